//! Prints into a string.

use super::Handles;
use super::scan;
use crate::format::sink::Sink;

/// A sink that is a string.
pub struct TextSink<'h, H> {
    handles: &'h H,
    text: String,
}

impl<'h, H: Handles> TextSink<'h, H> {
    /// Creates an empty sink.
    pub fn new(handles: &'h H) -> Self {
        TextSink { handles, text: String::new() }
    }

    /// Returns the text.
    pub fn into_text(self) -> String {
        self.text
    }
}

impl<H: Handles> Sink for TextSink<'_, H> {
    type Attr = H::Attr;
    type Type = H::Type;

    fn write(&mut self, text: &str) {
        self.text.push_str(text);
    }

    fn attribute(&mut self, attr: &H::Attr) {
        self.text.push_str(&self.handles.attr_text(attr));
    }

    fn attribute_without_type(&mut self, attr: &H::Attr) {
        let text = self.handles.attr_text(attr);
        let length = match text.starts_with(|c: char| c.is_ascii_digit() || "-\"".contains(c)) {
            true => scan::attribute_length(&text, false).unwrap_or(text.len()),
            false => text.len(),
        };
        self.text.push_str(&text[..length]);
    }

    fn type_(&mut self, of: &H::Type) {
        self.text.push_str(&self.handles.type_text(of));
    }

    fn attribute_text(&self, attr: &H::Attr) -> String {
        self.handles.attr_text(attr)
    }

    fn type_text(&self, of: &H::Type) -> String {
        self.handles.type_text(of)
    }
}
