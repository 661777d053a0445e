//! Queries of the interfaces of operations: memory effects, and the values that loops, branches, calls and operations in
//! destination style tell apart.

use std::ffi::c_void;

use mlir_sys::{MlirAttribute, MlirOperation, MlirStringRef, MlirValue};

use crate::{Attribute, OpRef, Value, text};

/// The queries by name; the number of each in `interfaces.cc` is its place here.
pub const QUERIES: [&str; 13] = [
    // The operands that an operation in destination style writes its results to, and the others.
    "dps_inits",
    "dps_inputs",
    // One of each for every induction variable of a loop.
    "loop_induction_vars",
    "loop_lower_bounds",
    "loop_upper_bounds",
    "loop_steps",
    // The values that a loop carries: at first, in the body, for the next iteration, and after the loop.
    "loop_inits",
    "loop_region_iter_args",
    "loop_yielded_values",
    "loop_results",
    // The operands that a branch passes to one of its successors.
    "successor_operands",
    "call_arguments",
    // A symbol or a value.
    "call_callee",
];

/// A question about values of an operation.
#[derive(Clone, Copy)]
pub struct Query(i32);

impl Query {
    /// The query with one of the names in [`QUERIES`].
    pub fn named(name: &str) -> Option<Query> {
        (0..).zip(QUERIES).find(|row| row.1 == name).map(|row| Query(row.0))
    }
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
        unsafe { fishplateOpInterfaceValues(self.raw, query.0, index, note, list) }.then_some(found)
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
