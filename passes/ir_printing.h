#pragma once
// Printing the IR before and after passes, on a stream or into a tree of files:
//
//   DIR/builtin_module/0_canonicalize.mlir             after step 0 of the pipeline
//   DIR/builtin_module/mir_func_f/1_0_mem2reg.mlir     after step 0 of the pipeline that is step 1
//   DIR/builtin_module/mir_func_f/1_0_mem2reg.before.mlir
//
// A dump starts with MLIR's line `// -----// IR Dump After cse ('llvm.func' operation: @f) //-----
// //`.

#include <string>
#include <vector>

#include "llvm/ADT/StringSet.h"
#include "passes/pass_instrumentation.h"

namespace pliron {

struct IrPrintingOptions {
  // Names of passes, and whether it is all.
  std::vector<std::string> before, after;
  bool before_all = false, after_all = false;
  // After passes that changed the text; after passes that failed or left invalid IR.
  bool after_change = false, after_failure = false;
  // The whole IR instead of the op that the pass runs on.
  bool module_scope = false;
  bool locations = false;
  // Files in this folder instead of the stream; "" for none. Alone it means `after_all`.
  std::string tree_dir;

  bool any() const {
    return !before.empty() || !after.empty() || before_all || after_all || after_change ||
           after_failure || !tree_dir.empty();
  }
};

// Whether all the names are those of passes. If not, there is an error in the file `file_name`,
// whose text is the names with commas between them; it is added to `sources`, if that is not null.
LogicalResult check_pass_names(Context& context, const PassRegistry& registry,
                               llvm::StringRef file_name, llvm::ArrayRef<std::string> names,
                               llvm::SourceMgr* sources);

class IrPrinting : public PassInstrumentation {
 public:
  IrPrinting(IrPrintingOptions options, llvm::raw_ostream& os);

  bool needs_one_thread() const override { return true; }
  bool has_failed() const override { return has_failed_; }
  void before_run(const PassNode& root, Operation* op, unsigned threads) override;
  void before_pipeline(const PassNode& node, Operation* op) override;
  void after_pipeline(const PassNode& node, Operation* op) override;
  void before_pass(const PassNode& node, Operation* op) override;
  void after_pass(const PassNode& node, Operation* op, PassOutcome outcome) override;

 private:
  bool wants(const std::vector<std::string>& names, const PassNode& node) const;
  bool wants_after(const PassNode& node, Operation* op, PassOutcome outcome);
  std::string text_of(Operation* op) const;
  void dump(const PassNode& node, Operation* op, bool is_before, PassOutcome outcome);
  void write(Operation* op, const std::string& path, llvm::StringRef text);

  IrPrintingOptions options_;
  llvm::raw_ostream& os_;
  Operation* root_ = nullptr;
  bool has_failed_ = false;
  std::string before_text_;  // of the op that a pass runs on, where changes are asked for
  // The folders of the ops around, and which op has which name in a folder.
  std::vector<std::string> folders_;
  llvm::StringMap<Operation*> taken_;
};

}  // namespace pliron
