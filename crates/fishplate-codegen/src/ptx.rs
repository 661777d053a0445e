//! Compiles device code from MLIR to PTX, in process. The kernels of a module are its functions with `nvvm.kernel`, or
//! those of its `gpu.module`s with `kernel`.
//!
//! Kernels call functions of libdevice if the file is available, and otherwise those of `math` in `fishplate-lang`.

use std::collections::HashSet;

use fishplate_mlir::{Attribute, Module, OpRef, OptLevel, Target, TargetMachine, Type};

use fishplate_abi::symbols::IMAGE;

use crate::{
    compile::{CodeOptions, LOWERING, Request, Source, is_lowered, line_info, link_libraries},
    error::{Error, Result},
    image,
    session::Session,
};

/// Architectures, each with the first PTX version that supports it. LLVM treats an unknown name as an old GPU, and only
/// prints a line to the terminal.
const ARCHITECTURES: &[(&str, u32)] = &[
    ("sm_50", 40),
    ("sm_52", 41),
    ("sm_53", 42),
    ("sm_60", 50),
    ("sm_61", 50),
    ("sm_62", 50),
    ("sm_70", 60),
    ("sm_72", 61),
    ("sm_75", 63),
    ("sm_80", 70),
    ("sm_86", 71),
    ("sm_87", 74),
    ("sm_89", 78),
    ("sm_90", 78),
    ("sm_90a", 80),
    ("sm_100", 86),
    ("sm_100a", 86),
    ("sm_103", 88),
    ("sm_103a", 88),
    ("sm_120", 87),
    ("sm_120a", 87),
    ("sm_121", 88),
    ("sm_121a", 88),
];
/// The default architecture: the driver compiles PTX of an older GPU for a newer one.
macro_rules! default_architecture {
    () => {
        "sm_80"
    };
}
pub(crate) use default_architecture;
/// The PTX version that all recent drivers support, unless the architecture needs a newer one.
const USUAL_PTX: u32 = 80;

/// Prefix of libdevice's functions.
const LIBRARY: &str = "__nv_";

/// Splits vectors into pieces of 16 bytes, the widest access of a GPU. Local arrays that only such pieces access become
/// registers.
macro_rules! split {
    () => {
        "scalarizer<load-store;min-bits=128>"
    };
}

/// For code whose loops over registers are to be unrolled. It simplifies the loops first, unrolls them, and then puts
/// arrays into registers. LLVM's own pipeline unrolls first, and takes up to twice as long for large tiles.
const UNROLLING: &str = concat!(
    "cgscc(inline),function<eager-inv>(sroa<modify-cfg>,early-cse<memssa>,simplifycfg,\
     instcombine<no-verify-fixpoint>,loop-mssa(loop-rotate,licm),\
     loop(loop-idiom,indvars,loop-deletion,loop-unroll-full),",
    split!(),
    ",sroa<modify-cfg>,early-cse<memssa>,instcombine<no-verify-fixpoint;max-iterations=1>,gvn,simplifycfg)"
);

/// Lowers `gpu.module`s to the llvm dialect. For a kernel, a memref with a static shape is a pointer, as launches pass
/// it.
const GPU_LOWERING: &str = "gpu.module(convert-scf-to-cf,\
    convert-gpu-to-nvvm{use-bare-ptr-memref-call-conv=1},convert-to-llvm,reconcile-unrealized-casts)";

/// Translates the kernels of a module, as text or bytecode, for the architecture of the options. If there are
/// `gpu.module`s, only they contain device code.
pub fn ptx(source: &[u8], code: &CodeOptions) -> Result<String> {
    let target = target(&code.gpu_arch)?;
    Session::with(|session| {
        let (context, machine) = session.parts(&target, code.opt_level)?;
        let mut module = Module::parse(context, source)?;
        if module.body().operations().any(is_gpu_module) {
            let mut part = device_part(&module, |_| true);
            if !is_lowered(&part) {
                module.run_passes(GPU_LOWERING)?;
                part = device_part(&module, |_| true);
            }
            module = part;
        }
        if !is_lowered(&module) {
            module.run_passes(LOWERING)?;
        }
        translate(&mut module, machine, code)
    })
}

fn target(arch: &str) -> Result<Target> {
    let version = first_version(arch)
        .map_err(|reason| Error::Option { option: format!("--gpu-arch {arch}"), reason })?;
    Ok(Target::nvptx(arch, version.max(USUAL_PTX)))
}

/// Translates a module of device code to PTX.
fn translate(
    module: &mut Module<'_>,
    machine: &TargetMachine,
    code: &CodeOptions,
) -> Result<String> {
    let ops = module.body().operations();
    let kernels: Vec<String> =
        ops.filter(|op| op.attribute("nvvm.kernel").is_some()).filter_map(OpRef::symbol).collect();
    if kernels.is_empty() {
        return Err(Error::NoKernel);
    }
    if code.line_info {
        module.run_passes(&line_info("DebugDirectivesOnly"))?;
    }
    let llvm = module.to_llvm()?;
    let keep: Vec<&str> = kernels.iter().map(String::as_str).collect();
    if !code.libraries.is_empty() {
        link_libraries(&llvm, code)?;
        llvm.seclude(&keep, None);
    }
    let calls = |op: OpRef<'_>| op.symbol().is_some_and(|symbol| symbol.starts_with(LIBRARY));
    let libdevice = code.libdevice.as_deref();
    if let Some(path) = libdevice.filter(|_| module.body().operations().any(calls)) {
        let unusable = |source| Error::File { path: path.to_owned(), source };
        llvm.link(&std::fs::read(path).map_err(unusable)?)?;
        llvm.seclude(&keep, None);
    }
    machine.prepare(&llvm);
    if code.opt_level == OptLevel::O2 && has_unrolled_loops(module) {
        machine.run_passes(&llvm, UNROLLING)?;
    } else {
        machine.run_passes(&llvm, concat!("function(", split!(), ")"))?;
        machine.optimise(&llvm)?;
    }
    Ok(machine.assembly(&llvm)?)
}

/// Whether a loop of the module is to be unrolled by the compiler.
fn has_unrolled_loops(module: &Module<'_>) -> bool {
    let plain = |op: OpRef<'_>| op.attribute("loop_annotation").is_none();
    !module.body().operations().all(|op| op.all(&mut |op| plain(op)))
}

/// The image of each lowered `gpu.module` to which host functions refer, by its name.
pub(crate) fn images(
    session: &mut Session,
    source: &[u8],
    code: &CodeOptions,
) -> Result<Vec<(String, Vec<u8>)>> {
    if !Source::Mlir(source).has_images() {
        return Ok(Vec::new());
    }
    let target = target(&code.gpu_arch)?;
    let (context, machine) = session.parts(&target, code.opt_level)?;
    let module = Module::parse(context, source)?;
    let names: Vec<String> = module
        .body()
        .operations()
        .filter(|op| is_gpu_module(*op))
        .filter_map(OpRef::symbol)
        .collect();
    let named = names.into_iter().filter(|name| module.find(&format!("{IMAGE}{name}")).is_some());
    named
        .map(|name| {
            let mut part = device_part(&module, |op| op.symbol().as_ref() == Some(&name));
            let ptx = translate(&mut part, machine, code)?;
            Ok((name, code.image(&ptx)?))
        })
        .collect()
}

/// Removes the `gpu.module`s from the module, and adds their code where the host functions expect it.
pub(crate) fn embed<'c>(module: &Module<'c>, images: &[(String, Vec<u8>)]) -> Result<Module<'c>> {
    let context = module.context();
    let host = Module::empty(context);
    let ops: Vec<OpRef<'_>> = module.body().operations().filter(|op| !is_gpu_module(*op)).collect();
    for op in ops.into_iter().rev() {
        op.clone_into(host.body());
    }
    for (name, image) in images {
        let missing = Error::Internal("an image that nobody holds");
        let global = host.find(&format!("{IMAGE}{name}")).ok_or(missing)?;
        let length =
            u32::try_from(image.len()).map_err(|_| Error::Internal("an image beyond 4 GiB"))?;
        global.set_attribute("global_type", Attribute::ty(Type::int(context, 8).array(length)));
        global.set_attribute("value", Attribute::string(context, image));
        let alignment = Attribute::int(Type::int(context, 64), image::ALIGNMENT as i64);
        global.set_attribute("alignment", alignment);
        global.set_attribute("linkage", Attribute::linkage_private(context));
    }
    Ok(host)
}

/// The first PTX version that supports an architecture.
pub(crate) fn first_version(arch: &str) -> std::result::Result<u32, String> {
    let found = ARCHITECTURES.iter().find(|(known, _)| *known == arch);
    found.map(|(_, version)| *version).ok_or_else(|| {
        let known: Vec<&str> = ARCHITECTURES.iter().map(|(known, _)| *known).collect();
        format!("unknown GPU architecture; known are {}", known.join(", "))
    })
}

/// The PTX that a function's launch contains, or that of the kernels in its module; `None` if it has neither.
pub(crate) fn device_code(request: &Request<'_>) -> Result<Option<Vec<u8>>> {
    if let Some(image) = request.provider.image() {
        let text =
            image::ptx_of(image).unwrap_or_else(|| image.strip_suffix(&[0]).unwrap_or(image));
        return Ok(std::str::from_utf8(text).is_ok().then(|| text.to_vec()));
    }
    let Source::Mlir(source) = request.source else { return Ok(None) };
    match ptx(source, request.code) {
        Ok(text) => Ok(Some(text.into_bytes())),
        Err(Error::NoKernel) => Ok(None),
        Err(error) => Err(error),
    }
}

/// The device code of a function as machine code; `None` if it has no device code.
pub(crate) fn device_cubin(request: &Request<'_>) -> Result<Option<Vec<u8>>> {
    if let Some(image) = request.provider.image().filter(|image| image.starts_with(b"\x7fELF")) {
        return Ok(Some(image.to_vec()));
    }
    let Some(ptx) = device_code(request)? else { return Ok(None) };
    let assembler = request.code.assembler.clone().unwrap_or_default();
    assembler.assemble(&String::from_utf8_lossy(&ptx), &request.code.gpu_arch).map(Some)
}

fn is_gpu_module(op: OpRef<'_>) -> bool {
    op.name() == "gpu.module"
}

/// The contents of the selected `gpu.module`s, as a separate module.
fn device_part<'c>(module: &Module<'c>, wanted: impl Fn(OpRef<'_>) -> bool) -> Module<'c> {
    let part = Module::empty(module.context());
    let modules = module.body().operations().filter(|op| is_gpu_module(*op) && wanted(*op));
    let regions = modules.flat_map(OpRef::regions);
    let inner: Vec<OpRef<'_>> =
        regions.flat_map(|region| region.blocks()).flat_map(|block| block.operations()).collect();
    // Each kernel contains its own copy of the functions that it uses.
    let mut known = HashSet::new();
    for op in inner.into_iter().rev() {
        if op.symbol().is_none_or(|symbol| known.insert(symbol)) {
            op.clone_into(part.body());
        }
    }
    part
}
