// Transforms that move ops into and out of regions of ops that say what they do with them.

#include "passes/branches.h"
#include "passes/loop_utils.h"
#include "tests/unit/passes/test_dialect.h"

using namespace pliron;
using toy::Playground;

namespace {

bool yes(Operation*, unsigned) {
  return true;
}

constexpr LoopLikeInterface loop{.is_body = yes};
constexpr ConditionalRegionsInterface conditional{.runs_at_most_once = yes};

}  // namespace

TEST_CASE("licm: what a body does not compute itself leaves an op that is a loop") {
  Playground playground;
  playground.context.attach_interface("toy.scope", &loop);
  CHECK(toy::run_on_body(playground, "licm", "(i32) -> ()", R"(
^entry(%x: i32):
  "toy.scope"() ({
    "toy.scope"() ({
      %a = "toy.add"(%x, %x) : (i32, i32) -> i32
      %b = "toy.add"(%a, %a) : (i32, i32) -> i32
      "toy.use"(%b) : (i32) -> ()
      "toy.return"() : () -> ()
    }) : () -> ()
    "toy.return"() : () -> ()
  }) : () -> ()
  "toy.return"() : () -> ()
)") == R"(^entry(%x: i32):
  %a = "toy.add"(%x, %x) : (i32, i32) -> i32
  %b = "toy.add"(%a, %a) : (i32, i32) -> i32
  "toy.scope"() ({
    "toy.scope"() ({
      "toy.use"(%b) : (i32) -> ()
      "toy.return"() : () -> ()
    }) : () -> ()
    "toy.return"() : () -> ()
  }) : () -> ()
  "toy.return"() : () -> ()
)");
}

TEST_CASE("licm: without the interface regions keep their ops") {
  llvm::StringRef body = R"(^entry(%x: i32):
  "toy.scope"() ({
    %a = "toy.add"(%x, %x) : (i32, i32) -> i32
    "toy.use"(%a) : (i32) -> ()
    "toy.return"() : () -> ()
  }) : () -> ()
  "toy.return"() : () -> ()
)";
  CHECK(toy::run_on_body("licm", "(i32) -> ()", body) == body);
  CHECK(toy::run_on_body("control-flow-sink", "(i32) -> ()", body) == body);
}

TEST_CASE("control-flow-sink: ops go into the one region that uses them") {
  Playground playground;
  playground.context.attach_interface("toy.scope", &conditional);
  CHECK(toy::run_on_body(playground, "control-flow-sink", "(i32) -> ()", R"(
^entry(%x: i32):
  %a = "toy.add"(%x, %x) : (i32, i32) -> i32
  %b = "toy.add"(%a, %x) : (i32, i32) -> i32
  %both = "toy.add"(%x, %x) : (i32, i32) -> i32
  "toy.scope"() ({
    "toy.use"(%b, %both) : (i32, i32) -> ()
    "toy.return"() : () -> ()
  }) : () -> ()
  "toy.use"(%both) : (i32) -> ()
  "toy.return"() : () -> ()
)") == R"(^entry(%x: i32):
  %both = "toy.add"(%x, %x) : (i32, i32) -> i32
  "toy.scope"() ({
    %a = "toy.add"(%x, %x) : (i32, i32) -> i32
    %b = "toy.add"(%a, %x) : (i32, i32) -> i32
    "toy.use"(%b, %both) : (i32, i32) -> ()
    "toy.return"() : () -> ()
  }) : () -> ()
  "toy.use"(%both) : (i32) -> ()
  "toy.return"() : () -> ()
)");
}
