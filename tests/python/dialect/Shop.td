// A dialect whose text, checks and defaults are partly C++ code, so that hooks have to stand in for it.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Shop : Dialect {
  let name = "shop";
  let cppNamespace = "::shop";
}

def Shop_Coin : TypeDef<Shop, "Coin"> {
  let mnemonic = "coin";
  let parameters = (ins "int64_t":$worth, "::mlir::Type":$metal);
  let hasCustomAssemblyFormat = 1;
}

def Shop_Shelf : AttrDef<Shop, "Shelf"> {
  let mnemonic = "shelf";
  let parameters = (ins "int64_t":$row, "int64_t":$column, "int64_t":$depth);
  let assemblyFormat = "`<` custom<Place>($row, $column) custom<Depth>(ref($row), $depth, \"\\\"deep\\\"\") `>`";
}

def Shop_Spiral : AttrDef<Shop, "Spiral", [MemRefLayoutAttrInterface]> {
  let mnemonic = "spiral";
  let parameters = (ins "int64_t":$turns);
  let assemblyFormat = "`<` $turns `>`";
}

def Shop_PayOp : Op<Shop, "pay"> {
  let arguments = (ins Variadic<Shop_Coin>:$coins, I64Attr:$price);
  let results = (outs AnyType:$change);
  let hasVerifier = 1;
  let assemblyFormat = "custom<Coins>($coins, type($coins)) $price attr-dict `:` custom<Same>(type($change))";
}

def Shop_PackOp : Op<Shop, "pack", [NoTerminator]> {
  let arguments = (ins AnyType:$what, DefaultValuedAttr<StrAttr, "::shop::standardBox()">:$box);
  let results = (outs AnyType:$parcel);
  let regions = (region AnyRegion:$inside);
  let hasCustomAssemblyFormat = 1;
}

def Shop_NoteOp : Op<Shop, "note"> {
  let arguments = (ins DefaultValuedAttr<DictionaryAttr, "nullptr">:$facts, AnyAttr:$shelf);
  let assemblyFormat = "$shelf attr-dict";
}

// Its C++ would call MLIR's parser and printer of functions.
def Shop_RecipeOp : Op<Shop, "recipe", [FunctionOpInterface, IsolatedFromAbove]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
