//! Attributes: constants, names, types, lists, and everything else in textual form. Attributes with many numbers are in
//! `dense_attribute.rs`.

use mlir_sys::{
    MlirAttribute, MlirLocation, MlirNamedAttribute, MlirStringRef, MlirType, mlirArrayAttrGet,
    mlirAttributeIsAAffineMap, mlirAttributeIsAArray, mlirAttributeIsABool,
    mlirAttributeIsADictionary, mlirAttributeIsAFlatSymbolRef, mlirAttributeIsAFloat,
    mlirAttributeIsAInteger, mlirAttributeIsAIntegerSet, mlirAttributeIsAOpaque,
    mlirAttributeIsAStridedLayout, mlirAttributeIsAString, mlirAttributeIsASymbolRef,
    mlirAttributeIsAType, mlirAttributeParseGet, mlirBoolAttrGet, mlirBoolAttrGetValue,
    mlirDictionaryAttrGet, mlirDictionaryAttrGetElement, mlirDictionaryAttrGetNumElements,
    mlirFlatSymbolRefAttrGet, mlirFloatAttrDoubleGet, mlirIdentifierGet, mlirIdentifierStr,
    mlirIntegerAttrGet, mlirIntegerAttrGetValueInt, mlirIntegerAttrGetValueSInt,
    mlirIntegerAttrGetValueUInt, mlirLLVMLinkageAttrGet, mlirStridedLayoutAttrGet,
    mlirStringAttrGet, mlirSymbolRefAttrGet, mlirTypeAttrGet, mlirUnitAttrGet,
};

use crate::{
    AffineMap, Attribute, Context, ContextRef, Error, IntegerSet, Location, Result, Sign, Type,
    call::{ToC, lists, makers, methods},
    text,
};

unsafe extern "C" {
    fn fishplateOpaqueAttrGetChecked(
        location: MlirLocation,
        dialect: MlirStringRef,
        data: MlirStringRef,
        ty: MlirType,
    ) -> MlirAttribute;
    fn fishplateAttributeIsMemRefLayout(attribute: MlirAttribute) -> bool;
    fn fishplateAttributeIsLocation(attribute: MlirAttribute) -> bool;
    fn fishplateIntegerAttrGet(ty: MlirType, words: *const u64, count: usize) -> MlirAttribute;
    fn fishplateIntegerAttrGetSmall(attribute: MlirAttribute, value: *mut i64) -> u32;
    fn fishplateIntegerAttrGetWords(attribute: MlirAttribute, words: *mut u64);
}

/// An integer that fits into a signed 64-bit number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SmallInt {
    /// A boolean, of type `i1`.
    Bool(bool),
    /// Any other integer.
    Int(i64),
}

impl<'c> Attribute<'c> {
    /// Parses the textual form, such as `#llvm.linkage<internal>`.
    pub fn parse(context: &'c Context, text: &str) -> Result<Self> {
        context.take_diagnostics();
        context.admit("attribute", text.as_bytes())?;
        context.roomy(|| Self::parse_in(context.handle(), text)).ok_or_else(|| {
            let diagnostics = context.take_diagnostics();
            Error::Parse { what: "attribute", diagnostics }
        })
    }

    /// Parses the textual form; MLIR reports errors to the handlers of the context. The text is not measured, so the
    /// caller must provide enough stack.
    pub fn parse_in(context: ContextRef<'c>, text: &str) -> Option<Self> {
        // SAFETY: the context is live, and the text lives for the call.
        let raw = unsafe { mlirAttributeParseGet(context.raw(), text::string_ref(text)) };
        (!raw.ptr.is_null()).then(|| Self::new(raw))
    }

    /// `value : type`, for an integer or index type.
    #[inline]
    pub fn int(of: Type<'c>, value: i64) -> Self {
        assert!(of.is_integer() || of.is_index(), "an integer of a type of something else");
        // SAFETY: the type is live, and is an integer or index type.
        Self::new(unsafe { mlirIntegerAttrGet(of.raw, value) })
    }

    /// Creates an integer of any width from its words, lowest first. There must be as many as the width of its type
    /// needs.
    pub fn wide_int(of: Type<'c>, words: &[u64]) -> Self {
        let needed = of.int_width().map(|width| width.div_ceil(64).max(1) as usize);
        assert_eq!(needed, Some(words.len()), "as many words as an integer type needs");
        // SAFETY: the type is a live integer type, and there are as many words as it needs.
        Self::new(unsafe { fishplateIntegerAttrGet(of.raw, words.as_ptr(), words.len()) })
    }

    /// `value : type`, for a float type.
    pub fn float(context: impl Into<ContextRef<'c>>, of: Type<'c>, value: f64) -> Self {
        assert!(of.is_float(), "a float of a type of something else");
        // SAFETY: context and type are live, and the type is a float type.
        Self::new(unsafe { mlirFloatAttrDoubleGet(context.into().raw(), of.raw, value) })
    }

    /// `true` or `false`.
    pub fn bool(context: impl Into<ContextRef<'c>>, value: bool) -> Self {
        // SAFETY: the context is live.
        Self::new(unsafe { mlirBoolAttrGet(context.into().raw(), value.into()) })
    }

    /// `unit`.
    pub fn unit(context: impl Into<ContextRef<'c>>) -> Self {
        // SAFETY: the context is live.
        Self::new(unsafe { mlirUnitAttrGet(context.into().raw()) })
    }

    /// A string of any bytes.
    pub fn string(context: impl Into<ContextRef<'c>>, value: &[u8]) -> Self {
        // SAFETY: the context is live, and MLIR copies the bytes.
        Self::new(unsafe { mlirStringAttrGet(context.into().raw(), value.to_c()) })
    }

    /// `@name`.
    pub fn symbol(context: impl Into<ContextRef<'c>>, name: &str) -> Self {
        // SAFETY: the context is live, and MLIR copies the name.
        Self::new(unsafe { mlirFlatSymbolRefAttrGet(context.into().raw(), name.to_c()) })
    }

    /// `@root::@nested...`; the nested references are flat.
    pub fn nested_symbol(context: ContextRef<'c>, root: &str, nested: &[Attribute<'c>]) -> Self {
        assert!(nested.iter().all(|one| one.is_flat_symbol()), "nested references are flat");
        let (count, list) = (nested.len().to_c(), Self::list(nested));
        // SAFETY: context and references are live; the slice lives for the call; MLIR copies the name.
        Self::new(unsafe { mlirSymbolRefAttrGet(context.raw(), root.to_c(), count, list) })
    }

    /// A type as an attribute.
    pub fn ty(of: Type<'c>) -> Self {
        // SAFETY: the type is live.
        Self::new(unsafe { mlirTypeAttrGet(of.raw) })
    }

    /// `[elements...]`.
    pub fn array(context: impl Into<ContextRef<'c>>, elements: &[Attribute<'c>]) -> Self {
        let (count, list) = (elements.len().to_c(), Self::list(elements));
        // SAFETY: context and elements are live; MLIR copies the slice.
        Self::new(unsafe { mlirArrayAttrGet(context.into().raw(), count, list) })
    }

    /// `{name = value, ...}`.
    pub fn dictionary<N: AsRef<str>>(
        context: ContextRef<'c>,
        entries: &[(N, Attribute<'c>)],
    ) -> Self {
        let all = named(context, entries);
        // SAFETY: the context is live, and the entries belong to it; MLIR copies the slice.
        Self::new(unsafe { mlirDictionaryAttrGet(context.raw(), all.len().to_c(), all.as_ptr()) })
    }

    /// `strided<[strides...], offset: offset>`.
    pub fn strided_layout(context: ContextRef<'c>, offset: i64, strides: &[i64]) -> Self {
        let (count, list) = (strides.len().to_c(), strides.as_ptr());
        // SAFETY: the context is live, and MLIR copies the strides.
        Self::new(unsafe { mlirStridedLayoutAttrGet(context.raw(), offset, count, list) })
    }

    makers! {
        /// A text that has a type.
        fn typed_string(of: Type<'c>, value: &str) -> Attribute<'c> = mlir_sys::mlirStringAttrTypedGet;
        /// A map as an attribute.
        fn affine_map(map: AffineMap<'c>) -> Attribute<'c> = mlir_sys::mlirAffineMapAttrGet;
        /// A set as an attribute.
        fn integer_set(set: IntegerSet<'c>) -> Attribute<'c> = mlir_sys::mlirIntegerSetAttrGet;
        /// `value : type`, verified. If MLIR refuses, the handlers of the context receive the reason.
        fn float_checked(at: Location<'c>, of: Type<'c>, value: f64) -> Option<Attribute<'c>> = mlir_sys::mlirFloatAttrDoubleGetChecked;
        /// Creates an opaque attribute of a dialect from its text, verified.
        fn opaque_checked(at: Location<'c>, dialect: &str, data: &[u8], ty: Type<'c>) -> Option<Attribute<'c>> = fishplateOpaqueAttrGetChecked;
    }

    /// Linkage that keeps a symbol inside its object file.
    pub fn linkage_internal(context: &'c Context) -> Self {
        Self::linkage(context, mlir_sys::MlirLLVMLinkage_MlirLLVMLinkageInternal)
    }

    /// Linkage of a constant that has no symbol in the object file.
    pub fn linkage_private(context: &'c Context) -> Self {
        Self::linkage(context, mlir_sys::MlirLLVMLinkage_MlirLLVMLinkagePrivate)
    }

    /// Linkage of a symbol that other modules may use.
    pub fn linkage_external(context: &'c Context) -> Self {
        Self::linkage(context, mlir_sys::MlirLLVMLinkage_MlirLLVMLinkageExternal)
    }

    fn linkage(context: &'c Context, linkage: mlir_sys::MlirLLVMLinkage) -> Self {
        // SAFETY: the context is live and has the llvm dialect.
        Self::new(unsafe { mlirLLVMLinkageAttrGet(context.raw(), linkage) })
    }

    methods! {
        /// The type; `none` for an attribute that has no type.
        fn type_of() -> Option<Type<'c>> = mlir_sys::mlirAttributeGetType;
        /// Whether it is an integer.
        fn is_integer() -> bool = mlirAttributeIsAInteger;
        /// Whether it is a boolean.
        fn is_bool() -> bool = mlirAttributeIsABool;
        /// Whether it is a floating-point number.
        fn is_float() -> bool = mlirAttributeIsAFloat;
        /// Whether it is a string.
        fn is_string() -> bool = mlirAttributeIsAString;
        /// Whether it is a type.
        fn is_type() -> bool = mlirAttributeIsAType;
        /// Whether it is `unit`.
        fn is_unit() -> bool = mlir_sys::mlirAttributeIsAUnit;
        /// Whether it is a list of attributes.
        fn is_array() -> bool = mlirAttributeIsAArray;
        /// Whether it is a dictionary.
        fn is_dictionary() -> bool = mlirAttributeIsADictionary;
        /// Whether it is a reference to a symbol.
        fn is_symbol() -> bool = mlirAttributeIsASymbolRef;
        /// Whether it is a flat reference to a symbol, by its name alone.
        fn is_flat_symbol() -> bool = mlirAttributeIsAFlatSymbolRef;
        /// Whether it is an affine map.
        fn is_affine_map() -> bool = mlirAttributeIsAAffineMap;
        /// Whether it is an integer set.
        fn is_integer_set() -> bool = mlirAttributeIsAIntegerSet;
        /// Whether it can be the layout of a memref.
        fn is_memref_layout() -> bool = fishplateAttributeIsMemRefLayout;
        /// Whether it is a location.
        fn is_location() -> bool = fishplateAttributeIsLocation;
        /// The location that it holds.
        fn to_location() -> Location<'c> = mlir_sys::mlirLocationFromAttribute, if fishplateAttributeIsLocation;
        /// The boolean.
        fn bool_value() -> bool = mlirBoolAttrGetValue, if mlirAttributeIsABool;
        /// The floating-point number.
        fn float_value() -> f64 = mlir_sys::mlirFloatAttrGetValueDouble, if mlirAttributeIsAFloat;
        /// The bytes of a string.
        fn string_value() -> &'c [u8] = mlir_sys::mlirStringAttrGetValue, if mlirAttributeIsAString;
        /// The type.
        fn type_value() -> Type<'c> = mlir_sys::mlirTypeAttrGetValue, if mlirAttributeIsAType;
        /// The affine map.
        fn affine_map_value() -> AffineMap<'c> = mlir_sys::mlirAffineMapAttrGetValue, if mlirAttributeIsAAffineMap;
        /// The integer set.
        fn integer_set_value() -> IntegerSet<'c> = mlir_sys::mlirIntegerSetAttrGetValue, if mlirAttributeIsAIntegerSet;
        /// The offset of a strided layout.
        fn layout_offset() -> i64 = mlir_sys::mlirStridedLayoutAttrGetOffset, if mlirAttributeIsAStridedLayout;
        /// The name of the outermost symbol of a reference.
        fn symbol_root() -> &'c [u8] = mlir_sys::mlirSymbolRefAttrGetRootReference, if mlirAttributeIsASymbolRef;
        /// The name of the innermost symbol of a reference.
        fn symbol_leaf() -> &'c [u8] = mlir_sys::mlirSymbolRefAttrGetLeafReference, if mlirAttributeIsASymbolRef;
        /// The dialect of an opaque attribute.
        fn opaque_dialect() -> String = mlir_sys::mlirOpaqueAttrGetDialectNamespace, if mlirAttributeIsAOpaque;
        /// The text of an opaque attribute.
        fn opaque_data() -> &'c [u8] = mlir_sys::mlirOpaqueAttrGetData, if mlirAttributeIsAOpaque;
        /// The attribute with a name in a dictionary.
        fn entry(name: &str) -> Option<Attribute<'c>> = mlir_sys::mlirDictionaryAttrGetElementByName, if mlirAttributeIsADictionary;
    }

    lists! {
        /// The attributes of a list.
        fn element, elements, element_count -> Attribute<'c> = mlir_sys::mlirArrayAttrGetElement, mlir_sys::mlirArrayAttrGetNumElements, if mlirAttributeIsAArray;
        /// The references nested in the outermost one.
        fn nested_reference, nested_references, nested_count -> Attribute<'c> = mlir_sys::mlirSymbolRefAttrGetNestedReference, mlir_sys::mlirSymbolRefAttrGetNumNestedReferences, if mlirAttributeIsASymbolRef;
        /// The strides of a strided layout.
        fn stride, strides, stride_count -> i64 = mlir_sys::mlirStridedLayoutAttrGetStride, mlir_sys::mlirStridedLayoutAttrGetNumStrides, if mlirAttributeIsAStridedLayout;
    }

    /// The text, if this is a string.
    pub fn as_string(self) -> Option<String> {
        self.is_string().then(|| String::from_utf8_lossy(self.string_value()).into_owned())
    }

    /// The type, if this is a type attribute.
    pub fn as_type(self) -> Option<Type<'c>> {
        self.is_type().then(|| self.type_value())
    }

    /// The number of entries of a dictionary; 0 for any other attribute.
    pub fn entry_count(self) -> usize {
        if !self.is_dictionary() {
            return 0;
        }
        // SAFETY: the attribute is a live dictionary.
        unsafe { mlirDictionaryAttrGetNumElements(self.raw) }.cast_unsigned()
    }

    /// Name and value at an index of a dictionary.
    pub fn entry_at(self, index: usize) -> Option<(String, Attribute<'c>)> {
        // SAFETY: the attribute is a live dictionary with more than `index` entries; the name lives as long as the
        // context.
        (index < self.entry_count())
            .then(|| unsafe { pair(mlirDictionaryAttrGetElement(self.raw, index.cast_signed())) })
    }

    /// Names and values, if this is a dictionary; otherwise empty.
    pub fn entries(self) -> impl Iterator<Item = (String, Attribute<'c>)> {
        (0..self.entry_count()).map_while(move |index| self.entry_at(index))
    }

    /// The number of an integer attribute of up to 64 bits, as its type interprets the bits; `None` for any other
    /// attribute.
    pub fn as_int(self) -> Option<i128> {
        if !self.is_integer() {
            return None;
        }
        // SAFETY: the attribute is a live integer attribute; its type is `index`, or has the width and sign that the
        // called function is for.
        unsafe {
            let ty = self.type_of().filter(|ty| ty.is_integer());
            let Some(ty) = ty else { return Some(mlirIntegerAttrGetValueInt(self.raw).into()) };
            match (ty.width(), ty.sign()) {
                (0, _) => Some(0),
                (1, _) => Some(i128::from(mlirBoolAttrGetValue(self.raw))),
                (2..=64, Some(Sign::Unsigned)) => {
                    Some(mlirIntegerAttrGetValueUInt(self.raw).into())
                }
                (2..=64, Some(Sign::Signed)) => Some(mlirIntegerAttrGetValueSInt(self.raw).into()),
                (2..=64, _) => Some(mlirIntegerAttrGetValueInt(self.raw).into()),
                _ => None,
            }
        }
    }

    /// The number of an integer attribute that fits into a signed 64-bit number; `None` for any other attribute.
    #[inline]
    pub fn small_int(self) -> Option<SmallInt> {
        let mut small = 0;
        // SAFETY: the attribute is live; the function writes only for an integer, and returns whether it did.
        match unsafe { fishplateIntegerAttrGetSmall(self.raw, &raw mut small) } {
            2 => Some(SmallInt::Bool(small != 0)),
            1 => Some(SmallInt::Int(small)),
            _ => None,
        }
    }

    /// Writes the words of an integer attribute into `words`, lowest first. There must be room for as many as its type
    /// needs.
    pub fn int_words(self, words: &mut [u64]) {
        let width = self.type_of().map_or(64, |ty| ty.int_width().unwrap_or(64));
        assert!(self.is_integer(), "words of an attribute that is no integer");
        assert!(words.len() >= width.div_ceil(64).max(1) as usize, "room for all words");
        // SAFETY: the attribute is a live integer attribute, and there is room for as many words as its type needs.
        unsafe { fishplateIntegerAttrGetWords(self.raw, words.as_mut_ptr()) };
    }
}

/// Converts names and attributes to a list for the C API.
pub(crate) fn named<'c, N: AsRef<str>>(
    context: ContextRef<'c>,
    entries: &[(N, Attribute<'c>)],
) -> Vec<MlirNamedAttribute> {
    let one = |(name, value): &(N, Attribute<'c>)| {
        // SAFETY: the context is live, and MLIR copies the name.
        let name = unsafe { mlirIdentifierGet(context.raw(), name.as_ref().to_c()) };
        MlirNamedAttribute { name, attribute: value.raw }
    };
    entries.iter().map(one).collect()
}

/// Converts a named attribute.
///
/// # Safety
/// Both live for `'c`.
pub(crate) unsafe fn pair<'c>(entry: MlirNamedAttribute) -> (String, Attribute<'c>) {
    // SAFETY: the name is live (see `# Safety`), and so is its text.
    let name = unsafe { text::to_owned(mlirIdentifierStr(entry.name)) };
    (name, Attribute::new(entry.attribute))
}
