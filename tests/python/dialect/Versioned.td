// A small dialect with the names and formats for which there are ready-made hooks of `vhlo`.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def V : Dialect { let name = "vhlo"; let cppNamespace = "::v"; }
class V_Type<string cpp, string word> : TypeDef<V, cpp> { let mnemonic = word; }
class V_Attr<string cpp, string word> : AttrDef<V, cpp> { let mnemonic = word; }

def V_F32 : V_Type<"F32", "f32_v1">;
def V_I64 : V_Type<"I64", "i64_v1">;
def V_Bool : V_Type<"Bool", "bool_v1">;
def V_Tensor : V_Type<"Tensor", "tensor_v1"> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$elementType,
                        "::mlir::Attribute":$encoding);
  let assemblyFormat = "`<` custom<Shape>($shape) `` $elementType `` custom<Encoding>($encoding) `>`";
}
def V_Function : V_Type<"Function", "func_v1"> {
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$inputs, ArrayRefParameter<"::mlir::Type">:$outputs);
  let assemblyFormat = "`<` `(` custom<TypeArray>($inputs) `)` `->` custom<TypeArray>($outputs) `>`";
}
def V_Array : V_Attr<"Array", "array_v1"> {
  let parameters = (ins ArrayRefParameter<"mlir::Attribute">:$value);
  let assemblyFormat = "`<` custom<AttributeArray>($value) `>`";
}
def V_Dict : V_Attr<"Dict", "dict_v1"> {
  let parameters = (ins ArrayRefParameter<"std::pair<mlir::Attribute, mlir::Attribute>", "">:$value);
  let assemblyFormat = "`<` custom<AttributeDictionary>($value) `>`";
}
def V_Integer : V_Attr<"Integer", "integer_v1"> {
  let parameters = (ins "mlir::Type":$type, APIntParameter<"">:$value);
  let hasCustomAssemblyFormat = 1;
}
def V_String : V_Attr<"String", "string_v1"> {
  let parameters = (ins StringRefParameter<"">:$value);
  let assemblyFormat = "`<` custom<EscapedString>($value) `>`";
}
def V_Elements : V_Attr<"Elements", "tensor_v1"> {
  let parameters = (ins "::mlir::Type":$type, "DenseElementsAttr":$data);
  let hasCustomAssemblyFormat = 1;
}
def V_TypeAttr : V_Attr<"TypeV", "type_v1"> {
  let parameters = (ins "::mlir::Type":$value);
  let assemblyFormat = "`<` $value `>`";
}
def V_FuncOp : Op<V, "func_v1"> {
  let arguments = (ins AnyAttr:$sym_name, AnyAttr:$function_type, AnyAttr:$arg_attrs);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "custom<FunctionBody>($sym_name, $body, $function_type) attr-dict";
}
def V_ReturnOp : Op<V, "return_v1", [Terminator]> { let arguments = (ins Variadic<AnyType>:$results); }
