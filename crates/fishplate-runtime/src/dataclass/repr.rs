//! The repr of any value: `type.Key(field=...)`, containers as Python writes them.
//!
//! Text is written once, to one buffer per walk. The text of an object that is met again is copied,
//! and an object that contains itself shows as `...`.

use std::ops::Range;

use fishplate_abi::{FieldFlags, TypeIndex};

use super::hooks::{self, Callback, CallbackKind, Loan};
use super::repr_text::{
    push, push_address, push_bytes, push_device, push_extents, push_float, push_int, push_str,
};
use super::walk::{self, AddressMap, Children, Place, Walk};
use crate::any::{Any, AnyView};
use crate::call::Args;
use crate::containers::ShapeObj;
use crate::enums::EnumObj;
use crate::error::{Error, Result};
use crate::object::{Object, Ref};
use crate::signature::{Signature, Ty};
use crate::tensor::TensorObj;
use crate::{big_int, dtype, field_access, text, type_table};

/// Longest text, over all buffers of one repr. Otherwise a chain of objects that refer to each
/// other twice could fill the memory.
const MAX_BYTES: usize = 1 << 29;

/// State that nested walks of hooks share.
#[derive(Default)]
struct State {
    with_addresses: bool,
    seen: AddressMap<Seen>,
    /// One buffer per walk.
    buffers: Vec<Vec<u8>>,
    /// Bytes in the buffers of finished walks.
    done_bytes: usize,
}

struct Seen {
    /// Keeps the object, and so its address, until the repr is complete.
    _object: Ref<Object>,
    /// Buffer and range of its text; `None` while the object is being written.
    text: Option<(usize, Range<usize>)>,
}

/// The repr of a value, as a string.
pub(super) fn repr(value: &Any) -> Result<Any> {
    if !value.type_index().is_object() {
        let mut out = Vec::new();
        push_plain(&mut out, &value.view())?;
        return text::try_new_str(&out);
    }
    let with_addresses = std::env::var_os("TVM_FFI_REPR_WITH_ADDR").is_some_and(|v| v == "1");
    let mut state = State { with_addresses, ..State::default() };
    write(&mut state, None, value.clone())
}

static CALLBACK: CallbackKind<State> = CallbackKind {
    signature: Signature::new(&[Ty::AnyView], Ty::Str),
    body: |loan: &Loan<State>, args: &Args<'_>| {
        let value = args.any(0)?;
        loan.with(|state| write(state, Some(loan), value))
    },
};

fn write(state: &mut State, outer: Option<&Loan<State>>, value: Any) -> Result<Any> {
    let buffer = state.buffers.len();
    state.buffers.push(Vec::new());
    let callback = Callback::new(&CALLBACK, outer);
    let mut printer = Printer { state, buffer, callback, is_referred_to: false };
    let result = walk::run(&mut printer, value);
    let keep = printer.is_referred_to;
    if keep {
        let written = &state.buffers[buffer];
        state.done_bytes += written.len();
        return result.and_then(|()| text::try_new_str(written));
    }
    let written = std::mem::take(&mut state.buffers[buffer]);
    result.and_then(|()| text::try_str_from_buffer(written))
}

/// Writes a value that is not an object, or a string.
fn push_plain(out: &mut Vec<u8>, value: &AnyView<'_>) -> Result<()> {
    match value.type_index() {
        TypeIndex::NONE => out.extend_from_slice(b"None"),
        TypeIndex::BOOL if value.as_int() == Some(0) => out.extend_from_slice(b"False"),
        TypeIndex::BOOL => out.extend_from_slice(b"True"),
        TypeIndex::INT => push_int(out, value.as_int().unwrap_or_default()),
        TypeIndex::FLOAT => push_float(out, value.as_float().unwrap_or_default()),
        TypeIndex::SMALL_STR | TypeIndex::STR => push_str(out, value.as_str().unwrap_or_default()),
        TypeIndex::SMALL_BYTES | TypeIndex::BYTES => {
            push_bytes(out, value.as_bytes().unwrap_or_default());
        }
        TypeIndex::DATA_TYPE => {
            let text = value.as_dtype().map(dtype::to_text).transpose()?.unwrap_or_default();
            out.extend_from_slice(text.view().as_str().unwrap_or_default());
        }
        index => match value.as_device() {
            Some(device) => push_device(out, device),
            None => out.extend_from_slice(type_table::key(index).as_bytes()),
        },
    }
    Ok(())
}

struct Printer<'a> {
    state: &'a mut State,
    /// Index of the buffer that this walk writes to.
    buffer: usize,
    callback: Callback<State>,
    /// Whether [`State::seen`] refers to text in the buffer.
    is_referred_to: bool,
}

enum NodeKind {
    Array,
    List,
    Map,
    Object,
}

struct Frame {
    kind: NodeKind,
    /// Start of the node's text.
    start: usize,
    /// Number of children so far.
    count: usize,
    /// Names of the fields so far: a field that a derived type declares again is shown once.
    names: Vec<&'static [u8]>,
    address: usize,
    /// Whether the node is in [`State::seen`].
    tracked: bool,
}

impl Printer<'_> {
    fn out(&mut self) -> &mut Vec<u8> {
        &mut self.state.buffers[self.buffer]
    }

    fn check_size(&mut self, more: usize) -> Result<()> {
        let bytes = self.out().len().saturating_add(more).saturating_add(self.state.done_bytes);
        if bytes > MAX_BYTES {
            return Err(Error::value(format!("ReprPrint: the text exceeds {MAX_BYTES} bytes")));
        }
        Ok(())
    }

    fn begin(&mut self, object: &Object) {
        let seen = Seen { _object: Ref::from_borrowed(object), text: None };
        self.state.seen.insert(walk::address(object), seen);
    }

    fn finish(&mut self, address: usize, start: usize) {
        let end = self.out().len();
        if let Some(seen) = self.state.seen.get_mut(&address) {
            seen.text = Some((self.buffer, start..end));
            self.is_referred_to = true;
        }
    }

    fn push_key(&mut self, index: TypeIndex) {
        let key = type_table::key(index);
        self.out().extend_from_slice(key.as_bytes());
    }

    /// Writes an object that was met before; `false` if it was not.
    fn again(&mut self, object: &Object) -> Result<bool> {
        if !walk::is_shared(object) {
            return Ok(false);
        }
        let Some(seen) = self.state.seen.get(&walk::address(object)) else { return Ok(false) };
        let Some((buffer, range)) = seen.text.clone() else {
            self.out().extend_from_slice(b"...");
            if self.state.with_addresses {
                push_address(self.out(), object);
            }
            return Ok(true);
        };
        self.check_size(range.len())?;
        if buffer == self.buffer {
            self.out().extend_from_within(range);
        } else {
            // The two buffers are distinct, but borrowed from one list, so one is taken out for the
            // copy.
            let other = std::mem::take(&mut self.state.buffers[buffer]);
            self.out().extend_from_slice(&other[range]);
            self.state.buffers[buffer] = other;
        }
        Ok(true)
    }

    fn plain(&mut self, value: &AnyView<'_>) -> Result<()> {
        push_plain(self.out(), value)
    }

    /// Writes an object of a builtin type without children; returns `false` for any other.
    fn simple_object(&mut self, value: &AnyView<'_>, object: &Object) -> Result<bool> {
        match value.type_index() {
            TypeIndex::OBJECT => return Ok(self.sentinel(object)),
            TypeIndex::STR | TypeIndex::BYTES => self.plain(value)?,
            TypeIndex::BIG_INT => {
                let digits = big_int::to_decimal(big_int::words(value).unwrap_or_default())?;
                self.out().extend_from_slice(digits.as_bytes());
            }
            TypeIndex::SHAPE => {
                let extents = object.downcast::<ShapeObj>().map_or(&[][..], ShapeObj::extents);
                self.out().extend_from_slice(b"Shape(");
                push_extents(self.out(), extents);
                self.out().push(b')');
            }
            TypeIndex::TENSOR => self.tensor(object)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn sentinel(&mut self, object: &Object) -> bool {
        let is = |other: Ref<Object>| std::ptr::eq(&*other, object);
        let name: &[u8] = if is(type_table::missing_object()) {
            b"<MISSING>"
        } else if is(type_table::kwargs_object()) {
            b"<KWARGS>"
        } else {
            return false;
        };
        self.out().extend_from_slice(name);
        true
    }

    fn tensor(&mut self, object: &Object) -> Result<()> {
        let Some(tensor) = object.downcast::<TensorObj>() else { return Ok(()) };
        let tensor = tensor.dl_tensor();
        let dtype = Any::from(tensor.dtype);
        self.plain(&dtype.view())?;
        let ndim = usize::try_from(tensor.ndim).unwrap_or(0);
        let shape = if tensor.shape.is_null() || ndim == 0 {
            &[]
        } else {
            // SAFETY: a live tensor has `ndim` extents.
            unsafe { std::slice::from_raw_parts(tensor.shape, ndim) }
        };
        let with_addresses = self.state.with_addresses;
        let out = self.out();
        out.push(b'[');
        push_extents(out, shape);
        out.extend_from_slice(b"]@");
        push_device(out, tensor.device);
        if with_addresses {
            push_address(out, object);
        }
        Ok(())
    }

    /// Writes an object by its type's hook; returns `false` if it has none.
    fn by_hook(&mut self, object: &Object) -> Result<bool> {
        let Some(hook) = hooks::REPR.function(object.type_index())? else { return Ok(false) };
        let address = walk::address(object);
        self.begin(object);
        let called = self.callback.lend(self.state, |callback| {
            hooks::call(hook, &[AnyView::object(object), AnyView::object(&**callback)])
        });
        let written = called.and_then(|result| {
            let view = result.view();
            let text = view.as_str().ok_or_else(|| hooks::wrong_result(&result, "str"))?;
            self.check_size(text.len())?;
            let start = self.out().len();
            self.out().extend_from_slice(text);
            Ok(start)
        });
        let start = written.inspect_err(|_| {
            self.state.seen.remove(&address);
        })?;
        let is_container = matches!(
            object.type_index(),
            TypeIndex::ARRAY | TypeIndex::LIST | TypeIndex::MAP | TypeIndex::DICT
        );
        if is_container && self.state.with_addresses {
            push_address(self.out(), object);
        }
        self.finish(address, start);
        Ok(true)
    }

    /// Writes an enum singleton as its type and name; returns `false` for any other object.
    fn enum_value(&mut self, object: &Object) -> bool {
        let Some(value) = object.downcast::<EnumObj>() else { return false };
        self.push_key(object.type_index());
        let name = value.str_index().view();
        self.out().push(b'.');
        self.out().extend_from_slice(name.as_str().unwrap_or_default());
        if self.state.with_addresses {
            push_address(self.out(), object);
        }
        true
    }
}

impl Walk for Printer<'_> {
    type Out = ();
    type Frame = Frame;
    const SKIP: FieldFlags = FieldFlags::REPR_OFF;

    fn leaf(&mut self, value: &Any) -> Result<Option<()>> {
        self.check_size(0)?;
        if !value.type_index().is_object() {
            return self.plain(&value.view()).map(Some);
        }
        let Some(object) = walk::object_in(value) else {
            return self.plain(&AnyView::NONE).map(Some);
        };
        let done = self.again(object)?
            || self.simple_object(&value.view(), object)?
            || self.by_hook(object)?
            || self.enum_value(object);
        Ok(done.then_some(()))
    }

    fn open(&mut self, node: &Children, shared: bool) -> Result<Frame> {
        let object = node.object();
        let start = self.out().len();
        let kind = match object.type_index() {
            TypeIndex::ARRAY => NodeKind::Array,
            TypeIndex::LIST => NodeKind::List,
            TypeIndex::MAP | TypeIndex::DICT => NodeKind::Map,
            _ => NodeKind::Object,
        };
        match kind {
            NodeKind::Array => self.out().push(b'('),
            NodeKind::List => self.out().push(b'['),
            NodeKind::Map => self.out().push(b'{'),
            NodeKind::Object => {
                self.push_key(object.type_index());
                if self.state.with_addresses {
                    push_address(self.out(), object);
                }
            }
        }
        if shared {
            self.begin(object);
        }
        let address = walk::address(object);
        Ok(Frame { kind, start, count: 0, names: Vec::new(), address, tracked: shared })
    }

    fn enter(&mut self, frame: &mut Frame, place: Place) -> Result<bool> {
        match place {
            Place::Value => {
                self.out().extend_from_slice(b": ");
                return Ok(true);
            }
            Place::Field(field) => {
                let name = field_access::name(field);
                if frame.names.contains(&name) {
                    return Ok(false);
                }
                self.out().extend_from_slice(if frame.count == 0 { b"(" } else { b", " });
                self.out().extend_from_slice(name);
                self.out().push(b'=');
                frame.names.push(name);
            }
            Place::Item(_) | Place::Key if frame.count > 0 => {
                self.out().extend_from_slice(b", ");
            }
            Place::Item(_) | Place::Key => {}
        }
        frame.count += 1;
        Ok(true)
    }

    fn feed(&mut self, _: &mut Frame, _: Place, _: u64, (): ()) -> Result<()> {
        Ok(())
    }

    fn close(&mut self, frame: Frame) -> Result<()> {
        let end: &[u8] = match frame.kind {
            NodeKind::Array if frame.count == 1 => b",)",
            NodeKind::Array => b")",
            NodeKind::List => b"]",
            NodeKind::Map => b"}",
            NodeKind::Object if frame.count == 0 => b"",
            NodeKind::Object => b")",
        };
        self.out().extend_from_slice(end);
        if self.state.with_addresses && !matches!(frame.kind, NodeKind::Object) {
            push(self.out(), format_args!("@{:#x}", frame.address));
        }
        if frame.tracked {
            self.finish(frame.address, frame.start);
        }
        Ok(())
    }

    fn abandon(&mut self, frame: Frame) {
        if frame.tracked {
            self.state.seen.remove(&frame.address);
        }
    }
}
