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
    /// An invalid value.
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
    /// A value nested too deeply, or containing itself.
    RECURSION_ERROR = "RecursionError";
    /// Memory ran out.
    MEMORY_ERROR = "MemoryError";
    /// A number that does not fit its type.
    OVERFLOW_ERROR = "OverflowError";
    /// An assertion of a program that failed.
    ASSERTION_ERROR = "AssertionError";
    /// Memory that cannot be shared as requested.
    BUFFER_ERROR = "BufferError";
    /// A feature that does not exist.
    NOT_IMPLEMENTED_ERROR = "NotImplementedError";
    /// A file or process operation that the system refused.
    OS_ERROR = "OSError";
    /// A fault of the frontend's interpreter.
    SYSTEM_ERROR = "SystemError";
    /// The frontend has an exception pending.
    ENV_ERROR_ALREADY_SET = "EnvErrorAlreadySet";
}

/// Other exception classes of Python. An error of one of these kinds is raised as that class, and an exception of that
/// class has that kind.
pub const PYTHON: &[&str] = &[
    "ArithmeticError",
    "BlockingIOError",
    "BrokenPipeError",
    "ChildProcessError",
    "ConnectionAbortedError",
    "ConnectionError",
    "ConnectionRefusedError",
    "ConnectionResetError",
    "EOFError",
    "Exception",
    "FileExistsError",
    "FileNotFoundError",
    "FloatingPointError",
    "ImportError",
    "IndentationError",
    "InterruptedError",
    "IsADirectoryError",
    "LookupError",
    "ModuleNotFoundError",
    "NameError",
    "NotADirectoryError",
    "PermissionError",
    "ProcessLookupError",
    "ReferenceError",
    "StopAsyncIteration",
    "StopIteration",
    "SyntaxError",
    "TabError",
    "TimeoutError",
    "UnboundLocalError",
    "ZeroDivisionError",
];
