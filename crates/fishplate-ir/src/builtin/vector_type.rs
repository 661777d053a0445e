//! `ir.VectorType`.

use fishplate::{Array, ObjectRef, ObjectType, Result};
use fishplate_mlir as mlir;

use super::class::{Place, checked_type, class};
use super::memo::{self, Key};
use super::shaped_type::{ShapedType, Sizes};
use crate::error::value_error;
use crate::{Location, Type};

class! {
    /// A vector: `vector<4x[8]xf32>`.
    VectorType, "ir.VectorType", ShapedType
}

/// Which dimensions are scalable, given a flag per dimension or their positions.
fn flags(
    rank: usize,
    scalable: Option<&Array<bool>>,
    dims: Option<&Array<i64>>,
) -> Result<Vec<bool>> {
    match (scalable, dims) {
        (Some(_), Some(_)) => {
            Err(value_error("`scalable` and `scalable_dims` kwargs are mutually exclusive."))
        }
        (Some(scalable), None) if scalable.len() == rank => Ok(scalable.iter().collect()),
        (Some(scalable), None) => Err(value_error(format!(
            "Expected len(scalable) == len(shape). The shape has {rank} dimensions, `scalable` has {}",
            scalable.len()
        ))),
        (None, None) => Ok(vec![false; rank]),
        (None, Some(dims)) => {
            let mut flags = vec![false; rank];
            for dim in dims {
                let at = usize::try_from(dim).ok().filter(|at| *at < rank);
                flags[at.ok_or_else(|| out_of_bounds(dim, rank))?] = true;
            }
            Ok(flags)
        }
    }
}

#[cold]
fn out_of_bounds(dim: i64, rank: usize) -> fishplate::Error {
    value_error(format!(
        "Scalable dimension index out of bounds. Expected 0 to {rank} exclusive, got {dim}"
    ))
}

#[fishplate::methods(nonblocking)]
impl VectorType {
    /// Creates a vector type with a shape. A dimension is scalable if its flag in `scalable` is
    /// true, or its position is in `scalable_dims`.
    pub fn get(
        shape: Sizes,
        element_type: ObjectRef<Type>,
        #[default = None] scalable: Option<Array<bool>>,
        #[default = None] scalable_dims: Option<Array<i64>>,
        #[default = None] loc: Option<ObjectRef<Location>>,
    ) -> Result<ObjectRef<VectorType>> {
        let context = element_type.context();
        let plain = scalable.is_none() && scalable_dims.is_none() && loc.is_none();
        let function = VectorType::type_index().0 as usize;
        let key = Key::new(function, element_type.mlir().address(), &shape).filter(|_| plain);
        memo::answer(context, key, || {
            let (place, held) = (Place::new(context, loc.as_ref())?, context.lock());
            let flags = flags(shape.len(), scalable.as_ref(), scalable_dims.as_ref())?;
            checked_type(context, || {
                let at = place.mlir(context, &held);
                mlir::Type::vector_checked(at, &shape, &flags, element_type.mlir())
            })
        })
    }

    /// Whether any dimension is scalable.
    #[getter]
    pub fn scalable(&self) -> bool {
        self.mlir().is_scalable()
    }

    /// Whether each dimension is scalable.
    #[getter]
    pub fn scalable_dims(&self) -> Result<Array<bool>> {
        Ok(self.mlir().scalable_dims().collect())
    }
}
