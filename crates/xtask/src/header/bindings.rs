//! Converts Rust sources to C declarations with cbindgen.
//!
//! cbindgen reads a copy of the sources in which a few Rust spellings that it does not know are
//! replaced. Afterwards the anonymous unions of the upstream structs, which Rust cannot express,
//! are put in. `tests/header` detects a replacement that no longer fits its source.

use std::error::Error;
use std::path::Path;
use std::{env, fs, process};

use cbindgen::{Builder, Config, DocumentationStyle, ItemType, Language, Style};

/// Rust names that differ from upstream's by more than the prefix, and types with a C spelling.
const RENAMES: &[(&str, &str)] = &[
    ("RawAny", "TVMFFIAny"),
    ("ByteArray", "TVMFFIByteArray"),
    ("ObjectHeader", "TVMFFIObject"),
    ("ObjectHandle", "TVMFFIObjectHandle"),
    ("StreamHandle", "TVMFFIStreamHandle"),
    ("ObjectDeleter", "TVMFFIObjectDeleter"),
    ("ShapeCell", "TVMFFIShapeCell"),
    ("SeqCell", "TVMFFISeqCell"),
    ("ErrorCell", "TVMFFIErrorCell"),
    ("SafeCall", "TVMFFISafeCallType"),
    ("FunctionCell", "TVMFFIFunctionCell"),
    ("OpaqueCell", "TVMFFIOpaqueObjectCell"),
    ("AllocHeader", "TVMFFIObjectAllocHeader"),
    ("CustomAllocator", "TVMFFICustomAllocator"),
    ("Version", "TVMFFIVersion"),
    ("FieldGetter", "TVMFFIFieldGetter"),
    ("FieldSetter", "TVMFFIFieldSetter"),
    ("ObjectCreator", "TVMFFIObjectCreator"),
    ("FieldInfo", "TVMFFIFieldInfo"),
    ("MethodInfo", "TVMFFIMethodInfo"),
    ("TypeMetadata", "TVMFFITypeMetadata"),
    ("TypeAttrColumn", "TVMFFITypeAttrColumn"),
    ("TypeInfo", "TVMFFITypeInfo"),
    ("SEqHashKind", "TVMFFISEqHashKind"),
    ("TypeIndex", "int32_t"),
    ("FieldFlags", "int64_t"),
    ("DLDataTypeCode", "uint8_t"),
    ("DLPackExchangeApi", "DLPackExchangeAPI"),
    ("DLPackExchangeApiHeader", "DLPackExchangeAPIHeader"),
    ("DLPackManagedTensorFromPyObject", "DLPackManagedTensorFromPyObjectNoSync"),
    ("DLPackManagedTensorToPyObject", "DLPackManagedTensorToPyObjectNoSync"),
    ("DLPackDLTensorFromPyObject", "DLPackDLTensorFromPyObjectNoSync"),
];

/// Types that are not structs in C: enums and integers of the same width, or not part of the C API.
const EXCLUDED: &[&str] = &[
    "TypeIndex",
    "TypeRow",
    "FieldFlags",
    "SEqHashKind",
    "DefRegionKind",
    "DLDeviceType",
    "DLDataTypeCode",
    "MapCell",
    "ObjectDeleter",
];

/// Rust types with another spelling in C; the header has upstream's type.
const RESPELLED: &[(&str, &str)] = &[
    ("combined_ref_count: AtomicU64", "combined_ref_count: u64"),
    ("AtomicPtr<RawAny>", "*const RawAny"),
    ("AtomicPtr<FieldInfo>", "*const FieldInfo"),
    ("AtomicPtr<MethodInfo>", "*const MethodInfo"),
    ("AtomicPtr<TypeMetadata>", "*const TypeMetadata"),
    ("pub size: AtomicI32", "pub size: i32"),
    ("num_fields: AtomicI32", "num_fields: i32"),
    ("num_methods: AtomicI32", "num_methods: i32"),
    ("v_bytes: [u8; 8]", "v_bytes: [c_char; 8]"),
    ("pub data: *mut RawAny,", "pub data: *mut c_void,"),
    ("type_ancestors: *const *const", "type_ancestors: *mut *const"),
    ("pub padding: u32", "pub __padding: u32"),
    ("message_parts: *const *const c_char", "message_parts: *mut *const c_char"),
    ("Option<Initialiser>", r#"Option<unsafe extern "C" fn(result: *mut *mut c_void) -> c_int>"#),
    ("Option<Finaliser>", r#"Option<unsafe extern "C" fn(handle: *mut c_void) -> c_int>"#),
    ("Option<HandleDeleter>", r#"Option<unsafe extern "C" fn(handle: *mut c_void)>"#),
    ("pub const NONE: RawAny", "const NONE: RawAny"),
    ("pub const EMPTY: ByteArray", "const EMPTY: ByteArray"),
];

/// Words in comments that have another name in C.
const WORDS: &[(&str, &str)] = &[
    ("None", "NULL"),
    ("i64", "int64_t"),
    ("f64", "double"),
    ("u16", "uint16_t"),
    ("FieldFlags", "TVMFFIFieldFlagBitMask"),
    ("TypeIndex::ANY", "kTVMFFIAny"),
    ("DLPACK_FLAG_*", "DLPACK_FLAG_BITMASK_*"),
];

/// Sources of one part of the header.
pub(super) struct Source {
    text: String,
}

impl Source {
    /// Reads and joins files; the paths are relative to `folder`.
    pub(super) fn read(folder: &Path, files: &[&str]) -> Result<Source, Box<dyn Error>> {
        let mut text = String::new();
        for file in files {
            let path = folder.join(file);
            let file = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
            // Only the first lines of a file may be inner documentation.
            text += &file.replace("//!", "//");
        }
        Ok(Source { text })
    }

    /// The Rust text.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The declarations of all public types.
    pub(super) fn types(&self) -> Result<String, Box<dyn Error>> {
        let kinds = [ItemType::Structs, ItemType::Unions, ItemType::Typedefs];
        anonymous_unions(&self_references(&self.declare(kinds.into())?))
    }

    /// The declarations of all exported functions.
    pub(super) fn functions(&self) -> Result<String, Box<dyn Error>> {
        self.declare(vec![ItemType::Functions])
    }

    fn declare(&self, item_types: Vec<ItemType>) -> Result<String, Box<dyn Error>> {
        let mut config = Config {
            language: Language::C,
            style: Style::Type,
            documentation_style: DocumentationStyle::Doxy,
            no_includes: true,
            usize_is_size_t: true,
            tab_width: 2,
            line_length: 100,
            ..Config::default()
        };
        config.function.prefix = Some("TVM_FFI_DLL".into());
        config.export.item_types = item_types;
        config.export.exclude = EXCLUDED.iter().map(|&name| name.into()).collect();
        let pairs = RENAMES.iter().map(|&(from, to)| (from.into(), to.into()));
        config.export.rename = pairs.collect();
        // Types count as used if a function needs them; here every public type is needed.
        config.export.include = public_types(&self.text);

        let copy = env::temp_dir().join(format!("fishplate-xtask-{}.rs", process::id()));
        fs::write(&copy, respell(&self.text))?;
        let bindings = Builder::new().with_config(config).with_src(&copy).generate();
        fs::remove_file(&copy)?;
        let mut output = Vec::new();
        bindings?.write(&mut output);
        Ok(comments_for_c(&String::from_utf8(output)?))
    }
}

/// The words after `pub struct`, `pub union` and `pub type`.
fn public_types(text: &str) -> Vec<String> {
    let keywords = ["pub struct ", "pub union ", "pub type "];
    let rest = text.lines().filter_map(|l| keywords.iter().find_map(|k| l.strip_prefix(k)));
    let is_end = |c: char| !c.is_alphanumeric() && c != '_';
    rest.map(|r| r.split(is_end).next().unwrap_or_default().to_owned()).collect()
}

fn respell(text: &str) -> String {
    let mut text = text.to_owned();
    for (from, to) in RESPELLED {
        text = text.replace(from, to);
    }
    without_option(&text)
}

/// Replaces `Option<Alias>` by `Alias`: a C function pointer may be null anyway, and cbindgen knows
/// only the `Option` of a spelled-out function type.
fn without_option(text: &str) -> String {
    let mut parts = text.split("Option<");
    let mut output = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once('>') {
            Some((name, rest)) if name.chars().all(char::is_alphanumeric) => {
                output += name;
                output += rest;
            }
            _ => {
                output += "Option<";
                output += part;
            }
        }
    }
    output
}

/// Adds the tag that C needs to structs that hold pointers to themselves.
fn self_references(text: &str) -> String {
    let with_tag = |item: &str| {
        let name = item.trim_end().rsplit_once("} ").and_then(|(_, end)| end.strip_suffix(';'))?;
        let (head, body) = item.split_once("typedef struct {")?;
        let body = body.trim_end().strip_suffix(&format!("}} {name};"))?;
        let pointer = [format!("({name}*)"), format!(" {name} *")];
        if !pointer.iter().any(|p| body.contains(p)) {
            return None;
        }
        let body = body
            .replace(&pointer[1], &format!(" struct {name} *"))
            .replace(&pointer[0], &format!("(struct {name} *self)"));
        Some(format!("{head}typedef struct {name} {{{body}}} {name};"))
    };
    let items = text.split("\n\n").map(|item| with_tag(item).unwrap_or_else(|| item.into()));
    items.collect::<Vec<_>>().join("\n\n")
}

/// Puts upstream's anonymous unions where the Rust structs have one member.
fn anonymous_unions(text: &str) -> Result<String, Box<dyn Error>> {
    let Some((before, rest)) = text.split_once("/** The payload of a") else {
        return Ok(text.into());
    };
    let cut = |text: &'_ str, at: &str| -> Result<(String, String), Box<dyn Error>> {
        let parts = text.split_once(at).ok_or_else(|| format!("no `{at}` in the declarations"))?;
        Ok((parts.0.to_owned(), parts.1.to_owned()))
    };
    let (_, rest) = cut(rest, "typedef union {\n")?;
    let (payload, after) = cut(&rest, "} RawValue;\n\n")?;
    let payload = payload.replace("\n  ", "\n    ");
    let mut text = format!("{before}{after}");
    let replacements = [
        ("  RawValue value;\n", format!("  union {{\n  {}  }};\n", payload.trim_end_matches(' '))),
        (
            "  uint32_t small_len;\n",
            "  union {\n    uint32_t zero_padding;\n    uint32_t small_str_len;\n  };\n".into(),
        ),
        (
            "  TVMFFIObjectDeleter deleter;\n",
            "  union {\n    void (*deleter)(void *self, int flags);\n    \
             int64_t __ensure_align;\n  };\n"
                .into(),
        ),
    ];
    for (from, to) in replacements {
        if text.matches(from).count() != 1 {
            return Err(format!("`{}` is not in the declarations once", from.trim()).into());
        }
        text = text.replace(from, &to);
    }
    Ok(text)
}

/// Converts comments for C readers: short ones on one line, no links, C's names of the types.
pub(super) fn comments_for_c(text: &str) -> String {
    let mut text = text.replace("[`", "`").replace("`]", "`");
    text = text.replace(" * # Safety\n", " * Requires:\n");
    for (from, to) in WORDS.iter().chain(RENAMES) {
        text = text.replace(&format!("`{from}`"), &format!("`{to}`"));
    }
    let lines: Vec<&str> = text.lines().collect();
    let mut output = String::with_capacity(text.len());
    let mut at = 0;
    while at < lines.len() {
        let line = lines[at];
        let indent = line.len() - line.trim_start().len();
        let is_short = line.trim() == "/**" && lines.get(at + 2).is_some_and(|l| l.trim() == "*/");
        if is_short {
            output += &format!("{}/** {} */\n", &line[..indent], &lines[at + 1].trim()[2..]);
            at += 3;
        } else {
            output += &format!("{line}\n");
            at += 1;
        }
    }
    output
}
