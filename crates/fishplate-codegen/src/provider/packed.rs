//! Passes one struct per parameter: as an array of their addresses, or each by value.

use fishplate_mlir::{Type, Value};

use super::{
    CallProvider,
    callee::{self, Returns},
};
use crate::{
    error::Result,
    spec::Param,
    wrapper::{CallContext, Operand},
};

/// Makes one struct per parameter. The struct of a tensor has the pointer, the dynamic extents and
/// the dynamic strides. That of a variable or pointer has only its value, and that of a shape its
/// dynamic entries. The kernel gets `void**` with the addresses of the structs, and their number if
/// requested. With a struct call, it gets the structs themselves. It returns nothing.
#[derive(Clone, Default, Debug)]
pub struct PackedCall {
    /// The kernel's symbol, if it differs from the one given to the wrapper.
    pub callee: Option<String>,
    /// Whether the number of structs is passed after the array, as `i32`.
    pub include_num_args: bool,
    /// Whether structs are passed by value.
    pub struct_call: bool,
    /// Whether the kernel may be defined outside the module.
    pub external: bool,
}

impl CallProvider for PackedCall {
    fn emit(&self, call: &mut CallContext<'_, '_>) -> Result<()> {
        let mut arguments = Vec::new();
        for param in call.passed() {
            arguments.push(if self.struct_call {
                by_value(call, param)?
            } else {
                by_address(call, param)?
            });
        }
        if !self.struct_call {
            let count = arguments.len();
            arguments = vec![address_array(call, &arguments)?];
            if self.include_num_args {
                arguments.push(call.emit().const_i32(count as i32)?);
            }
        }
        let symbol = self.callee.as_deref().unwrap_or(call.symbol()).to_owned();
        let operands: Vec<Operand<'_>> = arguments.into_iter().map(Operand::from).collect();
        callee::call(call, &symbol, &operands, Returns::Nothing, self.external)
    }

    fn key(&self) -> String {
        let callee = self.callee.as_deref().unwrap_or("");
        let Self { include_num_args, struct_call, external, .. } = self;
        format!("packed:{callee}:{include_num_args}:{struct_call}:{external}")
    }
}

/// The fields of a parameter's struct.
fn fields<'m>(call: &mut CallContext<'_, 'm>, param: &Param) -> Result<Vec<Value<'m>>> {
    Ok(match param {
        Param::Var(var) => vec![call.var(var)?],
        Param::Shape { dims, .. } => call.dynamic(dims)?,
        Param::Tensor(tensor) => {
            let mut fields = vec![call.pointer(param)?];
            fields.extend(call.dynamic(&tensor.shape)?);
            fields.extend(call.dynamic(tensor.strides.as_deref().unwrap_or_default())?);
            fields
        }
        _ => vec![call.pointer(param)?],
    })
}

fn native_struct<'m>(call: &mut CallContext<'_, 'm>, param: &Param) -> Result<Option<Type<'m>>> {
    let Param::Var(var) = param else { return Ok(None) };
    let Some(text) = var.native_struct() else { return Ok(None) };
    Ok(Some(Type::parse(call.emit().context(), text)?))
}

fn by_value<'m>(call: &mut CallContext<'_, 'm>, param: &Param) -> Result<Value<'m>> {
    if let Some(ty) = native_struct(call, param)? {
        let Param::Var(var) = param else { return by_address(call, param) };
        let address = call.var(var)?;
        return call.emit().load(ty, address, 0);
    }
    let fields = fields(call, param)?;
    call.emit().structure(&fields)
}

fn by_address<'m>(call: &mut CallContext<'_, 'm>, param: &Param) -> Result<Value<'m>> {
    if let (Some(_), Param::Var(var)) = (native_struct(call, param)?, param) {
        return call.var(var);
    }
    let fields = fields(call, param)?;
    let emit = call.emit();
    let whole = emit.structure(&fields)?;
    let room = emit.alloca(whole.ty())?;
    emit.store(whole, room)?;
    Ok(room)
}

fn address_array<'m>(call: &mut CallContext<'_, 'm>, addresses: &[Value<'m>]) -> Result<Value<'m>> {
    let emit = call.emit();
    // At least one slot, because an empty array has no address to pass.
    let room = emit.alloca(emit.ptr.array(addresses.len().max(1) as u32))?;
    for (index, address) in addresses.iter().enumerate() {
        let slot = emit.offset(room, (index * size_of::<usize>()) as i32)?;
        emit.store(*address, slot)?;
    }
    Ok(room)
}
