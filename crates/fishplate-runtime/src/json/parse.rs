//! The parser: one pass over the text with a stack of open containers.
//!
//! Values of all open containers lie on one stack; a container that closes takes its values off
//! the top at once, so each array and map is made once, with its final size.

use crate::any::Any;
use crate::containers::{ArrayObj, MapKind, MapObj};
use crate::error::Result;

use super::MAX_DEPTH;
use super::cursor::Cursor;
use super::syntax_error::{Fault, Stop};

/// Whether strings must be UTF-8.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Utf8 {
    /// They must: text from anywhere.
    Checked,
    /// Bytes are taken as they come: text that our own writer made of strings of any bytes.
    Unchecked,
}

/// The value of a JSON text.
pub(crate) fn parse(text: &[u8], utf8: Utf8) -> Result<Any> {
    let mut parser = Parser {
        cursor: Cursor { text, at: 0 },
        utf8,
        values: Vec::new(),
        open: Vec::new(),
        buffer: Vec::new(),
    };
    parser.document().map_err(|stop| match stop {
        Stop::Syntax(error) => error.raise(text),
        Stop::Build(error) => error,
    })
}

/// A container that has not closed yet.
struct Open {
    is_map: bool,
    /// Where its values start on the stack; keys and values alternate for a map.
    start: usize,
}

struct Parser<'a> {
    cursor: Cursor<'a>,
    utf8: Utf8,
    values: Vec<Any>,
    open: Vec<Open>,
    buffer: Vec<u8>,
}

impl Parser<'_> {
    fn document(&mut self) -> std::result::Result<Any, Stop> {
        loop {
            let Some(value) = self.value()? else { continue };
            if let Some(document) = self.close(value)? {
                return match self.cursor.peek_token() {
                    None => Ok(document),
                    Some(_) => Err(self.cursor.fault(Fault::ExtraData).into()),
                };
            }
        }
    }

    /// Reads a value, or opens a container up to its first value and answers `None`.
    #[inline]
    fn value(&mut self) -> std::result::Result<Option<Any>, Stop> {
        let value = match self.cursor.peek_token() {
            Some(b'"') => self.string()?,
            Some(b'{') => return self.open_map(),
            Some(b'[') => return self.open_array(),
            Some(b't') => self.cursor.word(b"true").map(|()| Any::from(true))?,
            Some(b'f') => self.cursor.word(b"false").map(|()| Any::from(false))?,
            Some(b'n') => self.cursor.word(b"null").map(|()| Any::NONE)?,
            Some(_) => self.cursor.number()?,
            None => return Err(self.cursor.fault(Fault::ExpectingValue).into()),
        };
        Ok(Some(value))
    }

    #[inline]
    fn string(&mut self) -> std::result::Result<Any, Stop> {
        self.cursor.string(self.utf8, &mut self.buffer)
    }

    fn open_array(&mut self) -> std::result::Result<Option<Any>, Stop> {
        self.cursor.at += 1;
        match self.cursor.peek_token() {
            Some(b']') => {
                self.cursor.at += 1;
                let empty = ArrayObj::from_vec(Vec::new())?;
                Ok(Some(empty.into()))
            }
            Some(_) => self.push_open(false).map(|()| None),
            None => Err(self.cursor.fault(Fault::ExpectingValue).into()),
        }
    }

    fn open_map(&mut self) -> std::result::Result<Option<Any>, Stop> {
        self.cursor.at += 1;
        if self.cursor.peek_token() == Some(b'}') {
            self.cursor.at += 1;
            let empty = MapObj::new(MapKind::Map)?;
            return Ok(Some(empty.into()));
        }
        self.push_open(true)?;
        self.key()?;
        Ok(None)
    }

    fn push_open(&mut self, is_map: bool) -> std::result::Result<(), Stop> {
        if self.open.len() >= MAX_DEPTH {
            return Err(self.cursor.fault(Fault::TooDeep).into());
        }
        self.open.push(Open { is_map, start: self.values.len() });
        Ok(())
    }

    /// Reads a key and its colon.
    #[inline]
    fn key(&mut self) -> std::result::Result<(), Stop> {
        if self.cursor.peek() != Some(b'"') {
            return Err(self.cursor.fault(Fault::ExpectingPropertyName).into());
        }
        let key = self.string()?;
        self.values.push(key);
        if self.cursor.peek_token() != Some(b':') {
            return Err(self.cursor.fault(Fault::ExpectingColon).into());
        }
        self.cursor.at += 1;
        Ok(())
    }

    /// Puts a value into the innermost container, and closes containers up to where the next value
    /// belongs. Answers the document once nothing is open.
    #[inline]
    fn close(&mut self, mut value: Any) -> std::result::Result<Option<Any>, Stop> {
        while let Some(&Open { is_map, start }) = self.open.last() {
            self.values.push(value);
            match self.cursor.peek_token() {
                Some(b',') => {
                    self.cursor.at += 1;
                    if self.cursor.peek_token().is_none() {
                        return Err(self.cursor.fault(Fault::Truncated).into());
                    }
                    if is_map {
                        self.key()?;
                    }
                    return Ok(None);
                }
                Some(b']') if !is_map => value = self.take_array(start)?,
                Some(b'}') if is_map => value = self.take_map(start)?,
                _ => return Err(self.cursor.fault(Fault::ExpectingComma).into()),
            }
            self.cursor.at += 1;
            self.open.pop();
        }
        Ok(Some(value))
    }

    fn take_array(&mut self, start: usize) -> Result<Any> {
        let array = ArrayObj::from_values(self.values.drain(start..).map(Ok))?;
        Ok(array.into())
    }

    fn take_map(&mut self, start: usize) -> Result<Any> {
        let count = (self.values.len() - start) / 2;
        let mut values = self.values.drain(start..);
        let entries = (0..count).map(|_| {
            let key = values.next().unwrap_or_default();
            Ok((key, values.next().unwrap_or_default()))
        });
        Ok(MapObj::from_entries(MapKind::Map, entries)?.into())
    }
}
