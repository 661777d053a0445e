// The exported C++ functions: arguments and results have the layout of the headers, failures are thrown.

#include <tvm/ffi/extra/dataclass.h>
#include <tvm/ffi/extra/json.h>
#include <tvm/ffi/extra/serialization.h>
#include <tvm/ffi/extra/structural_equal.h>
#include <tvm/ffi/extra/structural_hash.h>

#include "check.h"

namespace {

void CopiesAndText() {
  Array<Any> nested{1, Array<Any>{String("a string that is not inline"), 2.5}};
  Any copy = DeepCopy(nested);
  EXPECT(copy.cast<Array<Any>>()[1].cast<Array<Any>>()[0].cast<String>() == "a string that is not inline");
  EXPECT(ReprPrint(Any(Array<int>{1, 2})) == "(1, 2)");
  EXPECT(ReprPrint(Any(7)) == "7");
}

void RecursiveOrder() {
  Any one = Array<int>{1, 2}, two = Array<int>{1, 3};
  EXPECT(RecursiveEq(one, one) && !RecursiveEq(one, two));
  EXPECT(RecursiveLt(one, two) && RecursiveLe(one, two) && !RecursiveGt(one, two) && !RecursiveGe(one, two));
  EXPECT(RecursiveHash(one) == RecursiveHash(Any(Array<int>{1, 2})));
  EXPECT_THROW(RecursiveLt(Any(1), Any(String("text"))), "TypeError", "");
}

void Structural() {
  Any one = Array<Any>{1, String("text")}, same = Array<Any>{1, String("text")}, other = Array<Any>{1, 2};
  EXPECT(StructuralEqual::Equal(one, same) && !StructuralEqual::Equal(one, other));
  EXPECT(StructuralHash::Hash(one) == StructuralHash::Hash(same));
  EXPECT(!StructuralEqual::GetFirstMismatch(one, same).has_value());
  auto mismatch = StructuralEqual::GetFirstMismatch(one, other);
  EXPECT(mismatch.has_value() && (*mismatch).get<0>()->depth == 1);
}

void JsonText() {
  Any value = json::Parse(String("{\"a\": [1, 2.5, null, \"text\"]}"));
  EXPECT(json::Stringify(value) == "{\"a\":[1,2.5,null,\"text\"]}");
  EXPECT(json::Stringify(json::Parse(String("[1]")), 2) == "[\n  1\n]");
  EXPECT_THROW(json::Parse(String("[1")), "ValueError", "");
  EXPECT_THROW(json::Stringify(Any(Function::FromTyped([] {}))), "ValueError", "");
  String message = "before";
  EXPECT(json::Parse(String("[1]"), &message) != nullptr && message == "");
  EXPECT(json::Parse(String("[1"), &message) == nullptr && message.size() > 0);
}

void JsonGraph() {
  Array<Any> value{1, String("text")};
  Any back = FromJSONGraph(ToJSONGraph(value));
  EXPECT(StructuralEqual::Equal(value, back));
  EXPECT_THROW(FromJSONGraph(Any(1)), "ValueError", "");
}

// The call of releases up to 0.1.12: the address of a std::optional<int> in the second register.
extern "C" void OldStringify(void* result, const Any* value, const std::optional<int>* indent) asm(
    "_ZN3tvm3ffi4json9StringifyERKNS0_3AnyENS0_8OptionalIivEE") __attribute__((weak));

void OldSpellingOfStringify() {
  if (OldStringify == nullptr) {
    EXPECT(!"exported");
    return;
  }
  Any value = json::Parse(String("[1]"));
  alignas(String) char storage[sizeof(String)];
  for (std::optional<int> indent : {std::optional<int>(), std::optional<int>(2)}) {
    OldStringify(storage, &value, &indent);
    String text = std::move(*reinterpret_cast<String*>(storage));
    EXPECT(text == (indent ? "[\n  1\n]" : "[1]"));
  }
}

}  // namespace

int main() {
  return RunTests({TEST(CopiesAndText), TEST(RecursiveOrder), TEST(Structural), TEST(JsonText), TEST(JsonGraph),
                   OURS(OldSpellingOfStringify)});
}
