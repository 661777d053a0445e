//! Converts parameters between objects and the compiler's own values. The identity of variables is
//! kept in both directions.

use fishplate::abi::error_kind;
use std::collections::HashMap;

use fishplate::{Any, Array, DType, Error, ObjectRef, Result};
use fishplate_codegen::spec::{self, Dim};

use crate::params::{
    ConstBool, ConstFloat, ConstInt, ConstNone, DataPointer, Dim as DimObject, EnvStream, Half,
    Param, Product, Shape, Stream, Tensor, TupleParam, Var,
};

/// Converts a list of objects to the compiler's parameters.
pub(crate) fn to_specs(params: &Array<ObjectRef<Param>>) -> Result<Vec<spec::Param>> {
    let mut reader = Reader::default();
    params.iter().map(|param| reader.param(&param)).collect()
}

/// Converts one tensor for the compiler.
pub(crate) fn tensor_spec(tensor: &Tensor) -> Result<spec::Tensor> {
    Reader::default().tensor(tensor)
}

/// Returns `tensor` with the extents, strides and type of `packed`. `packed` was derived from
/// `made`, the spec of `tensor`. If an entry became half of a variable, it refers to the same
/// variable object.
pub(crate) fn with_dims(tensor: &Tensor, made: &spec::Tensor, packed: &spec::Tensor) -> Tensor {
    let entries = |objects: &Array<DimObject>, old: &[Dim], new: &[Dim]| -> Array<DimObject> {
        let entries =
            objects.iter().zip(old.iter().zip(new)).map(|(object, (old, new))| match new {
                new if new == old => object,
                Dim::Static(value) => DimObject::A(*value),
                Dim::Var(_) | Dim::Half(_) => match object {
                    DimObject::B(var) => DimObject::C(Half { var }.into_ref()),
                    other => other,
                },
                Dim::Product(_) => match object {
                    DimObject::D(old) => DimObject::D(halved(&old)),
                    other => other,
                },
            });
        entries.collect()
    };
    let strides = tensor.strides.as_ref().map(|objects| {
        let (old, new) = (made.strides.as_deref(), packed.strides.as_deref());
        entries(objects, old.unwrap_or_default(), new.unwrap_or_default())
    });
    Tensor {
        base: Param::named(tensor.name()),
        shape: entries(&tensor.shape, &made.shape, &packed.shape),
        dtype: DType::from_raw(packed.dtype),
        device_type: tensor.device_type.clone(),
        device_id: tensor.device_id.clone(),
        strides,
        data_alignment: tensor.data_alignment,
        map_tensor_dtype_f4x2_to_f4: packed.packed_float4,
    }
}

fn halved(product: &Product) -> ObjectRef<Product> {
    let (var, factors) = (product.var.clone(), product.factors.clone());
    Product { var, number: product.number, factors, halved: true }.into_ref()
}

#[derive(Default)]
struct Reader {
    vars: HashMap<usize, spec::Var>,
}

impl Reader {
    fn var(&mut self, var: &Var) -> spec::Var {
        let known = self.vars.entry(std::ptr::from_ref(var).addr());
        known
            .or_insert_with(|| {
                let mut made = spec::Var::of(var.name(), var.dtype.as_raw());
                if let Some(divisibility) = var.divisibility {
                    made = made.divisible_by(divisibility);
                }
                if let Some(callee_type) = &var.callee_type {
                    made = made.with_callee_type(callee_type);
                }
                if let Some(native_struct) = &var.native_struct {
                    made = made.with_native_struct(native_struct);
                }
                made
            })
            .clone()
    }

    fn dims(&mut self, dims: &Array<DimObject>) -> Vec<Dim> {
        dims.iter().map(|dim| self.dim(&dim)).collect()
    }

    fn dim(&mut self, dim: &DimObject) -> Dim {
        match dim {
            DimObject::A(value) => Dim::Static(*value),
            DimObject::B(var) => Dim::Var(self.var(var)),
            DimObject::C(half) => Dim::Half(self.var(&half.var)),
            DimObject::D(product) => {
                let factors = product.factors.iter().map(|factor| self.var(&factor)).collect();
                let made = spec::Product::of(self.var(&product.var), product.number, factors);
                Dim::Product(if product.halved { made.halved() } else { made })
            }
        }
    }

    fn param(&mut self, param: &ObjectRef<Param>) -> Result<spec::Param> {
        let any = Any::from(param.clone());
        if let Some(var) = any.try_get::<ObjectRef<Var>>() {
            return Ok(spec::Param::Var(self.var(&var)));
        }
        if let Some(tensor) = any.try_get::<ObjectRef<Tensor>>() {
            return self.tensor(&tensor).map(spec::Param::Tensor);
        }
        if let Some(shape) = any.try_get::<ObjectRef<Shape>>() {
            return Ok(spec::Param::shape(shape.name(), self.dims(&shape.shape)));
        }
        if let Some(tuple) = any.try_get::<ObjectRef<TupleParam>>() {
            let params = tuple.params.iter().map(|param| self.param(&param));
            return Ok(spec::Param::tuple(tuple.name(), params.collect::<Result<_>>()?));
        }
        if let Some(pointer) = any.try_get::<ObjectRef<DataPointer>>() {
            let space = u32::try_from(pointer.address_space.unwrap_or(0)).map_err(|_| {
                let name = pointer.name();
                Error::new(
                    error_kind::VALUE_ERROR,
                    format!("The address space of `{name}` must be a small number"),
                )
            })?;
            return Ok(spec::Param::data_pointer(pointer.name(), space));
        }
        plain(&any).ok_or_else(|| {
            let got = any.view().type_key();
            Error::new(error_kind::TYPE_ERROR, format!("Unsupported parameter type: {got}"))
        })
    }

    fn tensor(&mut self, tensor: &Tensor) -> Result<spec::Tensor> {
        let shape = self.dims(&tensor.shape);
        let mut made = spec::Tensor::of(tensor.name(), shape, tensor.dtype.as_raw());
        made.device_type = spec::parse_device(&tensor.device_type)
            .map_err(|error| Error::new(error_kind::VALUE_ERROR, error.to_string()))?;
        if let Some(device_id) = &tensor.device_id {
            made.device_id = self.var(device_id);
        }
        if let Some(strides) = &tensor.strides {
            made.strides = Some(self.dims(strides));
        }
        // A negative number is not an alignment; zero is refused with the rest of the spec.
        made.data_alignment = tensor.data_alignment.map(|bytes| u64::try_from(bytes).unwrap_or(0));
        made.packed_float4 = tensor.map_tensor_dtype_f4x2_to_f4;
        Ok(made)
    }
}

/// Converts parameters without variables.
fn plain(any: &Any) -> Option<spec::Param> {
    if let Some(stream) = any.try_get::<ObjectRef<Stream>>() {
        return Some(spec::Param::stream(stream.name()));
    }
    if let Some(stream) = any.try_get::<ObjectRef<EnvStream>>() {
        return Some(spec::Param::env_stream(stream.name()));
    }
    if let Some(none) = any.try_get::<ObjectRef<ConstNone>>() {
        return Some(spec::Param::const_none(none.name()));
    }
    if let Some(int) = any.try_get::<ObjectRef<ConstInt>>() {
        return Some(spec::Param::const_int(int.name(), int.value));
    }
    if let Some(boolean) = any.try_get::<ObjectRef<ConstBool>>() {
        return Some(spec::Param::const_bool(boolean.name(), boolean.value));
    }
    let float = any.try_get::<ObjectRef<ConstFloat>>()?;
    Some(spec::Param::const_float(float.name(), float.value))
}

/// Converts the compiler's parameters to objects.
pub(crate) fn to_objects(params: &[spec::Param]) -> Array<ObjectRef<Param>> {
    let mut writer = Writer { vars: Vec::new() };
    params.iter().map(|param| writer.param(param)).collect()
}

struct Writer {
    vars: Vec<(spec::Var, ObjectRef<Var>)>,
}

impl Writer {
    fn var(&mut self, var: &spec::Var) -> ObjectRef<Var> {
        if let Some((_, known)) = self.vars.iter().find(|(known, _)| known == var) {
            return known.clone();
        }
        let made = Var {
            base: Param::named(var.name()),
            dtype: DType::from_raw(var.dtype()),
            divisibility: var.divisibility(),
            callee_type: var.callee_type().map(str::to_owned),
            native_struct: var.native_struct().map(str::to_owned),
        };
        let made = made.into_ref();
        self.vars.push((var.clone(), made.clone()));
        made
    }

    fn dims(&mut self, dims: &[Dim]) -> Array<DimObject> {
        let dims = dims.iter().map(|dim| match dim {
            Dim::Static(value) => DimObject::A(*value),
            Dim::Var(var) => DimObject::B(self.var(var)),
            Dim::Half(var) => DimObject::C(Half { var: self.var(var) }.into_ref()),
            Dim::Product(product) => {
                let factors = product.factors().iter().map(|factor| self.var(factor)).collect();
                let (number, halved) = (product.number(), product.is_halved());
                let var = self.var(product.var());
                DimObject::D(Product { var, number, factors, halved }.into_ref())
            }
        });
        dims.collect()
    }

    fn param(&mut self, param: &spec::Param) -> ObjectRef<Param> {
        let base = Param::named(param.name());
        match param {
            spec::Param::Var(var) => self.var(var).into_parent(),
            spec::Param::Tensor(tensor) => self.tensor(tensor).into_ref().into_parent(),
            spec::Param::Shape { dims, .. } => {
                Shape { base, shape: self.dims(dims) }.into_ref().into_parent()
            }
            spec::Param::Tuple { params, .. } => {
                let params = params.iter().map(|param| self.param(param)).collect();
                TupleParam { base, params }.into_ref().into_parent()
            }
            spec::Param::Stream { .. } => Stream { base }.into_ref().into_parent(),
            spec::Param::EnvStream { .. } => EnvStream { base }.into_ref().into_parent(),
            spec::Param::DataPointer { address_space, .. } => {
                let address_space = Some(i64::from(*address_space)).filter(|space| *space != 0);
                DataPointer { base, address_space }.into_ref().into_parent()
            }
            spec::Param::ConstNone { .. } => ConstNone { base }.into_ref().into_parent(),
            spec::Param::ConstInt { value, .. } => {
                ConstInt { base, value: *value }.into_ref().into_parent()
            }
            spec::Param::ConstBool { value, .. } => {
                ConstBool { base, value: *value }.into_ref().into_parent()
            }
            spec::Param::ConstFloat { value, .. } => {
                ConstFloat { base, value: *value }.into_ref().into_parent()
            }
        }
    }

    fn tensor(&mut self, tensor: &spec::Tensor) -> Tensor {
        Tensor {
            base: Param::named(&tensor.name),
            shape: self.dims(&tensor.shape),
            dtype: DType::from_raw(tensor.dtype),
            device_type: spec::device_name(tensor.device_type),
            device_id: Some(self.var(&tensor.device_id)),
            strides: tensor.strides.as_ref().map(|strides| self.dims(strides)),
            data_alignment: tensor.data_alignment.map(u64::cast_signed),
            map_tensor_dtype_f4x2_to_f4: tensor.packed_float4,
        }
    }
}
