/* A kernel written in C becomes a function that checks its arguments. Run it with the path of
 * libfishplate_compiler.so. */
#include <dlfcn.h>
#include <fishplate/c_api.h>
#include <stdio.h>
#include <string.h>

int saxpy(float a, const float *x, int n, float *y, int m);

static int report(void) {
  TVMFFIObjectHandle error;
  TVMFFIErrorMoveFromRaised(&error);
  TVMFFIErrorCell *cell = (TVMFFIErrorCell *)((char *)error + sizeof(TVMFFIObject));
  printf("%.*s: %.*s\n", (int)cell->kind.size, cell->kind.data, (int)cell->message.size, cell->message.data);
  TVMFFIObjectDecRef(error);
  return 1;
}

static TVMFFIAny vector(DLTensor *tensor, float *data, int64_t *size) {
  *tensor = (DLTensor){.data = data, .ndim = 1, .shape = size};
  tensor->device.device_type = kDLCPU;
  tensor->dtype.code = kDLFloat, tensor->dtype.bits = 32, tensor->dtype.lanes = 1;
  TVMFFIAny value = {.type_index = kTVMFFIDLTensorPtr};
  value.v_ptr = tensor;
  return value;
}

int main(int argc, char **argv) {
  if (argc != 2 || !dlopen(argv[1], RTLD_NOW)) return fprintf(stderr, "%s\n", dlerror()), 1;
  TVMFFIObjectHandle wrap;
  TVMFFIByteArray name = {"fishplate.compiler.wrap", strlen("fishplate.compiler.wrap")};
  if (TVMFFIFunctionGetGlobal(&name, &wrap) != 0) return report();
  TVMFFIAny kernel[2] = {{.type_index = kTVMFFIOpaquePtr}, {.type_index = kTVMFFIRawStr}}, f = {0}, none = {0};
  kernel[0].v_ptr = (void *)saxpy;
  kernel[1].v_c_str = "saxpy(a: float32, x: Tensor([n], float32, device=cpu), y: Tensor([n], float32, device=cpu))";
  if (TVMFFIFunctionCall(wrap, kernel, 2, &f) != 0) return report();

  float x[3] = {1, 2, 3}, y[3] = {10, 20, 30};
  int64_t three = 3, two = 2;
  DLTensor tensors[2];
  TVMFFIAny args[3] = {{.type_index = kTVMFFIFloat}, vector(&tensors[0], x, &three), vector(&tensors[1], y, &three)};
  args[0].v_float64 = 2.0;
  if (TVMFFIFunctionCall(f.v_obj, args, 3, &none) != 0) return report();
  printf("[%.1f, %.1f, %.1f]\n", y[0], y[1], y[2]);
  tensors[1].shape = &two;
  if (TVMFFIFunctionCall(f.v_obj, args, 3, &none) != 0) report();
  TVMFFIObjectDecRef(f.v_obj);
  TVMFFIObjectDecRef(wrap);
  return 0;
}
