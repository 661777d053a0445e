//! Reflection data of types: fields, methods, metadata, attribute columns.

use core::ffi::{c_int, c_void};
use core::ops::BitOr;
use core::sync::atomic::{AtomicI32, AtomicPtr, Ordering};

use crate::{ByteArray, ObjectHandle, RawAny, TypeIndex};

/// Reads the field at an address into an owned value.
pub type FieldGetter = unsafe extern "C" fn(field: *mut c_void, result: *mut RawAny) -> c_int;
/// Converts a value and stores it into the field at an address.
pub type FieldSetter = unsafe extern "C" fn(field: *mut c_void, value: *const RawAny) -> c_int;
/// Creates an object with default fields.
pub type ObjectCreator = unsafe extern "C" fn(result: *mut ObjectHandle) -> c_int;

/// Flags of fields and methods.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(transparent)]
pub struct FieldFlags(pub i64);

impl FieldFlags {
    /// No flag.
    pub const NONE: FieldFlags = FieldFlags(0);
    /// The setter may be used.
    pub const WRITABLE: FieldFlags = FieldFlags(1);
    /// `default_value_or_factory` is meaningful.
    pub const HAS_DEFAULT: FieldFlags = FieldFlags(1 << 1);
    /// The method takes no self.
    pub const IS_STATIC_METHOD: FieldFlags = FieldFlags(1 << 2);
    /// Structural equality and hash ignore the field.
    pub const S_EQ_HASH_IGNORE: FieldFlags = FieldFlags(1 << 3);
    /// Free variables met in the field are defined there, nested ones included.
    pub const S_EQ_HASH_DEF_PATTERN: FieldFlags = FieldFlags(1 << 4);
    /// The default is a function that creates the value.
    pub const DEFAULT_FROM_FACTORY: FieldFlags = FieldFlags(1 << 5);
    /// Not in the repr.
    pub const REPR_OFF: FieldFlags = FieldFlags(1 << 6);
    /// Not in recursive comparison.
    pub const COMPARE_OFF: FieldFlags = FieldFlags(1 << 7);
    /// Not in recursive hash.
    pub const HASH_OFF: FieldFlags = FieldFlags(1 << 8);
    /// Not a parameter of the generated constructor.
    pub const INIT_OFF: FieldFlags = FieldFlags(1 << 9);
    /// Keyword-only parameter of the generated constructor.
    pub const KW_ONLY: FieldFlags = FieldFlags(1 << 10);
    /// `setter` is a function object, not a [`FieldSetter`].
    pub const SETTER_IS_FUNCTION_OBJ: FieldFlags = FieldFlags(1 << 11);
    /// Free variables directly in the field are defined there.
    pub const S_EQ_HASH_DEF_SIMPLE: FieldFlags = FieldFlags(1 << 12);

    /// Whether all bits of `other` are set.
    #[inline]
    pub const fn contains(self, other: FieldFlags) -> bool {
        self.0 & other.0 == other.0
    }
}

impl BitOr for FieldFlags {
    type Output = FieldFlags;
    fn bitor(self, other: FieldFlags) -> FieldFlags {
        FieldFlags(self.0 | other.0)
    }
}

/// How a type takes part in structural equality and hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(transparent)]
pub struct SEqHashKind(pub i32);

impl SEqHashKind {
    /// Not supported.
    pub const UNSUPPORTED: SEqHashKind = SEqHashKind(0);
    /// By content.
    pub const TREE_NODE: SEqHashKind = SEqHashKind(1);
    /// A variable: equal if the two are mapped to each other.
    pub const FREE_VAR: SEqHashKind = SEqHashKind(2);
    /// By content, and sharing must match.
    pub const DAG_NODE: SEqHashKind = SEqHashKind(3);
    /// By content; identical pointers are equal at once.
    pub const CONST_TREE_NODE: SEqHashKind = SEqHashKind(4);
    /// By address.
    pub const UNIQUE_INSTANCE: SEqHashKind = SEqHashKind(5);
}

/// Whether free variables that a structural walk meets in a field are defined there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(transparent)]
pub struct DefRegionKind(pub i32);

impl DefRegionKind {
    /// They are uses.
    pub const NONE: DefRegionKind = DefRegionKind(0);
    /// All are defined where they are first met, including those in the variable's type.
    pub const PATTERN: DefRegionKind = DefRegionKind(1);
    /// Only the variable itself is defined; its type holds uses.
    pub const SIMPLE: DefRegionKind = DefRegionKind(2);
}

/// A field of a type.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct FieldInfo {
    /// Name.
    pub name: ByteArray,
    /// Documentation.
    pub doc: ByteArray,
    /// JSON object with the type schema and more.
    pub metadata: ByteArray,
    /// [`FieldFlags`].
    pub flags: FieldFlags,
    /// Size of the storage in bytes.
    pub size: i64,
    /// Alignment of the storage in bytes.
    pub alignment: i64,
    /// Offset from the object header.
    pub offset: i64,
    /// Reads the field.
    pub getter: Option<FieldGetter>,
    /// A [`FieldSetter`], or a function object by flag.
    pub setter: *mut c_void,
    /// Default value, or the function that creates it, by flag.
    pub default_value_or_factory: RawAny,
    /// Type index of the field's values, or [`TypeIndex::ANY`].
    pub field_static_type_index: TypeIndex,
}

const _: () = assert!(size_of::<FieldInfo>() == 120);

/// A method of a type, or a global function.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MethodInfo {
    /// Name.
    pub name: ByteArray,
    /// Documentation.
    pub doc: ByteArray,
    /// JSON object with the type schema and more.
    pub metadata: ByteArray,
    /// [`FieldFlags`].
    pub flags: FieldFlags,
    /// The function.
    pub method: RawAny,
}

const _: () = assert!(size_of::<MethodInfo>() == 72);

/// Facts about a type besides its place in the hierarchy.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TypeMetadata {
    /// Documentation.
    pub doc: ByteArray,
    /// Creates an empty object.
    pub creator: Option<ObjectCreator>,
    /// Size of an object in bytes.
    pub total_size: i32,
    /// Kind of structural comparison.
    pub structural_eq_hash_kind: SEqHashKind,
}

/// Values of one attribute, indexed by type index minus `begin_index`.
#[repr(C)]
pub struct TypeAttrColumn {
    /// The values; None where a type has none.
    pub data: AtomicPtr<RawAny>,
    /// Number of values.
    pub size: AtomicI32,
    /// Type index of the first value.
    pub begin_index: i32,
}

impl TypeAttrColumn {
    /// The value of a type, if it has been registered.
    ///
    /// # Safety
    /// This is a column of a registry, which fills a value once, its type index last, and frees nothing.
    #[inline]
    pub unsafe fn value_of(&self, index: TypeIndex) -> Option<&'static RawAny> {
        let at = usize::try_from(index.0.checked_sub(self.begin_index)?).ok()?;
        // The size is read first: storage that is replaced in between holds at least that many values.
        if at >= usize::try_from(self.size.load(Ordering::Acquire)).ok()? {
            return None;
        }
        // SAFETY: within the values; the caller guarantees that this is a column of a registry.
        let value = unsafe { self.data.load(Ordering::Acquire).add(at) };
        // SAFETY: a part of the same value; the registry writes it atomically.
        let type_index = unsafe { AtomicI32::from_ptr((&raw mut (*value).type_index).cast()) };
        let is_there = type_index.load(Ordering::Acquire) != TypeIndex::NONE.0;
        // SAFETY: a value with a type index is complete and no longer changes, as the caller guarantees.
        is_there.then(|| unsafe { &*value })
    }
}

/// A registered type.
#[repr(C)]
pub struct TypeInfo {
    /// Index.
    pub type_index: TypeIndex,
    /// Number of ancestors.
    pub type_depth: i32,
    /// Key.
    pub type_key: ByteArray,
    /// Ancestors, root first.
    pub type_ancestors: *const *const TypeInfo,
    /// `std::hash` of the key.
    pub type_key_hash: u64,
    /// Number of own fields.
    pub num_fields: AtomicI32,
    /// Number of own methods.
    pub num_methods: AtomicI32,
    /// Own fields.
    pub fields: AtomicPtr<FieldInfo>,
    /// Own methods.
    pub methods: AtomicPtr<MethodInfo>,
    /// Metadata, or null.
    pub metadata: AtomicPtr<TypeMetadata>,
}

const _: () = assert!(size_of::<TypeInfo>() == 72);

// Readers of an entry hold no lock: the registry adds fields and methods while they read.
impl TypeInfo {
    /// The own fields that are registered so far.
    ///
    /// # Safety
    /// This is an entry of a registry, which never frees published data.
    pub unsafe fn own_fields(&self) -> &'static [FieldInfo] {
        // SAFETY: the caller guarantees that both belong to one entry of a registry.
        unsafe { published(&self.fields, &self.num_fields) }
    }

    /// The own methods that are registered so far.
    ///
    /// # Safety
    /// The same as for [`TypeInfo::own_fields`].
    pub unsafe fn own_methods(&self) -> &'static [MethodInfo] {
        // SAFETY: the caller guarantees that both belong to one entry of a registry.
        unsafe { published(&self.methods, &self.num_methods) }
    }

    /// The metadata, if it is registered.
    ///
    /// # Safety
    /// The same as for [`TypeInfo::own_fields`].
    pub unsafe fn own_metadata(&self) -> Option<&'static TypeMetadata> {
        // SAFETY: null, or metadata that the registry never frees, as the caller guarantees.
        unsafe { self.metadata.load(Ordering::Acquire).as_ref() }
    }
}

/// A list of a registry. The count is read first: a list that is replaced in between holds at least that many.
///
/// # Safety
/// `first` and `count` are start and length of one list; the length is published after the items, and neither the items
/// nor the storage are ever freed or changed.
unsafe fn published<T>(first: &AtomicPtr<T>, count: &AtomicI32) -> &'static [T] {
    match usize::try_from(count.load(Ordering::Acquire)) {
        // SAFETY: the list holds as many items as were published, as the caller guarantees.
        Ok(count @ 1..) => unsafe {
            core::slice::from_raw_parts(first.load(Ordering::Acquire), count)
        },
        _ => &[],
    }
}

/// Names of the attribute columns that the runtime knows.
pub mod attr {
    macro_rules! columns {
        ($($(#[$doc:meta])* $name:ident = $text:literal;)*) => {
            $($(#[$doc])* pub const $name: &str = $text;)*
            /// Every column above.
            pub const ALL: &[&str] = &[$($name),*];
        };
    }
    columns! {
        /// Hash of a value as a map key.
        ANY_HASH = "__any_hash__";
        /// Equality of values as map keys.
        ANY_EQUAL = "__any_equal__";
        /// Custom structural visit.
        S_VISIT = "__s_visit__";
        /// Custom structural mutation.
        S_MUTATE = "__s_mutate__";
        /// Custom structural mutation that may reuse a unique object.
        S_MAYBE_INPLACE_MUTATE = "__s_maybe_inplace_mutate__";
        /// Custom structural equality.
        S_EQUAL = "__s_equal__";
        /// Custom structural hash.
        S_HASH = "__s_hash__";
        /// Object to JSON payload.
        DATA_TO_JSON = "__data_to_json__";
        /// JSON payload to object.
        DATA_FROM_JSON = "__data_from_json__";
        /// Custom ordering.
        COMPARE = "__ffi_compare__";
        /// Custom equality.
        EQ = "__ffi_eq__";
        /// Custom hash.
        HASH = "__ffi_hash__";
        /// Conversion of any value to the type.
        CONVERT = "__ffi_convert__";
        /// Constructor.
        INIT = "__ffi_init__";
        /// Empty object.
        NEW = "__ffi_new__";
        /// Custom repr.
        REPR = "__ffi_repr__";
        /// Copy of the object that shares its fields.
        SHALLOW_COPY = "__ffi_shallow_copy__";
        /// Whether the type may have no children.
        TYPE_FINAL = "__ffi_type_final__";
        /// Registry of an enum's singletons.
        ENUM = "__ffi_enum__";
    }

    /// Whether threads may share the objects of a type, and everything reachable from them. Only classes written with
    /// the crate `fishplate` declare this; upstream has no such column.
    pub const SHARED: &str = "__fishplate_shared__";
}
