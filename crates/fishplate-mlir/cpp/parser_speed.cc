// Functions that the linker puts in the place of others, so that MLIR's parser takes a fifth less time: see the options `--wrap` in
// the build script of fishplate-compiler.

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/SourceMgr.h"

#include <cstring>
#include <new>

namespace {

// Before each operation the parser formats a line with its name, twice, for the text that LLVM prints when a program crashes.
// This library does not let LLVM print it (fishplate-runtime's `crash.rs` shows the frames). So this class takes the place of
// `PrettyStackTraceFormat`, and formats nothing. The destructor is part of the code that MLIR was compiled to, and needs
// the same members.
class EmptyEntry : public llvm::PrettyStackTraceEntry {
public:
  void print(llvm::raw_ostream &) const override {}

private:
  llvm::SmallVector<char, 32> text;
};

static_assert(sizeof(EmptyEntry) == sizeof(llvm::PrettyStackTraceFormat) &&
              alignof(EmptyEntry) == alignof(llvm::PrettyStackTraceFormat));

} // namespace

extern "C" void __wrap__ZN4llvm22PrettyStackTraceFormatC1EPKcz(void *place, const char *, ...) {
  new (place) EmptyEntry;
}

// The lexer asks for every character of a name. IR is ASCII, whatever the locale of the process.
extern "C" int __wrap_isalpha(int byte) {
  return unsigned((byte | 0x20) - 'a') < 26;
}

// For the location of each operation, LLVM looks up the line in a table of all lines, and MLIR looks up the name of the file among
// the attributes of the context. But the parser moves forwards, and the name stays the same, so the last place is where the next
// search starts. MLIR's lexer is private: its constructor tells which text it reads, and everything else uses its address.

namespace {

// The place in a text for which a lexer was last asked.
class LastPlace {
public:
  void start(const void *newLexer, const llvm::SourceMgr &newSources, mlir::MLIRContext *newContext) {
    const llvm::MemoryBuffer *text = newSources.getMemoryBuffer(newSources.getMainFileID());
    *this = {newLexer, &newSources, newContext, nullptr, text->getBufferStart(), text->getBufferStart(), text->getBufferEnd(), 1};
  }

  // Whether the place is in the text that this lexer reads.
  bool covers(const void *someLexer, const char *place) const { return someLexer == lexer && textStart <= place && place <= textEnd; }

  mlir::Location moveTo(const char *place) {
    if (place < lineStart || place - lineStart > farthest)
      jump(place);
    while (const void *lineEnd = memchr(lineStart, '\n', place - lineStart)) {
      lineStart = static_cast<const char *>(lineEnd) + 1;
      ++line;
    }
    return mlir::FileLineColLoc::get(file(), line, place - lineStart + 1);
  }

  // The members are set by `start`; before, no lexer has the address null.
  const void *lexer;
  const llvm::SourceMgr *sources;
  mlir::MLIRContext *context;
  const void *fileName;
  const char *textStart, *lineStart, *textEnd;
  unsigned line;

private:
  // More bytes than this are not searched for the ends of lines.
  static constexpr ptrdiff_t farthest = 4096;

  void jump(const char *place) {
    const auto &text = sources->getBufferInfo(sources->getMainFileID());
    line = text.getLineNumber(place);
    lineStart = text.getPointerForLineNumber(line);
  }

  mlir::StringAttr file() {
    if (!fileName) {
      const llvm::MemoryBuffer *text = sources->getMemoryBuffer(sources->getMainFileID());
      llvm::StringRef name = text->getBufferIdentifier();
      // MLIR's name of a text without a name.
      fileName = mlir::StringAttr::get(context, name.empty() ? "-" : name).getAsOpaquePointer();
    }
    return mlir::cast<mlir::StringAttr>(mlir::Attribute::getFromOpaquePointer(fileName));
  }
};

thread_local LastPlace lastPlace;

} // namespace

extern "C" {

void __real__ZN4mlir5LexerC1ERKN4llvm9SourceMgrEPNS_11MLIRContextEPNS_28AsmParserCodeCompleteContextE(void *, const llvm::SourceMgr &,
                                                                                                     mlir::MLIRContext *, void *);

void __wrap__ZN4mlir5LexerC1ERKN4llvm9SourceMgrEPNS_11MLIRContextEPNS_28AsmParserCodeCompleteContextE(void *lexer,
                                                                                                     const llvm::SourceMgr &sources,
                                                                                                     mlir::MLIRContext *context,
                                                                                                     void *completion) {
  __real__ZN4mlir5LexerC1ERKN4llvm9SourceMgrEPNS_11MLIRContextEPNS_28AsmParserCodeCompleteContextE(lexer, sources, context, completion);
  lastPlace.start(lexer, sources, context);
}

mlir::Location __real__ZN4mlir5Lexer24getEncodedSourceLocationEN4llvm5SMLocE(void *, llvm::SMLoc);

mlir::Location __wrap__ZN4mlir5Lexer24getEncodedSourceLocationEN4llvm5SMLocE(void *lexer, llvm::SMLoc place) {
  LastPlace &last = lastPlace;
  if (last.covers(lexer, place.getPointer()))
    return last.moveTo(place.getPointer());
  // Another text was parsed in the middle of this one.
  return __real__ZN4mlir5Lexer24getEncodedSourceLocationEN4llvm5SMLocE(lexer, place);
}
}
