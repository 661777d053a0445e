// A small dialect with the names and formats for which there are ready-made hooks of `mhlo`.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def M : Dialect { let name = "mhlo"; let cppNamespace = "::m"; }
def M_Extensions : AttrDef<M, "Extensions"> {
  let mnemonic = "type_extensions";
  let parameters = (ins ArrayRefParameter<"int64_t">:$bounds);
  let assemblyFormat = "`<` `bounds` `=` ` ` custom<DimSizes>($bounds) `>`";
}
def M_ConstantOp : Op<M, "constant"> {
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyTensor:$out);
  let hasCustomAssemblyFormat = 1;
}
def M_AddOp : Op<M, "add"> {
  let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs);
  let results = (outs AnyTensor:$out);
  let assemblyFormat = [{$lhs `,` $rhs attr-dict
    `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($out))}];
}
def M_ReduceOp : Op<M, "reduce"> {
  let arguments = (ins Variadic<AnyTensor>:$inputs, Variadic<AnyTensor>:$starts, I64ElementsAttr:$dimensions);
  let results = (outs Variadic<AnyTensor>:$out);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
}
def M_ConvolutionOp : Op<M, "convolution"> {
  let arguments = (ins AnyTensor:$in, OptionalAttr<I64ElementsAttr>:$strides, OptionalAttr<I64ElementsAttr>:$padding,
                       OptionalAttr<I64ElementsAttr>:$lhs, OptionalAttr<I64ElementsAttr>:$rhs,
                       OptionalAttr<ElementsAttr>:$reversal);
  let results = (outs AnyTensor:$out);
  let assemblyFormat = [{$in `window` `=` `{`
    custom<WindowAttributes>($strides, $padding, $lhs, $rhs, $reversal) `}` attr-dict `:` functional-type($in, $out)}];
}
def M_ReturnOp : Op<M, "return", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "$results attr-dict `:` type($results)";
}
