//! Metadata of an exported function: the names and types of its parameters, defaults and docs, as the ABI functions
//! `__tvm_ffi__metadata_<name>` and `__tvm_ffi__doc_<name>`.

use fishplate_mlir::{Attribute, Location, Module, OpBuilder, Type};

use crate::{
    error::{Error, Result},
    json,
    spec::{self, Param, Returned},
    wrapper::{Emit, declare},
};

/// Metadata of a function beyond its spec.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Description {
    /// Documentation; may be empty.
    pub doc: String,
    /// Defaults of the last parameters, each as JSON.
    pub defaults: Vec<String>,
    /// The result.
    pub returns: Returned,
}

/// The metadata of a function as JSON: `type_schema`, `arg_names`, `arg_defaults`, `signature`, and `nonblocking` if it
/// only launches. Such a call never waits, so Python keeps its lock.
pub fn metadata(
    display_name: &str,
    params: &[Param],
    description: &Description,
    launches: bool,
) -> String {
    let taking = || params.iter().filter(|param| param.takes_argument());
    let schema = format!(
        r#"{{"type":"ffi.Function","named_args":{{"return":[{}],"params":{}}}}}"#,
        description.returns.schema(),
        json::array(taking().map(schema_of))
    );
    let mut members = vec![
        ("type_schema", json::text(&schema)),
        ("arg_names", json::array(taking().map(|param| json::text(param.name())))),
    ];
    if !description.defaults.is_empty() {
        members.push(("arg_defaults", json::array(description.defaults.iter().cloned())));
    }
    if !description.doc.is_empty() {
        members.push(("doc", json::text(&description.doc)));
    }
    if launches {
        members.push(("nonblocking", "true".to_owned()));
    }
    let mut signature = spec::signature(display_name, params);
    if description.returns != Returned::Nothing {
        signature += &format!(" -> {}", description.returns);
    }
    members.push(("signature", json::text(&signature)));
    json::object(&members)
}

fn schema_of(param: &Param) -> String {
    let plain = |name: &str| format!(r#"{{"type":"{name}"}}"#);
    match param {
        Param::Var(var) if var.is_float() => plain("float"),
        Param::Var(var) if var.is_handle() => plain("void*"),
        Param::Var(var) if var.is_bool() => plain("bool"),
        Param::Var(_) | Param::ConstInt { .. } => plain("int"),
        Param::Shape { .. } => plain("ffi.Shape"),
        Param::Tensor(_) => plain("ffi.Tensor"),
        Param::Stream { .. } | Param::DataPointer { .. } | Param::EnvStream { .. } => {
            plain("void*")
        }
        Param::ConstNone { .. } => plain("None"),
        Param::ConstBool { .. } => plain("bool"),
        Param::ConstFloat { .. } => plain("float"),
        Param::Tuple { params, .. } => {
            let taking = params.iter().filter(|param| param.takes_argument());
            format!(r#"{{"type":"Tuple","args":{}}}"#, json::array(taking.map(schema_of)))
        }
    }
}

/// Adds a function to the module that returns `text`.
pub(crate) fn add_text_function<'m>(
    module: &'m Module<'m>,
    symbol: &str,
    text: &str,
) -> Result<()> {
    let context = module.context();
    let here = Location::name(context, symbol);
    let (i32, i64, ptr) = (Type::int(context, 32), Type::int(context, 64), Type::ptr(context, 0));
    let length = u32::try_from(text.len()).map_err(|_| Error::Internal("metadata beyond 4 GiB"))?;
    let constant = format!("{symbol}_text");
    OpBuilder::new("llvm.mlir.global", here)
        .attribute("sym_name", Attribute::string(context, constant.as_bytes()))
        .attribute("global_type", Attribute::ty(Type::int(context, 8).array(length)))
        .attribute("linkage", Attribute::linkage_private(context))
        .attribute("value", Attribute::string(context, text.as_bytes()))
        .attribute("constant", Attribute::unit(context))
        .attribute("addr_space", Attribute::int(i32, 0))
        .region()
        .append_to(module.body())?;
    declare(module, "TVMFFIStringFromByteArray", &[ptr, ptr], Some(i32), None)?;
    let emit = Emit::ffi_function(module, symbol, here)?;
    let first = emit.block();
    let address = emit.address_of(&constant)?;
    let size = emit.int(i64, length.into())?;
    let bytes = emit.structure(&[address, size])?;
    let room = emit.alloca(bytes.ty())?;
    emit.store(bytes, room)?;
    let result = emit.argument(3)?;
    let status = emit.call("TVMFFIStringFromByteArray", &[room, result], Some(i32))?;
    emit.ret(status.ok_or(Error::Internal("a call without its result"))?)?;
    emit.finish(first)
}
