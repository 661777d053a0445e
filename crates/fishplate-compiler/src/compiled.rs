//! Compiling: `fishplate.compiler.compile_module` and the object that it returns.

use fishplate::abi::error_kind;
use std::{borrow::Cow, ffi::c_void, path::Path, sync::Arc};

use fishplate::{
    Any, AnyView, Array, Bytes, Error, Function, Object, ObjectRef, Result, Str, abi::TypeIndex,
};
use fishplate_codegen::{
    Cache, CodeOptions, Description, Export, Form, Options, PostCompileHook, Request, Source,
    common_target, compile, emit, export, metadata,
    provider::{CallProvider, CudaLaunch},
    spec::{self, Returned},
};
use fishplate_mlir::Module;

use crate::{
    convert::to_specs,
    error_out::raise,
    function::{entry_of, load},
    hook::Hook,
    params::Param,
    providers::{Provider, cluster_sides, launches_image, provider, result_var},
    ptxas,
};

/// A compiled function, and the request that it was compiled from.
#[derive(Object)]
#[object(key = "fishplate.compiler.Compiled", init = false, final)]
pub struct Compiled {
    /// The function.
    pub function: Function,
    /// Its signature, as errors show it.
    pub signature: String,
    /// The symbol given for the kernel.
    pub symbol: String,
    /// Receives the module between lowering and wrapping.
    pub hook: Option<Function>,
    #[field(skip)]
    pub(crate) recipe: Recipe,
    #[field(skip)]
    pub(crate) code: Arc<fishplate_codegen::CompiledCode>,
}

/// The owned data of a request.
#[derive(Default)]
pub(crate) struct Recipe {
    pub(crate) kernel: Kernel,
    pub(crate) symbol: String,
    pub(crate) display_name: String,
    params: Vec<spec::Param>,
    provider: Option<Box<dyn CallProvider + Send + Sync>>,
    pub(crate) options: Options,
}

#[derive(Default)]
pub(crate) enum Kernel {
    #[default]
    None,
    Mlir(Vec<u8>),
    LlvmIr(Vec<u8>),
    Object(Vec<u8>),
    Address(usize),
}

impl Kernel {
    /// Accepts text, bytes, an address, or nothing. The first bytes tell what bytes contain; text is LLVM IR if it
    /// looks like it, otherwise MLIR.
    fn of(source: &AnyView<'_>) -> Result<Self> {
        if source.is_none() {
            return Ok(Kernel::None);
        }
        let address = match source.type_index() {
            TypeIndex::OPAQUE_PTR => Some(source.get::<*mut c_void>()? as usize),
            TypeIndex::INT => Some(source.get::<i64>()? as usize),
            _ => None,
        };
        match address {
            Some(0) => {
                return Err(Error::new(
                    error_kind::VALUE_ERROR,
                    "the address of the kernel is null",
                ));
            }
            Some(address) => return Ok(Kernel::Address(address)),
            None => {}
        }
        let bytes = match source.get::<&str>() {
            Ok(text) => text.as_bytes(),
            Err(_) => source.get::<&[u8]>()?,
        };
        Ok(match bytes {
            [0x7f, b'E', b'L', b'F', ..] => Kernel::Object(bytes.to_vec()),
            [b'B', b'C', 0xc0, 0xde, ..] | [0xde, 0xc0, 0x17, 0x0b, ..] => {
                Kernel::LlvmIr(bytes.to_vec())
            }
            _ if is_llvm_ir(bytes) => Kernel::LlvmIr(bytes.to_vec()),
            _ => Kernel::Mlir(bytes.to_vec()),
        })
    }

    /// Whether the kernel cannot be part of the wrapper's module.
    fn is_elsewhere(&self) -> bool {
        matches!(self, Kernel::LlvmIr(_) | Kernel::Object(_) | Kernel::Address(_))
    }

    pub(crate) fn source(&self) -> Source<'_> {
        match self {
            Kernel::None => Source::None,
            Kernel::Mlir(source) => Source::Mlir(source),
            Kernel::LlvmIr(source) => Source::LlvmIr(source),
            Kernel::Object(object) => Source::Object(object),
            Kernel::Address(_) => Source::External,
        }
    }
}

fn is_llvm_ir(text: &[u8]) -> bool {
    const STARTS: [&[u8]; 6] =
        [b"; ModuleID", b"source_filename", b"target ", b"define ", b"declare ", b"attributes #"];
    text.split(|byte| *byte == b'\n').any(|line| STARTS.iter().any(|start| line.starts_with(start)))
}

impl Recipe {
    /// Creates a recipe from the arguments of `compile_module`.
    pub(crate) fn new(
        source: &AnyView<'_>,
        symbol: &str,
        params: &Array<ObjectRef<Param>>,
        provider_object: Option<&ObjectRef<Provider>>,
        options: Options,
        display_name: Option<String>,
    ) -> Result<Self> {
        let kernel = Kernel::of(source)?;
        let external = kernel.is_elsewhere();
        let recipe = Self {
            symbol: symbol.to_owned(),
            display_name: display_name.unwrap_or_else(|| symbol.to_owned()),
            params: to_specs(params)?,
            provider: Some(provider(provider_object, external, &options)?),
            options,
            kernel,
        };
        Ok(recipe.aimed())
    }

    /// Chooses the target. Host code that launches GPU kernels spends its time in the driver, so without a `--target`
    /// it is compiled for features that most machines have. Pickles, cache entries and libraries then run on all of
    /// them.
    fn aimed(mut self) -> Self {
        let launches = self.provider.as_ref().is_some_and(|provider| provider.launches());
        if self.options.target.is_none() && (launches || self.kernel.source().has_images()) {
            self.options.target = Some(common_target());
        }
        self
    }

    pub(crate) fn with_request<T>(
        &self,
        options: &Options,
        hook: Option<&Function>,
        body: impl FnOnce(&Request<'_>) -> fishplate_codegen::Result<T>,
    ) -> Result<T> {
        let code = options.code();
        let nop = fishplate_codegen::provider::Nop;
        let provider: &dyn CallProvider = match &self.provider {
            Some(provider) => provider.as_ref(),
            None => &nop,
        };
        let hook = hook.map(Hook::new);
        let run = |module: &mut Module<'_>| match &hook {
            Some(hook) => hook.run(module),
            None => Ok(()),
        };
        let request = Request {
            source: self.kernel.source(),
            symbol: &self.symbol,
            display_name: &self.display_name,
            params: &self.params,
            provider,
            code: &code,
            hook: hook.as_ref().map(|_| &run as PostCompileHook<'_>),
        };
        // The error that the hook raised is more useful than the fact that it failed.
        body(&request)
            .map_err(|error| hook.and_then(Hook::into_error).unwrap_or_else(|| raise(error)))
    }

    fn compile(&self, hook: Option<&Function>) -> Result<Arc<fishplate_codegen::CompiledCode>> {
        let options = &self.options;
        self.keep(hook)?;
        self.with_request(options, hook, |request| match Cache::of_process()? {
            Some(cache) if !options.no_cache => cache.compile(request),
            _ => compile(request).map(Arc::new),
        })
    }

    /// Compiles and links. `callee` is the kernel's symbol, if it differs from the given one.
    pub(crate) fn finish(self, callee: Option<String>, hook: Option<Function>) -> Result<Compiled> {
        let made = self.compile(hook.as_ref())?;
        self.load(made, callee, hook)
    }

    /// Links code that was compiled from this recipe.
    pub(crate) fn load(
        self,
        made: Arc<fishplate_codegen::CompiledCode>,
        callee: Option<String>,
        hook: Option<Function>,
    ) -> Result<Compiled> {
        let symbol = self.symbol.clone();
        let callee = callee.unwrap_or_else(|| symbol.clone());
        let address = match self.kernel {
            Kernel::Address(address) => {
                Some((callee.as_str(), std::ptr::with_exposed_provenance::<c_void>(address)))
            }
            _ => None,
        };
        if made.holds {
            ptxas::prepare();
        }
        let function = match foreign_target(&self.options) {
            Some(target) => foreign_function(&self.display_name, target),
            None => load(&made, address)?,
        };
        let signature = made.signature.clone();
        Ok(Compiled { function, signature, symbol, hook, recipe: self, code: made })
    }

    /// Writes the forms that the options select.
    fn keep(&self, hook: Option<&Function>) -> Result<()> {
        let options = &self.options;
        let forms: &[(bool, Form, &str)] = &[
            (options.keep_ir, Form::Mlir, "mlir"),
            (options.keep_ir, Form::LlvmIr, "ll"),
            (options.keep_assembly, Form::Assembly, "s"),
            (options.keep_ptx, Form::Ptx, "ptx"),
            (options.keep_cubin, Form::Cubin, "cubin"),
        ];
        let folder = options.dump_dir();
        for (_, form, ending) in forms.iter().filter(|(wanted, ..)| *wanted) {
            // A symbol may contain anything, but must not name another folder.
            let path = folder.join(format!("{}.{ending}", self.symbol.replace('/', "_")));
            let options = fitting(options, *form)?;
            self.with_request(&options, hook, |request| match emit(request, *form) {
                Err(fishplate_codegen::Error::NoKernel) => Ok(()),
                made => {
                    let made = made?;
                    let unusable =
                        |source| fishplate_codegen::Error::File { path: folder.to_owned(), source };
                    std::fs::create_dir_all(folder).map_err(unusable)?;
                    fishplate_codegen::write_file(&path, &made)
                }
            })?;
        }
        Ok(())
    }
}

/// The options for one form.
fn fitting(options: &Options, form: Form) -> Result<Cow<'_, Options>> {
    Ok(match form {
        Form::Cubin => Cow::Owned(ptxas::for_cubin(options)?),
        _ => Cow::Borrowed(options),
    })
}

/// Compiles a kernel and the function that checks its arguments.
///
/// `source` is MLIR or LLVM IR as text or bytes, an object, the address of a function, or None for a function that only
/// checks. Without a provider nothing is called. A hook receives the lowered module as text and may return another.
#[fishplate::function("fishplate.compiler.compile_module")]
fn compile_module(
    source: AnyView<'_>,
    symbol: &str,
    params: Array<ObjectRef<Param>>,
    #[default = None] provider_object: Option<ObjectRef<Provider>>,
    #[default = ""] options: &str,
    #[default = None] display_name: Option<String>,
    #[default = None] hook: Option<Function>,
) -> Result<ObjectRef<Compiled>> {
    let given = provider_object.as_ref();
    let options = ptxas::parse(options)?;
    if given.is_some_and(launches_image) {
        ptxas::require(&options)?;
    }
    let recipe = Recipe::new(&source, symbol, &params, given, options, display_name)?;
    let callee = provider_object.and_then(|provider| provider.callee.clone());
    recipe.finish(callee, hook).map(Compiled::into_ref)
}

/// Compiles a kernel whose parameters a signature describes. Like a function written in C or Rust, it takes pointers
/// and numbers one by one. The kernel's symbol is the name in the signature.
#[fishplate::function("fishplate.compiler.wrap")]
fn wrap(source: AnyView<'_>, signature: &str, #[default = ""] options: &str) -> Result<Function> {
    let kernel = Kernel::of(&source)?;
    let (name, params, result) = spec::parse_function(signature).map_err(raise)?;
    let external = kernel.is_elsewhere();
    let returns = result.map(result_var).transpose()?;
    let provider =
        fishplate_codegen::provider::PlainCall { external, returns, ..Default::default() };
    let recipe = Recipe {
        symbol: name.clone(),
        display_name: name,
        params,
        provider: Some(Box::new(provider)),
        options: ptxas::parse(options)?,
        kernel,
    };
    recipe.finish(None, None).map(|compiled| compiled.function)
}

/// Compiles a function that checks its arguments and launches a kernel from an image, on the current stream of their
/// device. The kernel's name is that of the signature.
#[expect(clippy::too_many_arguments, reason = "a launch has as many sizes and options")]
#[fishplate::function("fishplate.cuda.kernel")]
fn cuda_kernel(
    image: Bytes,
    signature: &str,
    grid: Array<Str>,
    block: Array<Str>,
    #[default = "0"] shared_memory: &str,
    #[default = None] cluster: Option<Array<i64>>,
    #[default = None] args: Option<Array<Str>>,
    #[default = false] preflight: bool,
    #[default = ""] options: &str,
) -> Result<Function> {
    let (name, params) = spec::parse_signature(signature).map_err(raise)?;
    let sizes = |sizes: &Array<Str>| sizes.iter().map(|size| size.to_string()).collect::<Vec<_>>();
    let [grid, block] = [sizes(&grid), sizes(&block)];
    let [grid, block] = [&grid, &block].map(|sizes| sizes.iter().map(String::as_str).collect());
    let (grid, block): (Vec<&str>, Vec<&str>) = (grid, block);
    let launch = CudaLaunch::parse(image.to_vec(), &name, &grid, &block, shared_memory);
    let launch = CudaLaunch {
        args: args.map(|names| sizes(&names)),
        cluster: cluster.as_ref().map(cluster_sides).transpose()?,
        preflight,
        ..launch.map_err(raise)?
    };
    let recipe = Recipe {
        kernel: Kernel::None,
        symbol: name.clone(),
        display_name: name,
        params,
        provider: Some(Box::new(launch)),
        options: ptxas::parse(options)?,
    };
    recipe.aimed().finish(None, None).map(|compiled| compiled.function)
}

/// The triple of the code, if this machine cannot run it.
fn foreign_target(options: &Options) -> Option<&str> {
    let triple = options.target.as_ref()?.triple.as_str();
    (triple.split('-').next() != Some(std::env::consts::ARCH)).then_some(triple)
}

/// A placeholder for a function that can be exported, but not called.
fn foreign_function(display_name: &str, triple: &str) -> Function {
    let message = format!(
        "`{display_name}` was compiled for {triple}, a different architecture: it can be exported, but \
         not called here"
    );
    Function::packed(move |_: &[AnyView<'_>]| -> Result<()> {
        Err(Error::new(error_kind::RUNTIME_ERROR, message.clone()))
    })
}

/// The description of an exported function.
pub(crate) fn described(
    doc: &str,
    defaults: impl Iterator<Item = Str>,
    returns: &str,
) -> Result<Description> {
    let unknown = || {
        Error::new(
            error_kind::VALUE_ERROR,
            format!("{returns:?} cannot be the result of a function"),
        )
    };
    Ok(Description {
        doc: doc.to_owned(),
        defaults: defaults.map(|json| json.to_string()).collect(),
        returns: Returned::parse(returns).ok_or_else(unknown)?,
    })
}

/// Checks the name of an exported function.
pub(crate) fn check_name(name: &str) -> Result<()> {
    if name.is_empty() || name.contains(|letter: char| letter.is_control()) {
        let message = format!("{name:?} cannot be the name of an exported function");
        return Err(Error::new(error_kind::VALUE_ERROR, message));
    }
    Ok(())
}

#[fishplate::methods]
impl Compiled {
    /// Writes the function under a name to a file with the extension `.o .so .ll .bc .mlir .s .ptx` or `.cubin`.
    #[expect(clippy::too_many_arguments, reason = "one per choice that an export has")]
    fn export(
        &self,
        path: &str,
        #[default = None] name: Option<String>,
        #[default = false] export_only_tvm_ffi_symbols: bool,
        #[default = ""] doc: &str,
        #[default = ""] options: &str,
        #[default = None] defaults: Option<Array<Str>>,
        #[default = "None"] returns: &str,
    ) -> Result<()> {
        let name = name.unwrap_or_else(|| self.recipe.display_name.clone());
        check_name(&name)?;
        let description = described(doc, defaults.iter().flat_map(Array::iter), returns)?;
        let how = Export {
            path: Path::new(path),
            name: &name,
            description: &description,
            only_ffi_symbols: export_only_tvm_ffi_symbols,
        };
        let options = self.options(options)?;
        let is_cubin = Path::new(path).extension().is_some_and(|ending| ending == "cubin");
        let form = if is_cubin { Form::Cubin } else { Form::Object };
        let options = fitting(&options, form)?;
        self.recipe.with_request(&options, self.hook.as_ref(), |request| export(request, &how))
    }

    /// The metadata of the exported function, as JSON.
    fn metadata(
        &self,
        #[default = ""] doc: &str,
        #[default = None] defaults: Option<Array<Str>>,
        #[default = "None"] returns: &str,
    ) -> Result<String> {
        let description = described(doc, defaults.iter().flat_map(Array::iter), returns)?;
        let launches = self.recipe.provider.as_ref().is_some_and(|provider| provider.launches());
        Ok(metadata(&self.recipe.display_name, &self.recipe.params, &description, launches))
    }

    /// The address of `__tvm_ffi_<symbol>` in this process, which stays valid as long as the function lives. Only its
    /// own symbol, with or without the prefix, can be looked up: the kernel is part of it.
    fn raw_lookup(&self, #[default = None] symbol: Option<&str>) -> Result<*mut c_void> {
        let entry = self.code.entry();
        let given = symbol.unwrap_or(&entry);
        if given != entry && given != self.symbol {
            let text = format!(
                "unknown symbol `{given}`; expected `{entry}`, the only symbol of the function"
            );
            return Err(Error::new(error_kind::VALUE_ERROR, text));
        }
        if let Some(triple) = foreign_target(&self.recipe.options) {
            let text = format!(
                "`{entry}` was compiled for {triple}, so it has no address here: export it"
            );
            return Err(Error::new(error_kind::RUNTIME_ERROR, text));
        }
        Ok(entry_of(&self.function))
    }

    /// The function as `mlir`, `llvm`, `bitcode`, `assembly` or `object`, or its device code as `ptx` or `cubin`.
    fn emit(&self, form: &str, #[default = ""] options: &str) -> Result<Any> {
        let form = match form {
            "mlir" => Form::Mlir,
            "llvm" => Form::LlvmIr,
            "bitcode" => Form::Bitcode,
            "assembly" => Form::Assembly,
            "object" => Form::Object,
            "ptx" => Form::Ptx,
            "cubin" => Form::Cubin,
            _ => {
                let text = format!(
                    "expected mlir, llvm, bitcode, assembly, object, ptx or cubin, got `{form}`"
                );
                return Err(Error::new(error_kind::VALUE_ERROR, text));
            }
        };
        let options = self.options(options)?;
        let options = fitting(&options, form)?;
        let bytes = self
            .recipe
            .with_request(&options, self.hook.as_ref(), |request| emit(request, form))?;
        Ok(match form {
            Form::Bitcode | Form::Object | Form::Cubin => Any::from(Bytes::from(bytes.as_slice())),
            _ => Any::from(String::from_utf8_lossy(&bytes).as_ref()),
        })
    }
}

impl Compiled {
    /// The options with which the function was compiled, or others.
    pub(crate) fn options(&self, text: &str) -> Result<Options> {
        if text.is_empty() {
            return Ok(self.recipe.options.clone());
        }
        ptxas::parse(text)
    }
}

/// The kernels of an MLIR module, its functions with `nvvm.kernel`, as PTX for an architecture.
#[fishplate::function("fishplate.compiler.ptx")]
fn ptx(source: AnyView<'_>, gpu_arch: &str, #[default = ""] options: &str) -> Result<String> {
    let options = crate::options::parse(options)?;
    match Kernel::of(&source)? {
        Kernel::Mlir(source) => {
            let gpu_arch = gpu_arch.to_owned();
            let code = CodeOptions { gpu_arch, ..options.code() };
            fishplate_codegen::ptx(&source, &code).map_err(raise)
        }
        _ => Err(Error::new(
            error_kind::TYPE_ERROR,
            "Expected a module of MLIR, as text or bytecode",
        )),
    }
}
