//! Tensor cores: products of small matrices that a warp holds, loads of matrices from shared
//! memory, and asynchronous copies into shared memory. Also loads and stores of 16 bytes.

use fishplate::abi::symbols::{GRID_MATRIX, GRID_MULTIPLY};

use crate::{
    cast::Operand,
    fault::{Fault, Result},
    program::{Id, Program},
    scalar::Scalar,
};

/// The widest load and store of a GPU, in bytes.
const MOST_BYTES: u32 = 16;
/// One row per element type of a product, in the order of support/grid_async.h: LLVM's intrinsic, and the type of its
/// words.
const FACTORS: &[(Scalar, &str, Scalar)] = &[
    (Scalar::BFloat16, "llvm.nvvm.mma.m16n8k16.row.col.bf16", Scalar::Uint32),
    (Scalar::Float16, "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", Scalar::HalfPair),
    (Scalar::Float8E4M3FN, "llvm.nvvm.mma.m16n8k32.row.col.f32.e4m3.e4m3.f32", Scalar::Uint32),
    (Scalar::Float8E5M2, "llvm.nvvm.mma.m16n8k32.row.col.f32.e5m2.e5m2.f32", Scalar::Uint32),
];

impl Program {
    /// Loads `count` elements from an address, which on a GPU must be aligned to their total size.
    pub(crate) fn load_vector(
        &mut self,
        address: Id,
        scalar: Scalar,
        count: u32,
    ) -> Result<Vec<Id>> {
        self.check_vector(scalar, count)?;
        let mut values = Vec::with_capacity(count as usize);
        for index in 0..count {
            let at = self.element(address, scalar, index)?;
            let attributes = self.vector_alignment(scalar, count, index);
            values.push(self.op("llvm.load", vec![at], attributes, scalar)?);
        }
        Ok(values)
    }

    /// Stores elements at an address, which on a GPU must be aligned to their total size.
    pub(crate) fn store_vector(
        &mut self,
        address: Id,
        scalar: Scalar,
        values: &[Operand],
    ) -> Result<()> {
        let count = values.len() as u32;
        self.check_vector(scalar, count)?;
        let mut ready = Vec::with_capacity(values.len());
        for value in values {
            ready.push(self.stored(*value, scalar)?);
        }
        for (index, value) in (0..count).zip(ready) {
            let at = self.element(address, scalar, index)?;
            let attributes = self.vector_alignment(scalar, count, index);
            self.act("llvm.store", vec![value, at], attributes)?;
        }
        Ok(())
    }

    /// Remainder of an address modulo `size`, a power of two.
    pub(crate) fn misalignment(&mut self, address: Id, size: i64) -> Result<Id> {
        let address = self.reach(address)?;
        if self.scalar(address) != Scalar::Pointer || size.count_ones() != 1 {
            return Err(Fault::Handle { what: "address" });
        }
        let number = self.op("llvm.ptrtoint", vec![address], "", Scalar::Int64)?;
        let mask = self.number(Scalar::Int64, size - 1)?;
        self.op("llvm.and", vec![number, mask], "", Scalar::Int64)
    }

    fn check_vector(&mut self, scalar: Scalar, count: u32) -> Result<()> {
        let fits = count.is_power_of_two() && count <= MOST_BYTES / scalar.bytes();
        let known = scalar.is_float() || scalar.is_int();
        if fits && known { Ok(()) } else { Err(Fault::Vector { count, scalar }) }
    }

    fn element(&mut self, address: Id, scalar: Scalar, index: u32) -> Result<Id> {
        let at = [Operand::Int(i64::from(index))];
        let address = self.address(address, &at, &[Operand::Int(1)], scalar)?;
        self.check_memory(address)?;
        Ok(address)
    }

    /// The alignment of the first element, which tells the GPU compiler that all are one access.
    fn vector_alignment(&mut self, scalar: Scalar, count: u32, index: u32) -> String {
        let whole = index == 0 && self.on_gpu();
        let bytes = if whole { scalar.bytes() * count } else { scalar.bytes() };
        format!("alignment = {bytes} : i64, ordering = 0 : i64")
    }

    /// A product of matrices that a warp holds: 16 rows by 32 bytes, and 32 bytes by 8 columns, of elements of a type.
    /// It is added to 16 by 8 elements of `Float32`. Each lane has 4 and 2 words of elements, and 4 sums.
    pub(crate) fn multiply(
        &mut self,
        kind: Scalar,
        words: &[Operand],
        sums: &[Operand],
    ) -> Result<Vec<Id>> {
        use Scalar::{Float32, Uint32};
        let row = FACTORS.iter().zip(0..).find(|(row, _)| row.0 == kind);
        let Some((&(_, intrinsic, held), number)) = row else {
            return Err(Fault::Factor { scalar: kind });
        };
        if words.len() != 6 || sums.len() != 4 {
            return Err(Fault::Handle { what: "matrix" });
        }
        self.kernel()?.cooperates = true;
        let mut args = Vec::with_capacity(10);
        for word in words {
            args.push(self.convert(*word, Uint32)?);
        }
        for sum in sums {
            args.push(self.convert(*sum, Float32)?);
        }
        if self.on_gpu() {
            if held != Uint32 {
                for arg in args.iter_mut().take(words.len()) {
                    *arg = self.op("llvm.bitcast", vec![*arg], "", held)?;
                }
            }
            return self.intrinsic_parts(intrinsic, args, &[Float32; 4]);
        }
        let memory = self.local(Uint32, 11)?;
        for (index, arg) in (0..).zip(args) {
            let scalar = self.scalar(arg);
            let at = self.element(memory, scalar, index)?;
            self.store(at, Operand::Value(arg), scalar)?;
        }
        let at = self.element(memory, Uint32, 10)?;
        self.store(at, Operand::Int(number), Uint32)?;
        let thread = self.thread()?;
        let place = self.place_text()?;
        self.declare(GRID_MULTIPLY, &[Scalar::Pointer; 3], None);
        self.call(GRID_MULTIPLY, vec![thread, memory, place], None)?;
        self.words_at(memory, 6, 4, Float32)
    }

    /// Loads 8x8 matrices of 16-bit elements from shared memory. Lane 8 i + j provides the address of row j of matrix
    /// i, and each lane gets two elements of each matrix.
    pub(crate) fn load_matrix(
        &mut self,
        address: Id,
        count: u32,
        transpose: bool,
    ) -> Result<Vec<Id>> {
        use Scalar::{Int32, Pointer, Uint32};
        if !matches!(count, 1 | 2 | 4) {
            return Err(Fault::Handle { what: "number of matrices" });
        }
        let address = self.reach(address)?;
        self.kernel()?.cooperates = true;
        if self.on_gpu() {
            let turned = if transpose { ".trans" } else { "" };
            let name = format!("llvm.nvvm.ldmatrix.sync.aligned.m8n8.x{count}{turned}.b16.p3");
            let address =
                self.op("llvm.addrspacecast", vec![address], "", Scalar::SharedPointer)?;
            return match count {
                1 => Ok(vec![self.intrinsic(&name, vec![address], Uint32)?]),
                _ => self.intrinsic_parts(&name, vec![address], &vec![Uint32; count as usize]),
            };
        }
        let memory = self.local(Uint32, 8)?;
        self.act("llvm.store", vec![address, memory], "alignment = 8 : i64, ordering = 0 : i64")?;
        for (index, number) in [(2, i64::from(count)), (3, i64::from(transpose))] {
            let at = self.element(memory, Int32, index)?;
            self.store(at, Operand::Int(number), Int32)?;
        }
        let thread = self.thread()?;
        let place = self.place_text()?;
        self.declare(GRID_MATRIX, &[Pointer; 3], None);
        self.call(GRID_MATRIX, vec![thread, memory, place], None)?;
        self.words_at(memory, 4, count, Uint32)
    }

    fn words_at(&mut self, memory: Id, first: u32, count: u32, scalar: Scalar) -> Result<Vec<Id>> {
        let mut values = Vec::with_capacity(count as usize);
        for index in first..first + count {
            let at = self.element(memory, scalar, index)?;
            values.push(self.load(at, scalar)?);
        }
        Ok(values)
    }

    /// Calls an intrinsic whose result is a structure.
    fn intrinsic_parts(
        &mut self,
        name: &str,
        args: Vec<Id>,
        scalars: &[Scalar],
    ) -> Result<Vec<Id>> {
        let count = args.len();
        let attributes = format!(
            "intrin = \"{name}\", op_bundle_sizes = array<i32>, \
             operandSegmentSizes = array<i32: {count}, 0>"
        );
        self.op_parts("llvm.call_intrinsic", args, attributes, scalars)
    }

    /// Copies 16 bytes to shared memory, at once or asynchronously until [`Program::wait_copies`].
    pub(crate) fn copy_async(&mut self, to: Id, from: Id) -> Result<()> {
        let (to, from) = (self.reach(to)?, self.reach(from)?);
        self.check_memory(to)?;
        self.check_memory(from)?;
        if self.on_gpu() {
            let to = self.op("llvm.addrspacecast", vec![to], "", Scalar::SharedPointer)?;
            let from = self.op("llvm.addrspacecast", vec![from], "", Scalar::GlobalPointer)?;
            return self.intrinsic_act("llvm.nvvm.cp.async.cg.shared.global.16", vec![to, from]);
        }
        for index in 0..2 {
            let source = self.element(from, Scalar::Uint64, index)?;
            let bytes = "alignment = 1 : i64, ordering = 0 : i64";
            let word = self.op("llvm.load", vec![source], bytes, Scalar::Uint64)?;
            let target = self.element(to, Scalar::Uint64, index)?;
            self.act("llvm.store", vec![word, target], bytes)?;
        }
        Ok(())
    }

    /// Groups the copies since the last group.
    pub(crate) fn commit_copies(&mut self) -> Result<()> {
        match self.on_gpu() {
            true => self.intrinsic_act("llvm.nvvm.cp.async.commit.group", Vec::new()),
            false => self.kernel().map(drop),
        }
    }

    /// Waits until at most `pending` groups of copies are in progress.
    pub(crate) fn wait_copies(&mut self, pending: i64) -> Result<()> {
        if !self.on_gpu() {
            return self.kernel().map(drop);
        }
        let pending = self.number(Scalar::Int32, pending)?;
        self.intrinsic_act("llvm.nvvm.cp.async.wait.group", vec![pending])
    }
}
