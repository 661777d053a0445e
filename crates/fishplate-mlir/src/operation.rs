//! Operations: a builder for new ones, a handle for those in a module.

use std::{ffi::c_void, fmt, marker::PhantomData};

use mlir_sys::{
    MlirAttribute, MlirBlock, MlirNamedAttribute, MlirOperation, MlirRegion, MlirType, MlirValue,
    mlirAttributeGetContext, mlirIdentifierGet, mlirIdentifierStr, mlirLocationGetContext,
    mlirOperationClone, mlirOperationCreate, mlirOperationGetAttributeByName,
    mlirOperationGetLocation, mlirOperationGetName, mlirOperationGetNumOperands,
    mlirOperationGetNumRegions, mlirOperationGetNumResults, mlirOperationGetNumSuccessors,
    mlirOperationGetOperand, mlirOperationGetParentOperation, mlirOperationGetRegion,
    mlirOperationGetResult, mlirOperationGetSuccessor, mlirOperationPrint,
    mlirOperationSetAttributeByName, mlirOperationStateAddAttributes,
    mlirOperationStateAddOperands, mlirOperationStateAddOwnedRegions, mlirOperationStateAddResults,
    mlirOperationStateAddSuccessors, mlirOperationStateGet, mlirRegionCreate,
    mlirRegionGetFirstBlock, mlirValueGetContext,
};

use crate::{Attribute, Block, Error, Location, Module, Region, Result, Type, Value, text};

/// An operation in a module.
#[derive(Clone, Copy)]
pub struct OpRef<'m> {
    pub(crate) raw: MlirOperation,
    module: PhantomData<&'m Module<'m>>,
}

impl fmt::Display for OpRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the operation is live, and the callback gets the vector it expects.
        f.write_str(&text::collect_text(|sink| unsafe {
            mlirOperationPrint(self.raw, Some(text::append), sink);
        }))
    }
}

impl<'m> OpRef<'m> {
    pub(crate) fn new(raw: MlirOperation) -> Self {
        Self { raw, module: PhantomData }
    }

    /// The handle behind `raw`.
    ///
    /// # Safety
    /// `raw` is an operation that lives for `'m`.
    pub unsafe fn from_raw(raw: MlirOperation) -> Self {
        Self::new(raw)
    }

    /// The handle of MLIR.
    pub fn raw(self) -> MlirOperation {
        self.raw
    }

    /// Its name, such as `llvm.func`.
    pub fn name(self) -> String {
        // SAFETY: the operation is live; its name lives as long as the context.
        unsafe { text::to_owned(mlirIdentifierStr(mlirOperationGetName(self.raw))) }
    }

    /// Operand `index`, if there is one.
    pub fn operand(self, index: usize) -> Option<Value<'m>> {
        let index = index.cast_signed();
        // SAFETY: the operation is live.
        if index < 0 || index >= unsafe { mlirOperationGetNumOperands(self.raw) } {
            return None;
        }
        // SAFETY: `index` is below the number of operands.
        Some(Value::new(unsafe { mlirOperationGetOperand(self.raw, index) }))
    }

    /// The operands, first to last.
    pub fn operands(self) -> impl Iterator<Item = Value<'m>> {
        (0..).map_while(move |index| self.operand(index))
    }

    /// The results, first to last.
    pub fn results(self) -> impl Iterator<Item = Value<'m>> {
        (0..).map_while(move |index| self.result(index))
    }

    /// Successor `index`, if there is one.
    pub fn successor(self, index: usize) -> Option<Block<'m>> {
        let index = index.cast_signed();
        // SAFETY: the operation is live.
        if index < 0 || index >= unsafe { mlirOperationGetNumSuccessors(self.raw) } {
            return None;
        }
        // SAFETY: `index` is below the number of successors.
        Some(Block::new(unsafe { mlirOperationGetSuccessor(self.raw, index) }))
    }

    /// The operation around it, if there is one.
    pub fn parent(self) -> Option<OpRef<'m>> {
        // SAFETY: the operation is live.
        let raw = unsafe { mlirOperationGetParentOperation(self.raw) };
        (!raw.ptr.is_null()).then(|| OpRef::new(raw))
    }

    /// Where it comes from.
    pub fn location(self) -> Location<'m> {
        // SAFETY: the operation is live.
        Location::new(unsafe { mlirOperationGetLocation(self.raw) })
    }

    /// Result `index`, if there is one.
    pub fn result(self, index: usize) -> Option<Value<'m>> {
        let index = index.cast_signed();
        // SAFETY: the operation is live.
        if index < 0 || index >= unsafe { mlirOperationGetNumResults(self.raw) } {
            return None;
        }
        // SAFETY: `index` is below the number of results.
        Some(Value::new(unsafe { mlirOperationGetResult(self.raw, index) }))
    }

    /// Region `index`, if there is one.
    pub fn region(self, index: usize) -> Option<Region<'m>> {
        let index = index.cast_signed();
        // SAFETY: the operation is live.
        if index < 0 || index >= unsafe { mlirOperationGetNumRegions(self.raw) } {
            return None;
        }
        // SAFETY: `index` is below the number of regions.
        Some(Region::new(unsafe { mlirOperationGetRegion(self.raw, index) }))
    }

    /// The regions, first to last.
    pub fn regions(self) -> impl Iterator<Item = Region<'m>> {
        (0..).map_while(move |index| self.region(index))
    }

    /// Whether `fits` holds for this operation and all in it.
    pub fn all(self, fits: &mut dyn FnMut(OpRef<'m>) -> bool) -> bool {
        fits(self)
            && self.regions().flat_map(Region::blocks).all(|block| {
                let mut operations = block.operations();
                operations.all(|op| op.all(fits))
            })
    }

    /// Whether region 0 has a block, so that this is a definition and not a declaration.
    pub fn has_body(self) -> bool {
        self.region(0).is_some_and(|region| {
            // SAFETY: the region is live.
            !unsafe { mlirRegionGetFirstBlock(region.raw) }.ptr.is_null()
        })
    }

    /// The attribute `name`, inherent or not.
    pub fn attribute(self, name: &str) -> Option<Attribute<'m>> {
        // SAFETY: the operation is live, and the name for the call.
        let raw = unsafe { mlirOperationGetAttributeByName(self.raw, text::string_ref(name)) };
        (!raw.ptr.is_null()).then(|| Attribute::new(raw))
    }

    /// Sets the attribute `name`, inherent or not.
    pub fn set_attribute(self, name: &str, value: Attribute<'m>) {
        // SAFETY: operation and attribute are live; MLIR copies the name.
        unsafe { mlirOperationSetAttributeByName(self.raw, text::string_ref(name), value.raw) };
    }

    /// The symbol that this operation defines, if any.
    pub fn symbol(self) -> Option<String> {
        self.attribute("sym_name")?.as_string()
    }

    /// Puts a copy at the start of `block`.
    pub fn clone_into<'n>(self, block: Block<'n>) -> OpRef<'n> {
        // SAFETY: the operation is live; the copy belongs to nobody yet.
        let copy = unsafe { mlirOperationClone(self.raw) };
        // SAFETY: the copy is live and given away here.
        unsafe { block.prepend_raw(copy) };
        OpRef::new(copy)
    }
}

/// An operation in the making. Methods chain; [`OpBuilder::append_to`] makes it.
pub struct OpBuilder<'a, 'm> {
    name: &'a str,
    location: Location<'m>,
    operands: Vec<MlirValue>,
    results: Vec<MlirType>,
    successors: Vec<MlirBlock>,
    attributes: Vec<(&'a str, MlirAttribute)>,
    regions: usize,
    mixed: bool,
}

impl<'a, 'm> OpBuilder<'a, 'm> {
    /// An operation `name` without operands, results or attributes.
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

    fn context(&self) -> *mut c_void {
        // SAFETY: the location is live.
        unsafe { mlirLocationGetContext(self.location.raw) }.ptr
    }

    /// More operands.
    #[must_use]
    pub fn operands(mut self, operands: &[Value<'m>]) -> Self {
        for operand in operands {
            // SAFETY: the value is live.
            self.mixed |= unsafe { mlirValueGetContext(operand.raw) }.ptr != self.context();
            self.operands.push(operand.raw);
        }
        self
    }

    /// More results.
    #[must_use]
    pub fn results(mut self, results: &[Type<'m>]) -> Self {
        for result in results {
            self.mixed |= result.context_ptr() != self.context().cast_const();
            self.results.push(result.raw);
        }
        self
    }

    /// One more attribute.
    #[must_use]
    pub fn attribute(mut self, name: &'a str, value: Attribute<'m>) -> Self {
        // SAFETY: the attribute is live.
        self.mixed |= unsafe { mlirAttributeGetContext(value.raw) }.ptr != self.context();
        self.attributes.push((name, value.raw));
        self
    }

    /// More successors.
    #[must_use]
    pub fn successors(mut self, successors: &[Block<'m>]) -> Self {
        self.successors.extend(successors.iter().map(|block| block.raw));
        self
    }

    /// One more region, empty.
    #[must_use]
    pub fn region(mut self) -> Self {
        self.regions += 1;
        self
    }

    /// Makes the operation and puts it at the end of `block`.
    pub fn append_to(self, block: Block<'m>) -> Result<OpRef<'m>> {
        let raw = self.create()?;
        // SAFETY: the operation is live and given away here.
        unsafe { block.append_raw(raw) };
        Ok(OpRef::new(raw))
    }

    /// Makes the operation and puts it at the start of `block`.
    pub fn prepend_to(self, block: Block<'m>) -> Result<OpRef<'m>> {
        let raw = self.create()?;
        // SAFETY: the operation is live and given away here.
        unsafe { block.prepend_raw(raw) };
        Ok(OpRef::new(raw))
    }

    fn create(self) -> Result<MlirOperation> {
        if self.mixed {
            return Err(Error::MixedContexts { operation: self.name.to_owned() });
        }
        // SAFETY: the location is live.
        let context = unsafe { mlirLocationGetContext(self.location.raw) };
        let attributes: Vec<MlirNamedAttribute> = self
            .attributes
            .iter()
            .map(|&(name, attribute)| MlirNamedAttribute {
                // SAFETY: the context is live, and MLIR copies the name.
                name: unsafe { mlirIdentifierGet(context, text::string_ref(name)) },
                attribute,
            })
            .collect();
        let regions: Vec<MlirRegion> = (0..self.regions)
            // SAFETY: no requirements; the operation takes the regions.
            .map(|_| unsafe { mlirRegionCreate() })
            .collect();
        // SAFETY: the location is live, and the name until the operation is made.
        let mut state =
            unsafe { mlirOperationStateGet(text::string_ref(self.name), self.location.raw) };
        let (results, operands, successors) = (&self.results, &self.operands, &self.successors);
        // SAFETY: every handle is live and of this context, the counts are those of the lists, and
        // each call copies its list.
        unsafe {
            let state = &raw mut state;
            mlirOperationStateAddResults(state, length(results), results.as_ptr());
            mlirOperationStateAddOperands(state, length(operands), operands.as_ptr());
            mlirOperationStateAddSuccessors(state, length(successors), successors.as_ptr());
            mlirOperationStateAddAttributes(state, length(&attributes), attributes.as_ptr());
            mlirOperationStateAddOwnedRegions(state, length(&regions), regions.as_ptr());
        }
        // SAFETY: the state is whole; this call ends it.
        Ok(unsafe { mlirOperationCreate(&raw mut state) })
    }
}

fn length<T>(list: &[T]) -> isize {
    list.len().cast_signed()
}
