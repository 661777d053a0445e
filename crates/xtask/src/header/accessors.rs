//! The inline accessors that upstream's header offers to C++: the addresses of the cells behind
//! objects.

/// Written unchanged after the declarations, for C++ only, like upstream's.
pub(super) const CPP: &str = r"
/** Type index of an object. */
inline int32_t TVMFFIObjectGetTypeIndex(TVMFFIObjectHandle obj) {
  return static_cast<TVMFFIObject *>(obj)->type_index;
}

/** Content of a small string or small bytes; borrows from `value`. */
inline TVMFFIByteArray TVMFFISmallBytesGetContentByteArray(const TVMFFIAny *value) {
  return TVMFFIByteArray{value->v_bytes, static_cast<size_t>(value->small_str_len)};
}

/** Content of a string or bytes object. */
inline TVMFFIByteArray *TVMFFIBytesGetByteArrayPtr(TVMFFIObjectHandle obj) {
  return reinterpret_cast<TVMFFIByteArray *>(static_cast<TVMFFIObject *>(obj) + 1);
}

/** Cell of an error object. */
inline TVMFFIErrorCell *TVMFFIErrorGetCellPtr(TVMFFIObjectHandle obj) {
  return reinterpret_cast<TVMFFIErrorCell *>(static_cast<TVMFFIObject *>(obj) + 1);
}

/** Cell of a function object. */
inline TVMFFIFunctionCell *TVMFFIFunctionGetCellPtr(TVMFFIObjectHandle obj) {
  return reinterpret_cast<TVMFFIFunctionCell *>(static_cast<TVMFFIObject *>(obj) + 1);
}

/** Cell of an opaque object. */
inline TVMFFIOpaqueObjectCell *TVMFFIOpaqueObjectGetCellPtr(TVMFFIObjectHandle obj) {
  return reinterpret_cast<TVMFFIOpaqueObjectCell *>(static_cast<TVMFFIObject *>(obj) + 1);
}

/** Cell of a shape object. */
inline TVMFFIShapeCell *TVMFFIShapeGetCellPtr(TVMFFIObjectHandle obj) {
  return reinterpret_cast<TVMFFIShapeCell *>(static_cast<TVMFFIObject *>(obj) + 1);
}

/** The tensor in a tensor object. */
inline DLTensor *TVMFFITensorGetDLTensorPtr(TVMFFIObjectHandle obj) {
  return reinterpret_cast<DLTensor *>(static_cast<TVMFFIObject *>(obj) + 1);
}

/** A device from plain numbers. */
inline DLDevice TVMFFIDLDeviceFromIntPair(int32_t device_type, int32_t device_id) {
  return DLDevice{static_cast<DLDeviceType>(device_type), device_id};
}
";
