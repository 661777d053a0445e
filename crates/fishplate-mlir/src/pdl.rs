//! Patterns as PDL modules. Their native functions are closures, which get and return values of PDL.

use std::ffi::c_void;

use mlir_sys::{MlirAttribute, MlirOperation, MlirStringRef, MlirType, MlirValue};

use crate::{Attribute, OpRef, Type, Value, text};

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

/// A PDL module that verifies, and all native functions that it uses.
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
