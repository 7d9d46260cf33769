#include "bindings/rustc/trailer.h"
#include "tests/unit/bindings/rustc/mir_helpers.h"

using namespace pliron;
using namespace pliron::rustc;

TEST_CASE("items are found by path, CTFE copies are left out") {
  OpenedMir mir(R"(
fn f(_1: u8) -> u8 {
    let mut _0: u8;

    bb0: {
        return;
    }
}

// MIR FOR CTFE
fn f(_1: u8) -> u8 {
    let mut _0: u8;

    bb0: {
        return;
    }
}

const f::promoted[0]: &[i32; 3] = {
    let mut _0: &[i32; 3];

    bb0: {
        return;
    }
}

const N: usize = const 4_usize;

static mut COUNT: u32 = {
    let mut _0: u32;

    bb0: {
        return;
    }
}

E::A::{constant#0}: isize = {
    let mut _0: isize;

    bb0: {
        return;
    }
}

fn a::{closure#0}(_1: core::pin::Pin<&mut {async fn body of a()}>) -> core::task::Poll<u32>
yields ()
 {
    bb0: {
        return;
    }
}
)");
  REQUIRE(mir.module);
  REQUIRE(mir.module->items().size() == 5);
  CHECK(mir.module->num_unreadable_items() == 1);
  CHECK(mir.module->find(mir.module->parse_path("f")).size() == 1);
  CHECK(mir.module->items()[1]->path->is_promoted());
  CHECK(mir.module->items()[2]->constant->words[0] == 4);
  CHECK(mir.module->items()[3]->kind == ItemKind::StaticMut);
  CHECK(mir.module->items()[4]->kind == ItemKind::AnonConst);
  mir.module->report_unreadable_items();
  CHECK(mir.errors.size() == 1);
}

TEST_CASE("allocations have bytes, holes and pointers") {
  OpenedMir mir(R"(
alloc7 (size: 4, align: 2) {
    2a 00 __ ff                                     │ *.░.
}

alloc8 (static: TABLE, size: 40, align: 8) {
    0x00 │ ╾──────alloc7<imm>──────╼ 03 00 00 00 00 00 00 00 │ ╾──────╼........
    0x10 │ 00 00 00 00 00 00 00 00 ╾─alloc7+0x2<imm>─╼ │ ........╾──────╼
    0x20 │ __ __ __ __ __ __ __ __                         │ ░░░░░░░░
}

alloc9 (size: 24, align: 1) {
    0x00 │ 01 02 03 04 05 06 07 08 09 0a 0b 0c ╾───────── │ ............╾───
    0x10 │ ─a7+0x1 (8 ptr bytes)─╼ 7c 00 00 00 │ ───╼|...
}

alloc2 (fn: add)

alloc6 (size: 0, align: 1) {}

alloc68 (vtable: impl Shape for P)

alloc100 (extern static: EXT)
)");
  REQUIRE(mir.module);
  auto small = mir.module->alloc(7);
  REQUIRE(succeeded(small));
  CHECK((*small)->bytes[0] == 0x2a);
  CHECK((*small)->bytes[3] == 0xff);
  CHECK_FALSE((*small)->init[2]);
  CHECK((*small)->align == 2);
  auto table = mir.module->static_alloc("TABLE");
  REQUIRE(succeeded(table));
  REQUIRE(*table);
  CHECK((*table)->kind == AllocKind::Static);
  CHECK((*table)->bytes[8] == 3);
  REQUIRE((*table)->relocations.size() == 2);
  CHECK((*table)->relocations[1].offset == 24);
  CHECK((*table)->relocations[1].alloc == 7);
  CHECK((*table)->relocations[1].addend == 2);
  auto straddling = mir.module->alloc(9);
  REQUIRE(succeeded(straddling));
  CHECK((*straddling)->relocations[0].offset == 12);
  CHECK((*straddling)->relocations[0].addend == 1);
  CHECK((*straddling)->bytes[20] == 0x7c);
  auto function = mir.module->alloc(2);
  REQUIRE(succeeded(function));
  CHECK((*function)->kind == AllocKind::Fn);
  CHECK((*function)->text == "add");
  CHECK(succeeded(mir.module->alloc(6)));
  CHECK((*mir.module->alloc(68))->text == "impl Shape for P");
  CHECK((*mir.module->alloc(100))->kind == AllocKind::ExternStatic);
  CHECK(failed(mir.module->alloc(1)));
  CHECK(mir.errors.back().message == "this MIR text has no allocation alloc1");
  CHECK(*mir.module->static_alloc("OTHER") == nullptr);
}

TEST_CASE("a file that is no MIR is refused") {
  OpenedMir mir("fn main() {}\n", /*has_header=*/false);
  CHECK_FALSE(mir.module);
  REQUIRE(mir.errors.size() == 1);
  CHECK(llvm::StringRef(mir.errors[0].message).starts_with("this is no MIR text of rustc"));
}

TEST_CASE("the trailer is read and printed back") {
  std::string trailer = R"(// pliron: rustc {"version":"rustc 1.96.0"}
// pliron: kernel {"path":"inner::k1","symbol":"k1","at":"t/h.rs:8:39: 8:41"}
// pliron: extern {"path":"sinf","symbol":"__nv_sinf"}
// pliron: impl {"path":"<impl at t/h.rs:10:14: 10:19>::clone","of":["crate::E as Clone",""]}
// pliron: layout {"type":"P","size":12,"align":4,"abi":"memory","freeze":true,"variants":[{"size":12,"offsets":[0,4,8]}]}
// pliron: layout {"type":"U","size":4,"align":4,"abi":"scalar","scalars":["u32 uninit"],"union":true,"variants":[{"size":4,"offsets":[0,0]}]}
// pliron: layout {"type":"core::option::Option<&u8>","size":8,"align":8,"abi":"scalar","scalars":["ptr 1..=0"],"unpin":true,"tag":{"offset":0,"scalar":"ptr 1..=0","niche_start":"0","niche_first":0,"niche_last":0,"untagged_variant":1},"variants":[{"name":"None","value":"0","size":0,"offsets":[]},{"name":"Some","value":"1","size":8,"uninhabited":true,"offsets":[0]}]}
)";
  OpenedMir mir(trailer);
  REQUIRE(mir.module);
  REQUIRE(mir.module->kernels().size() == 1);
  CHECK(mir.module->kernels()[0].span.line == 8);
  CHECK(mir.module->rustc_version() == "rustc 1.96.0");
  const Layout* layout = mir.module->layout(mir.module->parse_type("core::option::Option<&'a u8>"));
  REQUIRE(layout);
  REQUIRE(layout->tag);
  CHECK(layout->tag->encoding == TagEncoding::Niche);
  CHECK(layout->tag->untagged_variant == 1);
  CHECK(layout->variants[1].is_uninhabited);
  CHECK(layout->variants[1].discriminant->getZExtValue() == 1);
  CHECK(mir.module->layout(mir.module->parse_type("U"))->is_union);
  std::string printed;
  llvm::raw_string_ostream os(printed);
  print_trailer(*mir.module, os);
  CHECK(printed == trailer);
}

TEST_CASE("functions in impls are found by the paths of calls") {
  OpenedMir mir(R"(
fn <impl at k.rs:5:1: 5:9>::area(_1: &Sq) -> u32 {
    let mut _0: u32;

    bb0: {
        return;
    }
}

fn <impl at k.rs:6:1: 6:9>::width(_1: u8) -> u32 {
    let mut _0: u32;

    bb0: {
        return;
    }
}

fn <impl at k.rs:6:1: 6:9>::width(_1: i8) -> u32 {
    let mut _0: u32;

    bb0: {
        return;
    }
}

// pliron: impl {"path":"<impl at k.rs:5:1: 5:9>::area","of":["crate::a::Sq as crate::Shape"]}
// pliron: impl {"path":"<impl at k.rs:6:1: 6:9>::width","of":["u8 as crate::Width","i8 as crate::Width"]}
)");
  REQUIRE(mir.module);
  auto found = [&](const char* path) { return mir.module->find_in_impls(mir.module->parse_path(path)); };
  auto items = mir.module->items();
  REQUIRE(items.size() == 3);
  REQUIRE(found("<a::Sq as Shape>::area").size() == 1);
  CHECK(found("<a::Sq as Shape>::area")[0] == items[0]);
  CHECK(found("<b::Sq as Shape>::area").empty());
  CHECK(found("<a::Sq as b::Shape>::area").empty());
  CHECK(found("<a::Sq as Shape>::other").empty());
  REQUIRE(found("<i8 as Width>::width").size() == 1);
  CHECK(found("<i8 as Width>::width")[0] == items[2]);
  CHECK(mir.module->has_in_impls("area"));
  CHECK_FALSE(mir.module->has_in_impls("other"));
}

TEST_CASE("a broken trailer is an error at its place") {
  struct Case {
    const char* line;
    const char* message;
  };
  std::string deep = "// pliron: layout {\"type\":" + std::string(100000, '[');
  for (const Case& wrong : {
           Case{"// pliron: colour {}", "unknown fact 'colour' in the trailer"},
           Case{"// pliron: kernel {\"path\":\"f\"}", "'symbol' is missing or cannot be read"},
           Case{"// pliron: kernel [1]", "expected a JSON object"},
           Case{"// pliron: layout {\"type\":\"[\"}", "'type' is missing or cannot be read"},
           Case{"// pliron: layout {\"type\":\"P\",\"size\":1,\"align\":1,\"abi\":\"odd\"}", "'abi' is"},
           Case{"// pliron: kernel {", "[1:"},
           Case{deep.c_str(), "nests too deeply"},
           Case{"// pliron: layout {\"type\":\"E\",\"size\":1,\"align\":1,\"abi\":\"memory\",\"tag\":"
                "{\"offset\":0,\"scalar\":\"u8\"},\"variants\":[{\"name\":\"A\",\"value\":\"1\","
                "\"size\":1,\"offsets\":[]},{\"name\":\"B\",\"value\":\"1\",\"size\":1,"
                "\"offsets\":[]}]}",
                "variant 'B' has the value of another one"},
           Case{"// pliron: layout {\"type\":\"E\",\"size\":1,\"align\":1,\"abi\":\"memory\",\"tag\":"
                "{\"offset\":0,\"scalar\":\"i8\"},\"variants\":[{\"name\":\"A\",\"value\":\"300\","
                "\"size\":1,\"offsets\":[]}]}",
                "the value of variant 'A' does not fit into the tag"},
           Case{"// pliron: layout {\"type\":\"S\",\"size\":4,\"align\":1,\"abi\":\"memory\",\"variants\":"
                "[{\"size\":8,\"offsets\":[]}]}",
                "a variant is larger than the type"},
           Case{"// pliron: layout {\"type\":\"S\",\"size\":4,\"align\":3,\"abi\":\"memory\",\"variants\":[]}",
                "the alignment is no power of two up to 2^29"},
           Case{"// pliron: layout {\"type\":\"S\",\"size\":6,\"align\":4,\"abi\":\"memory\",\"variants\":[]}",
                "the size is no multiple of the alignment"},
           Case{"// pliron: layout {\"type\":\"S\",\"size\":-4,\"align\":4,\"abi\":\"memory\",\"variants\":[]}",
                "'size' is missing or cannot be read"},
           Case{"// pliron: layout {\"type\":\"S\",\"size\":4,\"align\":4,\"abi\":\"memory\",\"variants\":"
                "[{\"size\":4,\"offsets\":[8]}]}",
                "a field is outside the type"},
           Case{"// pliron: layout {\"type\":\"E\",\"size\":1,\"align\":1,\"abi\":\"memory\",\"tag\":"
                "{\"offset\":1,\"scalar\":\"u8\"},\"variants\":[]}",
                "the tag is outside the type"},
           Case{"// pliron: layout {\"type\":\"E\",\"size\":1,\"align\":1,\"abi\":\"memory\",\"tag\":"
                "{\"offset\":0,\"scalar\":\"u8\",\"niche_start\":\"2\",\"niche_first\":0,\"niche_last\":1,"
                "\"untagged_variant\":0},\"variants\":[{\"size\":1,\"offsets\":[]}]}",
                "the niche is for variants that do not exist"},
       }) {
    OpenedMir mir(std::string(wrong.line) + "\n");
    CHECK_FALSE(mir.module);
    REQUIRE(mir.errors.size() == 1);
    CHECK_MESSAGE(llvm::StringRef(mir.errors[0].message).contains(wrong.message),
                  mir.errors[0].message);
    CHECK(mir.errors[0].location.line() == 3);
  }
}
