//! Additions to the module besides the wrapper: the text of its errors, and the functions of
//! `support.c`, `cuda.c`, `parallel.c`, `grid.c` and `text.c` that it calls.

use std::sync::OnceLock;

pub(crate) use fishplate_abi::symbols::{NARROW, RAISE, UNLOAD};
use fishplate_abi::{
    DLDataTypeCode,
    symbols::{CUDA_RUN, FLOAT_TEXT, GRID, PARALLEL},
};
use fishplate_mlir::{Attribute, Context, Module, OpRef, Type};

use super::{emit::Emit, value::declare};
use crate::{
    error::{Error, Result},
    spec::Param,
};

const SUPPORT: &str = include_str!("../../support/support.mlir");
const CUDA: &str = include_str!("../../support/cuda.mlir");
const PARALLEL_LOOPS: &str = include_str!("../../support/parallel.mlir");
const GRIDS: &str = include_str!("../../support/grid.mlir");
const TEXTS: &str = include_str!("../../support/text.mlir");

/// The functions of `support.c` as an object for this machine, for wrappers that do not contain them.
pub(crate) const SUPPORT_OBJECT: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/support.o"));
/// The functions of `cuda.c`.
pub(crate) const CUDA_OBJECT: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/cuda.o"));

/// The functions of `parallel.c`.
pub(crate) const PARALLEL_OBJECT: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/parallel.o"));

/// The functions of `grid.c`.
pub(crate) const GRID_OBJECT: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/grid.o"));

/// The function of `text.c`.
pub(crate) const TEXT_OBJECT: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/text.o"));

/// The function that releases the resources of a wrapper when its code is unloaded.
pub(crate) fn unload_symbol(symbol: &str) -> String {
    format!("{UNLOAD}{symbol}")
}

/// Distinguishes versions of these functions: code that was compiled for one may not fit another.
pub(crate) fn fingerprint() -> &'static [u8] {
    static FINGERPRINT: OnceLock<[u8; 32]> = OnceLock::new();
    FINGERPRINT.get_or_init(|| {
        let texts = [SUPPORT, CUDA, PARALLEL_LOOPS, GRIDS, TEXTS];
        fishplate_mlir::hash(&texts.map(str::as_bytes))
    })
}

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
        // Records are 32-bit words.
        .attribute("alignment", Attribute::int(emit.i64, 4))
        .region()
        .append_to(emit.module().body())?;
    Ok(())
}

/// Copies the functions that the wrapper needs, unless another wrapper in the module already has.
pub(crate) fn add_functions(module: &Module<'_>, params: &[Param], cuda: bool) -> Result<()> {
    let needs_narrow = needs_narrow(params);
    copy(module, SUPPORT, |symbol| symbol != NARROW || needs_narrow)?;
    if cuda { copy(module, CUDA, |_| true) } else { Ok(()) }
}

/// The functions of `parallel.c`, `grid.c`, `text.c` and `cuda.c` that a kernel declares, as LLVM bitcode
/// modules, for self-contained code.
pub(crate) fn declared_bitcode(
    context: &Context,
    declares: impl Fn(&str) -> bool,
) -> Result<Vec<Vec<u8>>> {
    let grid = declares(GRID);
    let texts = [
        (GRIDS, grid),
        (PARALLEL_LOOPS, grid || declares(PARALLEL)),
        (TEXTS, declares(FLOAT_TEXT)),
        (CUDA, declares(CUDA_RUN)),
    ];
    let needed = texts.iter().filter(|(_, needed)| *needed);
    needed
        .map(|(text, _)| {
            let module = Module::parse(context, text.as_bytes())?;
            Ok(module.to_llvm()?.bitcode())
        })
        .collect()
}

fn copy(module: &Module<'_>, from: &'static str, needs: impl Fn(&str) -> bool) -> Result<()> {
    for op in module.context().prelude(from)?.operations() {
        let Some(symbol) = op.symbol() else { continue };
        if !needs(&symbol) {
            continue;
        }
        if let Some(known) = module.find(&symbol) {
            if known.attribute("function_type") != op.attribute("function_type") {
                return Err(Error::SymbolTaken { symbol });
            }
            continue;
        }
        let copy = op.clone_into(module.body());
        if copy.has_body() && copy.name() == "llvm.func" {
            hide(copy, module);
        }
    }
    Ok(())
}

/// Declares the functions that the wrapper needs, which are defined elsewhere.
pub(crate) fn declare_functions<'m>(
    module: &'m Module<'m>,
    params: &[Param],
    cuda: bool,
) -> Result<()> {
    let context = module.context();
    let (i32, i64, ptr) = (Type::int(context, 32), Type::int(context, 64), Type::ptr(context, 0));
    declare(module, RAISE, &[ptr, i32, i64], None, None)?;
    if needs_narrow(params) {
        let half = Type::int(context, 16);
        declare(module, NARROW, &[Type::f64(context), i32, i32], Some(half), None)?;
    }
    if cuda { declare_cuda(module) } else { Ok(()) }
}

/// Declares the non-static functions of `cuda.c`.
fn declare_cuda<'m>(module: &'m Module<'m>) -> Result<()> {
    let context = module.context();
    let internal = Attribute::linkage_internal(context);
    for op in context.prelude(CUDA)?.operations() {
        let ty = op.attribute("function_type").and_then(Attribute::as_type);
        let (Some(symbol), Some((result, inputs))) = (op.symbol(), ty.and_then(Type::as_function))
        else {
            continue;
        };
        if !op.has_body() || op.attribute("linkage") == Some(internal) {
            continue;
        }
        let result = (result != Type::void(context)).then_some(result);
        declare(module, &symbol, &inputs, result, None)?;
    }
    Ok(())
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
