#include "tests/unit/bindings/rustc/mir_helpers.h"

using namespace pliron;
using namespace pliron::rustc;

namespace {

struct Types {
  OpenedMir mir{""};
  const rustc::Type* type(llvm::StringRef text) {
    const rustc::Type* type = mir.module->parse_type(text);
    REQUIRE_MESSAGE(type, text.str());
    return type;
  }
  std::string spelling(llvm::StringRef text) { return type(text)->spelling.str(); }
  const Path* path(llvm::StringRef text) {
    const Path* path = mir.module->parse_path(text);
    REQUIRE_MESSAGE(path, text.str());
    return path;
  }
};

}  // namespace

TEST_CASE_FIXTURE(Types, "types that MIR prints keep their spelling") {
  for (llvm::StringRef text : {
           "bool", "char", "str", "!", "i8", "u128", "isize", "usize", "f16", "f64", "()", "(u8,)",
           "(u8, f32)", "[u8; 4]", "[u8; N]", "[u8]", "&u8", "&mut [f32]", "*const T", "*mut ()",
           "fn()", "fn(u8, &str) -> u32", "unsafe extern \"C\" fn(*const u8, ...) -> i32",
           "fn(i32) -> i32 {core::num::<impl i32>::abs}", "core::option::Option<u32>",
           "core::slice::Iter<'_, f32>", "&dyn Shape + core::marker::Sync",
           "dyn core::ops::Fn<(u8,), Output = u8>", "impl core::fmt::Debug",
           "{closure@k.rs:14:37: 14:45}",
           "{closure@core::iter::adapters::map::map_fold<u8, {closure@k.rs:1:2: 3:4}>::{closure#0}}",
           "{async fn body of a()}", "(u32) is 1..", "(i8) is (i8::MIN..=-1 | 1..)",
           "<T as core::iter::Iterator>::Item", "Mat<2, 3>", "Flag<true>", "Tag<'x'>", "_",
           "core::ops::ControlFlow<core::option::Option<!>, [[f32; 3]; 2]>",
       })
    CHECK(spelling(text) == text);
}

TEST_CASE_FIXTURE(Types, "equal types are one node, whatever their lifetimes") {
  CHECK(type("&'static str") == type("&str"));
  CHECK(type("for<'a> fn(&'a u8) -> &'a u8") == type("fn(&u8) -> &u8"));
  CHECK(type("core::slice::Iter<'static, u8>") == type("core::slice::Iter<'_, u8>"));
  CHECK(type("dyn Shape + 'a") == type("dyn Shape"));
  CHECK(type("[u8; 4]") != type("[u8; 5]"));
  CHECK(type("&u8") != type("&mut u8"));
}

TEST_CASE_FIXTURE(Types, "types have structure") {
  const rustc::Type* array = type("[[f32; 3]; 2]");
  CHECK(array->length == 2);
  CHECK(array->element->length == 3);
  CHECK(array->element->element->bits == 32);
  CHECK_FALSE(type("[u8; N]")->length.has_value());
  CHECK(type("[u8; N]")->length_text == "N");

  const rustc::Type* function = type("unsafe extern \"C\" fn(u8, ...) -> !");
  CHECK(function->is(TypeKind::FnPtr));
  CHECK(function->is_unsafe);
  CHECK(function->is_variadic);
  CHECK(function->abi == "C");
  CHECK(function->result->is(TypeKind::Never));

  const rustc::Type* item = type("fn(i32) -> i32 {core::num::<impl i32>::abs}");
  CHECK(item->is(TypeKind::FnDef));
  CHECK(item->path->name() == "abs");
  CHECK(item->abi == "Rust");

  const rustc::Type* closure = type("{closure@dir/k.rs:14:37: 15:45}");
  CHECK(closure->span.file == "dir/k.rs");
  CHECK(closure->span.line == 14);
  CHECK(closure->span.end_column == 45);
  CHECK(type("(u32) is 1..")->element == type("u32"));
  CHECK(type("usize")->is_pointer_sized);
  CHECK(type("(u8)") == type("u8"));
}

TEST_CASE_FIXTURE(Types, "paths keep their parts") {
  const Path* call = path("<[u8; 3] as Tr>::m::<u64>");
  CHECK(call->is_qualified());
  CHECK(call->segments[0].self_type == type("[u8; 3]"));
  CHECK(call->base == "Tr::m");
  CHECK(call->last().args.size() == 1);
  CHECK(call->last().args[0].type == type("u64"));

  const Path* intrinsic =
      path("core::intrinsics::atomic_xadd::<u32, u32, core::intrinsics::AtomicOrdering::Relaxed>");
  CHECK(intrinsic->base == "core::intrinsics::atomic_xadd");
  CHECK(intrinsic->last().args[2].text == "core::intrinsics::AtomicOrdering::Relaxed");

  const Path* constant = path("gpu::atomic::red_add::<f32, 1, -2, true>");
  CHECK(constant->last().args[1].value == 1);
  CHECK(constant->last().args[2].value == -2);
  CHECK(constant->last().args[3].value == 1);

  const Path* method = path("inner::<impl at k.rs:41:1: 41:7>::f");
  CHECK(method->segments[1].kind == SegmentKind::ImplAt);
  CHECK(method->segments[1].span.line == 41);
  CHECK(path("core::cmp::impls::<impl core::cmp::PartialOrd for usize>::lt")->segments[3].self_type ==
        type("usize"));
  CHECK(path("f::promoted[3]")->is_promoted());
  CHECK(path("f::promoted[3]")->last().index == 3);
  CHECK(path("f::{closure#2}")->last().name == "closure");
  CHECK(path("F4::0::{constant#0}")->segments[1].name == "0");
  CHECK(path("core::option::Option::<u8>::Some")->base == "core::option::Option::Some");
  CHECK(path("foo::<impl Fn(u8) -> u8>")->segments.size() == 1);
}

TEST_CASE_FIXTURE(Types, "what is no type is refused") {
  for (llvm::StringRef text : {"", "[u8", "(u8", "&", "fn(", "u8)", "Vec<u8", "{closure}", "<T as"})
    CHECK_MESSAGE(mir.module->parse_type(text) == nullptr, text.str());
  CHECK(mir.module->parse_type(std::string(100000, '&') + "u8") == nullptr);
  CHECK(mir.module->parse_type(std::string(100000, '(')) == nullptr);
}
