//! Finds and loads the driver, once.

use std::ffi::{CStr, OsString, c_char};
use std::sync::OnceLock;

use crate::error::{Error, Result};
use crate::sys::{Code, Functions};

/// The driver of this process.
pub struct Driver {
    functions: Functions,
    path: OsString,
    /// Never unloaded: its functions are called until the process ends.
    _library: libloading::Library,
}

/// File names of the driver, in the order in which they are tried.
const NAMES: [&str; 2] = ["libcuda.so.1", "libcuda.so"];

/// The environment variable that names another file than the system's driver.
pub const LIBRARY_VARIABLE: &str = "FISHPLATE_CUDA_LIBRARY";

static DRIVER: OnceLock<Result<Driver>> = OnceLock::new();

impl Driver {
    /// The driver, loaded and initialised by the first caller; later callers get the same result.
    pub fn get() -> Result<&'static Driver> {
        DRIVER.get_or_init(Driver::load).as_ref().map_err(Clone::clone)
    }

    fn load() -> Result<Driver> {
        let asked = std::env::var_os(LIBRARY_VARIABLE).filter(|path| !path.is_empty());
        let names: Vec<OsString> = match asked {
            Some(path) => vec![path],
            None => NAMES.iter().map(OsString::from).collect(),
        };
        let mut tried = Vec::new();
        for name in names {
            // SAFETY: loading the driver runs its initialisers, as in every CUDA program.
            match unsafe { libloading::Library::new(&name) } {
                Ok(library) => return Driver::start(library, name),
                Err(error) => {
                    // The loader's own message, which names the file.
                    let cause = std::error::Error::source(&error).map(ToString::to_string);
                    let said = || format!("{}: {error}", name.to_string_lossy());
                    tried.push(cause.unwrap_or_else(said));
                }
            }
        }
        Err(Error::NoDriver { tried: tried.join("; ") })
    }

    fn start(library: libloading::Library, path: OsString) -> Result<Driver> {
        // SAFETY: the file has the driver's name, or the user named it as the driver.
        let functions = unsafe { Functions::resolve(&library) }.map_err(|symbol| {
            Error::MissingFunction { symbol, library: path.to_string_lossy().into_owned() }
        })?;
        let driver = Driver { functions, path, _library: library };
        // SAFETY: no flags are defined.
        driver.check("cuInit", unsafe { (driver.functions.cuInit)(0) })?;
        Ok(driver)
    }

    /// The functions of the driver.
    pub fn functions(&self) -> &Functions {
        &self.functions
    }

    /// The name by which it was loaded.
    pub fn path(&self) -> &OsString {
        &self.path
    }

    /// The CUDA version that the driver supports, such as (13, 0).
    pub fn version(&self) -> Result<(i32, i32)> {
        let mut version = 0;
        // SAFETY: passes a writable address.
        let code = unsafe { (self.functions.cuDriverGetVersion)(&raw mut version) };
        self.check("cuDriverGetVersion", code)?;
        Ok((version / 1000, version % 1000 / 10))
    }

    /// Converts the return code of a function into a result. The error names both.
    pub fn check(&self, function: &'static str, code: Code) -> Result<()> {
        if code == Code::SUCCESS { Ok(()) } else { Err(self.error(function, code, None)) }
    }

    /// The error for a return code, with the driver's own message.
    pub(crate) fn error(&self, function: &'static str, code: Code, log: Option<String>) -> Error {
        let ask = |get: unsafe extern "C" fn(Code, *mut *const c_char) -> Code| {
            let mut text = std::ptr::null();
            // SAFETY: passes a writable address; the text lives as long as the driver.
            unsafe {
                let answer = get(code, &raw mut text);
                (answer == Code::SUCCESS && !text.is_null())
                    .then(|| CStr::from_ptr(text).to_string_lossy().into_owned())
            }
        };
        Error::Cuda {
            function,
            code,
            name: ask(self.functions.cuGetErrorName).unwrap_or_else(|| "unknown error".into()),
            text: ask(self.functions.cuGetErrorString).unwrap_or_default(),
            log,
        }
    }
}
