// MLIR's text printer as C functions, for the hooks of dynamic types, attributes and operations.

#include "dynamic.h"

#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;
using fishplate::Printer;

namespace {

SmallVector<Type> list(const MlirType *types, intptr_t count) {
  SmallVector<Type> result;
  for (intptr_t i = 0; i < count; ++i)
    result.push_back(unwrap(types[i]));
  return result;
}

SmallVector<StringRef> list(const MlirStringRef *names, intptr_t count) {
  SmallVector<StringRef> result;
  for (intptr_t i = 0; i < count; ++i)
    result.push_back(unwrap(names[i]));
  return result;
}

// Prints the parameters only, or the whole value if it has none.
template <typename Value> void stripped(Printer *printer, Value value) {
  AsmPrinter &asmPrinter = printer->asmPrinter;
  fishplate::Definition *definition = fishplate::definitionOf(value);
  if (!definition) {
    asmPrinter << value;
    return;
  }
  if (succeeded(asmPrinter.printAlias(value)))
    return;
  SmallVector<MlirAttribute> params;
  for (Attribute param : fishplate::paramsOf(value))
    params.push_back(wrap(param));
  uint64_t before = asmPrinter.getStream().tell();
  definition->hooks.call(&fishplate::StorageHooks::print, printer, wrap(value.getContext()),
                         params.data(), params.size());
  if (asmPrinter.getStream().tell() == before)
    asmPrinter << value;
}

} // namespace

extern "C" {

void fishplatePrintText(Printer *printer, MlirStringRef text) {
  printer->asmPrinter.getStream() << unwrap(text);
}
void fishplatePrintNewline(Printer *printer) { printer->asmPrinter.printNewline(); }
void fishplatePrintIndent(Printer *printer, bool more) {
  more ? printer->asmPrinter.increaseIndent() : printer->asmPrinter.decreaseIndent();
}
void fishplatePrintFloat(Printer *printer, double value) {
  printer->asmPrinter.printFloat(APFloat(value));
}
#define PRINT(function, Handle, method)                                                            \
  void function(Printer *printer, Handle value) { printer->asmPrinter.method(unwrap(value)); }
PRINT(fishplatePrintString, MlirStringRef, printString) // quoted and escaped
PRINT(fishplatePrintKeywordOrString, MlirStringRef, printKeywordOrString)
PRINT(fishplatePrintSymbolName, MlirStringRef, printSymbolName) // with `@` in front
PRINT(fishplatePrintAttribute, MlirAttribute, printAttribute)
PRINT(fishplatePrintAttributeWithoutType, MlirAttribute, printAttributeWithoutType)
PRINT(fishplatePrintType, MlirType, printType)
#undef PRINT

void fishplatePrintStrippedAttribute(Printer *printer, MlirAttribute attr) {
  stripped(printer, unwrap(attr));
}
void fishplatePrintStrippedType(Printer *printer, MlirType type) { stripped(printer, unwrap(type)); }
void fishplatePrintDimensionList(Printer *printer, const int64_t *sizes, intptr_t count) {
  printer->asmPrinter.printDimensionList(ArrayRef<int64_t>(sizes, count));
}
// Prints ` -> type` or ` -> (types)`.
void fishplatePrintArrowTypes(Printer *printer, const MlirType *types, intptr_t count) {
  SmallVector<Type> results = list(types, count);
  printer->asmPrinter.printArrowTypeList(results);
}

void fishplatePrintOperand(Printer *printer, MlirValue value) {
  printer->op->printOperand(unwrap(value));
}
void fishplatePrintSuccessor(Printer *printer, MlirBlock block) {
  printer->op->printSuccessor(unwrap(block));
}
// Prints `%name: type`, or `%name` alone.
void fishplatePrintRegionArgument(Printer *printer, MlirValue argument, bool omitType) {
  printer->op->printRegionArgument(cast<BlockArgument>(unwrap(argument)), {}, omitType);
}
void fishplatePrintRegion(Printer *printer, MlirRegion region, bool entryArguments, bool terminators,
                          bool emptyBlock) {
  printer->op->printRegion(*unwrap(region), entryArguments, terminators, emptyBlock);
}
// Prints the attributes of an operation after a space, unless there are none. `which` is 0 for all attributes, 1 for
// the discardable ones, and 2 for the inherent ones, which are printed between `<` and `>`.
void fishplatePrintAttrDict(Printer *printer, MlirOperation handle, int32_t which,
                            const MlirStringRef *elided, intptr_t count, bool withKeyword) {
  Operation *op = unwrap(handle);
  SmallVector<StringRef> names = list(elided, count);
  if (which == 2) {
    auto dictionary = dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute());
    NamedAttrList shown;
    for (NamedAttribute row : dictionary ? dictionary.getValue() : ArrayRef<NamedAttribute>())
      if (!llvm::is_contained(names, row.getName()))
        shown.push_back(row);
    if (!shown.empty())
      *printer->op << " <" << shown.getDictionary(op->getContext()) << ">";
    return;
  }
  SmallVector<NamedAttribute> shown(which ? llvm::to_vector(op->getDiscardableAttrs())
                                          : llvm::to_vector(op->getAttrs()));
  withKeyword ? printer->op->printOptionalAttrDictWithKeyword(shown, names)
              : printer->op->printOptionalAttrDict(shown, names);
}
void fishplatePrintLocation(Printer *printer, MlirLocation location) {
  printer->op->printOptionalLocationSpecifier(unwrap(location));
}
void fishplatePrintGenericOp(Printer *printer, MlirOperation op, bool withName) {
  printer->op->printGenericOp(unwrap(op), withName);
}

} // extern "C"
