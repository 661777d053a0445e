//! The builtin types and attributes: C++ classes and interfaces, and their names in IRDL.

/// C++ classes without namespace, and the kinds that are instances of them. A kind is read back as the class of the
/// first row that has only this kind.
const TYPES: [(&str, &[&str]); 25] = [
    ("IntegerType", &["integer"]),
    ("IndexType", &["index"]),
    ("RankedTensorType", &["tensor"]),
    ("UnrankedTensorType", &["unranked_tensor"]),
    ("TensorType", &["tensor", "unranked_tensor"]),
    ("MemRefType", &["memref"]),
    ("UnrankedMemRefType", &["unranked_memref"]),
    ("BaseMemRefType", &["memref", "unranked_memref"]),
    ("VectorType", &["vector"]),
    ("FunctionType", &["function"]),
    ("TupleType", &["tuple"]),
    ("ComplexType", &["complex"]),
    ("NoneType", &["none"]),
    ("Float16Type", &["f16"]),
    ("Float32Type", &["f32"]),
    ("Float64Type", &["f64"]),
    ("Float80Type", &["f80"]),
    ("Float128Type", &["f128"]),
    ("FloatTF32Type", &["tf32"]),
    ("BFloat16Type", &["bf16"]),
    ("Float8E4M3FNType", &["f8E4M3FN"]),
    ("Float8E5M2Type", &["f8E5M2"]),
    ("OpaqueType", &["opaque"]),
    ("GraphType", &["graph"]),
    ("ShapedType", &["tensor", "unranked_tensor", "memref", "unranked_memref", "vector"]),
];

const ATTRS: [(&str, &[&str]); 28] = [
    ("IntegerAttr", &["integer"]),
    ("BoolAttr", &["integer"]),
    ("FloatAttr", &["float"]),
    ("StringAttr", &["string"]),
    ("ArrayAttr", &["array"]),
    ("DictionaryAttr", &["dictionary"]),
    ("DenseArrayAttr", &["dense_array"]),
    ("DenseBoolArrayAttr", &["dense_array"]),
    ("DenseI8ArrayAttr", &["dense_array"]),
    ("DenseI16ArrayAttr", &["dense_array"]),
    ("DenseI32ArrayAttr", &["dense_array"]),
    ("DenseI64ArrayAttr", &["dense_array"]),
    ("DenseF32ArrayAttr", &["dense_array"]),
    ("DenseF64ArrayAttr", &["dense_array"]),
    ("DenseStringElementsAttr", &["dense_string_elements"]),
    ("DenseResourceElementsAttr", &["dense_resource_elements"]),
    ("SparseElementsAttr", &["sparse_elements"]),
    ("SymbolRefAttr", &["symbol_ref"]),
    ("FlatSymbolRefAttr", &["symbol_ref"]),
    ("TypeAttr", &["type"]),
    ("UnitAttr", &["unit"]),
    ("AffineMapAttr", &["affine_map"]),
    ("IntegerSetAttr", &["integer_set"]),
    ("StridedLayoutAttr", &["strided_layout"]),
    ("DistinctAttr", &["distinct"]),
    ("OpaqueAttr", &["opaque"]),
    ("FileLineColRange", &["file_line_range"]),
    ("FileLineColLoc", &["file_line_range"]),
];

/// The builtin kinds that are instances of a C++ class, as IRDL names them: `!builtin.integer`. `None` if the class is
/// not in the table.
pub(super) fn kinds(class: &str) -> Option<Vec<String>> {
    let short = class.strip_prefix("mlir::")?;
    let find = |table: &[(&str, &[&str])], sign: char| -> Option<Vec<String>> {
        let (_, kinds) = table.iter().find(|(class, _)| *class == short)?;
        Some(kinds.iter().map(|kind| format!("{sign}builtin.{kind}")).collect())
    };
    find(&TYPES, '!').or_else(|| find(&ATTRS, '#'))
}

/// The C++ class of a kind, without namespace.
pub(super) fn class(kind: &str) -> Option<&'static str> {
    let (table, name): (&[(&'static str, &[&str])], &str) = match kind.strip_prefix("!builtin.") {
        Some(name) => (&TYPES, name),
        None => (&ATTRS, kind.strip_prefix("#builtin.")?),
    };
    table.iter().find(|(_, kinds)| **kinds == [name]).map(|(class, _)| *class)
}
