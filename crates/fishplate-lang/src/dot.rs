//! Dot products of short runs of elements, added to vectors of sums: of pairs of BFloat16, and of four 8-bit integers. Where
//! the processor has an instruction, it is one; elsewhere the elements are multiplied and added one by one.

use crate::{
    cast::Operand,
    fault::{Fault, Result},
    program::{Id, Program},
    scalar::Scalar::{self, BFloat16, Float32, Int8, Int32, Uint8},
};

/// An instruction: the feature of the processor that has it, the types of both factors, the bits of a register, and
/// LLVM's intrinsic.
type Row = (&'static str, Scalar, Scalar, u32, &'static str);

const ROWS: &[Row] = &[
    ("avx512bf16", BFloat16, BFloat16, 512, "llvm.x86.avx512bf16.dpbf16ps.512"),
    ("avx512bf16", BFloat16, BFloat16, 256, "llvm.x86.avx512bf16.dpbf16ps.256"),
    ("avx512bf16", BFloat16, BFloat16, 128, "llvm.x86.avx512bf16.dpbf16ps.128"),
    ("avx512vnni", Uint8, Int8, 512, "llvm.x86.avx512.vpdpbusd.512"),
    ("avx512vnni", Uint8, Int8, 256, "llvm.x86.avx512.vpdpbusd.256"),
    ("avx512vnni", Uint8, Int8, 128, "llvm.x86.avx512.vpdpbusd.128"),
    ("avxvnni", Uint8, Int8, 256, "llvm.x86.avx512.vpdpbusd.256"),
    ("avxvnni", Uint8, Int8, 128, "llvm.x86.avx512.vpdpbusd.128"),
    ("avxvnniint8", Int8, Int8, 256, "llvm.x86.avx2.vpdpbssd.256"),
    ("avxvnniint8", Int8, Int8, 128, "llvm.x86.avx2.vpdpbssd.128"),
    ("avxvnniint8", Uint8, Uint8, 256, "llvm.x86.avx2.vpdpbuud.256"),
    ("avxvnniint8", Uint8, Uint8, 128, "llvm.x86.avx2.vpdpbuud.128"),
    ("bf16", BFloat16, BFloat16, 128, "llvm.aarch64.neon.bfdot.v4f32.v8bf16"),
    ("dotprod", Int8, Int8, 128, "llvm.aarch64.neon.sdot.v4i32.v16i8"),
    ("dotprod", Uint8, Uint8, 128, "llvm.aarch64.neon.udot.v4i32.v16i8"),
    ("i8mm", Uint8, Int8, 128, "llvm.aarch64.neon.usdot.v4i32.v16i8"),
];

/// The instruction for two types and a number of bits, if a processor with these features has it.
fn instruction(features: &[String], a: Scalar, b: Scalar, bits: u32) -> Option<&'static str> {
    let has = |name: &str| features.iter().any(|feature| feature == name);
    // Instructions of AVX-512 on shorter registers are an extension of their own.
    let fits =
        |row: &&Row| has(row.0) && (bits == 512 || !row.0.contains("512") || has("avx512vl"));
    ROWS.iter().filter(|row| (row.1, row.2, row.3) == (a, b, bits)).find(fits).map(|row| row.4)
}

/// Number of elements in a run.
fn run_of(a: Scalar, b: Scalar) -> Result<u32> {
    let is_byte = |scalar| matches!(scalar, Int8 | Uint8);
    match (a, b) {
        (BFloat16, BFloat16) => Ok(2),
        _ if is_byte(a) && is_byte(b) => Ok(4),
        _ => Err(Fault::Dot { left: a, right: b }),
    }
}

impl Program {
    /// Adds to each sum the products of a run of elements: two of `BFloat16`, or four 8-bit integers.
    pub(crate) fn dot(&mut self, a: Id, b: Id, sums: Id, features: &[String]) -> Result<Id> {
        let (a, b, sums) = (self.reach(a)?, self.reach(b)?, self.reach(sums)?);
        let (left, right) = (self.scalar(a), self.scalar(b));
        let run = run_of(left, right)?;
        let total = if run == 2 { Float32 } else { Int32 };
        let (lanes, expected) = (self.elements(sums), self.elements(sums) * run);
        if self.scalar(sums) != total
            || self.elements(a) != expected
            || self.elements(b) != expected
        {
            return Err(Fault::DotSums { total, run });
        }
        self.dot_of(a, b, sums, lanes, features)
    }

    fn dot_of(&mut self, a: Id, b: Id, sums: Id, lanes: u32, features: &[String]) -> Result<Id> {
        let (left, right, bits) = (self.scalar(a), self.scalar(b), lanes * 32);
        if let Some(name) = instruction(features, left, right, bits) {
            return self.dot_by(name, a, b, sums, lanes);
        }
        if let Some(name) = instruction(features, Uint8, Int8, bits).filter(|_| left != BFloat16) {
            return self.dot_shifted(name, a, b, sums, lanes);
        }
        let known = [512, 256, 128].into_iter().filter(|size| *size < bits);
        let exists = |size| {
            instruction(features, left, right, size).is_some()
                || (left != BFloat16 && instruction(features, Uint8, Int8, size).is_some())
        };
        match known.filter(|size| bits % size == 0).find(|size| exists(*size)) {
            Some(size) => self.dot_parts(a, b, sums, lanes, size / 32, features),
            None => self.dot_by_elements(a, b, sums, lanes),
        }
    }

    fn dot_by(&mut self, name: &str, a: Id, b: Id, sums: Id, lanes: u32) -> Result<Id> {
        let attributes = format!(
            "intrin = \"{name}\", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>"
        );
        let total = self.scalar(sums);
        self.op_of("llvm.call_intrinsic", vec![sums, a, b], attributes, total, lanes)
    }

    /// Multiplies bytes with the instruction for unsigned by signed ones. A factor of the other kind is moved by 128, and
    /// what that adds is subtracted.
    fn dot_shifted(&mut self, name: &str, a: Id, b: Id, sums: Id, lanes: u32) -> Result<Id> {
        if (self.scalar(a), self.scalar(b)) == (Int8, Uint8) {
            return self.dot_by(name, b, a, sums, lanes);
        }
        let is_signed = self.scalar(a) == Int8;
        let (moved, to, kept, by) = match is_signed {
            true => (a, Uint8, b, self.constant(Uint8, 0x80)),
            false => (b, Int8, a, self.number(Int8, -128)?),
        };
        let moved = self.cast(moved, to)?;
        let moved = self.op("llvm.xor", vec![moved, by], "", to)?;
        let all = self.broadcast(by, lanes * 4)?;
        let none = self.number(Int32, 0)?;
        let none = self.broadcast(none, lanes)?;
        let order = |factor: Id| if is_signed { (factor, kept) } else { (kept, factor) };
        let ((a, b), (c, d)) = (order(moved), order(all));
        let sums = self.dot_by(name, a, b, sums, lanes)?;
        let added = self.dot_by(name, c, d, none, lanes)?;
        self.op("llvm.sub", vec![sums, added], "", Int32)
    }

    /// Multiplies vectors that are longer than a register, some sums at a time.
    fn dot_parts(
        &mut self,
        a: Id,
        b: Id,
        sums: Id,
        lanes: u32,
        size: u32,
        features: &[String],
    ) -> Result<Id> {
        let run = self.elements(a) / lanes;
        let mut whole = None;
        for first in (0..lanes).step_by(size as usize) {
            let range = |times: u32| -> Vec<i64> {
                (first * times..(first + size) * times).map(i64::from).collect()
            };
            let (left, right) = (self.pick(a, &range(run))?, self.pick(b, &range(run))?);
            let part = self.pick(sums, &range(1))?;
            let part = self.dot_of(left, right, part, size, features)?;
            whole = Some(match whole {
                None => part,
                Some(before) => self.appended(before, part)?,
            });
        }
        whole.ok_or(Fault::Handle { what: "element" })
    }

    fn dot_by_elements(&mut self, a: Id, b: Id, mut sums: Id, lanes: u32) -> Result<Id> {
        let (run, total) = (self.elements(a) / lanes, self.scalar(sums));
        for at in 0..run {
            let own: Vec<i64> = (0..lanes).map(|lane| i64::from(lane * run + at)).collect();
            let (left, right) = (self.pick(a, &own)?, self.pick(b, &own)?);
            let (left, right) = (self.cast(left, total)?, self.cast(right, total)?);
            sums = if total == Float32 {
                self.math("fma", &[left, right, sums].map(Operand::Value))?
            } else {
                let product = self.op("llvm.mul", vec![left, right], "", total)?;
                self.op("llvm.add", vec![sums, product], "", total)?
            };
        }
        Ok(sums)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::End;

    fn names(list: &[&str]) -> Vec<String> {
        list.iter().map(ToString::to_string).collect()
    }

    /// The module of a product of vectors with this many sums.
    fn product(a: Scalar, b: Scalar, lanes: u32, features: &[&str]) -> Result<String> {
        let mut program = Program::default();
        program.start("f");
        let entry = program.current();
        let address = program.add_param(entry, Scalar::Pointer)?;
        let run = run_of(a, b)?;
        let left = program.load_elements(address, a, lanes * run, false)?;
        let right = program.load_elements(address, b, lanes * run, false)?;
        let total = if run == 2 { Float32 } else { Int32 };
        let sums = program.load_elements(address, total, lanes, false)?;
        let sums = program.dot(left, right, sums, &names(features))?;
        program.store_elements(address, sums, total, false)?;
        program.end(entry, End::Return(None))?;
        Ok(program.to_string())
    }

    #[test]
    fn an_instruction_is_used_where_the_processor_has_it() {
        let bf16 = product(BFloat16, BFloat16, 16, &["avx512bf16"]).unwrap();
        assert_eq!(bf16.matches("dpbf16ps.512").count(), 1, "{bf16}");
        // A shorter register needs another feature, and a longer vector several registers.
        let short = product(BFloat16, BFloat16, 8, &["avx512bf16"]).unwrap();
        assert!(!short.contains("call_intrinsic") && short.contains("llvm.intr.fma"), "{short}");
        let long = product(BFloat16, BFloat16, 32, &["avx512bf16"]).unwrap();
        assert_eq!(long.matches("dpbf16ps.512").count(), 2, "{long}");
        let bytes = product(Uint8, Int8, 8, &["avxvnni"]).unwrap();
        assert_eq!(bytes.matches("vpdpbusd.256").count(), 1, "{bytes}");
        let arm = product(Int8, Int8, 4, &["dotprod"]).unwrap();
        assert_eq!(arm.matches("sdot.v4i32.v16i8").count(), 1, "{arm}");
    }

    #[test]
    fn bytes_of_one_sign_take_two_instructions_where_there_is_one_for_two_signs() {
        for kind in [Int8, Uint8] {
            let text = product(kind, kind, 16, &["avx512vnni"]).unwrap();
            assert_eq!(text.matches("vpdpbusd.512").count(), 2, "{text}");
        }
        let text = product(Int8, Uint8, 16, &["avx512vnni"]).unwrap();
        assert_eq!(text.matches("vpdpbusd.512").count(), 1, "{text}");
    }

    #[test]
    fn other_types_and_numbers_of_sums_are_refused() {
        assert_eq!(
            product(Float32, Float32, 4, &[]),
            Err(Fault::Dot { left: Float32, right: Float32 })
        );
        let mut program = Program::default();
        program.start("f");
        let entry = program.current();
        let address = program.add_param(entry, Scalar::Pointer).unwrap();
        let a = program.load_elements(address, Int8, 16, false).unwrap();
        let sums = program.load_elements(address, Int32, 8, false).unwrap();
        assert_eq!(program.dot(a, a, sums, &[]), Err(Fault::DotSums { total: Int32, run: 4 }));
    }
}
