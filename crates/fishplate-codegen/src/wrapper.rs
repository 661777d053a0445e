//! The wrapper builder: adds `__tvm_ffi_<symbol>` to a module of the llvm dialect.
//!
//! The function checks the number of arguments, decodes and checks each one from left to right, gets the stream if a
//! parameter needs it, lets the provider call the kernel, and returns 0. On a mismatch it raises an error and returns
//! -1.
//!
//! Errors are data: `messages.rs` keeps one record per error, and the code passes the record's number and the actual
//! value to one cold block. There, `support/support.c` formats the message and raises it.

mod binding;
mod decoder;
mod emit;
mod given;
mod messages;
mod place;
mod product;
mod scalar;
mod shape;
mod support;
mod tensor;
mod value;

use fishplate_abi::RawAny;
use fishplate_mlir::{Location, Module, Value};

use binding::Choice;
use decoder::Decoder;
pub use emit::{Compare, Emit, Likelihood, Successor};
use messages::{ErrorKind, Format};
use place::Place;
pub(crate) use support::{
    CUDA_OBJECT, GRID_OBJECT, PARALLEL_OBJECT, SUPPORT_OBJECT, TEXT_OBJECT, declared_bitcode,
    fingerprint as support_fingerprint, unload_symbol,
};
pub use value::{CallContext, Extension, Operand};
pub(crate) use value::{declare, var_type};

use fishplate_abi::symbols::{ERROR_TEXT, FUNCTION};

use crate::{
    error::{Error, Result},
    provider::CallProvider,
    spec::{self, Param},
};

/// Adds `__tvm_ffi_<symbol>`, which calls through `provider`, to `module`. Errors show the function as `display_name`.
/// The module must be valid, and stays valid.
pub fn attach_ffi_func(
    module: &Module<'_>,
    symbol: &str,
    params: &[Param],
    provider: &dyn CallProvider,
    display_name: &str,
) -> Result<()> {
    module.verify()?;
    attach(module, symbol, params, provider, display_name, Support::Included)?;
    module.verify()?;
    Ok(())
}

/// The location of the functions of `support.c`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Support {
    /// Inside the module, which is then self-contained.
    Included,
    /// In the engine that loads the code.
    Elsewhere,
}

/// Like [`attach_ffi_func`], for a valid module; the translation verifies it again.
pub(crate) fn attach(
    module: &Module<'_>,
    symbol: &str,
    params: &[Param],
    provider: &dyn CallProvider,
    display_name: &str,
    support: Support,
) -> Result<()> {
    spec::validate(display_name, params)?;
    let wrapper = format!("{FUNCTION}{symbol}");
    if module.find(&wrapper).is_some() {
        return Err(Error::SymbolTaken { symbol: wrapper });
    }
    build(module, symbol, params, provider, display_name)?;
    match support {
        Support::Included => support::add_functions(module, params, provider.launches()),
        Support::Elsewhere => support::declare_functions(module, params, provider.launches()),
    }
}

fn build<'m>(
    module: &'m Module<'m>,
    symbol: &str,
    params: &[Param],
    provider: &dyn CallProvider,
    display_name: &str,
) -> Result<()> {
    let context = module.context();
    let wrapper = format!("{FUNCTION}{symbol}");
    let here = Location::name(context, &wrapper);
    let emit = Emit::ffi_function(module, &wrapper, here)?;
    let first = emit.block();
    let args = emit.argument(1)?;
    let signature = spec::signature(display_name, params);
    let mut decoder = Decoder::new(emit, &signature);
    decode_all(&mut decoder, params, args)?;
    let mut call = CallContext::new(decoder, symbol, display_name, params);
    call.find_env_stream()?;
    provider.emit(&mut call)?;
    let zero = call.emit().const_i32(0)?;
    call.emit().ret(zero)?;

    let Decoder { mut emit, messages, fail, .. } = call.into_decoder();
    emit.move_to(fail);
    let text = format!("{ERROR_TEXT}{symbol}");
    let (record, got) = (emit.block_argument(fail, 0)?, emit.block_argument(fail, 1)?);
    let text_address = emit.address_of(&text)?;
    emit.call(support::RAISE, &[text_address, record, got], None)?;
    let failure = emit.const_i32(-1)?;
    emit.ret(failure)?;
    emit.finish(first)?;
    support::add_text(&emit, &text, &messages.finish()?)
}

fn decode_all<'a, 'm>(
    decoder: &mut Decoder<'a, 'm>,
    params: &'a [Param],
    args: Value<'m>,
) -> Result<()> {
    let taking: Vec<&Param> = params.iter().filter(|param| param.takes_argument()).collect();
    let given = decoder.emit.argument(2)?;
    let right = decoder.emit.compare_to(Compare::Eq, given, taking.len() as i64)?;
    let expects = format!("Expects {} parameters", taking.len());
    let parts = [expects.as_str(), &decoder.context];
    let record = decoder.messages.record(ErrorKind::Type, Format::Int, &parts)?;
    let shown = decoder.shown(given)?;
    decoder.fail_unless(right, Choice::One(record), Some(shown))?;
    if taking.is_empty() {
        return Ok(());
    }
    let is_there = decoder.emit.is_not_null(args)?;
    let parts = ["Null pointer for the arguments", &decoder.context];
    let record = decoder.messages.record(ErrorKind::Value, Format::Nothing, &parts)?;
    decoder.fail_unless(is_there, Choice::One(record), None)?;
    for (slot, param) in taking.into_iter().enumerate() {
        let address = decoder.emit.offset(args, (slot * size_of::<RawAny>()) as i32)?;
        decoder.param(param, address, &Place::new(slot, param.name()))?;
    }
    Ok(())
}
