//! The wrapper compiler for every language: specs and providers as object types (`fishplate.spec.*`,
//! `fishplate.compiler.*`), and compiling, exporting and the cache as global functions. They are registered when this
//! library is loaded into a process that has a runtime.

mod attach;
mod compiled;
mod convert;
mod cuda;
mod cuda_tensor;
mod elf;
mod error_out;
mod function;
mod hook;
mod machine_code;
mod object_file;
mod options;
mod params;
mod providers;
mod ptxas;
mod shipping;
mod spec;
mod tools;

pub use compiled::Compiled;
pub use cuda::Stream as CudaStream;
// The objects of the IR are part of the library.
pub use fishplate_ir as ir;
/// The builder and values of the kernel language, which register themselves in addition to the types above.
pub use fishplate_lang::{Builder, Value};
pub use params::{
    ConstBool, ConstFloat, ConstInt, ConstNone, DataPointer, Dim, EnvStream, Half, Param, Shape,
    Stream, Tensor, TupleParam, Var,
};
pub use providers::{CudaLaunch, CuteCall, Nop, PackedCall, PlainCall, Provider};
