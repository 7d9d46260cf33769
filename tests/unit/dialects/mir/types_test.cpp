#include "tests/unit/dialects/mir/mir_test.h"

#include <doctest/doctest.h>

namespace pliron::mir {

static SizeAlign layout(Type type) {
  SizeAlign result{~0ull, 0};
  layout_of(type, result);
  return result;
}

TEST_CASE_FIXTURE(MirTest, "pointers print as they parse") {
  for (llvm::StringRef text :
       {"!mir.ptr<f32>", "!mir.ptr<mut f32>", "!mir.ref<mut !mir.slice<si8>, 3>",
        "!mir.ref<!mir.str>", "!mir.ptr<mut !mir.ptr<!mir.array<ui16, 4>>, 1>", "!mir.never"}) {
    Type type = this->type(text);
    REQUIRE(type);
    CHECK(text_of(type) == text.str());
  }
}

TEST_CASE_FIXTURE(MirTest, "an address space that LLVM cannot have is refused") {
  CHECK_FALSE(type("!mir.ptr<f32, 16777216>"));
  CHECK(errors == "an address space is less than 2^24, got 16777216\n");
}

TEST_CASE_FIXTURE(MirTest, "scalars have the sizes of Rust's") {
  CHECK(layout(type("i1")).size == 1);
  CHECK(layout(type("ui128")).align == 16);
  CHECK(layout(type("f16")).size == 2);
  CHECK(layout(type("!mir.ref<f32>")).size == 8);
  CHECK(layout(type("!mir.ref<!mir.slice<f32>>")).size == 16);
  CHECK(layout(type("!mir.array<!mir.array<ui16, 3>, 5>")).size == 30);
  CHECK(layout(type("!mir.array<ui64, 0>")).align == 8);
}

TEST_CASE_FIXTURE(MirTest, "types without a size say so") {
  SizeAlign result;
  for (llvm::StringRef text : {"!mir.str", "!mir.slice<f32>", "i32", "si24", "index", "bf16",
                               "!mir.array<ui64, 18446744073709551615>"})
    CHECK_FALSE(layout_of(type(text), result));
}

TEST_CASE_FIXTURE(MirTest, "only what fits registers is scalar") {
  for (llvm::StringRef text : {"i1", "ui8", "si128", "f64", "!mir.ptr<!mir.str>"})
    CHECK(is_scalar(type(text)));
  for (llvm::StringRef text : {"i32", "!mir.never", "!mir.array<ui8, 1>", "index", "vector<2xf32>"})
    CHECK_FALSE(is_scalar(type(text)));
}

static AdtType adt(Context& context, llvm::StringRef kind, llvm::StringRef name) {
  VariantAttr variant = VariantAttr::get(context, context.identifier(""), std::uint64_t{0},
                                         ParamValue(context, llvm::ArrayRef<std::int64_t>()));
  return AdtType::get(context, context.identifier(kind), context.identifier(name), std::uint64_t{0},
                      std::uint64_t{1}, true, true,
                      ParamValue(context, llvm::ArrayRef<Attribute>(variant)), Attribute());
}

TEST_CASE_FIXTURE(MirTest, "aliases keep the last segment of each path") {
  auto alias = [&](llvm::StringRef kind, llvm::StringRef name) {
    return std::string(text::adt_alias(adt(context, kind, name)));
  };
  CHECK(alias("enum", "core::option::Option<&mut f32>") == "Option_mut_f32");
  CHECK(alias("enum", "core::result::Result<a::b::X, &[u8; 4]>") == "Result_X_ref_u8_4");
  CHECK(alias("struct", "core::slice::Iter<'_, f32>") == "Iter_f32");
  CHECK(alias("tuple", "()") == "unit");
  CHECK(alias("tuple", "(u32, bool)") == "tuple_u32_bool");
  CHECK(alias("closure", "{closure@map.rs:5:3: 5:9}") == "closure_map_rs_5_3_5_9");
  CHECK(alias("struct", "") == "struct_");
}

TEST_CASE_FIXTURE(MirTest, "a layout that cannot be is described") {
  auto problem = [&](llvm::StringRef text) {
    Type parsed = type(text);
    REQUIRE_MESSAGE(parsed, errors);
    return adt_problem(parsed.as<AdtType>());
  };
  CHECK(problem("!mir.adt<\"struct\", \"S\", 8, 4, true, true, [#mir.variant<\"S\", 0, [0, 4]>], "
                "none>") == "");
  CHECK(problem("!mir.adt<\"thing\", \"S\", 8, 4, true, true, [], none>") ==
        "has the unknown kind \"thing\"");
  CHECK(problem("!mir.adt<\"struct\", \"S\", 8, 3, true, true, [], none>") ==
        "has the alignment 3, which is no power of two up to 2^29");
  CHECK(problem("!mir.adt<\"struct\", \"S\", 6, 4, true, true, [], none>") ==
        "has the size 6, which is no multiple of its alignment");
  CHECK(problem("!mir.adt<\"struct\", \"S\", 4, 4, true, true, [#mir.variant<\"S\", 0, [0, 5]>], "
                "none>") == "has a field at offset 5, outside its 4 bytes");
  CHECK(
      problem(
          "!mir.adt<\"struct\", \"S\", 4, 4, true, true, [#mir.variant<\"S\", 0, [-1]>], none>") ==
      "has a field at offset -1, outside its 4 bytes");
  CHECK(problem("!mir.adt<\"struct\", \"S\", 4, 4, true, true, [], none>") ==
        "must have exactly one variant");
  CHECK(problem("!mir.adt<\"struct\", \"S\", 4, 4, true, true, [unit], none>") ==
        "has something other than #mir.variant among its variants");
  auto with_tag = [&](llvm::StringRef tag) {
    return problem(("!mir.adt<\"enum\", \"E\", 4, 4, true, true, [#mir.variant<\"A\", 0, []>, "
                    "#mir.variant<\"B\", 1, []>], " +
                    tag + ">")
                       .str());
  };
  CHECK(with_tag("#mir.tag<\"direct\", ui8, 0, 0, 0, 0, 0>") == "");
  CHECK(with_tag("#mir.tag<\"direct\", ui8, 4, 0, 0, 0, 0>") == "has a tag outside its 4 bytes");
  CHECK(with_tag("#mir.tag<\"direct\", ui64, 0, 0, 0, 0, 0>") == "has a tag outside its 4 bytes");
  CHECK(with_tag("#mir.tag<\"direct\", f32, 0, 0, 0, 0, 0>") ==
        "has a tag that is no integer of Rust's");
  CHECK(with_tag("#mir.tag<\"odd\", ui8, 0, 0, 0, 0, 0>") ==
        "has a tag of unknown encoding \"odd\"");
  CHECK(with_tag("#mir.tag<\"niche\", ui8, 0, 0, 1, 2, 0>") ==
        "has a niche that names variants which do not exist");
  CHECK(with_tag("unit") == "has a tag that is not #mir.tag");
}

}  // namespace pliron::mir
