// A lean mlir-opt: the four dialects of the generator's arith form and, when LEAN_LLVM is defined,
// the llvm dialect. Linked statically, it is what mlir-opt could be at its best.

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"
#ifdef LEAN_LLVM
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#endif

int main(int argc, char** argv) {
  mlir::registerTransformsPasses();
  mlir::DialectRegistry registry;
  registry.insert<mlir::func::FuncDialect, mlir::arith::ArithDialect, mlir::cf::ControlFlowDialect,
                  mlir::memref::MemRefDialect>();
#ifdef LEAN_LLVM
  registry.insert<mlir::LLVM::LLVMDialect>();
#endif
  return mlir::asMainReturnCode(mlir::MlirOptMain(argc, argv, "lean mlir-opt\n", registry));
}
