//! Values as FFI objects: each Python operator is a method that writes operations.

use fishplate::{AnyView, Object, ObjectRef, Result};

use crate::{
    builder::Shared,
    cast::Operand,
    fault::Fault,
    operate::{Binary, Compare},
    program::Id,
    scalar::Scalar,
};

/// A number, or an address, that a traced function computes when it runs.
#[derive(Object)]
#[object(key = "fishplate.kernel.Value", init = false, final)]
pub struct Value {
    #[field(skip)]
    pub(crate) program: Shared,
    #[field(skip)]
    pub(crate) id: Id,
    #[field(skip)]
    pub(crate) scalar: Option<Scalar>,
}

impl Value {
    fn binary(
        &self,
        operator: Binary,
        other: &AnyView<'_>,
        swap: bool,
    ) -> Result<ObjectRef<Value>> {
        let (own, other) = (Operand::Value(self.id), self.program.operand(other)?);
        let (a, b) = if swap { (other, own) } else { (own, other) };
        self.program.made(|program| program.binary(operator, a, b))
    }

    fn compare(&self, compare: Compare, other: &AnyView<'_>) -> Result<ObjectRef<Value>> {
        let other = self.program.operand(other)?;
        self.program.made(|program| program.compare(compare, Operand::Value(self.id), other))
    }
}

#[fishplate::methods(nonblocking)]
impl Value {
    /// The name of its type, such as `Float32`.
    fn type_name(&self) -> &'static str {
        self.scalar.map_or("", Scalar::name)
    }

    /// Converts it to the type with this name.
    fn astype(&self, name: &str) -> Result<ObjectRef<Value>> {
        let scalar = Scalar::parse(name).ok_or_else(|| Fault::NoType { name: name.to_owned() })?;
        self.program.made(|program| program.convert(Operand::Value(self.id), scalar))
    }

    /// Whether it is not 0.
    fn truth(&self) -> Result<ObjectRef<Value>> {
        self.program.made(|program| {
            let id = program.reach(self.id)?;
            program.is_not_zero(id)
        })
    }

    /// `self + other`.
    fn add(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.binary(Binary::Add, &other, false)
    }

    /// `other + self`.
    fn radd(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.binary(Binary::Add, &other, true)
    }

    /// `self - other`.
    fn sub(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.binary(Binary::Sub, &other, false)
    }

    /// `other - self`.
    fn rsub(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.binary(Binary::Sub, &other, true)
    }

    /// `self * other`.
    fn mul(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.binary(Binary::Mul, &other, false)
    }

    /// `other * self`.
    fn rmul(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.binary(Binary::Mul, &other, true)
    }

    /// `self / other`.
    fn truediv(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.binary(Binary::TrueDiv, &other, false)
    }

    /// `other / self`.
    fn rtruediv(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.binary(Binary::TrueDiv, &other, true)
    }

    /// `self // other`.
    fn floordiv(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.binary(Binary::FloorDiv, &other, false)
    }

    /// `other // self`.
    fn rfloordiv(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.binary(Binary::FloorDiv, &other, true)
    }

    /// `self % other`.
    fn modulo(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.binary(Binary::Mod, &other, false)
    }

    /// `other % self`.
    fn rmodulo(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.binary(Binary::Mod, &other, true)
    }

    /// `self ** other`.
    fn power(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.binary(Binary::Pow, &other, false)
    }

    /// `other ** self`.
    fn rpower(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.binary(Binary::Pow, &other, true)
    }

    /// `self & other`.
    fn bit_and(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.binary(Binary::And, &other, false)
    }

    /// `self | other`.
    fn bit_or(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.binary(Binary::Or, &other, false)
    }

    /// `self ^ other`.
    fn bit_xor(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.binary(Binary::Xor, &other, false)
    }

    /// `self << other`.
    fn lshift(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.binary(Binary::ShiftLeft, &other, false)
    }

    /// `other << self`.
    fn rlshift(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.binary(Binary::ShiftLeft, &other, true)
    }

    /// `self >> other`.
    fn rshift(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.binary(Binary::ShiftRight, &other, false)
    }

    /// `other >> self`.
    fn rrshift(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.binary(Binary::ShiftRight, &other, true)
    }

    /// `self < other`.
    fn lt(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.compare(Compare::Lt, &other)
    }

    /// `self <= other`.
    fn le(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.compare(Compare::Le, &other)
    }

    /// `self == other`.
    fn eq(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.compare(Compare::Eq, &other)
    }

    /// `self != other`.
    fn ne(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.compare(Compare::Ne, &other)
    }

    /// `self > other`.
    fn gt(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.compare(Compare::Gt, &other)
    }

    /// `self >= other`.
    fn ge(&self, other: AnyView<'_>) -> Result<ObjectRef<Value>> {
        self.compare(Compare::Ge, &other)
    }

    /// `-self`.
    fn neg(&self) -> Result<ObjectRef<Value>> {
        self.program.made(|program| program.negate(self.id))
    }

    /// `~self`.
    fn invert(&self) -> Result<ObjectRef<Value>> {
        self.program.made(|program| program.invert(self.id))
    }

    /// `abs(self)`.
    fn absolute(&self) -> Result<ObjectRef<Value>> {
        self.program.made(|program| program.absolute(self.id))
    }
}
