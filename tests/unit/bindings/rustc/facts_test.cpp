// What is read out of rustc's other outputs.

#include "bindings/rustc/hir_facts.h"
#include "bindings/rustc/layout_dump.h"
#include "bindings/rustc/stable_mir.h"
#include "bindings/rustc/trailer.h"
#include "bindings/rustc/type_sizes.h"
#include "tests/unit/bindings/rustc/mir_helpers.h"

using namespace pliron;
using namespace pliron::rustc;

TEST_CASE("HIR gives kernels, foreign functions and types") {
  HirFacts facts = parse_hir(R"(
#![attr = NoStd]
mod inner {
    // extern "ptx-kernel" fn comment() {}
    #[attr = NoMangle]
    unsafe extern "ptx-kernel" fn k1(out: &'_ mut [f32]) { let s = "fn x() {"; let c = '{'; }
    #[attr = Repr {reprs: [ReprInt(UnsignedInt(u8))]}]
    enum E<T> where T: Copy { A = 3, B(T, u8) = 1 << 3, #[attr = X] C { x: Vec<u8, u8>, y: u8 } = -1, }
    impl W<u8> {
        #[attr = ExportName {name: "assoc kernel"}]
        extern "ptx-kernel" fn ak(x: [u8; { 4 }]) { }
    }
}
extern "C" {
    #[attr = LinkName {name: "__nv_sinf"}]
    unsafe fn sinf(x: f32) -> f32;
    unsafe fn cosf(x: f32) -> f32;
}
fn plain(f: extern "C" fn(u8)) { struct Local { q: fn(u8) -> Vec<u8, u8>, r: [u8; 2] } fn nested() {} }
macro_rules! mk { ($n:ident) => { extern "ptx-kernel" fn $n() {} } }
struct Tuple<T>(T, u8);
mod deep { pub trait Tr<T> { fn f(&self) -> T; } }
impl<'a, T: Copy, const N: usize> deep::Tr<T> for [&'a T; N] { fn f(&self) -> T { *self[0] } }
fn lifetimes<'a, 'b: 'a>(x: &'a u8) {}
extern "ptx-kernel" fn generic<'a, T: Fn(u8) -> Vec<T, u8>, const N: usize>(x: &'a T) {}
)");
  CHECK(facts.traits == std::vector<std::string>{"deep::Tr"});
  CHECK(facts.impl_parameters == std::vector<std::string>{"T", "N"});
  REQUIRE(facts.fns.size() == 10);
  CHECK(facts.fns[0].path == "inner::k1");
  CHECK(facts.fns[0].abi == "ptx-kernel");
  CHECK(facts.fns[0].symbol == "k1");
  CHECK(facts.fns[1].path == "inner::<impl>::ak");
  CHECK(facts.fns[1].symbol == "assoc kernel");
  CHECK(facts.fns[2].is_foreign);
  CHECK(facts.fns[2].symbol == "__nv_sinf");
  CHECK(facts.fns[3].symbol == "cosf");
  CHECK(facts.fns[4].abi == "Rust");
  CHECK(facts.fns[4].symbol == "");
  CHECK(facts.fns[5].path == "plain::nested");
  CHECK(facts.fns[6].path == "deep::Tr::f");
  CHECK(facts.fns[7].path == "<impl>::f");
  CHECK_FALSE(facts.fns[8].is_generic);
  CHECK(facts.fns[9].is_generic);
  CHECK(facts.fns[9].abi == "ptx-kernel");
  REQUIRE(facts.enums.size() == 1);
  REQUIRE(facts.enums[0].variants.size() == 3);
  CHECK(facts.enums[0].variants[1].value == "1<<3");
  CHECK(facts.enums[0].variants[2].name == "C");
  CHECK(facts.enums[0].variants[2].value == "-1");
  REQUIRE(facts.types.size() == 3);
  CHECK(facts.types[1].path == "plain::Local");
  CHECK(facts.types[1].fields == std::vector<std::string>{"q", "r"});

  std::string kept;
  llvm::raw_string_ostream os(kept);
  print_core_facts(facts, os);
  HirFacts again = parse_core_facts(kept);
  CHECK(again.enums[0].variants[1].value == "1<<3");
  CHECK(again.types[1].fields.size() == 2);
  CHECK(again.traits == facts.traits);
  CHECK(again.fns.size() == 2);
}

TEST_CASE("literals of discriminants") {
  CHECK(literal_value("3") == 3);
  CHECK(literal_value("-1") == -1);
  CHECK(literal_value("0x10_u8") == 16);
  CHECK(literal_value("1_000isize") == 1000);
  CHECK_FALSE(literal_value("1<<3"));
  CHECK_FALSE(literal_value("X"));
  CHECK_FALSE(literal_value(""));
}

TEST_CASE("layout dumps") {
  std::optional<Layout> layout = parse_layout_dump(R"(layout_of(Option<&f32>) = Layout {
           size: Size(8 bytes),
           align: AbiAlign { abi: Align(8 bytes) },
           backend_repr: Scalar(
               Initialized { value: Pointer(AddressSpace(0)), valid_range: (..=0) | (1..) },
           ),
           fields: Arbitrary { offsets: [Size(0 bytes)], in_memory_order: [0] },
           largest_niche: None,
           uninhabited: false,
           variants: Multiple {
               tag: Initialized { value: Int(I16, true), valid_range: 65535..=4 },
               tag_encoding: Niche { untagged_variant: 1, niche_variants: 0..=2, niche_start: 7 },
               tag_field: 0,
               variants: [
                   Layout {
                       size: Size(0 bytes),
                       fields: Arbitrary { offsets: [], in_memory_order: [] },
                       uninhabited: true,
                   },
                   Layout {
                       size: Size(8 bytes),
                       fields: Arbitrary { offsets: [Size(4 bytes), Size(0 bytes)] },
                       uninhabited: false,
                   },
               ],
           },
       })");
  REQUIRE(layout);
  CHECK(layout->size == 8);
  CHECK(layout->abi == LayoutAbi::Scalar);
  CHECK(to_string(layout->scalars[0]) == "ptr 1..=0");
  REQUIRE(layout->tag);
  CHECK(to_string(layout->tag->scalar) == "i16 65535..=4");
  CHECK(layout->tag->niche_last == 2);
  CHECK(layout->tag->niche_start == 7);
  REQUIRE(layout->variants.size() == 2);
  CHECK(layout->variants[0].is_uninhabited);
  CHECK(layout->variants[1].offsets == std::vector<std::uint64_t>{4, 0});

  std::optional<Layout> united = parse_layout_dump(
      "layout_of(U) = Layout { size: Size(4 bytes), align: AbiAlign { abi: Align(4 bytes) }, "
      "backend_repr: Memory { sized: true }, fields: Union(2), uninhabited: false, variants: Single "
      "{ index: 0 } }");
  REQUIRE(united);
  CHECK(united->is_union);
  CHECK(united->variants[0].offsets.size() == 2);

  std::optional<Layout> second = parse_layout_dump(
      "layout_of(R) = Layout { size: Size(4 bytes), align: AbiAlign { abi: Align(4 bytes) }, "
      "backend_repr: Memory { sized: true }, fields: Arbitrary { offsets: [Size(0 bytes)] }, "
      "uninhabited: false, variants: Single { index: 1 } }");
  REQUIRE(second);
  CHECK(second->single_variant == 1);
  CHECK(second->variants[0].is_uninhabited);

  CHECK_FALSE(parse_layout_dump("the type has an unknown layout"));
  CHECK_FALSE(parse_layout_dump("layout_of(U) = Layout { size: Size(4"));
  CHECK_FALSE(parse_layout_dump("layout_of(U) = Layout { size: Size(4 bytes) }"));
}

TEST_CASE("type sizes give the fields of structs") {
  OpenedMir mir("");
  auto sizes = parse_type_sizes(*mir.module, R"(
print-type-size type: `edge::Local`: 12 bytes, alignment: 4 bytes
print-type-size     field `.q`: 4 bytes
print-type-size     field `.r`: 2 bytes
print-type-size     padding: 2 bytes
print-type-size     field `.p`: 4 bytes, alignment: 4 bytes
print-type-size type: `E`: 8 bytes, alignment: 4 bytes
print-type-size     discriminant: 1 bytes
print-type-size     variant `A`: 7 bytes
print-type-size type: `{closure@k.rs:1:2: 3:4}`: 8 bytes, alignment: 8 bytes
print-type-size type: `{closure@k.rs:1:2: 3:4}`: 4 bytes, alignment: 4 bytes
)");
  std::optional<Layout> layout =
      struct_layout(sizes[mir.module->parse_type("edge::Local")], {"p", "q", "r"});
  REQUIRE(layout);
  CHECK(layout->variants[0].offsets == std::vector<std::uint64_t>{8, 0, 4});
  CHECK_FALSE(struct_layout(sizes[mir.module->parse_type("edge::Local")], {"p", "q"}));
  CHECK_FALSE(struct_layout(sizes[mir.module->parse_type("edge::Local")], {"p", "q", "x"}));
  CHECK_FALSE(struct_layout(sizes[mir.module->parse_type("E")], {}));
  CHECK(sizes[mir.module->parse_type("{closure@k.rs:1:2: 3:4}")].is_ambiguous);
}

TEST_CASE("stable MIR completes closures and names impls") {
  OpenedMir mir(R"(
fn <impl at k.rs:5:10: 5:15>::clone(_1: &S) -> S {
    bb0: {
        return;
    }
}

fn k(_1: P) -> () {
    let mut _0: ();
    let mut _7: {closure@k.rs:13:13: 13:21};

    bb0: {
        _7 = {closure@k.rs:13:13: 13:21} { p: copy _5 }; // scope 0 at k.rs:1:1: 1:9
                                         // closure
                                         // + args: [
                                         //     (&'{erased} f32, f32, u8),
                                         // ]
        return;
    }
}
)");
  std::string stable = R"(// WARNING
fn <S as Clone>::clone(_1: &S) -> S {
    bb0: {
        return;
    }
}
fn k(_1: P) -> () {
    bb0: {
        _7 = {closure@k.rs:13:13: 13:21}(_5, move (_1.1: f32), 3_u8);
        return;
    }
}
)";
  REQUIRE(mir.module);
  CHECK(needs_stable_mir(*mir.module));
  std::string completed = complete_closures(*mir.module, stable);
  CHECK(llvm::StringRef(completed).contains(
      "_7 = {closure@k.rs:13:13: 13:21} { 0: copy _5, 1: move (_1.1: f32), 2: const 3_u8 }; //"));
  CHECK(complete_closures(*mir.module, "") == mir.module->text());
  HirFacts crate, core;
  crate.types.push_back({"S", {}});
  core.traits.push_back("clone::Clone");
  std::vector<ImplMember> members = impl_members(*mir.module, stable, ImplNames(crate, core));
  REQUIRE(members.size() == 1);
  CHECK(members[0].path->spelling == "<impl at k.rs:5:10: 5:15>::clone");
  CHECK(members[0].impls == std::vector<std::string>{"crate::S as Clone"});
}
