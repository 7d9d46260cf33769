// Export for the host, and that a failed export leaves nothing behind; what instructions become is
// tested in tests/backends/llvm.
#include "backends/llvm/export.h"

#include <doctest/doctest.h>

#include "dialects/builtin/ops.h"
#include "dialects/gpu/nvvm.h"
#include "dialects/gpu/ops.h"
#include "dialects/llvm/ops.h"
#include "ir/parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MemoryBufferRef.h"

using namespace pliron;
using llvm_ir::ExportOptions;
using llvm_ir::ExportTarget;

namespace {

struct Exporter {
  Exporter()
      : handler(context.diagnostics(), [this](const Diagnostic& diagnostic) {
          messages += diagnostic.message + "\n";
          return true;
        }) {
    context.register_dialect(builtin::dialect());
    context.register_dialect(llvm_dialect::dialect());
    context.register_dialect(gpu::dialect());
    context.register_dialect(nvvm::dialect());
  }
  // The exported module; null after errors, which are in `messages`.
  std::unique_ptr<llvm::Module> run(llvm::StringRef text, const ExportOptions& options = {}) {
    OwningOp module = parse_source(context, llvm::MemoryBufferRef(text, "test.mlir"));
    REQUIRE_MESSAGE(module, messages);
    auto exported = llvm_ir::export_llvm_ir(module.get(), llvm_context, options);
    return succeeded(exported) ? std::move(*exported) : nullptr;
  }

  Context context;
  std::string messages;
  ScopedDiagnosticHandler handler;
  llvm::LLVMContext llvm_context;
};

constexpr const char* Kernel = R"(
"llvm.func"() <{sym_name = "k", function_type = !llvm.func<void (ptr)>, CConv = #llvm.cconv<ptx_kernelcc>, arg_attrs = [{nvvm.grid_constant}]}> ({
^bb0(%p: !llvm.ptr):
  "llvm.call"(%p) <{callee = @device, CConv = #llvm.cconv<ptx_devicecc>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
  "llvm.return"() : () -> ()
}) {nvvm.maxntid = array<i32: 128>} : () -> ()
"llvm.func"() <{sym_name = "device", function_type = !llvm.func<void (ptr)>, CConv = #llvm.cconv<ptx_devicecc>}> ({}) : () -> ()
)";

}  // namespace

TEST_CASE("kernels are plain functions on the host") {
  Exporter exporter;
  auto module = exporter.run(Kernel, {.target = ExportTarget::Host});
  REQUIRE_MESSAGE(module, exporter.messages);
  llvm::Function* kernel = module->getFunction("k");
  CHECK(kernel->getCallingConv() == llvm::CallingConv::C);
  CHECK(module->getFunction("device")->getCallingConv() == llvm::CallingConv::C);
  CHECK(!kernel->hasFnAttribute("nvvm.maxntid"));
  CHECK(!kernel->getAttributes().hasParamAttr(0, "nvvm.grid_constant"));
  CHECK(!module->getTargetTriple().isNVPTX());
  CHECK(module->getDataLayout().getPointerSizeInBits() == 8 * sizeof(void*));
}

TEST_CASE("kernels are kernels on the GPU") {
  Exporter exporter;
  auto module = exporter.run(Kernel);
  REQUIRE_MESSAGE(module, exporter.messages);
  llvm::Function* kernel = module->getFunction("k");
  CHECK(kernel->getCallingConv() == llvm::CallingConv::PTX_Kernel);
  CHECK(kernel->getFnAttribute("nvvm.maxntid").getValueAsString() == "128");
  CHECK(kernel->getAttributes().hasParamAttr(0, "nvvm.grid_constant"));
  CHECK(module->getTargetTriple().isNVPTX());
}

TEST_CASE("debug information can be left out") {
  Exporter exporter;
  CHECK(exporter.run(Kernel)->getFunction("k")->getSubprogram() != nullptr);
  auto module = exporter.run(Kernel, {.debug_info = false});
  CHECK(module->getFunction("k")->getSubprogram() == nullptr);
  CHECK(module->getModuleFlag("Debug Info Version") == nullptr);
}

TEST_CASE("nvvm ops are refused on the host, with the pass that helps") {
  Exporter exporter;
  CHECK(!exporter.run(R"(
"llvm.func"() <{sym_name = "k", function_type = !llvm.func<void ()>}> ({
  "nvvm.barrier0"() : () -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
)",
                      {.target = ExportTarget::Host}));
  CHECK(exporter.messages ==
        "'nvvm.barrier0' op exists on NVIDIA GPUs only, but the module is exported for the host; "
        "lower gpu ops with gpu-to-cpu instead of gpu-to-nvvm\n");
}

TEST_CASE("triple and data layout come from the options, then from the module") {
  Exporter exporter;
  constexpr const char* text = R"(
"builtin.module"() ({
^bb0:
}) {llvm.target_triple = "aarch64-linux-gnu", llvm.data_layout = "e-p:32:32"} : () -> ()
)";
  auto module = exporter.run(text);
  REQUIRE_MESSAGE(module, exporter.messages);
  CHECK(module->getTargetTriple().getArch() == llvm::Triple::aarch64);
  CHECK(module->getDataLayout().getPointerSizeInBits() == 32);
  module = exporter.run(text, {.triple = "x86_64-linux-gnu"});
  CHECK(module->getTargetTriple().getArch() == llvm::Triple::x86_64);
  CHECK(!exporter.run(text, {.triple = "nothing"}));
}

TEST_CASE("an error in the middle of a function leaves no module") {
  Exporter exporter;
  CHECK(!exporter.run(R"(
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<i32 (i1, i32)>}> ({
^bb0(%c: i1, %i: i32):
  "llvm.cond_br"(%c, %i)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^bb1(%x: i32):
  %y = "llvm.add"(%x, %i) : (i32, i32) -> i32
  "gpu.barrier"() : () -> ()
  "llvm.br"(%y)[^bb1] : (i32) -> ()
^bb2:
  "llvm.return"(%i) : (i32) -> ()
}) : () -> ()
)"));
  CHECK(exporter.messages.find("has no form in LLVM IR") != std::string::npos);
}

TEST_CASE("only a module can be exported, and only a valid one") {
  Exporter exporter;
  OwningOp module = parse_source(exporter.context, llvm::MemoryBufferRef(Kernel, "test.mlir"));
  REQUIRE(module);
  Operation* func = builtin::ModuleOp(module.get()).body()->front();
  CHECK(failed(llvm_ir::export_llvm_ir(func, exporter.llvm_context)));
  CHECK(!exporter.run(R"(
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<i32 ()>}> ({
  "llvm.return"() : () -> ()
}) : () -> ()
)"));
  CHECK(exporter.messages.find("must return i32") != std::string::npos);
}
