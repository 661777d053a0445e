//! Builtin types with few parameters or none: index, none, complex, tuple, function, opaque.

use fishplate::{Array, ObjectRef, ObjectType, Result};
use mlir_sys::{
    MlirType, mlirComplexTypeGet, mlirComplexTypeGetElementType, mlirFunctionTypeGet,
    mlirFunctionTypeGetInput, mlirFunctionTypeGetNumInputs, mlirFunctionTypeGetNumResults,
    mlirFunctionTypeGetResult, mlirIndexTypeGet, mlirNoneTypeGet, mlirOpaqueTypeGetData,
    mlirOpaqueTypeGetDialectNamespace, mlirTupleTypeGet, mlirTupleTypeGetNumTypes,
    mlirTupleTypeGetType, mlirTypeIsAFloat, mlirTypeIsAInteger,
};

use super::class::{checked_type, class, context_of, place, position, raw_types, wrap_type};
use super::memo::{self, Key};
use super::raw::{
    fishplateGraphTypeGetInput, fishplateGraphTypeGetNumInputs, fishplateGraphTypeGetNumResults,
    fishplateGraphTypeGetResult, fishplateOpaqueTypeGetChecked,
};
use super::shaped_type::Sizes;
use crate::error::value_error;
use crate::raw::{string_ref, to_string};
use crate::{Context, Location, Type, current};

class! {
    /// The type of sizes and subscripts: `index`.
    IndexType, "ir.IndexType", Type
}

#[fishplate::methods(nonblocking)]
impl IndexType {
    /// The type.
    pub fn get(
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<IndexType>> {
        memo::of_context(context, IndexType::type_index().0 as usize, &[], None, |context| {
            let _held = context.lock();
            // SAFETY: the context is live and locked; the type is its own.
            unsafe { wrap_type(context, mlirIndexTypeGet(context.raw())) }
        })
    }
}

class! {
    /// The type with one value: `none`.
    NoneType, "ir.NoneType", Type
}

#[fishplate::methods(nonblocking)]
impl NoneType {
    /// The type.
    pub fn get(
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<NoneType>> {
        memo::of_context(context, NoneType::type_index().0 as usize, &[], None, |context| {
            let _held = context.lock();
            // SAFETY: the context is live and locked; the type is its own.
            unsafe { wrap_type(context, mlirNoneTypeGet(context.raw())) }
        })
    }
}

class! {
    /// Complex numbers: `complex<f32>`.
    ComplexType, "ir.ComplexType", Type
}

#[fishplate::methods(nonblocking)]
impl ComplexType {
    /// The complex numbers over a type of integers or floats.
    pub fn get(element_type: ObjectRef<Type>) -> Result<ObjectRef<ComplexType>> {
        let context = element_type.context();
        let _held = context.lock();
        let raw = element_type.raw();
        // SAFETY: a type of a locked context.
        if !unsafe { mlirTypeIsAInteger(raw) || mlirTypeIsAFloat(raw) } {
            let got = element_type.text();
            return Err(value_error(format!(
                "ComplexType: expected an element type of integers or floats, got {got}"
            )));
        }
        // SAFETY: as above, and one that complex numbers can have.
        unsafe { wrap_type(context, mlirComplexTypeGet(raw)) }
    }

    /// The type of the two parts.
    #[getter]
    pub fn element_type(&self) -> Result<ObjectRef<Type>> {
        let _held = self.context().lock();
        // SAFETY: a complex type of a locked context.
        unsafe { Type::wrap(self.context(), mlirComplexTypeGetElementType(self.raw())) }
    }
}

/// The types at each position of a list of MLIR.
fn list(
    owner: &Type,
    count: unsafe extern "C" fn(MlirType) -> isize,
    at: unsafe extern "C" fn(MlirType, isize) -> MlirType,
) -> Result<Array<ObjectRef<Type>>> {
    let _held = owner.context().lock();
    // SAFETY: the callers pass functions for the class of `owner`, whose context is locked.
    let count = unsafe { count(owner.raw()) };
    (0..count)
        // SAFETY: as above, and a position in the list.
        .map(|index| unsafe { Type::wrap(owner.context(), at(owner.raw(), index)) })
        .collect()
}

class! {
    /// Several types as one: `tuple<i32, f32>`.
    TupleType, "ir.TupleType", Type
}

#[fishplate::methods(nonblocking)]
impl TupleType {
    /// The tuple of some types.
    pub fn get_tuple(
        elements: Array<ObjectRef<Type>>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<TupleType>> {
        let context = context_of(context, elements.first().map(|ty| ty.context().clone()))?;
        let all = raw_types(&context, "an element type", &elements)?;
        let _held = context.lock();
        // SAFETY: types of this context, which is locked.
        unsafe {
            let raw = mlirTupleTypeGet(context.raw(), all.len() as isize, all.as_ptr());
            wrap_type(&context, raw)
        }
    }

    /// The tuple of some types.
    pub fn get(
        elements: Array<ObjectRef<Type>>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<TupleType>> {
        TupleType::get_tuple(elements, context)
    }

    /// The type at a position.
    pub fn get_type(&self, pos: i64) -> Result<ObjectRef<Type>> {
        let at = position("TupleType", pos, self.num_types() as usize)?;
        let _held = self.context().lock();
        // SAFETY: a tuple of a locked context, and a position in it.
        unsafe { Type::wrap(self.context(), mlirTupleTypeGetType(self.raw(), at as isize)) }
    }

    /// The number of types.
    #[getter]
    pub fn num_types(&self) -> i64 {
        let _held = self.context().lock();
        // SAFETY: a tuple of a locked context.
        unsafe { mlirTupleTypeGetNumTypes(self.raw()) as i64 }
    }

    /// The types.
    #[getter]
    pub fn types(&self) -> Result<Array<ObjectRef<Type>>> {
        list(self, mlirTupleTypeGetNumTypes, mlirTupleTypeGetType)
    }
}

class! {
    /// The type of functions: `(i32) -> f32`.
    FunctionType, "ir.FunctionType", Type
}

#[fishplate::methods(nonblocking)]
impl FunctionType {
    /// The type of functions from some types to some types.
    pub fn get(
        inputs: Array<ObjectRef<Type>>,
        results: Array<ObjectRef<Type>>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<FunctionType>> {
        let first = inputs.first().or_else(|| results.first());
        let context = context_of(context, first.map(|ty| ty.context().clone()))?;
        let inputs = raw_types(&context, "an input type", &inputs)?;
        let results = raw_types(&context, "a result type", &results)?;
        let (of, to) = (inputs.len() as isize, results.len() as isize);
        let all = inputs.iter().chain(&results).map(|ty| ty.ptr.addr() as i64);
        let key: Sizes = all.chain([of as i64]).collect();
        let key = Key::new(FunctionType::type_index().0 as usize, 0, &key);
        memo::answer(&context, key.filter(|_| of + to > 0), || {
            let _held = context.lock();
            // SAFETY: types of this context, which is locked.
            unsafe {
                let (inputs, results) = (inputs.as_ptr(), results.as_ptr());
                wrap_type(&context, mlirFunctionTypeGet(context.raw(), of, inputs, to, results))
            }
        })
    }

    /// The types of the parameters.
    #[getter]
    pub fn inputs(&self) -> Result<Array<ObjectRef<Type>>> {
        list(self, mlirFunctionTypeGetNumInputs, mlirFunctionTypeGetInput)
    }

    /// The types of the results.
    #[getter]
    pub fn results(&self) -> Result<Array<ObjectRef<Type>>> {
        list(self, mlirFunctionTypeGetNumResults, mlirFunctionTypeGetResult)
    }
}

class! {
    /// The type of graphs, as functions have: `graph<(i32) -> f32>`.
    GraphType, "ir.GraphType", Type
}

#[fishplate::methods(nonblocking)]
impl GraphType {
    /// The types of the parameters.
    #[getter]
    pub fn inputs(&self) -> Result<Array<ObjectRef<Type>>> {
        list(self, fishplateGraphTypeGetNumInputs, fishplateGraphTypeGetInput)
    }

    /// The types of the results.
    #[getter]
    pub fn results(&self) -> Result<Array<ObjectRef<Type>>> {
        list(self, fishplateGraphTypeGetNumResults, fishplateGraphTypeGetResult)
    }
}

class! {
    /// A type of a dialect that is not registered: `!dialect.text`.
    OpaqueType, "ir.OpaqueType", Type
}

#[fishplate::methods(nonblocking)]
impl OpaqueType {
    /// A type of a dialect by its text.
    pub fn get(
        dialect_namespace: &str,
        buffer: &str,
        #[default = None] context: Option<ObjectRef<Context>>,
        #[default = None] loc: Option<ObjectRef<Location>>,
    ) -> Result<ObjectRef<OpaqueType>> {
        let context = current::context(context)?;
        let place = place(&context, loc.as_ref())?;
        // SAFETY: a location of the locked context; MLIR copies the texts.
        checked_type(&context, || unsafe {
            let (name, text) = (string_ref(dialect_namespace), string_ref(buffer));
            fishplateOpaqueTypeGetChecked(place, name, text)
        })
    }

    /// The dialect.
    #[getter]
    pub fn dialect_namespace(&self) -> String {
        let _held = self.context().lock();
        // SAFETY: an opaque type of a locked context, which keeps the text.
        unsafe { to_string(mlirOpaqueTypeGetDialectNamespace(self.raw())) }
    }

    /// The text.
    #[getter]
    pub fn data(&self) -> String {
        let _held = self.context().lock();
        // SAFETY: an opaque type of a locked context, which keeps the text.
        unsafe { to_string(mlirOpaqueTypeGetData(self.raw())) }
    }
}
