//! Call providers as objects.

use fishplate::abi::error_kind;
use fishplate::{Any, Array, Bytes, Error, Object, ObjectRef, Result, Str, Variant2};
use fishplate_codegen::{
    Options,
    provider::{self, CallProvider},
    spec::Var,
};

use crate::{error_out::raise, ptxas};

/// The calling convention of a kernel.
#[derive(Object)]
#[object(key = "fishplate.compiler.Provider", init = false)]
pub struct Provider {
    /// The kernel's symbol, if it differs from the one given to the wrapper.
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
    /// Whether a kernel that is not MLIR returns `i32`, 0 for success; otherwise it returns nothing.
    #[field(default = true)]
    pub returns_status: bool,
    /// Whether the address of the result is passed last.
    #[field(default = false)]
    pub passes_result: bool,
    /// Whether the device of the GPU tensors and the stream for it are passed after the parameters.
    #[field(default = false)]
    pub passes_device: bool,
    /// Whether the address of the arguments and their number are passed after that.
    #[field(default = false)]
    pub passes_args: bool,
    /// The type of a number that the kernel returns as the function's result, such as `int32`.
    #[field(default = None)]
    pub returns: Option<String>,
}

/// Passes one struct per parameter: as an array of their addresses, or each by value.
#[derive(Object)]
#[repr(C)]
#[object(key = "fishplate.compiler.PackedCall", parent = Provider, final)]
pub struct PackedCall {
    base: Provider,
    /// Whether the number of structs is passed after the array.
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
    /// Whether the device of the first GPU tensor is current on the thread during the call, and the kernel's status is
    /// a CUDA error code.
    #[field(default = false)]
    pub cuda: bool,
    /// With `cuda`: the module's function that creates its library, such as `cuda_init`.
    #[field(default = None)]
    pub cuda_init: Option<String>,
    /// With `cuda`: the function that loads it onto a device, such as `cuda_load_to_device`.
    #[field(default = None)]
    pub cuda_load: Option<String>,
    /// With `cuda`: the function that unloads the library, such as `_cudaLibraryUnload`.
    #[field(default = None)]
    pub cuda_unload: Option<String>,
}

impl CuteCall {
    fn hooks(&self) -> Option<provider::CudaHooks> {
        self.cuda.then(|| provider::CudaHooks {
            init: self.cuda_init.clone(),
            load: self.cuda_load.clone(),
            unload: self.cuda_unload.clone(),
        })
    }
}

/// Launches a CUDA kernel. It needs no host compiler, and no CUDA library before the first call.
#[derive(Object)]
#[repr(C)]
#[object(key = "fishplate.compiler.CudaLaunch", parent = Provider, final)]
pub struct CudaLaunch {
    base: Provider,
    /// PTX or a cubin.
    pub image: Bytes,
    /// The kernel's name in the image.
    pub kernel: String,
    /// One to three numbers, or expressions over the spec's variables such as `ceildiv(n, 128)`.
    pub grid: Array<Variant2<i64, Str>>,
    /// One to three numbers or expressions, like `grid`.
    pub block: Array<Variant2<i64, Str>>,
    /// Dynamic shared memory in bytes, as a number or an expression.
    #[field(default = "0".to_owned())]
    pub shared_memory: String,
    /// Names of the parameters that the kernel takes, in its order; all except the stream by default.
    #[field(default = None)]
    pub params: Option<Array<Str>>,
    /// Arguments of the kernel that replace the parameters, in its order: names of tensors, each for the address of its
    /// first element, and names of variables.
    #[field(default = None)]
    pub args: Option<Array<Str>>,
    /// Blocks of a cluster along x, y and z.
    #[field(default = None)]
    pub cluster: Option<Array<i64>>,
    /// Whether every launch is first checked against the limits of the device.
    #[field(default = false)]
    pub preflight: bool,
}

fn cuda_launch(launch: &CudaLaunch, options: &Options) -> Result<provider::CudaLaunch> {
    let list = |sizes: &Array<Variant2<i64, Str>>| -> Vec<String> {
        let sizes = sizes.iter().map(|size| match size {
            Variant2::A(number) => number.to_string(),
            Variant2::B(text) => text.to_string(),
        });
        sizes.collect()
    };
    let (grid, block) = (list(&launch.grid), list(&launch.block));
    let [grid, block] =
        [&grid, &block].map(|list| list.iter().map(String::as_str).collect::<Vec<_>>());
    let image = ptxas::assembled(launch.image.to_vec(), options)?;
    let shared = &launch.shared_memory;
    let parsed = provider::CudaLaunch::parse(image, &launch.kernel, &grid, &block, shared);
    let names = |names: Option<&Array<Str>>| {
        names.map(|names| names.iter().map(|name| name.to_string()).collect::<Vec<_>>())
    };
    let (params, args) = (names(launch.params.as_ref()), names(launch.args.as_ref()));
    let cluster = launch.cluster.as_ref().map(cluster_sides).transpose()?;
    let preflight = launch.preflight;
    Ok(provider::CudaLaunch { params, args, cluster, preflight, ..parsed.map_err(raise)? })
}

/// Parses one to three sizes; the others are 1.
pub(crate) fn cluster_sides(sides: &Array<i64>) -> Result<[u32; 3]> {
    let mut all = [1; 3];
    if sides.is_empty() || sides.len() > 3 {
        let message = format!("cluster must have one to three sizes, got {}", sides.len());
        return Err(Error::new(error_kind::VALUE_ERROR, message));
    }
    for (side, given) in all.iter_mut().zip(sides.iter()) {
        *side = u32::try_from(given).map_err(|_| {
            Error::new(
                error_kind::VALUE_ERROR,
                format!("cluster must hold positive numbers, got {given}"),
            )
        })?;
    }
    Ok(all)
}

/// The variable for a result that is a number of this type.
pub(crate) fn result_var(dtype: &str) -> Result<Var> {
    let var = Var::new("result", dtype).and_then(|var| var.check_scalar().map(|()| var));
    var.map_err(|error| raise(error.into()))
}

/// Whether an object launches an image that was passed to it.
pub(crate) fn launches_image(object: &ObjectRef<Provider>) -> bool {
    Any::from(object.clone()).try_get::<ObjectRef<CudaLaunch>>().is_some()
}

/// Converts an object to the compiler's provider. Without an object, nothing is called.
pub(crate) fn provider(
    object: Option<&ObjectRef<Provider>>,
    external: bool,
    options: &Options,
) -> Result<Box<dyn CallProvider + Send + Sync>> {
    let Some(object) = object else { return Ok(Box::new(provider::Nop)) };
    let any = Any::from(object.clone());
    let callee = object.callee.clone();
    if any.try_get::<ObjectRef<Nop>>().is_some() {
        return Ok(Box::new(provider::Nop));
    }
    if let Some(plain) = any.try_get::<ObjectRef<PlainCall>>() {
        let returns_nothing = external && !plain.returns_status;
        let (passes_result, passes_device) = (plain.passes_result, plain.passes_device);
        let passes_args = plain.passes_args;
        let returns = plain.returns.as_deref().map(result_var).transpose()?;
        return Ok(Box::new(provider::PlainCall {
            callee,
            external,
            returns_nothing,
            passes_device,
            passes_args,
            passes_result,
            returns,
        }));
    }
    if let Some(cute) = any.try_get::<ObjectRef<CuteCall>>() {
        let cuda = cute.hooks();
        return Ok(Box::new(provider::CuteCall { callee, external, cuda }));
    }
    if let Some(launch) = any.try_get::<ObjectRef<CudaLaunch>>() {
        return Ok(Box::new(cuda_launch(&launch, options)?));
    }
    let packed = any.try_get::<ObjectRef<PackedCall>>().ok_or_else(|| {
        Error::new(
            error_kind::TYPE_ERROR,
            format!("Unsupported call provider: {}", any.view().type_key()),
        )
    })?;
    Ok(Box::new(provider::PackedCall {
        callee,
        include_num_args: packed.include_num_args,
        struct_call: packed.struct_call,
        external,
    }))
}
