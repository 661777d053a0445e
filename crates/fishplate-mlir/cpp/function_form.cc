// The text of functions: name, signature, attributes and body, as `func.func` has it. Dynamic operations that are
// functions and whose own text is C++ code use it.

#include "dynamic.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionImplementation.h"

using namespace mlir;

namespace {

constexpr StringLiteral kType = "function_type", kArguments = "arg_attrs", kResults = "res_attrs";

// Whether a list of attributes is missing, or has a dictionary for each of `count` arguments or results.
bool fits(Attribute list, size_t count) {
  if (!list)
    return true;
  auto rows = dyn_cast<ArrayAttr>(list);
  return rows && rows.size() == count &&
         llvm::all_of(rows, [](Attribute row) { return isa_and_nonnull<DictionaryAttr>(row); });
}

// The type of a function that has this form. The operation may not be verified.
FunctionType typeOf(Operation *op) {
  auto type = op->getAttrOfType<TypeAttr>(kType);
  auto function = type ? dyn_cast<FunctionType>(type.getValue()) : FunctionType();
  if (!function || op->getNumRegions() != 1 || op->getNumOperands() || op->getNumResults() ||
      !op->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName()) ||
      !fits(op->getAttr(kArguments), function.getNumInputs()) ||
      !fits(op->getAttr(kResults), function.getNumResults()))
    return {};
  Region &body = op->getRegion(0);
  bool same = body.empty() || body.getArgumentTypes() == TypeRange(function.getInputs());
  return same ? function : FunctionType();
}

} // namespace

extern "C" {

bool fishplateParseFunction(fishplate::Parser *parser) {
  MLIRContext *context = parser->op->getContext();
  auto name = [&](StringRef text) { return StringAttr::get(context, text); };
  auto build = [](Builder &builder, ArrayRef<Type> inputs, ArrayRef<Type> results,
                  function_interface_impl::VariadicFlag,
                  std::string &) -> Type { return builder.getFunctionType(inputs, results); };
  return succeeded(function_interface_impl::parseFunctionOp(*parser->op, *parser->state,
                                                            /*allowVariadic=*/false, name(kType), build,
                                                            name(kArguments), name(kResults)));
}

// Prints nothing, and returns false, if the operation does not have the parts of a function.
bool fishplatePrintFunction(fishplate::Printer *printer, MlirOperation handle) {
  Operation *op = unwrap(handle);
  FunctionType type = typeOf(op);
  if (!type)
    return false;
  OpAsmPrinter &out = *printer->op;
  out << ' ';
  StringRef visibilityName = SymbolTable::getVisibilityAttrName();
  if (auto visibility = op->getAttrOfType<StringAttr>(visibilityName))
    out << visibility.getValue() << ' ';
  out.printSymbolName(op->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName()).getValue());
  Region &body = op->getRegion(0);
  call_interface_impl::printFunctionSignature(out, type.getInputs(), op->getAttrOfType<ArrayAttr>(kArguments),
                                              /*isVariadic=*/false, type.getResults(),
                                              op->getAttrOfType<ArrayAttr>(kResults), &body,
                                              /*printEmptyResult=*/false);
  function_interface_impl::printFunctionAttributes(out, op, {visibilityName, kType, kArguments, kResults});
  if (!body.empty()) {
    out << ' ';
    out.printRegion(body, /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/true);
  }
  return true;
}

} // extern "C"
