//! Modules: libraries of functions, found by name.

use fishplate_abi::error_kind;
use std::fmt;
use std::path::Path;

use fishplate_abi::{ObjectHeader, TypeIndex};

use crate::any::{Any, AnyView};
use crate::convert::{FfiType, FromView};
use crate::error::{Error, Result};
use crate::function::Function;
use crate::object::{ObjectRef, ObjectType};
use crate::over_object::passes_by;
use crate::reflect::Field;

/// A library of functions, with modules that it imports.
///
/// With Fishplate's runtime a library stays loaded until the process ends, so functions and objects
/// from it may outlive the module. Apache's unloads it with the last module: there the module must
/// outlive every object whose code is in the library.
///
/// ```no_run
/// # fn main() -> fishplate::Result<()> {
/// use fishplate::Module;
///
/// let kernels = Module::load("kernels.so")?;
/// let add_one = kernels.function("add_one")?;
/// let two: i64 = add_one.call((1,))?;
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Module(ObjectRef<ModuleObj>);

/// The object of a module.
#[repr(C)]
pub struct ModuleObj {
    header: ObjectHeader,
    // A client's class may be tied to its thread.
    not_send: std::marker::PhantomData<*mut ()>,
}

// SAFETY: only the header is read.
unsafe impl ObjectType for ModuleObj {
    const TYPE_KEY: &'static str = "ffi.Module";
    fn type_index() -> TypeIndex {
        TypeIndex::MODULE
    }
}

fn builtin(name: &str) -> Result<Function> {
    Function::get(&format!("ffi.{name}"))
}

impl Module {
    /// Loads a library. Its file extension selects the loader; `.so` is a shared library.
    pub fn load(path: impl AsRef<Path>) -> Result<Module> {
        let path = path.as_ref();
        let text = path.to_str().ok_or_else(|| {
            Error::new(error_kind::VALUE_ERROR, format!("The path {} is not UTF-8", path.display()))
        })?;
        builtin("ModuleLoadFromFile")?.call((text,))
    }

    /// The functions that are linked into the program and registered with it.
    pub fn system_lib() -> Result<Module> {
        builtin("SystemLib")?.call(())
    }

    /// The functions that are linked into the program and registered with a prefix.
    pub fn system_lib_with_prefix(prefix: &str) -> Result<Module> {
        builtin("SystemLib")?.call((prefix,))
    }

    /// The function with this name, in this module only.
    pub fn get(&self, name: &str) -> Result<Option<Function>> {
        self.find(name, false)
    }

    /// The function with this name, on request also in imported modules.
    pub fn find(&self, name: &str, in_imports: bool) -> Result<Option<Function>> {
        builtin("ModuleGetFunction")?.call((self, name, in_imports))
    }

    /// Returns a function by name; an unknown name is an error.
    pub fn function(&self, name: &str) -> Result<Function> {
        self.get(name)?.ok_or_else(|| {
            Error::new(error_kind::ATTRIBUTE_ERROR, format!("The module has no function `{name}`"))
        })
    }

    /// Whether the module has a function with this name.
    pub fn implements(&self, name: &str) -> Result<bool> {
        builtin("ModuleImplementsFunction")?.call((self, name, false))
    }

    /// Names and types of a function's parameters as JSON, if the library has them.
    pub fn metadata(&self, name: &str) -> Result<Option<String>> {
        builtin("ModuleGetFunctionMetadata")?.call((self, name, false))
    }

    /// The documentation of a function, if the library has it.
    pub fn doc(&self, name: &str) -> Result<Option<String>> {
        builtin("ModuleGetFunctionDoc")?.call((self, name, false))
    }

    /// Kind of the module: `library` for shared libraries.
    pub fn kind(&self) -> Result<String> {
        builtin("ModuleGetKind")?.call((self,))
    }

    /// The source text of modules that have one.
    pub fn source(&self, format: &str) -> Result<String> {
        builtin("ModuleInspectSource")?.call((self, format))
    }

    /// Writes the module to a file, if its kind supports that.
    pub fn write_to_file(&self, path: &str, format: &str) -> Result<()> {
        builtin("ModuleWriteToFile")?.call((self, path, format))
    }

    /// Lets the module's code use the functions of another.
    pub fn import(&self, other: &Module) -> Result<()> {
        builtin("ModuleImportModule")?.call((self, other))
    }

    /// The modules that it imports.
    pub fn imports(&self) -> Result<Vec<Module>> {
        let imports: Any = Field::get("ffi.Module", "imports_")?.read(&self.0.clone().upcast())?;
        let count: i64 = builtin("ArraySize")?.call((&imports,))?;
        let item = builtin("ArrayGetItem")?;
        (0..count).map(|i| item.call((&imports, i))).collect()
    }

    /// Removes all imports.
    pub fn clear_imports(&self) -> Result<()> {
        builtin("ModuleClearImports")?.call((self,))
    }

    /// The module object.
    pub fn as_object(&self) -> &ObjectRef<ModuleObj> {
        &self.0
    }
}

impl fmt::Debug for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FfiType for Module {
    fn name() -> String {
        ModuleObj::TYPE_KEY.into()
    }
}

impl<'a> FromView<'a> for Module {
    fn from_view(view: &'a AnyView<'a>) -> Option<Module> {
        view.to_object().map(Module)
    }
}

passes_by!(0 of Module);
