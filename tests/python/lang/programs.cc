// Compiled functions from a C++ program: a file with several of them, and one that Python registered.
// As a program: programs FILE. As a library in Python's process: call_registered(), on a thread that Python
// has never seen, while the caller holds the interpreter's lock.
#include <tvm/ffi/extra/module.h>
#include <tvm/ffi/tvm_ffi.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

using namespace tvm::ffi;

namespace {

DLTensor Vector(std::vector<float>& data, int64_t& size) {
  DLTensor tensor{};
  size = static_cast<int64_t>(data.size());
  tensor.data = data.data();
  tensor.device = {kDLCPU, 0};
  tensor.ndim = 1;
  tensor.dtype = {kDLFloat, 32, 1};
  tensor.shape = &size;
  return tensor;
}

void Expect(bool condition, const char* what) {
  if (!condition) {
    std::fprintf(stderr, "not so: %s\n", what);
    std::exit(1);
  }
}

}  // namespace

extern "C" double call_registered(const char* name) {
  double result = 0;
  std::thread([&] {
    std::vector<float> data(100, 1.5f);
    int64_t size;
    DLTensor tensor = Vector(data, size);
    result = Function::GetGlobalRequired(name)(&tensor).cast<double>();
  }).join();
  return result;
}

int main(int, char** argv) {
  Module module = Module::LoadFromFile(argv[1]);
  std::vector<float> data = {1, 2, 3};
  int64_t size;
  DLTensor tensor = Vector(data, size);
  module->GetFunction("add").value()(&tensor, 2.5);
  Expect(data[0] == 3.5f && data[2] == 5.5f, "add adds");
  Expect(module->GetFunction("total").value()(&tensor).cast<double>() == 13.5, "total sums up");
  try {
    module->GetFunction("add").value()(1, 2.5);
    Expect(false, "a wrong argument is an error");
  } catch (const Error& error) {
    Expect(error.kind() == "TypeError", "its kind");
    Expect(error.message().find("`add(a: Tensor([n0], float32)") != std::string::npos, "its message");
  }
  std::puts("fine");
  return 0;
}
