//! `ir.IntegerAttr`, `ir.BoolAttr` and `ir.FloatAttr`: numbers with a type.

use fishplate::{BigInt, ObjectRef, ObjectType, Result, Variant2};
use mlir_sys::{
    MlirType, mlirAttributeGetType, mlirBoolAttrGet, mlirBoolAttrGetValue, mlirF32TypeGet,
    mlirF64TypeGet, mlirFloatAttrDoubleGet, mlirFloatAttrDoubleGetChecked,
    mlirFloatAttrGetValueDouble, mlirIntegerAttrGet, mlirIntegerTypeGetWidth,
    mlirIntegerTypeIsSigned, mlirIntegerTypeIsUnsigned, mlirTypeIsAIndex, mlirTypeIsAInteger,
};

use super::class::{checked_attribute, class, place, wrap_attribute};
use super::memo::{self, Key};
use super::raw::{
    fishplateIntegerAttrGet, fishplateIntegerAttrGetSmall, fishplateIntegerAttrGetWords,
};
use crate::error::value_error;
use crate::{Attribute, Context, Location, Type, current};

class! {
    /// An integer with a type: `5 : i32`.
    IntegerAttr, "ir.IntegerAttr", Attribute
}

/// How an integer type reads its bits.
#[derive(Clone, Copy)]
struct Layout {
    width: u32,
    signed: bool,
    unsigned: bool,
}

/// The layout of an integer or index type; `None` for any other.
///
/// # Safety
/// `raw` is a type of a live context.
#[inline]
unsafe fn layout(raw: MlirType) -> Option<Layout> {
    // SAFETY: the same requirement, and each question is asked of an integer type.
    unsafe {
        if mlirTypeIsAInteger(raw) {
            let (signed, unsigned) = (mlirIntegerTypeIsSigned(raw), mlirIntegerTypeIsUnsigned(raw));
            return Some(Layout { width: mlirIntegerTypeGetWidth(raw), signed, unsigned });
        }
        mlirTypeIsAIndex(raw).then_some(Layout { width: 64, signed: false, unsigned: false })
    }
}

impl Layout {
    /// Whether it has a pattern of bits for a number: signless types take those of both readings.
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

/// What `fishplateIntegerAttrGetSmall` answers: a truth value, a number that 64 bits with a sign hold.
const IS_BOOL: u32 = 2;
const IS_SMALL: u32 = 1;

impl IntegerAttr {
    /// The integer, as its type reads the bits; signless types have a sign.
    pub fn value(&self) -> BigInt {
        // SAFETY: the type of an integer attribute of a live context, which never changes it.
        let layout = unsafe { layout(mlirAttributeGetType(self.raw())) };
        let Some(Layout { width, unsigned, .. }) = layout.filter(|layout| layout.width > 0) else {
            return BigInt::from(0);
        };
        let mut word = 0;
        if width <= 64 {
            // SAFETY: an integer of a live context, and room for its one word.
            unsafe { fishplateIntegerAttrGetWords(self.raw(), &raw mut word) };
            return extended(&mut [word, 0], width, unsigned);
        }
        let mut words = vec![0; width.div_ceil(64) as usize + 1];
        // SAFETY: an integer of a live context, and room for its words.
        unsafe { fishplateIntegerAttrGetWords(self.raw(), words.as_mut_ptr()) };
        extended(&mut words, width, unsigned)
    }
}

#[fishplate::methods(nonblocking)]
impl IntegerAttr {
    /// The attribute of an integer that fits its type.
    pub fn get(r#type: &Type, value: BigInt) -> Result<ObjectRef<IntegerAttr>> {
        let context = r#type.context();
        let raw = r#type.raw();
        let function = IntegerAttr::type_index().0 as usize;
        let key = value.to_i64().and_then(|small| Key::new(function, raw.ptr.addr(), &[small]));
        memo::answer(context, key, || {
            let _held = context.lock();
            // SAFETY: a type of a locked context.
            let Some(layout) = (unsafe { layout(raw) }) else {
                let got = r#type.text();
                return Err(value_error(format!("expected an integer or index type, got {got}")));
            };
            if !layout.holds(&value) {
                return Err(value_error(format!("{value} does not fit {}", r#type.text())));
            }
            let made = match value.to_i64() {
                // SAFETY: an integer or index type of a locked context.
                Some(small) if layout.width <= 64 => unsafe { mlirIntegerAttrGet(raw, small) },
                // SAFETY: as above; an index holds 64 bits, so only integer types have more.
                _ => unsafe { wide(raw, layout, &value) },
            };
            // SAFETY: an attribute of this context.
            unsafe { wrap_attribute(context, made) }
        })
    }

    /// The integer, as its type reads the bits; signless types have a sign. Of type `i1` it is a
    /// truth value.
    #[getter(name = "value")]
    pub fn get_value(&self) -> Variant2<BigInt, bool> {
        let mut small = 0;
        // SAFETY: an integer of a live context, which never changes it, and room for a number.
        match unsafe { fishplateIntegerAttrGetSmall(self.raw(), &raw mut small) } {
            IS_BOOL => Variant2::B(small != 0),
            IS_SMALL => Variant2::A(BigInt::from(small)),
            _ => Variant2::A(self.value()),
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

/// An attribute of words.
///
/// # Safety
/// `raw` is an integer type of a locked context, or an index type with a value of one word.
unsafe fn wide(raw: MlirType, layout: Layout, value: &BigInt) -> mlir_sys::MlirAttribute {
    let mut words = value.to_words();
    let fill = if value.is_negative() { u64::MAX } else { 0 };
    words.resize(layout.width.div_ceil(64).max(1) as usize, fill);
    // SAFETY: see above.
    if unsafe { mlirTypeIsAIndex(raw) } {
        // SAFETY: as above; an index attribute takes the bits as they are.
        return unsafe { mlirIntegerAttrGet(raw, words[0] as i64) };
    }
    // SAFETY: as above, and as many words as the width needs.
    unsafe { fishplateIntegerAttrGet(raw, words.as_ptr(), words.len()) }
}

/// The integer of `bits` bits in words, behind which there is a word to spare.
pub(super) fn extended(words: &mut [u64], bits: u32, unsigned: bool) -> BigInt {
    let used = bits.div_ceil(64) as usize;
    let (spare, top) = (used as u32 * 64 - bits, words[used - 1] << (used as u32 * 64 - bits));
    let signed = (top as i64 >> spare) as u64;
    words[used - 1] = if unsigned { top >> spare } else { signed };
    words[used] = 0;
    BigInt::from_words(&words[..used + usize::from(unsigned)])
}

class! {
    /// A truth value: `true`, an integer of type `i1`.
    BoolAttr, "ir.BoolAttr", IntegerAttr
}

#[fishplate::methods(nonblocking)]
impl BoolAttr {
    /// The attribute of a truth value.
    pub fn get(
        value: bool,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<BoolAttr>> {
        let function = BoolAttr::type_index().0 as usize;
        memo::of_context(context, function, &[value.into()], None, |context| {
            let _held = context.lock();
            // SAFETY: the context is live and locked.
            unsafe { wrap_attribute(context, mlirBoolAttrGet(context.raw(), value.into())) }
        })
    }

    /// The truth value.
    #[method(name = "__bool__")]
    pub fn to_bool(&self) -> bool {
        // SAFETY: a truth value of a live context, which never changes it.
        unsafe { mlirBoolAttrGetValue(self.raw()) }
    }
}

class! {
    /// A floating-point number with a type: `1.0 : f32`.
    FloatAttr, "ir.FloatAttr", Attribute
}

/// The attribute of a number that has the type made by `ty`.
fn float_of(
    value: f64,
    context: Option<ObjectRef<Context>>,
    ty: unsafe extern "C" fn(mlir_sys::MlirContext) -> MlirType,
) -> Result<ObjectRef<FloatAttr>> {
    let context = current::context(context)?;
    let _held = context.lock();
    // SAFETY: the context is live and locked, and the type one of floats.
    unsafe {
        let raw = mlirFloatAttrDoubleGet(context.raw(), ty(context.raw()), value);
        wrap_attribute(&context, raw)
    }
}

#[fishplate::methods(nonblocking)]
impl FloatAttr {
    /// The attribute of a number, rounded to its type.
    pub fn get(
        r#type: ObjectRef<Type>,
        value: f64,
        #[default = None] loc: Option<ObjectRef<Location>>,
    ) -> Result<ObjectRef<FloatAttr>> {
        let context = r#type.context();
        let (function, raw) = (FloatAttr::type_index().0 as usize, r#type.raw());
        let key = Key::new(function, raw.ptr.addr(), &[value.to_bits().cast_signed()]);
        memo::answer(context, key.filter(|_| loc.is_none()), || {
            let place = place(context, loc.as_ref())?;
            // SAFETY: a location and a type of the locked context.
            checked_attribute(context, || unsafe {
                mlirFloatAttrDoubleGetChecked(place, raw, value)
            })
        })
    }

    /// The attribute of a number of type `f32`.
    pub fn get_f32(
        value: f64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<FloatAttr>> {
        float_of(value, context, mlirF32TypeGet)
    }

    /// The attribute of a number of type `f64`.
    pub fn get_f64(
        value: f64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<FloatAttr>> {
        float_of(value, context, mlirF64TypeGet)
    }

    /// The number.
    #[getter]
    pub fn value(&self) -> f64 {
        // SAFETY: a number of a live context, which never changes it.
        unsafe { mlirFloatAttrGetValueDouble(self.raw()) }
    }

    /// The number.
    #[method(name = "__float__")]
    pub fn to_float(&self) -> f64 {
        self.value()
    }
}
