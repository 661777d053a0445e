//! Text with numbers, formatted at run time: translates Python format specifications for C's `printf`.
//! A float without a specification is printed as Python prints it (`support/text.c`); on a GPU the driver's
//! `printf` decides.

use fishplate::abi::symbols::FLOAT_TEXT;

use crate::{
    cast::Operand,
    fault::{Fault, Result},
    operate::Binary,
    program::{Id, Program},
    scalar::Scalar,
};

const FLOAT_ROOM: i64 = 32;

/// A piece of a text.
pub(crate) enum Piece {
    Text(String),
    /// A number and its format specification.
    Number(Operand, String),
}

/// A format specification, as far as C supports it.
#[derive(Debug, PartialEq)]
struct Spec {
    /// C's flags, and the width.
    flags: String,
    precision: Option<u32>,
    /// The letter at the end, or NUL.
    kind: char,
}

impl Spec {
    /// Parses `[<>][+- ][0][width][.precision][type]`.
    fn parse(text: &str) -> Option<Self> {
        let mut rest = text;
        let mut take = |wanted: &[char]| {
            let found = rest.chars().next().filter(|c| wanted.contains(c))?;
            rest = &rest[found.len_utf8()..];
            Some(found)
        };
        let mut flags = String::new();
        flags.extend(take(&['<', '>']).filter(|c| *c == '<').map(|_| '-'));
        flags.extend(take(&['+', '-', ' ']).filter(|c| *c != '-'));
        flags.extend(take(&['0']).filter(|_| !flags.starts_with('-')));
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (width, mut rest) = rest.split_at(digits);
        let mut precision = None;
        if let Some(after) = rest.strip_prefix('.') {
            let end = after.find(|c: char| !c.is_ascii_digit()).unwrap_or(after.len());
            precision = Some(after[..end].parse().ok().filter(|digits| *digits <= 99)?);
            rest = &after[end..];
        }
        if !width.is_empty() && width.parse::<u32>().ok().is_none_or(|width| width > 99) {
            return None;
        }
        flags.push_str(width);
        let mut letters = rest.chars();
        let kind = letters.next().unwrap_or('\0');
        letters.next().is_none().then_some(Self { flags, precision, kind })
    }

    /// Whether it only sets the width.
    fn is_width(&self) -> bool {
        self.precision.is_none() && !self.flags.starts_with('0') && !self.flags.contains(['+', ' '])
    }
}

impl Program {
    /// The `printf` format of pieces, and its arguments.
    pub(crate) fn formatted(&mut self, pieces: &[Piece]) -> Result<(String, Vec<Id>)> {
        let mut format = String::new();
        let mut args = Vec::new();
        for piece in pieces {
            match piece {
                Piece::Text(text) => format.push_str(&text.replace('%', "%%")),
                Piece::Number(number, spec) => {
                    let (directive, value) = if spec.is_empty() {
                        self.shown(*number)?
                    } else {
                        self.shown_as(*number, spec)?
                    };
                    format.push_str(&directive);
                    args.push(value);
                }
            }
        }
        Ok((format, args))
    }

    /// The directive for a number without a specification, and the number as C passes it.
    fn shown(&mut self, number: Operand) -> Result<(String, Id)> {
        let own = number.own_scalar(self);
        let (directive, value) = match own {
            Scalar::Boolean => {
                let condition = self.convert(number, own)?;
                let (yes, no) = (self.text("True")?, self.text("False")?);
                let args = vec![condition, yes, no];
                ("%s", self.op("llvm.select", args, "", Scalar::Pointer)?)
            }
            Scalar::Pointer => match number {
                Operand::Value(id) => ("%p", self.reach(id)?),
                _ => return Err(Fault::Handle { what: "pointer" }),
            },
            _ if own.is_float() && !self.on_gpu() => ("%s", self.float_text(number)?),
            Scalar::Float64 => ("%.15g", self.convert(number, own)?),
            Scalar::Float32 => ("%.7g", self.convert(number, Scalar::Float64)?),
            _ if own.is_float() => ("%.4g", self.convert(number, Scalar::Float64)?),
            Scalar::Uint64 => ("%llu", self.convert(number, own)?),
            _ => ("%lld", self.convert(number, Scalar::Int64)?),
        };
        Ok((directive.to_owned(), value))
    }

    /// The address of the text that Python prints for a float.
    fn float_text(&mut self, number: Operand) -> Result<Id> {
        // The number of fraction bits of its type.
        let fraction = match number.own_scalar(self) {
            Scalar::Float16 => 10,
            Scalar::BFloat16 => 7,
            Scalar::Float8E4M3FN => 3,
            Scalar::Float8E5M2 => 2,
            Scalar::Float32 => 23,
            _ => 52,
        };
        let value = self.convert(number, Scalar::Float64)?;
        let (room, fraction) =
            (self.local(Scalar::Uint8, FLOAT_ROOM)?, self.number(Scalar::Int32, fraction)?);
        let inputs = [Scalar::Pointer, Scalar::Float64, Scalar::Int32];
        self.declare(FLOAT_TEXT, &inputs, None);
        self.call(FLOAT_TEXT, vec![room, value, fraction], None)?;
        Ok(room)
    }

    /// The directive for a number with a specification.
    fn shown_as(&mut self, number: Operand, text: &str) -> Result<(String, Id)> {
        let own = number.own_scalar(self);
        let fault = || Fault::Format { spec: text.to_owned(), scalar: own };
        let spec = Spec::parse(text).ok_or_else(fault)?;
        let (flags, kind) = (&spec.flags, spec.kind);
        let whole = own.is_int();
        match kind {
            '\0' | 'd' if whole && spec.precision.is_none() => {
                let letters = if own == Scalar::Uint64 { "llu" } else { "lld" };
                let wide = if own == Scalar::Uint64 { own } else { Scalar::Int64 };
                Ok((format!("%{flags}{letters}"), self.convert(number, wide)?))
            }
            // C prints the bits of a negative number, Python a sign.
            'x' | 'X' | 'o' if whole && !own.is_signed() && spec.precision.is_none() => {
                Ok((format!("%{flags}ll{kind}"), self.convert(number, Scalar::Uint64)?))
            }
            '\0' if own.is_float() && spec.is_width() && !self.on_gpu() => {
                Ok((format!("%{flags}s"), self.float_text(number)?))
            }
            '\0' | 'e' | 'E' | 'f' | 'F' | 'g' | 'G' | '%' if whole || own.is_float() => {
                let mut value = self.convert(number, Scalar::Float64)?;
                let (letter, end) = match kind {
                    '\0' => ('g', ""),
                    '%' => ('f', "%%"),
                    letter => (letter, ""),
                };
                if kind == '%' {
                    value =
                        self.binary(Binary::Mul, Operand::Value(value), Operand::Float(100.0))?;
                }
                let usual = if kind == '\0' { 15 } else { 6 };
                let precision = spec.precision.unwrap_or(usual);
                Ok((format!("%{flags}.{precision}{letter}{end}"), value))
            }
            _ => Err(fault()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Spec;

    #[test]
    fn specifications_are_read() {
        let read = |text| Spec::parse(text).map(|spec| (spec.flags, spec.precision, spec.kind));
        assert_eq!(read("+08.3f"), Some(("+08".to_owned(), Some(3), 'f')));
        assert_eq!(read("<5d"), Some(("-5".to_owned(), None, 'd')));
        assert_eq!(read(">12"), Some(("12".to_owned(), None, '\0')));
        let is_width = |text| Spec::parse(text).is_some_and(|spec| spec.is_width());
        assert!(["8", "<8", ">80"].into_iter().all(is_width));
        assert!(!["08", "+8", "<+8", "< 8", "8.3"].into_iter().any(is_width));
        for bad in ["^5", "*<5", ",d", "5.f2", "ff", "1000d", ".100f", ".é"] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
