/* Uses the kernels of example 04 from C: opens the library and calls an exported function with
 * borrowed tensors. Nothing but the C header is needed. */
#include <dlfcn.h>
#include <fishplate/c_api.h>
#include <stdio.h>

typedef int (*Kernel)(void*, const TVMFFIAny*, int32_t, TVMFFIAny*);

static DLTensor matrix(float* data, int64_t* shape) {
  DLTensor tensor = {.data = data, .ndim = 2, .shape = shape};
  tensor.device.device_type = kDLCPU;
  tensor.dtype.code = kDLFloat, tensor.dtype.bits = 32, tensor.dtype.lanes = 1;
  return tensor;
}

static TVMFFIAny borrowed(DLTensor* tensor) {
  TVMFFIAny value = {.type_index = kTVMFFIDLTensorPtr};
  value.v_ptr = tensor;
  return value;
}

int main(int argc, char** argv) {
  void* library = argc == 2 ? dlopen(argv[1], RTLD_NOW) : NULL;
  Kernel softmax = library ? (Kernel)dlsym(library, "__tvm_ffi_softmax") : NULL;
  if (!softmax) {
    fprintf(stderr, "usage: from_c KERNELS.so (%s)\n", library ? dlerror() : "no library");
    return 1;
  }
  float x[2][3] = {{0, 0, 0}, {1, 2, 3}}, out[2][3];
  int64_t shape[2] = {2, 3};
  DLTensor x_tensor = matrix(&x[0][0], shape), out_tensor = matrix(&out[0][0], shape);
  TVMFFIAny args[2] = {borrowed(&x_tensor), borrowed(&out_tensor)}, result = {0};
  if (softmax(NULL, args, 2, &result) != 0) {
    TVMFFIObjectHandle error;
    TVMFFIErrorMoveFromRaised(&error);
    TVMFFIErrorCell* cell = (TVMFFIErrorCell*)((char*)error + sizeof(TVMFFIObject));
    fprintf(stderr, "%.*s\n", (int)cell->message.size, cell->message.data);
    TVMFFIObjectDecRef(error);
    return 1;
  }
  for (int i = 0; i < 2; ++i) printf("[%.3f, %.3f, %.3f]\n", out[i][0], out[i][1], out[i][2]);
  return 0;
}
