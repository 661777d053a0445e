"""Facts of the `tvm_ffi` crate and of Rust that the generator relies on."""

from __future__ import annotations

RUST_DIRECTIVE_KINDS = frozenset(
    {"import-object", "field", "nullable", "enum", "opaque", "upcast", "custom-new"}
)

# Paths of the crate for origins and type keys; names without `::` need no `use`.
RUST_TY_MAP_DEFAULTS = {
    "int": "i64",
    "float": "f64",
    "bool": "bool",
    "None": "()",
    "str": "tvm_ffi::String",
    "bytes": "tvm_ffi::Bytes",
    "Any": "tvm_ffi::Any",
    "Callable": "tvm_ffi::Function",
    "Array": "tvm_ffi::Array",
    "List": "tvm_ffi::List",
    "Map": "tvm_ffi::Map",
    # A value is a reference; the struct `Object` is only ever embedded.
    "Object": "tvm_ffi::object::ObjectRef",
    "Tensor": "tvm_ffi::Tensor",
    "Shape": "tvm_ffi::Shape",
    "Device": "tvm_ffi::DLDevice",
    "dtype": "tvm_ffi::DLDataType",
    "DataType": "tvm_ffi::DLDataType",
    "ffi.String": "tvm_ffi::String",
    "ffi.Bytes": "tvm_ffi::Bytes",
    "ffi.BigInt": "tvm_ffi::BigInt",
    "ffi.Module": "tvm_ffi::Module",
    "ffi.Error": "tvm_ffi::Error",
    "ffi.Object": "tvm_ffi::object::ObjectRef",
    "ffi.Tensor": "tvm_ffi::Tensor",
    "ffi.Shape": "tvm_ffi::Shape",
    "ffi.Function": "tvm_ffi::Function",
    "ffi.reflection.AccessPath": "tvm_ffi::reflection::AccessPath",
    "ffi.reflection.AccessStep": "tvm_ffi::reflection::AccessStep",
}

# Origins that the crate has no type for.
RUST_UNSUPPORTED_ORIGINS = frozenset({"Dict", "Union", "tuple"})

# A schema has neither width nor sign of a number; the field's size determines the width.
RUST_SCALAR_BY_SIZE = {
    **{("int", size): f"i{8 * size}" for size in (1, 2, 4, 8)},
    **{("float", size): f"f{8 * size}" for size in (4, 8)},
}

# Sizes of the scalars that a directive may name.
RUST_SCALAR_WIDTHS = {
    "bool": 1,
    **{f"{sign}{8 * size}": size for sign in "iu" for size in (1, 2, 4, 8)},
    **{f"f{8 * size}": size for size in (4, 8)},
}

# Parameters that a literal must fit without conversion; all others are `impl Into`.
RUST_EXACT_PARAMS = frozenset({*RUST_SCALAR_WIDTHS, "isize", "usize"})

RUST_POINTER_SIZE = 8

# `Optional<T>` of C++ is a value cell, or a nullable pointer if T is an object.
RUST_OPTIONAL_PATH = "tvm_ffi::Optional"
RUST_OPTIONAL_FIELD_SIZE = 16
RUST_OBJECT_OPTIONAL_FIELD_SIZE = 8
RUST_ANY_BACKED_OPTIONAL_PAYLOADS = frozenset(
    {"int", "float", "bool", "Device", "dtype", "DataType", "str", "bytes"}
)

# The crate of its own types' prefix.
RUST_MOD_MAP = {"ffi": "tvm_ffi"}
RUST_ROOT_TYPE_KEY = "ffi.Object"

RUST_KEYWORDS = frozenset(
    "as async await break const continue crate dyn else enum extern false fn for if impl in let "
    "loop match mod move mut pub ref return self Self static struct super trait true type unsafe "
    "use where while abstract become box do final gen macro override priv try typeof unsized "
    "virtual yield".split()
)
# Keywords that `r#` does not turn into a name.
RUST_NOT_RAW_IDENTIFIERS = frozenset({"self", "Self", "super", "crate"})
# A member of the generated structs.
RUST_RESERVED_MEMBERS = frozenset({"base"})

# The width at which rustfmt breaks a line.
RUST_MAX_WIDTH = 100
