//! A kernel for NVIDIA GPUs: takes PTX or a cubin, and produces a function that launches it. Building it needs no host
//! compiler and no part of CUDA; the driver is found at the first call.
//!
//! The wrapper itself checks whether the device is ready (`cuda.rs`). If not, `support/cuda.c` loads the driver once,
//! and the image once per device under a lock, also while a stream is being captured. Code that a device reset removed
//! is loaded again. The launch is inlined into the wrapper (`always_inline` in `cuda.c`), where sizes are mostly
//! constants. If the driver refuses it, it is tried again in the context of its device. The thread's context is left
//! unchanged, also after a failure.

mod binary;
mod error;
mod evaluate;
mod expression;
mod parse;
mod ptx;

use std::fmt::Write as _;

use fishplate_mlir::{Attribute, Block, Type, Value};

pub use error::LaunchError;
pub use expression::{Expr, ExprOp};

use super::{
    CallProvider,
    cuda::{self, Library, ask, go_on_if},
    plain,
};
use fishplate_abi::launch_flags::{LARGE_CLUSTER, PORTABLE_CLUSTER, PREFLIGHT};
use fishplate_abi::symbols::{CUDA_CURRENT, CUDA_LAUNCH, CUDA_LOAD, CUDA_VARIABLE};

use crate::{
    error::{Error, Result},
    spec::Param,
    wrapper::{CallContext, Compare, Emit, Likelihood, Operand},
};
use evaluate::Evaluator;

/// Names of the sizes of a launch.
const NAMES: [&str; 7] =
    ["grid.x", "grid.y", "grid.z", "block.x", "block.y", "block.z", "shared memory"];

/// Launches a kernel on the device of the first GPU tensor, or on the thread's device if there is none. The kernel
/// takes the arguments that [`super::PlainCall`] would pass, without the stream. A grid without blocks launches
/// nothing; with a preflight it is an error.
#[derive(Clone, Debug)]
pub struct CudaLaunch {
    /// PTX text, a cubin or a fatbin.
    pub image: Vec<u8>,
    /// The kernel's name in it.
    pub kernel: String,
    /// Blocks along x, y and z.
    pub grid: [Expr; 3],
    /// Threads of a block along x, y and z.
    pub block: [Expr; 3],
    /// Bytes of dynamic shared memory.
    pub shared_bytes: Expr,
    /// Names of the parameters that the kernel takes, in its order; `None` for all except the stream.
    pub params: Option<Vec<String>>,
    /// Arguments of the kernel that replace the parameters, in its order: names of tensors, each for the address of its
    /// first element, and names of variables.
    pub args: Option<Vec<String>>,
    /// Blocks of a cluster along x, y and z; `None` for a launch without clusters.
    pub cluster: Option<[u32; 3]>,
    /// Whether every launch is first checked against the limits of the device, so that errors name the violated limit.
    pub preflight: bool,
}

impl CudaLaunch {
    /// Creates a launch along x, without shared memory.
    pub fn new(
        image: impl Into<Vec<u8>>,
        kernel: &str,
        grid: impl Into<Expr>,
        block: impl Into<Expr>,
    ) -> Self {
        let one = || Expr::Const(1);
        Self {
            image: image.into(),
            kernel: kernel.to_owned(),
            grid: [grid.into(), one(), one()],
            block: [block.into(), one(), one()],
            shared_bytes: Expr::Const(0),
            params: None,
            args: None,
            cluster: None,
            preflight: false,
        }
    }

    /// Creates a launch whose sizes are given as text. `grid` and `block` have up to three entries, and the others are
    /// 1. An empty text means no shared memory.
    pub fn parse(
        image: impl Into<Vec<u8>>,
        kernel: &str,
        grid: &[&str],
        block: &[&str],
        shared_bytes: &str,
    ) -> Result<Self> {
        let three = |given: &[&str]| -> Result<[Expr; 3]> {
            if given.is_empty() || given.len() > 3 {
                return Err(LaunchError::Entries(given.len()).into());
            }
            let mut all = [Expr::Const(1), Expr::Const(1), Expr::Const(1)];
            for (expr, text) in all.iter_mut().zip(given) {
                *expr = text.parse()?;
            }
            Ok(all)
        };
        let (grid, block) = (three(grid)?, three(block)?);
        let shared_bytes =
            if shared_bytes.is_empty() { Expr::Const(0) } else { shared_bytes.parse()? };
        Ok(Self { grid, block, shared_bytes, ..Self::new(image, kernel, 1, 1) })
    }

    /// `Launch.flags` of `cuda.c`.
    fn flags(&self) -> i32 {
        let sides = self.cluster.unwrap_or([1; 3]);
        let blocks = sides.iter().fold(1_i64, |all, &side| all.saturating_mul(side.into()));
        let large = if blocks > PORTABLE_CLUSTER { LARGE_CLUSTER } else { 0 };
        large | if self.preflight { PREFLIGHT } else { 0 }
    }

    fn sizes(&self) -> impl Iterator<Item = &Expr> {
        self.grid.iter().chain(&self.block).chain([&self.shared_bytes])
    }

    /// The parameters that the kernel takes.
    fn passed<'a>(&self, call: &CallContext<'a, '_>) -> Result<Vec<&'a Param>> {
        let all = call.passed();
        let Some(names) = &self.params else {
            return Ok(all.into_iter().filter(|param| !is_stream(param)).collect());
        };
        names
            .iter()
            .map(|name| {
                let found = all.iter().find(|param| param.name() == name);
                found.copied().ok_or_else(|| {
                    let known = all.iter().map(|param| param.name().to_owned()).collect();
                    LaunchError::UnknownParam { name: name.clone(), known }.into()
                })
            })
            .collect()
    }

    /// Arguments of the kernel.
    fn operands<'m>(&self, call: &mut CallContext<'_, 'm>) -> Result<Vec<Operand<'m>>> {
        let mut operands = Vec::new();
        let Some(names) = &self.args else {
            for param in self.passed(call)? {
                plain::push(call, param, &mut operands)?;
            }
            return Ok(operands);
        };
        let (all, vars) = (call.passed(), Evaluator::new(&call.passed()));
        for name in names {
            match all.iter().find(|param| param.name() == name) {
                Some(param @ Param::Tensor(_)) => operands.push(call.pointer(param)?.into()),
                Some(Param::Var(var)) => operands.push(call.operand(var)?),
                Some(param @ (Param::DataPointer { .. } | Param::Stream { .. })) => {
                    operands.push(call.pointer(param)?.into());
                }
                _ => operands.push(call.operand(vars.find(name, "the arguments of the kernel")?)?),
            }
        }
        Ok(operands)
    }

    /// The values of all sizes, in the order of `Launch` in `cuda.c`.
    fn evaluate<'m>(&self, call: &mut CallContext<'_, 'm>) -> Result<Vec<Value<'m>>> {
        let mut evaluator = Evaluator::new(&call.passed());
        self.sizes().zip(NAMES).map(|(expr, name)| evaluator.size(call, expr, name)).collect()
    }

    /// Continues at the returned block if there is nothing to launch.
    fn skip_if_empty<'m>(emit: &mut Emit<'m>, grid: &[Value<'m>]) -> Result<Block<'m>> {
        let (work, done) = (emit.new_block(&[]), emit.new_block(&[]));
        let least = emit.binary("llvm.intr.umin", grid[0], grid[1])?;
        let least = emit.binary("llvm.intr.umin", least, grid[2])?;
        let empty = emit.compare_to(Compare::Eq, least, 0)?;
        emit.branch_if(empty, (done, &[]), (work, &[]), Likelihood::Unlikely)?;
        emit.move_to(work);
        Ok(done)
    }

    fn constant<'m>(call: &mut CallContext<'_, 'm>, what: &str, bytes: &[u8]) -> Result<Value<'m>> {
        let symbol = format!("{CUDA_VARIABLE}{what}_{}", call.symbol());
        let emit = call.emit();
        let context = emit.context();
        let mut terminated = bytes.strip_suffix(&[0]).unwrap_or(bytes).to_vec();
        terminated.push(0);
        let length = u32::try_from(terminated.len())
            .map_err(|_| Error::Internal("an image beyond 4 GiB"))?;
        emit.op("llvm.mlir.global")
            .attribute("sym_name", Attribute::string(context, symbol.as_bytes()))
            .attribute("global_type", Attribute::ty(Type::int(context, 8).array(length)))
            .attribute("linkage", Attribute::linkage_private(context))
            .attribute("value", Attribute::string(context, &terminated))
            .attribute("constant", Attribute::unit(context))
            .attribute("addr_space", Attribute::int(emit.i32, 0))
            // The driver reads a cubin as structures, so it must be aligned.
            .attribute("alignment", Attribute::int(emit.i64, 16))
            .region()
            .append_to(emit.module().body())?;
        emit.address_of(&symbol)
    }

    /// The device as 32 bits: that of the first GPU tensor, otherwise the thread's.
    fn device<'m>(call: &mut CallContext<'_, 'm>) -> Result<Value<'m>> {
        if let Some(tensor) = cuda::gpu_tensor(call) {
            return call.device_index(tensor);
        }
        let emit = call.emit();
        let device = ask(emit, CUDA_CURRENT, &[])?;
        let known = emit.compare_to(Compare::Sge, device, 0)?;
        go_on_if(emit, known)?;
        Ok(device)
    }

    /// Builds `Launch` of `cuda.c` on the stack.
    fn launch<'m>(
        &self,
        call: &mut CallContext<'_, 'm>,
        sizes: &[Value<'m>],
        stream: Value<'m>,
        kernel: Value<'m>,
        device: Value<'m>,
    ) -> Result<Value<'m>> {
        let emit = call.emit();
        let words = sizes.len() as u32 + 5;
        let launch = emit.alloca(emit.i64.array(words))?;
        let flags = emit.const_i32(self.flags())?;
        let fields = sizes.iter().chain([&stream, &kernel]);
        let mut at = 0;
        for field in fields {
            let place = emit.offset(launch, at)?;
            emit.store(*field, place)?;
            at += 8;
        }
        let place = emit.offset(launch, at)?;
        emit.store(device, place)?;
        let place = emit.offset(launch, at + 4)?;
        emit.store(flags, place)?;
        for side in self.cluster.unwrap_or_default() {
            at += 4;
            let place = emit.offset(launch, at + 4)?;
            let side = emit.int(emit.i32, side.into())?;
            emit.store(side, place)?;
        }
        Ok(launch)
    }
}

impl CallProvider for CudaLaunch {
    fn emit(&self, call: &mut CallContext<'_, '_>) -> Result<()> {
        if self.kernel.is_empty() || self.kernel.contains('\0') {
            return Err(LaunchError::BadName(self.kernel.clone()).into());
        }
        if let Some(cluster) = self.cluster
            && cluster.contains(&0)
        {
            return Err(LaunchError::EmptyCluster(cluster).into());
        }
        let operands = self.operands(call)?;
        let sizes: Vec<usize> =
            operands.iter().map(|operand| bytes_of(operand.value.ty())).collect();
        ptx::check(&self.image, &self.kernel, &sizes)?;
        let sizes = self.evaluate(call)?;
        let done = match self.preflight {
            true => None,
            false => Some(Self::skip_if_empty(call.emit(), &sizes[..3])?),
        };
        let stream = stream(call)?;
        let device = Self::device(call)?;
        let library = Library::new(call)?;
        let image = Self::constant(call, "image", &self.image)?;
        let kernel = Self::constant(call, "kernel", self.kernel.as_bytes())?;
        let most_shared = match self.shared_bytes {
            Expr::Const(bytes) => bytes.max(0),
            _ => -1,
        };
        let slot = library.slot(call, device, |emit, library| {
            let shared = emit.const_i64(most_shared)?;
            let flags = emit.const_i32(self.flags())?;
            ask(emit, CUDA_LOAD, &[library, device, image, kernel, shared, flags])
        })?;
        let launch = self.launch(call, &sizes, stream, kernel, device)?;
        let emit = call.emit();
        let addresses = emit.alloca(emit.ptr.array(operands.len().max(1) as u32))?;
        for (index, operand) in operands.iter().enumerate() {
            let room = emit.alloca(operand.value.ty())?;
            emit.store(operand.value, room)?;
            let place = emit.offset(addresses, (index * size_of::<usize>()) as i32)?;
            emit.store(room, place)?;
        }
        let status = ask(emit, CUDA_LAUNCH, &[slot, launch, addresses])?;
        let fine = emit.compare_to(Compare::Eq, status, 0)?;
        go_on_if(emit, fine)?;
        if let Some(done) = done {
            emit.branch((done, &[]))?;
            emit.move_to(done);
        }
        Ok(())
    }

    fn launches(&self) -> bool {
        true
    }

    fn image(&self) -> Option<&[u8]> {
        Some(&self.image)
    }

    fn key(&self) -> String {
        let mut key = format!("launch:{}:{}", self.kernel, self.preflight);
        for expr in self.sizes() {
            let _ = write!(key, ":{expr}");
        }
        let hash = fishplate_mlir::hash(&[&self.image]);
        let _ = write!(key, ":{:?}:{:?}:{:?}:", self.params, self.args, self.cluster);
        for byte in hash {
            let _ = write!(key, "{byte:02x}");
        }
        key
    }
}

fn is_stream(param: &Param) -> bool {
    matches!(param, Param::Stream { .. } | Param::EnvStream { .. })
}

/// The stream parameter, otherwise the environment's stream for the tensors' device, otherwise the default stream.
fn stream<'m>(call: &mut CallContext<'_, 'm>) -> Result<Value<'m>> {
    let streams: Vec<&Param> = call.passed().into_iter().filter(|param| is_stream(param)).collect();
    match streams[..] {
        [] => call.device_stream(),
        [one] => call.pointer(one),
        [one, two, ..] => {
            let (one, two) = (one.name().to_owned(), two.name().to_owned());
            Err(LaunchError::TwoStreams(one, two).into())
        }
    }
}

/// Size in bytes of a kernel parameter of this type.
fn bytes_of(ty: Type<'_>) -> usize {
    match ty.int_width() {
        Some(bits) => bits.div_ceil(8) as usize,
        None if ty.is_ptr() => size_of::<usize>(),
        None => match ty.to_string().as_str() {
            "f16" | "bf16" => 2,
            "f32" => 4,
            _ => 8,
        },
    }
}
