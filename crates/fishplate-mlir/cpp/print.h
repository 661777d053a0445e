// A memory of attributes while operations are printed.

#pragma once

#include "mlir/IR/Operation.h"

#include <array>

namespace fishplate {

// The attributes of operations that were printed last. Printing an operation with properties makes a dictionary of them, twice:
// for the aliases, and for the text. Most operations have the properties of one that was printed before.
class Dictionaries {
public:
  Dictionaries() : outer(current) { current = this; }
  ~Dictionaries() { current = outer; }

  mlir::DictionaryAttr of(mlir::Operation *op);

  // While a hook runs, nobody may see the memory: only a hook can change the IR that is being printed, and it may look at what it
  // has changed.
  class Aside {
  public:
    Aside() : printing(current) { current = nullptr; }
    ~Aside() {
      current = printing;
      if (current)
        ++current->hooksThatRan;
    }

  private:
    Dictionaries *printing;
  };

  // Those of the operation that this thread prints.
  static thread_local Dictionaries *current;

private:
  // Valid if no hook has run since then.
  struct Known {
    mlir::Operation *op = nullptr;
    mlir::DictionaryAttr attributes;
    size_t hooksThatRan = 0;
  };

  std::array<Known, 1024> known;
  size_t hooksThatRan = 0;
  Dictionaries *outer;
};

} // namespace fishplate
