//! Precompiled kernels for NVIDIA GPUs: PTX, a cubin or a fatbin in, functions out; and tensors on a device.
//!
//! The compiler's library does the work. It is located at first use ([`crate::ir::load`] names another one). The CUDA
//! driver is loaded at the first launch.
//!
//! ```no_run
//! use fishplate::{DType, Device, cuda};
//!
//! # fn main() -> fishplate::Result<()> {
//! let module = cuda::Module::read("kernels.cubin")?;
//! let vector = "Tensor([n], float32, device=cuda)";
//! let add_one = module
//!     .kernel(&format!("add_one(x: {vector}, y: {vector})"))
//!     .grid(["ceildiv(n, 256)"])
//!     .block([256])
//!     .args(["x", "y", "n"])
//!     .build()?;
//! let [x, y] = [(); 2].map(|()| cuda::empty(&[1000], DType::F32, Device::cuda(0)));
//! add_one.call::<()>((x?, y?))?;
//! cuda::synchronize(Device::cuda(0))
//! # }
//! ```

use std::fs;
use std::path::Path;

use fishplate_abi::error_kind;

use crate::{Array, Bytes, DType, Device, Error, Function, Result, Shape, Str, Tensor, ir};

/// A global function of the compiler's library.
fn global(name: &str) -> Result<Function> {
    ir::ensure_library()?;
    Function::get(name)
}

/// GPU code, as a CUDA compiler produced it.
#[derive(Clone, Debug)]
pub struct Module {
    image: Bytes,
}

impl Module {
    /// A module from PTX text, a cubin or a fatbin. It is loaded at the first launch on each device.
    pub fn new(image: impl AsRef<[u8]>) -> Module {
        Module { image: Bytes::from(image.as_ref()) }
    }

    /// Reads a module from a file.
    pub fn read(path: impl AsRef<Path>) -> Result<Module> {
        let path = path.as_ref();
        fs::read(path).map(Module::new).map_err(|error| {
            Error::new(error_kind::OS_ERROR, format!("cannot read {}: {error}", path.display()))
        })
    }

    /// A launch of the kernel that a signature names: `add_one(x: Tensor([n], float32, device=cuda))`. It has one block
    /// of one thread unless set otherwise.
    pub fn kernel(&self, signature: &str) -> Launch {
        Launch {
            image: self.image.clone(),
            signature: signature.to_owned(),
            grid: vec![String::from("1")],
            block: vec![String::from("1")],
            shared_bytes: String::from("0"),
            cluster: None,
            args: None,
            preflight: false,
        }
    }
}

/// The configuration of a launch. Sizes are numbers, or expressions over the variables of the signature such as
/// `ceildiv(n, 256)`.
#[derive(Clone, Debug)]
pub struct Launch {
    image: Bytes,
    signature: String,
    grid: Vec<String>,
    block: Vec<String>,
    shared_bytes: String,
    cluster: Option<Vec<i64>>,
    args: Option<Vec<String>>,
    preflight: bool,
}

impl Launch {
    /// Blocks along x, y and z; omitted ones are 1.
    pub fn grid<T: ToString>(mut self, sizes: impl IntoIterator<Item = T>) -> Launch {
        self.grid = texts(sizes);
        self
    }

    /// Threads of a block along x, y and z.
    pub fn block<T: ToString>(mut self, sizes: impl IntoIterator<Item = T>) -> Launch {
        self.block = texts(sizes);
        self
    }

    /// Bytes of dynamic shared memory.
    pub fn shared_bytes(mut self, size: impl ToString) -> Launch {
        self.shared_bytes = size.to_string();
        self
    }

    /// Blocks of a cluster along x, y and z, for GPUs that have clusters.
    pub fn cluster(mut self, sides: impl IntoIterator<Item = u32>) -> Launch {
        self.cluster = Some(sides.into_iter().map(i64::from).collect());
        self
    }

    /// Arguments of the kernel, in order: names of tensors, which pass the address of the first element, and of
    /// variables. By default each tensor's address, then its dynamic extents and strides.
    pub fn args<T: ToString>(mut self, names: impl IntoIterator<Item = T>) -> Launch {
        self.args = Some(texts(names));
        self
    }

    /// Checks every launch against the limits of the device first, for errors that name the violated limit.
    pub fn preflight(mut self) -> Launch {
        self.preflight = true;
        self
    }

    /// Builds the function, which checks its arguments and launches on the current stream of their device.
    pub fn build(self) -> Result<Function> {
        let array =
            |texts: Vec<String>| texts.iter().map(|text| Str::from(text.as_str())).collect();
        let (grid, block): (Array<Str>, Array<Str>) = (array(self.grid), array(self.block));
        let cluster: Option<Array<i64>> = self.cluster.map(|sides| sides.into_iter().collect());
        let args: Option<Array<Str>> = self.args.map(array);
        let given = (self.image, self.signature, grid, block, self.shared_bytes);
        let (image, signature, grid, block, shared) = given;
        global("fishplate.cuda.kernel")?.call((
            image,
            signature,
            grid,
            block,
            shared,
            cluster,
            args,
            self.preflight,
        ))
    }
}

fn texts<T: ToString>(items: impl IntoIterator<Item = T>) -> Vec<String> {
    items.into_iter().map(|item| item.to_string()).collect()
}

/// Number of CUDA devices; 0 without a driver.
pub fn device_count() -> Result<i64> {
    global("fishplate.cuda.device_count")?.call(())
}

/// Creates a row-major tensor on a device with uninitialised memory.
pub fn empty(shape: &[i64], dtype: DType, device: Device) -> Result<Tensor> {
    global("fishplate.cuda.empty")?.call((Shape::from(shape), dtype, device))
}

/// Copies all elements of a contiguous tensor into another, each on the host or on a device, after the work that is
/// queued on the current stream.
pub fn copy(to: &Tensor, from: &Tensor) -> Result<()> {
    global("fishplate.cuda.copy")?.call((to.clone(), from.clone()))
}

/// Waits for all work on a device; returns the error of a kernel that failed.
pub fn synchronize(device: Device) -> Result<()> {
    global("fishplate.cuda.synchronize")?.call((device,))
}
