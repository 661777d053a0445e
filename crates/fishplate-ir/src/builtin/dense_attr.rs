//! `ir.DenseElementsAttr` and its classes: tensors and vectors of constants.

use fishplate::tensor::TensorInfo;
use fishplate::{AnyView, Array, BigInt, Error, ObjectRef, Result, Shape, Tensor, TensorView};
use mlir_sys::{
    MlirAttribute, MlirType, mlirAttributeGetType, mlirComplexTypeGetElementType,
    mlirDenseElementsAttrBoolGet, mlirDenseElementsAttrGet, mlirDenseElementsAttrGetSplatValue,
    mlirDenseElementsAttrIsSplat, mlirDenseElementsAttrRawBufferGet, mlirDenseElementsAttrSplatGet,
    mlirElementsAttrGetNumElements, mlirIntegerTypeGetWidth, mlirIntegerTypeIsUnsigned,
    mlirRankedTensorTypeGet, mlirShapedTypeGetElementType, mlirTypeEqual, mlirTypeIsAComplex,
    mlirTypeIsAInteger, mlirTypeIsAShaped,
};

use super::class::{class, context_of, position, raw_type, wrap_attribute};
use super::dense_shape::{elements_in, shaped};
use super::integer_attr::extended;
use super::raw::{
    fishplateDenseElementsGetFloat, fishplateDenseElementsGetInt, fishplateDenseElementsGetValue,
};
use super::{
    ArrayAttr, FloatAttr, IntegerAttr, StringAttr, dense_buffer, dense_tensor, element_kind,
};
use crate::error::{other_context, type_error, value_error};
use crate::{Attribute, Context, Type};

class! {
    /// The elements of a tensor or vector: `dense<[1, 2]> : tensor<2xi32>`.
    DenseElementsAttr, "ir.DenseElementsAttr", Attribute
}

/// The shaped type of a tensor's elements.
fn type_for(
    context: &ObjectRef<Context>,
    tensor: &TensorInfo,
    signless: bool,
    element: Option<&ObjectRef<Type>>,
    shape: Option<&Shape>,
) -> Result<MlirType> {
    let given = element.map(|ty| raw_type(context, "the type", ty)).transpose()?;
    // SAFETY: a type of a locked context.
    if let Some(raw) = given.filter(|raw| unsafe { mlirTypeIsAShaped(*raw) }) {
        return match shape {
            None => shaped(raw, element.map_or_else(String::new, |ty| ty.text())).map(|_| raw),
            Some(_) => Err(value_error("shape: the type has a shape already")),
        };
    }
    // SAFETY: the context is live and locked.
    let inferred = || unsafe { element_kind::type_of(context.raw(), tensor.dtype(), signless) };
    let Some(element) = given.or_else(inferred) else {
        let dtype = tensor.dtype();
        return Err(value_error(format!("there is no type for elements of {dtype}: pass `type=`")));
    };
    // SAFETY: a type of a locked context.
    if !unsafe { element_kind::is_number(element) } {
        return Err(value_error("type: expected a type of numbers, or a tensor or vector of them"));
    }
    let sizes: &[i64] = match shape {
        Some(shape) => shape,
        None => tensor.shape(),
    };
    elements_in(sizes)?;
    let none = MlirAttribute { ptr: std::ptr::null() };
    // SAFETY: sizes that are known, and an element type that tensors have, of a locked context.
    Ok(unsafe { mlirRankedTensorTypeGet(sizes.len() as isize, sizes.as_ptr(), element, none) })
}

/// The attribute of a tensor's elements.
fn from_tensor(
    context: &ObjectRef<Context>,
    tensor: &TensorInfo,
    ty: MlirType,
) -> Result<MlirAttribute> {
    let bytes = dense_buffer::bytes(tensor)?;
    let count = shaped(ty, String::new())?;
    let refuse = || {
        // SAFETY: a type of this context.
        let ty = unsafe { Type::wrap(context, ty) }.map_or_else(|e| e.to_string(), |ty| ty.text());
        let (shape, dtype, got) = (tensor.shape(), tensor.dtype(), bytes.len());
        value_error(format!("{ty} cannot hold {shape:?} elements of {dtype}, {got} bytes"))
    };
    // SAFETY: a shaped type of a locked context, and its element type.
    let is_bool = unsafe {
        let element = mlirShapedTypeGetElementType(ty);
        mlirTypeIsAInteger(element) && mlirIntegerTypeGetWidth(element) == 1
    };
    if is_bool {
        if tensor.dtype().bits() != 8 || (bytes.len() != count && bytes.len() != 1) {
            return Err(refuse());
        }
        let truths: Vec<i32> = bytes.iter().map(|byte| i32::from(*byte != 0)).collect();
        // SAFETY: a type of truth values, and one for each or for all.
        return Ok(unsafe {
            mlirDenseElementsAttrBoolGet(ty, truths.len() as isize, truths.as_ptr())
        });
    }
    // SAFETY: a shaped type of numbers; MLIR reads so many bytes, or answers null.
    let raw = unsafe { mlirDenseElementsAttrRawBufferGet(ty, bytes.len(), bytes.as_ptr().cast()) };
    if raw.ptr.is_null() { Err(refuse()) } else { Ok(raw) }
}

/// Whether an attribute can be an element of dense elements of a type.
///
/// # Safety
/// The type is of the attribute's context, which is locked.
unsafe fn is_element(attribute: &ObjectRef<Attribute>, element: MlirType) -> bool {
    // SAFETY: see above.
    if unsafe { mlirTypeIsAComplex(element) } {
        // SAFETY: as above.
        let part = unsafe { mlirComplexTypeGetElementType(element) };
        let parts = attribute.clone().downcast::<ArrayAttr>().ok().and_then(|all| all.value().ok());
        return parts.is_some_and(|parts| {
            // SAFETY: as above.
            parts.len() == 2 && parts.iter().all(|one| unsafe { is_element(&one, part) })
        });
    }
    // SAFETY: see above.
    if !unsafe { element_kind::is_number(element) } {
        return attribute.clone().downcast::<StringAttr>().is_ok();
    }
    let is_number = attribute.clone().downcast::<IntegerAttr>().is_ok()
        || attribute.clone().downcast::<FloatAttr>().is_ok();
    // SAFETY: a number, which has a type (see above).
    is_number && unsafe { mlirTypeEqual(mlirAttributeGetType(attribute.raw()), element) }
}

/// The attribute of elements that are attributes themselves.
fn from_attributes(
    context: &ObjectRef<Context>,
    attributes: &Array<ObjectRef<Attribute>>,
    ty: Option<&ObjectRef<Type>>,
) -> Result<MlirAttribute> {
    let Some(first) = attributes.first() else {
        return Err(value_error("expected at least one attribute, got none"));
    };
    let ty = match ty {
        Some(ty) => raw_type(context, "the type", ty)?,
        None => {
            let none = MlirAttribute { ptr: std::ptr::null() };
            // SAFETY: an attribute of a locked context.
            let element = unsafe { mlirAttributeGetType(first.raw()) };
            let size = attributes.len() as i64;
            // SAFETY: a size, and a type of numbers of a locked context; see `is_element`.
            unsafe { mlirRankedTensorTypeGet(1, &raw const size, element, none) }
        }
    };
    let count = shaped(ty, String::new())?;
    if attributes.len() != count && attributes.len() != 1 {
        let got = attributes.len();
        return Err(value_error(format!("expected {count} attribute(s), or one, got {got}")));
    }
    check_elements(context, attributes, ty)?;
    let all: Vec<_> = attributes.iter().map(|attribute| attribute.raw()).collect();
    // SAFETY: a shaped type, and elements of its type, one for each or for all.
    Ok(unsafe { mlirDenseElementsAttrGet(ty, all.len() as isize, all.as_ptr()) })
}

/// That attributes are elements of a shaped type.
fn check_elements(
    context: &ObjectRef<Context>,
    attributes: &Array<ObjectRef<Attribute>>,
    ty: MlirType,
) -> Result<()> {
    // SAFETY: a shaped type of a locked context.
    let element = unsafe { mlirShapedTypeGetElementType(ty) };
    for attribute in attributes {
        if !attribute.context().same_as(context) {
            return Err(other_context("an attribute"));
        }
        // SAFETY: a type and an attribute of a locked context.
        if !unsafe { is_element(&attribute, element) } {
            // SAFETY: a type of this context.
            let element = unsafe { Type::wrap(context, element) }?.text();
            let got = attribute.text();
            return Err(value_error(format!("expected an element of type {element}, got {got}")));
        }
    }
    Ok(())
}

#[fishplate::methods(nonblocking)]
impl DenseElementsAttr {
    /// The attribute of the elements of a tensor, or of attributes. The type of the elements is
    /// `type`, or the one that the tensor's elements have in MLIR; the shape is `shape`, that of
    /// `type`, or the tensor's. One element stands for all.
    pub fn get(
        array: AnyView<'_>,
        #[default = true] signless: bool,
        #[default = None] r#type: Option<ObjectRef<Type>>,
        #[default = None] shape: Option<Shape>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<DenseElementsAttr>> {
        let attributes = array.get::<Array<ObjectRef<Attribute>>>().ok();
        let first = attributes.as_ref().and_then(Array::first);
        let near = r#type.as_ref().map(|ty| ty.context().clone());
        let context = context_of(context, near.or(first.map(|one| one.context().clone())))?;
        let _held = context.lock();
        let raw = match attributes {
            Some(attributes) => from_attributes(&context, &attributes, r#type.as_ref())?,
            None => {
                let Ok(tensor) = array.get::<TensorView<'_>>() else {
                    let got = array.type_key();
                    return Err(type_error(format!(
                        "expected a tensor or a sequence of attributes, got `{got}`"
                    )));
                };
                let (element, shape) = (r#type.as_ref(), shape.as_ref());
                let ty = type_for(&context, &tensor, signless, element, shape)?;
                from_tensor(&context, &tensor, ty)?
            }
        };
        // SAFETY: an attribute of this context.
        unsafe { wrap_attribute(&context, raw) }
    }

    /// The attribute whose elements are all the same.
    pub fn get_splat(
        shaped_type: ObjectRef<Type>,
        element_attr: ObjectRef<Attribute>,
    ) -> Result<ObjectRef<DenseElementsAttr>> {
        let context = shaped_type.context();
        let _held = context.lock();
        shaped(shaped_type.raw(), shaped_type.text())?;
        check_elements(context, &[element_attr.clone()].into(), shaped_type.raw())?;
        // SAFETY: a shaped type of a locked context, and an element of its type.
        unsafe {
            let raw = mlirDenseElementsAttrSplatGet(shaped_type.raw(), element_attr.raw());
            wrap_attribute(context, raw)
        }
    }

    /// Whether all elements are the same.
    #[getter]
    pub fn is_splat(&self) -> bool {
        let _held = self.context().lock();
        // SAFETY: dense elements of a locked context.
        unsafe { mlirDenseElementsAttrIsSplat(self.raw()) }
    }

    /// The element that all are.
    pub fn get_splat_value(&self) -> Result<ObjectRef<Attribute>> {
        if !self.is_splat() {
            return Err(value_error("expected elements that are all the same"));
        }
        let _held = self.context().lock();
        // SAFETY: dense elements of a locked context that are all the same.
        unsafe { Attribute::wrap(self.context(), mlirDenseElementsAttrGetSplatValue(self.raw())) }
    }

    /// The number of elements.
    #[method(name = "__len__")]
    pub fn length(&self) -> i64 {
        let _held = self.context().lock();
        // SAFETY: elements of a locked context.
        unsafe { mlirElementsAttrGetNumElements(self.raw()) }
    }

    /// The element at a position, row after row, as an attribute.
    #[method(name = "__getitem__")]
    pub fn get_item(&self, index: i64) -> Result<ObjectRef<Attribute>> {
        let at = position("DenseElementsAttr", index, self.length() as usize)?;
        let _held = self.context().lock();
        // SAFETY: dense elements of a locked context, and a position among them.
        unsafe { Attribute::wrap(self.context(), fishplateDenseElementsGetValue(self.raw(), at)) }
    }

    /// The elements as a tensor that cannot be written to. Nothing is copied, except truth values,
    /// which MLIR keeps as bits.
    pub fn to_tensor(this: ObjectRef<DenseElementsAttr>) -> Result<Tensor> {
        dense_tensor::from_elements(&this)
    }
}

class! {
    /// Dense elements that are integers.
    DenseIntElementsAttr, "ir.DenseIntElementsAttr", DenseElementsAttr
}

/// Dense elements of a class.
fn typed<T: fishplate::Class>(made: ObjectRef<DenseElementsAttr>) -> Result<ObjectRef<T>, Error> {
    made.downcast().map_err(|other| {
        value_error(format!("expected {}, got {}", super::class::short::<T>(), other.text()))
    })
}

#[fishplate::methods(nonblocking)]
impl DenseIntElementsAttr {
    /// The attribute of the integers of a tensor, or of attributes; see `DenseElementsAttr.get`.
    pub fn get(
        array: AnyView<'_>,
        #[default = true] signless: bool,
        #[default = None] r#type: Option<ObjectRef<Type>>,
        #[default = None] shape: Option<Shape>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<DenseIntElementsAttr>> {
        DenseElementsAttr::get(array, signless, r#type, shape, context).and_then(typed)
    }

    /// The integer at a position, row after row.
    #[method(name = "__getitem__")]
    pub fn get_item(&self, index: i64) -> Result<BigInt> {
        let at = position("DenseIntElementsAttr", index, self.length() as usize)?;
        let _held = self.context().lock();
        // SAFETY: dense integers of a locked context, and the type of one.
        let (bits, unsigned) = unsafe {
            let element = mlirShapedTypeGetElementType(mlirAttributeGetType(self.raw()));
            match mlirTypeIsAInteger(element) {
                true => (mlirIntegerTypeGetWidth(element), mlirIntegerTypeIsUnsigned(element)),
                false => (64, false),
            }
        };
        let mut words = vec![0; bits.div_ceil(64) as usize + 1];
        // SAFETY: as above, a position among them, and room for the words of an integer.
        unsafe { fishplateDenseElementsGetInt(self.raw(), at, words.as_mut_ptr()) };
        // One bit is a truth value, as NumPy has it.
        Ok(extended(&mut words, bits, unsigned || bits == 1))
    }
}

class! {
    /// Dense elements that are floating-point numbers.
    DenseFPElementsAttr, "ir.DenseFPElementsAttr", DenseElementsAttr
}

#[fishplate::methods(nonblocking)]
impl DenseFPElementsAttr {
    /// The attribute of the numbers of a tensor, or of attributes; see `DenseElementsAttr.get`.
    pub fn get(
        array: AnyView<'_>,
        #[default = true] signless: bool,
        #[default = None] r#type: Option<ObjectRef<Type>>,
        #[default = None] shape: Option<Shape>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<DenseFPElementsAttr>> {
        DenseElementsAttr::get(array, signless, r#type, shape, context).and_then(typed)
    }

    /// The number at a position, row after row.
    #[method(name = "__getitem__")]
    pub fn get_item(&self, index: i64) -> Result<f64> {
        let at = position("DenseFPElementsAttr", index, self.length() as usize)?;
        let _held = self.context().lock();
        // SAFETY: dense floats of a locked context, and a position among them.
        Ok(unsafe { fishplateDenseElementsGetFloat(self.raw(), at) })
    }
}
