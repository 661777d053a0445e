//! Call providers as objects.

use fishplate::{Any, Error, Object, ObjectRef, Result};
use fishplate_compile::provider::{self, CallProvider};

/// How a kernel is called.
#[derive(Object)]
#[object(key = "fishplate.compiler.Provider", init = false)]
pub struct Provider {
    /// The kernel's symbol, when it is not the one given to the wrapper.
    #[field(default = None)]
    pub callee: Option<String>,
}

/// Calls nothing: the function only checks its arguments.
#[derive(Object)]
#[repr(C)]
#[object(key = "fishplate.compiler.Nop", parent = Provider, final)]
pub struct Nop {
    base: Provider,
}

/// Passes pointers and numbers one by one, as a function written in C or Rust takes them.
#[derive(Object)]
#[repr(C)]
#[object(key = "fishplate.compiler.PlainCall", parent = Provider, final)]
pub struct PlainCall {
    base: Provider,
}

/// Passes a struct per parameter: the array of their addresses, or each by value.
#[derive(Object)]
#[repr(C)]
#[object(key = "fishplate.compiler.PackedCall", parent = Provider, final)]
pub struct PackedCall {
    base: Provider,
    /// Whether the number of structs is passed behind the array.
    #[field(default = false)]
    pub include_num_args: bool,
    /// Whether structs are passed by value.
    #[field(default = false)]
    pub struct_call: bool,
}

/// Passes tensors as the CuTe DSL does.
#[derive(Object)]
#[repr(C)]
#[object(key = "fishplate.compiler.CuteCall", parent = Provider, final)]
pub struct CuteCall {
    base: Provider,
}

/// The compiler's provider of an object; without one, nothing is called.
pub(crate) fn provider(
    object: Option<&ObjectRef<Provider>>,
    external: bool,
) -> Result<Box<dyn CallProvider + Send + Sync>> {
    let Some(object) = object else { return Ok(Box::new(provider::Nop)) };
    let any = Any::from(object.clone());
    let callee = object.callee.clone();
    if any.try_get::<ObjectRef<Nop>>().is_some() {
        return Ok(Box::new(provider::Nop));
    }
    if any.try_get::<ObjectRef<PlainCall>>().is_some() {
        return Ok(Box::new(provider::PlainCall { callee, external }));
    }
    if any.try_get::<ObjectRef<CuteCall>>().is_some() {
        return Ok(Box::new(provider::CuteCall { callee, external }));
    }
    let packed = any.try_get::<ObjectRef<PackedCall>>().ok_or_else(|| {
        Error::new("TypeError", format!("Unsupported call provider: {}", any.view().type_key()))
    })?;
    Ok(Box::new(provider::PackedCall {
        callee,
        include_num_args: packed.include_num_args,
        struct_call: packed.struct_call,
        external,
    }))
}
