// The loop over ops and regions, going on after errors, and the file as a whole.

#include "ir/dialect.h"
#include "ir/parser_ops.h"

namespace pliron {

static constexpr std::ptrdiff_t progress_step = std::ptrdiff_t{4} << 20;

OpParser::OpParser(Context& context, llvm::StringRef text, llvm::StringRef file,
                   llvm::function_ref<void(std::size_t)> progress)
    : TextParser(context, text, file),
      progress_(progress),
      reported_(text.data()),
      values_(*this),
      buried_(context) {}

OpParser::~OpParser() {
  // In one go, since what is buried and what is not may refer to each other.
  for (std::size_t i = 0; i < num_frames_; ++i)
    bury(*frames_[i]);
  buried_->clear();
}

void OpParser::Frame::reset() {
  info = nullptr;
  results.clear();
  operands.clear();
  successors.clear();
  properties.clear();
  opaque_properties = Attribute();
  attrs.clear();
  regions.clear();
  operand_types.clear();
  result_types.clear();
  region = nullptr;
  block = nullptr;
  blocks.clear();
  lost_blocks = false;
  unlabelled = nullptr;
  in_format = false;
}

OpParser::Frame& OpParser::push_frame() {
  if (num_frames_ == frames_.size())
    frames_.push_back(std::make_unique<Frame>());
  Frame& frame = *frames_[num_frames_++];
  frame.reset();
  return frame;
}

void OpParser::bury(Frame& frame) {
  for (auto& region : frame.regions)
    buried_->take_blocks(**region);
}

OwningOp OpParser::parse_file() {
  Frame& file = push_frame();
  file.regions.push_back(std::make_unique<DetachedRegion>(context_));
  file.region = &**file.regions[0];
  file.region_place = token_.place();
  file.block = Block::create(context_);
  file.region->push_back(file.block);
  values_.push_scope(/*isolated=*/true);
  read_all();
  leave_frames(1);
  values_.pop_scope();
  (void)check_blocks(file, /*report=*/true);
  bool ok = error_count() == 0 && succeeded(check_types_are_defined());
  return ok ? wrap_in_module() : nullptr;
}

void OpParser::leave_frames(std::size_t level) {
  while (num_frames_ > level) {
    values_.pop_scope();
    (void)check_blocks(innermost(), /*report=*/false);
    bury(innermost());
    --num_frames_;
  }
}

OwningOp OpParser::wrap_in_module() {
  Block* block = innermost().block;
  Operation* first = block->front();
  if (first && !first->next() && first->name() == "builtin.module") {
    first->remove();
    return OwningOp(first);
  }
  const OpInfo* info = context_.op_info("builtin.module");
  if (!info) {
    error_at(lexer_.text().data()) << "this text needs a module around it, but the dialect "
                                      "'builtin' is not registered";
    return nullptr;
  }
  // As in MLIR: the module is nowhere in the text.
  OperationState state(Location::file_line_col(context_, file_, 0, 0), info);
  state.num_regions = 1;
  OwningOp module(Operation::create(state));
  module->region(0).take_blocks(*innermost().region);
  return module;
}

void OpParser::read_all() {
  while (true) {
    if (token_.is(TokenKind::Eof)) {
      if (num_frames_ > 1)
        emit_error().note(location_at(innermost().region_place), "the region starts here")
            << "expected '}' at the end of a region";
      return;
    }
    read_one();
    report_progress();
    if (error_count() >= max_errors) {
      emit_error() << "too many errors, stopping here";
      return;
    }
  }
}

void OpParser::report_progress() {
  if (!progress_ || token_.place() - reported_ < progress_step)
    return;
  reported_ = token_.place();
  std::size_t done = static_cast<std::size_t>(reported_ - lexer_.text().data());
  find_lines(done);
  progress_(done);
}

// One op, label, alias, or end of a region.
void OpParser::read_one() {
  const char* start = token_.place();
  bool in_file = num_frames_ == 1;
  switch (token_.kind) {
    case TokenKind::RBrace: {
      if (in_file) {
        emit_error() << "'}' without a region that it could end";
        advance();
        return;
      }
      Frame& frame = innermost();
      finish(failed(close_region(frame)) ? Step::Failed : after_region(frame));
      return;
    }
    case TokenKind::CaretId:
      if (in_file) {
        emit_error() << "a block must be in a region";
        recover(start);
      } else if (failed(block_label())) {
        innermost().lost_blocks = true;
        recover(start);
      }
      return;
    case TokenKind::BangId:
    case TokenKind::HashId:
      if (in_file && failed(alias_definition()))
        recover(start);
      if (in_file)
        return;
      break;
    case TokenKind::MetadataBegin:
      if (in_file) {
        if (failed(resource_section()))
          recover(start);
        return;
      }
      break;
    default:
      break;
  }
  innermost().unlabelled = nullptr;
  finish(start_op(push_frame()));
}

// Closes the frame of an op that has been read, or that could not be.
void OpParser::finish(Step step) {
  if (step == Step::Region)
    return;
  Frame& frame = innermost();
  --num_frames_;
  if (step == Step::Finished)
    return;
  bury(frame);
  for (const ResultName& result : frame.results)
    values_.define_broken(result.name);
  recover(frame.start);
}

// The column of a token that has only white space in front of it on its line, else 0.
unsigned OpParser::line_start_column(const char* place) const {
  const char* at = place;
  while (at != lexer_.text().data() && (at[-1] == ' ' || at[-1] == '\t'))
    --at;
  bool starts = at == lexer_.text().data() || at[-1] == '\n' || at[-1] == '\r';
  return starts ? static_cast<unsigned>(place - at) + 1 : 0;
}

static bool can_start_op(const Token& token) {
  return token.is(TokenKind::PercentId) || token.is(TokenKind::String) ||
         token.is(TokenKind::BareId) || token.is(TokenKind::CaretId);
}

// Skips what belongs to an op that could not be read, and stops at a line that looks like the start
// of the next op; of a `{-# ... #-}` that could not be read, all. Looks at the op again from its
// start, to know which brackets are open. When they do not match, because one of them is the error,
// indentation tells where the op ends.
void OpParser::recover(const char* start) {
  const char* reached = token_.place();
  unsigned indent = line_start_column(start);
  lexer_.reset(start);
  unsigned braces = 0, brackets = 0;
  while (true) {
    token_ = lexer_.next();
    if (token_.is(TokenKind::Eof) || (token_.is(TokenKind::RBrace) && braces == 0))
      return;
    bool past = token_.place() >= reached && token_.place() > start;
    if (token_.is(TokenKind::MetadataBegin)) {
      if (past && num_frames_ == 1)
        return;
      while (!token_.is(TokenKind::MetadataEnd) && !token_.is(TokenKind::Eof))
        token_ = lexer_.next();
      continue;
    }
    if (unsigned column = past ? line_start_column(token_.place()) : 0) {
      bool alias =
          num_frames_ == 1 && (token_.is(TokenKind::HashId) || token_.is(TokenKind::BangId));
      if ((can_start_op(token_) || alias) && ((braces == 0 && brackets == 0) || column <= indent))
        return;
      if (token_.is(TokenKind::RBrace) && column < indent)
        return;
    }
    switch (token_.kind) {
      case TokenKind::LBrace:
        ++braces;
        break;
      case TokenKind::RBrace:
        --braces;
        break;
      case TokenKind::LParen:
      case TokenKind::LSquare:
        ++brackets;
        break;
      case TokenKind::RParen:
      case TokenKind::RSquare:
        brackets -= brackets > 0;
        break;
      default:
        break;
    }
  }
}

OpParser::Step OpParser::open_region(Frame& frame) {
  frame.region_place = token_.place();
  advance();
  if (frame.regions.size() == Operation::max_regions) {
    error_at(frame.region_place) << "an op has at most " << Operation::max_regions << " regions";
    return Step::Failed;
  }
  frame.regions.push_back(std::make_unique<DetachedRegion>(context_));
  frame.region = &**frame.regions.back();
  frame.block = nullptr;
  frame.blocks.clear();
  frame.lost_blocks = false;
  frame.unlabelled = nullptr;
  values_.push_scope(frame.info->has(Trait::IsolatedFromAbove));
  return Step::Region;
}

// Takes the `}`.
LogicalResult OpParser::close_region(Frame& frame) {
  advance();
  values_.pop_scope();
  return check_blocks(frame, /*report=*/!frame.lost_blocks);
}

// Blocks that were only referred to.
LogicalResult OpParser::check_blocks(Frame& frame, bool report) {
  llvm::SmallVector<std::pair<const char*, llvm::StringRef>, 4> undefined;
  for (auto& [name, entry] : frame.blocks) {
    if (entry.defined)
      continue;
    // Branches to it are in this region, so it goes the way of the region's blocks.
    frame.region->push_back(entry.block);
    undefined.push_back({entry.place, name});
  }
  llvm::sort(undefined);
  for (auto [place, name] : undefined)
    if (report)
      error_at(place) << "reference to an undefined block '^" << name << "'";
  return success(undefined.empty());
}

void OpParser::insert(Operation* op) {
  Frame& outer = enclosing();
  if (!outer.block) {
    outer.block = Block::create(context_);
    outer.region->push_back(outer.block);
  }
  outer.block->push_back(op);
}

Block* OpParser::find_block(Frame& frame, const Token& name) {
  BlockEntry& entry = frame.blocks[name.name()];
  if (!entry.block) {
    entry.block = Block::create(context_);
    entry.place = name.place();
  }
  return entry.block;
}

// A name that the printer would make itself is not kept.
static bool is_generated_block_name(llvm::StringRef name) {
  name.consume_front("bb");
  return name.find_first_not_of("0123456789") == llvm::StringRef::npos;
}

// ^name(%a: type, ...):
LogicalResult OpParser::block_label() {
  Frame& frame = innermost();
  Token name = token_;
  Block* begun = std::exchange(frame.unlabelled, nullptr);
  if (begun)
    return entry_label(frame, begun);
  bool is_entry = !frame.block;
  Block* block = find_block(frame, name);
  BlockEntry& entry = frame.blocks[name.name()];
  if (entry.defined)
    return emit_error().note(location_at(entry.place), "the first one is here")
           << "redefinition of block '" << name.text << "'";
  entry.defined = true;
  entry.place = name.place();
  frame.region->push_back(block);
  frame.block = block;
  if (!is_generated_block_name(name.name()))
    block->set_name(context_.identifier(name.name()));
  advance();
  if (token_.is(TokenKind::LParen) &&
      failed(list(TokenKind::RParen, ")", [&] { return block_argument(block, is_entry); })))
    return failure();
  return expect(TokenKind::Colon, "':' behind a block's label");
}

// ^name: of a block whose arguments stand in front of the region.
LogicalResult OpParser::entry_label(Frame& frame, Block* block) {
  Token name = token_;
  frame.blocks[name.name()] = {block, name.place(), /*defined=*/true};
  if (!is_generated_block_name(name.name()))
    block->set_name(context_.identifier(name.name()));
  advance();
  if (token_.is(TokenKind::LParen))
    return emit_error() << "the arguments of this block stand in front of the region";
  return expect(TokenKind::Colon, "':' behind a block's label");
}

// The entry block's arguments are called arg0, arg1... where they have no name of their own.
static bool is_generated_argument_name(llvm::StringRef name, bool is_entry) {
  if (is_entry && name.consume_front("arg") && name.empty())
    return false;
  return name.find_first_not_of("0123456789") == llvm::StringRef::npos;
}

LogicalResult OpParser::block_argument(Block* block, bool is_entry) {
  if (!token_.is(TokenKind::PercentId))
    return emit_error() << "expected a block argument, such as %x: i32";
  Token name = token_;
  Location place = location();
  advance();
  Type of;
  if (succeeded(expect(TokenKind::Colon, "':' and the type of the block argument")))
    of = type();
  auto location = of ? optional_location(place) : std::nullopt;
  if (!location) {
    values_.define_broken(name.name());
    return failure();
  }
  return name_argument(block->add_argument(of, *location), name.name(), name.place(), is_entry);
}
LogicalResult OpParser::name_argument(Value argument, llvm::StringRef name, const char* place,
                                      bool is_entry) {
  if (!is_generated_argument_name(name, is_entry))
    argument.set_name(context_.identifier(name));
  return values_.define(name, place, argument, 1);
}

OwningOp parse_source(Context& context, llvm::MemoryBufferRef buffer,
                      llvm::function_ref<void(std::size_t)> progress, FileResources* resources) {
  OpParser parser(context, buffer.getBuffer(), buffer.getBufferIdentifier(), progress);
  OwningOp op = parser.parse_file();
  if (resources)
    *resources = parser.take_resources();
  return op;
}

}  // namespace pliron
