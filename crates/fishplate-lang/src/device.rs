//! Kernels that run once per thread of a grid, and their launch from a host function.
//!
//! A kernel takes the host values that it uses (`Function::captures`) as parameters. The host writes the launch: the
//! sizes and then those values, 8 bytes each, and calls the runtime. `support/cuda.c` of `fishplate-codegen` launches
//! the kernel's PTX; `support/grid.c` runs it on the CPU. On the CPU a kernel gets its position in the grid as leading
//! parameters. One of two functions calls it (`grid.rs`): for a range of blocks, thread by thread, or for one thread if
//! threads wait for each other.

use fishplate::abi::launch_flags::{
    COOPERATIVE, DEPENDENT, LARGE_CLUSTER, PORTABLE_CLUSTER, PREFLIGHT,
};
use fishplate::abi::symbols::{CUDA_RUN, CUDA_UNLOAD, GRID, IMAGE, IMAGE_LIBRARY};

use crate::{
    cast::Operand,
    fault::{Fault, Result},
    memory::NO_WRAP,
    program::{Id, MemorySpace, Program},
    scalar::Scalar,
};

/// Words of `Launch` in `cuda.c`, and of `Grid` in `grid.c`: grid and block, shared memory, stream, name, the device
/// and flags or the bytes of a thread's stack, and two for a cluster, which a GPU's kernel has itself, and for tensor
/// maps or whether all blocks run together.
pub(crate) const HEADER: usize = 12;
/// Stack of a thread besides its local arrays, in bytes.
const STACK: i64 = 64 * 1024;
/// Alignment of dynamic shared memory, as swizzled tiles require.
pub(crate) const DYNAMIC_ALIGNMENT: i64 = 1024;
/// Bytes of a value on the stack.
const VALUE: i64 = 8;
/// Parameters of a kernel on the CPU: position in the grid, shared memory, thread.
pub(crate) const PLACES: usize = 12;
/// A store of a word.
pub(crate) const WORD: &str = "alignment = 8 : i64, ordering = 0 : i64";

/// Properties of a kernel that other functions do not have.
#[derive(Default)]
pub(crate) struct Kernel {
    /// Whether it runs on a GPU.
    pub(crate) gpu: bool,
    /// The sizes of a block; 0 if unknown.
    pub(crate) block: [i64; 3],
    /// The sizes of a cluster; 0 if there is none.
    pub(crate) cluster: [i64; 3],
    /// How many blocks a multiprocessor has registers for at least; 0 if that is left to the assembler.
    pub(crate) min_blocks: i64,
    /// Whether the caller guarantees that its tensors do not overlap.
    pub(crate) noalias: bool,
    /// Whether its threads wait for each other or share memory.
    pub(crate) cooperates: bool,
    /// Memory that the threads of a block share: the address, and its size in bytes.
    pub(crate) shared: Vec<(Id, i64)>,
    /// The dynamic shared memory, whose size the launch gives.
    pub(crate) dynamic: Option<Id>,
    /// Size in bytes of each thread's local arrays.
    pub(crate) local_bytes: i64,
}

impl Kernel {
    /// The offsets of the shared arrays, and of the dynamic memory.
    pub(crate) fn offsets(&self) -> (Vec<i64>, i64) {
        let mut at = 0;
        let mut offsets = Vec::with_capacity(self.shared.len());
        for (_, bytes) in &self.shared {
            offsets.push(at);
            at += (bytes + 127) / 128 * 128;
        }
        if self.dynamic.is_some() {
            at = (at + DYNAMIC_ALIGNMENT - 1) / DYNAMIC_ALIGNMENT * DYNAMIC_ALIGNMENT;
        }
        (offsets, at)
    }
}

/// The arguments of a launch.
pub(crate) struct Launch {
    /// Sizes of grid and block, and bytes of dynamic shared memory.
    pub(crate) sizes: [Operand; 7],
    /// The stream; 0 means the default stream.
    pub(crate) stream: Operand,
    /// The device; -1 for the thread's device.
    pub(crate) device: Operand,
    /// Whether the sizes are first checked against the limits of the device.
    pub(crate) checked: bool,
    /// Whether it may start while the launch before it still runs.
    pub(crate) dependent: bool,
    /// Whether all blocks run at the same time.
    pub(crate) cooperative: bool,
}

impl Launch {
    fn flags(&self, cluster: [i64; 3]) -> i32 {
        let large = cluster.iter().product::<i64>() > PORTABLE_CLUSTER;
        let bits = [
            (self.checked, PREFLIGHT),
            (self.dependent, DEPENDENT),
            (self.cooperative, COOPERATIVE),
            (large, LARGE_CLUSTER),
        ];
        bits.iter().filter(|(asked, _)| *asked).map(|(_, bit)| bit).sum()
    }
}

impl Program {
    /// Whether the function that is being written runs on a GPU.
    pub(crate) fn on_gpu(&mut self) -> bool {
        self.kernel().is_ok_and(|kernel| kernel.gpu)
    }

    /// The kernel that is being written.
    pub(crate) fn kernel(&mut self) -> Result<&mut Kernel> {
        self.function()?.kernel.as_mut().ok_or(Fault::NoGrid)
    }

    /// Starts a kernel. Everything that follows is written into it.
    pub(crate) fn start_kernel(&mut self, name: &str, kernel: Kernel) -> Result<Id> {
        if self.kernel().is_ok() {
            return Err(Fault::Nested);
        }
        let gpu = kernel.gpu;
        let id = self.start(&self.free_name(name, gpu));
        let function = self.function()?;
        (function.kernel, function.returns_status) = (Some(kernel), !gpu);
        let entry = function.entry;
        if !gpu {
            for _ in 0..PLACES {
                self.add_param(entry, Scalar::Int32)?;
            }
            self.add_param(entry, Scalar::Pointer)?;
            self.add_param(entry, Scalar::Pointer)?;
        }
        Ok(id)
    }

    /// A name that no other function on the same side has.
    fn free_name(&self, name: &str, gpu: bool) -> String {
        let taken = |name: &str| {
            self.functions.iter().any(|known| known.name == name && known.is_on_gpu() == gpu)
        };
        let numbered = (1..).map(|number| format!("{name}_{number}"));
        let mut names = std::iter::once(name.to_owned()).chain(numbered);
        names.find(|name| !taken(name)).unwrap_or_default()
    }

    /// A coordinate: `which` is `tid`, `ctaid`, `ntid` or `nctaid`, as in PTX.
    pub(crate) fn coordinate(&mut self, which: &str, axis: usize) -> Result<Id> {
        let kinds = ["tid", "ctaid", "ntid", "nctaid"];
        let kind = kinds.iter().position(|known| *known == which);
        let letter = ["x", "y", "z"].get(axis);
        let (Some(kind), Some(letter)) = (kind, letter) else {
            return Err(Fault::Handle { what: "coordinate" });
        };
        let kernel = self.kernel()?;
        let side = kernel.block[axis];
        match (which, side) {
            ("ntid", 1..) => return self.number(Scalar::Int32, side),
            ("tid", 1) => return self.number(Scalar::Int32, 0),
            _ => {}
        }
        if kernel.gpu {
            let name = format!("llvm.nvvm.read.ptx.sreg.{which}.{letter}");
            return self.intrinsic(&name, Vec::new(), Scalar::Int32);
        }
        self.entry_param(kind * 3 + axis)
    }

    /// Returns a parameter that a kernel has on the CPU.
    fn entry_param(&mut self, index: usize) -> Result<Id> {
        let entry = self.function()?.entry;
        let params = &self.block(entry)?.params;
        params.get(index).copied().ok_or(Fault::Handle { what: "parameter" })
    }

    /// The thread that runs, as `grid.c` knows it.
    pub(crate) fn thread(&mut self) -> Result<Id> {
        self.kernel()?.cooperates = true;
        self.entry_param(PLACES + 1)
    }

    /// Returns the start of the block's shared memory on the CPU, in the kernel that is being written.
    pub(crate) fn shared_start(&mut self) -> Result<Id> {
        self.entry_param(PLACES)
    }

    /// Returns the shared memory of a block on the CPU.
    pub(crate) fn shared_memory(&self, function: &crate::program::Function) -> Option<Id> {
        self.blocks[function.entry as usize].params.get(PLACES).copied()
    }

    /// Calls an LLVM intrinsic without a result.
    pub(crate) fn intrinsic_act(&mut self, name: &str, args: Vec<Id>) -> Result<()> {
        let count = args.len();
        let attributes = format!(
            "intrin = \"{name}\", op_bundle_sizes = array<i32>, \
             operandSegmentSizes = array<i32: {count}, 0>"
        );
        self.act("llvm.call_intrinsic", args, attributes)
    }

    /// Ends a kernel, returns to `block` of the host function, and launches there.
    pub(crate) fn launch(&mut self, kernel: Id, block: Id, launch: &Launch) -> Result<()> {
        let handle = Fault::Handle { what: "kernel" };
        let function = self.functions.get(kernel as usize).ok_or_else(|| handle.clone())?;
        let (name, scope) = (function.name.clone(), function.scope());
        let captures: Vec<Id> = function.captures.iter().map(|(outer, _)| *outer).collect();
        let Kernel { gpu, cooperates, local_bytes, cluster, .. } =
            *function.kernel.as_ref().ok_or_else(|| handle.clone())?;
        // Threads with large arrays get separate stacks, like threads that wait for each other.
        let cooperates = cooperates || local_bytes > STACK;
        // A value that is needed after a barrier stays on the stack meanwhile.
        let own = self.blocks.iter().filter(|block| block.function == kernel);
        let spilled = VALUE * own.map(|block| block.ops.len() as i64).sum::<i64>();
        let fixed = function.kernel.as_ref().map_or(0, |kernel| kernel.offsets().1);
        self.close_scope(scope);
        let run = match (gpu, cooperates) {
            (true, _) => None,
            (false, true) => Some(self.thread_function(kernel)?),
            (false, false) => Some(self.block_function(kernel)?),
        };
        self.move_to(block)?;
        let count = captures.len();
        // The driver takes the addresses of the parameters, which are stored after them.
        let words = HEADER + if gpu { 2 * count } else { count };
        let memory = self.local(Scalar::Int64, words as i64)?;
        for (slot, size) in launch.sizes.iter().enumerate() {
            let mut size = self.index(*size, "launch")?;
            if slot == 6 && !gpu {
                let fixed = self.number(Scalar::Int64, fixed)?;
                size = self.op("llvm.add", vec![size, fixed], NO_WRAP, Scalar::Int64)?;
            }
            self.put_word(memory, slot, size)?;
        }
        let stream = self.pointer(launch.stream)?;
        self.put_word(memory, 7, stream)?;
        let text = self.text(&name)?;
        self.put_word(memory, 8, text)?;
        let last = match gpu {
            true => self.device_word(launch, cluster)?,
            false => self.number(Scalar::Int64, STACK + local_bytes + spilled)?,
        };
        self.put_word(memory, 9, last)?;
        // On a GPU, the cluster is a property of the kernel.
        let [x, y, z] = if gpu { [0; 3] } else { cluster };
        let sides = self.number(Scalar::Int64, x | (y << 32))?;
        self.put_word(memory, 10, sides)?;
        let maps = match gpu {
            true => self.map_word(&captures)?,
            false => self.number(Scalar::Int64, z | (i64::from(launch.cooperative) << 32))?,
        };
        self.put_word(memory, 11, maps)?;
        for (slot, value) in captures.into_iter().enumerate() {
            let value = self.reach(value)?;
            self.put_word(memory, HEADER + slot, value)?;
        }
        let status = match run {
            Some(run) => self.run_here(&run, cooperates, memory)?,
            None => self.run_on_gpu(&name, memory, count)?,
        };
        self.pass_on(status)
    }

    /// A word whose upper half has a bit for each of the first 32 parameters: set for tensor maps, which GPUs take by value.
    fn map_word(&mut self, captures: &[Id]) -> Result<Id> {
        let mut bits = 0;
        for (index, capture) in captures.iter().enumerate() {
            if self.memory(*capture) == MemorySpace::Map {
                bits |= 1i64.checked_shl(index as u32 + 32).ok_or(Fault::MapPlace)?;
            }
        }
        self.number(Scalar::Int64, bits)
    }

    /// Stores a value in a word of memory.
    pub(crate) fn put_word(&mut self, memory: Id, slot: usize, value: Id) -> Result<()> {
        let at = [Operand::Int(slot as i64)];
        let slot = self.address(memory, &at, &[Operand::Int(1)], Scalar::Int64)?;
        self.act("llvm.store", vec![value, slot], WORD)
    }

    /// A pointer; 0 stands for null.
    fn pointer(&mut self, operand: Operand) -> Result<Id> {
        match operand {
            Operand::Int(0) => Ok(self.constant(Scalar::Pointer, 0)),
            Operand::Value(id) if self.scalar(id) == Scalar::Pointer => self.reach(id),
            _ => {
                let got = operand.shown(self);
                Err(Fault::Operand { operator: "stream".to_owned(), got })
            }
        }
    }

    /// The device in the lower half of a word, the flags of the launch in the upper.
    fn device_word(&mut self, launch: &Launch, cluster: [i64; 3]) -> Result<Id> {
        let device = match launch.device {
            Operand::Value(device) => self.reach(device)?,
            device => self.convert(device, Scalar::Int32)?,
        };
        let device = self.cast(device, Scalar::Uint32)?;
        let device = self.cast(device, Scalar::Int64)?;
        let flags = self.number(Scalar::Int64, i64::from(launch.flags(cluster)) << 32)?;
        self.op("llvm.or", vec![device, flags], "", Scalar::Int64)
    }

    fn run_here(&mut self, run: &str, cooperates: bool, memory: Id) -> Result<Id> {
        let run = format!("global_name = @{run}");
        let run = self.op("llvm.mlir.addressof", Vec::new(), run, Scalar::Pointer)?;
        let mode = self.number(Scalar::Int32, i64::from(cooperates))?;
        let inputs = [Scalar::Pointer, Scalar::Int32, Scalar::Pointer];
        self.declare(GRID, &inputs, Some(Scalar::Int32));
        let status = self.call(GRID, vec![run, mode, memory], Some(Scalar::Int32))?;
        status.ok_or(Fault::Handle { what: "status" })
    }

    fn run_on_gpu(&mut self, name: &str, memory: Id, count: usize) -> Result<Id> {
        let mut address = |symbol: String| {
            let attributes = format!("global_name = @{symbol}");
            self.op("llvm.mlir.addressof", Vec::new(), attributes, Scalar::Pointer)
        };
        let (library, image) = (address(library_symbol(name))?, address(image_symbol(name))?);
        let count = self.number(Scalar::Int32, count as i64)?;
        let inputs = [Scalar::Pointer, Scalar::Pointer, Scalar::Pointer, Scalar::Int32];
        self.declare(CUDA_RUN, &inputs, Some(Scalar::Int32));
        self.declare(CUDA_UNLOAD, &[Scalar::Pointer], None);
        let args = vec![library, image, memory, count];
        let status = self.call(CUDA_RUN, args, Some(Scalar::Int32))?;
        status.ok_or(Fault::Handle { what: "status" })
    }
}

/// Symbol of the module that contains a kernel for the GPU.
pub(crate) fn module_symbol(kernel: &str) -> String {
    format!("gpu_{kernel}")
}

/// Symbol of a kernel's PTX, which `fishplate-codegen` fills in.
pub(crate) fn image_symbol(kernel: &str) -> String {
    format!("{IMAGE}{}", module_symbol(kernel))
}

/// Variable in which the runtime keeps the loaded kernel.
pub(crate) fn library_symbol(kernel: &str) -> String {
    format!("{IMAGE_LIBRARY}{kernel}")
}
