// Printing operations in large pieces: MLIR's own C function hands over every word by itself.

#include "print.h"

#include "mlir-c/IR.h"
#include "mlir/CAPI/IR.h"
#include "mlir/IR/Operation.h"
#include "llvm/Support/raw_ostream.h"

#include <optional>

namespace {

class Pieces : public llvm::raw_ostream {
public:
  Pieces(MlirStringCallback take, void *data) : take(take), data(data) { SetBufferSize(1 << 15); }
  ~Pieces() override { flush(); }

private:
  void write_impl(const char *text, size_t size) override {
    take(mlirStringRefCreate(text, size), data);
    taken += size;
  }
  uint64_t current_pos() const override { return taken; }

  MlirStringCallback take;
  void *data;
  uint64_t taken = 0;
};

} // namespace

thread_local fishplate::Dictionaries *fishplate::Dictionaries::current = nullptr;

extern "C" void fishplateOperationPrint(MlirOperation op, MlirOpPrintingFlags flags,
                                        MlirStringCallback take, void *data) {
  Pieces pieces(take, data);
  std::optional<fishplate::Dictionaries> dictionaries;
  if (unwrap(op)->getNumRegions() != 0)
    dictionaries.emplace();
  unwrap(op)->print(pieces, *unwrap(flags));
}
