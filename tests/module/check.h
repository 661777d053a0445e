// The frame of the programs in this folder: a table of tests, each run in its own child process, so that a
// crash is one failed test. OURS marks behaviour that the peer does not have; with STOCK set it is skipped.
#ifndef FISHPLATE_TESTS_MODULE_CHECK_H_
#define FISHPLATE_TESTS_MODULE_CHECK_H_

#include <sys/wait.h>
#include <tvm/ffi/extra/module.h>
#include <tvm/ffi/tvm_ffi.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

using namespace tvm::ffi;

struct Test {
  const char* name;
  void (*body)();
  bool ours_only;
};

#define TEST(function) Test{#function, function, false}
#define OURS(function) Test{#function, function, true}

inline int failed_expectations = 0;

#define EXPECT(condition)                                                  \
  do {                                                                     \
    if (!(condition)) {                                                    \
      std::printf("  %s:%d: expected %s\n", __FILE__, __LINE__, #condition); \
      failed_expectations++;                                               \
    }                                                                      \
  } while (0)

// The expression must throw a tvm::ffi::Error of that kind whose message contains `part`.
#define EXPECT_THROW(expression, kind, part) \
  ExpectThrow(__FILE__, __LINE__, #expression, kind, part, [&] { (void)(expression); })

template <typename Body>
void ExpectThrow(const char* file, int line, const char* what, const std::string& kind, const std::string& part,
                 Body body) {
  std::string got = "nothing";
  try {
    body();
  } catch (const Error& error) {
    // what() and the message are the same text, also through the other base class.
    const std::exception& base = error;
    if (error.kind() == kind && error.message().find(part) != std::string::npos && base.what() == error.message()) {
      return;
    }
    got = error.kind() + ": " + error.message();
  } catch (const std::exception& error) {
    got = std::string("a std::exception: ") + error.what();
  }
  std::printf("  %s:%d: %s threw %s\n    expected %s: ...%s...\n", file, line, what, got.c_str(), kind.c_str(),
              part.c_str());
  failed_expectations++;
}

inline Function Global(const char* name) { return Function::GetGlobalRequired(name); }

inline int RunTest(const Test& test) {
  std::fflush(nullptr);
  pid_t child = fork();
  if (child == 0) {
    alarm(240);
    test.body();
    std::fflush(nullptr);
    _exit(failed_expectations != 0);
  }
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) != child) return 1;
  if (WIFSIGNALED(status)) std::printf("  ended by signal %d\n", WTERMSIG(status));
  return status != 0;
}

inline int RunTests(const std::vector<Test>& tests) {
  int passed = 0, failed = 0, skipped = 0;
  for (const Test& test : tests) {
    if (test.ours_only && std::getenv("STOCK") != nullptr) {
      skipped++;
    } else if (RunTest(test) != 0) {
      std::printf("not ok - %s\n", test.name);
      failed++;
    } else {
      passed++;
    }
  }
  std::printf("%d passed, %d failed, %d skipped\n", passed, failed, skipped);
  return failed != 0;
}

#endif  // FISHPLATE_TESTS_MODULE_CHECK_H_
