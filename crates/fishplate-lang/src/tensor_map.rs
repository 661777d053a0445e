//! Tensor maps: the view of a tensor for the bulk copies of a kernel. The host function creates one before the launch,
//! and the kernel has it as a parameter: by value on a GPU, where the driver encodes it, and by address on the CPU.

use fishplate::abi::symbols::{CUDA_MAP, GRID_MAP};

use crate::{
    cast::Operand,
    fault::{Fault, Result},
    program::{Id, MemorySpace, Program},
    scalar::Scalar,
};

/// Makes a map for the simulation (`support/grid_async.h`), and for the driver (`support/encode_map.h`).
const ENCODE: [&str; 2] = [GRID_MAP, CUDA_MAP];
/// Size of a map in bytes.
pub(crate) const MAP_BYTES: i64 = 128;
/// Largest number of dimensions of a map.
const MOST_DIMENSIONS: usize = 5;

/// A tensor as a map describes it, innermost dimension first.
pub(crate) struct Mapped<'a> {
    pub(crate) address: Id,
    pub(crate) scalar: Scalar,
    pub(crate) extents: &'a [Operand],
    /// In elements.
    pub(crate) strides: &'a [Operand],
    /// Sizes of the box that one copy moves.
    pub(crate) sides: &'a [i64],
    /// Bytes of a row whose 16-byte chunks are permuted: 0, 32, 64 or 128.
    pub(crate) swizzle: i64,
    /// Whether the map is for a GPU.
    pub(crate) gpu: bool,
}

impl Program {
    /// Creates a map in the host function, which fails at run time if no map can describe the tensor.
    pub(crate) fn tensor_map(&mut self, mapped: &Mapped<'_>) -> Result<Id> {
        let rank = mapped.extents.len();
        if self.kernel().is_ok() {
            return Err(Fault::MapInKernel);
        }
        if rank == 0 || rank > MOST_DIMENSIONS || rank != mapped.sides.len() {
            return Err(Fault::MapRank { rank, most: MOST_DIMENSIONS });
        }
        let map = self.local(Scalar::Int64, MAP_BYTES / 8)?;
        self.set_memory(map, MemorySpace::Map);
        // The layout is that of `MapWords` in `support/tensor_map.h`.
        let words = self.local(Scalar::Int64, (4 + 3 * MOST_DIMENSIONS) as i64)?;
        let address = self.reach(mapped.address)?;
        self.put_word(words, 0, address)?;
        let bytes = i64::from(mapped.scalar.bytes());
        let kind = data_type(mapped.scalar).ok_or(Fault::MapType { scalar: mapped.scalar })?;
        for (slot, number) in [rank as i64, kind, mapped.swizzle].into_iter().enumerate() {
            let number = self.number(Scalar::Int64, number)?;
            self.put_word(words, slot + 1, number)?;
        }
        for axis in 0..rank {
            let extent = self.index(mapped.extents[axis], "tensor_map")?;
            let stride = self.index(mapped.strides[axis], "tensor_map")?;
            let size = self.number(Scalar::Int64, bytes)?;
            let stride = self.op("llvm.mul", vec![stride, size], "", Scalar::Int64)?;
            let side = self.number(Scalar::Int64, mapped.sides[axis])?;
            for (part, word) in [extent, stride, side].into_iter().enumerate() {
                self.put_word(words, 4 + part * MOST_DIMENSIONS + axis, word)?;
            }
        }
        let encode = ENCODE[usize::from(mapped.gpu)];
        self.declare(encode, &[Scalar::Pointer; 2], Some(Scalar::Int32));
        let status = self.call(encode, vec![map, words], Some(Scalar::Int32))?;
        self.pass_on(status.ok_or(Fault::Handle { what: "status" })?)?;
        Ok(map)
    }
}

/// The driver's number for a type.
fn data_type(scalar: Scalar) -> Option<i64> {
    use Scalar::*;
    Some(match scalar {
        Uint8 | Int8 | Float8E4M3FN | Float8E5M2 => 0,
        Uint16 | Int16 => 1,
        Uint32 => 2,
        Int32 => 3,
        Uint64 => 4,
        Int64 => 5,
        Float16 => 6,
        Float32 => 7,
        Float64 => 8,
        BFloat16 => 9,
        Boolean | Pointer | SharedPointer | GlobalPointer | HalfPair => return None,
    })
}
