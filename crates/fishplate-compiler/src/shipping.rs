//! Ships compiled functions: several to one file, or one to another process by pickle.

use fishplate::abi::error_kind;
use std::{path::Path, sync::Arc};

use fishplate::{Any, AnyView, Array, Bytes, Error, ObjectRef, Result, Str};
use fishplate_codegen::{
    CompiledCode, Counted, Error as CompileError, Export, Piece, export_together,
};

use crate::{
    compiled::{Compiled, Kernel, Recipe, check_name, described},
    error_out::raise,
    params::Param,
    providers::Provider,
    ptxas,
};

/// Writes functions to one file, each under a name, with its documentation, the defaults of its last parameters as
/// JSON, and its result. The options are given per function, or once for all.
#[fishplate::function("fishplate.compiler.export_module")]
#[expect(clippy::too_many_arguments, reason = "one per choice that an export has")]
fn export_module(
    path: &str,
    functions: Array<ObjectRef<Compiled>>,
    names: Array<Str>,
    docs: Array<Str>,
    defaults: Array<Array<Str>>,
    returns: Array<Str>,
    #[default = false] export_only_tvm_ffi_symbols: bool,
    #[default = ""] options: &str,
) -> Result<()> {
    let path = Path::new(path);
    let mut code = None;
    let mut pieces = Vec::new();
    let texts = names.iter().zip(docs.iter()).zip(defaults.iter()).zip(returns.iter());
    for (function, (((name, doc), defaults), returns)) in functions.iter().zip(texts) {
        check_name(&name)?;
        let description = described(&doc, defaults.iter(), &returns)?;
        let export = Export {
            path,
            name: &name,
            description: &description,
            only_ffi_symbols: export_only_tvm_ffi_symbols,
        };
        let options = function.options(options)?;
        let target = options.code().target;
        let first = code.get_or_insert_with(|| options.code());
        if first.target != target {
            let (one, other) = (&first.target.triple, &target.triple);
            let text = format!("the functions of a file need one target, got {one} and {other}");
            return Err(Error::new(error_kind::VALUE_ERROR, text));
        }
        let hook = function.hook.as_ref();
        let piece =
            function.recipe.with_request(&options, hook, |request| Piece::new(request, &export))?;
        pieces.push(piece);
    }
    let code = code.unwrap_or_default();
    export_together(path, pieces, &code, export_only_tvm_ffi_symbols).map_err(raise)
}

/// The data that another process needs for a function: its source as `compile_module` takes it, and its code.
#[fishplate::function("fishplate.compiler.freeze")]
fn freeze(function: ObjectRef<Compiled>) -> Result<Array<Any>> {
    if function.hook.is_some() {
        let text = "a function that was compiled with a hook cannot be sent to another process";
        return Err(Error::new(error_kind::TYPE_ERROR, text));
    }
    let source = match &function.recipe.kernel {
        Kernel::None => Any::default(),
        Kernel::Mlir(source) | Kernel::LlvmIr(source) | Kernel::Object(source) => {
            Any::from(Bytes::from(source.as_slice()))
        }
        Kernel::Address(_) => {
            let text = "a kernel that is an address in this process cannot be sent to another";
            return Err(Error::new(error_kind::TYPE_ERROR, text));
        }
    };
    let counted = Counted::of(function.recipe.kernel.source());
    let frozen = function.code.freeze(&function.recipe.options.code(), counted);
    Ok([source, Any::from(Bytes::from(frozen.as_slice()))].into_iter().collect())
}

/// Restores a function from another process, from the arguments of `compile_module` there and the resulting code. Code
/// for a machine with more features is compiled again, unless the options name its target.
#[fishplate::function("fishplate.compiler.thaw")]
fn thaw(
    frozen: &[u8],
    source: AnyView<'_>,
    symbol: &str,
    params: Array<ObjectRef<Param>>,
    provider: Option<ObjectRef<Provider>>,
    options: &str,
    display_name: &str,
) -> Result<ObjectRef<Compiled>> {
    let code = CompiledCode::thaw(frozen);
    let name = Some(display_name.to_owned());
    let options = ptxas::parse(options)?;
    let has_target = options.target.is_some();
    let recipe = Recipe::new(&source, symbol, &params, provider.as_ref(), options, name)?;
    let callee = provider.and_then(|provider| provider.callee.clone());
    let made = match code {
        Ok(code) => recipe.load(Arc::new(code), callee, None),
        Err(CompileError::OtherMachine { .. }) if !has_target => recipe.finish(callee, None),
        Err(error) => Err(raise(error)),
    };
    made.map(Compiled::into_ref)
}
