//! Products of variables: in a contiguous tensor, a stride is the product of the extents inside it.

use fishplate_abi::{DLDataType, DLDataTypeCode};

use super::Var;
use crate::error::SpecError;

/// An extent or stride that is a number times variables that are known before it.
#[derive(Clone, Debug)]
pub struct Product {
    var: Var,
    number: i64,
    factors: Vec<Var>,
    halved: bool,
}

impl PartialEq for Product {
    fn eq(&self, other: &Self) -> bool {
        self.var == other.var && self.halved == other.halved
    }
}

impl Eq for Product {}

impl Product {
    /// `number` times all of `factors`. The kernel gets it as a 64-bit integer.
    pub fn new(number: i64, factors: &[&Var]) -> Self {
        let int64 = DLDataType { code: DLDataTypeCode::INT, bits: 64, lanes: 1 };
        let factors: Vec<Var> = factors.iter().map(|factor| (*factor).clone()).collect();
        let var = Var::of(&product_name(number, &factors), int64);
        Self::of(var, number, factors)
    }

    /// Like [`Product::new`], but the kernel gets it as `var`.
    pub fn of(var: Var, number: i64, factors: Vec<Var>) -> Self {
        Self { var, number, factors, halved: false }
    }

    /// The product as the kernel receives it.
    pub fn var(&self) -> &Var {
        &self.var
    }

    /// The constant factor.
    pub fn number(&self) -> i64 {
        self.number
    }

    /// The variable factors.
    pub fn factors(&self) -> &[Var] {
        &self.factors
    }

    /// Whether the tensor has half of it, because each element of the tensor holds two of the kernel's.
    pub fn is_halved(&self) -> bool {
        self.halved
    }

    /// Halves it, for a tensor that holds pairs.
    #[must_use]
    pub fn halved(mut self) -> Self {
        self.halved = true;
        self
    }

    pub(crate) fn check(&self) -> Result<(), SpecError> {
        if self.number < 1 {
            let (name, number) = (self.var.name().to_owned(), self.number);
            return Err(SpecError::ProductNumber { name, number });
        }
        self.var.check_dim()?;
        self.factors.iter().try_for_each(Var::check_dim)
    }
}

/// The text of a product: `8*n*m`.
fn product_name(number: i64, factors: &[Var]) -> String {
    let number = (number != 1 || factors.is_empty()).then(|| number.to_string());
    let names = factors.iter().map(|factor| factor.name().to_owned());
    number.into_iter().chain(names).collect::<Vec<_>>().join("*")
}
