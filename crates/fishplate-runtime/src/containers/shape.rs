//! `ffi.Shape`: extents behind the object.

use fishplate_abi::{ObjectHeader, ShapeCell, TypeIndex};

use crate::error::{Error, Result};
use crate::object::{self, ObjectType, Ref};

/// A shape.
#[repr(C)]
pub(crate) struct ShapeObj {
    header: ObjectHeader,
    cell: ShapeCell,
}

// SAFETY: `repr(C)` with the header first; every `ffi.Shape` continues with the cell.
unsafe impl ObjectType for ShapeObj {
    const INDEX: TypeIndex = TypeIndex::SHAPE;
}

impl ShapeObj {
    /// A shape of extents.
    pub(crate) fn new(
        extents: impl ExactSizeIterator<Item = Result<i64>>,
    ) -> Result<Ref<ShapeObj>> {
        let count = extents.len();
        let bytes = count.checked_mul(size_of::<i64>()).ok_or_else(|| Error::memory(usize::MAX))?;
        let cell = ShapeCell { data: std::ptr::null(), size: 0 };
        let value = ShapeObj { header: object::new_header(TypeIndex::SHAPE), cell };
        let shape = object::allocate_with_tail(value, bytes)?;
        let tail = object::tail_of(&shape).cast::<i64>();
        for (i, extent) in extents.take(count).enumerate() {
            // SAFETY: the tail has room for `count` extents.
            unsafe { tail.add(i).write(extent?) };
        }
        // SAFETY: nobody else has the object yet, and `count` extents are written.
        unsafe { (*shape.as_ptr()).cell = ShapeCell { data: tail, size: count } };
        Ok(shape)
    }

    /// The extents.
    pub(crate) fn extents(&self) -> &[i64] {
        if self.cell.data.is_null() || self.cell.size == 0 {
            return &[];
        }
        // SAFETY: the cell of a live shape points to `size` extents.
        unsafe { std::slice::from_raw_parts(self.cell.data, self.cell.size) }
    }
}
