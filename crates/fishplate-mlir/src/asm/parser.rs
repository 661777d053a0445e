//! Parses the parts of types and attributes.

use std::{
    any::Any,
    ffi::{c_char, c_void},
    marker::PhantomData,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    ptr::{self, NonNull},
};

use mlir_sys::{MlirAttribute, MlirStringRef, MlirType};

use super::{Failed, Position, shim};
use crate::{
    Attribute, ContextRef, Location, Type,
    dynamic::{AttributeDef, RawParser, TypeDef},
    text,
};

/// The result of parsing.
type Read<T> = Result<T, Failed>;

/// Delimiters of a list; the optional ones may be omitted together with the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Delimiter {
    None,
    Paren,
    Square,
    LessGreater,
    Braces,
    OptionalParen,
    OptionalSquare,
    OptionalLessGreater,
    OptionalBraces,
}

/// A parser that reads the text of a type or attribute.
pub struct AsmParser<'p> {
    raw: NonNull<RawParser>,
    text: PhantomData<&'p mut RawParser>,
}

/// Decodes an answer of the shim: something was parsed, nothing is there, or it failed.
pub(super) fn answer(code: i32) -> Read<bool> {
    if code < 0 { Err(Failed::reported()) } else { Ok(code > 0) }
}

fn null_type() -> MlirType {
    MlirType { ptr: ptr::null() }
}

impl<'p> AsmParser<'p> {
    /// # Safety
    /// `raw` is a parser of the shim that lives for `'p`, and nobody else uses it.
    pub(crate) unsafe fn from_raw(raw: *mut RawParser) -> Self {
        // SAFETY: the caller passes a live parser, so it is not null.
        Self { raw: unsafe { NonNull::new_unchecked(raw) }, text: PhantomData }
    }

    pub(super) fn as_ptr(&mut self) -> *mut RawParser {
        self.raw.as_ptr()
    }

    /// The context.
    pub fn context(&self) -> ContextRef<'p> {
        // SAFETY: the parser is live, and so is its context; MLIR calls hooks on the thread that uses it.
        unsafe { ContextRef::from_raw(shim::fishplateParserContext(self.raw.as_ptr())) }
    }

    /// The type that an attribute is expected to have, if any is known.
    pub fn expected_type(&self) -> Option<Type<'p>> {
        // SAFETY: the parser is live.
        let raw = unsafe { shim::fishplateParserExpectedType(self.raw.as_ptr()) };
        (!raw.ptr.is_null()).then(|| Type::new(raw))
    }

    /// The position of the next token.
    pub fn position(&self) -> Position {
        // SAFETY: the parser is live.
        Position::new(unsafe { shim::fishplateParserPosition(self.raw.as_ptr()) }.addr())
    }

    /// The first byte of the next token; 0 at the end of the text.
    pub fn peek(&self) -> u8 {
        // SAFETY: the parser is live; a token is inside the text, which ends in a NUL and outlives the parser.
        unsafe { *shim::fishplateParserPosition(self.raw.as_ptr()).cast::<u8>() }
    }

    /// The position of the name that this text belongs to.
    pub fn name_position(&self) -> Position {
        // SAFETY: the parser is live.
        Position::new(unsafe { shim::fishplateParserNamePosition(self.raw.as_ptr()) }.addr())
    }

    /// Converts a position to a location.
    pub fn location(&mut self, at: Position) -> Location<'p> {
        // SAFETY: the parser is live; the position is only compared with those of the text.
        Location::new(unsafe { shim::fishplateParserLocation(self.as_ptr(), place(at)) })
    }

    /// Reports an error.
    pub fn error(&mut self, at: Position, message: &str) -> Failed {
        let message = text::string_ref(message);
        // SAFETY: the parser is live, and the message lives for the call; the position is only compared.
        unsafe { shim::fishplateParserError(self.as_ptr(), place(at), message) };
        Failed::reported()
    }

    /// Parses punctuation such as `<` or `->`.
    pub fn punctuation(&mut self, token: &str) -> Read<()> {
        self.token(token, false).map(drop)
    }

    /// Parses punctuation, if it comes next.
    pub fn optional_punctuation(&mut self, token: &str) -> Read<bool> {
        self.token(token, true)
    }

    fn token(&mut self, token: &str, optional: bool) -> Read<bool> {
        let token = text::string_ref(token);
        // SAFETY: the parser is live, and the text lives for the call.
        answer(unsafe { shim::fishplateParsePunctuation(self.as_ptr(), token, optional) })
    }

    /// Parses this keyword.
    pub fn keyword(&mut self, keyword: &str) -> Read<()> {
        let keyword = text::string_ref(keyword);
        // SAFETY: the parser is live, and the text lives for the call.
        answer(unsafe { shim::fishplateParseKeyword(self.as_ptr(), keyword, false) }).map(drop)
    }

    /// Parses this keyword, if it comes next.
    pub fn optional_keyword(&mut self, keyword: &str) -> bool {
        let keyword = text::string_ref(keyword);
        // SAFETY: the parser is live, and the text lives for the call.
        unsafe { shim::fishplateParseKeyword(self.as_ptr(), keyword, true) == 1 }
    }

    /// Parses any keyword, if one comes next.
    pub fn any_keyword(&mut self) -> Option<String> {
        let mut found = MlirStringRef { data: ptr::null(), length: 0 };
        // SAFETY: the parser is live, and the result is written if the answer is 1.
        let read = unsafe { shim::fishplateParseAnyKeyword(self.as_ptr(), &raw mut found) };
        // SAFETY: the keyword is inside the text, which lives for `'p`.
        (read == 1).then(|| unsafe { text::to_owned(found) })
    }

    /// Parses a quoted string of any bytes, if one comes next.
    pub fn optional_string(&mut self) -> Option<Vec<u8>> {
        self.string_of(false)
    }

    /// Parses a keyword or a quoted string, if one comes next.
    pub fn optional_keyword_or_string(&mut self) -> Option<Vec<u8>> {
        self.string_of(true)
    }

    fn string_of(&mut self, or_keyword: bool) -> Option<Vec<u8>> {
        let mut read = 0;
        let found = text::collect(|sink| {
            // SAFETY: the parser is live, and the callback gets the vector it expects.
            read = unsafe {
                shim::fishplateParseString(self.as_ptr(), or_keyword, sink, text::append)
            };
        });
        (read == 1).then_some(found)
    }

    /// Parses an integer of up to 128 bits, if one comes next: decimal, hexadecimal, `true` or `false`.
    pub fn optional_integer(&mut self) -> Read<Option<i128>> {
        let at = self.position();
        let Some(digits) = self.optional_big_integer(false)? else { return Ok(None) };
        digits.parse().map(Some).map_err(|_| self.error(at, "integer value too large"))
    }

    /// Parses an integer of any width, if one comes next, as decimal digits. With `decimal_only`, `0x10` is a 0
    /// followed by something else.
    pub fn optional_big_integer(&mut self, decimal_only: bool) -> Read<Option<String>> {
        let mut read = 0;
        let found = text::collect_text(|sink| {
            // SAFETY: the parser is live, and the callback gets the vector it expects.
            read = unsafe {
                shim::fishplateParseInteger(self.as_ptr(), decimal_only, sink, text::append)
            };
        });
        Ok(answer(read)?.then_some(found))
    }

    /// Parses a float with a decimal point, or its bits in hexadecimal, if one comes next.
    pub fn optional_float(&mut self) -> Read<Option<f64>> {
        let mut value = 0.0;
        // SAFETY: the parser is live, and the result is writable.
        let read = unsafe { shim::fishplateParseFloat(self.as_ptr(), true, &raw mut value) };
        Ok(answer(read)?.then_some(value))
    }

    /// Parses a float with a decimal point, or its bits in hexadecimal.
    pub fn float(&mut self) -> Read<f64> {
        let mut value = 0.0;
        // SAFETY: the parser is live, and the result is writable.
        answer(unsafe { shim::fishplateParseFloat(self.as_ptr(), false, &raw mut value) })?;
        Ok(value)
    }

    /// Whether the next token starts with `letter`.
    fn starts_with(&mut self, letter: u8) -> bool {
        // SAFETY: the parser is live.
        unsafe { shim::fishplateParserPeek(self.as_ptr()) }.to_ne_bytes() == [letter]
    }

    /// Parses an attribute in its long form or by its alias, both of which start with `#`, if one comes next.
    pub fn optional_hash_attribute(&mut self) -> Read<Option<Attribute<'p>>> {
        self.starts_with(b'#').then(|| self.attribute(None)).transpose()
    }

    /// Parses a type in its long form or by its alias, both of which start with `!`, if one comes next.
    pub fn optional_bang_type(&mut self) -> Read<Option<Type<'p>>> {
        self.starts_with(b'!').then(|| self.ty()).transpose()
    }

    /// Parses `[1, 2]` as a dense array; `element` is `i1`, `i8` to `i64`, `f32` or `f64`.
    pub fn dense_array(&mut self, element: &str) -> Read<Attribute<'p>> {
        let at = self.position();
        let name = text::string_ref(element);
        let mut known = true;
        let found = self.read_attribute(|parser, result| {
            // SAFETY: `read_attribute` passes a live parser and a writable result; the name lives for the call.
            let read = unsafe { shim::fishplateParseDenseArray(parser, name, result) };
            known = read != -2;
            read
        });
        if !known {
            return Err(self.error(at, &format!("there are no arrays of `{element}`")));
        }
        found?.ok_or(Failed::reported())
    }

    /// Parses any attribute; `ty` is the type that it has if the text omits it.
    pub fn attribute(&mut self, ty: Option<Type<'p>>) -> Read<Attribute<'p>> {
        self.read_attribute(|parser, result| {
            // SAFETY: parser and type are live, and the result is writable.
            unsafe { shim::fishplateParseAttribute(parser, or_null(ty), false, result) }
        })?
        .ok_or(Failed::reported())
    }

    /// Parses any attribute, if one comes next.
    pub fn optional_attribute(&mut self, ty: Option<Type<'p>>) -> Read<Option<Attribute<'p>>> {
        self.read_attribute(|parser, result| {
            // SAFETY: parser and type are live, and the result is writable.
            unsafe { shim::fishplateParseAttribute(parser, or_null(ty), true, result) }
        })
    }

    /// Parses an attribute of a dynamic dialect, with or without its dialect and name in front.
    pub fn stripped_attribute(
        &mut self,
        definition: AttributeDef<'_>,
        ty: Option<Type<'p>>,
    ) -> Read<Attribute<'p>> {
        let definition = definition.as_ptr();
        self.read_attribute(|parser, result| {
            // SAFETY: parser, definition and type are live, and the result is writable.
            unsafe {
                shim::fishplateParseStrippedAttribute(parser, definition, or_null(ty), result)
            }
        })?
        .ok_or(Failed::reported())
    }

    /// Parses an affine map without `affine_map<...>` around it, as an attribute.
    pub fn affine_map(&mut self) -> Read<Attribute<'p>> {
        // SAFETY: `read_attribute` passes a live parser and a writable result.
        self.read_attribute(|p, result| unsafe { shim::fishplateParseAffineMap(p, result) })?
            .ok_or(Failed::reported())
    }

    /// Parses an integer set without `affine_set<...>` around it, as an attribute.
    pub fn integer_set(&mut self) -> Read<Attribute<'p>> {
        // SAFETY: `read_attribute` passes a live parser and a writable result.
        self.read_attribute(|p, result| unsafe { shim::fishplateParseIntegerSet(p, result) })?
            .ok_or(Failed::reported())
    }

    /// Parses `@name`, if it comes next, as a string attribute.
    pub fn optional_symbol_name(&mut self) -> Read<Option<Attribute<'p>>> {
        // SAFETY: `read_attribute` passes a live parser and a writable result.
        self.read_attribute(|p, result| unsafe { shim::fishplateParseSymbolName(p, result) })
    }

    /// Parses a dictionary in braces, preceded by `attributes` if `with_keyword` is set. The result is empty if there
    /// is none.
    pub fn attribute_dictionary(&mut self, with_keyword: bool) -> Read<Attribute<'p>> {
        self.read_attribute(|parser, result| {
            // SAFETY: `read_attribute` passes a live parser and a writable result.
            unsafe { shim::fishplateParseAttrDict(parser, with_keyword, result) }
        })?
        .ok_or(Failed::reported())
    }

    fn read_attribute(
        &mut self,
        read: impl FnOnce(*mut RawParser, *mut MlirAttribute) -> i32,
    ) -> Read<Option<Attribute<'p>>> {
        let mut result = MlirAttribute { ptr: ptr::null() };
        let found = answer(read(self.as_ptr(), &raw mut result))?;
        Ok((found && !result.ptr.is_null()).then(|| Attribute::new(result)))
    }

    /// Parses any type.
    pub fn ty(&mut self) -> Read<Type<'p>> {
        // SAFETY: `read_type` passes a live parser and a writable result.
        self.read_type(|p, result| unsafe { shim::fishplateParseType(p, false, result) })?
            .ok_or(Failed::reported())
    }

    /// Parses any type, if one comes next.
    pub fn optional_type(&mut self) -> Read<Option<Type<'p>>> {
        // SAFETY: `read_type` passes a live parser and a writable result.
        self.read_type(|p, result| unsafe { shim::fishplateParseType(p, true, result) })
    }

    /// Parses a type of a dynamic dialect, with or without its dialect and name in front.
    pub fn stripped_type(&mut self, definition: TypeDef<'_>) -> Read<Type<'p>> {
        let definition = definition.as_ptr();
        self.read_type(|parser, result| {
            // SAFETY: parser and definition are live, and the result is writable.
            unsafe { shim::fishplateParseStrippedType(parser, definition, result) }
        })?
        .ok_or(Failed::reported())
    }

    fn read_type(
        &mut self,
        read: impl FnOnce(*mut RawParser, *mut MlirType) -> i32,
    ) -> Read<Option<Type<'p>>> {
        let mut result = null_type();
        let found = answer(read(self.as_ptr(), &raw mut result))?;
        Ok((found && !result.ptr.is_null()).then(|| Type::new(result)))
    }

    /// Parses sizes separated by `x`, such as `2x?x4`. `None` stands for `?`, which is accepted if `allow_dynamic` is
    /// set.
    pub fn dimension_list(
        &mut self,
        allow_dynamic: bool,
        with_trailing_x: bool,
    ) -> Read<Vec<Option<i64>>> {
        unsafe extern "C" fn push(sink: *mut c_void, size: i64) {
            // SAFETY: the sink is the vector below, which nothing else refers to during the call.
            let sink = unsafe { &mut *sink.cast::<Vec<Option<i64>>>() };
            sink.push((size != i64::MIN).then_some(size));
        }
        let mut sizes = Vec::<Option<i64>>::new();
        let sink = (&raw mut sizes).cast();
        // SAFETY: the parser is live, and the callback gets the vector it expects.
        answer(unsafe {
            shim::fishplateParseDimensionList(
                self.as_ptr(),
                allow_dynamic,
                with_trailing_x,
                sink,
                push,
            )
        })?;
        Ok(sizes)
    }

    /// Parses a list separated by commas; `element` parses one element.
    pub fn list(
        &mut self,
        delimiter: Delimiter,
        element: impl FnMut(&mut Self) -> Read<()>,
    ) -> Read<()> {
        let parser = self.as_ptr();
        let mut state = List { parser: self, element, panic: None };
        let data = (&raw mut state).cast();
        // SAFETY: the parser is live; the callback gets the state it expects, and MLIR calls it while
        // nothing else uses the state.
        let read = unsafe {
            shim::fishplateParseList(parser, delimiter as i32, one_element(&state), data)
        };
        if let Some(panic) = state.panic.take() {
            resume_unwind(panic);
        }
        answer(read).map(drop)
    }
}

/// The state of a list that is being parsed.
struct List<'a, 'p, F> {
    parser: &'a mut AsmParser<'p>,
    element: F,
    panic: Option<Box<dyn Any + Send>>,
}

type Element = unsafe extern "C" fn(*mut c_void) -> bool;

/// Returns the function that parses one element of a list like `_list`.
fn one_element<'p, F: FnMut(&mut AsmParser<'p>) -> Read<()>>(_list: &List<'_, 'p, F>) -> Element {
    unsafe extern "C" fn one<'p, F: FnMut(&mut AsmParser<'p>) -> Read<()>>(
        data: *mut c_void,
    ) -> bool {
        // SAFETY: `list` passes its own state, which nothing else uses during the call.
        let state = unsafe { &mut *data.cast::<List<'_, 'p, F>>() };
        let read = AssertUnwindSafe(|| (state.element)(state.parser));
        match catch_unwind(read) {
            Ok(outcome) => outcome.is_ok(),
            Err(panic) => {
                state.panic = Some(panic);
                false
            }
        }
    }
    one::<'p, F>
}

fn place(at: Position) -> *const c_char {
    ptr::without_provenance(at.number())
}

fn or_null(ty: Option<Type<'_>>) -> MlirType {
    ty.map_or(null_type(), |ty| ty.raw)
}
