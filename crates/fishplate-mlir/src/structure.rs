//! Regions, blocks and values: the containers of operations, and the values that operations pass to each other.
//!
//! The handles borrow from the owner of the IR. They cannot outlive a change that requires an exclusive borrow of the
//! owner, such as a pass run or dropping the module.

use std::{ffi::c_void, fmt, marker::PhantomData};

use mlir_sys::{
    MlirBlock, MlirOperation, MlirRegion, MlirValue, mlirBlockAddArgument,
    mlirBlockAppendOwnedOperation, mlirBlockArgumentGetArgNumber, mlirBlockArgumentGetOwner,
    mlirBlockArgumentSetLocation, mlirBlockCreate, mlirBlockDetach, mlirBlockEraseArgument,
    mlirBlockInsertArgument, mlirBlockInsertOwnedOperation, mlirBlockInsertOwnedOperationAfter,
    mlirBlockInsertOwnedOperationBefore, mlirBlockPrint, mlirOpOperandGetNextUse,
    mlirOpOperandGetOperandNumber, mlirOpOperandGetOwner, mlirOpOperandIsNull,
    mlirOpResultGetOwner, mlirOpResultGetResultNumber, mlirRegionAppendOwnedBlock,
    mlirRegionInsertOwnedBlock, mlirRegionInsertOwnedBlockAfter, mlirRegionInsertOwnedBlockBefore,
    mlirValueGetContext, mlirValueGetFirstUse, mlirValueIsABlockArgument, mlirValuePrint,
    mlirValueReplaceAllUsesExcept, mlirValueReplaceAllUsesOfWith,
};

use crate::{
    ContextRef, Location, Module, OpRef, OwnedOp, Type,
    call::{ToC, edits, lists, methods},
    edits, text,
};

unsafe extern "C" {
    fn fishplateBlockGetLastOperation(block: MlirBlock) -> MlirOperation;
}

macro_rules! handle {
    ($(#[$doc:meta])* $name:ident, $raw:ident, $word:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        #[repr(transparent)]
        pub struct $name<'m> {
            pub(crate) raw: $raw,
            module: PhantomData<&'m Module<'m>>,
        }

        impl PartialEq for $name<'_> {
            #[inline]
            fn eq(&self, other: &Self) -> bool {
                self.raw.ptr == other.raw.ptr
            }
        }

        impl Eq for $name<'_> {}

        impl<'m> $name<'m> {
            #[inline]
            pub(crate) fn new(raw: $raw) -> Self {
                Self { raw, module: PhantomData }
            }

            #[doc = concat!("The ", $word, " at an address.\n\n# Safety\n`address` came from [`Self::as_ptr`], and the ", $word, " lives for `'m`.")]
            #[inline]
            pub unsafe fn at(address: *mut c_void) -> Self {
                Self::new($raw { ptr: address })
            }

            /// Returns the address.
            #[inline]
            pub fn as_ptr(self) -> *mut c_void {
                self.raw.ptr.cast::<c_void>() as *mut c_void
            }

            /// Returns the address as a number.
            #[inline]
            pub fn address(self) -> usize {
                self.raw.ptr.addr()
            }
        }
    };
}

handle! {
    /// A value: a result of an operation or an argument of a block.
    Value, MlirValue, "value"
}
handle! {
    /// A region of an operation.
    Region, MlirRegion, "region"
}
handle! {
    /// A block of operations.
    Block, MlirBlock, "block"
}

impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the value is live, and the callback gets the vector it expects.
        f.write_str(&text::collect_text(|sink| unsafe {
            mlirValuePrint(self.raw, Some(text::append), sink);
        }))
    }
}

impl<'m> Value<'m> {
    methods! {
        /// Its type.
        fn ty() -> Type<'m> = mlir_sys::mlirValueGetType;
        /// Its location.
        fn location() -> Location<'m> = mlir_sys::mlirValueGetLocation;
        /// Whether it is an argument of a block.
        fn is_argument() -> bool = mlirValueIsABlockArgument;
    }

    edits! {
        /// Changes its type.
        fn set_type(ty: Type<'m>) = mlir_sys::mlirValueSetType;
    }

    /// Converts values to a list for the C API.
    pub(crate) fn list(values: &[Self]) -> *const MlirValue {
        // A handle is its raw handle (`repr(transparent)`).
        values.as_ptr().cast()
    }

    /// The context.
    pub fn context(self) -> ContextRef<'m> {
        // SAFETY: the value is live, and its context lives for `'m`.
        unsafe { ContextRef::from_raw(mlirValueGetContext(self.raw)) }
    }

    /// The block whose argument it is.
    #[inline]
    pub fn argument_block(self) -> Option<Block<'m>> {
        // SAFETY: the value is a live argument.
        self.is_argument().then(|| Block::new(unsafe { mlirBlockArgumentGetOwner(self.raw) }))
    }

    /// The operation whose result it is.
    #[inline]
    pub fn defining_op(self) -> Option<OpRef<'m>> {
        // SAFETY: the value is a live result.
        (!self.is_argument()).then(|| OpRef::new(unsafe { mlirOpResultGetOwner(self.raw) }))
    }

    /// Its index among the results or arguments.
    pub fn number(self) -> usize {
        // SAFETY: the value is live, and its kind is checked first.
        let number = unsafe {
            match self.is_argument() {
                true => mlirBlockArgumentGetArgNumber(self.raw),
                false => mlirOpResultGetResultNumber(self.raw),
            }
        };
        number.cast_unsigned()
    }

    /// Sets the location of a block argument.
    pub fn set_argument_location(self, location: Location<'m>) {
        assert!(self.is_argument(), "an argument of a block");
        // SAFETY: the value is a live argument, and the location is live.
        unsafe { mlirBlockArgumentSetLocation(self.raw, location.raw) };
    }

    /// The uses: the operation, and the index of the operand.
    pub fn uses(self) -> impl Iterator<Item = (OpRef<'m>, usize)> {
        // SAFETY: the value is live.
        let mut next = unsafe { mlirValueGetFirstUse(self.raw) };
        std::iter::from_fn(move || {
            // SAFETY: a use of a live value, or null, which is checked first; its operation is live.
            unsafe {
                if mlirOpOperandIsNull(next) {
                    return None;
                }
                let this = next;
                next = mlirOpOperandGetNextUse(this);
                let number = mlirOpOperandGetOperandNumber(this) as usize;
                Some((OpRef::new(mlirOpOperandGetOwner(this)), number))
            }
        })
    }

    /// Replaces all uses of this value by another one.
    pub fn replace_all_uses_with(self, other: Value<'m>) {
        // With the same value, MLIR would loop forever.
        if self != other {
            edits::note();
            // SAFETY: both are live.
            unsafe { mlirValueReplaceAllUsesOfWith(self.raw, other.raw) };
        }
    }

    /// Replaces all uses of this value by another one, except those by some operations.
    pub fn replace_all_uses_except(self, other: Value<'m>, exceptions: &[OpRef<'m>]) {
        if self == other {
            return;
        }
        let (count, list) = (exceptions.len().to_c(), exceptions.as_ptr().cast_mut().cast());
        edits::note();
        // SAFETY: all are live; MLIR only reads the list, whose handles are raw handles (`repr(transparent)`).
        unsafe { mlirValueReplaceAllUsesExcept(self.raw, other.raw, count, list) };
    }
}

impl<'m> Region<'m> {
    methods! {
        /// The first block, if there is one.
        fn first_block() -> Option<Block<'m>> = mlir_sys::mlirRegionGetFirstBlock;
    }

    /// The blocks, first to last.
    pub fn blocks(self) -> impl Iterator<Item = Block<'m>> {
        std::iter::successors(self.first_block(), |block| block.next())
    }

    /// Appends a block with arguments of the given types.
    pub fn append_block(self, arguments: &[Type<'m>], location: Location<'m>) -> Block<'m> {
        self.add_block(arguments, &vec![location; arguments.len()], false)
    }

    /// Adds a block at the end, or at the start, with arguments of the given types and locations.
    pub fn add_block(
        self,
        arguments: &[Type<'m>],
        locations: &[Location<'m>],
        at_start: bool,
    ) -> Block<'m> {
        let block = new_block(arguments, locations);
        edits::note();
        // SAFETY: the region is live and takes ownership of the new block.
        unsafe {
            match at_start {
                true => mlirRegionInsertOwnedBlock(self.raw, 0, block.raw),
                false => mlirRegionAppendOwnedBlock(self.raw, block.raw),
            }
        }
        block
    }
}

/// Creates a block that is in no region yet.
fn new_block<'m>(arguments: &[Type<'m>], locations: &[Location<'m>]) -> Block<'m> {
    assert_eq!(arguments.len(), locations.len(), "a location for each argument");
    let (types, places) = (Type::list(arguments), Location::list(locations));
    // SAFETY: types and locations are live, and their numbers are as given.
    Block::new(unsafe { mlirBlockCreate(arguments.len().to_c(), types, places) })
}

impl fmt::Display for Block<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the block is live, and the callback gets the vector it expects.
        f.write_str(&text::collect_text(|sink| unsafe {
            mlirBlockPrint(self.raw, Some(text::append), sink);
        }))
    }
}

impl<'m> Block<'m> {
    methods! {
        /// The parent operation, if there is one.
        fn parent() -> Option<OpRef<'m>> = mlir_sys::mlirBlockGetParentOperation;
        /// The region that contains it, if there is one.
        fn region() -> Option<Region<'m>> = mlir_sys::mlirBlockGetParentRegion;
        /// The next block in its region, if there is one.
        fn next() -> Option<Block<'m>> = mlir_sys::mlirBlockGetNextInRegion;
        /// The first operation, if there is one.
        fn first() -> Option<OpRef<'m>> = mlir_sys::mlirBlockGetFirstOperation;
        /// The last operation, if there is one.
        fn last() -> Option<OpRef<'m>> = fishplateBlockGetLastOperation;
        /// The terminator, if there is one.
        fn terminator() -> Option<OpRef<'m>> = mlir_sys::mlirBlockGetTerminator;
    }

    lists! {
        /// The arguments, first to last.
        fn argument, arguments, argument_count -> Value<'m> = mlir_sys::mlirBlockGetArgument, mlir_sys::mlirBlockGetNumArguments;
        /// The successors: the blocks that the terminator may branch to.
        fn successor, successors, successor_count -> Block<'m> = mlir_sys::mlirBlockGetSuccessor, mlir_sys::mlirBlockGetNumSuccessors;
        /// The predecessors: the blocks that may branch here.
        fn predecessor, predecessors, predecessor_count -> Block<'m> = mlir_sys::mlirBlockGetPredecessor, mlir_sys::mlirBlockGetNumPredecessors;
    }

    /// Converts blocks to a list for the C API.
    pub(crate) fn list(blocks: &[Self]) -> *const MlirBlock {
        // A handle is its raw handle (`repr(transparent)`).
        blocks.as_ptr().cast()
    }

    /// Appends an argument.
    pub fn add_argument(self, ty: Type<'m>, location: Location<'m>) -> Value<'m> {
        edits::note();
        // SAFETY: block, type and location are live.
        Value::new(unsafe { mlirBlockAddArgument(self.raw, ty.raw, location.raw) })
    }

    /// Inserts an argument before the one at an index, which must exist.
    pub fn insert_argument(self, at: usize, ty: Type<'m>, location: Location<'m>) -> Value<'m> {
        assert!(at <= self.argument_count(), "a place among the arguments");
        edits::note();
        // SAFETY: block, type and location are live, and the index is in range.
        Value::new(unsafe { mlirBlockInsertArgument(self.raw, at.to_c(), ty.raw, location.raw) })
    }

    /// Erases an argument, which must exist.
    ///
    /// # Safety
    /// No handle to it is used afterwards, and nothing uses it.
    pub unsafe fn erase_argument(self, index: usize) {
        assert!(index < self.argument_count(), "an argument that is there");
        edits::note();
        // SAFETY: the block is live and has that argument; nothing uses it (see `# Safety`).
        unsafe { mlirBlockEraseArgument(self.raw, index as u32) };
    }

    /// Whether the block ends in a terminator.
    pub fn is_terminated(self) -> bool {
        self.terminator().is_some()
    }

    /// The operations, first to last.
    pub fn operations(self) -> impl Iterator<Item = OpRef<'m>> {
        std::iter::successors(self.first(), |op| op.next())
    }

    /// Creates a block before or after this one in its region; `None` if it is in none.
    pub fn add_beside(
        self,
        arguments: &[Type<'m>],
        locations: &[Location<'m>],
        after: bool,
    ) -> Option<Block<'m>> {
        let region = self.region()?;
        let block = new_block(arguments, locations);
        edits::note();
        // SAFETY: the region is live, contains this block, and takes ownership of the new one.
        unsafe {
            match after {
                true => mlirRegionInsertOwnedBlockAfter(region.raw, self.raw, block.raw),
                false => mlirRegionInsertOwnedBlockBefore(region.raw, self.raw, block.raw),
            }
        }
        Some(block)
    }

    /// Moves the block from its region to the end of another.
    pub fn move_to(self, region: Region<'m>) {
        edits::note();
        // SAFETY: both are live; the region takes ownership of the block.
        unsafe {
            mlirBlockDetach(self.raw);
            mlirRegionAppendOwnedBlock(region.raw, self.raw);
        }
    }

    /// Appends an operation.
    pub fn append(self, op: OwnedOp<'_>) -> OpRef<'m> {
        let raw = op.into_raw();
        edits::note();
        // SAFETY: the block is live and takes ownership of the operation, which is in no block.
        unsafe { mlirBlockAppendOwnedOperation(self.raw, raw) };
        OpRef::new(raw)
    }

    /// Inserts an operation at the start.
    pub fn prepend(self, op: OwnedOp<'_>) -> OpRef<'m> {
        let raw = op.into_raw();
        edits::note();
        // SAFETY: the block is live, position 0 always exists, and the block takes ownership of the operation, which is
        // in no block.
        unsafe { mlirBlockInsertOwnedOperation(self.raw, 0, raw) };
        OpRef::new(raw)
    }

    /// Inserts an operation before or after another one of this block.
    pub fn insert_beside(self, other: OpRef<'m>, op: OwnedOp<'_>, after: bool) -> OpRef<'m> {
        assert!(other.block() == Some(self), "an operation of the block");
        let raw = op.into_raw();
        edits::note();
        // SAFETY: both are live; the block contains the other operation, and takes ownership of the new one, which is
        // in no block.
        unsafe {
            match after {
                true => mlirBlockInsertOwnedOperationAfter(self.raw, other.raw, raw),
                false => mlirBlockInsertOwnedOperationBefore(self.raw, other.raw, raw),
            }
        }
        OpRef::new(raw)
    }
}
