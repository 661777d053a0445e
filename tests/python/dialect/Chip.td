// Shapes that dialects of accelerators have: buffers over memrefs, tiles, argument lists of nested attributes, and a
// device with grids and affine maps. Nothing here has C++.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Chip_Dialect : Dialect {
  let name = "chip";
  let cppNamespace = "::chip";
  let summary = "a chip with cores in a grid";
}
class Chip_Type<string name, string typeMnemonic> : TypeDef<Chip_Dialect, name> {
  let mnemonic = typeMnemonic;
}
class Chip_Attr<string name, string attrMnemonic> : AttrDef<Chip_Dialect, name> {
  let mnemonic = attrMnemonic;
}
class Chip_Enum<string name, string words, list<I32EnumAttrCase> cases> : I32EnumAttr<name, words, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::chip";
}

def Chip_DataType : Chip_Enum<"DataType", "formats of elements", [
    I32EnumAttrCase<"F32", 0, "f32">, I32EnumAttrCase<"F16", 1, "f16">, I32EnumAttrCase<"BF16", 2, "bf16">]>;
def Chip_Topology : Chip_Enum<"Topology", "how chips are joined", [
    I32EnumAttrCase<"Ring", 0, "ring">, I32EnumAttrCase<"Line", 1, "line">, I32EnumAttrCase<"Apart", 2, "apart">]>;
def Chip_ArgKind : Chip_Enum<"ArgKind", "what an argument is", [
    I32EnumAttrCase<"Buffer", 0, "buffer">, I32EnumAttrCase<"Scalar", 1, "scalar">]>;

def Chip_Tile : Chip_Type<"Tile", "tile"> {
  let summary = "a tile of elements";
  let parameters = (ins "int64_t":$height, "int64_t":$width, EnumParameter<Chip_DataType>:$data_type);
  let assemblyFormat = "`<` $height `by` $width `,` $data_type `>`";
}
def Chip_CB : Chip_Type<"CB", "cb"> {
  let summary = "a circular buffer over a memref";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "::mlir::MemRefType":$memref);
  let assemblyFormat = "`<` custom<DimensionList>($shape) `,` $memref `>`";
}
def Chip_Stream : Chip_Type<"Stream", "stream"> {
  let summary = "a stream of what a shaped type holds";
  let parameters = (ins "::mlir::ShapedType":$underlying);
  let assemblyFormat = "`<` $underlying `>`";
}

def Chip_Grid : Chip_Attr<"Grid", "grid"> {
  let summary = "cores in a grid, and where they lie";
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$shape,
    DefaultValuedParameter<"::mlir::AffineMap", "$_builder.getEmptyAffineMap()">:$toPhysical,
    DefaultValuedParameter<"::mlir::AffineMap", "$_builder.getEmptyAffineMap()">:$toVirtual);
  let assemblyFormat = [{`<` custom<DimensionList>($shape)
    (`,` `to_physical` `=` $toPhysical^ `,` `to_virtual` `=` $toVirtual)? `>`}];
}
def Chip_Device : Chip_Attr<"Device", "device"> {
  let summary = "chips as one device";
  let parameters = (ins
    Chip_Grid:$workers, Chip_Grid:$banks, "::mlir::AffineMap":$nearMap, "::mlir::AffineMap":$farMap,
    ArrayRefParameter<"int64_t">:$mesh, ArrayRefParameter<"unsigned">:$chips,
    OptionalArrayRefParameter<"::chip::Topology">:$topology);
  let assemblyFormat = [{`<` `workers` `=` qualified($workers) `,` `banks` `=` qualified($banks) `,`
    `near` `=` $nearMap `,` `far` `=` $farMap `,` `mesh` `=` custom<DimensionList>($mesh) `,`
    `chips` `=` `[` $chips `]` (`,` `topology` `=` `[` $topology^ `]`)? `>`}];
}
def Chip_Plan : Chip_Attr<"Plan", "plan"> {
  let summary = "how work is divided";
  let parameters = (ins Chip_Grid:$grid, "int64_t":$block, Chip_Grid:$rest);
  let assemblyFormat = "`<` struct(qualified($grid), $block, $rest) `>`";
}

def Chip_Arg : Chip_Attr<"Arg", "arg"> {
  let summary = "an argument of a kernel";
  let parameters = (ins
    "::chip::ArgKind":$kind, "size_t":$operand_index, DefaultValuedParameter<"bool", "true">:$is_uniform,
    DefaultValuedParameter<"::mlir::StringAttr", "::mlir::StringAttr::get($_ctxt, \"\")">:$label);
  let assemblyFormat = "`<` struct(params) `>`";
}
def Chip_ArgSpec : Chip_Attr<"ArgSpec", "arg_spec"> {
  let summary = "the arguments of a kernel";
  let parameters = (ins
    OptionalArrayRefParameter<"::chip::ArgAttr">:$rt_args, OptionalArrayRefParameter<"::chip::ArgAttr">:$ct_args);
  let assemblyFormat = "`<` (`rt_args` `=` `[` $rt_args^ `]`)? ` ` (`ct_args` `=` `[` $ct_args^ `]`)? `>`";
}

def Chip_SplitOp : Op<Chip_Dialect, "split"> {
  let summary = "two results, of which one is called result";
  let results = (outs AnyType:$rest, AnyType:$result);
}
