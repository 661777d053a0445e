//! Math functions: a table from names to LLVM intrinsics and C library functions. Functions that
//! `math_text.rs` implements are taken from there.
//!
//! Integers count as `Float64`; 16-bit floats are computed in 32 bits. Outside a function's domain the
//! result is NaN or an infinity, as in NumPy.

use crate::{
    cast::Operand,
    fault::{Fault, Result},
    math_text,
    operate::Compare,
    program::{Id, Program},
    scalar::Scalar,
};

/// The source of a function.
#[derive(Clone, Copy)]
enum Origin {
    /// An operation of the llvm dialect.
    Intrinsic(&'static str),
    /// The C library: this name for doubles, with an `f` appended for floats.
    Library(&'static str),
}

use Origin::{Intrinsic, Library};

/// Name, number of arguments, source.
const FUNCTIONS: &[(&str, usize, Origin)] = &[
    ("sqrt", 1, Intrinsic("llvm.intr.sqrt")),
    ("exp", 1, Intrinsic("llvm.intr.exp")),
    ("exp2", 1, Intrinsic("llvm.intr.exp2")),
    ("log", 1, Intrinsic("llvm.intr.log")),
    ("log2", 1, Intrinsic("llvm.intr.log2")),
    ("log10", 1, Intrinsic("llvm.intr.log10")),
    ("sin", 1, Intrinsic("llvm.intr.sin")),
    ("cos", 1, Intrinsic("llvm.intr.cos")),
    ("tan", 1, Library("tan")),
    ("asin", 1, Library("asin")),
    ("acos", 1, Library("acos")),
    ("atan", 1, Library("atan")),
    ("sinh", 1, Library("sinh")),
    ("cosh", 1, Library("cosh")),
    ("tanh", 1, Library("tanh")),
    ("asinh", 1, Library("asinh")),
    ("acosh", 1, Library("acosh")),
    ("atanh", 1, Library("atanh")),
    ("expm1", 1, Library("expm1")),
    ("log1p", 1, Library("log1p")),
    ("cbrt", 1, Library("cbrt")),
    ("erf", 1, Library("erf")),
    ("erfc", 1, Library("erfc")),
    ("gamma", 1, Library("tgamma")),
    ("lgamma", 1, Library("lgamma")),
    ("floor", 1, Intrinsic("llvm.intr.floor")),
    ("ceil", 1, Intrinsic("llvm.intr.ceil")),
    ("trunc", 1, Intrinsic("llvm.intr.trunc")),
    ("rint", 1, Intrinsic("llvm.intr.roundeven")),
    ("fabs", 1, Intrinsic("llvm.intr.fabs")),
    ("atan2", 2, Library("atan2")),
    ("pow", 2, Intrinsic("llvm.intr.pow")),
    ("fmod", 2, Library("fmod")),
    ("hypot", 2, Library("hypot")),
    ("fmax", 2, Intrinsic("llvm.intr.maxnum")),
    ("fmin", 2, Intrinsic("llvm.intr.minnum")),
    ("copysign", 2, Intrinsic("llvm.intr.copysign")),
    ("fma", 3, Intrinsic("llvm.intr.fma")),
];

/// Functions that a GPU computes in hardware.
const NATIVE: &[&str] =
    &["sqrt", "floor", "ceil", "trunc", "rint", "fabs", "fmax", "fmin", "copysign", "fma"];

impl Program {
    /// Calls a function of the table.
    pub(crate) fn math(&mut self, name: &str, args: &[Operand]) -> Result<Id> {
        let unknown = || Fault::NoFunction { name: name.to_owned() };
        let (_, count, from) =
            *FUNCTIONS.iter().find(|(known, ..)| *known == name).ok_or_else(unknown)?;
        if args.len() != count {
            return Err(Fault::Count { name: name.to_owned(), expected: count, got: args.len() });
        }
        let scalar = self.common_of(name, args)?;
        let scalar = if scalar.is_float() { scalar } else { Scalar::Float64 };
        let mut wide = Vec::with_capacity(count);
        for arg in args {
            let arg = self.convert(*arg, scalar)?;
            wide.push(self.widened(arg)?);
        }
        let result = self.function_of(name, from, wide)?;
        self.narrow(result, scalar)
    }

    /// `a ** b` of floats of 32 or 64 bits.
    pub(crate) fn power(&mut self, a: Id, b: Id) -> Result<Id> {
        self.function_of("pow", Intrinsic("llvm.intr.pow"), vec![a, b])
    }

    /// A function of floats of 32 or 64 bits: with our own code, or from elsewhere.
    fn function_of(&mut self, name: &str, from: Origin, args: Vec<Id>) -> Result<Id> {
        let own = args.first().map_or(Scalar::Float64, |first| self.scalar(*first));
        let on_gpu = self.on_gpu();
        if on_gpu && own == Scalar::Float32 && matches!(name, "exp" | "exp2") {
            return self.exp_on_gpu(name == "exp", args[0]);
        }
        if let Some(symbol) = math_text::vector_symbol(name, own) {
            return self.own_code(symbol, args, own);
        }
        match from {
            _ if on_gpu && !NATIVE.contains(&name) => self.function_on_gpu(name, from, args, own),
            Intrinsic(op) => self.op(op, args, "", own),
            Library(function) => self.library_function(function, args, own),
        }
    }

    /// A function that a GPU does not compute in hardware. It comes from libdevice, whose names are those of the C
    /// library, if that was found, or from our own code, which computes in doubles. Remainders are exact in both, and
    /// linking libdevice takes time.
    fn function_on_gpu(
        &mut self,
        name: &str,
        from: Origin,
        args: Vec<Id>,
        own: Scalar,
    ) -> Result<Id> {
        if self.libdevice && name != "fmod" {
            let function = if let Library(function) = from { function } else { name };
            return self.library_function(&format!("__nv_{function}"), args, own);
        }
        let symbol = math_text::device_symbol(name);
        let symbol = symbol.ok_or_else(|| Fault::NoFunction { name: name.to_owned() })?;
        let wide = args.into_iter().map(|arg| self.cast(arg, Scalar::Float64));
        let wide = wide.collect::<Result<Vec<_>>>()?;
        let result = self.own_code(symbol, wide, Scalar::Float64)?;
        self.cast(result, own)
    }

    /// Calls a function whose text is added to the module.
    fn own_code(&mut self, symbol: String, args: Vec<Id>, own: Scalar) -> Result<Id> {
        let result = self.number_of(&symbol, args, own);
        if !self.math.contains(&symbol) {
            self.math.push(symbol);
        }
        result
    }

    /// Calls a function from elsewhere. The version for floats has an `f` at the end of its name.
    fn library_function(&mut self, function: &str, args: Vec<Id>, own: Scalar) -> Result<Id> {
        let suffix = if own == Scalar::Float32 { "f" } else { "" };
        let symbol = format!("{function}{suffix}");
        self.declare(&symbol, &vec![own; args.len()], Some(own));
        self.number_of(&symbol, args, own)
    }

    /// Calls a function that returns a number.
    fn number_of(&mut self, symbol: &str, args: Vec<Id>, own: Scalar) -> Result<Id> {
        let unknown = || Fault::NoFunction { name: symbol.to_owned() };
        self.call(symbol, args, Some(own))?.ok_or_else(unknown)
    }

    /// The exact remainder of a truncated division. LLVM's own version for GPUs is not exact.
    pub(crate) fn remainder(&mut self, a: Id, b: Id) -> Result<Id> {
        match self.on_gpu() {
            true => self.function_of("fmod", Library("fmod"), vec![a, b]),
            false => self.op("llvm.frem", vec![a, b], "", self.scalar(a)),
        }
    }

    /// Powers of 2 with the GPU's instruction, accurate to 2 units in the last place. For powers of e, the rounding
    /// error of the exponent is corrected.
    fn exp_on_gpu(&mut self, of_e: bool, x: Id) -> Result<Id> {
        use Scalar::Float32;
        const POWER: &str = "llvm.nvvm.ex2.approx.f32";
        if !of_e {
            return self.intrinsic(POWER, vec![x], Float32);
        }
        let high = std::f64::consts::LOG2_E as f32;
        let low = std::f64::consts::LOG2_E - f64::from(high);
        let (high, low) = (self.float(Float32, high.into()), self.float(Float32, low));
        let ln_2 = self.float(Float32, std::f64::consts::LN_2);
        let exponent = self.op("llvm.fmul", vec![x, high], "", Float32)?;
        let power = self.intrinsic(POWER, vec![exponent], Float32)?;
        let negated = self.op("llvm.fneg", vec![exponent], "", Float32)?;
        let lost = self.op("llvm.intr.fma", vec![x, high, negated], "", Float32)?;
        let lost = self.op("llvm.intr.fma", vec![x, low, lost], "", Float32)?;
        let factor = self.op("llvm.fmul", vec![lost, ln_2], "", Float32)?;
        let better = self.op("llvm.intr.fma", vec![power, factor, power], "", Float32)?;
        // Outside this range, the result is 0 or infinite, and the difference is meaningless.
        let (least, most) = (self.float(Float32, -110.0), self.float(Float32, 88.722_83));
        let above = self.compare_as(Compare::Gt, x, least)?;
        let below = self.compare_as(Compare::Lt, x, most)?;
        let inside = self.op("llvm.and", vec![above, below], "", Scalar::Boolean)?;
        self.op("llvm.select", vec![inside, better, power], "", Float32)
    }

    /// The common type of all operands.
    pub(crate) fn common_of(&self, name: &str, args: &[Operand]) -> Result<Scalar> {
        let wrong = |got| Fault::Operand { operator: name.to_owned(), got };
        let mut known: Option<Scalar> = None;
        // Weak operands come last: they take the type of the others.
        for arg in args.iter().filter(|arg| !arg.is_weak(self)) {
            let own = arg.own_scalar(self);
            let joined = known.map_or(Some(own), |known| known.promote(own));
            known = Some(joined.ok_or_else(|| wrong(arg.shown(self)))?);
        }
        let strong = known.is_some();
        for arg in args.iter().filter(|arg| arg.is_weak(self)) {
            let own = arg.own_scalar(self);
            known = Some(match known {
                None => own,
                Some(known) if !strong => known.promote(own).ok_or_else(|| wrong(own.name()))?,
                Some(known) if own.is_float() && !known.is_float() => Scalar::Float64,
                Some(Scalar::Boolean) if own.is_int() => Scalar::Int64,
                Some(known) => known,
            });
        }
        match known {
            Some(Scalar::Pointer) | None => Err(wrong("Pointer")),
            Some(known) => Ok(known),
        }
    }

    /// Calls a declared function.
    pub(crate) fn call(
        &mut self,
        symbol: &str,
        operands: Vec<Id>,
        result: Option<Scalar>,
    ) -> Result<Option<Id>> {
        let count = operands.len();
        let attributes = format!(
            "callee = @{symbol}, op_bundle_sizes = array<i32>, \
             operandSegmentSizes = array<i32: {count}, 0>"
        );
        match result {
            Some(result) => self.op("llvm.call", operands, attributes, result).map(Some),
            None => self.act("llvm.call", operands, attributes).map(|()| None),
        }
    }

    /// `min` or `max` of two: as in Python, the first unless the second is less (or greater). If floats may be
    /// reordered or fused, the result is NaN if one of them is: that does not depend on the order, so it can be
    /// vectorised, and it is one instruction of a GPU.
    pub(crate) fn extreme(&mut self, largest: bool, a: Operand, b: Operand) -> Result<Id> {
        let name = if largest { "max" } else { "min" };
        let scalar = self.common_of(name, &[a, b])?;
        let (a, b) = (self.convert(a, scalar)?, self.convert(b, scalar)?);
        if (self.reassociate || self.fuse) && scalar.is_float() {
            let op = if largest { "llvm.intr.maximum" } else { "llvm.intr.minimum" };
            let (a, b) = (self.widened(a)?, self.widened(b)?);
            let flags = "fastmathFlags = #llvm.fastmath<nsz>";
            let result = self.op(op, vec![a, b], flags, self.scalar(a))?;
            return self.narrow(result, scalar);
        }
        let compare = if largest { Compare::Gt } else { Compare::Lt };
        let better = self.compare_as(compare, b, a)?;
        self.op("llvm.select", vec![better, b, a], "", scalar)
    }

    /// Whether a number is NaN (`isnan`), infinite (`isinf`) or neither (`isfinite`).
    pub(crate) fn classify(&mut self, name: &str, a: Operand) -> Result<Id> {
        let scalar = self.common_of(name, &[a])?;
        if !scalar.is_float() {
            return Ok(self.constant(Scalar::Boolean, u64::from(name == "isfinite")));
        }
        let value = self.convert(a, scalar)?;
        let value = self.widened(value)?;
        let scalar = self.scalar(value);
        if name == "isnan" {
            return self.compare_as(Compare::Ne, value, value);
        }
        let size = self.op("llvm.intr.fabs", vec![value], "", scalar)?;
        let infinity = self.float(scalar, f64::INFINITY);
        let compare = match name {
            "isinf" => Compare::Eq,
            "isfinite" => Compare::Lt,
            _ => return Err(Fault::NoFunction { name: name.to_owned() }),
        };
        self.compare_as(compare, size, infinity)
    }
}
