//! Regions, blocks and values: the places of operations, and the values that they pass to each other.
//!
//! The handles borrow the module: they cannot outlive a change that only an exclusive borrow of the
//! module may make (a pass run, the end of the module).

use std::marker::PhantomData;

use mlir_sys::{
    MlirBlock, MlirRegion, MlirValue, mlirBlockAddArgument, mlirBlockAppendOwnedOperation,
    mlirBlockCreate, mlirBlockGetArgument, mlirBlockGetFirstOperation, mlirBlockGetNextInRegion,
    mlirBlockGetNumArguments, mlirBlockGetTerminator, mlirBlockInsertOwnedOperation,
    mlirOperationGetNextInBlock, mlirRegionAppendOwnedBlock, mlirRegionGetFirstBlock,
    mlirValueGetType,
};

use crate::{Location, Module, OpRef, Type};

/// A value: a result of an operation or an argument of a block.
#[derive(Clone, Copy)]
pub struct Value<'m> {
    pub(crate) raw: MlirValue,
    module: PhantomData<&'m Module<'m>>,
}

impl<'m> Value<'m> {
    pub(crate) fn new(raw: MlirValue) -> Self {
        Self { raw, module: PhantomData }
    }

    /// The handle behind `raw`.
    ///
    /// # Safety
    /// `raw` is a value that lives for `'m`.
    pub unsafe fn from_raw(raw: MlirValue) -> Self {
        Self::new(raw)
    }

    /// The handle of MLIR.
    pub fn raw(self) -> MlirValue {
        self.raw
    }

    /// Its type.
    pub fn ty(self) -> Type<'m> {
        // SAFETY: the value is live.
        Type::new(unsafe { mlirValueGetType(self.raw) })
    }
}

/// A region of an operation.
#[derive(Clone, Copy)]
pub struct Region<'m> {
    pub(crate) raw: MlirRegion,
    module: PhantomData<&'m Module<'m>>,
}

impl<'m> Region<'m> {
    pub(crate) fn new(raw: MlirRegion) -> Self {
        Self { raw, module: PhantomData }
    }

    /// The handle behind `raw`.
    ///
    /// # Safety
    /// `raw` is a region that lives for `'m`.
    pub unsafe fn from_raw(raw: MlirRegion) -> Self {
        Self::new(raw)
    }

    /// The handle of MLIR.
    pub fn raw(self) -> MlirRegion {
        self.raw
    }

    /// The blocks, first to last.
    pub fn blocks(self) -> impl Iterator<Item = Block<'m>> {
        // SAFETY: the region is live.
        let mut next = unsafe { mlirRegionGetFirstBlock(self.raw) };
        std::iter::from_fn(move || {
            if next.ptr.is_null() {
                return None;
            }
            let this = next;
            // SAFETY: `this` is live.
            next = unsafe { mlirBlockGetNextInRegion(this) };
            Some(Block::new(this))
        })
    }

    /// A new block at the end, with arguments of the given types.
    pub fn append_block(self, arguments: &[Type<'m>], location: Location<'m>) -> Block<'m> {
        let types: Vec<_> = arguments.iter().map(|argument| argument.raw).collect();
        let locations = vec![location.raw; types.len()];
        // SAFETY: types and locations are live, both lists have the given length.
        let raw = unsafe {
            mlirBlockCreate(types.len().cast_signed(), types.as_ptr(), locations.as_ptr())
        };
        // SAFETY: the region is live and takes the new block.
        unsafe { mlirRegionAppendOwnedBlock(self.raw, raw) };
        Block::new(raw)
    }
}

/// A block of operations.
#[derive(Clone, Copy)]
pub struct Block<'m> {
    pub(crate) raw: MlirBlock,
    module: PhantomData<&'m Module<'m>>,
}

impl<'m> Block<'m> {
    pub(crate) fn new(raw: MlirBlock) -> Self {
        Self { raw, module: PhantomData }
    }

    /// The handle behind `raw`.
    ///
    /// # Safety
    /// `raw` is a block that lives for `'m`.
    pub unsafe fn from_raw(raw: MlirBlock) -> Self {
        Self::new(raw)
    }

    /// The handle of MLIR.
    pub fn raw(self) -> MlirBlock {
        self.raw
    }

    /// Argument `index`, if there is one.
    pub fn argument(self, index: usize) -> Option<Value<'m>> {
        let index = index.cast_signed();
        // SAFETY: the block is live.
        if index < 0 || index >= unsafe { mlirBlockGetNumArguments(self.raw) } {
            return None;
        }
        // SAFETY: `index` is below the number of arguments.
        Some(Value::new(unsafe { mlirBlockGetArgument(self.raw, index) }))
    }

    /// A new last argument.
    pub fn add_argument(self, ty: Type<'m>, location: Location<'m>) -> Value<'m> {
        // SAFETY: block, type and location are live.
        Value::new(unsafe { mlirBlockAddArgument(self.raw, ty.raw, location.raw) })
    }

    /// Whether the block ends in a terminator.
    pub fn is_terminated(self) -> bool {
        // SAFETY: the block is live.
        !unsafe { mlirBlockGetTerminator(self.raw) }.ptr.is_null()
    }

    /// The operations, first to last.
    pub fn operations(self) -> impl Iterator<Item = OpRef<'m>> {
        // SAFETY: the block is live.
        let mut next = unsafe { mlirBlockGetFirstOperation(self.raw) };
        std::iter::from_fn(move || {
            if next.ptr.is_null() {
                return None;
            }
            let this = next;
            // SAFETY: `this` is live.
            next = unsafe { mlirOperationGetNextInBlock(this) };
            Some(OpRef::new(this))
        })
    }

    /// # Safety
    /// `op` is live and owned by nobody.
    pub(crate) unsafe fn append_raw(self, op: mlir_sys::MlirOperation) {
        // SAFETY: the block is live, and the caller gives the operation away.
        unsafe { mlirBlockAppendOwnedOperation(self.raw, op) };
    }

    /// # Safety
    /// `op` is live and owned by nobody.
    pub(crate) unsafe fn prepend_raw(self, op: mlir_sys::MlirOperation) {
        // SAFETY: the block is live, position 0 exists, and the caller gives the operation away.
        unsafe { mlirBlockInsertOwnedOperation(self.raw, 0, op) };
    }
}
