//! Classes of the builtin dialect, which other dialects mention without including its files.

/// Attributes with a class in `fishplate.ir`.
pub(crate) const IR_ATTRS: &[&str] = &[
    "ArrayAttr",
    "BoolAttr",
    "DenseBoolArrayAttr",
    "DenseElementsAttr",
    "DenseF32ArrayAttr",
    "DenseF64ArrayAttr",
    "DenseFPElementsAttr",
    "DenseI16ArrayAttr",
    "DenseI32ArrayAttr",
    "DenseI64ArrayAttr",
    "DenseI8ArrayAttr",
    "DenseIntElementsAttr",
    "FlatSymbolRefAttr",
    "FloatAttr",
    "IntegerAttr",
    "StridedLayoutAttr",
    "StringAttr",
    "SymbolRefAttr",
    "TypeAttr",
    "UnitAttr",
];

/// Types with a class in `fishplate.ir`.
pub(crate) const IR_TYPES: &[&str] = &[
    "ComplexType",
    "FunctionType",
    "IndexType",
    "IntegerType",
    "MemRefType",
    "NoneType",
    "OpaqueType",
    "RankedTensorType",
    "ShapedType",
    "TupleType",
    "UnrankedMemRefType",
    "UnrankedTensorType",
    "VectorType",
];

/// The other attributes.
pub(crate) const OTHER_ATTRS: &[&str] = &[
    "AffineMapAttr",
    "CallSiteLoc",
    "DenseArrayAttr",
    "DenseIntOrFPElementsAttr",
    "DenseResourceElementsAttr",
    "DenseStringElementsAttr",
    "DictionaryAttr",
    "DistinctAttr",
    "ElementsAttr",
    "FileLineColLoc",
    "FusedLoc",
    "IntegerSetAttr",
    "LocationAttr",
    "NameLoc",
    "OpaqueAttr",
    "OpaqueLoc",
    "SparseElementsAttr",
    "TypedAttr",
    "UnknownLoc",
];

/// The other types.
pub(crate) const OTHER_TYPES: &[&str] = &["BaseMemRefType", "FloatType", "GraphType", "TensorType"];

/// Returns the element type of a class of dense arrays, such as `DenseI32ArrayAttr`, in text.
pub fn dense_element(class: &str) -> Option<&'static str> {
    Some(match class {
        "DenseBoolArrayAttr" => "i1",
        "DenseI8ArrayAttr" => "i8",
        "DenseI16ArrayAttr" => "i16",
        "DenseI32ArrayAttr" => "i32",
        "DenseI64ArrayAttr" => "i64",
        "DenseF32ArrayAttr" => "f32",
        "DenseF64ArrayAttr" => "f64",
        _ => return None,
    })
}
