#include "ir/bytecode.h"

#include <doctest/doctest.h>

#include "ir/bytecode_format.h"
#include "ir/clone.h"
#include "ir/equivalence.h"
#include "tests/unit/ir/bytecode_support.h"
#include "tests/unit/ir/toy_dialect.h"

using namespace pliron;
using bytecode_test::print;
using bytecode_test::read;
using bytecode_test::write;
using toy::Playground;

namespace {

// Everything that ops can have.
constexpr llvm::StringLiteral all = R"(
"toy.func"() <{sym_name = "f", function_type = (i1, i32) -> ()}> ({
^entry(%c: i1, %x: i32 loc("arg.rs":3:4)):
  "toy.br"(%x)[^head] <{hint = [1 : i8, "a", @b::@c, unit, {k = 1.5 : f32}]}> : (i32) -> ()
^body:
  %next = "toy.add"(%i, %x) : (i32, i32) -> i32 loc("a.rs":10:3)
  %2 = "toy.add"(%next, %x) : (i32, i32) -> i32 loc("a.rs":11:3)
  %3 = "toy.add"(%next, %x) : (i32, i32) -> i32 loc("a.rs":10:3)
  %4 = "toy.add"(%next, %x) : (i32, i32) -> i32 loc("b.rs":9:300 to 12:5)
  %5 = "toy.add"(%next, %x) : (i32, i32) -> i32 loc("b.rs":8:300 to :5)
  %6 = "toy.add"(%next, %x) : (i32, i32) -> i32 loc(unknown)
  %7 = "toy.add"(%next, %x) : (i32, i32) -> i32 loc(callsite("inner"("c.rs":1:1) at fused<"why">["d.rs":2:2, unknown]))
  %8 = "toy.add"(%next, %x) : (i32, i32) -> i32 loc("name")
  "toy.br"(%next)[^head] : (i32) -> ()
^head(%i: i32):
  "toy.scope"() ({
    "toy.use"(%i) {note = "kept", other = dense<[1, 2]> : vector<2xi32>} : (i32) -> ()
    "toy.return"() : () -> ()
  }) : () -> ()
  %g:2, %h:3 = "toy.groups"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0>, resultSegmentSizes = array<i32: 3, 2>}> : (i32) -> (i32, i64, i8, f32, f64)
  "toy.cond_br"(%c)[^body, ^exit] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^exit:
  "toy.return"() : () -> ()
}) : () -> ()
"toy.graph"() ({
  %a = "toy.add"(%b, %b) : (i32, i32) -> i32
  %b = "toy.add"(%a, %b) : (i32, i32) -> i32
  "toy.use"(%a, %b, %p) : (i32, i32, !toy.ptr<!toy.ptr<(i1) -> tuple<index, none>>>) -> ()
  %p = "toy.undef"() : () -> !toy.ptr<!toy.ptr<(i1) -> tuple<index, none>>>
}) : () -> ()
"toy.table"() <{sym_name = "t"}> ({
  "toy.func"() <{sym_name = "g", function_type = () -> ()}> ({
  }) : () -> ()
}) : () -> ()
)";

// What a text gives, through bytecode into a context of its own.
std::string there_and_back(llvm::StringRef text, std::string* bytes = nullptr) {
  Playground from, to;
  from.context.allow_unregistered();
  to.context.allow_unregistered();
  FileResources resources, resources_there;
  OwningOp module =
      parse_source(from.context, llvm::MemoryBufferRef(text, "test.mlir"), nullptr, &resources);
  REQUIRE_MESSAGE(module, from.take_messages());
  std::string written = write(module.get(), {.resources = &resources});
  OwningOp copy = read(to.context, written, &resources_there);
  CHECK_MESSAGE(copy, from.take_messages() << to.take_messages());
  if (!copy)
    return "";
  CHECK(print(copy.get(), &resources_there) == print(module.get(), &resources));
  CHECK(write(copy.get(), {.resources = &resources_there}) == written);
  if (bytes)
    *bytes = written;
  return print(copy.get(), &resources_there);
}

// The message of reading these bytes, which must not be readable.
std::string error(llvm::StringRef bytes) {
  Playground playground;
  CHECK(!read(playground.context, bytes));
  return playground.take_messages();
}

bool contains(llvm::StringRef text, llvm::StringRef part) {
  return text.contains(part);
}

}  // namespace

TEST_CASE("what is read is what was written, with its locations and names") {
  std::string text = there_and_back(all);
  CHECK(contains(text, "%next = "));
  CHECK(contains(text, "^head(%i: i32"));
  CHECK(contains(text, " = loc(\"inner\"("));
  CHECK(contains(text, " = loc(\"d.rs\":2:2)"));
  CHECK(contains(text, " = loc(fused<\"why\">["));
  CHECK(contains(text, " = loc(callsite("));
  CHECK(contains(text, "loc(\"b.rs\":9:300 to 12:5)"));
}

TEST_CASE("ops, types and attributes of unknown dialects are kept") {
  there_and_back(R"(
    %0:3 = "odd.op"() <{x = 1 : i3, y = #odd.attr<[{1}]>}> {z = !odd.type<i32>} : () -> (!odd.type<i32>, i32, !odd<"x">)
    "odd.other"(%0#2) <"not a dictionary"> ({
    ^bb0(%1: i128):
      "odd.end"()[^bb1] : () -> ()
    ^bb1:
      "odd.end"() : () -> ()
    }, {}) : (!odd<"x">) -> ()
  )");
}

TEST_CASE("every builtin type and attribute comes back") {
  there_and_back(R"(
    "toy.use"() {
      a = 170141183460469231731687303715884105727 : i128, b = -1 : si8, c = 255 : ui8, d = 3 : index,
      e = true, f = 1.5 : bf16, g = 0x7FF0000000000001 : f64, h = 0xFFFF800000000000000000000000000000000000 : i160,
      i = "text" : i32, j = [], k = {}, l = vector<2x[4]xf32>, m = (i1) -> (), n = @a::@"b c"::@d,
      o = array<i1: true, false>, p = array<f32>, q = array<i64: -1, 9223372036854775807>,
      r = dense<7> : vector<4xi8>, s = dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf64>,
      t = dense<[true, false]> : vector<2xi1>, u = tuple<i1, tuple<>>, v = none, w = "",
      "odd name" = unit, x = f8E4M3FN, y = "\00\FF\0A", i0 = i0,
      t1 = tensor<4x?xf32, {a}>, t2 = tensor<*xi1>, t3 = tensor<0xi8>, m1 = memref<?x4xi32, strided<[4, ?], offset: 2>, 3>,
      m2 = memref<2xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, m3 = memref<*xf32, "space">,
      a1 = affine_map<(d0, d1)[s0] -> (d0 floordiv 4 + s0 * d1, 4)>, a2 = affine_set<(d0)[s0] : (d0 - s0 >= 0, s0 - 4 == 0)>,
      d1 = dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>, d2 = dense<0> : tensor<4xi64>, cx = complex<i8>,
      d3 = dense<["a", "b"]> : tensor<2x!odd.text>, sp = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>,
      tt = tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17, i18>,
      l1 = loc("f":1:2), l2 = loc(fused<"x">["f":1:2, unknown]), l3 = [loc(unknown)]
    } : () -> ()
  )");
}

TEST_CASE("distinct attributes stay distinct, and the same where they are the same") {
  std::string text = there_and_back(R"(
    "toy.use"() {a = distinct[0]<1 : i32>, b = distinct[1]<1 : i32>, c = distinct[0]<1 : i32>} : () -> ()
    "toy.use"() {a = [distinct[1]<1 : i32>, distinct[7]<"x">]} : () -> ()
  )");
  CHECK(contains(text, "distinct[0]<1 : i32>"));
  CHECK(contains(text, "distinct[1]<1 : i32>"));
}

TEST_CASE("text of unknown dialects keeps what its names stand for") {
  there_and_back(R"(
    #map = affine_map<(d0) -> (d0)>
    !alias = tuple<i32, !odd.type>
    #loc = loc("there":7:8)
    "odd.op"() {a = #odd.attr<#map, !alias, x>, b = !odd<"!alias" #map>, c = #odd.at<#loc>} : () -> !odd.t<!alias>
  )");
}

TEST_CASE("resources come along, and make room for others of their names") {
  constexpr llvm::StringLiteral text = R"(
    "toy.use"() {a = dense_resource<weights> : tensor<2xi16>, b = dense_resource<gone> : tensor<1xi8>} : () -> ()
    {-#
      dialect_resources: {
        builtin: { weights: "0x0400000001000200" },
        other: { blob: "0x080000000102", flag: true, text: "x" }
      },
      external_resources: { tool: { "a key": false } }
    #-}
  )";
  std::string printed = there_and_back(text);
  CHECK(contains(printed, "weights: \"0x0400000001000200\""));
  CHECK(contains(printed, "blob: \"0x080000000102\""));
  CHECK(contains(printed, "\"a key\": false"));
  Playground from, to;
  OwningOp module = parse_source(from.context, llvm::MemoryBufferRef(text, "test.mlir"));
  add_resource(to.context, "weights", {{'o', 't', 'h', 'e', 'r'}, 1});
  OwningOp copy = read(to.context, write(module.get()));
  REQUIRE(copy);
  CHECK(contains(print(copy.get()), "dense_resource<weights_1>"));
  CHECK(contains(print(copy.get()), "weights_1: \"0x0400000001000200\""));
}

TEST_CASE("one place that several functions have is one place afterwards") {
  Playground playground, to;
  OwningOp module = playground.parse(R"(
    "toy.func"() <{sym_name = "f", function_type = () -> ()}> ({
      "toy.use"() : () -> ()
      "toy.return"() : () -> ()
    }) : () -> ()
  )");
  Operation* f = module->region(0).front()->front();
  module->region(0).front()->push_back(clone(f));
  OwningOp copy = read(to.context, write(module.get()));
  REQUIRE(copy);
  CHECK(print(copy.get()) == print(module.get()));
  OwningOp here = read(playground.context, write(module.get()));
  CHECK(equivalent(module.get(), here.get(), {.locations = true}));
}

TEST_CASE("parts of a file cannot all announce the same bytes") {
  // An op whose region announces as many blocks as there could be, in the first of which is such an
  // op.
  Playground playground;
  OwningOp module = playground.parse(R"("toy.scope"() ({ }) : () -> ())");
  std::string bytes = write(module.get(), {.locations = false});
  // The last bytes are shape and location of toy.scope, the number of its blocks, the end of the
  // block that it is in, and the ends of two scopes.
  std::size_t end = bytes.size() - 4;
  bytecode::ByteWriter nested;
  for (unsigned i = 0; i < 20000; ++i) {
    nested.put(40000);  // blocks
    nested.put(0);      // arguments of the first
    nested.put_bytes(llvm::StringRef(bytes).slice(end - 2, end));
  }
  std::string hostile = bytes.substr(0, end) + nested.bytes().str() + bytes.substr(end);
  auto grow = [&](std::size_t at) {
    std::uint64_t size = llvm::support::endian::read64le(hostile.data() + at);
    llvm::support::endian::write64le(hostile.data() + at, size + nested.size());
  };
  // The sizes of the last section, of the outer scope, and of the module's.
  std::size_t ir = bytes.size() - 9;
  while (bytes[ir] != 7 ||
         llvm::support::endian::read64le(bytes.data() + ir + 1) != bytes.size() - ir - 9)
    --ir;
  grow(ir + 1);
  grow(ir + 9);
  grow(ir + 9 + 16 + 2);
  CHECK(contains(error(hostile), "do not fit into what is left"));
}

TEST_CASE("ops with more results than shapes hold say their types themselves") {
  std::string types = "i1";
  for (int i = 2; i < 40; ++i)
    types += ", i" + std::to_string(i);
  there_and_back("%a, %b:38 = \"odd.op\"() : () -> (" + types +
                 ")\n\"odd.use\"(%b#37) : (i39) -> ()");
}

TEST_CASE("equal IR gives equal bytes in whatever context it is") {
  std::string bytes, again;
  there_and_back(all, &bytes);
  Playground other;
  // Other addresses, other hashes.
  for (unsigned i = 1; i < 100; ++i)
    toy::PtrType::get(other.context, IntegerType::get(other.context, i));
  OwningOp module = other.parse(all);
  CHECK(write(module.get()) == bytes);
  OwningOp read_twice = read(other.context, bytes);
  CHECK(write(read_twice.get()) == bytes);
}

TEST_CASE("locations and names can be left out") {
  Playground playground;
  OwningOp module = playground.parse(all);
  BytecodeWriteOptions options;
  options.locations = options.names = false;
  OwningOp copy = read(playground.context, write(module.get(), options));
  REQUIRE(copy);
  std::string text = print(copy.get());
  CHECK(!contains(text, ".rs"));
  CHECK(!contains(text, "%next"));
  CHECK(!contains(text, "^head"));
  CHECK(toy::find(copy.get(), "toy.graph"));
}

TEST_CASE("a value's uses start with the last of the file") {
  Playground playground;
  OwningOp module = playground.parse(R"(
    %x = "toy.undef"() : () -> i32
    "toy.use"(%x) {n = 1} : (i32) -> ()
    "toy.use"(%x) {n = 2} : (i32) -> ()
    "toy.use"(%x) {n = 3} : (i32) -> ()
  )");
  REQUIRE(module);
  Value x = toy::find_value(module.get(), "x");
  // Another order before.
  Operation* use = x.first_use()->owner();
  use->set_operand(0, Value());
  x.first_use()->owner()->set_operand(0, x);
  use->set_operand(0, x);
  OwningOp copy = read(playground.context, write(module.get()));
  std::string order;
  for (OpOperand& operand : toy::find_value(copy.get(), "x").uses())
    order += std::to_string(operand.owner()->attr_as<IntegerAttr>("n").as_int());
  CHECK(order == "321");
}

TEST_CASE(
    "files of a program that knows fewer dialects are read by one that knows more, and back") {
  constexpr llvm::StringLiteral text = R"(
    "toy.func"() <{sym_name = "f", function_type = () -> ()}> ({
      %0 = "toy.constant"() <{value = 1 : i32}> {note} : () -> !toy.ptr<i32>
      "toy.return"() : () -> ()
    }) : () -> ()
  )";
  auto without_toy = [](Context& context) {
    context.register_dialect(toy::builtin_dialect());
    context.allow_unregistered();
  };
  Playground knows;
  Context knows_not;
  without_toy(knows_not);
  OwningOp known = knows.parse(text);
  OwningOp unknown = parse_source(knows_not, llvm::MemoryBufferRef(text, "test.mlir"));
  REQUIRE(known);
  REQUIRE(unknown);
  OwningOp now_known = read(knows.context, write(unknown.get()));
  REQUIRE_MESSAGE(now_known, knows.take_messages());
  CHECK(print(now_known.get()) == print(known.get()));
  CHECK(succeeded(verify(now_known.get())));
  OwningOp now_unknown = read(knows_not, write(known.get()));
  REQUIRE(now_unknown);
  CHECK(print(now_unknown.get()) == print(unknown.get()));
}

TEST_CASE("unknown dialects are refused where they are not allowed") {
  Playground knows;
  knows.context.allow_unregistered();
  OwningOp op = knows.parse(R"("odd.op"() : () -> ())");
  CHECK(contains(error(write(op.get())), "unknown dialect 'odd' of op 'odd.op'"));
  OwningOp type = knows.parse(R"("toy.use"() {t = !odd.type} : () -> ())");
  CHECK(contains(error(write(type.get())), "unknown dialect 'odd'"));
  OwningOp typo = knows.parse(R"("toy.use"() {t = 1} : () -> ())");
  std::string bytes = write(typo.get());
  bytes.replace(bytes.find("toy.use"), 7, "toy.usa");
  CHECK(contains(error(bytes), "dialect 'toy' has no op 'toy.usa'; did you mean 'toy.use'?"));
}

TEST_CASE("isolated ops are read when they are asked for") {
  Playground playground;
  OwningOp module = playground.parse(all);
  std::string bytes = write(module.get());
  BytecodeReader reader(playground.context, llvm::MemoryBufferRef(bytes, "test.plbc"));
  OwningOp copy = reader.read();
  REQUIRE(copy);
  CHECK(reader.num_materializable() == 2);
  Operation* f = copy->region(0).front()->front();
  CHECK(reader.is_materializable(f));
  CHECK(f->region(0).empty());
  CHECK(!reader.is_materializable(f->next()));
  CHECK(toy::find_value(copy.get(), "a"));  // not isolated, so there at once
  CHECK(succeeded(reader.materialize(f)));
  CHECK(!reader.is_materializable(f));
  CHECK(toy::find_value(f, "next"));
  CHECK(succeeded(reader.materialize(f)));
  CHECK(succeeded(reader.materialize_all()));
  CHECK(reader.num_materializable() == 0);
  CHECK(print(copy.get()) == print(module.get()));
  // In the other order, and with one that goes away before.
  BytecodeReader second(playground.context, llvm::MemoryBufferRef(bytes, "test.plbc"));
  OwningOp part = second.read();
  Operation* first = part->region(0).front()->front();
  second.forget(first);
  first->erase();
  CHECK(second.num_materializable() == 1);
  CHECK(succeeded(second.materialize_all()));
}

TEST_CASE("an error inside an isolated op is found when it is read, and leaves it empty") {
  Playground playground;
  OwningOp module = playground.parse(all);
  std::string bytes = write(module.get());
  bytes[bytes.size() - 40] = '\xff';
  std::string whole = error(bytes);
  CHECK(contains(whole, "at byte "));
  BytecodeReader reader(playground.context, llvm::MemoryBufferRef(bytes, "test.plbc"));
  OwningOp copy = reader.read();
  if (copy) {
    CHECK(failed(reader.materialize_all()));
    CHECK(contains(playground.take_messages(), "at byte "));
  }
}

TEST_CASE("IR that is not whole is not written") {
  Playground playground;
  OwningOp module = playground.parse(all);
  Operation* add = toy::find(module.get(), "next");
  CHECK(write(add).empty());
  CHECK(contains(playground.take_messages(), "'toy.add' op uses a value from outside"));
  add->set_operand(0, Value());
  CHECK(write(module.get()).empty());
  CHECK(contains(playground.take_messages(), "'toy.add' op lacks an operand"));
  add->set_operand(0, add->result(0));
  // A function that uses a value of another one.
  Value a = toy::find_value(module.get(), "a");
  add->set_operand(0, a);
  CHECK(write(module.get()).empty());
  CHECK(contains(playground.take_messages(), "uses a value from outside"));
  add->set_operand(0, add->result(0));
  CHECK(!write(module.get()).empty());
}

TEST_CASE("types that nest too deeply are not written") {
  Playground playground;
  OwningOp module = playground.parse(R"(%x = "toy.undef"() : () -> i32)");
  Type type = IntegerType::get(playground.context, 32);
  for (unsigned i = 1; i < bytecode::max_row_depth; ++i)
    type = TupleType::get(playground.context, {type});
  toy::find_value(module.get(), "x").set_type(type);
  std::string bytes = write(module.get());
  CHECK(read(playground.context, bytes));
  toy::find_value(module.get(), "x").set_type(TupleType::get(playground.context, {type}));
  CHECK(write(module.get()).empty());
  CHECK(contains(playground.take_messages(), "levels deep"));
  // Shared parts count as often as printing would write them.
  type = IntegerType::get(playground.context, 32);
  for (unsigned i = 0; i < 30; ++i)
    type = TupleType::get(playground.context, {type, type});
  toy::find_value(module.get(), "x").set_type(type);
  CHECK(write(module.get()).empty());
}

TEST_CASE("files that are something else are refused") {
  Playground playground;
  OwningOp module = playground.parse(all);
  std::string bytes = write(module.get());
  CHECK(is_bytecode(bytes));
  CHECK(!is_bytecode(all));
  CHECK(!is_bytecode(""));
  CHECK(contains(error(""), "this is not bytecode"));
  CHECK(contains(error("module {}"), "this is not bytecode"));
  std::string as_text = bytes;
  as_text.erase(5, 1);
  CHECK(contains(error(as_text), "as if it were text"));
  std::string newer = bytes;
  newer[8] = static_cast<char>((bytecode_version + 1) << 1 | 1);
  CHECK(contains(error(newer), "'pliron' wrote this in version 3"));
  std::string older = bytes;
  older[8] = 1 << 1 | 1;
  CHECK(read(playground.context, older));
  std::string longer = bytes + "x";
  CHECK(contains(error(longer), "behind the end"));
  for (std::size_t size : {std::size_t{8}, std::size_t{9}, bytes.size() / 2, bytes.size() - 1})
    CHECK(contains(error(llvm::StringRef(bytes).take_front(size)), "at byte "));
}

TEST_CASE("sections that may be skipped are skipped, others are not") {
  Playground playground;
  OwningOp module = playground.parse(all);
  std::string bytes = write(module.get());
  std::size_t head = 8 + 1 + 1 + 6;  // magic, version, length, producer
  std::string section("\x80\x03\0\0\0\0\0\0\0abc", 12);
  std::string more = bytes.substr(0, head) + section + bytes.substr(head);
  CHECK(read(playground.context, more));
  more[head] = 0x7f;
  CHECK(contains(error(more), "section 127 is not known"));
}

TEST_CASE("either form is read as a source, into a module") {
  Playground playground;
  OwningOp module = playground.parse(all);
  auto source = [&](llvm::StringRef contents) {
    return read_source(playground.context, llvm::MemoryBufferRef(contents, "test"));
  };
  OwningOp from_text = source(all), from_bytes = source(write(module.get()));
  REQUIRE(from_text);
  REQUIRE(from_bytes);
  CHECK(toy::print(from_text.get()) == toy::print(from_bytes.get()));
  OwningOp graph = source(write(toy::find(module.get(), "toy.graph")));
  REQUIRE(graph);
  CHECK(graph->name() == "builtin.module");
  CHECK(graph->region(0).front()->front()->name() == "toy.graph");
}

TEST_CASE("very deep IR is read and written without recursion") {
  Playground playground;
  constexpr unsigned depth = 100000;
  for (llvm::StringRef name : {"toy.scope", "toy.func"}) {
    const OpInfo* info = playground.context.op_info(name);
    OwningOp root(Operation::create(Location(), info, {}, {}, {}, {}, 1));
    Operation* op = root.get();
    for (unsigned i = 1; i < depth; ++i) {
      Operation* inner = Operation::create(Location(), info, {}, {}, {}, {}, 1);
      op->region(0).add_block()->push_back(inner);
      op = inner;
    }
    OwningOp copy = read(playground.context, write(root.get()));
    REQUIRE(copy);
    unsigned found = 0;
    walk_pre_order(copy.get(), [&](Operation*) {
      ++found;
      return WalkResult::Advance;
    });
    CHECK(found == depth);
  }
}

TEST_CASE("numbers of any size are spelt and read") {
  bytecode::ByteWriter out;
  std::vector<std::uint64_t> numbers{0, 1, 127, 128};
  for (unsigned bits = 7; bits < 64; ++bits)
    for (int more : {-1, 0, 1})
      numbers.push_back((std::uint64_t{1} << bits) + static_cast<std::uint64_t>(more));
  numbers.push_back(~std::uint64_t{0});
  for (std::uint64_t number : numbers)
    out.put(number);
  bytecode::ByteReader in(out.bytes());
  for (std::uint64_t number : numbers)
    CHECK(in.varint() == number);
  CHECK(in.at_end());
  CHECK(!in.failed());
  CHECK(in.varint() == 0);
  CHECK(in.failed());
  for (std::int64_t number : {std::int64_t{0}, std::int64_t{-1}, INT64_MAX, INT64_MIN})
    CHECK(bytecode::unzigzag(bytecode::zigzag(number)) == number);
}
