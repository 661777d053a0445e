//! Classes defined through the functions that frontends use, and the operations on their objects.

use std::ffi::{c_int, c_void};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use fishplate_abi::{
    ByteArray, DLDevice, DLDeviceType, FieldFlags, FieldInfo, RawAny, TypeIndex, attr,
};

use crate::any::{Any, AnyView};
use crate::containers::{ArrayObj, ListObj, MapKind, MapObj, ShapeObj};
use crate::error::Result;
use crate::function::{Function, FunctionObj};
use crate::object::{Object, Ref};
use crate::type_table::{self, TypeRequest};
use crate::{dtype, globals, raised};

fn call(name: &str, args: &[AnyView<'_>]) -> Result<Any> {
    crate::builtin::install();
    globals::get(name.as_bytes()).unwrap().call(args)
}

fn text(value: &Any) -> String {
    String::from_utf8(value.view().as_str().unwrap().to_vec()).unwrap()
}

fn repr(value: &Any) -> String {
    text(&call("ffi.ReprPrint", &[value.view()]).unwrap())
}

fn hash(value: &Any) -> i64 {
    call("ffi.RecursiveHash", &[value.view()]).unwrap().view().as_int().unwrap()
}

fn compare(name: &str, lhs: &Any, rhs: &Any) -> Result<bool> {
    Ok(call(name, &[lhs.view(), rhs.view()])?.view().as_bool().unwrap())
}

fn equal(lhs: &Any, rhs: &Any) -> bool {
    compare("ffi.RecursiveEq", lhs, rhs).unwrap()
}

fn deep_copy(value: &Any) -> Any {
    call("ffi.DeepCopy", &[value.view()]).unwrap()
}

fn message(result: Result<impl Sized>) -> String {
    String::from_utf8_lossy(result.err().unwrap().message()).into_owned()
}

fn array(values: impl IntoIterator<Item = Any>) -> Any {
    ArrayObj::from_vec(values.into_iter().collect()).unwrap().into()
}

fn list(values: impl IntoIterator<Item = Any>) -> Any {
    ListObj::from_values(values.into_iter().map(Ok).collect::<Vec<_>>().into_iter()).unwrap().into()
}

fn push(to: &Any, value: Any) {
    ListObj::push(&to.view().to_object().unwrap(), value).unwrap();
}

fn map(kind: MapKind, entries: impl IntoIterator<Item = (Any, Any)>) -> Any {
    MapObj::from_entries(kind, entries.into_iter().map(Ok)).unwrap().into()
}

/// A converter that refuses strings, so that setters can fail.
unsafe extern "C" fn convert(_: *mut c_void, value: *const RawAny, out: *mut RawAny) -> c_int {
    raised::guard("convert", || {
        // SAFETY: setters pass valid pointers.
        let value = unsafe { AnyView::from_raw(*value) };
        if value.as_str() == Some(b"refused") {
            return Err(crate::Error::type_error("first line\nsecond line"));
        }
        // SAFETY: setters pass valid pointers.
        unsafe { out.write(value.to_owned()?.into_raw()) };
        Ok(())
    })
}

struct Field {
    name: &'static str,
    index: TypeIndex,
    flags: FieldFlags,
    default: Any,
}

fn field(name: &'static str, index: TypeIndex) -> Field {
    Field { name, index, flags: FieldFlags::NONE, default: Any::NONE }
}

impl Field {
    fn flags(mut self, flags: FieldFlags) -> Field {
        self.flags = self.flags | flags;
        self
    }

    fn default(mut self, value: impl Into<Any>) -> Field {
        self.default = value.into();
        self.flags(FieldFlags::HAS_DEFAULT)
    }
}

const ANY: TypeIndex = TypeIndex::ANY;

/// Defines a class as the Python package does.
fn define(key: &str, parent: TypeIndex, fields: &[Field]) -> TypeIndex {
    crate::builtin::install();
    let parent = type_table::expect_info(parent).unwrap();
    let index = type_table::get_or_alloc(&TypeRequest {
        key: key.as_bytes(),
        static_index: -1,
        depth: parent.type_depth + 1,
        child_slots: 0,
        children_may_overflow: true,
        parent: parent.type_index.0,
    })
    .unwrap();
    let span = |text: &str| ByteArray { data: text.as_ptr().cast(), size: text.len() };
    let mut end =
        type_table::all_fields(parent).map(|field| field.offset + field.size).max().unwrap_or(24);
    for field in fields {
        let size = match field.index {
            TypeIndex::BOOL => 1,
            TypeIndex::DATA_TYPE => 4,
            TypeIndex::ANY => 16,
            _ => 8,
        };
        let alignment = size.min(8);
        let offset = (end + alignment - 1) / alignment * alignment;
        end = offset + size;
        let static_index = AnyView::int(field.index.0.into());
        let getter = call("ffi.MakeFieldGetter", &[static_index]).unwrap().view().as_int().unwrap();
        let getter = std::ptr::with_exposed_provenance::<()>(getter as usize);
        let converter = AnyView::int(convert as *const () as usize as i64);
        let setter =
            call("ffi.MakeFieldSetter", &[static_index, AnyView::int(0), converter]).unwrap();
        let info = FieldInfo {
            name: span(field.name),
            doc: ByteArray::EMPTY,
            metadata: ByteArray::EMPTY,
            flags: field.flags | FieldFlags::WRITABLE | FieldFlags::SETTER_IS_FUNCTION_OBJ,
            size,
            alignment,
            offset,
            // SAFETY: `ffi.MakeFieldGetter` returns the address of a getter.
            getter: Some(unsafe {
                std::mem::transmute::<*const (), fishplate_abi::FieldGetter>(getter)
            }),
            setter: std::ptr::with_exposed_provenance_mut(setter.as_raw().bits() as usize),
            default_value_or_factory: *field.default.as_raw(),
            field_static_type_index: field.index,
        };
        type_table::register_field(index, &info).unwrap();
    }
    let size = (end + 7) / 8 * 8;
    let args = [AnyView::int(index.0.into()), AnyView::int(size)];
    call("ffi._PyClassRegisterTypeAttrColumns", &args).unwrap();
    index
}

fn hook(
    index: TypeIndex,
    name: &str,
    body: impl Fn(&[AnyView<'_>]) -> Result<Any> + Send + Sync + 'static,
) {
    let function = Any::from(Function::from_closure(body));
    type_table::register_attr(index, name.as_bytes(), *function.as_raw()).unwrap();
}

fn construct(index: TypeIndex, args: &[AnyView<'_>]) -> Result<Any> {
    let init = type_table::attr(attr::INIT, index).unwrap();
    init.as_object::<FunctionObj>().unwrap().call(args)
}

fn get(value: &Any, name: &str) -> Any {
    let object = value.view().as_object::<Object>().unwrap();
    let info = type_table::expect_info(object.type_index()).unwrap();
    let mut fields = type_table::all_fields(info);
    let field = fields.find(|field| crate::field_access::name(field) == name.as_bytes()).unwrap();
    crate::field_access::read(object, field).unwrap()
}

fn set(value: &Any, name: &str, to: &Any) {
    let object = value.view().as_object::<Object>().unwrap();
    let info = type_table::expect_info(object.type_index()).unwrap();
    let mut fields = type_table::all_fields(info);
    let field = fields.find(|field| crate::field_access::name(field) == name.as_bytes()).unwrap();
    crate::creator::set_field(object, field, &to.view()).unwrap();
}

fn int(value: i64) -> AnyView<'static> {
    AnyView::int(value)
}

mod construction;
mod walks;
