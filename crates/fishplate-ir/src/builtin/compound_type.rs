//! Builtin types with few or no parameters: index, none, complex, tuple, function, opaque.

use fishplate::{Array, ObjectRef, ObjectType, Result};
use fishplate_mlir as mlir;

use super::class::{Place, checked_type, class, context_of, position, raw_types, wrap_type};
use super::memo::{self, Key};
use super::shaped_type::Sizes;
use crate::error::value_error;
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
            wrap_type(context, mlir::Type::index(context.mlir(&context.lock())))
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
            wrap_type(context, mlir::Type::none(context.mlir(&context.lock())))
        })
    }
}

class! {
    /// Complex numbers: `complex<f32>`.
    ComplexType, "ir.ComplexType", Type
}

#[fishplate::methods(nonblocking)]
impl ComplexType {
    /// The complex type over an integer or float type.
    pub fn get(element_type: ObjectRef<Type>) -> Result<ObjectRef<ComplexType>> {
        let context = element_type.context();
        let _held = context.lock();
        let raw = element_type.mlir();
        if !raw.is_integer() && !raw.is_float() {
            let got = element_type.text();
            return Err(value_error(format!(
                "invalid 'Type({got})' and expected floating point or integer type."
            )));
        }
        wrap_type(context, mlir::Type::complex(raw))
    }

    /// The type of the two parts.
    #[getter]
    pub fn element_type(&self) -> Result<ObjectRef<Type>> {
        Type::wrap(self.context(), self.mlir().complex_element())
    }
}

/// Wraps a list of types.
fn list<'c>(
    owner: &Type,
    types: impl Iterator<Item = mlir::Type<'c>>,
) -> Result<Array<ObjectRef<Type>>> {
    types.map(|raw| Type::wrap(owner.context(), raw)).collect()
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
        let elements = elements.to_vec();
        let all = raw_types(&context, "an element type", &elements)?;
        let held = context.lock();
        wrap_type(&context, mlir::Type::tuple(context.mlir(&held), &all))
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
        let at = position("TupleType", pos, self.mlir().tuple_count())?;
        let raw = self.mlir().tuple_type(at);
        Type::wrap(self.context(), raw.ok_or_else(|| value_error("there is no such type"))?)
    }

    /// The number of types.
    #[getter]
    pub fn num_types(&self) -> i64 {
        self.mlir().tuple_count() as i64
    }

    /// The types.
    #[getter]
    pub fn types(&self) -> Result<Array<ObjectRef<Type>>> {
        list(self, self.mlir().tuple_types())
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
        let (inputs, results) = (inputs.to_vec(), results.to_vec());
        let inputs = raw_types(&context, "an input type", &inputs)?;
        let results = raw_types(&context, "a result type", &results)?;
        let all = inputs.iter().chain(&results).map(|ty| ty.address() as i64);
        let key: Sizes = all.chain([inputs.len() as i64]).collect();
        let key = Key::new(FunctionType::type_index().0 as usize, 0, &key);
        memo::answer(&context, key.filter(|_| inputs.len() + results.len() > 0), || {
            let held = context.lock();
            let raw = context.mlir(&held);
            wrap_type(&context, mlir::Type::builtin_function(raw, &inputs, &results))
        })
    }

    /// The types of the parameters.
    #[getter]
    pub fn inputs(&self) -> Result<Array<ObjectRef<Type>>> {
        list(self, self.mlir().function_inputs())
    }

    /// The types of the results.
    #[getter]
    pub fn results(&self) -> Result<Array<ObjectRef<Type>>> {
        list(self, self.mlir().function_results())
    }
}

class! {
    /// The type of graphs, with inputs and results like a function type: `graph<(i32) -> f32>`.
    GraphType, "ir.GraphType", Type
}

#[fishplate::methods(nonblocking)]
impl GraphType {
    /// The types of the parameters.
    #[getter]
    pub fn inputs(&self) -> Result<Array<ObjectRef<Type>>> {
        list(self, self.mlir().graph_inputs())
    }

    /// The types of the results.
    #[getter]
    pub fn results(&self) -> Result<Array<ObjectRef<Type>>> {
        list(self, self.mlir().graph_results())
    }
}

class! {
    /// A type of a dialect that is not registered: `!dialect.text`.
    OpaqueType, "ir.OpaqueType", Type
}

#[fishplate::methods(nonblocking)]
impl OpaqueType {
    /// Creates a type of a dialect from its text.
    pub fn get(
        dialect_namespace: &str,
        buffer: &str,
        #[default = None] context: Option<ObjectRef<Context>>,
        #[default = None] loc: Option<ObjectRef<Location>>,
    ) -> Result<ObjectRef<OpaqueType>> {
        let context = current::context(context)?;
        let (place, held) = (Place::new(&context, loc.as_ref())?, context.lock());
        context.load_dialect(dialect_namespace);
        checked_type(&context, || {
            let at = place.mlir(&context, &held);
            mlir::Type::opaque_checked(at, dialect_namespace, buffer)
        })
    }

    /// The dialect.
    #[getter]
    pub fn dialect_namespace(&self) -> String {
        self.mlir().opaque_dialect()
    }

    /// The text.
    #[getter]
    pub fn data(&self) -> String {
        self.mlir().opaque_data()
    }
}
