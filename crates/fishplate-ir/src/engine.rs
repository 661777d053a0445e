//! `ir.ExecutionEngine`: a module that is compiled in this process, with the conventions of MLIR's Python package.

use fishplate::{Array, Error, Object, ObjectRef, Result, Str, Variant2, interpreter};
use fishplate_mlir::engine::{Engine, EngineOptions};

use crate::error::{MLIR_ERROR, value_error};
use crate::{Module, Operation, diagnostic, translation};

/// A compiled module. The module itself may be changed or dropped afterwards.
#[derive(Object)]
#[object(key = "ir.ExecutionEngine", opaque)]
pub struct ExecutionEngine {
    #[field(skip)]
    engine: Engine,
}

fn failed(message: String) -> Error {
    Error::new("RuntimeError", message)
}

#[fishplate::methods]
impl ExecutionEngine {
    /// Compiles a module of the llvm dialect. `shared_libs` are files whose symbols the code may use.
    #[constructor]
    fn new(
        module: Variant2<ObjectRef<Operation>, ObjectRef<Module>>,
        #[default = 2] opt_level: i64,
        #[default = None] shared_libs: Option<Array<Str>>,
        #[default = true] enable_object_dump: bool,
        #[default = false] enable_pic: bool,
    ) -> Result<ExecutionEngine> {
        let level = u32::try_from(opt_level).ok().filter(|level| *level <= 3).ok_or_else(|| {
            value_error(format!("opt_level: expected a number from 0 to 3, got {opt_level}"))
        })?;
        let libraries: Vec<String> =
            shared_libs.iter().flatten().map(|path| path.to_string()).collect();
        if let Some(path) = libraries.iter().find(|path| !std::path::Path::new(path).is_file()) {
            return Err(value_error(format!("shared_libs: there is no file {path}")));
        }
        let options =
            EngineOptions { level, libraries, keep_object: enable_object_dump, pic: enable_pic };
        let op = translation::operation(module);
        // MLIR's engine ends the process if a module cannot be translated in some ways, so it is tried here first.
        translation::to_llvm(&op)?;
        let context = op.context();
        let held = context.lock();
        let raw = op.mlir(&held)?;
        let mut message = String::new();
        let what = "the module cannot be compiled:";
        let engine = diagnostic::step(context, what, || {
            let made = interpreter::without(|| Engine::new(raw, &options));
            made.map_err(|said| message = said).ok()
        });
        let engine = engine
            .map_err(|error| Error::new(MLIR_ERROR, format!("{}\n{message}", error.message())))?;
        Ok(ExecutionEngine { engine })
    }

    /// The address of the function that takes an array of pointers to the arguments and to the result.
    fn raw_lookup(&self, name: &str) -> Result<i64> {
        self.engine.lookup(name, true).map(|address| address as i64).map_err(failed)
    }

    /// The address of a symbol.
    fn raw_lookup_symbol(&self, name: &str) -> Result<i64> {
        self.engine.lookup(name, false).map(|address| address as i64).map_err(failed)
    }

    /// Gives a symbol that the code refers to an address.
    fn raw_register_runtime(&self, name: &str, address: i64) -> Result<()> {
        self.engine.register(name, address as usize).map_err(failed)
    }

    /// Runs the module's constructors.
    fn initialize(&self) -> Result<()> {
        self.engine.initialize().map_err(failed)
    }

    /// Writes the object code to a file.
    fn dump_to_object_file(&self, path: &str) -> Result<()> {
        match self.engine.dump(path).map_err(failed)? {
            true if std::path::Path::new(path).is_file() => Ok(()),
            true => Err(failed(format!("the object code cannot be written to {path}"))),
            false => Err(value_error("the engine was created with enable_object_dump=False")),
        }
    }
}
