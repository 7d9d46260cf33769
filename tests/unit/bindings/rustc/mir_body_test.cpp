#include "tests/unit/bindings/rustc/mir_helpers.h"

using namespace pliron;
using namespace pliron::rustc;

namespace {

constexpr const char* add_text = R"(
fn add(_1: &[f32], _2: usize) -> f32 {
    debug a => _1;                       // in scope 0 at k.rs:3:8: 3:9
    let mut _0: f32;                     // return place in scope 0 at k.rs:3:30: 3:33
    let mut _3: usize;                   // in scope 0 at k.rs:4:5: 4:10
    let mut _4: bool;                    // in scope 0 at k.rs:4:5: 4:10
    scope 1 (inlined helper) {           // at k.rs:4:5: 4:10
        debug n => const 7_u32;          // in scope 1 at lib.rs:9:1: 9:2
        scope 2 {
        }
    }

    bb0: {
        _3 = PtrMetadata(copy _1);       // scope 0 at k.rs:4:5: 4:10
        _4 = Lt(copy _2, copy _3);       // scope 2 at lib.rs:10:3: 10:4
        assert(move _4, "index out of bounds: the length is {} but the index is {}", copy _3, copy _2) -> [success: bb1, unwind unreachable]; // scope 0 at k.rs:4:5: 4:10
    }

    bb1: {
        _0 = copy (*_1)[_2];             // scope 0 at k.rs:4:5: 4:10
        // DBG: _9 = &(*_1);
        return;                          // scope 0 at no-location
    }
}
)";

// A function with these lines in its only block.
std::string with_block(const std::string& lines) {
  return "\nfn f(_1: &[u32], _2: Add, _3: usize, _4: core::option::Option<u32>) -> () {\n"
         "    let mut _0: ();\n    let mut _5: u32;\n    let mut _6: Add;\n"
         "    let mut _7: {closure@k.rs:1:1: 1:9};\n    let mut _8: fn(u32) -> u32;\n"
         "\n    bb0: {\n" +
         lines + "    }\n}\n";
}

// The rvalue of the first statement.
const Rvalue& first_rvalue(OpenedMir& mir) {
  const Body* body = only_body(mir);
  REQUIRE_MESSAGE(body, (mir.errors.empty() ? "no error" : mir.errors[0].message));
  REQUIRE(body->blocks[0].statements.size() >= 1);
  REQUIRE(body->blocks[0].statements[0].rvalue);
  return *body->blocks[0].statements[0].rvalue;
}

}  // namespace

TEST_CASE("a body has locals, scopes, blocks and places in the source") {
  OpenedMir mir(add_text);
  const Body* body = only_body(mir);
  REQUIRE(body);
  CHECK(body->num_args == 2);
  CHECK(body->locals.size() == 5);
  CHECK(body->local_type(1)->spelling == "&[f32]");
  CHECK(body->locals[3].is_mut);
  REQUIRE(body->debug_entries.size() == 2);
  CHECK(body->debug_entries[0].name == "a");
  CHECK(body->debug_entries[1].constant->words[0] == 7);
  CHECK(body->scopes[1].callee->spelling == "helper");
  CHECK(body->scopes[2].parent == 1);
  REQUIRE(body->blocks.size() == 2);

  const Statement& less = body->blocks[0].statements[1];
  CHECK(less.rvalue->binary == BinaryOp::Lt);
  Location location = body->location(mir.context, less.source);
  REQUIRE(location.kind() == LocationKind::CallSite);
  CHECK(location.children()[0].file() == "lib.rs");
  CHECK(location.children()[0].line() == 10);
  CHECK(location.children()[1].file() == "k.rs");

  const Terminator& check = body->blocks[0].terminator;
  CHECK(check.assertion == AssertKind::BoundsCheck);
  CHECK(check.expected);
  CHECK(check.message_operands.size() == 2);
  CHECK(check.unwind.kind == UnwindKind::Unreachable);

  const Place& place = body->blocks[1].statements[0].rvalue->operands[0].place;
  REQUIRE(place.projections.size() == 2);
  CHECK(place.projections[0].kind == ProjectionKind::Deref);
  CHECK(place.projections[1].kind == ProjectionKind::Index);
  CHECK(place_type(*body, place)->spelling == "f32");
  CHECK(body->blocks[1].terminator.kind == TerminatorKind::Return);
  CHECK_FALSE(body->blocks[1].terminator.source.span.is_known());
}

TEST_CASE("a struct may be called like an operator") {
  OpenedMir op(with_block("        _5 = Add(copy _5, const 1_u32);\n        return;\n"));
  CHECK(first_rvalue(op).kind == RvalueKind::Binary);
  OpenedMir adt(with_block("        _6 = Add(copy _5, const 1_u32);\n        return;\n"));
  CHECK(first_rvalue(adt).kind == RvalueKind::Adt);
}

TEST_CASE("rvalues") {
  auto kind = [](const std::string& text) {
    OpenedMir mir(with_block("        _5 = " + text + ";\n        return;\n"));
    return first_rvalue(mir).kind;
  };
  CHECK(kind("copy _1 as *const [u32] (PtrToPtr)") == RvalueKind::Cast);
  CHECK(kind("helper as fn(u32) -> u32 (PointerCoercion(ReifyFnPointer(Safe), AsCast))") ==
        RvalueKind::Cast);
  CHECK(kind("[const 0_u8; 16]") == RvalueKind::Repeat);
  CHECK(kind("[move _5, copy _5]") == RvalueKind::Array);
  CHECK(kind("(copy _5,)") == RvalueKind::Tuple);
  CHECK(kind("&raw const (*_1)") == RvalueKind::RawRef);
  CHECK(kind("&mut (*_1)[1 of 3]") == RvalueKind::Ref);
  CHECK(kind("discriminant(_4)") == RvalueKind::Discriminant);
  CHECK(kind("*const [f32] from (copy _5, copy _3)") == RvalueKind::RawPtr);
  CHECK(kind("core::option::Option::<u32>::Some(move _5)") == RvalueKind::Adt);
  CHECK(kind("P { x: copy _5, y: const 2.5f32 }") == RvalueKind::Adt);
  CHECK(kind("{closure@k.rs:1:1: 1:9} { p: copy _5 }") == RvalueKind::Closure);
  CHECK(kind("Neg(copy _5)") == RvalueKind::Unary);
  CHECK(kind("copy ((_4 as Some).0: u32)") == RvalueKind::Use);
}

TEST_CASE("constants") {
  auto constant = [](OpenedMir& mir) -> const Constant& {
    return *first_rvalue(mir).operands[0].constant;
  };
  auto with = [](const std::string& text) {
    return with_block("        _5 = const " + text + ";\n        return;\n");
  };
  OpenedMir negative(with("-3_i64"));
  CHECK(constant(negative).int_value(64).getSExtValue() == -3);
  OpenedMir extreme(with("i8::MIN"));
  CHECK(constant(extreme).int_value(8).getSExtValue() == -128);
  OpenedMir wide(with("340282366920938463463374607431768211455_u128"));
  CHECK(constant(wide).int_value(128).isAllOnes());
  OpenedMir small(with("1.40129846E-45f32"));
  CHECK(constant(small).words[0] == 1);
  OpenedMir zero(with("-0f32"));
  CHECK(constant(zero).words[0] == 0x80000000);
  OpenedMir infinite(with("-Inf_f64"));
  CHECK(constant(infinite).float_value(64).isNegInfinity());
  OpenedMir nan(with("NaN_f32"));
  CHECK(constant(nan).float_value(32).isNaN());
  OpenedMir letter(with("'\\u{e9}'"));
  CHECK(constant(letter).words[0] == 0xe9);
  OpenedMir quote(with("'\\''"));
  CHECK(constant(quote).words[0] == '\'');
  OpenedMir text(with("\"a\\n\\\"\u00e9\""));
  CHECK(constant(text).bytes == "a\n\"\u00e9");
  OpenedMir bytes(with("*b\"\\x00\\xffz\""));
  CHECK(constant(bytes).kind == ConstantKind::ByteArray);
  CHECK(constant(bytes).bytes == llvm::StringRef("\0\xffz", 3));
  OpenedMir alloc(with("{alloc7+0x10<imm>: &[u8]}"));
  CHECK(constant(alloc).alloc == 7);
  CHECK(constant(alloc).words[0] == 16);
  OpenedMir adt(with("P {{ x: -3_i32, y: Q(2_u8, true) }}"));
  CHECK(constant(adt).field_names.size() == 2);
  CHECK(constant(adt).elements[1]->elements.size() == 2);
  OpenedMir empty(with("Unit {{  }}"));
  CHECK(constant(empty).kind == ConstantKind::Adt);
  OpenedMir promoted(with("f::promoted[2]"));
  CHECK(constant(promoted).path->is_promoted());
  OpenedMir niche(with("core::num::niche_types::NonZeroU32Inner(5_u32 is 1..)"));
  CHECK(constant(niche).elements[0]->words[0] == 5);
}

TEST_CASE("comments give constants their types") {
  OpenedMir mir(with_block(
      "        _5 = gcd::<u32>(const 4_u32, const \"a\") -> [return: bb0, unwind continue]; // scope 0 "
      "at k.rs:1:2: 3:4\n"
      "                                         // mir::ConstOperand\n"
      "                                         // + span: no-location\n"
      "                                         // + const_: Const { ty: unsafe extern \"C\" fn(u32, "
      "&'static str) -> u32 {gcd::<u32>}, val: Value(gcd::<u32>) }\n"
      "                                         // mir::ConstOperand\n"
      "                                         // + span: no-location\n"
      "                                         // + const_: Const { ty: &str, val: Value(\"a\") }\n"));
  const Body* body = only_body(mir);
  REQUIRE(body);
  const Terminator& call = body->blocks[0].terminator;
  CHECK(call.kind == TerminatorKind::Call);
  REQUIRE(call.callee.constant->type);
  CHECK(call.callee.constant->type->abi == "C");
  CHECK(call.callee.constant->type->path == call.callee.constant->path);
  CHECK(call.args[0].constant->type->spelling == "u32");
  CHECK(call.args[1].constant->type->spelling == "&str");
  CHECK(call.unwind.kind == UnwindKind::Continue);
}

TEST_CASE("a bare path is a constant when a comment says so, and an aggregate otherwise") {
  OpenedMir item(with_block(
      "        _8 = helper;                     // scope 0 at k.rs:1:2: 3:4\n"
      "                                         // mir::ConstOperand\n"
      "                                         // + span: no-location\n"
      "                                         // + const_: Const { ty: fn(u32) -> u32 {helper}, "
      "val: Value(helper) }\n        return;\n"));
  CHECK(first_rvalue(item).kind == RvalueKind::Use);
  CHECK(first_rvalue(item).operands[0].constant->type->is(TypeKind::FnDef));
  OpenedMir variant(with_block("        _6 = Shape::Empty;\n        return;\n"));
  CHECK(first_rvalue(variant).kind == RvalueKind::Adt);
  CHECK(first_rvalue(variant).is_bare_path);
}

TEST_CASE("the captures that rustc does not print are counted") {
  OpenedMir mir(with_block(
      "        _7 = {closure@k.rs:1:1: 1:9} { p: copy _5 }; // scope 0 at k.rs:1:1: 1:9\n"
      "                                         // closure\n"
      "                                         // + def_id: DefId(0:5 ~ k[e5df]::f::{closure#0})\n"
      "                                         // + args: [\n"
      "                                         //     i8,\n"
      "                                         //     Binder { value: fn((f32,)), bound_vars: [] },\n"
      "                                         //     (&'{erased} f32, &'{erased} (f32, u8)),\n"
      "                                         // ]\n        return;\n"));
  CHECK(first_rvalue(mir).num_captures == 2);
  CHECK(first_rvalue(mir).operands.size() == 1);
}

TEST_CASE("terminators") {
  auto terminator = [](OpenedMir& mir) -> const Terminator& {
    const Body* body = only_body(mir);
    REQUIRE_MESSAGE(body, (mir.errors.empty() ? "no error" : mir.errors[0].message));
    return body->blocks[0].terminator;
  };
  OpenedMir choice(with_block("        switchInt(copy _5) -> [97: bb0, 4294967295: bb0, otherwise: "
                              "bb0];\n"));
  CHECK(terminator(choice).values.size() == 2);
  CHECK(terminator(choice).values[1][0] == 4294967295);
  CHECK(terminator(choice).targets.size() == 3);
  OpenedMir pointer(with_block("        _5 = copy _8(move _5) -> bb0;\n"));
  CHECK(terminator(pointer).callee.is_place());
  CHECK(terminator(pointer).targets.empty());
  CHECK(terminator(pointer).unwind.kind == UnwindKind::Cleanup);
  OpenedMir panic(with_block("        _5 = core::panicking::panic(const \"x -> [return: bb9\") -> "
                             "unwind unreachable;\n"));
  CHECK(terminator(panic).kind == TerminatorKind::Call);
  CHECK(terminator(panic).targets.empty());
  OpenedMir overflow(with_block(
      "        assert(!move (_9.1: bool), \"attempt to compute `{} - {}`, which would overflow\", "
      "copy _5, const 1_u32) -> [success: bb0, unwind: bb0];\n"));
  CHECK(terminator(overflow).assertion == AssertKind::Overflow);
  CHECK(terminator(overflow).overflow == BinaryOp::Sub);
  CHECK_FALSE(terminator(overflow).expected);
  OpenedMir assembly(with_block(
      "        asm!(\"say \"hi\", {0};\n}} more\", out(reg32) _5, in(reg32) copy _5, inout(reg64) "
      "const 1_u64 => _, options(NOMEM | NOSTACK)) -> [return: bb0, unwind unreachable];\n"));
  const InlineAsm* code = terminator(assembly).assembly;
  REQUIRE(code);
  CHECK(code->pieces == "say \"hi\", {0};\n}} more");
  CHECK(code->operands.size() == 3);
  CHECK(code->operands[1].input->place.local == 5);
  CHECK(code->options.size() == 2);
  CHECK(terminator(assembly).targets.size() == 1);
}

TEST_CASE("an unreadable body is an error in the text and in the Rust source, when it is asked for") {
  OpenedMir mir("\nfn f() -> () {\n    let mut _0: ();\n\n    bb0: {\n"
                "        _0 = frobnicate!(copy _1);       // scope 0 at dir/k.rs:7:9: 7:12\n"
                "    }\n}\n");
  CHECK(mir.errors.empty());
  CHECK(only_body(mir) == nullptr);
  REQUIRE(mir.errors.size() == 1);
  CHECK(mir.errors[0].location.file() == "test.mir");
  CHECK(mir.errors[0].location.line() == 8);
  CHECK(mir.errors[0].message == "cannot read this MIR: expected ';', found '!(copy _1);       // sco'");
  REQUIRE(mir.errors[0].notes.size() == 1);
  CHECK(mir.errors[0].notes[0].location.file() == "dir/k.rs");
  CHECK(mir.errors[0].notes[0].location.line() == 7);
}

TEST_CASE("a body without a return place is refused") {
  OpenedMir mir("\nfn f() -> () {\n\n    bb0: {\n        return;\n    }\n}\n");
  CHECK(only_body(mir) == nullptr);
  REQUIRE(mir.errors.size() == 1);
  CHECK(mir.errors[0].message ==
        "cannot read this MIR: this body does not declare _0, its return place");
}

TEST_CASE("a body that goes to a block that is not there is refused") {
  OpenedMir mir(with_block("        goto -> bb7;\n"));
  CHECK(only_body(mir) == nullptr);
  REQUIRE(mir.errors.size() == 1);
  CHECK(mir.errors[0].message == "cannot read this MIR: this body has no block bb7");
}

TEST_CASE("bodies that rustc would not print are refused") {
  struct Case {
    std::string text;
    const char* message;
  };
  std::string many(1000, '(');
  for (const Case& wrong : {
           Case{with_block("        assert(copy _1, \"no\") -> unwind unreachable;\n"),
                "an assertion must say where it goes on"},
           Case{with_block("        drop(_1) -> unwind continue;\n"), "a drop must say where it goes on"},
           Case{with_block("        tailcall " + many + "\n"), "this nests too deeply"},
           Case{with_block("        return;\n    }\n\n    bb0: {\n        return;\n"),
                "this block is there twice"},
           Case{with_block("        return;\n    }\n\n    bb900000: {\n        return;\n"),
                "this block has an absurd number"},
           Case{"\nfn f(_1: u8) -> () {\n    let mut _0: ();\n    let mut _1: ();\n\n    bb0: {\n"
                "        return;\n    }\n}\n",
                "this local is declared twice"},
           Case{"\nfn f() -> () {\n    let mut _0: ();\n    let mut _900000: ();\n\n    bb0: {\n"
                "        return;\n    }\n}\n",
                "this local has an absurd number"},
       }) {
    OpenedMir mir(wrong.text);
    CHECK(only_body(mir) == nullptr);
    REQUIRE(mir.errors.size() == 1);
    CHECK(mir.errors[0].message == "cannot read this MIR: " + std::string(wrong.message));
  }
}
