//! `ir.IntegerAttr`, `ir.BoolAttr` and `ir.FloatAttr`: numbers with a type.

use fishplate::{BigInt, ObjectRef, ObjectType, Result, Variant2};
use fishplate_mlir::{self as mlir, Float, SmallInt};

use super::class::{Place, checked_attribute, class, wrap_attribute};
use super::memo::{self, Key};
use crate::error::value_error;
use crate::{Attribute, Context, Location, Type, current};

class! {
    /// An integer with a type: `5 : i32`.
    IntegerAttr, "ir.IntegerAttr", Attribute
}

/// How an integer type interprets its bits.
#[derive(Clone, Copy)]
struct Layout {
    width: u32,
    signed: bool,
    unsigned: bool,
}

/// Returns the layout of an integer or index type, and `None` for any other type.
#[inline]
fn layout(raw: mlir::Type<'_>) -> Option<Layout> {
    if let Some(width) = raw.int_width() {
        return Some(Layout { width, signed: raw.is_signed(), unsigned: raw.is_unsigned() });
    }
    raw.is_index().then_some(Layout { width: 64, signed: false, unsigned: false })
}

impl Layout {
    /// Whether some bit pattern represents the number. Signless types accept both the signed and
    /// the unsigned range.
    fn holds(self, value: &BigInt) -> bool {
        let words = value.words();
        let negative = value.is_negative();
        let fill = if negative { u64::MAX } else { 0 };
        let bits = words.iter().rposition(|word| *word != fill).map_or(0, |top| {
            let word = if negative { !words[top] } else { words[top] };
            64 * (top as u32 + 1) - word.leading_zeros()
        });
        match negative {
            true => !self.unsigned && bits < self.width,
            false => bits < self.width + u32::from(!self.signed),
        }
    }
}

impl IntegerAttr {
    /// The integer, as its type interprets the bits. Signless types count as signed.
    pub fn value(&self) -> BigInt {
        let layout = self.mlir().type_of().and_then(layout);
        let Some(Layout { width, unsigned, .. }) = layout.filter(|layout| layout.width > 0) else {
            return BigInt::from(0);
        };
        if width <= 64 {
            let mut words = [0; 2];
            self.mlir().int_words(&mut words);
            return extended(&mut words, width, unsigned);
        }
        let mut words = vec![0; width.div_ceil(64) as usize + 1];
        self.mlir().int_words(&mut words);
        extended(&mut words, width, unsigned)
    }
}

#[fishplate::methods(nonblocking)]
impl IntegerAttr {
    /// Creates the attribute of an integer, which must fit its type.
    pub fn get(r#type: &Type, value: BigInt) -> Result<ObjectRef<IntegerAttr>> {
        let context = r#type.context();
        let raw = r#type.mlir();
        let function = IntegerAttr::type_index().0 as usize;
        let key = value.to_i64().and_then(|small| Key::new(function, raw.address(), &[small]));
        memo::answer(context, key, || {
            let _held = context.lock();
            let Some(layout) = layout(raw) else {
                let got = r#type.text();
                return Err(value_error(format!("expected an integer or index type, got {got}")));
            };
            if !layout.holds(&value) {
                return Err(value_error(format!("{value} does not fit {}", r#type.text())));
            }
            let made = match value.to_i64() {
                Some(small) if layout.width <= 64 => mlir::Attribute::int(raw, small),
                _ => wide(raw, layout, &value),
            };
            wrap_attribute(context, made)
        })
    }

    /// The integer, as its type interprets the bits. Signless types count as signed. For type `i1`
    /// it is a boolean.
    #[getter(name = "value")]
    pub fn get_value(&self) -> Variant2<BigInt, bool> {
        match self.mlir().small_int() {
            Some(SmallInt::Bool(value)) => Variant2::B(value),
            Some(SmallInt::Int(value)) => Variant2::A(BigInt::from(value)),
            None => Variant2::A(self.value()),
        }
    }

    /// The integer.
    #[method(name = "__int__")]
    pub fn to_int(&self) -> BigInt {
        self.value()
    }

    /// The integer.
    #[method(name = "__index__")]
    pub fn to_index(&self) -> BigInt {
        self.value()
    }
}

/// Creates an attribute from words; an index has one word.
fn wide<'c>(raw: mlir::Type<'c>, layout: Layout, value: &BigInt) -> mlir::Attribute<'c> {
    let mut words = value.to_words();
    let fill = if value.is_negative() { u64::MAX } else { 0 };
    words.resize(layout.width.div_ceil(64).max(1) as usize, fill);
    match raw.is_index() {
        // An index attribute takes the bits unchanged.
        true => mlir::Attribute::int(raw, words[0] as i64),
        false => mlir::Attribute::wide_int(raw, &words),
    }
}

/// Reads an integer of `bits` bits from words. The slice has one spare word at the end.
pub(super) fn extended(words: &mut [u64], bits: u32, unsigned: bool) -> BigInt {
    let used = bits.div_ceil(64) as usize;
    let (spare, top) = (used as u32 * 64 - bits, words[used - 1] << (used as u32 * 64 - bits));
    let signed = (top as i64 >> spare) as u64;
    words[used - 1] = if unsigned { top >> spare } else { signed };
    words[used] = 0;
    BigInt::from_words(&words[..used + usize::from(unsigned)])
}

class! {
    /// A boolean: `true`, an integer of type `i1`.
    BoolAttr, "ir.BoolAttr", IntegerAttr
}

#[fishplate::methods(nonblocking)]
impl BoolAttr {
    /// Creates the attribute of a boolean.
    pub fn get(
        value: bool,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<BoolAttr>> {
        let function = BoolAttr::type_index().0 as usize;
        memo::of_context(context, function, &[value.into()], None, |context| {
            wrap_attribute(context, mlir::Attribute::bool(context.mlir(&context.lock()), value))
        })
    }

    /// The boolean.
    #[method(name = "__bool__")]
    pub fn to_bool(&self) -> bool {
        self.mlir().bool_value()
    }
}

class! {
    /// A floating-point number with a type: `1.0 : f32`.
    FloatAttr, "ir.FloatAttr", Attribute
}

/// Creates the attribute of a number with a type.
fn float_of(
    value: f64,
    context: Option<ObjectRef<Context>>,
    of: Float,
) -> Result<ObjectRef<FloatAttr>> {
    let context = current::context(context)?;
    let held = context.lock();
    let raw = context.mlir(&held);
    wrap_attribute(&context, mlir::Attribute::float(raw, mlir::Type::float(raw, of), value))
}

#[fishplate::methods(nonblocking)]
impl FloatAttr {
    /// Creates the attribute of a number, rounded to its type.
    pub fn get(
        r#type: ObjectRef<Type>,
        value: f64,
        #[default = None] loc: Option<ObjectRef<Location>>,
    ) -> Result<ObjectRef<FloatAttr>> {
        let context = r#type.context();
        let (function, raw) = (FloatAttr::type_index().0 as usize, r#type.mlir());
        let key = Key::new(function, raw.address(), &[value.to_bits().cast_signed()]);
        memo::answer(context, key.filter(|_| loc.is_none()), || {
            let (place, held) = (Place::new(context, loc.as_ref())?, context.lock());
            checked_attribute(context, || {
                mlir::Attribute::float_checked(place.mlir(context, &held), raw, value)
            })
        })
    }

    /// Creates the attribute of a number of type `f32`.
    pub fn get_f32(
        value: f64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<FloatAttr>> {
        float_of(value, context, Float::F32)
    }

    /// Creates the attribute of a number of type `f64`.
    pub fn get_f64(
        value: f64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<FloatAttr>> {
        float_of(value, context, Float::F64)
    }

    /// The number.
    #[getter]
    pub fn value(&self) -> f64 {
        self.mlir().float_value()
    }

    /// The number.
    #[method(name = "__float__")]
    pub fn to_float(&self) -> f64 {
        self.value()
    }
}
