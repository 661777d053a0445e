// Containers made by the code that the C++ headers inline into their users, read and changed by the
// library, and the other way round: memory layout, hashes and order must be one.
#include <tvm/ffi/container/array.h>
#include <tvm/ffi/container/dict.h>
#include <tvm/ffi/container/list.h>
#include <tvm/ffi/container/map.h>
#include <tvm/ffi/container/shape.h>
#include <tvm/ffi/dtype.h>
#include <tvm/ffi/function.h>
#include <tvm/ffi/string.h>

#include <cstdio>
#include <string>
#include <vector>

namespace {

using tvm::ffi::Any;
using tvm::ffi::AnyHash;
using tvm::ffi::Array;
using tvm::ffi::Bytes;
using tvm::ffi::Dict;
using tvm::ffi::Function;
using tvm::ffi::List;
using tvm::ffi::Map;
using tvm::ffi::ObjectRef;
using tvm::ffi::Shape;
using tvm::ffi::String;

int failures = 0;

void Expect(bool condition, const char* what, int line) {
  if (condition) return;
  std::printf("  %s:%d: expected %s\n", __FILE__, line, what);
  failures++;
}
#define EXPECT(condition) Expect((condition), #condition, __LINE__)

template <typename... Args>
Any Call(const char* name, Args&&... args) {
  return Function::GetGlobalRequired(name)(std::forward<Args>(args)...);
}

// Keys of every kind that hashes by content: small and large text, numbers, bytes, data types.
Any Key(int i) {
  std::string text = "a key that lies on the heap, number " + std::to_string(i);
  switch (i % 6) {
    case 0: return i;
    case 1: return String("k" + std::to_string(i));
    case 2: return String(text);
    case 3: return i * 0.5;
    case 4: return Bytes(text);
    default: return DLDataType{kDLInt, 32, static_cast<uint16_t>(i)};
  }
}

const std::vector<int> kSizes = {0, 1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 63, 64, 65, 1000};

template <typename TMap>
void ExpectSameOrder(const TMap& map, const Any& iterator, int64_t size) {
  if (size == 0) return;
  Function next = iterator.cast<Function>();
  int64_t count = 0;
  for (const auto& [key, value] : map) {
    EXPECT(tvm::ffi::AnyEqual()(next(0), key));
    EXPECT(tvm::ffi::AnyEqual()(next(1), value));
    count++;
    EXPECT(next(2).template cast<bool>() == (count < size));
  }
  EXPECT(count == size);
}

void MapFromCpp() {
  for (int size : kSizes) {
    Map<Any, Any> map;
    for (int i = 0; i < size; i++) map.Set(Key(i), i);
    EXPECT(Call("ffi.MapSize", map).cast<int64_t>() == size);
    for (int i = 0; i < size; i++) {
      EXPECT(Call("ffi.MapGetItem", map, Key(i)).cast<int>() == i);
    }
    EXPECT(Call("ffi.MapCount", map, "not there").cast<int64_t>() == 0);
    ExpectSameOrder(map, Call("ffi.MapForwardIterFunctor", map), size);
  }
}

void MapFromLibrary() {
  for (int size : kSizes) {
    std::vector<Any> arguments;
    for (int i = 0; i < size; i++) {
      arguments.push_back(Key(i));
      arguments.push_back(i);
    }
    std::vector<tvm::ffi::AnyView> views(arguments.begin(), arguments.end());
    Any result;
    Function::GetGlobalRequired("ffi.Map").CallPacked(views.data(), views.size(), &result);
    auto map = result.cast<Map<Any, Any>>();
    EXPECT(static_cast<int>(map.size()) == size);
    for (int i = 0; i < size; i++) EXPECT(map.at(Key(i)).cast<int>() == i);
    EXPECT(map.find("not there") == map.end());
    ExpectSameOrder(map, Call("ffi.MapForwardIterFunctor", map), size);
    // Copy on write, then growth and removal by the C++ code on memory that the library made.
    for (int i = size; i < size + 40; i++) map.Set(Key(i), i);
    for (int i = 0; i < size; i += 2) map.erase(Key(i));
    for (int i = 0; i < size + 40; i++) {
      EXPECT(map.count(Key(i)) == (i >= size || i % 2 != 0 ? 1u : 0u));
    }
  }
}

// Turns of both sides on one dict: set, erase, grow again, clear.
void DictChangedByBothSides() {
  for (int size : kSizes) {
    Dict<Any, Any> dict;
    for (int i = 0; i < size; i++) {
      if (i % 2 == 0) {
        dict.Set(Key(i), i);
      } else {
        Call("ffi.DictSetItem", dict, Key(i), i);
      }
    }
    EXPECT(static_cast<int>(dict.size()) == size);
    for (int i = 0; i < size; i += 3) {
      if (i % 2 == 0) {
        Call("ffi.DictErase", dict, Key(i));
      } else {
        dict.erase(Key(i));
      }
    }
    for (int i = size; i < 3 * size; i++) {
      if (i % 2 == 0) {
        Call("ffi.DictSetItem", dict, Key(i), i);
      } else {
        dict.Set(Key(i), i);
      }
    }
    for (int i = 0; i < 3 * size; i++) {
      bool there = i >= size || i % 3 != 0;
      EXPECT(dict.count(Key(i)) == (there ? 1u : 0u));
      EXPECT(Call("ffi.DictCount", dict, Key(i)).cast<int64_t>() == (there ? 1 : 0));
    }
    ExpectSameOrder(dict, Call("ffi.DictForwardIterFunctor", dict), dict.size());
    Call("ffi.DictClear", dict);
    EXPECT(dict.empty());
    dict.Set("again", 1);
    EXPECT(Call("ffi.DictGetItem", dict, "again").cast<int>() == 1);
  }
}

void EmptiedDictGrowsAgain() {
  Dict<Any, Any> dict;
  for (int round = 0; round < 5; round++) {
    for (int i = 0; i < 200; i++) Call("ffi.DictSetItem", dict, Key(i), i);
    for (int i = 0; i < 200; i++) dict.erase(Key(i));
    EXPECT(dict.empty());
    for (int i = 0; i < 200; i++) dict.Set(Key(i), i);
    for (int i = 199; i >= 0; i--) Call("ffi.DictErase", dict, Key(i));
    EXPECT(dict.empty());
  }
}

void ListChangedByBothSides() {
  List<Any> list;
  for (int i = 0; i < 300; i++) {
    if (i % 2 == 0) {
      list.push_back(Key(i));
    } else {
      Call("ffi.ListAppend", list, Key(i));
    }
  }
  list.insert(list.begin(), String("front"));
  Call("ffi.ListInsert", list, 1, "second");
  Call("ffi.ListErase", list, 0);
  list.pop_back();
  EXPECT(list.size() == 300);
  EXPECT(list[0].cast<String>() == "second");
  for (int i = 0; i < 299; i++) EXPECT(tvm::ffi::AnyEqual()(list[i + 1], Key(i)));
  list.reserve(4096);
  Call("ffi.ListReverse", list);
  EXPECT(tvm::ffi::AnyEqual()(list[0], Key(298)));
  list.clear();
  Call("ffi.ListAppend", list, 1);
  EXPECT(list.size() == 1);
}

void ArrayFromBothSides() {
  Array<Any> array;
  for (int i = 0; i < 100; i++) array.push_back(Key(i));
  EXPECT(Call("ffi.ArraySize", array).cast<int64_t>() == 100);
  for (int i = 0; i < 100; i++) {
    EXPECT(tvm::ffi::AnyEqual()(Call("ffi.ArrayGetItem", array, i), Key(i)));
    EXPECT(Call("ffi.ArrayContains", array, Key(i)).cast<bool>());
  }
  auto made = Call("ffi.Array", 1, "two", String("three, which lies on the heap")).cast<Array<Any>>();
  made.push_back(4);
  made.Set(0, String("one"));
  EXPECT(made.size() == 4 && made[0].cast<String>() == "one" && made[3].cast<int>() == 4);
  EXPECT(made[2].cast<String>() == "three, which lies on the heap");
}

void StringsAndShapes() {
  String text = Call("ffi.String", "made by the library").cast<String>();
  EXPECT(text == "made by the library" && text.size() == 19);
  EXPECT(std::string(text.c_str()) == "made by the library");
  Bytes bytes = Call("ffi.Bytes", Bytes(std::string("a\0b", 3))).cast<Bytes>();
  EXPECT(bytes.size() == 3);
  Shape shape = Call("ffi.Shape", 2, 3, 4).cast<Shape>();
  EXPECT(shape.size() == 3 && shape[2] == 4 && shape.Product() == 24);
}

// A small map of one key, looked up by the other side, has only the hash to go by once it is dense.
void HashesAreEqual() {
  for (int i = 0; i < 600; i++) {
    Dict<Any, Any> dict;
    for (int j = 0; j < 16; j++) dict.Set(String("filler " + std::to_string(j)), j);
    dict.Set(Key(i), i);
    EXPECT(Call("ffi.DictGetItem", dict, Key(i)).cast<int>() == i);
    Call("ffi.DictErase", dict, Key(i));
    Call("ffi.DictSetItem", dict, Key(i), -i);
    EXPECT(dict.at(Key(i)).cast<int>() == -i);
  }
}

void ObjectKeysGoByAddress() {
  Array<Any> a = {1}, b = {1};
  Dict<Any, Any> dict;
  for (int j = 0; j < 16; j++) dict.Set(j, j);
  dict.Set(a, 1);
  EXPECT(Call("ffi.DictCount", dict, a).cast<int64_t>() == 1);
  EXPECT(Call("ffi.DictCount", dict, b).cast<int64_t>() == 0);
}

void ErrorsAreThrown() {
  try {
    Call("ffi.ArrayGetItem", Array<Any>{1}, 5);
    EXPECT(false);
  } catch (const tvm::ffi::Error& error) {
    EXPECT(error.kind() == "IndexError");
  }
}

struct Test {
  const char* name;
  void (*body)();
};

const Test kTests[] = {
    {"MapFromCpp", MapFromCpp},
    {"MapFromLibrary", MapFromLibrary},
    {"DictChangedByBothSides", DictChangedByBothSides},
    {"EmptiedDictGrowsAgain", EmptiedDictGrowsAgain},
    {"ListChangedByBothSides", ListChangedByBothSides},
    {"ArrayFromBothSides", ArrayFromBothSides},
    {"StringsAndShapes", StringsAndShapes},
    {"HashesAreEqual", HashesAreEqual},
    {"ObjectKeysGoByAddress", ObjectKeysGoByAddress},
    {"ErrorsAreThrown", ErrorsAreThrown},
};

}  // namespace

int main() {
  int passed = 0, failed = 0;
  for (const Test& test : kTests) {
    failures = 0;
    try {
      test.body();
    } catch (const std::exception& error) {
      std::printf("  %s\n", error.what());
      failures++;
    }
    if (failures != 0) std::printf("not ok - %s\n", test.name);
    (failures != 0 ? failed : passed)++;
  }
  std::printf("%d passed, %d failed, 0 skipped\n", passed, failed);
  return failed != 0;
}
