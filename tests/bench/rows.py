"""The rows of the benchmark's table. A new row is one entry in ROWS.

An API row runs the case of its name in our program (ours*.cpp) and in the peer's (mlir_peer*.cpp).
A tool row runs two command lines; in them {name} stands for a tool, {name.ext} for an input:

  pliron, lean, lean_llvm, mlir_opt, llvm_opt, nothing     the programs (bench.py, find_programs)
  chain.mlir, llvm.mlir, arith.mlir, unknown.mlir, empty.mlir, llvm.ll, ...   inputs (INPUTS below)

`need` is the ratio, peer's time over ours, that is asked for at a million ops. `limit` is the most
that ours may be, in the row's unit. `need=None`: nothing is asked, the row is there to be known.
"""
from dataclasses import dataclass
from typing import Optional


@dataclass
class Row:
    name: str
    what: str
    need: Optional[float] = None
    limit: Optional[float] = None
    unit: str = "ns/op"
    # API rows: the files that the case reads, as options of the programs.
    files: tuple = ()
    # Tool rows: the two command lines, and what is taken of a run: "cpu" time or peak "rss".
    ours: Optional[str] = None
    peer: Optional[str] = None
    take: str = "cpu"
    # What must be equal on both sides: "check", the number that API cases print; "output", the
    # text (names of values left out); or "" when the two formats differ.
    same: str = "check"
    # How often a short command is run for one sample.
    times: int = 1
    # Not divided by the number of ops.
    whole: bool = False
    # What to take off: the figure of another command, on our side and on the peer's.
    floor: Optional[str] = None
    peer_floor: Optional[str] = None
    # The most that the cost of an op may grow by from a hundredth of the ops on (run.sh --growth).
    growth: Optional[float] = None
    # Tool rows: the input in the generic form, whose ops are counted; "" for the one that is read.
    counted: str = ""


def api(name, what, need=None, **more):
    return Row(name, what, need, **more)


def tool(name, what, ours, peer, need=None, **more):
    more.setdefault("same", "output")
    return Row(name, what, need, ours=ours, peer=peer, **more)


def transform(name, what, need=None, text=None, **more):
    if text:
        more["files"] = (("text", text),)
    return Row(name, what, need, growth=1.5, **more)


def opt_pass(name, what, ours, peer, **more):
    """Our tool with a pass against opt with one, on what we export."""
    return Row(name, what, 1, ours=GENERIC_OURS + ours + " {llvm.mlir}",
               peer="{llvm_opt} -S " + peer + " {llvm.ll}", same="", **more)


GENERIC_OURS = "{pliron} --emit=generic "
GENERIC_MLIR = "--mlir-print-op-generic --mlir-disable-threading "

CSE = "--pass-pipeline=builtin.module(llvm.func(cse))"
SCCP = "--pass-pipeline=builtin.module(llvm.func(sccp))"
WITHOUT_PASS = {"floor": GENERIC_OURS + "{llvm.mlir}", "peer_floor": "{llvm_opt} -S {llvm.ll}"}

ROWS = [
    # Making and freeing
    api("context", "a context with its dialects: make and free", unit="us", whole=True),
    api("create", "make an op through its builder", 4),
    api("create-state", "make an op of a kind known by name"),
    api("clone", "copy a module", 8),
    api("erase", "erase op by op, the last first", 1.5),
    api("destroy", "free a module"),
    api("op-bytes", "heap of a two-operand op", limit=96, unit="bytes"),
    # Looking at and editing
    api("walk", "visit every op", 1),
    api("walk-typed", "visit every op, act on one kind"),
    api("use-list", "replace all uses of each result (two uses)", 1),
    api("use-list-one", "replace all uses of one value", 1),
    api("set-operand", "set an operand of every op", 1),
    api("move", "move every op to the front of the block"),
    api("is-before", "ask for order, with an op made between two questions"),
    # Attributes
    api("set-attr", "set the first discardable attribute of an op", 3),
    api("get-attr", "get one of three discardable attributes"),
    api("set-inherent", "set an inherent attribute by its accessor"),
    api("new-attr", "make a new i32 attribute", 4),
    api("old-attr", "get an i32 attribute that exists"),
    # Analyses and the verifier
    api("dominators", "dominator tree of a function, for each block", 3, unit="ns/block"),
    api("dominance", "does op A dominate op B", 5, unit="ns/query"),
    api("verify", "verify one long block", 4),
    api("verify-cfg", "verify a function of diamonds, for each block", 4, unit="ns/block"),
    # Transforms
    transform("cse", "merge equal ops in functions of 1000 ops, one in six repeats another", 6,
              text="llvm.mlir", same=""),
    transform("cse-chain", "merge equal ops where there are none, in one block", 6),
    transform("sccp", "propagate constants in functions of 1000 ops", 6, text="llvm.mlir", same=""),
    transform("sccp-chain", "propagate constants where there are none, in one block", 6),
    api("sccp-bytes", "memory that sccp needs", limit=32, unit="bytes"),
    transform("symbol-dce", "look for private symbols that are not used", 5, text="llvm.mlir"),
    transform("noop-pass", "run a pass that does nothing on functions of 100 ops", 3,
              unit="ns/func"),
    # Other transforms: the peer has none that does the same, what counts is that they are linear.
    transform("dce", "remove what is not used in functions of 1000 ops", text="llvm.mlir"),
    transform("dce-one", "the same in one function", text="one.mlir"),
    transform("cse-one", "merge equal ops in one function", text="one.mlir"),
    transform("sccp-one", "propagate constants in one function", text="one.mlir"),
    transform("canonicalize-one", "the pass on one function", text="one.mlir"),
    transform("simplify-cfg", "simplify branches in functions of 1000 ops", text="llvm.mlir"),
    transform("simplify-cfg-one", "the same in one function", text="one.mlir"),
    transform("mem2reg", "promote slots, of which there is one for 9 ops", text="slots.mlir"),
    transform("sroa", "look for slots to split", text="slots.mlir"),
    transform("inline", "inline small functions, one op in three is a call", text="calls.mlir"),
    transform("licm", "look for what can leave loops", text="one.mlir"),
    transform("control-flow-sink", "move ops to where they are used", text="one.mlir"),
    transform("int-range", "decide compares by ranges", text="one.mlir"),
    # Rewriting
    transform("greedy-none", "greedy driver, a pattern that matches nowhere", 15),
    transform("greedy", "greedy driver, one op in ten is x + 0", 8),
    # The peer has no rules: what counts is the difference between the two.
    transform("rules-10", "greedy driver, ten rules that nearly match"),
    transform("rules-1000", "the same with a thousand rules, at most 1.5 times as long"),
    transform("canonicalize", "the pass on a module of functions of 1000 ops", 8, text="llvm.mlir",
              same=""),
    transform("canonicalize-folds", "the same without our rules, of which the peer has few",
              text="llvm.mlir", same=""),
    transform("conversion", "convert sub to add, one op in four; the peer without rollback", 3),
    # Text and bytecode
    api("print", "print in the generic form to memory", 6, files=(("text", "chain.mlir"),)),
    api("parse", "parse the generic form from memory", 8, files=(("text", "chain.mlir"),)),
    api("bytecode-read", "read bytecode without locations", 2, files=(("bytecode", "SIDE.bc"),)),
    api("bytecode-read-loc", "read bytecode, a file:line:col for each op", 4,
        files=(("bytecode", "SIDE.loc.bc"),)),
    api("bytecode-write", "write bytecode without locations", 4, same=""),
    api("bytecode-write-loc", "write bytecode, a file:line:col for each op", 4, same="",
        files=(("text", "chain.mlir"),)),
    # The tool: parse, verify, print
    tool("tool", "llvm dialect, against the lean driver", GENERIC_OURS + "{llvm.mlir}",
         "{lean_llvm} " + GENERIC_MLIR + "{llvm.mlir}", 6),
    tool("tool-opt", "the same in custom form, against opt on the exported LLVM IR",
         "{pliron} {pretty.mlir}", "{llvm_opt} -S {llvm.ll}", 2, same="", counted="llvm.mlir"),
    tool("tool-opt-debug", "against opt on the same with a debug location for each op",
         "{pliron} {pretty.mlir}", "{llvm_opt} -S {debug.ll}", same="", counted="llvm.mlir"),
    tool("tool-mlir-opt", "the same file, against mlir-opt", GENERIC_OURS + "{llvm.mlir}",
         "{mlir_opt} " + GENERIC_MLIR + "{llvm.mlir}"),
    tool("tool-unknown", "a dialect that neither tool knows",
         GENERIC_OURS + "--allow-unregistered-dialect {unknown.mlir}",
         "{lean} " + GENERIC_MLIR + "--allow-unregistered-dialect {unknown.mlir}"),
    tool("tool-arith", "func, arith and cf, which only the peer knows",
         GENERIC_OURS + "--allow-unregistered-dialect {arith.mlir}",
         "{lean} " + GENERIC_MLIR + "{arith.mlir}"),
    tool("tool-bytes", "peak memory on the llvm file", GENERIC_OURS + "{llvm.mlir}",
         "{lean_llvm} " + GENERIC_MLIR + "{llvm.mlir}", limit=160, unit="bytes", take="rss"),
    # A pass on top of that, and the pass alone: the difference to the run without it.
    opt_pass("opt-cse", "cse against early-cse of opt, from text to text", CSE, "-passes=early-cse"),
    opt_pass("opt-cse-alone", "the passes alone", CSE, "-passes=early-cse", **WITHOUT_PASS),
    opt_pass("opt-sccp", "sccp against that of opt, from text to text", SCCP, "-passes=sccp"),
    opt_pass("opt-sccp-alone", "the passes alone", SCCP, "-passes=sccp", **WITHOUT_PASS),
    # Start-up
    tool("startup", "an empty module, against the lean driver", GENERIC_OURS + "{empty.mlir}",
         "{lean} {empty.mlir}", unit="us", whole=True, times=10, same=""),
    tool("startup-mlir-opt", "an empty module, against mlir-opt", GENERIC_OURS + "{empty.mlir}",
         "{mlir_opt} {empty.mlir}", unit="us", whole=True, times=10, same=""),
    tool("startup-over", "the same, over a program that does nothing",
         GENERIC_OURS + "{empty.mlir}", "{lean} {empty.mlir}", limit=5000, unit="us", whole=True,
         times=10, same="", floor="{nothing}", peer_floor="{nothing}"),
]

# How an input is made, from what: a command with {out} and {ops}, and the other names as in rows.
INPUTS = {
    "empty.mlir": "{gen} --shape=empty -o {out}",
    "chain.mlir": "{gen} --shape=chain --ops={ops} -o {out}",
    "llvm.mlir": "{gen} --ops={ops} -o {out}",
    "one.mlir": "{gen} --shape=one --ops={ops} -o {out}",
    "slots.mlir": "{gen} --shape=slots --ops={ops} -o {out}",
    "calls.mlir": "{gen} --shape=calls --ops={ops} -o {out}",
    "arith.mlir": "{gen} --dialect=arith --ops={ops} -o {out}",
    "unknown.mlir": "{gen} --dialect=unknown --ops={ops} -o {out}",
    "pretty.mlir": "{pliron} {llvm.mlir} -o {out}",
    "debug.ll": "{pliron} --emit=llvm-ir {llvm.mlir} -o {out}",
    # What is exported has the lines of the file that it came from as debug information.
    "llvm.ll": "{llvm_opt} -S -strip-debug {debug.ll} -o {out}",
    "ours.bc": "{ours} bytecode-write --ops={ops} --bytecode={out}",
    "ours.loc.bc": "{ours} bytecode-write-loc --ops={ops} --text={chain.mlir} --bytecode={out}",
    "peer.bc": "{peer} bytecode-write --ops={ops} --bytecode={out}",
    "peer.loc.bc": "{peer} bytecode-write-loc --ops={ops} --text={chain.mlir} --bytecode={out}",
}
