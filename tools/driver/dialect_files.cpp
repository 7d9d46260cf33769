#include "tools/driver/dialect_files.h"

#include "ir/dialect_file.h"
#include "ir/natives.h"
#include "ir/nearest_name.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "tools/driver/files.h"
#include "tools/driver/registry.h"

namespace pliron::driver {

bool is_shared_library(llvm::StringRef path) {
  // A pipe could be read only once.
  if (path.ends_with(".so") || !llvm::sys::fs::is_regular_file(path))
    return path.ends_with(".so");
  // ELF; Mach-O, for one architecture or several.
  static constexpr llvm::StringLiteral magics[] = {"\177ELF", "\xcf\xfa\xed\xfe",
                                                   "\xca\xfe\xba\xbe"};
  auto start = llvm::MemoryBuffer::getFileSlice(path, magics[0].size(), 0);
  return start && llvm::is_contained(magics, (*start)->getBuffer());
}

LogicalResult DialectFiles::read(Context& context, llvm::SourceMgr& sources, llvm::StringRef path) {
  auto file = read_file(context, path);
  if (failed(file))
    return failure();
  unsigned id = sources.AddNewSourceBuffer(std::move(*file), llvm::SMLoc());
  files_.push_back(sources.getMemoryBuffer(id)->getMemBufferRef());
  for (std::string& name : dialects_in_file(files_.back()))
    names_.push_back(std::move(name));
  return success();
}

LogicalResult DialectFiles::register_dialects(Context& context,
                                              llvm::function_ref<void(Context&)> others) const {
  for (const Dialect& dialect : all_dialects()) {
    if (llvm::is_contained(names_, dialect.name))
      register_natives(context, dialect);
    else
      context.register_dialect(dialect);
  }
  others(context);
  for (llvm::MemoryBufferRef file : files_)
    if (failed(load_dialect_file(context, file)))
      return failure();
  return success();
}

const DialectInfo* find_dialect(Context& context, llvm::StringRef name) {
  if (const DialectInfo* dialect = context.dialect(name))
    return dialect;
  llvm::SmallVector<llvm::StringRef, 8> names;
  for (const DialectInfo* info : context.dialects())
    names.push_back(info->name.str());
  (void)(context.emit_error(Location())
         << "there is no dialect '" << name << "'" << did_you_mean(name, names)
         << " (dialects known here are: " << llvm::join(names, ", ") << ")");
  return nullptr;
}

}  // namespace pliron::driver
