//! Parameters as objects: plain data that any language makes and reads. What they mean, and whether
//! they mean anything, `fishplate-codegen` says when they are used.

use fishplate::{Array, DType, Object, ObjectRef, Variant4};

/// An extent or stride: a number, a variable, half of one, or a product.
pub type Dim = Variant4<i64, ObjectRef<Var>, ObjectRef<Half>, ObjectRef<Product>>;

/// A parameter of a function.
#[derive(Object)]
#[object(key = "fishplate.spec.Param", init = false)]
pub struct Param {
    /// Name.
    pub name: String,
}

/// A scalar, an extent or a stride. Compared by identity: one object in two places means one value.
#[derive(Object)]
#[repr(C)]
#[object(key = "fishplate.spec.Var", parent = Param, final, eq = same, hash = address)]
pub struct Var {
    pub(crate) base: Param,
    /// Type, an integer for extents and strides.
    pub dtype: DType,
    /// What values are multiples of.
    #[field(default = None)]
    pub divisibility: Option<i64>,
    /// The callee's type, as MLIR writes it, if it is another.
    #[field(default = None)]
    pub callee_type: Option<String>,
    /// The struct behind a handle, as MLIR writes its type.
    #[field(default = None)]
    pub native_struct: Option<String>,
}

fn same(a: &Var, b: &Var) -> bool {
    std::ptr::eq(a, b)
}

fn address(var: &Var) -> u64 {
    std::ptr::from_ref(var).addr() as u64
}

/// Half the value of a variable: an extent or stride of a tensor that holds pairs.
#[derive(Object)]
#[object(key = "fishplate.spec.Half", final)]
pub struct Half {
    /// The variable.
    pub var: ObjectRef<Var>,
}

/// A number times variables that come before it.
#[derive(Object)]
#[object(key = "fishplate.spec.Product", final)]
pub struct Product {
    /// The kernel's parameters.
    pub var: ObjectRef<Var>,
    /// The factor that is a number.
    pub number: i64,
    /// The factors that are variables.
    pub factors: Array<ObjectRef<Var>>,
    /// Whether the tensor has half of it, because it holds pairs.
    #[field(default = false)]
    pub halved: bool,
}

/// A list of extents.
#[derive(Object)]
#[repr(C)]
#[object(key = "fishplate.spec.Shape", parent = Param, final)]
pub struct Shape {
    pub(crate) base: Param,
    /// Integers and variables.
    pub shape: Array<Dim>,
}

/// A tensor.
#[derive(Object)]
#[repr(C)]
#[object(key = "fishplate.spec.Tensor", parent = Param, final)]
pub struct Tensor {
    pub(crate) base: Param,
    /// Extents: integers, variables and halves.
    pub shape: Array<Dim>,
    /// Element type.
    pub dtype: DType,
    /// Kind of device, such as `cpu`.
    #[field(default = "cuda".to_owned())]
    pub device_type: String,
    /// Index of the device; tensors with one variable must be on one device.
    #[field(default = None)]
    pub device_id: Option<ObjectRef<Var>>,
    /// Strides in elements; none means row-major without gaps.
    #[field(default = None)]
    pub strides: Option<Array<Dim>>,
    /// Required alignment of the address of the first element.
    #[field(default = None)]
    pub data_alignment: Option<i64>,
    /// Whether the kernel counts four-bit floats where the tensor has pairs of them.
    #[field(default = false)]
    pub map_tensor_dtype_f4x2_to_f4: bool,
}

/// A stream that the caller gives.
#[derive(Object)]
#[repr(C)]
#[object(key = "fishplate.spec.Stream", parent = Param, final)]
pub struct Stream {
    pub(crate) base: Param,
}

/// The stream of the tensors' device; takes no argument.
#[derive(Object)]
#[repr(C)]
#[object(key = "fishplate.spec.EnvStream", parent = Param, final)]
pub struct EnvStream {
    pub(crate) base: Param,
}

/// An address: pointer, None or integer.
#[derive(Object)]
#[repr(C)]
#[object(key = "fishplate.spec.DataPointer", parent = Param, final)]
pub struct DataPointer {
    pub(crate) base: Param,
    /// LLVM's address space on the callee's side.
    #[field(default = None)]
    pub address_space: Option<i64>,
}

/// Always None; not passed on.
#[derive(Object)]
#[repr(C)]
#[object(key = "fishplate.spec.ConstNone", parent = Param, final)]
pub struct ConstNone {
    pub(crate) base: Param,
}

/// Always one integer; not passed on.
#[derive(Object)]
#[repr(C)]
#[object(key = "fishplate.spec.ConstInt", parent = Param, final)]
pub struct ConstInt {
    pub(crate) base: Param,
    /// The integer.
    pub value: i64,
}

/// Always one boolean; not passed on.
#[derive(Object)]
#[repr(C)]
#[object(key = "fishplate.spec.ConstBool", parent = Param, final)]
pub struct ConstBool {
    pub(crate) base: Param,
    /// The boolean.
    pub value: bool,
}

/// Always one float; not passed on.
#[derive(Object)]
#[repr(C)]
#[object(key = "fishplate.spec.ConstFloat", parent = Param, final)]
pub struct ConstFloat {
    pub(crate) base: Param,
    /// The float.
    pub value: f64,
}

/// One argument that holds several.
#[derive(Object)]
#[repr(C)]
#[object(key = "fishplate.spec.TupleParam", parent = Param, final)]
pub struct TupleParam {
    pub(crate) base: Param,
    /// The elements.
    pub params: Array<ObjectRef<Param>>,
}

impl Param {
    pub(crate) fn named(name: &str) -> Self {
        Self { name: name.to_owned() }
    }
}

macro_rules! named {
    ($($type:ident)*) => {
        $(impl $type {
            pub(crate) fn name(&self) -> &str {
                &self.base.name
            }
        })*
    };
}

named! {
    Var Shape Tensor Stream EnvStream DataPointer ConstNone ConstInt ConstBool ConstFloat TupleParam
}
