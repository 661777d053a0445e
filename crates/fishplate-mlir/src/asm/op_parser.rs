//! Parses the parts of operations. Parsed parts are added to the operation in the order of its definition, which may
//! differ from their order in the text.

use std::{
    ffi::c_char,
    marker::PhantomData,
    ops::{Deref, DerefMut},
    ptr,
};

use mlir_sys::{
    MlirAttribute, MlirBlock, MlirLocation, MlirRegion, MlirType, mlirBlockCreate,
    mlirRegionAppendOwnedBlock, mlirRegionCreate, mlirRegionDestroy, mlirRegionGetFirstBlock,
};

use super::{
    Failed, Position,
    parser::{AsmParser, answer},
    shim,
};
use crate::{Attribute, Block, ContextRef, Location, Type, dynamic::RawParser, text};

type Read<T> = Result<T, Failed>;

/// `%name` or `%name#1`, not yet a value.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct UnresolvedOperand<'p> {
    location: *const c_char,
    name: *const c_char,
    name_length: usize,
    number: u32,
    text: PhantomData<&'p str>,
}

impl UnresolvedOperand<'_> {
    const EMPTY: Self = Self {
        location: ptr::null(),
        name: ptr::null(),
        name_length: 0,
        number: 0,
        text: PhantomData,
    };

    /// Its position in the text.
    pub fn position(&self) -> Position {
        Position::new(self.location.addr())
    }
}

/// An argument in front of a region: `%name`, possibly with type and attributes.
#[derive(Clone, Copy)]
pub struct Argument<'p> {
    /// Its name.
    pub name: UnresolvedOperand<'p>,
    /// Its type, which must be known before the region is parsed.
    pub ty: Option<Type<'p>>,
    /// Its attributes, as a dictionary.
    pub attributes: Option<Attribute<'p>>,
}

/// A region that does not belong to an operation yet.
pub struct OwnedRegion<'p> {
    raw: MlirRegion,
    parser: PhantomData<&'p mut RawParser>,
}

impl<'p> OwnedRegion<'p> {
    /// Creates a region without blocks.
    #[expect(
        clippy::new_without_default,
        reason = "an empty region is not what one means by default"
    )]
    pub fn new() -> Self {
        // SAFETY: no requirements.
        Self { raw: unsafe { mlirRegionCreate() }, parser: PhantomData }
    }

    /// Parses the contents of a region, as in the generic form. They are not verified. `None` if MLIR has reported an
    /// error.
    pub fn of_text(context: ContextRef<'p>, contents: &str) -> Option<Self> {
        let region = Self::new();
        let contents = text::string_ref(contents);
        // SAFETY: region and context are live, and the text lives for the call.
        let parsed = unsafe { shim::fishplateRegionParse(region.raw, context.raw(), contents) };
        parsed.then_some(region)
    }

    /// Adds an empty block to a region that has none.
    pub fn ensure_block(&mut self) {
        // SAFETY: the region is live.
        if unsafe { mlirRegionGetFirstBlock(self.raw) }.ptr.is_null() {
            // SAFETY: a block without arguments needs no lists; the region takes it.
            unsafe {
                mlirRegionAppendOwnedBlock(self.raw, mlirBlockCreate(0, ptr::null(), ptr::null()));
            }
        }
    }

    /// Appends an operation `name` without operands to the only block, if the block has no terminator yet.
    pub fn ensure_terminator(&mut self, name: &str, location: Location<'p>) {
        let name = text::string_ref(name);
        // SAFETY: region and location are live, and MLIR copies the name.
        unsafe { shim::fishplateRegionEnsureTerminator(self.raw, name, location.raw) };
    }
}

impl Drop for OwnedRegion<'_> {
    fn drop(&mut self) {
        // SAFETY: nobody has taken ownership of the region: `add_region` forgets it.
        unsafe { mlirRegionDestroy(self.raw) };
    }
}

/// A parser that reads the text of an operation.
pub struct OpParser<'p>(AsmParser<'p>);

impl<'p> Deref for OpParser<'p> {
    type Target = AsmParser<'p>;

    fn deref(&self) -> &AsmParser<'p> {
        &self.0
    }
}

impl<'p> DerefMut for OpParser<'p> {
    fn deref_mut(&mut self) -> &mut AsmParser<'p> {
        &mut self.0
    }
}

impl<'p> OpParser<'p> {
    /// # Safety
    /// `raw` is a parser of an operation that lives for `'p`, and nobody else uses it.
    pub(crate) unsafe fn from_raw(raw: *mut RawParser) -> Self {
        // SAFETY: the caller's contract.
        Self(unsafe { AsmParser::from_raw(raw) })
    }

    /// The number of names before the operation's `=`.
    pub fn result_count(&mut self) -> usize {
        // SAFETY: this is a parser of an operation.
        unsafe { shim::fishplateParserResultCount(self.as_ptr()) }.unsigned_abs()
    }

    /// Parses an operand.
    pub fn operand(&mut self) -> Read<UnresolvedOperand<'p>> {
        self.read_operand(false)?.ok_or(Failed::reported())
    }

    /// Parses an operand, if one comes next.
    pub fn optional_operand(&mut self) -> Read<Option<UnresolvedOperand<'p>>> {
        self.read_operand(true)
    }

    fn read_operand(&mut self, optional: bool) -> Read<Option<UnresolvedOperand<'p>>> {
        let mut operand = UnresolvedOperand::EMPTY;
        // SAFETY: this is a parser of an operation, and the result is writable.
        let read =
            unsafe { shim::fishplateParseOperand(self.as_ptr(), optional, &raw mut operand) };
        Ok(answer(read)?.then_some(operand))
    }

    /// Resolves an operand and adds it as the next operand of the operation.
    pub fn add_operand(&mut self, operand: UnresolvedOperand<'p>, ty: Type<'p>) -> Read<()> {
        // SAFETY: this is a parser of an operation; the operand points into its text, the type is live.
        let found =
            unsafe { shim::fishplateParserResolve(self.as_ptr(), &raw const operand, ty.raw) };
        answer(found).map(drop)
    }

    /// Parses an argument of a region, with its optional parts.
    pub fn argument(&mut self, with_type: bool, with_attributes: bool) -> Read<Argument<'p>> {
        self.read_argument(with_type, with_attributes, false)?.ok_or(Failed::reported())
    }

    /// Parses an argument of a region, if one comes next.
    pub fn optional_argument(
        &mut self,
        with_type: bool,
        with_attributes: bool,
    ) -> Read<Option<Argument<'p>>> {
        self.read_argument(with_type, with_attributes, true)
    }

    fn read_argument(
        &mut self,
        with_type: bool,
        with_attributes: bool,
        optional: bool,
    ) -> Read<Option<Argument<'p>>> {
        let mut name = UnresolvedOperand::EMPTY;
        let mut ty = MlirType { ptr: ptr::null() };
        let mut attributes = MlirAttribute { ptr: ptr::null() };
        // SAFETY: this is a parser of an operation, and the results are writable.
        let read = unsafe {
            shim::fishplateParseArgument(
                self.as_ptr(),
                with_type,
                with_attributes,
                optional,
                &raw mut name,
                &raw mut ty,
                &raw mut attributes,
            )
        };
        if !answer(read)? {
            return Ok(None);
        }
        let ty = (!ty.ptr.is_null()).then(|| Type::new(ty));
        let attributes = (!attributes.ptr.is_null()).then(|| Attribute::new(attributes));
        Ok(Some(Argument { name, ty, attributes }))
    }

    /// Parses a region whose first block has these arguments, whose types must be known. With `shadowing`, the names
    /// may shadow values outside.
    pub fn region(&mut self, arguments: &[Argument<'p>], shadowing: bool) -> Read<OwnedRegion<'p>> {
        self.read_region(arguments, shadowing, false)?.ok_or(Failed::reported())
    }

    /// Like [`region`](OpParser::region), if a region comes next.
    pub fn optional_region(
        &mut self,
        arguments: &[Argument<'p>],
        shadowing: bool,
    ) -> Read<Option<OwnedRegion<'p>>> {
        self.read_region(arguments, shadowing, true)
    }

    fn read_region(
        &mut self,
        arguments: &[Argument<'p>],
        shadowing: bool,
        optional: bool,
    ) -> Read<Option<OwnedRegion<'p>>> {
        let (mut names, mut types) = (Vec::new(), Vec::new());
        for argument in arguments {
            let Some(ty) = argument.ty else {
                let at = argument.name.position();
                return Err(self.error(at, "the argument of the region has no type"));
            };
            names.push(argument.name);
            types.push(ty.raw);
        }
        let region = OwnedRegion::new();
        // SAFETY: this is a parser of an operation, both lists have the given length, and the region is
        // live and empty.
        let read = unsafe {
            shim::fishplateParseRegion(
                self.as_ptr(),
                region.raw,
                names.as_ptr(),
                types.as_ptr(),
                names.len().cast_signed(),
                shadowing,
                optional,
            )
        };
        Ok(answer(read)?.then_some(region))
    }

    /// Parses a function after its keyword, as `func.func` is parsed, and adds its parts to the operation.
    pub fn function(&mut self) -> Read<()> {
        // SAFETY: this is a parser of an operation.
        let read = unsafe { shim::fishplateParseFunction(self.as_ptr()) };
        if read { Ok(()) } else { Err(Failed::reported()) }
    }

    /// Adds `region` as the next region of the operation.
    pub fn add_region(&mut self, region: OwnedRegion<'p>) {
        let raw = std::mem::ManuallyDrop::new(region).raw;
        // SAFETY: this is a parser of an operation, which takes the region.
        unsafe { shim::fishplateParserAddRegion(self.as_ptr(), raw) };
    }

    /// Parses a successor, such as `^bb1`.
    pub fn successor(&mut self) -> Read<Block<'p>> {
        self.read_successor(false)?.ok_or(Failed::reported())
    }

    /// Parses a successor, if one comes next.
    pub fn optional_successor(&mut self) -> Read<Option<Block<'p>>> {
        self.read_successor(true)
    }

    fn read_successor(&mut self, optional: bool) -> Read<Option<Block<'p>>> {
        let mut block = MlirBlock { ptr: ptr::null_mut() };
        // SAFETY: this is a parser of an operation, and the result is writable.
        let read =
            unsafe { shim::fishplateParseSuccessor(self.as_ptr(), optional, &raw mut block) };
        Ok(answer(read)?.then(|| Block::new(block)))
    }

    /// Adds `block` as the next successor of the operation.
    pub fn add_successor(&mut self, block: Block<'p>) {
        // SAFETY: this is a parser of an operation, and the block is one that it has parsed.
        unsafe { shim::fishplateParserAddSuccessor(self.as_ptr(), block.raw) };
    }

    /// Parses `loc(...)`, if it comes next.
    pub fn optional_location(&mut self) -> Read<Option<Location<'p>>> {
        let mut location = MlirLocation { ptr: ptr::null() };
        // SAFETY: this is a parser of an operation, and the result is writable.
        let read = unsafe { shim::fishplateParseLocation(self.as_ptr(), &raw mut location) };
        Ok(answer(read)?.then(|| Location::new(location)))
    }

    /// Adds an attribute to the operation, inherent or not. A second one with that name is an error, reported at `at`.
    pub fn add_attribute(&mut self, at: Position, name: &str, value: Attribute<'p>) -> Read<()> {
        let key = text::string_ref(name);
        // SAFETY: this is a parser of an operation, the attribute is live, and MLIR copies the name.
        if unsafe { shim::fishplateParserAddAttribute(self.as_ptr(), key, value.raw) } {
            return Ok(());
        }
        Err(self.error(at, &format!("attribute '{name}' is given twice")))
    }

    /// Appends result types.
    pub fn add_results(&mut self, types: &[Type<'p>]) {
        let types: Vec<MlirType> = types.iter().map(|ty| ty.raw).collect();
        // SAFETY: this is a parser of an operation; the types are live, and the count is that of the list.
        unsafe {
            shim::fishplateParserAddResults(
                self.as_ptr(),
                types.as_ptr(),
                types.len().cast_signed(),
            );
        }
    }
}
