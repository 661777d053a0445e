//! Cooperation of the threads of a block: barriers, shared memory, exchanges inside a warp. On a GPU these
//! are intrinsics, on the CPU calls into `support/grid.c`.

use fishplate::abi::symbols::{GRID_SHUFFLE, GRID_SYNC, GRID_VOTE};

use crate::{
    cast::Operand,
    fault::{Fault, Result},
    program::{Id, Program},
    scalar::Scalar,
};

/// Bytes of shared arrays that a GPU provides without opt-in.
const MOST_SHARED: i64 = 48 * 1024;

/// The shuffle modes: the name, as in PTX, and the last operand. The order is that of `grid.c`.
const SHUFFLES: [(&str, &str, i64); 4] =
    [("idx", "idx", 31), ("up", "up", 0), ("down", "down", 31), ("xor", "bfly", 31)];

impl Program {
    /// Waits for all threads of the block.
    pub(crate) fn sync_threads(&mut self) -> Result<()> {
        self.kernel()?.cooperates = true;
        if self.on_gpu() {
            let zero = self.number(Scalar::Int32, 0)?;
            return self.intrinsic_act("llvm.nvvm.barrier.cta.sync.aligned.all", vec![zero]);
        }
        let thread = self.thread()?;
        let place = self.place_text()?;
        self.declare(GRID_SYNC, &[Scalar::Pointer; 2], None);
        self.call(GRID_SYNC, vec![thread, place], None).map(drop)
    }

    /// Waits for the lanes of the warp in `mask`.
    pub(crate) fn sync_warp(&mut self, mask: Operand) -> Result<()> {
        if !self.on_gpu() {
            return self.vote(mask, Operand::Bool(false)).map(drop);
        }
        let mask = self.lanes(mask)?;
        self.intrinsic_act("llvm.nvvm.bar.warp.sync", vec![mask])
    }

    /// A mask of lanes: an integer whose lower 32 bits count.
    fn lanes(&mut self, mask: Operand) -> Result<Id> {
        if !mask.own_scalar(self).is_int() {
            let operator = "a mask of lanes".to_owned();
            return Err(Fault::Operand { operator, got: mask.shown(self) });
        }
        self.convert(mask, Scalar::Uint32)
    }

    /// The value of another lane of the warp, by one of the modes of [`SHUFFLES`].
    pub(crate) fn shuffle(
        &mut self,
        how: &str,
        mask: Operand,
        value: Operand,
        lane: Operand,
    ) -> Result<Id> {
        let known = SHUFFLES.iter().position(|row| row.0 == how);
        let mode = known.ok_or(Fault::Handle { what: "way to shuffle" })?;
        let scalar = value.own_scalar(self);
        if scalar == Scalar::Pointer {
            let operator = "shuffle".to_owned();
            return Err(Fault::Operand { operator, got: value.shown(self) });
        }
        let value = self.convert(value, scalar)?;
        let mask = self.lanes(mask)?;
        let lane = self.index(lane, "shuffle")?;
        let lane = self.cast(lane, Scalar::Int32)?;
        let bits = self.bits_of_number(value, scalar)?;
        let bits = match self.on_gpu() {
            true => self.shuffle_words(mode, mask, bits, lane)?,
            false => self.shuffle_here(mode, mask, bits, lane)?,
        };
        self.number_of_bits(bits, scalar)
    }

    fn shuffle_here(&mut self, mode: usize, mask: Id, bits: Id, lane: Id) -> Result<Id> {
        use Scalar::{Int32, Pointer, Uint32, Uint64};
        let thread = self.thread()?;
        let wide = self.cast(bits, Uint64)?;
        let number = self.number(Int32, mode as i64)?;
        let place = self.place_text()?;
        let inputs = [Pointer, Uint32, Uint64, Int32, Int32, Pointer];
        self.declare(GRID_SHUFFLE, &inputs, Some(Uint64));
        let args = vec![thread, mask, wide, lane, number, place];
        let got = self.call(GRID_SHUFFLE, args, Some(Uint64))?;
        let got = got.ok_or(Fault::Handle { what: "result" })?;
        self.cast(got, self.scalar(bits))
    }

    /// 32 bits at a time, because GPU shuffles have that width.
    fn shuffle_words(&mut self, mode: usize, mask: Id, bits: Id, lane: Id) -> Result<Id> {
        use Scalar::{Uint32, Uint64};
        self.kernel()?.cooperates = true;
        let (_, name, last) = SHUFFLES[mode];
        let name = format!("llvm.nvvm.shfl.sync.{name}.i32");
        let last = self.number(Scalar::Int32, last)?;
        let own = self.scalar(bits);
        if own != Uint64 {
            let word = self.cast(bits, Uint32)?;
            let got = self.intrinsic(&name, vec![mask, word, lane, last], Uint32)?;
            return self.cast(got, own);
        }
        let half = self.constant(Uint64, 32);
        let low = self.cast(bits, Uint32)?;
        let high = self.op("llvm.lshr", vec![bits, half], "", Uint64)?;
        let high = self.cast(high, Uint32)?;
        let low = self.intrinsic(&name, vec![mask, low, lane, last], Uint32)?;
        let high = self.intrinsic(&name, vec![mask, high, lane, last], Uint32)?;
        let (low, high) = (self.cast(low, Uint64)?, self.cast(high, Uint64)?);
        let high = self.op("llvm.shl", vec![high, half], "", Uint64)?;
        self.op("llvm.or", vec![low, high], "", Uint64)
    }

    /// The bits of a number, as an unsigned integer of its width.
    fn bits_of_number(&mut self, value: Id, scalar: Scalar) -> Result<Id> {
        match scalar {
            Scalar::Boolean => self.cast(value, Scalar::Uint8),
            _ if scalar.is_float() => self.op("llvm.bitcast", vec![value], "", bits_of(scalar)),
            _ => self.cast(value, bits_of(scalar)),
        }
    }

    fn number_of_bits(&mut self, bits: Id, scalar: Scalar) -> Result<Id> {
        match scalar {
            Scalar::Boolean => self.is_not_zero(bits),
            _ if scalar.is_float() => self.op("llvm.bitcast", vec![bits], "", scalar),
            _ => self.cast(bits, scalar),
        }
    }

    /// Returns one bit for each lane of the warp in `mask` whose condition holds.
    pub(crate) fn vote(&mut self, mask: Operand, condition: Operand) -> Result<Id> {
        use Scalar::{Int32, Pointer, Uint32};
        let mask = self.lanes(mask)?;
        let condition = self.convert(condition, Scalar::Boolean)?;
        if self.on_gpu() {
            self.kernel()?.cooperates = true;
            return self.intrinsic("llvm.nvvm.vote.ballot.sync", vec![mask, condition], Uint32);
        }
        let thread = self.thread()?;
        let condition = self.cast(condition, Int32)?;
        let place = self.place_text()?;
        self.declare(GRID_VOTE, &[Pointer, Uint32, Int32, Pointer], Some(Uint32));
        let bits = self.call(GRID_VOTE, vec![thread, mask, condition, place], Some(Uint32))?;
        bits.ok_or(Fault::Handle { what: "result" })
    }

    /// Allocates memory that the threads of a block share, for `count` elements.
    pub(crate) fn shared(&mut self, scalar: Scalar, count: i64) -> Result<Id> {
        self.kernel()?.cooperates = true;
        let id = self.entry_value(Scalar::Pointer)?;
        let bytes = count.saturating_mul(scalar.bytes().into());
        let all = self.kernel()?.offsets().1.saturating_add(bytes);
        if bytes < 0 || all > MOST_SHARED {
            return Err(Fault::Shared { bytes: all, most: MOST_SHARED });
        }
        self.kernel()?.shared.push((id, bytes));
        Ok(id)
    }

    /// The dynamic shared memory, whose size the launch gives.
    pub(crate) fn dynamic_shared(&mut self) -> Result<Id> {
        if let Some(known) = self.kernel()?.dynamic {
            return Ok(known);
        }
        self.kernel()?.cooperates = true;
        let id = self.entry_value(Scalar::Pointer)?;
        self.kernel()?.dynamic = Some(id);
        Ok(id)
    }
}

/// The unsigned integer as wide as a type.
fn bits_of(scalar: Scalar) -> Scalar {
    match scalar.bits() {
        16 => Scalar::Uint16,
        32 => Scalar::Uint32,
        64 => Scalar::Uint64,
        _ => Scalar::Uint8,
    }
}
