//! The writer: values to JSON text, compact or indented.

use fishplate_abi::TypeIndex;

use crate::any::{Any, AnyView};
use crate::containers::{MapIter, MapObj, SeqObj};
use crate::error::{Error, Result};
use crate::{text, type_table};

use super::MAX_DEPTH;
use super::decimal;
use super::scan::{self, Escaped};

/// Longest text: otherwise containers that share their elements could be written forever.
const MAX_BYTES: usize = 1 << 29;
/// Widest indentation of one level; wider ones count as a mistake.
const MAX_INDENT: i64 = 1000;

/// Writes a value as JSON text. Each level is indented by `indent` spaces; 0 is compact, and a
/// negative number breaks lines without indentation.
pub(crate) fn stringify(value: &Any, indent: i64) -> Result<Any> {
    if indent > MAX_INDENT {
        return Err(Error::value(format!(
            "Cannot indent by {indent} spaces: at most {MAX_INDENT} are allowed"
        )));
    }
    let mut writer = Writer {
        out: Vec::new(),
        open: Vec::new(),
        // Upstream reads 32 bits of it, and clients may rely on that.
        breaks_lines: indent as i32 != 0,
        indent: usize::try_from(indent).unwrap_or(0),
    };
    writer.document(value.view())?;
    text::try_str_from_buffer(writer.out)
}

/// A container that is being written, with its remaining elements.
enum Open<'a> {
    Seq { seq: &'a SeqObj, rest: std::slice::Iter<'a, Any> },
    Map { rest: MapIter<'a> },
}

struct Writer<'a> {
    out: Vec<u8>,
    open: Vec<Open<'a>>,
    breaks_lines: bool,
    indent: usize,
}

impl<'a> Writer<'a> {
    fn document(&mut self, root: AnyView<'a>) -> Result<()> {
        self.value(root)?;
        while let Some(open) = self.open.last_mut() {
            let (next, close) = match open {
                Open::Seq { rest, .. } => (rest.next().map(|value| (None, value.view())), b']'),
                Open::Map { rest } => (rest.next().map(|(key, value)| (Some(key), value)), b'}'),
            };
            let Some((key, value)) = next else {
                self.open.pop();
                self.line()?;
                self.byte(close)?;
                continue;
            };
            if !matches!(self.out.last(), Some(b'[' | b'{')) {
                self.byte(b',')?;
            }
            self.line()?;
            if let Some(key) = key {
                self.key(&key)?;
            }
            self.value(value)?;
        }
        Ok(())
    }

    /// Writes a plain value, or opens a container.
    #[inline]
    fn value(&mut self, value: AnyView<'a>) -> Result<()> {
        let mut buffer = [0; 32];
        match value.type_index() {
            TypeIndex::NONE => self.plain(b"null"),
            TypeIndex::BOOL if value.as_bool() == Some(true) => self.plain(b"true"),
            TypeIndex::BOOL => self.plain(b"false"),
            TypeIndex::INT => {
                self.plain(decimal::int(value.as_int().unwrap_or_default(), &mut buffer))
            }
            TypeIndex::FLOAT => {
                self.plain(decimal::float(value.as_float().unwrap_or_default(), &mut buffer))
            }
            TypeIndex::SMALL_STR | TypeIndex::STR => {
                self.string(value.as_str().unwrap_or_default())
            }
            _ => self.container(value),
        }
    }

    fn container(&mut self, value: AnyView<'a>) -> Result<()> {
        if self.open.len() >= MAX_DEPTH {
            return Err(self.too_deep());
        }
        if self.out.len() > MAX_BYTES {
            return Err(Error::value(format!(
                "Cannot write more than {MAX_BYTES} bytes of JSON: is a container shared many times?"
            )));
        }
        let index = value.type_index();
        let (open, bracket) = if index == TypeIndex::MAP
            && let Some(map) = value.as_object::<MapObj>()
        {
            (Open::Map { rest: map.iter() }, b'{')
        } else if let Some(seq) = value.as_object::<SeqObj>() {
            // Only a list can contain itself.
            if index == TypeIndex::LIST && self.is_open(seq) {
                return Err(Error::value("Cycle detected: List contains itself"));
            }
            (Open::Seq { seq, rest: seq.as_slice().iter() }, b'[')
        } else {
            return Err(Error::value(format!("Unsupported type: `{}`", type_table::key(index))));
        };
        self.byte(bracket)?;
        self.open.push(open);
        Ok(())
    }

    fn is_open(&self, list: &SeqObj) -> bool {
        let is_list =
            |open: &Open<'_>| matches!(open, Open::Seq { seq, .. } if std::ptr::eq(*seq, list));
        self.open.iter().any(is_list)
    }

    #[cold]
    fn too_deep(&self) -> Error {
        Error::value(format!("Cannot write more than {MAX_DEPTH} levels of nesting as JSON"))
    }

    fn key(&mut self, key: &AnyView<'a>) -> Result<()> {
        let Some(name) = key.as_str() else {
            return Err(Error::value(format!(
                "Expect key to be string, got `{}`",
                type_table::key(key.type_index())
            )));
        };
        self.string(name)?;
        self.plain(if self.breaks_lines { b": " } else { b":" })
    }

    /// Writes a string in quotes. Bytes above 0x7f are written unchanged.
    fn string(&mut self, mut bytes: &[u8]) -> Result<()> {
        let run = scan::run::<Escaped>(bytes).len;
        self.reserve(bytes.len() + 2)?;
        self.out.push(b'"');
        self.out.extend_from_slice(&bytes[..run]);
        bytes = &bytes[run..];
        while let [stop, rest @ ..] = bytes {
            self.escape(*stop)?;
            let run = scan::run::<Escaped>(rest).len;
            self.plain(&rest[..run])?;
            bytes = &rest[run..];
        }
        self.byte(b'"')
    }

    fn escape(&mut self, byte: u8) -> Result<()> {
        const HEX: &[u8; 16] = b"0123456789abcdef";
        let short = match byte {
            b'"' | b'\\' | b'/' => byte,
            8 => b'b',
            12 => b'f',
            b'\n' => b'n',
            b'\r' => b'r',
            b'\t' => b't',
            _ => {
                let (high, low) = (HEX[usize::from(byte >> 4)], HEX[usize::from(byte & 15)]);
                return self.plain(&[b'\\', b'u', b'0', b'0', high, low]);
            }
        };
        self.plain(&[b'\\', short])
    }

    /// Breaks the line and indents for the innermost open container, unless the text is compact.
    #[inline]
    fn line(&mut self) -> Result<()> {
        if !self.breaks_lines {
            return Ok(());
        }
        let spaces = self.open.len() * self.indent;
        self.reserve(spaces + 1)?;
        self.out.push(b'\n');
        self.out.resize(self.out.len() + spaces, b' ');
        Ok(())
    }

    #[inline]
    fn byte(&mut self, byte: u8) -> Result<()> {
        self.plain(&[byte])
    }

    #[inline]
    fn plain(&mut self, bytes: &[u8]) -> Result<()> {
        self.reserve(bytes.len())?;
        self.out.extend_from_slice(bytes);
        Ok(())
    }

    /// Reserves memory; fails when memory runs out.
    #[inline]
    fn reserve(&mut self, bytes: usize) -> Result<()> {
        if self.out.capacity() - self.out.len() >= bytes {
            return Ok(());
        }
        self.out.try_reserve(bytes).map_err(|_| Error::memory(self.out.len() + bytes))
    }
}
