// The inline accessors that the header offers to C++, and its enums as C++ types.
#include <cstdio>
#include <cstring>
#include <type_traits>

#ifdef FISHPLATE_HEADER
#include <fishplate/c_api.h>
#else
#include <tvm/ffi/c_api.h>
#include <tvm/ffi/extra/c_env_api.h>
#endif

static_assert(std::is_same_v<std::underlying_type_t<TVMFFITypeIndex>, int32_t>);
static_assert(std::is_same_v<std::underlying_type_t<DLDeviceType>, int32_t>);
static_assert(std::is_standard_layout_v<TVMFFIAny> && std::is_trivially_copyable_v<TVMFFIAny>);

namespace {

int passed = 0, failed = 0;

void Check(bool condition, const char* what) {
  if (condition) {
    passed++;
    return;
  }
  std::printf("not ok - %s\n", what);
  failed++;
}
#define CHECK(condition) Check((condition), #condition)

bool Same(TVMFFIByteArray a, const char* b) {
  return a.size == std::strlen(b) && std::memcmp(a.data, b, a.size) == 0;
}

int Nothing(void*, const TVMFFIAny*, int32_t, TVMFFIAny*) { return 0; }

TVMFFIObjectHandle Shape(int64_t first) {
  TVMFFIByteArray name{"ffi.Shape", 9};
  TVMFFIObjectHandle function = nullptr;
  TVMFFIFunctionGetGlobal(&name, &function);
  TVMFFIAny argument{}, result{};
  argument.type_index = kTVMFFIInt;
  argument.v_int64 = first;
  TVMFFIFunctionCall(function, &argument, 1, &result);
  TVMFFIObjectDecRef(function);
  return result.v_obj;
}

}  // namespace

int main() {
  TVMFFIByteArray text{"a text on the heap", 18}, small{"small", 5};
  TVMFFIAny value{}, inline_value{};
  TVMFFIStringFromByteArray(&text, &value);
  TVMFFIBytesFromByteArray(&small, &inline_value);
  CHECK(TVMFFIObjectGetTypeIndex(value.v_obj) == kTVMFFIStr);
  CHECK(Same(*TVMFFIBytesGetByteArrayPtr(value.v_obj), "a text on the heap"));
  CHECK(Same(TVMFFISmallBytesGetContentByteArray(&inline_value), "small"));
  TVMFFIObjectDecRef(value.v_obj);

  TVMFFIObjectHandle error = nullptr, function = nullptr, opaque = nullptr;
  TVMFFIErrorCreate(&small, &text, &small, &error);
  CHECK(Same(TVMFFIErrorGetCellPtr(error)->message, "a text on the heap"));
  TVMFFIObjectDecRef(error);

  TVMFFIFunctionCreate(nullptr, Nothing, nullptr, &function);
  CHECK(TVMFFIFunctionGetCellPtr(function)->safe_call != nullptr);
  TVMFFIObjectDecRef(function);

  TVMFFIObjectCreateOpaque(&text, kTVMFFIOpaquePyObject, nullptr, &opaque);
  CHECK(TVMFFIOpaqueObjectGetCellPtr(opaque)->handle == &text);
  TVMFFIObjectDecRef(opaque);

  TVMFFIObjectHandle shape = Shape(7);
  CHECK(TVMFFIShapeGetCellPtr(shape)->data[0] == 7);
  TVMFFIObjectDecRef(shape);

  DLManagedTensor managed{};
  managed.dl_tensor.device = TVMFFIDLDeviceFromIntPair(kDLCUDA, 3);
  CHECK(managed.dl_tensor.device.device_type == kDLCUDA);
  TVMFFIObjectHandle tensor = nullptr;
  TVMFFITensorFromDLPack(&managed, 0, 0, &tensor);
  CHECK(TVMFFITensorGetDLTensorPtr(tensor)->device.device_id == 3);
  TVMFFIObjectDecRef(tensor);

  std::printf("%d passed, %d failed, 0 skipped\n", passed, failed);
  return failed != 0;
}
