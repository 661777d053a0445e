//! The table of type indices: one row per index, with its key and its parent.

/// A runtime type index. Any number may arrive from C, so this is not an enum.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TypeIndex(pub i32);

/// One row of [`STATIC_TYPES`].
pub struct TypeRow {
    /// The index.
    pub index: TypeIndex,
    /// Its registered key.
    pub key: &'static str,
    /// The parent's index; `None` for roots.
    pub parent: Option<TypeIndex>,
}

macro_rules! type_indices {
    ($($(#[$doc:meta])* $name:ident = $number:literal, $key:literal, $parent:expr;)*) => {
        impl TypeIndex {
            $($(#[$doc])* pub const $name: TypeIndex = TypeIndex($number);)*
        }
        /// Every type that the runtime itself registers, in order of registration.
        pub const STATIC_TYPES: &[TypeRow] = &[
            $(TypeRow { index: TypeIndex::$name, key: $key, parent: $parent },)*
        ];
    };
}

const OBJECT: Option<TypeIndex> = Some(TypeIndex::OBJECT);

type_indices! {
    /// No value.
    NONE = 0, "None", None;
    /// `i64`.
    INT = 1, "int", None;
    /// Boolean, stored as an integer.
    BOOL = 2, "bool", None;
    /// `f64`.
    FLOAT = 3, "float", None;
    /// Opaque pointer.
    OPAQUE_PTR = 4, "void*", None;
    /// `DLDataType`.
    DATA_TYPE = 5, "DataType", None;
    /// `DLDevice`.
    DEVICE = 6, "Device", None;
    /// Borrowed `DLTensor*`; only in views.
    DL_TENSOR_PTR = 7, "DLTensor*", None;
    /// Borrowed NUL-terminated string; only in views.
    RAW_STR = 8, "const char*", None;
    /// Borrowed `TVMFFIByteArray*`; only in views.
    BYTE_ARRAY_PTR = 9, "TVMFFIByteArray*", None;
    /// Address of an object reference that the callee may move out of; only in views.
    OBJECT_RVALUE_REF = 10, "ObjectRValueRef", None;
    /// String of at most seven bytes, inline.
    SMALL_STR = 11, "ffi.SmallStr", None;
    /// Bytes of at most seven bytes, inline.
    SMALL_BYTES = 12, "ffi.SmallBytes", None;
    /// Marker of a mutator: the value is unchanged.
    UNCHANGED = 13, "ffi.Unchanged", None;
    /// Root of all objects; indices from here on are objects.
    OBJECT = 64, "ffi.Object", None;
    /// String on the heap.
    STR = 65, "ffi.String", OBJECT;
    /// Bytes on the heap.
    BYTES = 66, "ffi.Bytes", OBJECT;
    /// Error.
    ERROR = 67, "ffi.Error", OBJECT;
    /// Function.
    FUNCTION = 68, "ffi.Function", OBJECT;
    /// Shape.
    SHAPE = 69, "ffi.Shape", OBJECT;
    /// Tensor.
    TENSOR = 70, "ffi.Tensor", OBJECT;
    /// Immutable sequence.
    ARRAY = 71, "ffi.Array", OBJECT;
    /// Immutable map.
    MAP = 72, "ffi.Map", OBJECT;
    /// Module.
    MODULE = 73, "ffi.Module", OBJECT;
    /// Python object held by handle.
    OPAQUE_PY_OBJECT = 74, "ffi.OpaquePyObject", OBJECT;
    /// Mutable sequence.
    LIST = 75, "ffi.List", OBJECT;
    /// Mutable map.
    DICT = 76, "ffi.Dict", OBJECT;
    /// Stop signal of a structural visit.
    VISIT_INTERRUPT = 77, "ffi.VisitInterrupt", OBJECT;
    /// Integer wider than 64 bits.
    BIG_INT = 78, "ffi.BigInt", OBJECT;
    /// Registry of one enum type's singletons.
    ENUM_STATE = 128, "ffi.EnumState", OBJECT;
    /// Enum singleton.
    ENUM = 129, "ffi.Enum", OBJECT;
    /// Integer enum singleton.
    INT_ENUM = 130, "ffi.IntEnum", Some(TypeIndex::ENUM);
    /// String enum singleton.
    STR_ENUM = 131, "ffi.StrEnum", Some(TypeIndex::ENUM);
    /// One step of an access path.
    ACCESS_STEP = 132, "ffi.reflection.AccessStep", OBJECT;
    /// Path from a root object to a nested value.
    ACCESS_PATH = 133, "ffi.reflection.AccessPath", OBJECT;
    /// Structural visitor.
    STRUCTURAL_VISITOR = 134, "ffi.StructuralVisitor", OBJECT;
    /// The place in a visit where an error occurred.
    VISIT_ERROR_CONTEXT = 135, "ffi.VisitErrorContext", OBJECT;
    /// Structural mutator.
    STRUCTURAL_MUTATOR = 136, "ffi.StructuralMutator", OBJECT;
    /// A value with its structural hash, usable as a map key.
    STRUCTURAL_KEY = 137, "ffi.StructuralKey", OBJECT;
}

impl TypeIndex {
    /// Static type of a field that may hold anything; never the index of a value.
    pub const ANY: TypeIndex = TypeIndex(-1);
    /// First index that the registry assigns.
    pub const DYN_OBJECT_BEGIN: TypeIndex = TypeIndex(128);

    /// Whether values of this index are heap objects with a reference count.
    #[inline]
    pub const fn is_object(self) -> bool {
        self.0 >= Self::OBJECT.0
    }

    /// Whether only views have this index: an owned value takes a copy, or the moved reference.
    #[inline]
    pub const fn is_only_viewed(self) -> bool {
        self.0 >= Self::RAW_STR.0 && self.0 <= Self::OBJECT_RVALUE_REF.0
    }
}
