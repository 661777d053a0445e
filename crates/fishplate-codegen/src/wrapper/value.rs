//! Values for a provider: the checked arguments, with the kernel's types.

use fishplate_abi::DLDataTypeCode;
use fishplate_mlir::{Attribute, Location, Module, OpBuilder, Type, Value};

use super::{
    binding::Choice,
    decoder::Decoder,
    emit::{Compare, Emit, Likelihood},
    messages::{ErrorKind, Format},
    support,
};
use crate::{
    error::{Error, Result},
    spec::{Dim, Param, Tensor, Var},
};

/// A call that is being built. All arguments are decoded and checked.
pub struct CallContext<'a, 'm> {
    decoder: Decoder<'a, 'm>,
    symbol: &'a str,
    display_name: &'a str,
    params: &'a [Param],
    env_stream: Option<Value<'m>>,
}

impl<'a, 'm> CallContext<'a, 'm> {
    pub(crate) fn new(
        decoder: Decoder<'a, 'm>,
        symbol: &'a str,
        display_name: &'a str,
        params: &'a [Param],
    ) -> Self {
        Self { decoder, symbol, display_name, params, env_stream: None }
    }

    pub(crate) fn into_decoder(self) -> Decoder<'a, 'm> {
        self.decoder
    }

    /// The symbol that was given for the kernel.
    pub fn symbol(&self) -> &'a str {
        self.symbol
    }

    /// The name that errors show.
    pub fn display_name(&self) -> &'a str {
        self.display_name
    }

    /// Returns the emitter, to write operations.
    pub fn emit(&mut self) -> &mut Emit<'m> {
        &mut self.decoder.emit
    }

    /// The module.
    pub fn module(&self) -> &'m Module<'m> {
        self.decoder.emit.module()
    }

    /// The handle, the array of arguments, their number or the slot of the result, unchanged.
    pub fn raw_argument(&self, index: usize) -> Result<Value<'m>> {
        self.decoder.emit.argument(index)
    }

    /// The parameters.
    pub fn params(&self) -> &'a [Param] {
        self.params
    }

    /// The value of an integer variable as 64 bits.
    pub fn integer(&self, var: &Var) -> Result<Value<'m>> {
        let known = self.decoder.bindings.iter().find(|(known, _)| known == var);
        let (_, binding) = known.ok_or(Error::Internal("a variable that was not decoded"))?;
        Ok(binding.value)
    }

    /// Continues if `condition` holds, otherwise raises a ValueError from these parts that shows `got`, 64 bits.
    pub fn require(
        &mut self,
        condition: Value<'m>,
        parts: &[&str],
        got: Option<Value<'m>>,
    ) -> Result<()> {
        let format = if got.is_some() { Format::Int } else { Format::Nothing };
        let record = self.decoder.messages.record(ErrorKind::Value, format, parts)?;
        self.decoder.fail_unless(condition, Choice::One(record), got)
    }

    /// The parameters that are passed on, in order: tuples are flattened, and constants omitted.
    pub fn passed(&self) -> Vec<&'a Param> {
        let mut passed = Vec::new();
        for param in self.params {
            param.walk(&mut |param| match param {
                Param::Tuple { .. }
                | Param::ConstNone { .. }
                | Param::ConstInt { .. }
                | Param::ConstBool { .. }
                | Param::ConstFloat { .. } => {}
                param => passed.push(param),
            });
        }
        passed
    }

    /// The first tensor that is not in host memory, including those in tuples.
    pub fn device_tensor(&self) -> Option<&'a Tensor> {
        self.passed().into_iter().find_map(|param| match param {
            Param::Tensor(tensor) if !tensor.is_cpu() => Some(tensor),
            _ => None,
        })
    }

    pub(crate) fn find_env_stream(&mut self) -> Result<()> {
        if self.passed().into_iter().any(|param| !param.takes_argument()) {
            self.env_stream = Some(self.device_stream()?);
        }
        Ok(())
    }

    /// The environment's stream for the tensors' device; null if no tensor is on a device.
    pub fn device_stream(&mut self) -> Result<Value<'m>> {
        let Some(tensor) = self.device_tensor() else {
            return self.decoder.emit.zero(self.decoder.emit.ptr);
        };
        let index = self.device_index(tensor)?;
        let emit = &self.decoder.emit;
        let kind = emit.const_i32(tensor.device_type.0)?;
        let (i32, ptr) = (emit.i32, emit.ptr);
        declare(emit.module(), "TVMFFIEnvGetStream", &[i32, i32], Some(ptr), None)?;
        let stream = emit.call("TVMFFIEnvGetStream", &[kind, index], Some(ptr))?;
        stream.ok_or(Error::Internal("a call without its result"))
    }

    /// The index of the device of a call, 32 bits: that of the first tensor in memory of a device like that of `like`.
    /// Pinned and managed memory is on no particular device, and decides only if all tensors are in such memory.
    pub fn device_index(&self, like: &Tensor) -> Result<Value<'m>> {
        let mut index = self.integer(&like.device_id)?;
        let tensors = self.passed().into_iter().filter_map(|param| match param {
            Param::Tensor(tensor) if tensor.device_type == like.device_type => Some(tensor),
            _ => None,
        });
        let (emit, bindings) = (&self.decoder.emit, &self.decoder.bindings);
        for tensor in tensors.collect::<Vec<_>>().into_iter().rev() {
            let Some((_, known)) = bindings.iter().find(|(var, _)| *var == tensor.device_id) else {
                continue;
            };
            index = match known.is_set() {
                Some(set) => emit.select(set, known.value, index)?,
                None => known.value,
            };
        }
        emit.cast("llvm.trunc", index, emit.i32)
    }

    /// The pointer of a tensor's first element, of a stream or of a data pointer, in address space 0.
    pub fn pointer(&self, param: &Param) -> Result<Value<'m>> {
        if let Param::EnvStream { .. } = param {
            return self.env_stream.ok_or(Error::Internal("a stream that nobody asked for"));
        }
        let found = self.decoder.decoded.iter().find(|decoded| std::ptr::eq(decoded.param, param));
        found
            .map(|decoded| decoded.pointer)
            .ok_or(Error::Internal("a parameter that was not decoded"))
    }

    /// The value of a variable in the type that the kernel takes.
    pub fn var(&self, var: &Var) -> Result<Value<'m>> {
        let known = self.decoder.bindings.iter().find(|(known, _)| known == var);
        let (_, binding) = known.ok_or(Error::Internal("a variable that was not decoded"))?;
        let (emit, value) = (&self.decoder.emit, binding.value);
        let narrowed = match var.dtype().code {
            DLDataTypeCode::OPAQUE_HANDLE => value,
            DLDataTypeCode::FLOAT | DLDataTypeCode::BFLOAT => self.float(var, value)?,
            _ if var.is_bool() => emit.cast("llvm.trunc", value, emit.i1)?,
            _ if var.dtype().bits == 64 => value,
            _ => emit.cast("llvm.trunc", value, var_type(emit, var)?)?,
        };
        match var.callee_type() {
            None => Ok(narrowed),
            Some(text) => {
                let wanted = Type::parse(emit.context(), text)?;
                if wanted == narrowed.ty() {
                    return Ok(narrowed);
                }
                emit.cast("llvm.bitcast", narrowed, wanted)
            }
        }
    }

    fn float(&self, var: &Var, value: Value<'m>) -> Result<Value<'m>> {
        let emit = &self.decoder.emit;
        let ty = var_type(emit, var)?;
        let (exponent, mantissa) = match (var.dtype().code, var.dtype().bits) {
            (_, 64) => return Ok(value),
            (_, 32) => return emit.cast("llvm.fptrunc", value, ty),
            (DLDataTypeCode::BFLOAT, _) => (8, 7),
            _ => (5, 10),
        };
        let bits = Type::int(emit.context(), 16);
        let (exponent, mantissa) = (emit.const_i32(exponent)?, emit.const_i32(mantissa)?);
        let narrow = emit.call(support::NARROW, &[value, exponent, mantissa], Some(bits))?;
        let narrow = narrow.ok_or(Error::Internal("a call without its result"))?;
        emit.cast("llvm.bitcast", narrow, ty)
    }

    /// Like [`CallContext::var`], extended as C requires for an integer narrower than 32 bits.
    pub fn operand(&self, var: &Var) -> Result<Operand<'m>> {
        let value = self.var(var)?;
        let narrow = value.ty().int_width().is_some_and(|width| width < 32);
        let unsigned = var.is_bool() || var.dtype().code == DLDataTypeCode::UINT;
        let extension = match (narrow, unsigned) {
            (false, _) => Extension::None,
            (true, true) => Extension::Zero,
            (true, false) => Extension::Sign,
        };
        Ok(Operand { value, extension })
    }

    /// The variables of a list of dimensions, each in its type; static entries are omitted.
    pub fn dynamic(&self, dims: &[Dim]) -> Result<Vec<Value<'m>>> {
        dims.iter().filter_map(Dim::var).map(|var| self.var(var)).collect()
    }

    /// Like [`CallContext::dynamic`], as operands.
    pub fn dynamic_operands(&self, dims: &[Dim]) -> Result<Vec<Operand<'m>>> {
        dims.iter().filter_map(Dim::var).map(|var| self.operand(var)).collect()
    }

    /// Continues if `status`, 32 bits, is 0. For -1 the error is already raised; any other number raises one.
    pub fn check_status(&mut self, status: Value<'m>) -> Result<()> {
        let emit = &mut self.decoder.emit;
        let (fine, failed) = (emit.new_block(&[]), emit.new_block(&[]));
        let is_zero = emit.compare_to(Compare::Eq, status, 0)?;
        emit.branch_if(is_zero, (fine, &[]), (failed, &[]), Likelihood::Likely)?;
        emit.move_to(failed);
        let raised = emit.compare_to(Compare::Eq, status, -1)?;
        let unknown = emit.not(raised)?;
        let name = self.display_name;
        let message = format!("`{name}` failed, expected status 0");
        let record = self.decoder.messages.record(ErrorKind::Runtime, Format::Int, &[&message])?;
        let shown = self.decoder.shown(status)?;
        let raised = self.decoder.emit.not(unknown)?;
        self.decoder.fail_unless(raised, Choice::One(record), Some(shown))?;
        let failure = self.decoder.emit.const_i32(-1)?;
        self.decoder.emit.ret(failure)?;
        self.decoder.emit.move_to(fine);
        Ok(())
    }
}

/// The upper bits of a narrow argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extension {
    /// It is not narrow.
    None,
    /// Zeros.
    Zero,
    /// The sign.
    Sign,
}

/// An argument of a kernel.
#[derive(Clone, Copy)]
pub struct Operand<'m> {
    /// The value.
    pub value: Value<'m>,
    /// Extension that a C function expects in the upper bits.
    pub extension: Extension,
}

impl<'m> From<Value<'m>> for Operand<'m> {
    fn from(value: Value<'m>) -> Self {
        Self { value, extension: Extension::None }
    }
}

/// The type of a variable's value.
pub(crate) fn var_type<'m>(emit: &Emit<'m>, var: &Var) -> Result<Type<'m>> {
    let context = emit.context();
    let bits = u32::from(var.dtype().bits);
    Ok(match var.dtype().code {
        DLDataTypeCode::OPAQUE_HANDLE => emit.ptr,
        DLDataTypeCode::BFLOAT => Type::bf16(context),
        DLDataTypeCode::FLOAT if bits == 16 => Type::f16(context),
        DLDataTypeCode::FLOAT if bits == 32 => Type::f32(context),
        DLDataTypeCode::FLOAT => emit.f64,
        _ if var.is_bool() => emit.i1,
        _ => Type::int(context, bits),
    })
}

/// Declares a function of the C API or of the kernel's library, unless it is already declared.
pub(crate) fn declare<'m>(
    module: &'m Module<'m>,
    symbol: &str,
    inputs: &[Type<'m>],
    result: Option<Type<'m>>,
    argument_attributes: Option<Attribute<'m>>,
) -> Result<()> {
    let context = module.context();
    let result = result.unwrap_or_else(|| Type::void(context));
    let function_type = Type::function(result, inputs, false);
    if let Some(known) = module.find(symbol) {
        return match known.attribute("function_type").and_then(Attribute::as_type) {
            Some(known) if known == function_type => Ok(()),
            got => Err(Error::CalleeType {
                symbol: symbol.to_owned(),
                expected: function_type.to_string(),
                got: got.map_or_else(|| "no function".to_owned(), |got| got.to_string()),
            }),
        };
    }
    let mut op = OpBuilder::new("llvm.func", Location::unknown(context))
        .attribute("sym_name", Attribute::string(context, symbol.as_bytes()))
        .attribute("function_type", Attribute::ty(function_type))
        .attribute("linkage", Attribute::linkage_external(context))
        .region();
    if let Some(attributes) = argument_attributes {
        op = op.attribute("arg_attrs", attributes);
    }
    op.append_to(module.body())?;
    Ok(())
}
