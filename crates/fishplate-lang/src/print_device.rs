//! Prints the kernels of a program. On a GPU each is a separate `gpu.module`, whose PTX is stored in the host's module;
//! on the CPU it is a function of the host's module.

use std::fmt::{self, Write as _};

use fishplate::abi::symbols::{CUDA_UNLOAD, DYNAMIC_SHARED, SHARED, TEXT, UNLOAD};

use crate::{
    device::{DYNAMIC_ALIGNMENT, image_symbol, library_symbol, module_symbol},
    print::{Printed, mentions, print_text},
    program::{Function, MemorySpace, Program},
    scalar::Scalar,
    tensor_map::MAP_BYTES,
};

/// Number of words of `Library` in `cuda.c`.
const LIBRARY_WORDS: usize = 256;

impl Function {
    /// Whether it runs on a GPU.
    pub(crate) fn is_on_gpu(&self) -> bool {
        self.kernel.as_ref().is_some_and(|kernel| kernel.gpu)
    }
}

impl Program {
    /// Prints the GPU kernels, and the host's data for each.
    pub(crate) fn print_gpu_kernels(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kernels: Vec<usize> = (0..self.functions.len())
            .filter(|number| self.functions[*number].is_on_gpu())
            .collect();
        let Some(host) = self.functions.first().filter(|_| !kernels.is_empty()) else {
            return Ok(());
        };
        for number in &kernels {
            self.print_gpu_module(f, *number)?;
            let name = &self.functions[*number].name;
            let (image, library) = (image_symbol(name), library_symbol(name));
            writeln!(
                f,
                "llvm.mlir.global external constant @{image}() {{addr_space = 0 : i32}} \
                 : !llvm.array<0 x i8>\n\
                 llvm.mlir.global internal @{library}(dense<0> : tensor<{LIBRARY_WORDS}xi64>) \
                 {{addr_space = 0 : i32, alignment = 16 : i64}} : !llvm.array<{LIBRARY_WORDS} x i64>"
            )?;
        }
        writeln!(f, "llvm.func hidden @{UNLOAD}{}() {{", host.name)?;
        for number in &kernels {
            let library = library_symbol(&self.functions[*number].name);
            writeln!(f, "  %l{number} = llvm.mlir.addressof @{library} : !llvm.ptr")?;
            writeln!(f, "  llvm.call @{CUDA_UNLOAD}(%l{number}) : (!llvm.ptr) -> ()")?;
        }
        f.write_str("  llvm.return\n}\n")
    }

    /// Prints a kernel with the texts, the functions and the shared memory that it uses.
    fn print_gpu_module(&self, f: &mut fmt::Formatter<'_>, number: usize) -> fmt::Result {
        let function = &self.functions[number];
        let mut body = String::new();
        write!(body, "{}", Printed(self, number))?;
        writeln!(f, "gpu.module @{} {{", module_symbol(&function.name))?;
        for external in self.externals.iter().filter(|known| mentions(&body, &known.name)) {
            external.print(f)?;
        }
        self.print_math(f, &body)?;
        for (index, text) in self.strings.iter().enumerate() {
            if mentions(&body, &format!("{TEXT}{index}")) {
                print_text(f, index, text)?;
            }
        }
        let kernel = function.kernel.as_ref();
        for (id, bytes) in kernel.iter().flat_map(|kernel| &kernel.shared) {
            writeln!(
                f,
                "llvm.mlir.global internal @{SHARED}{id}() \
                 {{addr_space = 3 : i32, alignment = 128 : i64}} : !llvm.array<{bytes} x i8>"
            )?;
        }
        if kernel.is_some_and(|kernel| kernel.dynamic.is_some()) {
            writeln!(
                f,
                "llvm.mlir.global external @{DYNAMIC_SHARED}() \
                 {{addr_space = 3 : i32, alignment = {DYNAMIC_ALIGNMENT} : i64}} : !llvm.array<0 x i8>"
            )?;
        }
        f.write_str(&body)?;
        f.write_str("}\n")
    }

    /// Prints the attributes of a kernel, after its parameters.
    pub(crate) fn print_kernel_attributes(
        &self,
        f: &mut fmt::Formatter<'_>,
        function: &Function,
    ) -> fmt::Result {
        let Some(kernel) = function.kernel.as_ref().filter(|kernel| kernel.gpu) else {
            return Ok(());
        };
        let list =
            |sides: [i64; 3]| format!("array<i32: {}, {}, {}>", sides[0], sides[1], sides[2]);
        f.write_str(" attributes {nvvm.kernel")?;
        if kernel.block.iter().all(|side| *side > 0) {
            write!(f, ", nvvm.reqntid = {}", list(kernel.block))?;
        }
        if kernel.cluster.iter().all(|side| *side > 0) {
            write!(f, ", nvvm.cluster_dim = {}", list(kernel.cluster))?;
        }
        if kernel.min_blocks > 0 {
            write!(f, ", nvvm.minctasm = {} : i32", kernel.min_blocks)?;
        }
        f.write_str("}")
    }

    /// Prints the addresses of shared memory, at the start of a kernel.
    pub(crate) fn print_shared(
        &self,
        f: &mut fmt::Formatter<'_>,
        function: &Function,
    ) -> fmt::Result {
        let Some(kernel) = &function.kernel else { return Ok(()) };
        let (offsets, dynamic) = kernel.offsets();
        let fixed = kernel.shared.iter().map(|(id, _)| (*id, format!("{SHARED}{id}")));
        let last = kernel.dynamic.map(|id| (id, DYNAMIC_SHARED.to_owned()));
        let memory = self.shared_memory(function);
        for ((id, symbol), offset) in fixed.chain(last).zip(offsets.iter().chain([&dynamic])) {
            if kernel.gpu {
                writeln!(f, "  %s{id} = llvm.mlir.addressof @{symbol} : !llvm.ptr<3>")?;
                writeln!(f, "  %{id} = llvm.addrspacecast %s{id} : !llvm.ptr<3> to !llvm.ptr")?;
            } else if let Some(memory) = memory {
                writeln!(
                    f,
                    "  %{id} = llvm.getelementptr inbounds %{memory}[{offset}] \
                     : (!llvm.ptr) -> !llvm.ptr, i8"
                )?;
            }
        }
        Ok(())
    }

    /// The MLIR attributes of a captured value that is a parameter of a kernel.
    pub(crate) fn capture_attributes(&self, function: &Function, id: u32) -> String {
        if function.is_on_gpu() && self.memory(id) == MemorySpace::Map {
            return format!(
                " {{llvm.byval = !llvm.array<{MAP_BYTES} x i8>, llvm.align = 64 : i64, nvvm.grid_constant}}"
            );
        }
        let promised = function.kernel.as_ref().is_some_and(|kernel| kernel.noalias);
        let is_promised = promised && self.scalar(id) == Scalar::Pointer;
        (if is_promised { " {llvm.noalias}" } else { "" }).to_owned()
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        cast::Operand,
        device::{Kernel, Launch},
        fault::Fault,
        program::{End, Id, Program},
        scalar::Scalar,
    };

    /// A host function with a pointer and a number, and a kernel that adds the number to its own position.
    fn launched(gpu: bool, cooperates: bool) -> (Program, Id) {
        let mut program = Program::default();
        program.start("f");
        let entry = program.current();
        let pointer = program.add_param(entry, Scalar::Pointer).unwrap();
        let number = program.add_param(entry, Scalar::Int32).unwrap();
        let block = [32, 1, 1];
        let kernel = Kernel { gpu, block, noalias: true, ..Kernel::default() };
        let kernel = program.start_kernel("k", kernel).unwrap();
        let shared = cooperates.then(|| program.shared(Scalar::Int32, 32).unwrap());
        let place = program.coordinate("tid", 0).unwrap();
        let at = [Operand::Value(place)];
        let to = program.address(pointer, &at, &[Operand::Int(1)], Scalar::Int32).unwrap();
        program.store(to, Operand::Value(number), Scalar::Int32).unwrap();
        if let Some(shared) = shared {
            program.sync_threads().unwrap();
            program.store(shared, Operand::Int(1), Scalar::Int32).unwrap();
        }
        program.end(program.current(), End::Return(None)).unwrap();
        let [one, none] = [Operand::Int(1), Operand::Int(0)];
        let sizes = [one, one, one, Operand::Int(32), one, one, none];
        let (stream, device) = (none, Operand::Int(-1));
        let (checked, dependent, cooperative) = (false, false, false);
        let launch = Launch { sizes, stream, device, checked, dependent, cooperative };
        program.launch(kernel, entry, &launch).unwrap();
        program.end(program.current(), End::Return(None)).unwrap();
        (program, kernel)
    }

    #[test]
    fn a_kernel_for_a_gpu_is_a_module_of_its_own() {
        let (program, _) = launched(true, true);
        let text = program.to_string();
        let kernel = text.split("gpu.module @gpu_k {").nth(1).unwrap();
        assert!(kernel.contains(": !llvm.ptr {llvm.noalias}, "), "{kernel}");
        assert!(kernel.contains("attributes {nvvm.kernel, nvvm.reqntid = array<i32: 32, 1, 1>}"));
        assert!(
            kernel.contains("addr_space = 3 : i32") && kernel.contains("!llvm.array<128 x i8>")
        );
        assert!(kernel.contains("llvm.nvvm.read.ptx.sreg.tid.x"), "{kernel}");
        assert!(kernel.contains("llvm.nvvm.barrier.cta.sync.aligned.all"), "{kernel}");
        assert!(text.contains("@__fp_image_gpu_k()") && text.contains("@__tvm_ffi__cuda_run"));
        assert!(text.contains("llvm.func hidden @__tvm_ffi__unload_f()"), "{text}");
    }

    #[test]
    fn a_kernel_here_is_called_for_blocks_or_for_threads() {
        let (program, _) = launched(false, false);
        let text = program.to_string();
        assert!(text.contains("llvm.func @k_blocks(") && !text.contains("@k_thread("), "{text}");
        assert!(!text.contains("gpu.module") && !text.contains("__tvm_ffi__unload"), "{text}");
        let (program, _) = launched(false, true);
        let text = program.to_string();
        assert!(text.contains("llvm.func @k_thread(") && !text.contains("@k_blocks("), "{text}");
        assert!(text.contains("callee = @__tvm_ffi__grid_sync"), "{text}");
    }

    #[test]
    fn what_only_threads_of_a_grid_have() {
        let mut program = Program::default();
        program.start("f");
        assert_eq!(program.coordinate("tid", 0), Err(Fault::NoGrid));
        assert_eq!(program.sync_threads(), Err(Fault::NoGrid));
        program.start_kernel("k", Kernel::default()).unwrap();
        assert_eq!(program.start_kernel("l", Kernel::default()), Err(Fault::Nested));
        assert!(program.coordinate("tid", 3).is_err());
    }
}
