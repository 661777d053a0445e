//! Parameters as objects: plain data that any language creates and reads. `fishplate-codegen`
//! interprets and validates them when they are used.

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

/// A scalar, an extent or a stride. Compared by identity: the same object in two places means the
/// same value.
#[derive(Object)]
#[repr(C)]
#[object(key = "fishplate.spec.Var", parent = Param, final, eq = same, hash = address)]
pub struct Var {
    pub(crate) base: Param,
    /// The type, an integer for extents and strides.
    pub dtype: DType,
    /// The required divisor of its values.
    #[field(default = None)]
    pub divisibility: Option<i64>,
    /// The callee's type, as MLIR writes it, if it differs.
    #[field(default = None)]
    pub callee_type: Option<String>,
    /// The struct that a handle points to, as MLIR writes its type.
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
    /// The variable that the kernel receives.
    pub var: ObjectRef<Var>,
    /// The constant factor.
    pub number: i64,
    /// The variable factors.
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
    /// Device type, such as `cpu`.
    #[field(default = "cuda".to_owned())]
    pub device_type: String,
    /// Index of the device. Tensors that share the variable must be on the same device.
    #[field(default = None)]
    pub device_id: Option<ObjectRef<Var>>,
    /// Strides in elements; None means row-major and contiguous.
    #[field(default = None)]
    pub strides: Option<Array<Dim>>,
    /// Required alignment of the address of the first element.
    #[field(default = None)]
    pub data_alignment: Option<i64>,
    /// Whether the kernel counts single four-bit floats where the tensor has pairs.
    #[field(default = false)]
    pub map_tensor_dtype_f4x2_to_f4: bool,
}

/// A stream that the caller passes.
#[derive(Object)]
#[repr(C)]
#[object(key = "fishplate.spec.Stream", parent = Param, final)]
pub struct Stream {
    pub(crate) base: Param,
}

/// The stream of the tensors' device. It takes no argument.
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

/// One argument that contains several.
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
