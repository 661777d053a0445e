//! Queries of the interfaces of operations: memory effects, and the values that loops, branches, calls and operations in
//! destination style tell apart.

use std::ffi::c_void;

use mlir_sys::{MlirAttribute, MlirOperation, MlirStringRef, MlirValue};

use crate::{Attribute, OpRef, Value, text};

/// A question about values of an operation. The numbers are those of `interfaces.cc`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(i32)]
pub enum Query {
    /// The operands that an operation in destination style writes its results to.
    DpsInits = 0,
    /// Its other operands.
    DpsInputs = 1,
    /// The induction variables of a loop.
    LoopInductionVars = 2,
    /// The lower bounds of a loop, one for each induction variable.
    LoopLowerBounds = 3,
    /// The upper bounds.
    LoopUpperBounds = 4,
    /// The steps.
    LoopSteps = 5,
    /// The initial values of the values that a loop carries.
    LoopInits = 6,
    /// These values as arguments of the body.
    LoopRegionIterArgs = 7,
    /// Their values for the next iteration.
    LoopYieldedValues = 8,
    /// Their values after the loop.
    LoopResults = 9,
    /// The operands that a branch passes to one of its successors.
    SuccessorOperands = 10,
    /// The arguments of a call.
    CallArguments = 11,
    /// The callee of a call: a symbol or a value.
    CallCallee = 12,
}

/// A value, or a constant in place of one.
#[derive(Clone, Copy)]
pub enum ValueOrAttribute<'m> {
    /// A value.
    Value(Value<'m>),
    /// A constant or a symbol.
    Attribute(Attribute<'m>),
}

/// A memory effect.
pub struct Effect<'m> {
    /// 0 read, 1 write, 2 allocate, 3 free.
    pub kind: i32,
    /// The number of the operand that it is about, if it is about one.
    pub operand: Option<usize>,
    /// The value that it is about.
    pub value: Option<Value<'m>>,
    /// The symbol that it is about.
    pub symbol: Option<Attribute<'m>>,
    /// The name of the resource.
    pub resource: String,
}

type Sink = unsafe extern "C" fn(MlirValue, MlirAttribute, *mut c_void);
type EffectSink =
    unsafe extern "C" fn(i32, isize, MlirValue, MlirAttribute, MlirStringRef, *mut c_void);

unsafe extern "C" {
    fn fishplateOpInterfaceValues(
        op: MlirOperation,
        query: i32,
        index: isize,
        sink: Sink,
        list: *mut c_void,
    ) -> bool;
    fn fishplateOpEffects(
        op: MlirOperation,
        recursive: bool,
        sink: EffectSink,
        list: *mut c_void,
    ) -> bool;
}

unsafe extern "C" fn note(value: MlirValue, attribute: MlirAttribute, list: *mut c_void) {
    let found = match value.ptr.is_null() {
        true => ValueOrAttribute::Attribute(Attribute::new(attribute)),
        false => ValueOrAttribute::Value(Value::new(value)),
    };
    // SAFETY: `interface_values` passes its own list, and nothing else refers to it during the call.
    unsafe { &mut *list.cast::<Vec<ValueOrAttribute<'_>>>() }.push(found);
}

unsafe extern "C" fn note_effect(
    kind: i32,
    operand: isize,
    value: MlirValue,
    symbol: MlirAttribute,
    resource: MlirStringRef,
    list: *mut c_void,
) {
    let effect = Effect {
        kind,
        operand: usize::try_from(operand).ok(),
        value: (!value.ptr.is_null()).then(|| Value::new(value)),
        symbol: (!symbol.ptr.is_null()).then(|| Attribute::new(symbol)),
        // SAFETY: the name of a resource is a constant of MLIR.
        resource: unsafe { text::to_owned(resource) },
    };
    // SAFETY: `effects` passes its own list, and nothing else refers to it during the call.
    unsafe { &mut *list.cast::<Vec<Effect<'_>>>() }.push(effect);
}

impl<'m> OpRef<'m> {
    /// The answer to a query; `None` if the operation does not have the interface, or does not know the answer. `index`
    /// is the number of the successor. The operation must be valid.
    pub fn interface_values(self, query: Query, index: usize) -> Option<Vec<ValueOrAttribute<'m>>> {
        let mut found: Vec<ValueOrAttribute<'m>> = Vec::new();
        let (list, index) = ((&raw mut found).cast(), isize::try_from(index).ok()?);
        // SAFETY: the operation is live, and the callback gets the list that it expects.
        unsafe { fishplateOpInterfaceValues(self.raw, query as i32, index, note, list) }
            .then_some(found)
    }

    /// The memory effects; `None` if they are not known. `recursive` includes those of the operations inside. The
    /// operation must be valid.
    pub fn effects(self, recursive: bool) -> Option<Vec<Effect<'m>>> {
        let mut found: Vec<Effect<'m>> = Vec::new();
        let list = (&raw mut found).cast();
        // SAFETY: the operation is live, and the callback gets the list that it expects.
        unsafe { fishplateOpEffects(self.raw, recursive, note_effect, list) }.then_some(found)
    }
}
