//! Compiles kernel code and a spec to object code: wrapper, lowering, LLVM IR, object.
//!
//! For code in this process, the support functions are linked separately (`engine.rs`); `emit` includes them, for
//! files. `join` merges several functions as bitcode into one file, so that they share one thread pool.
//!
//! Bitcode, bytecode and objects may be damaged, and LLVM trusts them. They are first compiled, or linked on trial, in
//! a child process (`fishplate_mlir::apart`), so that a crash becomes an error; objects also pass `object_check.rs`.

use std::{path::PathBuf, sync::OnceLock};

use fishplate_mlir::{ChildOutcome, LlvmModule, Module, OptLevel, Purpose, Target, TargetMachine};

use fishplate_abi::symbols::{DOC, FUNCTION, IMAGE, METADATA};

use crate::{
    engine::holds,
    error::{Error, Result},
    export::Export,
    image,
    machine::{self, Counted},
    metadata::{add_text_function, metadata},
    provider::CallProvider,
    ptx::{default_architecture, device_code, device_cubin, embed, images},
    ptxas::Assembler,
    session::Session,
    spec::{self, Param},
    wrapper::{Support, attach, attach_ffi_func, declared_bitcode, unload_symbol},
};

/// Lowers a module of the usual dialects to the llvm dialect.
pub(crate) const LOWERING: &str = "convert-scf-to-cf,convert-to-llvm,reconcile-unrealized-casts";

/// The pipeline for a wrapper without a kernel. It has no loops and nothing to inline, and LLVM's own pipeline would
/// take five times as long for the same code.
const LIGHT: &str =
    "function<eager-inv>(simplifycfg,early-cse,instcombine<no-verify-fixpoint>,simplifycfg)";

/// The pipeline for most kernels: inlining, full unrolling of loops with a known length, vectorisation, and promotion
/// of local arrays to registers once the loops over them are vectorised. The rest of LLVM's pipeline takes twice as
/// long, and compiling the copies of loops that it makes takes as long again.
const USUAL: &str = "cgscc(inline),function<eager-inv>(sroa<modify-cfg>,early-cse<memssa>,simplifycfg,\
    instcombine<no-verify-fixpoint>,loop-mssa(loop-rotate,licm),\
    loop(loop-idiom,indvars,loop-deletion,loop-unroll-full),sroa<modify-cfg>,gvn,dse,loop-vectorize,\
    slp-vectorizer,instcombine<no-verify-fixpoint>,simplifycfg,sroa<preserve-cfg>,early-cse)";

/// LLVM's full pipeline, followed by promotion of arrays that it leaves in memory although they could be vectors.
const ALL: &str = "default<O3>,function(sroa<preserve-cfg>,early-cse,simplifycfg)";

/// The source of the kernel.
#[derive(Clone, Copy, Debug)]
pub enum Source<'a> {
    /// No kernel: the wrapper only checks.
    None,
    /// MLIR, textual or bytecode.
    Mlir(&'a [u8]),
    /// LLVM IR, textual or bitcode.
    LlvmIr(&'a [u8]),
    /// A relocatable object for the same target.
    Object(&'a [u8]),
    /// The process: the kernel's address is given when the code is loaded.
    External,
}

impl Source<'_> {
    /// Whether it contains GPU kernels, whose images are compiled with it.
    pub fn has_images(&self) -> bool {
        let Source::Mlir(source) = self else { return false };
        match std::str::from_utf8(source) {
            Ok(text) => text.contains(IMAGE),
            // The source is bytecode.
            Err(_) => source.windows(IMAGE.len()).any(|bytes| bytes == IMAGE.as_bytes()),
        }
    }

    /// The task of a child process for this source.
    fn purpose(&self) -> Purpose {
        Purpose::Compile(match self {
            Source::Mlir(source) | Source::LlvmIr(source) | Source::Object(source) => source.len(),
            Source::None | Source::External => 0,
        })
    }

    /// Whether LLVM or MLIR reads these bytes without fully checking them.
    fn is_binary(&self) -> bool {
        match self {
            Source::Mlir(source) | Source::LlvmIr(source) => std::str::from_utf8(source).is_err(),
            Source::None | Source::Object(_) | Source::External => false,
        }
    }
}

/// Options of code generation.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CodeOptions {
    /// LLVM's optimisation level.
    pub opt_level: OptLevel,
    /// The target.
    pub target: Target,
    /// Passes that lower the module to the llvm dialect, if the usual ones do not fit.
    pub pipeline: Option<String>,
    /// The GPU architecture for which PTX is generated, such as `sm_90`.
    pub gpu_arch: String,
    /// LLVM bitcode with functions that device code may call.
    pub libdevice: Option<PathBuf>,
    /// LLVM IR to link with the GPU kernels, or with the module if it has none.
    pub libraries: Vec<PathBuf>,
    /// Whether the code contains source lines for debuggers.
    pub line_info: bool,
    /// Assembles GPU code at compile time. Without it, the driver does so when it loads the code.
    pub assembler: Option<Assembler>,
    /// Architectures for which the image contains machine code next to the PTX. The assembler makes it.
    pub gpu_code: Vec<String>,
}

impl CodeOptions {
    /// The image that a launch loads: NUL-terminated PTX, machine code for one architecture if the options ask for it,
    /// or machine code for several architectures together with the PTX.
    pub fn image(&self, ptx: &str) -> Result<Vec<u8>> {
        let Some(assembler) = &self.assembler else {
            return Ok([ptx.as_bytes(), &[0]].concat());
        };
        if self.gpu_code.is_empty() {
            return assembler.assemble(ptx, &self.gpu_arch);
        }
        let assemble = |arch: &String| Ok((arch.clone(), assembler.assemble(ptx, arch)?));
        let code: Vec<_> = self.gpu_code.iter().map(assemble).collect::<Result<_>>()?;
        image::pack(ptx, &self.gpu_arch, &code)
    }
}

impl Default for CodeOptions {
    fn default() -> Self {
        static HOST: OnceLock<Target> = OnceLock::new();
        let target = HOST.get_or_init(Target::host).clone();
        let gpu_arch = default_architecture!().to_owned();
        Self {
            opt_level: OptLevel::O2,
            target,
            pipeline: None,
            gpu_arch,
            libdevice: None,
            libraries: Vec::new(),
            line_info: false,
            assembler: None,
            gpu_code: Vec::new(),
        }
    }
}

/// Inspects or changes a module after lowering, before the wrapper is added.
pub type PostCompileHook<'a> = &'a dyn Fn(&mut Module<'_>) -> Result<()>;

/// A function to compile.
pub struct Request<'a> {
    /// The kernel.
    pub source: Source<'a>,
    /// The kernel's symbol; the wrapper is `__tvm_ffi_<symbol>`.
    pub symbol: &'a str,
    /// The name that errors show.
    pub display_name: &'a str,
    /// Parameters of the function.
    pub params: &'a [Param],
    /// How the kernel is called.
    pub provider: &'a dyn CallProvider,
    /// Options of code generation.
    pub code: &'a CodeOptions,
    /// Runs between lowering and wrapping.
    pub hook: Option<PostCompileHook<'a>>,
}

/// Compiled code.
#[derive(Clone, Default, Debug)]
pub struct CompiledCode {
    /// The symbol given for the kernel.
    pub symbol: String,
    /// The signature as errors show it.
    pub signature: String,
    /// Whether the wrapper holds resources that must be released before its code is unloaded.
    pub holds: bool,
    /// The objects: the wrapper, and the kernel if it came as an object.
    pub objects: Vec<Vec<u8>>,
}

impl CompiledCode {
    /// The wrapper's symbol.
    pub fn entry(&self) -> String {
        format!("{FUNCTION}{}", self.symbol)
    }
}

/// The output forms of a compiled function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// MLIR in the llvm dialect, with the wrapper.
    Mlir,
    /// Optimised LLVM IR.
    LlvmIr,
    /// Optimised LLVM IR as bitcode.
    Bitcode,
    /// Assembly of the target.
    Assembly,
    /// A relocatable object.
    Object,
    /// Device code only: the PTX of a launch, or the kernels of the module.
    Ptx,
    /// Device code only, as machine code for one architecture, made by `ptxas`.
    Cubin,
}

/// Compiles to object code for this process; an [`crate::Engine`] provides the support functions.
pub fn compile(request: &Request<'_>) -> Result<CompiledCode> {
    let plan = Plan { support: Support::Elsewhere, export: None, joins: false };
    let mut objects = vec![make(request, Form::Object, &plan)?];
    if let Source::Object(object) = request.source {
        objects.push(object.to_vec());
    }
    Ok(CompiledCode {
        symbol: request.symbol.to_owned(),
        signature: spec::signature(request.display_name, request.params),
        holds: request.provider.launches() || objects.iter().any(|object| holds(object)),
        objects,
    })
}

/// Adds the function that checks arguments to a module of the llvm dialect, given and returned as text. The kernel may
/// be defined elsewhere if the provider allows it.
pub fn attach_to_text(
    source: &[u8],
    symbol: &str,
    params: &[Param],
    provider: &dyn CallProvider,
    display_name: &str,
) -> Result<String> {
    let code = CodeOptions::default();
    Session::with(|session| {
        let (context, _) = session.parts(&code.target, code.opt_level)?;
        let module = Module::parse(context, source)?;
        attach_ffi_func(&module, symbol, params, provider, display_name)?;
        Ok(module.to_string())
    })
}

/// Compiles to one self-contained form: it needs only the functions of `libtvm_ffi` and libc.
pub fn emit(request: &Request<'_>, form: Form) -> Result<Vec<u8>> {
    make(request, form, &Plan { support: Support::Included, export: None, joins: false })
}

/// Like [`emit`], with names and metadata for a file.
pub(crate) fn emit_as(request: &Request<'_>, form: Form, export: &Export<'_>) -> Result<Vec<u8>> {
    make(request, form, &Plan { support: Support::Included, export: Some(export), joins: false })
}

/// Compiles a function that shares a file with others, to bitcode for [`join`].
pub(crate) fn emit_piece(request: &Request<'_>, export: &Export<'_>) -> Result<Vec<u8>> {
    let plan = Plan { support: Support::Included, export: Some(export), joins: true };
    make(request, Form::Bitcode, &plan)
}

/// Links pieces, given with their names. Their parallel loops share one thread pool.
pub(crate) fn join(
    pieces: &[(&str, &[u8])],
    form: Form,
    code: &CodeOptions,
    only_ffi_symbols: bool,
    counted: Counted,
) -> Result<Vec<u8>> {
    Session::with(|session| {
        let (context, machine) = session.parts(&code.target, code.opt_level)?;
        let llvm = Module::empty(context).to_llvm()?;
        for (_, bitcode) in pieces {
            llvm.link_here(bitcode)?;
        }
        let own = llvm.definitions();
        for part in declared_bitcode(context, |symbol| llvm.declares(symbol))? {
            llvm.link_here(&part)?;
        }
        let prefix = pieces.first().filter(|_| !only_ffi_symbols);
        let prefix = prefix.map(|(name, _)| private_prefix(name));
        llvm.seclude(&own.iter().map(String::as_str).collect::<Vec<_>>(), prefix.as_deref());
        machine.prepare(&llvm);
        if form == Form::Object {
            machine::describe(&llvm, &code.target, counted);
        }
        written(&llvm, machine, form)
    })
}

/// Outputs besides the wrapper.
struct Plan<'a> {
    support: Support,
    export: Option<&'a Export<'a>>,
    /// Whether it is linked with others into a file, which then provides the shared parts.
    joins: bool,
}

fn make(request: &Request<'_>, form: Form, plan: &Plan<'_>) -> Result<Vec<u8>> {
    match form {
        Form::Ptx => return device_code(request)?.ok_or(Error::NoKernel),
        Form::Cubin => return device_cubin(request)?.ok_or(Error::NoKernel),
        _ => {}
    }
    Session::with(|session| {
        if !request.source.is_binary() || request.hook.is_some() {
            return work(session, request, form, plan, Reading::Guarded);
        }
        let in_child =
            || work(session, request, form, plan, Reading::Here).map_err(|error| error.to_string());
        match fishplate_mlir::apart(request.source.purpose(), in_child) {
            ChildOutcome::Made(made) => Ok(made),
            // Repeats the work here, to get the error as a value.
            ChildOutcome::Refused(_) => work(session, request, form, plan, Reading::Guarded),
            ChildOutcome::Died(how) => Err(Error::Damaged { how }),
        }
    })
}

/// The process in which possibly damaged bytes are read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reading {
    /// A child process.
    Guarded,
    /// This process, which may crash.
    Here,
}

fn work(
    session: &mut Session,
    request: &Request<'_>,
    form: Form,
    plan: &Plan<'_>,
    reading: Reading,
) -> Result<Vec<u8>> {
    let code = request.code;
    let images = match request.source {
        Source::Mlir(source) => images(session, source, code)?,
        _ => Vec::new(),
    };
    let (context, machine) = session.parts(&code.target, code.opt_level)?;
    let mut module = match (request.source, reading) {
        (Source::Mlir(source), Reading::Guarded) => Module::parse(context, source)?,
        (Source::Mlir(source), Reading::Here) => Module::parse_here(context, source)?,
        _ => Module::empty(context),
    };
    if !images.is_empty() {
        module = embed(&module, &images)?;
    }
    lower(&mut module, code.pipeline.as_deref())?;
    if let Some(hook) = request.hook {
        hook(&mut module)?;
        module.verify()?;
    }
    // Before the wrapper is added, whose operations have no source location.
    if code.line_info {
        module.run_passes(&line_info("LineTablesOnly"))?;
    }
    let Request { symbol, params, provider, display_name, .. } = *request;
    attach(&module, symbol, params, provider, display_name, plan.support)?;
    if let Some(export) = plan.export {
        describe(&module, request, export)?;
    }
    if form == Form::Mlir {
        module.verify()?;
        return Ok(module.to_string().into_bytes());
    }
    let llvm = module.to_llvm()?;
    if images.is_empty() {
        link_libraries(&llvm, code)?;
    }
    if plan.support == Support::Included && !plan.joins {
        let declares = |symbol: &str| module.find(symbol).is_some();
        for part in declared_bitcode(context, declares)? {
            llvm.link_here(&part)?;
        }
    }
    if let Source::LlvmIr(source) = request.source {
        match reading {
            Reading::Guarded => llvm.link(source)?,
            Reading::Here => llvm.link_here(source)?,
        }
        check_joined(&llvm, symbol)?;
    }
    name_symbols(&llvm, request, plan.export)?;
    machine.prepare(&llvm);
    machine.run_passes(&llvm, pipeline(request))?;
    if form == Form::Object && plan.export.is_some() {
        machine::describe(&llvm, &code.target, Counted::of(request.source));
    }
    written(&llvm, machine, form)
}

/// The pass that turns locations into debug information.
pub(crate) fn line_info(kind: &str) -> String {
    format!("ensure-debug-info-scope-on-llvm-func{{emission-kind={kind}}}")
}

/// Links a module with the libraries of the options.
pub(crate) fn link_libraries(llvm: &LlvmModule, code: &CodeOptions) -> Result<()> {
    for path in &code.libraries {
        let unusable = |source| Error::File { path: path.clone(), source };
        llvm.link(&std::fs::read(path).map_err(unusable)?)?;
    }
    Ok(())
}

fn written(llvm: &LlvmModule, machine: &TargetMachine, form: Form) -> Result<Vec<u8>> {
    Ok(match form {
        Form::Mlir | Form::Ptx | Form::Cubin | Form::LlvmIr => llvm.to_string().into_bytes(),
        Form::Bitcode => llvm.bitcode(),
        Form::Assembly => machine.assembly(llvm)?.into_bytes(),
        Form::Object => machine.object(llvm)?,
    })
}

/// The LLVM passes for a request's code.
pub(crate) fn pipeline(request: &Request<'_>) -> &'static str {
    let is_only_wrapper = !matches!(request.source, Source::Mlir(_) | Source::LlvmIr(_));
    match request.code.opt_level {
        OptLevel::O0 => "default<O0>",
        _ if is_only_wrapper => LIGHT,
        OptLevel::O1 => "default<O1>",
        OptLevel::O2 => USUAL,
        OptLevel::O3 => ALL,
    }
}

/// Adds the functions that tools call to describe an exported function.
fn describe(module: &Module<'_>, request: &Request<'_>, export: &Export<'_>) -> Result<()> {
    let Export { name, description, .. } = export;
    let launches = request.provider.launches();
    let text = metadata(request.display_name, request.params, description, launches);
    add_text_function(module, &format!("{METADATA}{name}"), &text)?;
    if !description.doc.is_empty() {
        add_text_function(module, &format!("{DOC}{name}"), &description.doc)?;
    }
    Ok(())
}

/// Hides symbols that only the wrapper needs, so that the kernel can be inlined into it.
fn name_symbols(
    module: &LlvmModule,
    request: &Request<'_>,
    export: Option<&Export<'_>>,
) -> Result<()> {
    let entry = format!("{FUNCTION}{}", request.symbol);
    let unload = unload_symbol(request.symbol);
    let Some(export) = export else {
        module.seclude(&[&entry, &unload], None);
        return Ok(());
    };
    let symbols = public_symbols(export.name);
    let [public, public_unload, ..] = &symbols;
    if *public != entry {
        if module.defines(public) {
            return Err(Error::SymbolTaken { symbol: public.clone() });
        }
        module.rename(&entry, public)?;
    }
    if module.defines(&unload) && unload != *public_unload {
        module.rename(&unload, public_unload)?;
    }
    let prefix = (!export.only_ffi_symbols).then(|| private_prefix(export.name));
    module.seclude(&symbols.each_ref().map(String::as_str), prefix.as_deref());
    Ok(())
}

/// Public symbols of a function in a file: the function, its unloader, its metadata, its documentation.
fn public_symbols(name: &str) -> [String; 4] {
    let [public, metadata, doc] = [FUNCTION, METADATA, DOC].map(|prefix| format!("{prefix}{name}"));
    [public, unload_symbol(name), metadata, doc]
}

/// Prefix of a function's private symbols, if they are visible.
fn private_prefix(name: &str) -> String {
    format!("__fishplate_{name}_")
}

fn check_joined(module: &LlvmModule, symbol: &str) -> Result<()> {
    if module.defines(symbol) {
        return Ok(());
    }
    Err(Error::MissingCallee { symbol: symbol.to_owned() })
}

/// Whether all operations belong to dialects that LLVM IR can express.
pub(crate) fn is_lowered(module: &Module<'_>) -> bool {
    let fits = |name: &str| name.starts_with("llvm.") || name.starts_with("nvvm.");
    module.body().operations().all(|op| op.all(&mut |op| fits(&op.name())))
}

fn lower(module: &mut Module<'_>, pipeline: Option<&str>) -> Result<()> {
    match pipeline {
        Some(pipeline) => module.run_passes(pipeline)?,
        None if is_lowered(module) => {}
        None => module.run_passes(LOWERING)?,
    }
    Ok(())
}
