//! What the module gets besides the wrapper: the text of its errors and the functions of
//! `support.c` that it calls.

use fishplate_abi::DLDataTypeCode;
use fishplate_mlir::{Attribute, Context, Module, OpRef, Type};

use super::{emit::Emit, value::declare};
use crate::{
    error::{Error, Result},
    spec::Param,
};

/// Raises the error of a record.
pub(crate) const RAISE: &str = "__tvm_ffi__raise";
/// Narrows a double to 16 bits.
pub(crate) const NARROW: &str = "__tvm_ffi__narrow";

/// Launches a kernel.
pub(crate) const LAUNCH: &str = "__tvm_ffi__cuda_launch";
/// Takes a kernel out of all devices.
pub(crate) const UNLOAD: &str = "__tvm_ffi__cuda_unload";

/// The function that gives up what a wrapper holds, when its code goes away.
pub(crate) fn unload_symbol(symbol: &str) -> String {
    format!("__tvm_ffi__unload_{symbol}")
}

const SUPPORT: &str = include_str!("../../support/support.mlir");
const CUDA: &str = include_str!("../../support/cuda.mlir");

/// A private constant with the records and strings of one wrapper.
pub(crate) fn add_text(emit: &Emit<'_>, symbol: &str, text: &[u8]) -> Result<()> {
    let context = emit.context();
    let length =
        u32::try_from(text.len()).map_err(|_| Error::Internal("error texts beyond 4 GiB"))?;
    emit.op("llvm.mlir.global")
        .attribute("sym_name", Attribute::string(context, symbol.as_bytes()))
        .attribute("global_type", Attribute::ty(Type::int(context, 8).array(length)))
        .attribute("linkage", Attribute::linkage_private(context))
        .attribute("value", Attribute::string(context, text))
        .attribute("constant", Attribute::unit(context))
        .attribute("addr_space", Attribute::int(emit.i32, 0))
        // Records are words of 32 bits.
        .attribute("alignment", Attribute::int(emit.i64, 4))
        .region()
        .append_to(emit.module().body())?;
    Ok(())
}

/// Copies the functions that the wrapper needs, unless another wrapper in the module has.
pub(crate) fn add_functions(module: &Module<'_>, params: &[Param], launches: bool) -> Result<()> {
    add_prelude(module, SUPPORT, needs_narrow(params))?;
    if launches {
        add_prelude(module, CUDA, true)?;
    }
    Ok(())
}

fn add_prelude(module: &Module<'_>, source: &'static str, needs_narrow: bool) -> Result<()> {
    for op in module.context().prelude(source)?.operations() {
        let Some(symbol) = op.symbol() else { continue };
        if symbol == NARROW && !needs_narrow {
            continue;
        }
        if let Some(known) = module.find(&symbol) {
            if known.attribute("function_type") != op.attribute("function_type") {
                return Err(Error::SymbolTaken { symbol });
            }
            continue;
        }
        let copy = op.clone_into(module.body());
        if copy.has_body() {
            hide(copy, module);
        }
    }
    Ok(())
}

/// Declares the functions that the wrapper needs, which stand elsewhere.
pub(crate) fn declare_functions<'m>(
    module: &'m Module<'m>,
    params: &[Param],
    launches: bool,
) -> Result<()> {
    let context = module.context();
    let (i32, i64, ptr) = (Type::int(context, 32), Type::int(context, 64), Type::ptr(context, 0));
    declare(module, RAISE, &[ptr, i32, i64], None, None)?;
    if needs_narrow(params) {
        let half = Type::int(context, 16);
        declare(module, NARROW, &[Type::f64(context), i32, i32], Some(half), None)?;
    }
    if launches {
        declare(module, LAUNCH, &[ptr, ptr], Some(i32), None)?;
        declare(module, UNLOAD, &[ptr], None, None)?;
    }
    Ok(())
}

/// The functions as modules of their own.
pub(crate) fn modules(context: &Context) -> Result<[Module<'_>; 2]> {
    let parse = |source: &str| Module::parse(context, source.as_bytes());
    Ok([parse(SUPPORT)?, parse(CUDA)?])
}

fn hide<'m>(function: OpRef<'m>, module: &'m Module<'m>) {
    function.set_attribute("linkage", Attribute::linkage_internal(module.context()));
}

fn needs_narrow(params: &[Param]) -> bool {
    let mut needs = false;
    for param in params {
        param.walk(&mut |param| {
            if let Param::Var(var) = param {
                needs |= is_narrow(var.dtype().code, var.dtype().bits);
            }
        });
    }
    needs
}

fn is_narrow(code: DLDataTypeCode, bits: u8) -> bool {
    bits == 16 && matches!(code, DLDataTypeCode::FLOAT | DLDataTypeCode::BFLOAT)
}
