//! Storage of the fields of classes that frontends define: getters and setters by type index.
//!
//! A frontend selects the storage by a type index: plain values lie in the object as C types, objects as a counted
//! pointer, everything else as a value.

use std::ffi::{c_int, c_void};

use fishplate_abi::{
    DLDataType, DLDevice, FieldGetter, FieldInfo, ObjectHeader, RawAny, TypeIndex,
};

use crate::any::{Any, AnyView};
use crate::call::{Args, checked_function};
use crate::error::{Error, Result};
use crate::function::{Function, store_result};
use crate::object::{self, Object, Ref};
use crate::signature::{Signature, Ty};
use crate::{dtype, raised, type_table};

/// Storage of a field in the object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Storage {
    /// `i64`.
    Int,
    /// `f64`.
    Float,
    /// One byte.
    Bool,
    /// A pointer without a count.
    OpaquePtr,
    /// [`DLDataType`].
    DataType,
    /// [`DLDevice`].
    Device,
    /// An owned value.
    Any,
    /// An owned object, or null.
    Object,
}

/// How a field is copied and destroyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ownership {
    /// Plain bytes.
    Plain,
    /// An owned value.
    Any,
    /// An owned object, or null.
    Object,
}

/// Ownership of a registered field, including one of a native parent: such a parent may declare a field as any value
/// and store only an object pointer.
pub(super) fn ownership(field: &FieldInfo) -> Ownership {
    match field.field_static_type_index {
        TypeIndex::ANY if field.size == size_of::<*mut ObjectHeader>() as i64 => Ownership::Object,
        TypeIndex::ANY => Ownership::Any,
        TypeIndex::NONE if field.size == size_of::<RawAny>() as i64 => Ownership::Any,
        index if index.is_object() => Ownership::Object,
        _ => Ownership::Plain,
    }
}

impl Storage {
    /// The storage for fields of a static type index.
    fn of(index: TypeIndex) -> Option<Storage> {
        Some(match index {
            TypeIndex::INT => Storage::Int,
            TypeIndex::FLOAT => Storage::Float,
            TypeIndex::BOOL => Storage::Bool,
            TypeIndex::OPAQUE_PTR => Storage::OpaquePtr,
            TypeIndex::DATA_TYPE => Storage::DataType,
            TypeIndex::DEVICE => Storage::Device,
            TypeIndex::ANY | TypeIndex::NONE => Storage::Any,
            index if index.is_object() => Storage::Object,
            _ => return None,
        })
    }

    fn getter(self) -> FieldGetter {
        match self {
            Storage::Int => get::<i64>,
            Storage::Float => get::<f64>,
            Storage::Bool => get::<Byte>,
            Storage::OpaquePtr => get::<*mut c_void>,
            Storage::DataType => get::<DLDataType>,
            Storage::Device => get::<DLDevice>,
            Storage::Any => get::<Any>,
            Storage::Object => get::<Option<Ref<Object>>>,
        }
    }

    /// The type that a value must convert to, as spelled in errors.
    fn ty(self) -> Ty {
        match self {
            Storage::Int => Ty::Int,
            Storage::Float => Ty::Float,
            Storage::Bool => Ty::Bool,
            Storage::OpaquePtr => Ty::OpaquePtr,
            Storage::DataType => Ty::DataType,
            Storage::Device => Ty::Device,
            Storage::Any => Ty::Any,
            Storage::Object => Ty::Object(TypeIndex::OBJECT),
        }
    }

    /// Stores a value, and releases the previous one.
    ///
    /// # Safety
    /// `field` is the address of an initialised field of this storage.
    unsafe fn store(self, field: *mut c_void, value: Any) -> Result<()> {
        let view = value.view();
        let mismatch = || {
            Error::type_error(format!(
                "Cannot convert from type `{}` to `{}`",
                type_table::key(view.type_index()),
                self.ty().name()
            ))
        };
        // SAFETY: the caller guarantees that `field` is the address of an initialised field of this storage.
        unsafe {
            match self {
                Storage::Int => field.cast::<i64>().write(view.as_int().ok_or_else(mismatch)?),
                Storage::Float => field.cast::<f64>().write(view.as_float().ok_or_else(mismatch)?),
                Storage::Bool => field.cast::<bool>().write(view.as_bool().ok_or_else(mismatch)?),
                Storage::OpaquePtr => {
                    field.cast::<*mut c_void>().write(view.as_ptr().ok_or_else(mismatch)?)
                }
                Storage::DataType => {
                    field.cast::<DLDataType>().write(to_dtype(&view)?.ok_or_else(mismatch)?)
                }
                Storage::Device => {
                    field.cast::<DLDevice>().write(view.as_device().ok_or_else(mismatch)?)
                }
                Storage::Any => drop(field.cast::<Any>().replace(value)),
                Storage::Object => {
                    let new = if view.is_none() {
                        None
                    } else {
                        Some(view.to_object::<Object>().ok_or_else(mismatch)?)
                    };
                    drop(field.cast::<Option<Ref<Object>>>().replace(new));
                }
            }
        }
        Ok(())
    }
}

fn to_dtype(value: &AnyView<'_>) -> Result<Option<DLDataType>> {
    match value.as_str() {
        Some(text) => dtype::parse(text).map(Some),
        None => Ok(value.as_dtype()),
    }
}

/// A boolean as C++ stores it; a byte of any value is safe to read.
#[repr(transparent)]
struct Byte(u8);

/// A field's type in memory.
trait Stored: 'static {
    fn load(&self) -> Any;
}

macro_rules! plain_storage {
    ($($ty:ty => |$v:ident| $any:expr;)*) => {
        $(impl Stored for $ty {
            fn load(&self) -> Any {
                let $v = self;
                $any
            }
        })*
    };
}

plain_storage! {
    i64 => |v| (*v).into();
    f64 => |v| (*v).into();
    Byte => |v| (v.0 != 0).into();
    *mut c_void => |v| (*v).into();
    DLDataType => |v| (*v).into();
    DLDevice => |v| (*v).into();
    Any => |v| v.clone();
    Option<Ref<Object>> => |v| v.clone().into();
}

/// A getter. It cannot panic, so it needs no guard.
///
/// # Safety
/// `field` is null or points to a valid `T`, and `result` points to a value that owns nothing.
unsafe extern "C" fn get<T: Stored>(field: *mut c_void, result: *mut RawAny) -> c_int {
    if field.is_null() {
        raised::set_with_trace(Error::value("The address of the field is null"));
        return raised::RAISED;
    }
    // SAFETY: `field` points to a `T`, and `result` to a value that owns nothing.
    unsafe { store_result(result, (*field.cast::<T>()).load()) };
    raised::OK
}

/// Body of `ffi.MakeFieldGetter`: the address of a getter, which frontends pass on as an integer.
pub(super) fn getter_address(index: TypeIndex) -> Result<i64> {
    let storage = Storage::of(index).ok_or_else(|| unsupported("getter", index))?;
    Ok(storage.getter() as usize as i64)
}

#[cold]
fn unsupported(what: &str, index: TypeIndex) -> Error {
    Error::value(format!("Unsupported field type index for {what}: {}", index.0))
}

/// A frontend's conversion: 0 with an owned result, or -1 with the error raised.
type FieldConverter = unsafe extern "C" fn(*mut c_void, *const RawAny, *mut RawAny) -> c_int;

/// A frontend's conversion with the object that it works on.
struct Converter {
    function: FieldConverter,
    context: *mut c_void,
}

// SAFETY: frontends convert on any thread that sets a field; they guard their own state.
unsafe impl Send for Converter {}
// SAFETY: frontends convert on any thread that sets a field; they guard their own state.
unsafe impl Sync for Converter {}

impl Converter {
    fn convert(&self, value: &AnyView<'_>) -> Result<Any> {
        let mut result = RawAny::NONE;
        // SAFETY: the frontend's protocol, with the context that it passed along.
        let status = unsafe { (self.function)(self.context, value.as_raw(), &raw mut result) };
        if status != raised::OK {
            return Err(raised::take().unwrap_or_else(|| {
                Error::internal(format!("A field converter returned {status} without an error"))
            }));
        }
        // SAFETY: on success the slot holds an owned value.
        unsafe { Any::from_foreign(result) }
    }
}

/// Body of `ffi.MakeFieldSetter`: a function of a field's address and a value.
pub(super) fn make_setter(index: TypeIndex, context: i64, function: i64) -> Result<Function> {
    let storage = Storage::of(index).ok_or_else(|| unsupported("setter", index))?;
    if function == 0 {
        return Err(Error::value("Argument #2, the converter of the field, is null"));
    }
    let pointer = std::ptr::with_exposed_provenance_mut::<c_void>;
    // SAFETY: the frontend passes the address of a function of this type.
    let function =
        unsafe { std::mem::transmute::<*mut c_void, FieldConverter>(pointer(function as usize)) };
    let converter = Converter { function, context: pointer(context as usize) };
    let set = move |args: &Args<'_>| {
        let field = args.ptr(0)?;
        if args.len() != 2 || field.is_null() {
            return Err(Error::type_error("A field setter takes an address and a value"));
        }
        let value = converter.convert(&args.view(1))?;
        // SAFETY: the type table passes the address of a field that was registered with this
        // setter, and so has its storage.
        unsafe { storage.store(field, value) }.map(Any::from)
    };
    Ok(checked_function("", Signature::PACKED, set))
}

/// Releases an owned field, leaving None or null behind.
///
/// # Safety
/// `field` is the address of an initialised field of this ownership.
pub(super) unsafe fn release(ownership: Ownership, field: *mut c_void) {
    match ownership {
        Ownership::Plain => {}
        // SAFETY: the caller guarantees that `field` is the address of an initialised field of this ownership.
        Ownership::Any => drop(unsafe { field.cast::<Any>().replace(Any::NONE) }),
        // SAFETY: the caller guarantees that `field` is the address of an initialised field of this ownership.
        Ownership::Object => drop(unsafe { field.cast::<Option<Ref<Object>>>().replace(None) }),
    }
}

/// Adds the reference for a copy of an owned field.
///
/// # Safety
/// `field` is the address of an initialised field of this ownership, copied bit by bit.
pub(super) unsafe fn retain(ownership: Ownership, field: *mut c_void) {
    // SAFETY: the caller guarantees that `field` is the address of an initialised field of this ownership, copied bit
    // by bit. Another object still owns the original.
    let object = unsafe {
        match ownership {
            Ownership::Plain => return,
            Ownership::Any => {
                let raw = *field.cast::<RawAny>();
                if !raw.type_index.is_object() {
                    return;
                }
                raw.value.v_obj
            }
            Ownership::Object => *field.cast::<*mut ObjectHeader>(),
        }
    };
    if !object.is_null() {
        // SAFETY: the original holds a strong reference.
        unsafe { object::inc_ref(object) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    unsafe extern "C" fn take_over(
        _: *mut c_void,
        value: *const RawAny,
        out: *mut RawAny,
    ) -> c_int {
        // SAFETY: the test passes valid pointers.
        raised::guard("take_over", || unsafe {
            let value = AnyView::from_raw(*value);
            out.write(value.to_owned()?.into_raw());
            Ok(())
        })
    }

    fn round_trip(index: TypeIndex, value: &Any) -> Result<Any> {
        crate::builtin::install();
        let mut field = RawAny::NONE;
        let at = Any::from((&raw mut field).cast::<c_void>());
        let setter = make_setter(index, 0, take_over as *const () as usize as i64)?;
        setter.call(&[at.view(), value.view()])?;
        let mut read = RawAny::NONE;
        let getter = Storage::of(index).unwrap().getter();
        // SAFETY: the field is large enough for every storage and was set just now.
        assert_eq!(unsafe { getter((&raw mut field).cast(), &raw mut read) }, 0);
        if matches!(Storage::of(index), Some(Storage::Any | Storage::Object)) {
            // SAFETY: the field owns the stored value.
            unsafe { release(Ownership::Any, (&raw mut field).cast()) };
        }
        // SAFETY: the getter stored an owned value.
        Ok(unsafe { Any::from_raw(read) })
    }

    #[test]
    fn every_storage_keeps_its_value() {
        let cpu = DLDevice { device_type: fishplate_abi::DLDeviceType(2), device_id: 3 };
        let cases: [(TypeIndex, Any); 7] = [
            (TypeIndex::INT, (-5_i64).into()),
            (TypeIndex::FLOAT, 2.5_f64.into()),
            (TypeIndex::BOOL, true.into()),
            (TypeIndex::OPAQUE_PTR, Any::from(std::ptr::without_provenance_mut::<c_void>(16))),
            (TypeIndex::DEVICE, cpu.into()),
            (TypeIndex::ANY, Any::str("text")),
            (TypeIndex::DATA_TYPE, dtype::parse(b"float16x4").unwrap().into()),
        ];
        for (index, value) in cases {
            let back = round_trip(index, &value).unwrap();
            assert_eq!(back.type_index(), value.type_index());
            assert_eq!(back.as_raw().bits(), value.as_raw().bits(), "{index:?}");
        }
    }

    #[test]
    fn values_convert_or_are_refused() {
        assert_eq!(
            round_trip(TypeIndex::FLOAT, &3_i64.into()).unwrap().view().as_float(),
            Some(3.0)
        );
        let error = round_trip(TypeIndex::INT, &Any::str("x")).err().unwrap();
        assert_eq!(error.message(), b"Cannot convert from type `ffi.SmallStr` to `int`");
        let error = round_trip(TypeIndex::ARRAY, &1_i64.into()).err().unwrap();
        assert_eq!(error.message(), b"Cannot convert from type `int` to `ffi.Object`");
        let error = getter_address(TypeIndex::DL_TENSOR_PTR).err().unwrap();
        assert_eq!(error.message(), b"Unsupported field type index for getter: 7");
        assert!(make_setter(TypeIndex::INT, 0, 0).is_err());
    }
}
