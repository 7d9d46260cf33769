// Types that are recursive by name: one type of each name, whose body is set once.
#include <doctest/doctest.h>

#include <thread>

#include "ir/bytecode.h"
#include "ir/bytecode_format.h"
#include "ir/param.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "tests/unit/ir/toy_dialect.h"

using namespace pliron;

namespace {

struct ClassType : ParametricType<ClassType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{.name = "lang.class",
                               .summary = "A class.",
                               .params = {{"name", ParamKind::String},
                                          {"fields", ParamKind::TypeList},
                                          {"base", AnyType, Presence::Optional},
                                          {"size", ParamKind::UInt, Default{"8"}}},
                               .recursive = true};
  LogicalResult verify(EmitError emit) const {
    return param<"size">() < 100 ? success() : LogicalResult(emit() << "is too large");
  }
};

struct RefType : ParametricType<RefType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{
      .name = "lang.ref", .summary = "A reference.", .params = {{"to", ParamKind::Type}}};
};

const Dialect& lang_dialect() {
  static const Dialect dialect{
      .name = "lang", .summary = "Classes.", .types = types<ClassType, RefType>()};
  return dialect;
}

struct Fixture {
  Context context;
  std::string messages;
  ScopedDiagnosticHandler handler{context.diagnostics(), [this](const Diagnostic& diagnostic) {
                                    messages += diagnostic.message + "\n";
                                    return true;
                                  }};

  Fixture() {
    context.register_dialect(toy::builtin_dialect());
    context.register_dialect(lang_dialect());
    context.allow_unregistered();
  }
  ParamValue fields(llvm::ArrayRef<Type> types) { return ParamValue(context, types); }
  Type i32() { return IntegerType::get(context, 32); }
  OwningOp parse(llvm::StringRef text) {
    return parse_source(context, llvm::MemoryBufferRef(text, "test.mlir"));
  }
};

std::string text_of(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

}  // namespace

TEST_CASE_FIXTURE(Fixture, "a type is there before its body, which is set once") {
  ClassType node = ClassType::named(context, "Node");
  CHECK(node == ClassType::named(context, "Node"));
  CHECK(node != ClassType::named(context, "Leaf"));
  CHECK(node.is_named());
  CHECK_FALSE(node.is_complete());
  CHECK(node.param<"fields">().empty());
  CHECK_FALSE(node.param<"base">());
  CHECK(node.param<"size">() == 8);
  CHECK(text_of(node) == R"(!lang.class<"Node">)");

  CHECK(succeeded(node.set_body(fields({i32(), RefType::get(context, node)}), node, 16)));
  CHECK(node.is_complete());
  CHECK(node.param<"name">() == "Node");
  CHECK(node.param<"fields">().size() == 2);
  CHECK(node.param<"base">() == node);
  CHECK(node.param<"size">() == 16);
  CHECK(node == ClassType::named(context, "Node"));
  CHECK(text_of(node) ==
        R"(!lang.class<"Node", [i32, !lang.ref<!lang.class<"Node">>], !lang.class<"Node">, 16>)");

  // The same again is as good, another one is not.
  CHECK(succeeded(node.set_body(fields({i32(), RefType::get(context, node)}), node, 16)));
  CHECK(failed(node.set_body(fields({i32()}))));
  CHECK(node.param<"size">() == 16);
}

TEST_CASE_FIXTURE(Fixture, "get() makes the whole type, or fails") {
  Identifier name = context.identifier("Leaf");
  FailureOr<ClassType> leaf = ClassType::get(context, name, fields({i32()}));
  REQUIRE(succeeded(leaf));
  CHECK(*leaf == ClassType::named(context, "Leaf"));
  CHECK(*ClassType::get(context, name, fields({i32()}), Type(), 8) == *leaf);
  CHECK(failed(ClassType::get(context, name, fields({}))));
  // Types of other kinds do not mix with them, nor does the name in another context.
  CHECK(IntegerType::get(context, 32).is_complete());
  CHECK_FALSE(IntegerType::get(context, 32).is_named());
  Fixture other;
  CHECK(
      succeeded(ClassType::get(other.context, other.context.identifier("Leaf"), other.fields({}))));
}

TEST_CASE_FIXTURE(Fixture, "without a name a type is what its parameters say") {
  Identifier empty = context.identifier("");
  ClassType a = *ClassType::get(context, empty, fields({i32()}));
  ClassType b = *ClassType::get(context, empty, fields({}));
  CHECK(a != b);
  CHECK(a == *ClassType::get(context, empty, fields({i32()})));
  CHECK(a.is_complete());
  CHECK_FALSE(a.is_named());
  CHECK(text_of(a) == R"(!lang.class<"", [i32]>)");
  CHECK(parse_type(context, text_of(a)) == a);
}

TEST_CASE("threads agree on one type and one body") {
  constexpr unsigned num_threads = 4, num_names = 200;
  Fixture f;
  std::vector<std::vector<const UniquedStorage*>> types(num_threads);
  std::vector<std::vector<bool>> won(num_threads);
  std::vector<std::thread> threads;
  for (unsigned t = 0; t < num_threads; ++t)
    threads.emplace_back([&, t] {
      for (unsigned i = 0; i < num_names; ++i) {
        ClassType type = ClassType::named(f.context, "C" + std::to_string(i));
        types[t].push_back(type.storage());
        // All want the same for even numbers, and each its own for odd ones.
        unsigned size = i % 2 == 0 ? 1 : t;
        won[t].push_back(succeeded(type.set_body(f.fields({type, f.i32()}), Type(), size)));
        bool is_complete = type.is_complete();
        won[t].back() = won[t].back() && is_complete && type.param<"fields">()[0] == type &&
                        type.param<"size">() == size;
      }
    });
  for (std::thread& thread : threads)
    thread.join();
  for (unsigned i = 0; i < num_names; ++i) {
    unsigned winners = 0;
    for (unsigned t = 0; t < num_threads; ++t) {
      CHECK(types[t][i] == types[0][i]);
      winners += won[t][i];
    }
    CHECK(winners == (i % 2 == 0 ? num_threads : 1));
  }
}

TEST_CASE_FIXTURE(Fixture, "text: an outer context's types count, bad bodies do not come back") {
  REQUIRE(succeeded(ClassType::named(context, "Known").set_body(fields({i32()}))));
  CHECK(parse_type(context, R"(!lang.class<"Known">)") == ClassType::named(context, "Known"));
  CHECK(messages.empty());
  CHECK_FALSE(parse_type(context, R"(!lang.class<"Known", []>)"));
  CHECK(messages ==
        "redefinition of '!lang.class<\"Known\">' with a different body from the one that another "
        "text has given it\n");
  messages.clear();
  CHECK_FALSE(parse_type(context, R"(!lang.class<"Large", [], none, 100>)"));
  CHECK(messages == "is too large\n");
  messages.clear();
  CHECK_FALSE(parse_type(context, R"(!lang.class<"Large">)"));
  CHECK(messages == "is too large\n");
  messages.clear();
  CHECK_FALSE(parse_attribute(context, R"([!lang.class<"Unknown">])"));
  CHECK(messages.find("nothing says what it is") != std::string::npos);
}

TEST_CASE_FIXTURE(Fixture, "bytecode holds types with bodies, and refuses those without one") {
  OwningOp module = parse(R"("t.t"() {a = !lang.class<"A", [!lang.class<"B", [!lang.class<"A">]>]>,
                                      b = !lang.ref<!lang.class<"B">>} : () -> ())");
  REQUIRE(module);
  std::string bytes;
  llvm::raw_string_ostream os(bytes);
  REQUIRE(succeeded(write_bytecode(module.get(), os)));
  Fixture reader;
  OwningOp read = read_bytecode(reader.context, llvm::MemoryBufferRef(bytes, "test.plbc"));
  REQUIRE(read);
  std::string before, after;
  llvm::raw_string_ostream before_os(before), after_os(after);
  print_op(module.get(), before_os);
  print_op(read.get(), after_os);
  CHECK(before == after);
  // In a context that knows another type of a name.
  Fixture other;
  REQUIRE(succeeded(ClassType::named(other.context, "B").set_body(other.fields({}))));
  CHECK_FALSE(read_bytecode(other.context, llvm::MemoryBufferRef(bytes, "test.plbc")));
  CHECK(other.messages.find("redefinition of '!lang.class<\"B\">' with a different body") !=
        std::string::npos);

  Operation* op = module->region(0).front()->front();
  op->set_attr("c", TypeAttr::get(ClassType::named(context, "None")));
  messages.clear();
  CHECK(failed(write_bytecode(module.get(), llvm::nulls())));
  CHECK(messages.find("'!lang.class<\"None\">', whose text does not stand for it") !=
        std::string::npos);
}

// Bytes that a writer would not write.
namespace {
struct Rows {
  bytecode::ByteWriter rows;
  unsigned count = 0;
  Rows& row(std::initializer_list<std::uint64_t> numbers) {
    for (std::uint64_t number : numbers)
      rows.put(number);
    ++count;
    return *this;
  }
};
// What is wrong with a file that has these rows of !lang.class: strings "lang.class", "A".
std::string problem(const Rows& rows) {
  std::string bytes(bytecode::magic.data(), bytecode::magic.size());
  auto section = [&](bytecode::Section id, const bytecode::ByteWriter& contents) {
    bytecode::ByteWriter head;
    head.put_byte(static_cast<std::uint8_t>(id));
    head.put_word(contents.size());
    bytes += head.bytes();
    bytes += contents.bytes();
  };
  bytecode::ByteWriter head, strings, kinds, table;
  head.put(bytecode_version);
  head.put_string("test");
  bytes += head.bytes();
  strings.put(3);
  for (llvm::StringRef text : {"lang.class", "A", ""})
    strings.put(text.size());
  for (llvm::StringRef text : {"lang.class", "A", ""})
    strings.put_bytes(text);
  section(bytecode::Section::Strings, strings);
  // One of types, "lang.class", as text.
  for (std::uint64_t number : {1, 0, 0, 2})
    kinds.put(number);
  section(bytecode::Section::Kinds, kinds);
  table.put(rows.count);
  table.put_bytes(rows.rows.bytes());
  section(bytecode::Section::Rows, table);
  section(bytecode::Section::Ir, {});
  Fixture f;
  CHECK_FALSE(read_bytecode(f.context, llvm::MemoryBufferRef(bytes, "test.plbc")));
  return f.messages;
}
bool contains(const std::string& text, llvm::StringRef part) {
  return llvm::StringRef(text).contains(part);
}
}  // namespace

TEST_CASE("hostile rows are refused") {
  auto body = [](Rows& rows, std::uint64_t type, llvm::StringRef text) {
    rows.row({4, 2, type});
    rows.rows.put_string(text);
  };
  Rows alone, twice, empty, unknown, other_text, two_bodies, short_text, literal, mentioned, odd;
  alone.row({4, 1, 1});
  CHECK(contains(problem(alone), "'!lang.class<\"A\">' has no body"));
  twice.row({4, 1, 1}).row({4, 1, 1});
  CHECK(contains(problem(twice), "'!lang.class<\"A\">' is there twice"));
  empty.row({4, 1, 2});
  CHECK(contains(problem(empty), "this is not the name of a type"));
  body(unknown, 0, R"(!lang.class<"A", []>)");
  CHECK(contains(problem(unknown), "this is not the number of a type"));
  other_text.row({4, 1, 1});
  body(other_text, 0, R"(!lang.class<"B", []>)");
  CHECK(contains(problem(other_text), "this is not the body of '!lang.class<\"A\">'"));
  two_bodies.row({4, 1, 1});
  body(two_bodies, 0, R"(!lang.class<"A", []>)");
  body(two_bodies, 0, R"(!lang.class<"A", []>)");
  CHECK(contains(problem(two_bodies), "'!lang.class<\"A\">' has a second body"));
  short_text.row({4, 1, 1});
  body(short_text, 0, R"(!lang.class<"A">)");
  CHECK(contains(problem(short_text), "this is not the body of"));
  literal.row({4, 0});
  literal.rows.put_string(R"(!lang.class<"", []>)");
  body(literal, 0, R"(!lang.class<"", []>)");
  CHECK(contains(problem(literal), "this is not the number of a type that comes before and has"));
  mentioned.row({4, 0});
  mentioned.rows.put_string(R"(!lang.class<"", [!lang.class<"A">]>)");
  CHECK(contains(problem(mentioned), "'!lang.class<\"A\">' has no body"));
  odd.row({4, 3, 1});
  CHECK(contains(problem(odd), "this is not the name or the body of a type"));
}
