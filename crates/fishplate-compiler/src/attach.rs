//! `fishplate.compiler.attach_ffi_func`: adds the function that checks arguments to a module that stays MLIR.

use fishplate::{Array, ObjectRef, Result};
use fishplate_codegen::{Options, attach_to_text};

use crate::{
    convert::to_specs,
    error_out::raise,
    params::Param,
    providers::{Provider, provider},
};

/// Returns a module of the llvm dialect, as text, with the function that checks arguments and calls the kernel. A
/// kernel that the module does not define is declared if `external` is set.
#[fishplate::function("fishplate.compiler.attach_ffi_func")]
fn attach_ffi_func(
    source: &str,
    symbol: &str,
    params: Array<ObjectRef<Param>>,
    #[default = None] provider_object: Option<ObjectRef<Provider>>,
    #[default = None] display_name: Option<&str>,
    #[default = false] external: bool,
) -> Result<String> {
    let provider = provider(provider_object.as_ref(), external, &Options::default())?;
    let (params, display_name) = (to_specs(&params)?, display_name.unwrap_or(symbol));
    attach_to_text(source.as_bytes(), symbol, &params, provider.as_ref(), display_name)
        .map_err(raise)
}
