//! The constants that folding makes in a dynamic dialect, when a hook chooses their operation.

use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};

use mlir_sys::{MlirAttribute, MlirType};

use super::hooks::{drop_box, panic_text, report};
use super::shim::{self, RawDialect};
use crate::{Attribute, Type, text};

/// Whether an attribute can be the value of a constant of a type, as far as folders in C++ rely on it.
pub fn fits_constant(value: Attribute<'_>, ty: Type<'_>) -> bool {
    // SAFETY: both are live.
    unsafe { shim::fishplateFitsConstant(value.raw, ty.raw) }
}

/// The operation of a constant: its name, and its attributes by name.
pub type Constant<'c> = (String, Vec<(String, Attribute<'c>)>);

/// Chooses the operation for a constant of a type; `None` for the usual one.
pub trait Constants: Send + Sync + 'static {
    /// Chooses the operation. It must have the trait `ConstantLike` and fold to the value.
    fn choose<'c>(&self, value: Attribute<'c>, ty: Type<'c>) -> Option<Constant<'c>>;
}

type Boxed = Box<dyn Constants>;

/// `ConstantHooks` of the shim.
#[repr(C)]
pub(super) struct ConstantTable {
    data: *mut c_void,
    drop: unsafe extern "C" fn(*mut c_void),
    choose: unsafe extern "C" fn(*mut c_void, MlirAttribute, MlirType, *mut c_void) -> bool,
}

/// Lets hooks choose the constants of a dialect.
///
/// # Safety
/// `dialect` is live.
pub(super) unsafe fn set(dialect: *mut RawDialect, constants: Boxed) {
    let data = Box::into_raw(Box::new(constants)).cast();
    let table = ConstantTable { data, drop: drop_box::<Boxed>, choose };
    // SAFETY: the dialect is live, and takes ownership of the hooks.
    unsafe { shim::fishplateDialectSetConstants(dialect, &raw const table) };
}

unsafe extern "C" fn choose(
    data: *mut c_void,
    value: MlirAttribute,
    ty: MlirType,
    parts: *mut c_void,
) -> bool {
    // SAFETY: the shim passes the hooks of the table, which live until `drop`.
    let hooks = unsafe { &*data.cast::<Boxed>() };
    let (value, ty) = (Attribute::new(value), Type::new(ty));
    let chosen =
        catch_unwind(AssertUnwindSafe(|| hooks.choose(value, ty))).unwrap_or_else(|panic| {
            report(value.context(), &panic_text(&*panic));
            None
        });
    let Some((name, attributes)) = chosen else { return false };
    // SAFETY: the shim passes parts that live for the call, and copies the name.
    unsafe { shim::fishplateConstantName(parts, text::string_ref(&name)) };
    for (name, value) in &attributes {
        // SAFETY: the parts live for the call, and the attribute is live.
        unsafe {
            shim::fishplateConstantAttribute(parts, text::string_ref(name), value.raw);
        }
    }
    true
}
