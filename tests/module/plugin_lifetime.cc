// Objects and functions of a library stay usable when every module is gone: PLUGIN names the library.

#include <thread>

#include "check.h"

namespace {

String Path() { return std::getenv("PLUGIN"); }

void FunctionsAnswer() {
  Module module = Module::LoadFromFile(Path());
  EXPECT((*module->GetFunction("make_text"))().cast<String>().size() == 100);
  EXPECT(*module->GetFunctionDoc("make_text") == "Makes a long text.");
  EXPECT(module->GetFunctionMetadata("make_text").has_value());
  EXPECT_THROW((*module->GetFunction("fail"))(), "ValueError", "from the plug-in");
  EXPECT_THROW((*module->GetFunction("make_closure"))("text"), "TypeError", "");
}

void FunctionsKeepTheirModule() {
  Function make = [] { return *Module::LoadFromFile(Path())->GetFunction("make_text"); }();
  EXPECT(make().cast<String>().size() == 100);
}

void ResultsOutliveTheModule() {
  Any object, text;
  Function closure;
  std::optional<Error> error;
  {
    Module module = Module::LoadFromFile(Path());
    object = (*module->GetFunction("make_object"))();
    text = (*module->GetFunction("make_text"))();
    closure = (*module->GetFunction("make_closure"))(40).cast<Function>();
    try {
      (*module->GetFunction("fail"))();
    } catch (const Error& raised) {
      error = raised;
    }
  }
  EXPECT(closure(2).cast<int>() == 42);
  EXPECT(text.cast<String>().size() == 100);
  EXPECT(error->message() == "from the plug-in");
  EXPECT(object.GetTypeKey() == "test.module.Plugin");
}

void ManyThreadsLoadAndDrop() {
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; i++) {
    threads.emplace_back([] {
      for (int round = 0; round < 200; round++) {
        Any text = (*Module::LoadFromFile(Path())->GetFunction("make_text"))();
        if (text.cast<String>().size() != 100) std::abort();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
}

}  // namespace

int main() {
  return RunTests({TEST(FunctionsAnswer), TEST(FunctionsKeepTheirModule), OURS(ResultsOutliveTheModule),
                   OURS(ManyThreadsLoadAndDrop)});
}
