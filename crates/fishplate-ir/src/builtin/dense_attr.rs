//! `ir.DenseElementsAttr` and its classes: tensors and vectors of constants.

use fishplate::tensor::TensorInfo;
use fishplate::{AnyView, Array, BigInt, Error, ObjectRef, Result, Shape, Tensor, TensorView};
use fishplate_mlir as mlir;

use super::class::{class, context_of, position, raw_type, wrap_attribute};
use super::dense_shape::{elements_in, shaped};
use super::integer_attr::extended;
use super::{dense_buffer, dense_tensor, element_kind};
use crate::error::{other_context, type_error, value_error};
use crate::{Attribute, Context, Guard, Type};

class! {
    /// The elements of a tensor or vector: `dense<[1, 2]> : tensor<2xi32>`.
    DenseElementsAttr, "ir.DenseElementsAttr", Attribute
}

/// Returns the shaped type for the elements of a tensor.
fn type_for<'c>(
    context: &'c ObjectRef<Context>,
    held: &'c Guard<'_>,
    tensor: &TensorInfo,
    signless: bool,
    element: Option<&'c ObjectRef<Type>>,
    shape: Option<&Shape>,
) -> Result<mlir::Type<'c>> {
    let given = element.map(|ty| raw_type(context, "the type", ty)).transpose()?;
    if let Some(raw) = given.filter(|raw| raw.is_shaped()) {
        return match shape {
            None => shaped(raw, || element.map_or_else(String::new, |ty| ty.text())).map(|_| raw),
            Some(_) => Err(value_error("shape: the type has a shape already")),
        };
    }
    let inferred = || element_kind::type_of(context.mlir(held), tensor.dtype(), signless);
    let Some(element) = given.or_else(inferred) else {
        let dtype = tensor.dtype();
        return Err(value_error(format!("there is no type for elements of {dtype}: pass `type=`")));
    };
    if !element_kind::is_number(element) {
        return Err(value_error("type: expected a type of numbers, or a tensor or vector of them"));
    }
    let sizes: &[i64] = match shape {
        Some(shape) => shape,
        None => tensor.shape(),
    };
    elements_in(sizes)?;
    Ok(mlir::Type::tensor(sizes, element))
}

/// Creates the attribute from the elements of a tensor.
fn from_tensor<'c>(
    context: &ObjectRef<Context>,
    tensor: &TensorInfo,
    ty: mlir::Type<'c>,
) -> Result<mlir::Attribute<'c>> {
    let bytes = dense_buffer::bytes(tensor)?;
    let count = shaped(ty, String::new)?;
    let refuse = || {
        let ty = Type::wrap(context, ty).map_or_else(|e| e.to_string(), |ty| ty.text());
        let (shape, dtype, got) = (tensor.shape(), tensor.dtype(), bytes.len());
        value_error(format!("{ty} cannot hold {shape:?} elements of {dtype}, {got} bytes"))
    };
    if ty.element().int_width() == Some(1) {
        if tensor.dtype().bits() != 8 || (bytes.len() != count && bytes.len() != 1) {
            return Err(refuse());
        }
        let truths: Vec<bool> = bytes.iter().map(|byte| *byte != 0).collect();
        return Ok(mlir::Attribute::dense_bools(ty, &truths));
    }
    mlir::Attribute::dense_bytes(ty, &bytes).ok_or_else(refuse)
}

/// Whether an attribute can be an element of a dense attribute with this element type.
fn is_element(attribute: mlir::Attribute<'_>, element: mlir::Type<'_>) -> bool {
    if element.is_complex() {
        let part = element.complex_element();
        return attribute.is_array()
            && attribute.element_count() == 2
            && attribute.elements().all(|one| is_element(one, part));
    }
    if !element_kind::is_number(element) {
        return attribute.is_string();
    }
    let is_number = attribute.is_integer() || attribute.is_float();
    is_number && attribute.type_of().is_some_and(|ty| ty.address() == element.address())
}

/// Creates the attribute from elements that are attributes themselves.
fn from_attributes<'c>(
    context: &ObjectRef<Context>,
    attributes: &'c [ObjectRef<Attribute>],
    ty: Option<&'c ObjectRef<Type>>,
) -> Result<mlir::Attribute<'c>> {
    let Some(first) = attributes.first() else {
        return Err(value_error("Attributes list must be non-empty."));
    };
    let ty = match (ty, first.mlir().type_of()) {
        (Some(ty), _) => raw_type(context, "the type", ty)?,
        (None, Some(element)) => mlir::Type::tensor(&[attributes.len() as i64], element),
        (None, None) => return Err(value_error("expected an attribute with a type")),
    };
    let count = shaped(ty, String::new)?;
    if attributes.len() != count && attributes.len() != 1 {
        let got = attributes.len();
        return Err(value_error(format!("expected {count} attribute(s), or one, got {got}")));
    }
    check_elements(context, attributes, ty)?;
    let all: Vec<_> = attributes.iter().map(|attribute| attribute.mlir()).collect();
    Ok(mlir::Attribute::dense_attributes(ty, &all))
}

/// Checks that attributes are elements of a shaped type.
fn check_elements(
    context: &ObjectRef<Context>,
    attributes: &[ObjectRef<Attribute>],
    ty: mlir::Type<'_>,
) -> Result<()> {
    let element = ty.element();
    for attribute in attributes {
        if !attribute.context().same_as(context) {
            return Err(other_context("an attribute"));
        }
        if !is_element(attribute.mlir(), element) {
            let element = Type::wrap(context, element)?.text();
            let got = attribute.text();
            return Err(value_error(format!(
                "All attributes must be of the same type and match the type parameter: expected an element of type \
                 {element}, got {got}"
            )));
        }
    }
    Ok(())
}

#[fishplate::methods(nonblocking)]
impl DenseElementsAttr {
    /// Creates the attribute from the elements of a tensor, or from attributes. The element type is
    /// `type`, or the MLIR type that matches the tensor's dtype. The shape is `shape`, that of
    /// `type`, or that of the tensor. A single element is repeated to fill the shape.
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
        let held = context.lock();
        let attributes = attributes.map(|attributes| attributes.to_vec());
        let raw = match &attributes {
            Some(attributes) => from_attributes(&context, attributes, r#type.as_ref())?,
            None => {
                let Ok(tensor) = array.get::<TensorView<'_>>() else {
                    let got = array.type_key();
                    return Err(type_error(format!(
                        "expected a tensor or a sequence of attributes, got `{got}`"
                    )));
                };
                let (element, shape) = (r#type.as_ref(), shape.as_ref());
                let ty = type_for(&context, &held, &tensor, signless, element, shape)?;
                from_tensor(&context, &tensor, ty)?
            }
        };
        wrap_attribute(&context, raw)
    }

    /// Creates the attribute whose elements are all the same.
    pub fn get_splat(
        shaped_type: ObjectRef<Type>,
        element_attr: ObjectRef<Attribute>,
    ) -> Result<ObjectRef<DenseElementsAttr>> {
        let context = shaped_type.context();
        let _held = context.lock();
        let raw = shaped_type.mlir();
        shaped(raw, || shaped_type.text())?;
        if !is_element(element_attr.mlir(), raw.element()) {
            return Err(value_error(format!(
                "Shaped element type and attribute type must be equal: shaped=Type({}), element=Attribute({})",
                shaped_type.text(),
                element_attr.text()
            )));
        }
        check_elements(context, std::slice::from_ref(&element_attr), raw)?;
        wrap_attribute(context, mlir::Attribute::dense_splat(raw, element_attr.mlir()))
    }

    /// Whether all elements are the same.
    #[getter]
    pub fn is_splat(&self) -> bool {
        self.mlir().is_splat()
    }

    /// The element that all positions share.
    pub fn get_splat_value(&self) -> Result<ObjectRef<Attribute>> {
        let value = self.mlir().splat_value();
        let none = || value_error("expected elements that are all the same");
        Attribute::wrap(self.context(), value.ok_or_else(none)?)
    }

    /// The number of elements.
    #[method(name = "__len__")]
    pub fn length(&self) -> i64 {
        self.mlir().elements_count()
    }

    /// The element at a position in row-major order, as an attribute.
    #[method(name = "__getitem__")]
    pub fn get_item(&self, index: i64) -> Result<ObjectRef<Attribute>> {
        let at = position("DenseElementsAttr", index, self.length() as usize)?;
        let _held = self.context().lock();
        let raw = self.mlir().elements_value(at);
        Attribute::wrap(self.context(), raw.ok_or_else(|| value_error("there is no such one"))?)
    }

    /// The elements as a read-only tensor. Nothing is copied, except booleans, which MLIR stores as
    /// bits.
    pub fn to_tensor(this: ObjectRef<DenseElementsAttr>) -> Result<Tensor> {
        dense_tensor::from_elements(&this)
    }
}

class! {
    /// Dense elements that are integers.
    DenseIntElementsAttr, "ir.DenseIntElementsAttr", DenseElementsAttr
}

/// Casts dense elements to a class.
fn typed<T: fishplate::Class>(made: ObjectRef<DenseElementsAttr>) -> Result<ObjectRef<T>, Error> {
    made.downcast().map_err(|other| {
        value_error(format!("expected {}, got {}", super::class::short::<T>(), other.text()))
    })
}

#[fishplate::methods(nonblocking)]
impl DenseIntElementsAttr {
    /// Creates the attribute from the integers of a tensor, or from attributes; see
    /// `DenseElementsAttr.get`.
    pub fn get(
        array: AnyView<'_>,
        #[default = true] signless: bool,
        #[default = None] r#type: Option<ObjectRef<Type>>,
        #[default = None] shape: Option<Shape>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<DenseIntElementsAttr>> {
        DenseElementsAttr::get(array, signless, r#type, shape, context).and_then(typed)
    }

    /// The integer at a position in row-major order.
    #[method(name = "__getitem__")]
    pub fn get_item(&self, index: i64) -> Result<BigInt> {
        let at = position("DenseIntElementsAttr", index, self.length() as usize)?;
        let _held = self.context().lock();
        let element = self.mlir().type_of().map(|ty| ty.element());
        let (bits, unsigned) = match element.filter(|element| element.is_integer()) {
            Some(element) => (element.width(), element.is_unsigned()),
            None => (64, false),
        };
        let mut words = vec![0; bits.div_ceil(64) as usize + 1];
        self.mlir().elements_int(at, &mut words);
        // One bit is a boolean, as in NumPy.
        Ok(extended(&mut words, bits, unsigned || bits == 1))
    }
}

class! {
    /// Dense elements that are floating-point numbers.
    DenseFPElementsAttr, "ir.DenseFPElementsAttr", DenseElementsAttr
}

#[fishplate::methods(nonblocking)]
impl DenseFPElementsAttr {
    /// Creates the attribute from the numbers of a tensor, or from attributes; see
    /// `DenseElementsAttr.get`.
    pub fn get(
        array: AnyView<'_>,
        #[default = true] signless: bool,
        #[default = None] r#type: Option<ObjectRef<Type>>,
        #[default = None] shape: Option<Shape>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<DenseFPElementsAttr>> {
        DenseElementsAttr::get(array, signless, r#type, shape, context).and_then(typed)
    }

    /// The number at a position in row-major order.
    #[method(name = "__getitem__")]
    pub fn get_item(&self, index: i64) -> Result<f64> {
        let at = position("DenseFPElementsAttr", index, self.length() as usize)?;
        let _held = self.context().lock();
        Ok(self.mlir().elements_float(at))
    }
}
