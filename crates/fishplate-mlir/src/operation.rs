//! Operations: a handle for live ones, an owner for those in no block, and a builder for new ones.

use std::{ffi::c_void, fmt, marker::PhantomData};

use mlir_sys::{
    MlirAttribute, MlirLocation, MlirOperation, MlirRegion, MlirStringRef, MlirType, MlirValue,
    mlirOperationClone, mlirOperationCreate, mlirOperationDestroy, mlirOperationGetAttribute,
    mlirOperationGetContext, mlirOperationGetName, mlirOperationGetNumAttributes,
    mlirOperationIsBeforeInBlock, mlirOperationMoveAfter, mlirOperationMoveBefore,
    mlirOperationPrint, mlirOperationRemoveFromParent, mlirOperationSetOperand,
    mlirOperationSetSuccessor, mlirOperationStateAddAttributes, mlirOperationStateAddOperands,
    mlirOperationStateAddOwnedRegions, mlirOperationStateAddResults,
    mlirOperationStateAddSuccessors, mlirOperationStateEnableResultTypeInference,
    mlirOperationStateGet, mlirRegionCreate,
};

use crate::{
    Attribute, Block, ContextRef, Error, Location, Module, Region, Result, Type, Value, attribute,
    call::{FromC, ToC, edits, lists, methods},
    edits, text,
};

unsafe extern "C" {
    fn fishplateForeignUser(root: MlirOperation) -> MlirOperation;
    fn fishplateUserOfForeign(root: MlirOperation) -> MlirOperation;
    fn fishplateUserOfDetached(operation: MlirOperation) -> MlirOperation;
    fn fishplateDropReferences(operation: MlirOperation);
    fn fishplateDepthWith(above: MlirOperation, inside: MlirOperation, limit: usize) -> usize;
    fn fishplateUnregisteredOf(root: MlirOperation, dialect: MlirStringRef) -> MlirOperation;
    fn fishplateIsAncestor(above: MlirOperation, operation: MlirOperation) -> bool;
    fn fishplateProperties(op: MlirOperation) -> MlirAttribute;
    fn fishplateSetProperties(op: MlirOperation, dictionary: MlirAttribute) -> bool;
    fn fishplateOperationDepth(root: MlirOperation) -> usize;
    fn fishplateCreatePlain(
        name: MlirStringRef,
        location: MlirLocation,
        operands: *const MlirValue,
        operand_count: usize,
        results: *const MlirType,
        result_count: usize,
    ) -> MlirOperation;
}

/// A live operation.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct OpRef<'m> {
    pub(crate) raw: MlirOperation,
    module: PhantomData<&'m Module<'m>>,
}

impl PartialEq for OpRef<'_> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.raw.ptr == other.raw.ptr
    }
}

impl Eq for OpRef<'_> {}

impl fmt::Display for OpRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the operation is live, and the callback gets the vector it expects.
        f.write_str(&text::collect_text(|sink| unsafe {
            mlirOperationPrint(self.raw, Some(text::append), sink);
        }))
    }
}

impl fmt::Debug for OpRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

impl<'m> OpRef<'m> {
    #[inline]
    pub(crate) fn new(raw: MlirOperation) -> Self {
        Self { raw, module: PhantomData }
    }

    /// Returns the operation at an address.
    ///
    /// # Safety
    /// `address` came from [`OpRef::as_ptr`], and the operation lives for `'m`.
    #[inline]
    pub unsafe fn at(address: *mut c_void) -> Self {
        Self::new(MlirOperation { ptr: address })
    }

    /// Returns the address.
    #[inline]
    pub fn as_ptr(self) -> *mut c_void {
        self.raw.ptr
    }

    /// Returns the address as a number.
    #[inline]
    pub fn address(self) -> usize {
        self.raw.ptr.addr()
    }

    /// The context.
    #[inline]
    pub fn context(self) -> ContextRef<'m> {
        // SAFETY: the operation is live, and its context lives for `'m`.
        unsafe { ContextRef::from_raw(mlirOperationGetContext(self.raw)) }
    }

    /// A number shared by the operations with the same name in the same context.
    #[inline]
    pub fn name_key(self) -> usize {
        // SAFETY: the operation is live.
        unsafe { mlirOperationGetName(self.raw) }.ptr.addr()
    }

    methods! {
        /// Its name, such as `llvm.func`.
        fn name() -> String = mlirOperationGetName;
        /// The parent operation, if there is one.
        fn parent() -> Option<OpRef<'m>> = mlir_sys::mlirOperationGetParentOperation;
        /// The block that contains it, if there is one.
        fn block() -> Option<Block<'m>> = mlir_sys::mlirOperationGetBlock;
        /// The next operation in its block, if there is one.
        fn next() -> Option<OpRef<'m>> = mlir_sys::mlirOperationGetNextInBlock;
        /// Its location.
        fn location() -> Location<'m> = mlir_sys::mlirOperationGetLocation;
        /// Sets its location.
        fn set_location(location: Location<'m>) = mlir_sys::mlirOperationSetLocation;
        /// The attribute `name`, inherent or not.
        fn attribute(name: &str) -> Option<Attribute<'m>> = mlir_sys::mlirOperationGetAttributeByName;
        /// The properties as a dictionary, if it has some.
        fn properties() -> Option<Attribute<'m>> = fishplateProperties;
        /// Verifies it and everything inside. The handlers of the context receive the errors.
        fn verify() -> bool = mlir_sys::mlirOperationVerify;
        /// Whether it is `other` or one of its ancestors.
        fn is_ancestor(other: OpRef<'m>) -> bool = fishplateIsAncestor;
        /// Finds an operation outside that uses a value or a block inside.
        fn foreign_user() -> Option<OpRef<'m>> = fishplateForeignUser;
        /// Finds an operation inside, or itself, that uses a value or a block from outside.
        fn user_of_foreign() -> Option<OpRef<'m>> = fishplateUserOfForeign;
        /// Finds an operation of the same tree that uses a result of an operation in no block. MLIR's verifier cannot
        /// handle such a use.
        fn user_of_detached() -> Option<OpRef<'m>> = fishplateUserOfDetached;
        /// Finds an operation inside, or itself, that was created without its dialect.
        fn unregistered_of(dialect: &str) -> Option<OpRef<'m>> = fishplateUnregisteredOf;
    }

    edits! {
        /// Sets the attribute `name`, inherent or not.
        fn set_attribute(name: &str, value: Attribute<'m>) = mlir_sys::mlirOperationSetAttributeByName;
        /// Removes the attribute `name`. Returns whether it existed.
        fn remove_attribute(name: &str) -> bool = mlir_sys::mlirOperationRemoveAttributeByName;
        /// Sets all properties from a dictionary. If it does not fit, the handlers of the context receive the reason.
        fn set_properties(dictionary: Attribute<'m>) -> bool = fishplateSetProperties;
        /// Replaces one value by another among the operands.
        fn replace_uses_of_with(of: Value<'m>, with: Value<'m>) = mlir_sys::mlirOperationReplaceUsesOfWith;
        /// Drops all its operands and successors, and those of all operations inside.
        fn drop_references() = fishplateDropReferences;
    }

    lists! {
        /// The results, first to last.
        fn result, results, result_count -> Value<'m> = mlir_sys::mlirOperationGetResult, mlir_sys::mlirOperationGetNumResults;
        /// The regions, first to last.
        fn region, regions, region_count -> Region<'m> = mlir_sys::mlirOperationGetRegion, mlir_sys::mlirOperationGetNumRegions;
        /// The successor blocks, first to last.
        fn successor, successors, successor_count -> Block<'m> = mlir_sys::mlirOperationGetSuccessor, mlir_sys::mlirOperationGetNumSuccessors;
        /// The operands, first to last; one whose value was removed is empty.
        fn operand_slot, operand_slots, operand_count -> Option<Value<'m>> = mlir_sys::mlirOperationGetOperand, mlir_sys::mlirOperationGetNumOperands;
    }

    /// Operand `index`, if there is one and it is not empty.
    #[inline]
    pub fn operand(self, index: usize) -> Option<Value<'m>> {
        self.operand_slot(index).flatten()
    }

    /// The operands that are not empty, first to last.
    pub fn operands(self) -> impl Iterator<Item = Value<'m>> {
        self.operand_slots().flatten()
    }

    /// The number of attributes, inherent or not.
    pub fn attribute_count(self) -> usize {
        // SAFETY: the operation is live.
        unsafe { mlirOperationGetNumAttributes(self.raw) }.cast_unsigned()
    }

    /// Name and attribute at an index.
    pub fn attribute_at(self, index: usize) -> Option<(String, Attribute<'m>)> {
        // SAFETY: the operation is live, and the index is in range; name and attribute live as long as the context.
        (index < self.attribute_count())
            .then(|| unsafe { attribute::pair(mlirOperationGetAttribute(self.raw, index.to_c())) })
    }

    /// Names and attributes, inherent or not.
    pub fn attributes(self) -> impl Iterator<Item = (String, Attribute<'m>)> {
        (0..self.attribute_count()).map_while(move |index| self.attribute_at(index))
    }

    /// The number of levels of operations in it.
    pub fn depth(self) -> usize {
        // SAFETY: the operation is live.
        unsafe { fishplateOperationDepth(self.raw) }
    }

    /// The depth of operations if `inside` were put into `above`. Stops counting once it exceeds `limit`.
    pub fn depth_with(above: Option<OpRef<'_>>, inside: Option<OpRef<'_>>, limit: usize) -> usize {
        let null = MlirOperation { ptr: std::ptr::null_mut() };
        let [above, inside] = [above, inside].map(|op| op.map_or(null, |op| op.raw));
        // SAFETY: both are null or live.
        unsafe { fishplateDepthWith(above, inside, limit) }
    }

    /// The operation itself, then its ancestors, nearest first.
    pub fn ancestors(self) -> impl Iterator<Item = OpRef<'m>> {
        std::iter::successors(Some(self), |op| op.parent())
    }

    /// The outermost operation.
    pub fn root(self) -> OpRef<'m> {
        self.ancestors().last().unwrap_or(self)
    }

    /// The blocks directly inside, in order.
    pub fn blocks(self) -> impl Iterator<Item = Block<'m>> {
        self.regions().flat_map(Region::blocks)
    }

    /// Whether it comes before another operation of the same block; `None` if they are not in the same block.
    pub fn is_before(self, other: OpRef<'m>) -> Option<bool> {
        let one_block = self.block().is_some() && self.block() == other.block();
        // SAFETY: both are live, and in the same block.
        one_block.then(|| unsafe { mlirOperationIsBeforeInBlock(self.raw, other.raw) })
    }

    /// Replaces an operand.
    pub fn set_operand(self, index: usize, value: Value<'m>) {
        assert!(index < self.operand_count(), "an operand that is there");
        edits::note();
        // SAFETY: both are live, and the operation has that operand.
        unsafe { mlirOperationSetOperand(self.raw, index.to_c(), value.raw) };
    }

    /// Replaces a successor.
    pub fn set_successor(self, index: usize, block: Block<'m>) {
        assert!(index < self.successor_count(), "a successor that is there");
        edits::note();
        // SAFETY: both are live, and the operation has that successor.
        unsafe { mlirOperationSetSuccessor(self.raw, index.to_c(), block.raw) };
    }

    /// Copies the operation with everything inside. The copy is in no block.
    pub fn duplicate(self) -> OwnedOp<'m> {
        edits::note();
        // SAFETY: the operation is live.
        OwnedOp(Self::new(unsafe { mlirOperationClone(self.raw) }))
    }

    /// Removes the operation from its block; `None` if it is in none.
    pub fn detach(self) -> Option<OwnedOp<'m>> {
        self.block()?;
        edits::note();
        // SAFETY: the operation is live, and in a block.
        unsafe { mlirOperationRemoveFromParent(self.raw) };
        Some(OwnedOp(self))
    }

    /// Moves it from its block to the place before or after another operation. Both must be in a block.
    pub fn move_beside(self, other: OpRef<'m>, after: bool) {
        let fits = self != other && self.block().is_some() && other.block().is_some();
        assert!(fits, "operations that are in blocks");
        edits::note();
        // SAFETY: both are live, and in a block.
        unsafe {
            match after {
                true => mlirOperationMoveAfter(self.raw, other.raw),
                false => mlirOperationMoveBefore(self.raw, other.raw),
            }
        }
    }

    /// Whether `fits` holds for this operation and everything in it.
    pub fn all(self, fits: &mut dyn FnMut(OpRef<'m>) -> bool) -> bool {
        fits(self)
            && self.blocks().all(|block| {
                let mut operations = block.operations();
                operations.all(|op| op.all(fits))
            })
    }

    /// Whether region 0 has a block, which makes this a definition and not a declaration.
    pub fn has_body(self) -> bool {
        self.region(0).is_some_and(|region| region.first_block().is_some())
    }

    /// The block of an operation with one region that has one block.
    pub fn only_block(self) -> Option<Block<'m>> {
        let block = self.region(0).filter(|_| self.region_count() == 1)?.first_block()?;
        block.next().is_none().then_some(block)
    }

    /// The symbol that this operation defines, if any.
    pub fn symbol(self) -> Option<String> {
        self.attribute("sym_name")?.as_string()
    }

    /// Inserts a copy at the start of `block`.
    pub fn clone_into<'n>(self, block: Block<'n>) -> OpRef<'n> {
        edits::note();
        // SAFETY: the operation is live; the copy lives as long as the block that it is inserted into.
        let copy = OwnedOp(OpRef::new(unsafe { mlirOperationClone(self.raw) }));
        block.prepend(copy)
    }
}

/// An operation that is in no block. If this is dropped, the operation is leaked: see [`OwnedOp::destroy`].
#[must_use = "an operation that is not destroyed stays for ever"]
pub struct OwnedOp<'m>(OpRef<'m>);

impl<'m> OwnedOp<'m> {
    /// Takes ownership of an operation that nobody owns yet; `None` if it is null.
    ///
    /// # Safety
    /// `raw` is null, or an operation in no block that lives for `'m` and has no other owner.
    pub(crate) unsafe fn from_raw(raw: MlirOperation) -> Option<Self> {
        edits::note();
        // SAFETY: the operation lives for `'m` (see `# Safety`).
        unsafe { <Option<OpRef<'m>>>::from_c(raw) }.map(Self)
    }

    /// Takes ownership of an operation.
    ///
    /// # Safety
    /// It is in no block, and the previous owner neither uses nor destroys it.
    pub unsafe fn take_over(op: OpRef<'m>) -> Self {
        Self(op)
    }

    /// The operation.
    #[inline]
    pub fn op(&self) -> OpRef<'m> {
        self.0
    }

    /// Returns the operation, which is about to get another owner.
    pub(crate) fn into_raw(self) -> MlirOperation {
        self.0.raw
    }

    /// Destroys it with everything inside.
    ///
    /// # Safety
    /// No handle to it or to anything inside is used afterwards, and nothing outside uses a value inside.
    pub unsafe fn destroy(self) {
        // SAFETY: owned here, and not used again (see `# Safety`).
        unsafe { mlirOperationDestroy(self.0.raw) };
    }

    /// Returns the same owner with another lifetime.
    ///
    /// # Safety
    /// The context lives for `'l` wherever the result is used.
    pub unsafe fn for_life<'l>(self) -> OwnedOp<'l> {
        OwnedOp(OpRef::new(self.0.raw))
    }
}

/// The parts of a new operation. All belong to one context.
pub struct NewOp<'a, 'm> {
    /// The name, such as `arith.addi`.
    pub name: &'a str,
    /// Its location.
    pub location: Location<'m>,
    /// Types of the results; empty if they are inferred.
    pub results: &'a [Type<'m>],
    /// Operands.
    pub operands: &'a [Value<'m>],
    /// Attributes by name.
    pub attributes: &'a [(&'a str, Attribute<'m>)],
    /// Successor blocks.
    pub successors: &'a [Block<'m>],
    /// Number of empty regions to create.
    pub regions: usize,
    /// Whether the types of the results are inferred.
    pub infer: bool,
}

impl<'m> NewOp<'_, 'm> {
    /// Creates an operation of operands and results only, in no block; `None` if its name is not registered. All parts belong to
    /// one context.
    pub fn plain(
        name: &str,
        location: Location<'m>,
        operands: &[Value<'m>],
        results: &[Type<'m>],
    ) -> Option<OwnedOp<'m>> {
        // SAFETY: every handle is live, and the counts are those of the lists, which are copied; the operation is new and in
        // no block.
        unsafe {
            OwnedOp::from_raw(fishplateCreatePlain(
                name.to_c(),
                location.raw,
                Value::list(operands),
                operands.len(),
                Type::list(results),
                results.len(),
            ))
        }
    }

    /// Creates the operation, in no block. `None` if types cannot be inferred: the handlers of the context receive the
    /// reason.
    pub fn create(&self) -> Option<OwnedOp<'m>> {
        let attributes = attribute::named(self.location.context(), self.attributes);
        let regions: Vec<MlirRegion> = (0..self.regions)
            // SAFETY: no requirements; the operation takes ownership of the regions.
            .map(|_| unsafe { mlirRegionCreate() })
            .collect();
        // SAFETY: the location is live, and the name lives until the operation is created.
        let mut state = unsafe { mlirOperationStateGet(self.name.to_c(), self.location.raw) };
        // SAFETY: every handle is live, the counts are those of the lists, and each call copies its list.
        unsafe {
            let state = &raw mut state;
            mlirOperationStateAddResults(
                state,
                self.results.len().to_c(),
                Type::list(self.results),
            );
            let operands = Value::list(self.operands);
            mlirOperationStateAddOperands(state, self.operands.len().to_c(), operands);
            let successors = Block::list(self.successors);
            mlirOperationStateAddSuccessors(state, self.successors.len().to_c(), successors);
            mlirOperationStateAddAttributes(state, attributes.len().to_c(), attributes.as_ptr());
            mlirOperationStateAddOwnedRegions(state, regions.len().to_c(), regions.as_ptr());
            if self.infer {
                mlirOperationStateEnableResultTypeInference(state);
            }
        }
        // SAFETY: the state is complete, and this call consumes it; the operation is new and in no block.
        unsafe { OwnedOp::from_raw(mlirOperationCreate(&raw mut state)) }
    }
}

/// An operation that is being built. Methods chain; [`OpBuilder::append_to`] creates it.
pub struct OpBuilder<'a, 'm> {
    name: &'a str,
    location: Location<'m>,
    operands: Vec<Value<'m>>,
    results: Vec<Type<'m>>,
    successors: Vec<Block<'m>>,
    attributes: Vec<(&'a str, Attribute<'m>)>,
    regions: usize,
    mixed: bool,
}

impl<'a, 'm> OpBuilder<'a, 'm> {
    /// Starts an operation `name` without operands, results or attributes.
    pub fn new(name: &'a str, location: Location<'m>) -> Self {
        Self {
            name,
            location,
            operands: Vec::new(),
            results: Vec::new(),
            successors: Vec::new(),
            attributes: Vec::new(),
            regions: 0,
            mixed: false,
        }
    }

    fn context(&self) -> ContextRef<'m> {
        self.location.context()
    }

    /// Adds operands.
    #[must_use]
    pub fn operands(mut self, operands: &[Value<'m>]) -> Self {
        self.mixed |= operands.iter().any(|operand| operand.context() != self.context());
        self.operands.extend(operands);
        self
    }

    /// Adds results.
    #[must_use]
    pub fn results(mut self, results: &[Type<'m>]) -> Self {
        self.mixed |= results.iter().any(|result| result.context() != self.context());
        self.results.extend(results);
        self
    }

    /// Adds an attribute.
    #[must_use]
    pub fn attribute(mut self, name: &'a str, value: Attribute<'m>) -> Self {
        self.mixed |= value.context() != self.context();
        self.attributes.push((name, value));
        self
    }

    /// Adds successors.
    #[must_use]
    pub fn successors(mut self, successors: &[Block<'m>]) -> Self {
        self.successors.extend(successors);
        self
    }

    /// Adds an empty region.
    #[must_use]
    pub fn region(mut self) -> Self {
        self.regions += 1;
        self
    }

    /// Creates the operation and appends it to `block`.
    pub fn append_to(self, block: Block<'m>) -> Result<OpRef<'m>> {
        self.create().map(|made| block.append(made))
    }

    /// Creates the operation and inserts it at the start of `block`.
    pub fn prepend_to(self, block: Block<'m>) -> Result<OpRef<'m>> {
        self.create().map(|made| block.prepend(made))
    }

    fn create(self) -> Result<OwnedOp<'m>> {
        let new = NewOp {
            name: self.name,
            location: self.location,
            results: &self.results,
            operands: &self.operands,
            attributes: &self.attributes,
            successors: &self.successors,
            regions: self.regions,
            infer: false,
        };
        let made = if self.mixed { None } else { new.create() };
        made.ok_or_else(|| Error::MixedContexts { operation: self.name.to_owned() })
    }
}
