//! The recursive hash: values that are recursively equal have the same hash.

use fishplate_abi::{FieldFlags, TypeIndex};

use super::hooks::{self, Callback, CallbackKind, Loan};
use super::walk::{self, AddressMap, Children, Place, Walk};
use crate::any::{Any, AnyView};
use crate::any_ops::{combine, hash_bytes};
use crate::call::Args;
use crate::containers::ShapeObj;
use crate::error::{Error, Result};
use crate::object::{Object, Ref};
use crate::signature::{Signature, Ty};
use crate::type_table;

/// State that nested walks of hooks share: objects that may be met again.
type State = AddressMap<Seen>;

struct Seen {
    /// Keeps the object, and so its address, until the hash is complete.
    _object: Ref<Object>,
    /// Its hash; `None` while its children are being hashed.
    hash: Option<u64>,
}

/// The hash of a value.
pub(super) fn hash(value: &Any) -> Result<u64> {
    if is_plain(value.type_index()) {
        return Ok(hash_plain(&value.view()));
    }
    run(&mut State::default(), None, value.clone())
}

static CALLBACK: CallbackKind<State> = CallbackKind {
    signature: Signature::new(&[Ty::AnyView], Ty::Int),
    body: |loan: &Loan<State>, args: &Args<'_>| {
        let value = args.any(0)?;
        loan.with(|state| Ok((run(state, Some(loan), value)? as i64).into()))
    },
};

fn run(state: &mut State, outer: Option<&Loan<State>>, value: Any) -> Result<u64> {
    let mut hasher = Hasher { state, callback: Callback::new(&CALLBACK, outer) };
    walk::run(&mut hasher, value)
}

struct Hasher<'a> {
    state: &'a mut State,
    callback: Callback<State>,
}

enum Fold {
    Seq,
    /// Hashes of the entries, and of the key whose value is next. Order does not matter.
    Map {
        entries: Vec<u64>,
        key: u64,
    },
    Object,
}

struct Frame {
    hash: u64,
    fold: Fold,
    address: usize,
    /// Whether the node is in the state.
    tracked: bool,
}

const NONE: u64 = combine(0, 0);

fn key_hash(index: TypeIndex) -> Result<u64> {
    Ok(type_table::expect_info(index)?.type_key_hash)
}

/// Whether values of a type hash by their content alone.
fn is_plain(index: TypeIndex) -> bool {
    !index.is_object() || index == TypeIndex::STR || index == TypeIndex::BYTES
}

#[inline]
fn hash_plain(value: &AnyView<'_>) -> u64 {
    let tag = value.type_index().0 as u64;
    match value.type_index() {
        TypeIndex::NONE => NONE,
        TypeIndex::BOOL => combine(tag, u64::from(value.as_int() != Some(0))),
        TypeIndex::FLOAT => combine(tag, float_bits(value.as_float().unwrap_or(0.0))),
        TypeIndex::SMALL_STR | TypeIndex::STR => {
            combine(TypeIndex::STR.0 as u64, hash_bytes(value.as_str().unwrap_or_default()))
        }
        TypeIndex::SMALL_BYTES | TypeIndex::BYTES => {
            combine(TypeIndex::BYTES.0 as u64, hash_bytes(value.as_bytes().unwrap_or_default()))
        }
        TypeIndex::DATA_TYPE => value.as_dtype().map_or(tag, |dtype| {
            let hash = combine(combine(tag, dtype.code.0.into()), dtype.bits.into());
            combine(hash, dtype.lanes.into())
        }),
        TypeIndex::DEVICE => value.as_device().map_or(tag, |device| {
            let hash = combine(tag, i64::from(device.device_type.0) as u64);
            combine(hash, i64::from(device.device_id) as u64)
        }),
        _ => combine(tag, value.as_raw().bits()),
    }
}

/// The bits of a float; floats that compare equal have the same bits: all NaNs, and both zeros.
fn float_bits(value: f64) -> u64 {
    if value.is_nan() {
        f64::NAN.to_bits()
    } else if value == 0.0 {
        0
    } else {
        value.to_bits()
    }
}

fn hash_shape(shape: &ShapeObj) -> Result<u64> {
    let extents = shape.extents();
    let start = combine(key_hash(TypeIndex::SHAPE)?, extents.len() as u64);
    Ok(extents.iter().fold(start, |hash, &extent| combine(hash, extent as u64)))
}

impl Hasher<'_> {
    /// The hash by the type's hook, if it has one.
    fn by_hook(&mut self, object: &Object) -> Result<Option<u64>> {
        let index = object.type_index();
        let Some(hook) = hooks::HASH.function(index)? else {
            let compares = hooks::EQ.value(index).or_else(|| hooks::COMPARE.value(index));
            return match compares {
                Some(_) if hooks::may_compare(index) => Err(no_hash(index)),
                _ => Ok(None),
            };
        };
        let address = walk::address(object);
        self.state.insert(address, Seen { _object: Ref::from_borrowed(object), hash: None });
        let called = self.callback.lend(self.state, |callback| {
            hooks::call(hook, &[AnyView::object(object), AnyView::object(&**callback)])
        });
        let hash = called.and_then(|result| {
            let hash = result.view().as_int();
            hash.map(|hash| hash as u64).ok_or_else(|| hooks::wrong_result(&result, "int"))
        });
        match (&hash, self.state.get_mut(&address)) {
            (Ok(hash), Some(seen)) => seen.hash = Some(*hash),
            _ => drop(self.state.remove(&address)),
        }
        hash.map(Some)
    }
}

#[cold]
fn no_hash(index: TypeIndex) -> Error {
    Error::value(format!(
        "RecursiveHash: type '{}' defines __ffi_eq__ or __ffi_compare__ but not __ffi_hash__. \
         Add a __ffi_hash__ hook to maintain the invariant \
         RecursiveEq(a,b) => RecursiveHash(a)==RecursiveHash(b).",
        type_table::key(index)
    ))
}

impl Walk for Hasher<'_> {
    type Out = u64;
    type Frame = Frame;
    const SKIP: FieldFlags = FieldFlags(FieldFlags::HASH_OFF.0 | FieldFlags::COMPARE_OFF.0);

    #[inline]
    fn leaf(&mut self, value: &Any) -> Result<Option<u64>> {
        let index = value.type_index();
        if is_plain(index) {
            return Ok(Some(hash_plain(&value.view())));
        }
        let Some(object) = walk::object_in(value) else { return Ok(Some(NONE)) };
        if walk::is_shared(object)
            && let Some(seen) = self.state.get(&walk::address(object))
        {
            // A cycle hashes as the type of the object that it returns to.
            return seen.hash.map_or_else(|| key_hash(index), Ok).map(Some);
        }
        if let Some(shape) = object.downcast::<ShapeObj>() {
            return hash_shape(shape).map(Some);
        }
        self.by_hook(object)
    }

    fn open(&mut self, node: &Children, shared: bool) -> Result<Frame> {
        let object = node.object();
        let key = key_hash(object.type_index())?;
        let (hash, fold) = match (node, node.container_len()) {
            (Children::Seq { .. }, Some(len)) => (combine(key, len as u64), Fold::Seq),
            (Children::Map { .. }, Some(len)) => {
                (combine(key, len as u64), Fold::Map { entries: Vec::new(), key: 0 })
            }
            _ => (key, Fold::Object),
        };
        let address = walk::address(object);
        if shared {
            self.state.insert(address, Seen { _object: Ref::from_borrowed(object), hash: None });
        }
        Ok(Frame { hash, fold, address, tracked: shared })
    }

    #[inline]
    fn feed(&mut self, frame: &mut Frame, place: Place, _: u64, out: u64) -> Result<()> {
        match (&mut frame.fold, place) {
            (Fold::Seq, Place::Item(i)) => {
                frame.hash = combine(frame.hash, combine(out, i as u64));
            }
            (Fold::Map { key, .. }, Place::Key) => *key = out,
            (Fold::Map { entries, key }, _) => entries.push(combine(*key, out)),
            _ => frame.hash = combine(frame.hash, out),
        }
        Ok(())
    }

    fn close(&mut self, frame: Frame) -> Result<u64> {
        let mut hash = frame.hash;
        if let Fold::Map { mut entries, .. } = frame.fold {
            entries.sort_unstable();
            hash = entries.into_iter().fold(hash, combine);
        }
        if frame.tracked
            && let Some(seen) = self.state.get_mut(&frame.address)
        {
            seen.hash = Some(hash);
        }
        Ok(hash)
    }

    fn abandon(&mut self, frame: Frame) {
        if frame.tracked {
            self.state.remove(&frame.address);
        }
    }
}
