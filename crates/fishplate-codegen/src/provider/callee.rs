//! The function to call: found in the module, or declared for a library that is linked later.

use fishplate_mlir::{Attribute, Type, Value};

use crate::{
    error::{Error, Result},
    wrapper::{CallContext, Extension, Operand, declare},
};

/// Return type of a kernel.
#[derive(Clone, Copy)]
pub(super) enum Returns<'m> {
    /// Nothing.
    Nothing,
    /// `i32`: 0, or -1 with the error raised.
    Status,
    /// The return type of the module's function, nothing or a status; a status if it is not in the module.
    Either,
    /// A number of this type.
    Value(Type<'m>),
}

/// Calls `symbol` with `operands`, after checking its parameters, and checks its result.
pub(super) fn call<'m>(
    call: &mut CallContext<'_, 'm>,
    symbol: &str,
    operands: &[Operand<'m>],
    returns: Returns<'m>,
    may_be_elsewhere: bool,
) -> Result<()> {
    match call_raw(call, symbol, operands, returns, may_be_elsewhere)? {
        Some(status) => call.check_status(status),
        None => Ok(()),
    }
}

/// Like [`call`], but without checking the result. Pointers are cast to the address space that the function expects.
pub(super) fn call_raw<'m>(
    call: &mut CallContext<'_, 'm>,
    symbol: &str,
    operands: &[Operand<'m>],
    returns: Returns<'m>,
    may_be_elsewhere: bool,
) -> Result<Option<Value<'m>>> {
    let i32 = call.emit().i32;
    let module = call.module();
    let mut arguments: Vec<Value<'m>> = operands.iter().map(|operand| operand.value).collect();
    let types: Vec<Type<'m>> = arguments.iter().map(|argument| argument.ty()).collect();
    let Some(callee) = module.find(symbol) else {
        if !may_be_elsewhere {
            return Err(Error::MissingCallee { symbol: symbol.to_owned() });
        }
        let result = match returns {
            Returns::Nothing => None,
            Returns::Value(ty) => Some(ty),
            Returns::Status | Returns::Either => Some(i32),
        };
        let attributes = extensions(call, operands)?;
        declare(module, symbol, &types, result, attributes)?;
        return call.emit().call_with(symbol, &arguments, result, attributes);
    };
    let got = callee.attribute("function_type").and_then(Attribute::as_type);
    let wrong = || {
        let result = match returns {
            Returns::Nothing => Type::void(module.context()),
            Returns::Value(ty) => ty,
            Returns::Status | Returns::Either => i32,
        };
        Error::CalleeType {
            symbol: symbol.to_owned(),
            expected: Type::function(result, &types, false).to_string(),
            got: got.map_or_else(|| "no function".to_owned(), |got| got.to_string()),
        }
    };
    let (result, inputs) = got.and_then(Type::as_function).ok_or_else(wrong)?;
    let is_void = result == Type::void(module.context());
    let fits = match returns {
        Returns::Nothing => is_void,
        Returns::Status => result == i32,
        Returns::Either => is_void || result == i32,
        Returns::Value(ty) => result == ty,
    };
    if !fits || inputs.len() != arguments.len() {
        return Err(wrong());
    }
    for (argument, wanted) in arguments.iter_mut().zip(inputs) {
        if argument.ty() == wanted {
            continue;
        }
        if !(argument.ty().is_ptr() && wanted.is_ptr()) {
            return Err(wrong());
        }
        *argument = call.emit().cast("llvm.addrspacecast", *argument, wanted)?;
    }
    let (result, attributes) = ((!is_void).then_some(result), callee.attribute("arg_attrs"));
    call.emit().call_with(symbol, &arguments, result, attributes)
}

/// The attributes of the arguments, if one is narrow: in C, the caller extends it.
fn extensions<'m>(
    call: &mut CallContext<'_, 'm>,
    operands: &[Operand<'m>],
) -> Result<Option<Attribute<'m>>> {
    if operands.iter().all(|operand| operand.extension == Extension::None) {
        return Ok(None);
    }
    let each: Vec<&str> = operands
        .iter()
        .map(|operand| match operand.extension {
            Extension::None => "{}",
            Extension::Zero => "{llvm.zeroext}",
            Extension::Sign => "{llvm.signext}",
        })
        .collect();
    Ok(Some(Attribute::parse(call.emit().context(), &format!("[{}]", each.join(", ")))?))
}
