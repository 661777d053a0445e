//! Shapes: extents of tensors.

use fishplate_abi::error_kind;
use std::ffi::{c_int, c_void};
use std::fmt;
use std::ops::Deref;

use fishplate_abi::{ObjectHeader, ShapeCell, TypeIndex};

use crate::any::AnyView;
use crate::array::{Array, display_list};
use crate::convert::{FfiType, FromView};
use crate::error::{Error, Result};
use crate::object::{ObjectRef, ObjectType};
use crate::over_object::passes_by;
use crate::seq::Elements;
use crate::tail;

/// The extents of a tensor, as a shared slice of `i64`.
///
/// ```
/// # use fishplate::Shape;
/// let shape = Shape::from([2, 3, 4]);
/// assert_eq!(shape[1], 3);
/// assert_eq!(shape.product().unwrap(), 24);
/// assert_eq!(shape.to_string(), "[2, 3, 4]");
/// ```
#[derive(Clone)]
pub struct Shape(ObjectRef<ShapeObj>);

/// The object of a shape.
#[repr(C)]
pub struct ShapeObj {
    header: ObjectHeader,
    cell: ShapeCell,
}

// SAFETY: every `ffi.Shape` has this layout.
unsafe impl ObjectType for ShapeObj {
    const TYPE_KEY: &'static str = "ffi.Shape";
    fn type_index() -> TypeIndex {
        TypeIndex::SHAPE
    }
    #[inline]
    fn is_instance(index: TypeIndex) -> bool {
        index == TypeIndex::SHAPE
    }
}

// SAFETY: a shape never changes, and its extents are plain numbers.
unsafe impl Send for ShapeObj {}
// SAFETY: a shape never changes, and its extents are plain numbers.
unsafe impl Sync for ShapeObj {}

unsafe extern "C" fn delete_shape(object: *mut c_void, flags: c_int) {
    // SAFETY: only objects of `Shape::from` have this deleter, and extents own nothing.
    unsafe { tail::free(object, flags) };
}

impl Shape {
    /// The product of all extents, 1 if there are none; an error if it exceeds `i64`.
    pub fn product(&self) -> Result<i64> {
        // An extent of zero makes the product zero, however large the others are.
        if self.contains(&0) {
            return Ok(0);
        }
        let product = self.iter().try_fold(1_i64, |product, &extent| product.checked_mul(extent));
        product.ok_or_else(|| {
            Error::new(
                error_kind::OVERFLOW_ERROR,
                format!("The product of the shape {self} is beyond 64 bits"),
            )
        })
    }

    /// The object.
    pub fn as_object(&self) -> &ObjectRef<ShapeObj> {
        &self.0
    }
}

impl Deref for Shape {
    type Target = [i64];
    #[inline]
    fn deref(&self) -> &[i64] {
        let cell = &self.0.cell;
        if cell.size == 0 || cell.data.is_null() {
            return &[];
        }
        // SAFETY: the cell of a live shape points to `size` extents, which never change.
        unsafe { std::slice::from_raw_parts(cell.data, cell.size) }
    }
}

impl From<&[i64]> for Shape {
    #[inline]
    fn from(extents: &[i64]) -> Shape {
        let (object, data) = tail::allocate::<ShapeObj, i64>(extents.len());
        let header = tail::new_header(TypeIndex::SHAPE, delete_shape);
        // SAFETY: the memory is new and has room for the extents; the shape owns the object's only
        // reference.
        unsafe {
            data.copy_from_nonoverlapping(extents.as_ptr(), extents.len());
            object.write(ShapeObj { header, cell: ShapeCell { data, size: extents.len() } });
            Shape(ObjectRef::from_handle(object))
        }
    }
}

impl<const N: usize> From<[i64; N]> for Shape {
    #[inline]
    fn from(extents: [i64; N]) -> Shape {
        Shape::from(&extents[..])
    }
}

impl From<Vec<i64>> for Shape {
    fn from(extents: Vec<i64>) -> Shape {
        Shape::from(&extents[..])
    }
}

impl FromIterator<i64> for Shape {
    fn from_iter<I: IntoIterator<Item = i64>>(extents: I) -> Shape {
        Shape::from(extents.into_iter().collect::<Vec<_>>())
    }
}

impl<'a> IntoIterator for &'a Shape {
    type Item = &'a i64;
    type IntoIter = std::slice::Iter<'a, i64>;
    fn into_iter(self) -> std::slice::Iter<'a, i64> {
        self.iter()
    }
}

impl AsRef<[i64]> for Shape {
    fn as_ref(&self) -> &[i64] {
        self
    }
}

impl Default for Shape {
    fn default() -> Shape {
        Shape::from([])
    }
}

impl PartialEq for Shape {
    fn eq(&self, other: &Shape) -> bool {
        **self == **other
    }
}

impl Eq for Shape {}

impl PartialEq<[i64]> for Shape {
    fn eq(&self, other: &[i64]) -> bool {
        **self == *other
    }
}

impl<const N: usize> PartialEq<[i64; N]> for Shape {
    fn eq(&self, other: &[i64; N]) -> bool {
        **self == *other
    }
}

impl std::hash::Hash for Shape {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl fmt::Debug for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Shape{:?}", &**self)
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        display_list(f, self.iter())
    }
}

impl FfiType for Shape {
    fn name() -> String {
        ShapeObj::TYPE_KEY.into()
    }
}

/// Converts from a shape, or from an array of integers.
impl<'a> FromView<'a> for Shape {
    fn from_view(view: &'a AnyView<'a>) -> Option<Shape> {
        if let Some(shape) = view.to_object() {
            return Some(Shape(shape));
        }
        let elements = Elements::of(view)?;
        let extents = elements.values().iter().map(|value| i64::from_view(value.as_view()));
        extents.collect::<Option<Vec<i64>>>().map(Shape::from)
    }

    fn describe(view: &'a AnyView<'a>) -> String {
        Array::<i64>::describe(view)
    }
}

passes_by!(0 of Shape);
