// The toy dialect of the guide: kernels on tiles. It has one of everything that the generator knows.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Tk_Dialect : Dialect {
  let name = "tk";
  let cppNamespace = "::tk";
  let summary = "kernels on tiles";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

class Tk_Type<string name, string typeMnemonic> : TypeDef<Tk_Dialect, name> {
  let mnemonic = typeMnemonic;
}
class Tk_Attr<string name, string attrMnemonic> : AttrDef<Tk_Dialect, name> {
  let mnemonic = attrMnemonic;
}
class Tk_Op<string mnemonic, list<Trait> traits = []> : Op<Tk_Dialect, mnemonic, traits>;

def Tk_DataType : I32EnumAttr<"DataType", "element types", [
    I32EnumAttrCase<"Float32", 0, "f32">,
    I32EnumAttrCase<"BFloat16", 2, "bf16">,
    I32EnumAttrCase<"BFP8", 5, "bfp8">]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::tk";
}
def Tk_DataTypeAttr : EnumAttr<Tk_Dialect, Tk_DataType, "data_type"> {
  let assemblyFormat = "`<` $value `>`";
}

def Tk_Access : I32BitEnumAttr<"Access", "what a kernel does to a buffer", [
    I32BitEnumAttrCaseNone<"None", "none">,
    I32BitEnumAttrCaseBit<"Read", 0, "read">,
    I32BitEnumAttrCaseBit<"Write", 1, "write">]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::tk";
  let separator = ", ";
}
def Tk_AccessAttr : EnumAttr<Tk_Dialect, Tk_Access, "access"> {
  let assemblyFormat = "`<` $value `>`";
}

def Tk_Tile : Tk_Type<"Tile", "tile"> {
  let summary = "a tile of elements";
  let description = [{
    Tiles are what the arithmetic of the dialect works on.
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t", "rows and columns">:$shape,
    EnumParameter<Tk_DataType>:$data_type);
  let assemblyFormat = "`<` `[` $shape `]` `,` $data_type `>`";
}

def Tk_CB : Tk_Type<"CB", "cb"> {
  let summary = "a circular buffer";
  let parameters = (ins
    "::mlir::ShapedType":$underlying,
    DefaultValuedParameter<"unsigned", "2">:$pages);
  let assemblyFormat = "`<` $underlying (`,` `pages` `=` $pages^)? `>`";
}

def Tk_Grid : Tk_Attr<"Grid", "grid"> {
  let summary = "cores in rows and columns";
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$shape,
    OptionalParameter<"::mlir::AffineMap">:$map);
  let assemblyFormat = "`<` `[` $shape `]` (`,` $map^)? `>`";
  let genVerifyDecl = 1;
}

def Tk_Arg : Tk_Attr<"Arg", "arg"> {
  let summary = "an argument of a kernel";
  let parameters = (ins
    "int64_t":$index,
    "bool":$uniform,
    StringRefParameter<"its name">:$label);
  let assemblyFormat = "`<` struct(params) `>`";
}
def Tk_ArgArrayAttr : TypedArrayAttrBase<Tk_Arg, "arguments of a kernel">;

def Tk_LoadOp : Tk_Op<"load", [Pure]> {
  let summary = "reads a tile from a buffer";
  let arguments = (ins Tk_CB:$buffer, Index:$index);
  let results = (outs Tk_Tile:$tile);
  let assemblyFormat = "$buffer `[` $index `]` attr-dict `:` type($buffer) `->` type($tile)";
}

def Tk_AddOp : Tk_Op<"add", [Pure, SameOperandsAndResultType, Commutative]> {
  let summary = "adds two tiles";
  let arguments = (ins
    Tk_Tile:$lhs, Tk_Tile:$rhs,
    DefaultValuedAttr<Tk_DataTypeAttr, "::tk::DataType::Float32">:$acc);
  let results = (outs Tk_Tile:$out);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($out)";
}

def Tk_KernelOp : Tk_Op<"kernel", [AttrSizedOperandSegments, IsolatedFromAbove, NoTerminator, Symbol]> {
  let summary = "a kernel";
  let description = [{
    The body has a block argument for each buffer:

    ```mlir
    tk.kernel @main() { ... }
    ```
  }];
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    Variadic<AnyType>:$inputs,
    Optional<Index>:$count,
    OptionalAttr<Tk_ArgArrayAttr>:$args,
    DefaultValuedOptionalAttr<Tk_AccessAttr, "::tk::Access::Read">:$access,
    UnitAttr:$inline_);
  let regions = (region SizedRegion<1>:$body);
  let hasVerifier = 1;
}

def Tk_BranchOp : Tk_Op<"branch", [Terminator]> {
  let summary = "goes on in one of several blocks";
  let arguments = (ins I1:$condition);
  let successors = (successor AnySuccessor:$to, VariadicSuccessor<AnySuccessor>:$others);
}
