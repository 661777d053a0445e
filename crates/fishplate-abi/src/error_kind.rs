//! Kinds of errors that Fishplate raises. A kind is text: unknown ones pass through unchanged.

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident = $text:literal;)*) => {
        $($(#[$doc])* pub const $name: &str = $text;)*
        /// Every kind above.
        pub const ALL: &[&str] = &[$($name),*];
    };
}

kinds! {
    /// A value of the wrong type.
    TYPE_ERROR = "TypeError";
    /// A value out of its domain.
    VALUE_ERROR = "ValueError";
    /// A position outside a sequence.
    INDEX_ERROR = "IndexError";
    /// A key that is not in a map.
    KEY_ERROR = "KeyError";
    /// A field or attribute that does not exist or may not be set.
    ATTRIBUTE_ERROR = "AttributeError";
    /// A conflict or a missing resource.
    RUNTIME_ERROR = "RuntimeError";
    /// An invariant that did not hold.
    INTERNAL_ERROR = "InternalError";
    /// A value nested too deeply, or in itself.
    RECURSION_ERROR = "RecursionError";
    /// Memory that could not be had.
    MEMORY_ERROR = "MemoryError";
    /// A number that does not fit its type.
    OVERFLOW_ERROR = "OverflowError";
    /// A condition that a program asserted and that does not hold.
    ASSERTION_ERROR = "AssertionError";
    /// Memory that cannot be shared as requested.
    BUFFER_ERROR = "BufferError";
    /// A feature that does not exist.
    NOT_IMPLEMENTED_ERROR = "NotImplementedError";
    /// The frontend has an error of its own pending.
    ENV_ERROR_ALREADY_SET = "EnvErrorAlreadySet";
}
