#include "ir/split_input.h"

#include <string>

#include "llvm/ADT/StringRef.h"

namespace pliron {

std::vector<std::unique_ptr<llvm::MemoryBuffer>> split_input(llvm::MemoryBufferRef buffer) {
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> pieces;
  llvm::StringRef rest = buffer.getBuffer();
  const char* piece_start = rest.begin();
  std::size_t line = 0, piece_line = 0;
  auto end_piece = [&](const char* end) {
    std::string text(piece_line, '\n');
    text.append(piece_start, end);
    pieces.push_back(llvm::MemoryBuffer::getMemBufferCopy(text, buffer.getBufferIdentifier()));
  };
  while (!rest.empty()) {
    auto [text, behind] = rest.split('\n');
    rest = behind;
    ++line;
    if (text.rtrim() != "// -----")
      continue;
    end_piece(text.begin());
    piece_start = rest.empty() ? buffer.getBufferEnd() : rest.begin();
    piece_line = line;
  }
  end_piece(buffer.getBufferEnd());
  return pieces;
}

}  // namespace pliron
