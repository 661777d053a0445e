//! Patterns as PDL modules. Their native functions are closures, which get and return values of PDL.

use std::ffi::{c_char, c_void};

use mlir_sys::{MlirAttribute, MlirOperation, MlirStringRef, MlirType, MlirValue};

use crate::apart::{ChildOutcome, Purpose, apart};
use crate::guarded::guarded;
use crate::{Attribute, OpRef, OwnedOp, Type, Value, text};

unsafe extern "C" {
    fn fishplateLowerPdl(module: MlirOperation, done: *mut bool) -> *mut c_char;
    fn fishplateTryLowerPdl(module: MlirOperation);
}

/// The native function that a lowered module calls with operands, attributes and result types before it creates an operation,
/// and a number. The attributes [`OPERATION`] and [`ATTRIBUTES`] of the call say what is created. If it has a result, these are
/// the types of the results, by inference.
pub const CREATE: &str = "fishplate.create.";
/// The native function that a lowered module calls before it reads something of its arguments.
pub const READ: &str = "fishplate.read";
/// The native function with which each rewrite of a lowered module begins, and the name of the pattern.
pub const PATTERN: &str = "fishplate.pattern.";
/// The name of the operation that is created or that reads.
pub const OPERATION: &str = "fishplate.operation";
/// The names of the attributes of the operation that is created.
pub const ATTRIBUTES: &str = "fishplate.attributes";

/// Returns a copy of a module of patterns, lowered for MLIR's interpreter, with calls of the functions [`CREATE`] and [`READ`]:
/// the interpreter does not look whether values are there. `None`, with diagnostics, if the module does not verify or cannot be
/// lowered. `Err` is the message of a fatal error.
pub fn lower(module: OpRef<'_>) -> Result<Option<OwnedOp<'_>>, String> {
    if module.name() != "builtin.module" || !module.verify() {
        return Ok(None);
    }
    // MLIR's lowering does not survive each pattern that its verifier accepts.
    let attempt = apart(Purpose::Read(0), || {
        // SAFETY: the module is live and verifies, and the process ends after the call.
        unsafe { fishplateTryLowerPdl(module.raw) };
        Ok(Vec::new())
    });
    if !matches!(attempt, ChildOutcome::Made(_)) {
        module.location().emit_error(
            "MLIR cannot lower these patterns: a pattern may use a value that has no way to its root, or a result that an \
             operation does not have",
        );
        return Ok(None);
    }
    let copy = module.duplicate();
    // SAFETY: the copy is a live module that verifies, and nobody else has it; the call is a guarded one.
    let is_lowered = unsafe { guarded(|done| fishplateLowerPdl(copy.op().raw, done)) }?;
    if is_lowered {
        return Ok(Some(copy));
    }
    // SAFETY: nobody else has the copy, and nothing outside uses it.
    unsafe { copy.destroy() };
    Ok(None)
}

/// The kinds of values in PDL.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// An attribute.
    Attribute = 1,
    /// An operation.
    Operation = 2,
    /// A type.
    Type = 3,
    /// A value.
    Value = 4,
    /// Types.
    Types = 5,
    /// Values.
    Values = 6,
}

/// A value of PDL.
#[derive(Clone)]
pub enum PdlValue<'m> {
    /// Nothing.
    Null,
    /// An attribute.
    Attribute(Attribute<'m>),
    /// An operation.
    Operation(OpRef<'m>),
    /// A type.
    Type(Type<'m>),
    /// A value.
    Value(Value<'m>),
    /// Types.
    Types(Vec<Type<'m>>),
    /// Values.
    Values(Vec<Value<'m>>),
}

impl PdlValue<'_> {
    /// Its kind, and the addresses that MLIR reads.
    fn parts(&self) -> (i32, Vec<*const c_void>) {
        match self {
            PdlValue::Null => (0, Vec::new()),
            PdlValue::Attribute(one) => (Kind::Attribute as i32, vec![one.raw.ptr]),
            PdlValue::Operation(one) => (Kind::Operation as i32, vec![one.raw.ptr]),
            PdlValue::Type(one) => (Kind::Type as i32, vec![one.raw.ptr]),
            PdlValue::Value(one) => (Kind::Value as i32, vec![one.raw.ptr]),
            PdlValue::Types(all) => {
                (Kind::Types as i32, all.iter().map(|each| each.raw.ptr).collect())
            }
            PdlValue::Values(all) => {
                (Kind::Values as i32, all.iter().map(|each| each.raw.ptr).collect())
            }
        }
    }
}

/// A native function of a PDL module.
#[derive(Debug, Clone)]
pub struct NativeFunction {
    /// Its name in the module.
    pub name: String,
    /// Whether it is a constraint; otherwise it is part of a rewrite.
    pub is_constraint: bool,
    /// The kinds of its results.
    pub results: Vec<Kind>,
}

/// A PDL module that [`lower`] has lowered, and all native functions that it uses.
#[derive(Clone, Copy)]
pub struct PdlModule<'m> {
    /// The module.
    pub module: OpRef<'m>,
    /// The functions.
    pub functions: &'m [NativeFunction],
}

/// Results of a native function, kept until MLIR has read them.
#[derive(Debug, Default)]
pub struct Results(Vec<(i32, Vec<*const c_void>)>);

impl Results {
    /// Keeps the addresses of results. What they stand for must live until the pattern has ended.
    pub fn new(values: &[PdlValue<'_>]) -> Results {
        Results(values.iter().map(PdlValue::parts).collect())
    }

    /// Writes the results where MLIR reads them.
    ///
    /// # Safety
    /// There is room for `count` results.
    pub(crate) unsafe fn write(&self, to: *mut RawValue, count: usize) -> bool {
        if self.0.len() != count {
            return false;
        }
        for (index, (kind, items)) in self.0.iter().enumerate() {
            let value = RawValue { kind: *kind, items: items.as_ptr(), count: items.len() };
            // SAFETY: the caller has room for so many.
            unsafe { to.add(index).write(value) };
        }
        true
    }
}

#[repr(C)]
pub(crate) struct RawValue {
    kind: i32,
    items: *const *const c_void,
    count: usize,
}

impl RawValue {
    /// Reads a value that MLIR gives.
    ///
    /// # Safety
    /// The items are addresses of live things of the kind.
    pub(crate) unsafe fn read<'m>(&self) -> PdlValue<'m> {
        let items: &[*const c_void] = match self.count {
            0 => &[],
            // SAFETY: there are so many.
            count => unsafe { std::slice::from_raw_parts(self.items, count) },
        };
        let ty = |ptr: &*const c_void| Type::new(MlirType { ptr: *ptr });
        let value = |ptr: &*const c_void| Value::new(MlirValue { ptr: *ptr });
        match (self.kind, items) {
            (1, [one]) => PdlValue::Attribute(Attribute::new(MlirAttribute { ptr: *one })),
            (2, [one]) => PdlValue::Operation(OpRef::new(MlirOperation { ptr: one.cast_mut() })),
            (3, [one]) => PdlValue::Type(ty(one)),
            (4, [one]) => PdlValue::Value(value(one)),
            (5, all) => PdlValue::Types(all.iter().map(ty).collect()),
            (6, all) => PdlValue::Values(all.iter().map(value).collect()),
            _ => PdlValue::Null,
        }
    }
}

#[repr(C)]
pub(crate) struct RawFunction {
    name: MlirStringRef,
    is_constraint: bool,
    results: *const i32,
    result_count: usize,
}

#[repr(C)]
pub(crate) struct RawModule {
    module: MlirOperation,
    functions: *const RawFunction,
    function_count: usize,
}

/// A module as MLIR's side reads it.
pub(crate) struct Lent {
    pub(crate) raw: RawModule,
    _functions: Vec<RawFunction>,
    _kinds: Vec<Vec<i32>>,
}

impl Lent {
    /// Lends a module, as long as the result and the module live.
    pub(crate) fn new(pdl: &PdlModule<'_>) -> Lent {
        let kinds = |function: &NativeFunction| -> Vec<i32> {
            function.results.iter().map(|kind| *kind as i32).collect()
        };
        let kinds: Vec<Vec<i32>> = pdl.functions.iter().map(kinds).collect();
        let functions: Vec<RawFunction> = pdl
            .functions
            .iter()
            .zip(&kinds)
            .map(|(function, kinds)| RawFunction {
                name: text::string_ref(&function.name),
                is_constraint: function.is_constraint,
                results: kinds.as_ptr(),
                result_count: kinds.len(),
            })
            .collect();
        let raw = RawModule {
            module: pdl.module.raw,
            functions: functions.as_ptr(),
            function_count: functions.len(),
        };
        Lent { raw, _functions: functions, _kinds: kinds }
    }
}
