//! Loads libraries and reads their exports and registrations. Runs in a child process; see `worker.rs`.

use std::collections::HashSet;
use std::path::Path;

use fishplate::abi::{FieldFlags, TypeIndex, attr};
use fishplate::reflect::{self, Default, Type};
use fishplate::{Function as FfiFunction, Module, runtime};

use crate::args::Request;
use crate::elf;
use crate::failure::{Failure, Result};
use crate::report::{
    Class, Constructor, Field, Function, Library, Maker, Registered, Report, Runtime, tidy,
};
use crate::schema::Metadata;

/// Loads the libraries in order and reports the additions of each.
pub(crate) fn report(request: &Request) -> Result<Report> {
    let libraries = &request.libraries;
    let files = libraries.iter().map(|path| examine(path)).collect::<Result<Vec<_>>>()?;
    if request.exact {
        refuse_another_runtime()?;
    }
    runtime::ensure().map_err(|_| no_runtime())?;
    let mut seen = Seen::default();
    let builtin = seen.what_is_new()?;
    let libraries = libraries
        .iter()
        .zip(files)
        .map(|(path, exports)| load(path, exports, &mut seen))
        .collect::<Result<Vec<_>>>()?;
    Ok(Report { runtime: runtime_in_use(), libraries, builtin: request.all.then_some(builtin) })
}

fn no_runtime() -> Failure {
    let tried = runtime::attempts().iter().filter_map(|attempt| attempt.failure.clone());
    Failure::NoRuntime { tried: tried.collect() }
}

/// Fails if another runtime than the named one is in use: the search continues when the named one cannot be used, which
/// nobody wants here.
fn refuse_another_runtime() -> Result<()> {
    let named = |attempt: &&runtime::Attempt| attempt.origin == "FISHPLATE_LIBRARY";
    let attempt = runtime::attempts().iter().find(named);
    match attempt.and_then(|attempt| Some((attempt, attempt.failure.clone()?))) {
        Some((attempt, why)) => {
            let why = format!("is not a runtime: {why}");
            Err(Failure::Format { path: attempt.path.clone(), why })
        }
        None => Ok(()),
    }
}

/// The names of the functions that a library exports.
fn examine(path: &Path) -> Result<Vec<String>> {
    let symbols = elf::symbols(path)?;
    if symbols.is_runtime {
        let shown = path.display();
        let why = format!(
            "is a runtime, not a client of one: `fishplate --runtime {shown} inspect --all` shows it"
        );
        return Err(Failure::Format { path: path.into(), why });
    }
    Ok(symbols.exports)
}

/// The runtime that was found.
pub(crate) fn runtime_in_use() -> Runtime {
    let (major, minor, patch) = runtime::version();
    let path = runtime::path();
    let symbols = path.as_deref().and_then(|path| elf::symbols(path).ok());
    Runtime {
        path: path.map_or_else(String::new, |path| path.display().to_string()),
        abi_version: format!("{major}.{minor}.{patch}"),
        maker: symbols.map_or(Maker::Unknown, |symbols| symbols.maker),
    }
}

fn load(path: &Path, exports: Vec<String>, seen: &mut Seen) -> Result<Library> {
    let failed = |cause| Failure::Load { path: path.into(), cause };
    // Absolute, so that the loader does not search for it.
    let full = std::path::absolute(path).map_err(|cause| Failure::File {
        path: path.into(),
        doing: "find",
        cause,
    })?;
    let module = Module::load(full).map_err(failed)?;
    let registered = seen.what_is_new()?;
    let exports = exports.into_iter().map(|name| exported(&module, name));
    let exports = exports.collect::<fishplate::Result<Vec<_>>>().map_err(failed)?;
    Ok(Library { path: path.display().to_string(), exports, registered })
}

/// An exported function, with its metadata in the library.
fn exported(module: &Module, name: String) -> fishplate::Result<Function> {
    let metadata = module.metadata(&name)?.unwrap_or_default();
    let doc = module.doc(&name)?.unwrap_or_default();
    Ok(Function::new(name, &metadata, doc))
}

/// Contents of the registry at the last check.
#[derive(Default)]
struct Seen {
    functions: HashSet<String>,
    types: HashSet<TypeIndex>,
}

impl Seen {
    /// New functions by name and new classes by index.
    fn what_is_new(&mut self) -> Result<Registered> {
        let failed = |cause| Failure::Registry { doing: "read the registry", cause };
        let mut names = FfiFunction::names().map_err(failed)?;
        names.retain(|name| self.functions.insert(name.clone()));
        names.sort();
        let mut types = Type::all().map_err(failed)?;
        types.retain(|found| self.types.insert(found.index()));
        Ok(Registered {
            globals: names.into_iter().map(global).collect(),
            classes: types.into_iter().filter(|t| t.index().is_object()).map(class).collect(),
        })
    }
}

fn global(name: String) -> Function {
    let metadata = reflect::function_metadata(&name).unwrap_or_default();
    Function::new(name, &metadata, String::new())
}

fn class(found: Type) -> Class {
    let methods: Vec<Function> = found.methods().iter().map(method).collect();
    Class {
        key: found.key(),
        type_index: found.index().0,
        ancestors: found.ancestors().into_iter().rev().map(Type::key).collect(),
        doc: tidy(&found.doc()),
        size: found.size(),
        fields: found.fields().iter().map(field).collect(),
        constructor: constructor(found, &methods),
        methods: methods.into_iter().filter(|method| method.name != attr::INIT).collect(),
    }
}

fn method(found: &reflect::Method) -> Function {
    let function = Function::new(found.name().into(), &found.metadata(), found.doc());
    if found.is_static() { Function { is_static: true, ..function } } else { function.of_self() }
}

fn constructor(found: Type, methods: &[Function]) -> Option<Constructor> {
    if let Some(init) = methods.iter().find(|method| method.name == attr::INIT) {
        return Some(Constructor::Function(init.clone()));
    }
    found.attr(attr::INIT)?;
    let lineage = found.ancestors().into_iter().chain([found]);
    let mut fields: Vec<Field> = lineage.flat_map(|t| t.fields()).map(|f| field(&f)).collect();
    fields.retain(|field| field.init);
    // Positional before keyword-only, and fields without a default first: the order of positions.
    fields.sort_by_key(|field| (field.kw_only, field.default.is_some()));
    Some(Constructor::Fields(fields))
}

fn field(found: &reflect::Field) -> Field {
    let Metadata { schema, doc, rest, .. } = Metadata::parse(&found.metadata());
    let flags = found.flags();
    let said = found.doc();
    Field {
        name: found.name().into(),
        shown: schema.as_ref().map_or_else(|| "Any".into(), ToString::to_string),
        schema,
        doc: tidy(if said.is_empty() { &doc } else { &said }),
        default: found.default().map(|default| match default {
            Default::Value(value) => {
                fishplate::repr(&value).map_or_else(|_| format!("{value:?}"), |s| s.to_string())
            }
            Default::Factory(_) => "<factory>".into(),
        }),
        writable: found.is_writable(),
        init: !flags.contains(FieldFlags::INIT_OFF),
        kw_only: flags.contains(FieldFlags::KW_ONLY),
        metadata: rest,
    }
}
