//! The parser: one pass over the text with a stack of open containers.
//!
//! Values of all open containers lie on one stack. A container that closes takes its values off the
//! top at once, so each array and map is created once, with its final size.

use crate::any::Any;
use crate::containers::{ArrayObj, MapKind, MapObj};
use crate::error::Result;

use super::MAX_DEPTH;
use super::cursor::Cursor;
use super::syntax_error::{Fault, Stop};

/// Whether strings must be UTF-8.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Utf8 {
    /// Required: text from anywhere.
    Checked,
    /// Not required: bytes are accepted unchanged in text that our own writer made from strings of
    /// any bytes.
    Unchecked,
}

/// The value of a JSON text.
pub(crate) fn parse(text: &[u8], utf8: Utf8) -> Result<Any> {
    let mut parser = Parser {
        cursor: Cursor { text, at: 0 },
        values: Vec::new(),
        buffer: Vec::new(),
        first_invalid: match utf8 {
            Utf8::Checked => None,
            Utf8::Unchecked => Some(text.len()),
        },
        open: Vec::new(),
    };
    parser.document().map_err(|stop| match stop {
        Stop::Syntax(error) => error.raise(text),
        Stop::Build(error) => error,
    })
}

/// A container that is still open.
struct Open {
    is_map: bool,
    /// Start of its values on the stack; keys and values alternate for a map.
    start: usize,
}

/// The state of one parse. A finished value is on top of `values`.
pub(super) struct Parser<'a> {
    pub(super) cursor: Cursor<'a>,
    pub(super) values: Vec<Any>,
    /// Room for the content of a string with escapes.
    pub(super) buffer: Vec<u8>,
    /// Position of the first byte that is not UTF-8 (the length of the text if there is none);
    /// unknown until it matters.
    pub(super) first_invalid: Option<usize>,
    open: Vec<Open>,
}

impl Parser<'_> {
    fn document(&mut self) -> std::result::Result<Any, Stop> {
        loop {
            if self.value()? && self.close()? {
                return match self.cursor.peek_token() {
                    None => Ok(self.values.pop().unwrap_or_default()),
                    Some(_) => Err(self.cursor.fault(Fault::ExtraData).into()),
                };
            }
        }
    }

    /// Reads a value and returns true, or opens a container up to its first value.
    #[inline(always)]
    fn value(&mut self) -> std::result::Result<bool, Stop> {
        let value = match self.cursor.peek_token() {
            Some(b'"') => {
                self.string()?;
                return Ok(true);
            }
            Some(b'{') => return self.open_map(),
            Some(b'[') => return self.open_array(),
            Some(b't') => self.cursor.word(b"true").map(|()| Any::from(true))?,
            Some(b'f') => self.cursor.word(b"false").map(|()| Any::from(false))?,
            Some(b'n') => self.cursor.word(b"null").map(|()| Any::NONE)?,
            Some(_) => self.cursor.number()?,
            None => return Err(self.cursor.fault(Fault::ExpectingValue).into()),
        };
        self.values.push(value);
        Ok(true)
    }

    fn open_array(&mut self) -> std::result::Result<bool, Stop> {
        self.cursor.at += 1;
        match self.cursor.peek_token() {
            Some(b']') => {
                self.cursor.at += 1;
                self.values.push(ArrayObj::from_vec(Vec::new())?.into());
                Ok(true)
            }
            Some(_) => self.push_open(false),
            None => Err(self.cursor.fault(Fault::ExpectingValue).into()),
        }
    }

    fn open_map(&mut self) -> std::result::Result<bool, Stop> {
        self.cursor.at += 1;
        if self.cursor.peek_token() == Some(b'}') {
            self.cursor.at += 1;
            self.values.push(MapObj::new(MapKind::Map)?.into());
            return Ok(true);
        }
        self.push_open(true)?;
        self.key()?;
        Ok(false)
    }

    fn push_open(&mut self, is_map: bool) -> std::result::Result<bool, Stop> {
        if self.open.len() >= MAX_DEPTH {
            return Err(self.cursor.fault(Fault::TooDeep).into());
        }
        self.open.push(Open { is_map, start: self.values.len() });
        Ok(false)
    }

    /// Reads a key and its colon.
    #[inline(always)]
    fn key(&mut self) -> std::result::Result<(), Stop> {
        if self.cursor.peek() != Some(b'"') {
            return Err(self.cursor.fault(Fault::ExpectingPropertyName).into());
        }
        self.string()?;
        if self.cursor.peek_token() != Some(b':') {
            return Err(self.cursor.fault(Fault::ExpectingColon).into());
        }
        self.cursor.at += 1;
        Ok(())
    }

    /// Reads what follows a finished value: continues with the next value of the innermost
    /// container, or closes containers. Returns true once nothing is open.
    #[inline(always)]
    fn close(&mut self) -> std::result::Result<bool, Stop> {
        while let Some(&Open { is_map, start }) = self.open.last() {
            match self.cursor.peek_token() {
                Some(b',') => {
                    self.cursor.at += 1;
                    if self.cursor.peek_token().is_none() {
                        return Err(self.cursor.fault(Fault::Truncated).into());
                    }
                    if is_map {
                        self.key()?;
                    }
                    return Ok(false);
                }
                Some(b']') if !is_map => {
                    let array = ArrayObj::from_stack(&mut self.values, start)?;
                    self.values.push(array.into());
                }
                Some(b'}') if is_map => {
                    let map = MapObj::from_stack(MapKind::Map, &mut self.values, start)?;
                    self.values.push(map.into());
                }
                _ => return Err(self.cursor.fault(Fault::ExpectingComma).into()),
            }
            self.cursor.at += 1;
            self.open.pop();
        }
        Ok(true)
    }
}
