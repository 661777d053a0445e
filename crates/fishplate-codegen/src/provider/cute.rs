//! The calling convention of the CuTe DSL: a tensor is `{pointer, {extents, strides}}` by value.

use fishplate_mlir::{Type, Value};

use super::{
    CallProvider,
    callee::{self, Returns},
    cuda::{self, Library, ask, give_up, go_on_if},
};
use fishplate_abi::symbols::{CUDA_ENTER, CUDA_LEAVE, CUDA_PREPARE};

use crate::{
    error::{Error, Result},
    spec::{Param, Tensor},
    wrapper::{CallContext, Compare, Emit, Likelihood, Operand, declare},
};

/// LLVM's address space of GPU memory.
const GLOBAL: u32 = 1;

/// Passes a tensor as `{pointer, {S, D}}`, where S and D hold the dynamic extents and strides: the number itself if
/// there is only one, otherwise a struct. The pointer of a tensor that is not in host memory is in address space 1.
/// Entries of a shape are separate operands. The kernel returns `i32`.
#[derive(Clone, Default, Debug)]
pub struct CuteCall {
    /// The kernel's symbol, if it differs from the one given to the wrapper.
    pub callee: Option<String>,
    /// Whether the kernel may be defined outside the module.
    pub external: bool,
    /// During the call, makes the device of the first GPU tensor current on the thread. Runs the module's hooks before
    /// the first call, and treats the kernel's status as a CUDA error code.
    pub cuda: Option<CudaHooks>,
}

/// Functions of the module that load its kernels onto the devices. The first two take `void**`, the addresses of their
/// arguments: a pointer to the place of the library; for `load` the device, `i32`; and a place for an error code,
/// `i32`. `init` is called once, and `load` once per device.
#[derive(Clone, Default, Debug)]
pub struct CudaHooks {
    /// Creates the library, such as `cuda_init`.
    pub init: Option<String>,
    /// Loads it onto a device, such as `cuda_load_to_device`.
    pub load: Option<String>,
    /// Takes the library itself and returns `i32`, such as `_cudaLibraryUnload`; called at the end.
    pub unload: Option<String>,
}

impl CudaHooks {
    fn all(&self) -> [Option<&str>; 3] {
        [self.init.as_deref(), self.load.as_deref(), self.unload.as_deref()]
    }
}

impl CallProvider for CuteCall {
    fn emit(&self, call: &mut CallContext<'_, '_>) -> Result<()> {
        let mut arguments: Vec<Operand<'_>> = Vec::new();
        for param in call.passed() {
            match param {
                Param::Tensor(spec) => arguments.push(tensor(call, param, spec)?.into()),
                Param::Shape { dims, .. } => arguments.extend(call.dynamic_operands(dims)?),
                Param::Var(var) => arguments.push(match var.native_struct() {
                    Some(text) => {
                        let ty = Type::parse(call.emit().context(), text)?;
                        let address = call.var(var)?;
                        call.emit().load(ty, address, 0)?.into()
                    }
                    None => call.operand(var)?,
                }),
                Param::DataPointer { address_space, .. } => {
                    let pointer = call.pointer(param)?;
                    arguments.push(in_space(call, pointer, *address_space)?.into());
                }
                _ => arguments.push(call.pointer(param)?.into()),
            }
        }
        let symbol = self.callee.as_deref().unwrap_or(call.symbol()).to_owned();
        let Some(hooks) = &self.cuda else {
            return callee::call(call, &symbol, &arguments, Returns::Status, self.external);
        };
        let entered = enter(call, hooks)?;
        let status = callee::call_raw(call, &symbol, &arguments, Returns::Status, self.external)?;
        let status = status.ok_or(Error::Internal("a kernel without a status"))?;
        leave(call.emit(), entered, status)
    }

    fn launches(&self) -> bool {
        self.cuda.is_some()
    }

    fn key(&self) -> String {
        format!("cute:{}:{}:{:?}", self.callee.as_deref().unwrap_or(""), self.external, self.cuda)
    }
}

/// Runs the hooks if necessary, and enters the device of the first GPU tensor. Without one there is no device to enter.
fn enter<'m>(call: &mut CallContext<'_, 'm>, hooks: &CudaHooks) -> Result<Value<'m>> {
    let tensor = cuda::gpu_tensor(call);
    if tensor.is_none() && hooks.all() == [None; 3] {
        return call.emit().const_i32(0);
    }
    let functions = hook_functions(call, hooks)?;
    let library = Library::new(call)?;
    let (device, all) = match tensor {
        Some(tensor) => (call.device_index(tensor)?, false),
        None => (call.emit().const_i32(0)?, true),
    };
    let slot = library.slot(call, device, |emit, library| {
        let device = if all { emit.const_i32(-1)? } else { device };
        let mut arguments = vec![library, device];
        for function in functions {
            arguments.push(match function {
                Some(symbol) => emit.address_of(symbol)?,
                None => emit.zero(emit.ptr)?,
            });
        }
        ask(emit, CUDA_PREPARE, &arguments)
    })?;
    let emit = call.emit();
    if all {
        return emit.const_i32(0);
    }
    let entered = ask(emit, CUDA_ENTER, &[slot])?;
    let fine = emit.compare_to(Compare::Sge, entered, 0)?;
    go_on_if(emit, fine)?;
    Ok(entered)
}

/// Returns the hooks by their symbols, each with the right type: found in the module, or declared.
fn hook_functions<'h>(
    call: &CallContext<'_, '_>,
    hooks: &'h CudaHooks,
) -> Result<[Option<&'h str>; 3]> {
    let module = call.module();
    let (ptr, i32) = (Type::ptr(module.context(), 0), Type::int(module.context(), 32));
    for (hook, result) in hooks.all().into_iter().zip([None, None, Some(i32)]) {
        if let Some(symbol) = hook {
            declare(module, symbol, &[ptr], result, None)?;
        }
    }
    Ok(hooks.all())
}

/// Leaves the device, even if the kernel failed, and raises an error for its status.
fn leave<'m>(emit: &mut Emit<'m>, entered: Value<'m>, status: Value<'m>) -> Result<()> {
    let (fine, more, failed) = (emit.new_block(&[]), emit.new_block(&[]), emit.new_block(&[]));
    let both = emit.binary("llvm.or", entered, status)?;
    let nothing = emit.compare_to(Compare::Eq, both, 0)?;
    emit.branch_if(nothing, (fine, &[]), (more, &[]), Likelihood::Likely)?;
    emit.move_to(more);
    let status = ask(emit, CUDA_LEAVE, &[entered, status])?;
    let left = emit.compare_to(Compare::Eq, status, 0)?;
    emit.branch_if(left, (fine, &[]), (failed, &[]), Likelihood::Likely)?;
    emit.move_to(failed);
    give_up(emit)?;
    emit.move_to(fine);
    Ok(())
}

fn tensor<'m>(call: &mut CallContext<'_, 'm>, param: &Param, spec: &Tensor) -> Result<Value<'m>> {
    let pointer = call.pointer(param)?;
    let pointer = in_space(call, pointer, if spec.is_cpu() { 0 } else { GLOBAL })?;
    let extents = call.dynamic(&spec.shape)?;
    let strides = call.dynamic(spec.strides.as_deref().unwrap_or_default())?;
    let extents = one_or_struct(call, &extents)?;
    let strides = one_or_struct(call, &strides)?;
    let layout = call.emit().structure(&[extents, strides])?;
    call.emit().structure(&[pointer, layout])
}

fn one_or_struct<'m>(call: &mut CallContext<'_, 'm>, values: &[Value<'m>]) -> Result<Value<'m>> {
    match values {
        [one] => Ok(*one),
        values => call.emit().structure(values),
    }
}

fn in_space<'m>(
    call: &mut CallContext<'_, 'm>,
    pointer: Value<'m>,
    address_space: u32,
) -> Result<Value<'m>> {
    if address_space == 0 {
        return Ok(pointer);
    }
    let wanted = Type::ptr(call.emit().context(), address_space);
    call.emit().cast("llvm.addrspacecast", pointer, wanted)
}
