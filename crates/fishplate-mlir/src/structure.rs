//! Regions, blocks and values: the places of operations, and the values that they pass to each other.
//!
//! The handles borrow what keeps them: they cannot outlive a change that only an exclusive borrow of it may make (a pass
//! run, the end of a module).

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
    call::{ToC, lists, methods},
    text,
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

            /// Where it lies.
            #[inline]
            pub fn as_ptr(self) -> *mut c_void {
                self.raw.ptr.cast::<c_void>() as *mut c_void
            }

            /// Where it lies, as a number.
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
        /// Gives it another type.
        fn set_type(ty: Type<'m>) = mlir_sys::mlirValueSetType;
        /// Where it comes from.
        fn location() -> Location<'m> = mlir_sys::mlirValueGetLocation;
        /// Whether it is an argument of a block.
        fn is_argument() -> bool = mlirValueIsABlockArgument;
    }

    /// Values as the C API reads a list of them.
    pub(crate) fn list(values: &[Self]) -> *const MlirValue {
        // A handle is its raw handle (`repr(transparent)`).
        values.as_ptr().cast()
    }

    /// The context.
    pub fn context(self) -> ContextRef<'m> {
        // SAFETY: the value is live, and its context lives for `'m`.
        unsafe { ContextRef::from_raw(mlirValueGetContext(self.raw)) }
    }

    /// The block that it is an argument of.
    #[inline]
    pub fn argument_block(self) -> Option<Block<'m>> {
        // SAFETY: a live argument.
        self.is_argument().then(|| Block::new(unsafe { mlirBlockArgumentGetOwner(self.raw) }))
    }

    /// The operation that it is a result of.
    #[inline]
    pub fn defining_op(self) -> Option<OpRef<'m>> {
        // SAFETY: a live result.
        (!self.is_argument()).then(|| OpRef::new(unsafe { mlirOpResultGetOwner(self.raw) }))
    }

    /// Which result or argument it is.
    pub fn number(self) -> usize {
        // SAFETY: the value is live, and is asked what it is first.
        let number = unsafe {
            match self.is_argument() {
                true => mlirBlockArgumentGetArgNumber(self.raw),
                false => mlirOpResultGetResultNumber(self.raw),
            }
        };
        number.cast_unsigned()
    }

    /// Says where an argument of a block comes from.
    pub fn set_argument_location(self, location: Location<'m>) {
        assert!(self.is_argument(), "an argument of a block");
        // SAFETY: a live argument, and a live location.
        unsafe { mlirBlockArgumentSetLocation(self.raw, location.raw) };
    }

    /// The uses: who, and as which operand.
    pub fn uses(self) -> impl Iterator<Item = (OpRef<'m>, usize)> {
        // SAFETY: the value is live.
        let mut next = unsafe { mlirValueGetFirstUse(self.raw) };
        std::iter::from_fn(move || {
            // SAFETY: a use of a live value, or null, which is asked first; its operation is live.
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

    /// Lets everyone who uses this value use another one.
    pub fn replace_all_uses_with(self, other: Value<'m>) {
        // MLIR would go round for ever with the same one.
        if self != other {
            // SAFETY: both are live.
            unsafe { mlirValueReplaceAllUsesOfWith(self.raw, other.raw) };
        }
    }

    /// Lets everyone who uses this value, but some operations, use another one.
    pub fn replace_all_uses_except(self, other: Value<'m>, exceptions: &[OpRef<'m>]) {
        if self == other {
            return;
        }
        let (count, list) = (exceptions.len().to_c(), exceptions.as_ptr().cast_mut().cast());
        // SAFETY: all are live; MLIR only reads the list, whose handles are their raw handles.
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

    /// A new block at the end, with arguments of the given types.
    pub fn append_block(self, arguments: &[Type<'m>], location: Location<'m>) -> Block<'m> {
        self.add_block(arguments, &vec![location; arguments.len()], false)
    }

    /// A new block at the end, or at the start, with arguments of types and locations.
    pub fn add_block(
        self,
        arguments: &[Type<'m>],
        locations: &[Location<'m>],
        at_start: bool,
    ) -> Block<'m> {
        let block = new_block(arguments, locations);
        // SAFETY: the region is live and takes the new block.
        unsafe {
            match at_start {
                true => mlirRegionInsertOwnedBlock(self.raw, 0, block.raw),
                false => mlirRegionAppendOwnedBlock(self.raw, block.raw),
            }
        }
        block
    }
}

/// A new block, in no region yet.
fn new_block<'m>(arguments: &[Type<'m>], locations: &[Location<'m>]) -> Block<'m> {
    assert_eq!(arguments.len(), locations.len(), "a location for each argument");
    let (types, places) = (Type::list(arguments), Location::list(locations));
    // SAFETY: types and locations are live, as many of each as is said.
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
        /// The operation around it, if there is one.
        fn parent() -> Option<OpRef<'m>> = mlir_sys::mlirBlockGetParentOperation;
        /// The region that it is in, if it is in one.
        fn region() -> Option<Region<'m>> = mlir_sys::mlirBlockGetParentRegion;
        /// The block behind it in its region, if there is one.
        fn next() -> Option<Block<'m>> = mlir_sys::mlirBlockGetNextInRegion;
        /// The first operation, if there is one.
        fn first() -> Option<OpRef<'m>> = mlir_sys::mlirBlockGetFirstOperation;
        /// The last operation, if there is one.
        fn last() -> Option<OpRef<'m>> = fishplateBlockGetLastOperation;
        /// The operation at its end that passes control on, if there is one.
        fn terminator() -> Option<OpRef<'m>> = mlir_sys::mlirBlockGetTerminator;
    }

    lists! {
        /// The arguments, first to last.
        fn argument, arguments, argument_count -> Value<'m> = mlir_sys::mlirBlockGetArgument, mlir_sys::mlirBlockGetNumArguments;
        /// The blocks that its end may go to.
        fn successor, successors, successor_count -> Block<'m> = mlir_sys::mlirBlockGetSuccessor, mlir_sys::mlirBlockGetNumSuccessors;
        /// The blocks that may go to it.
        fn predecessor, predecessors, predecessor_count -> Block<'m> = mlir_sys::mlirBlockGetPredecessor, mlir_sys::mlirBlockGetNumPredecessors;
    }

    /// Blocks as the C API reads a list of them.
    pub(crate) fn list(blocks: &[Self]) -> *const MlirBlock {
        // A handle is its raw handle (`repr(transparent)`).
        blocks.as_ptr().cast()
    }

    /// A new last argument.
    pub fn add_argument(self, ty: Type<'m>, location: Location<'m>) -> Value<'m> {
        // SAFETY: block, type and location are live.
        Value::new(unsafe { mlirBlockAddArgument(self.raw, ty.raw, location.raw) })
    }

    /// A new argument before the one at an index, which is there.
    pub fn insert_argument(self, at: usize, ty: Type<'m>, location: Location<'m>) -> Value<'m> {
        assert!(at <= self.argument_count(), "a place among the arguments");
        // SAFETY: block, type and location are live, and the block has that place.
        Value::new(unsafe { mlirBlockInsertArgument(self.raw, at.to_c(), ty.raw, location.raw) })
    }

    /// Erases an argument, which is there.
    ///
    /// # Safety
    /// No handle of it is used afterwards, and nothing uses it.
    pub unsafe fn erase_argument(self, index: usize) {
        assert!(index < self.argument_count(), "an argument that is there");
        // SAFETY: a live block, which has that argument; nothing uses it (see `# Safety`).
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

    /// A new block before this one in its region, or behind it; nothing when it is in none.
    pub fn add_beside(
        self,
        arguments: &[Type<'m>],
        locations: &[Location<'m>],
        after: bool,
    ) -> Option<Block<'m>> {
        let region = self.region()?;
        let block = new_block(arguments, locations);
        // SAFETY: the region is live, has this block, and takes the new one.
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
        // SAFETY: both are live; the region takes the block.
        unsafe {
            mlirBlockDetach(self.raw);
            mlirRegionAppendOwnedBlock(region.raw, self.raw);
        }
    }

    /// Puts an operation at the end.
    pub fn append(self, op: OwnedOp<'_>) -> OpRef<'m> {
        let raw = op.into_raw();
        // SAFETY: the block is live and takes the operation, which is in no block.
        unsafe { mlirBlockAppendOwnedOperation(self.raw, raw) };
        OpRef::new(raw)
    }

    /// Puts an operation at the start.
    pub fn prepend(self, op: OwnedOp<'_>) -> OpRef<'m> {
        let raw = op.into_raw();
        // SAFETY: the block is live, has a place 0, and takes the operation, which is in no block.
        unsafe { mlirBlockInsertOwnedOperation(self.raw, 0, raw) };
        OpRef::new(raw)
    }

    /// Puts an operation before another of this block, or behind it.
    pub fn insert_beside(self, other: OpRef<'m>, op: OwnedOp<'_>, after: bool) -> OpRef<'m> {
        assert!(other.block() == Some(self), "an operation of the block");
        let raw = op.into_raw();
        // SAFETY: both are live; the block has the other operation, and takes the one that is in no block.
        unsafe {
            match after {
                true => mlirBlockInsertOwnedOperationAfter(self.raw, other.raw, raw),
                false => mlirBlockInsertOwnedOperationBefore(self.raw, other.raw, raw),
            }
        }
        OpRef::new(raw)
    }
}
