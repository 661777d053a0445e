//! Launching a CUDA kernel: an image (PTX or cubin), the kernel's name, and the launch as expressions over
//! the spec's variables. No host compiler and no CUDA library are needed; `support/cuda.c` loads the
//! driver when the function is first called.

use fishplate_mlir::{Attribute, Type, Value};

use super::{CallProvider, expression::Expression, plain::push};
use crate::{
    error::{Error, Result},
    spec::Param,
    wrapper::{CallContext, Compare, LAUNCH, Operand, UNLOAD, unload_symbol},
};

/// 64-bit words of `Library` in `support/cuda.c`.
const LIBRARY_WORDS: usize = 1 + 3 * 64;
/// Bytes of `Launch` in `support/cuda.c`, and where its members are.
const LAUNCH_BYTES: u32 = 64;
const KERNEL: i32 = 8;
const GRID: i32 = 16;
const SHARED: i32 = 40;
const DEVICE: i32 = 44;
const STREAM: i32 = 48;
const ARGS: i32 = 56;

/// Launches a kernel with the operands of [`super::PlainCall`]. The stream is that of the first stream
/// parameter, which is not passed on, else the stream of the tensors' device. A grid without blocks
/// launches nothing.
#[derive(Clone, Debug)]
pub struct CudaLaunch {
    image: Vec<u8>,
    kernel: String,
    sizes: [Expression; 7],
    text: String,
}

/// What the expressions are, in their order.
const NAMES: [&str; 7] =
    ["grid.x", "grid.y", "grid.z", "block.x", "block.y", "block.z", "shared memory"];

impl CudaLaunch {
    /// A launch of `kernel` in `image`. `grid` and `block` have up to three entries, the rest is 1.
    pub fn new(
        image: &[u8],
        kernel: &str,
        grid: &[&str],
        block: &[&str],
        shared_memory: &str,
    ) -> Result<Self> {
        let three = |given: &[&str]| -> Result<[String; 3]> {
            if given.is_empty() || given.len() > 3 {
                return Err(Error::Launch { entries: given.len() });
            }
            Ok(std::array::from_fn(|index| given.get(index).unwrap_or(&"1").to_string()))
        };
        let mut texts = three(grid)?.to_vec();
        texts.extend(three(block)?);
        texts.push(if shared_memory.is_empty() { "0" } else { shared_memory }.to_owned());
        let sizes: Vec<Expression> =
            texts.iter().map(|text| Expression::parse(text)).collect::<Result<_>>()?;
        let sizes =
            sizes.try_into().map_err(|_| Error::Internal("a launch of another number of sizes"))?;
        if kernel.is_empty() || kernel.contains('\0') {
            return Err(Error::MissingCallee { symbol: kernel.to_owned() });
        }
        Ok(Self { image: image.to_vec(), kernel: kernel.to_owned(), sizes, text: texts.join(",") })
    }

    /// A private constant, ended by a NUL.
    fn constant(call: &mut CallContext<'_, '_>, symbol: &str, bytes: &[u8]) -> Result<()> {
        let (i32, i64) = (call.emit().i32, call.emit().i64);
        let context = call.emit().context();
        let mut bytes = bytes.to_vec();
        bytes.push(0);
        let length =
            u32::try_from(bytes.len()).map_err(|_| Error::Internal("an image beyond 4 GiB"))?;
        let body = call.module().body();
        call.emit()
            .op("llvm.mlir.global")
            .attribute("sym_name", Attribute::string(context, symbol.as_bytes()))
            .attribute("global_type", Attribute::ty(Type::int(context, 8).array(length)))
            .attribute("linkage", Attribute::linkage_private(context))
            .attribute("value", Attribute::string(context, &bytes))
            .attribute("constant", Attribute::unit(context))
            .attribute("addr_space", Attribute::int(i32, 0))
            .attribute("alignment", Attribute::int(i64, 16))
            .region()
            .append_to(body)?;
        Ok(())
    }

    /// The kernel's place in all devices, zeros at first.
    fn library(call: &mut CallContext<'_, '_>, symbol: &str) -> Result<()> {
        let (i32, i64) = (call.emit().i32, call.emit().i64);
        let context = call.emit().context();
        let zeros = Attribute::parse(context, &format!("dense<0> : tensor<{LIBRARY_WORDS}xi64>"))?;
        let body = call.module().body();
        call.emit()
            .op("llvm.mlir.global")
            .attribute("sym_name", Attribute::string(context, symbol.as_bytes()))
            .attribute("global_type", Attribute::ty(i64.array(LIBRARY_WORDS as u32)))
            .attribute("linkage", Attribute::linkage_internal(context))
            .attribute("value", zeros)
            .attribute("addr_space", Attribute::int(i32, 0))
            .region()
            .append_to(body)?;
        Ok(())
    }

    /// Grid, block and shared memory, each checked, as 32 bits.
    fn sizes<'m>(&self, call: &mut CallContext<'_, 'm>) -> Result<Vec<Value<'m>>> {
        let mut values = Vec::with_capacity(self.sizes.len());
        for (expression, name) in self.sizes.iter().zip(NAMES) {
            let value = expression.emit(call, name)?;
            let fine = call.emit().compare_to(Compare::Ule, value, i32::MAX.into())?;
            let message = format!("Invalid {name} of `{}`", call.display_name());
            let expected = ", expected to be in [0, 2147483647]";
            call.require(fine, &[&message, expected], value)?;
            let i32 = call.emit().i32;
            values.push(call.emit().cast("llvm.trunc", value, i32)?);
        }
        Ok(values)
    }

    fn arguments<'m>(&self, call: &mut CallContext<'_, 'm>) -> Result<Value<'m>> {
        let mut operands: Vec<Operand<'m>> = Vec::new();
        let is_stream =
            |param: &&Param| matches!(param, Param::Stream { .. } | Param::EnvStream { .. });
        for param in call.passed().into_iter().filter(|param| !is_stream(param)) {
            push(call, param, &mut operands)?;
        }
        let emit = call.emit();
        let room = emit.alloca(emit.ptr.array(operands.len().max(1) as u32))?;
        for (index, operand) in operands.iter().enumerate() {
            let place = emit.alloca(operand.value.ty())?;
            emit.store(operand.value, place)?;
            let slot = emit.offset(room, (index * size_of::<usize>()) as i32)?;
            emit.store(place, slot)?;
        }
        Ok(room)
    }

    fn stream<'m>(call: &mut CallContext<'_, 'm>) -> Result<Value<'m>> {
        let given = call
            .passed()
            .into_iter()
            .find(|param| matches!(param, Param::Stream { .. } | Param::EnvStream { .. }));
        match given {
            Some(param) => call.pointer(param),
            None => call.device_stream(),
        }
    }
}

impl CallProvider for CudaLaunch {
    fn emit(&self, call: &mut CallContext<'_, '_>) -> Result<()> {
        let symbol = call.symbol().to_owned();
        let [image, kernel, library] =
            ["image", "kernel", "library"].map(|what| format!("__tvm_ffi__cuda_{what}_{symbol}"));
        Self::constant(call, &image, &self.image)?;
        Self::constant(call, &kernel, self.kernel.as_bytes())?;
        Self::library(call, &library)?;
        let sizes = self.sizes(call)?;
        let args = self.arguments(call)?;
        let stream = Self::stream(call)?;
        let device = match call.device_tensor() {
            Some(tensor) => call.var(&tensor.device_id)?,
            None => call.emit().const_i32(-1)?,
        };
        let emit = call.emit();
        let (i32, ptr) = (emit.i32, emit.ptr);
        let launch = emit.alloca(emit.i64.array(LAUNCH_BYTES / 8))?;
        let (image, kernel) = (emit.address_of(&image)?, emit.address_of(&kernel)?);
        let mut members = vec![(image, 0), (kernel, KERNEL)];
        let places = (0..6).map(|index| GRID + 4 * index).chain([SHARED]);
        members.extend(sizes.iter().copied().zip(places));
        members.extend([(device, DEVICE), (stream, STREAM), (args, ARGS)]);
        for (value, at) in members {
            let place = emit.offset(launch, at)?;
            emit.store(value, place)?;
        }
        let (work, done) = (emit.new_block(&[]), emit.new_block(&[]));
        let grid = emit.binary("llvm.intr.umin", sizes[0], sizes[1])?;
        let grid = emit.binary("llvm.intr.umin", grid, sizes[2])?;
        let empty = emit.compare_to(Compare::Eq, grid, 0)?;
        emit.branch_if(empty, (done, &[]), (work, &[]), crate::wrapper::Odds::Unlikely)?;
        emit.move_to(work);
        let library_address = emit.address_of(&library)?;
        let status = emit.call(LAUNCH, &[library_address, launch], Some(i32))?;
        let status = status.ok_or(Error::Internal("a call without its result"))?;
        call.check_status(status)?;
        call.emit().branch((done, &[]))?;
        call.emit().move_to(done);
        call.add_unload(&unload_symbol(&symbol), UNLOAD, &library, ptr)
    }

    fn key(&self) -> String {
        let image: String =
            fishplate_mlir::hash(&[&self.image]).iter().map(|byte| format!("{byte:02x}")).collect();
        format!("cuda:{}:{}:{image}", self.kernel, self.text)
    }

    fn launches(&self) -> bool {
        true
    }
}
