// Functions that the linker puts in the place of others, so that MLIR's printer takes less time: see the options `--wrap` in the
// build script of fishplate-compiler.

#include "print.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpImplementation.h"

using fishplate::Dictionaries;

extern "C" mlir::DictionaryAttr __real__ZN4mlir9Operation17getAttrDictionaryEv(mlir::Operation *op);

extern "C" mlir::DictionaryAttr __wrap__ZN4mlir9Operation17getAttrDictionaryEv(mlir::Operation *op) {
  if (Dictionaries *dictionaries = Dictionaries::current)
    return dictionaries->of(op);
  return __real__ZN4mlir9Operation17getAttrDictionaryEv(op);
}

mlir::DictionaryAttr Dictionaries::of(mlir::Operation *op) {
  size_t hash = op->hashProperties() ^ reinterpret_cast<size_t>(op->getName().getAsOpaquePointer()) >> 4;
  Known &last = known[hash % known.size()];
  bool same = last.op && last.hooksThatRan == hooksThatRan && last.op->getName() == op->getName() &&
              last.op->getRawDictionaryAttrs() == op->getRawDictionaryAttrs() &&
              op->getName().compareOpProperties(last.op->getPropertiesStorage(), op->getPropertiesStorage());
  if (!same)
    last = {op, __real__ZN4mlir9Operation17getAttrDictionaryEv(op), hooksThatRan};
  return last.attributes;
}

// `OpState::printOpName`, which puts the dialect and a dot together as a string for each operation.
extern "C" void __wrap__ZN4mlir7OpState11printOpNameEPNS_9OperationERNS_12OpAsmPrinterEN4llvm9StringRefE(
    mlir::Operation *op, mlir::OpAsmPrinter &printer, llvm::StringRef defaultDialect) {
  llvm::StringRef name = op->getName().getStringRef(), rest = name;
  bool isShort = rest.consume_front(defaultDialect) && rest.consume_front(".") && !rest.contains('.');
  printer.getStream() << (isShort ? rest : name);
}

extern "C" void __real__ZNK4mlir4Type5printERN4llvm11raw_ostreamE(const mlir::Type *type, llvm::raw_ostream &out);

// The names of constants contain their types, and MLIR asks every dialect how it prints types, for each of them. An integer's is
// known.
extern "C" void __wrap__ZNK4mlir4Type5printERN4llvm11raw_ostreamE(const mlir::Type *type, llvm::raw_ostream &out) {
  auto integer = llvm::dyn_cast_if_present<mlir::IntegerType>(*type);
  if (!integer)
    return __real__ZNK4mlir4Type5printERN4llvm11raw_ostreamE(type, out);
  if (!integer.isSignless())
    out << (integer.isSigned() ? 's' : 'u');
  out << 'i' << integer.getWidth();
}
