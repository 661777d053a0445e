// The nesting depth of types, attributes and affine expressions, and the length of their text. Each is a graph with
// shared parts, so the text can exceed any memory. Every part is visited once, without recursion.

#include "mlir-c/AffineExpr.h"
#include "mlir-c/Diagnostics.h"
#include "mlir-c/IR.h"
#include "mlir/CAPI/AffineExpr.h"
#include "mlir/CAPI/AffineMap.h"
#include "mlir/CAPI/Diagnostics.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/IntegerSet.h"
#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

#include <algorithm>
#include <tuple>

namespace fishplate {

// Levels, bytes of text, and bytes of constant data, which printers can elide.
struct Measure {
  uint64_t depth;
  uint64_t text;
  uint64_t data;
};

// Known measurements. While the parts of an entry are being measured, the entry holds the smallest measure, which ends
// the recursion of a type that contains itself.
struct Measures : llvm::DenseMap<const void *, Measure> {};

}  // namespace fishplate

using namespace fishplate;

namespace {

constexpr uint64_t endless = UINT64_MAX / 4;
// Minimum number of bytes that a part takes in addition to its own parts.
constexpr uint64_t leaf = 2;

void add(Measure &sum, const Measure &more) {
  sum.text = std::min(sum.text + more.text, endless);
  sum.data = std::min(sum.data + more.data, endless);
}

// A type, an attribute or an expression.
struct Part {
  enum Kind { type, attribute, expression } kind;
  const void *pointer;
};

Part part(mlir::Type of) { return {Part::type, of.getAsOpaquePointer()}; }
Part part(mlir::Attribute of) { return {Part::attribute, of.getAsOpaquePointer()}; }
Part part(mlir::AffineExpr of) { return {Part::expression, of.getAsOpaquePointer()}; }

// Calls `visit` for every direct part of a part.
template <typename Visit> void forEach(Part of, Visit visit) {
  auto attribute = [&](mlir::Attribute inner) { if (inner) visit(part(inner)); };
  auto type = [&](mlir::Type inner) { if (inner) visit(part(inner)); };
  switch (of.kind) {
  case Part::type:
    mlir::Type::getFromOpaquePointer(of.pointer).walkImmediateSubElements(attribute, type);
    return;
  case Part::expression:
    if (auto binary = llvm::dyn_cast<mlir::AffineBinaryOpExpr>(mlir::AffineExpr::getFromOpaquePointer(of.pointer))) {
      visit(part(binary.getLHS()));
      visit(part(binary.getRHS()));
    }
    return;
  case Part::attribute:
    auto whole = mlir::Attribute::getFromOpaquePointer(of.pointer);
    if (auto map = llvm::dyn_cast<mlir::AffineMapAttr>(whole)) {
      for (mlir::AffineExpr result : map.getValue().getResults())
        visit(part(result));
      return;
    }
    if (auto set = llvm::dyn_cast<mlir::IntegerSetAttr>(whole)) {
      for (mlir::AffineExpr constraint : set.getValue().getConstraints())
        visit(part(constraint));
      return;
    }
    whole.walkImmediateSubElements(attribute, type);
  }
}

bool isExpressions(Part of) {
  return of.kind == Part::attribute &&
         llvm::isa<mlir::AffineMapAttr, mlir::IntegerSetAttr>(mlir::Attribute::getFromOpaquePointer(of.pointer));
}

// Measures a part without its own parts.
Measure own(Part of) {
  if (of.kind != Part::attribute)
    return {0, leaf, 0};
  auto attribute = mlir::Attribute::getFromOpaquePointer(of.pointer);
  if (auto text = llvm::dyn_cast<mlir::StringAttr>(attribute))
    return {0, text.size() + leaf, 0};
  if (auto elements = llvm::dyn_cast<mlir::DenseElementsAttr>(attribute))
    return {0, leaf, elements.getRawData().size() * 2};
  if (auto elements = llvm::dyn_cast<mlir::DenseArrayAttr>(attribute))
    return {0, elements.getRawData().size() + leaf, 0};
  return {0, leaf, 0};
}

// Whether a part is a number or a text. There can be millions of them, and measuring one is faster than looking it up.
bool isPlain(Part of) {
  return of.kind == Part::attribute &&
         llvm::isa<mlir::IntegerAttr, mlir::FloatAttr, mlir::StringAttr>(
             mlir::Attribute::getFromOpaquePointer(of.pointer));
}

// Measures a number or a text, with its type.
Measure plain(Part of) {
  Measure all = own(of);
  all.depth = 1;
  all.text += leaf;
  return all;
}

Measure measure(Measures &known, Part root) {
  if (isPlain(root))
    return plain(root);
  if (auto found = known.find(root.pointer); found != known.end())
    return found->second;
  // Parts to visit; a part comes up a second time, to be summed up, once everything below it is known.
  llvm::SmallVector<std::pair<Part, bool>, 16> open{{root, false}};
  while (!open.empty()) {
    auto [of, entered] = open.pop_back_val();
    if (!entered) {
      if (!known.try_emplace(of.pointer, Measure{0, leaf, 0}).second)
        continue;
      open.push_back({of, true});
      forEach(of, [&](Part inner) {
        if (!isPlain(inner) && !known.contains(inner.pointer))
          open.push_back({inner, false});
      });
      continue;
    }
    Measure sum = own(of);
    // Maps and sets are lists of expressions, and do not add a level.
    uint64_t level = isExpressions(of) ? 0 : 1;
    forEach(of, [&](Part inner) {
      Measure below = isPlain(inner) ? plain(inner) : known.lookup(inner.pointer);
      sum.depth = std::max(sum.depth, below.depth + level);
      add(sum, below);
    });
    known[of.pointer] = sum;
  }
  return known.lookup(root.pointer);
}

}  // namespace

extern "C" Measures *fishplateMeasuresCreate() { return new Measures(); }

extern "C" void fishplateMeasuresDestroy(Measures *known) { delete known; }

extern "C" Measure fishplateMeasureAttribute(Measures *known, MlirAttribute attribute) {
  return measure(*known, part(unwrap(attribute)));
}

extern "C" Measure fishplateMeasureType(Measures *known, MlirType type) {
  return measure(*known, part(unwrap(type)));
}

extern "C" Measure fishplateMeasureExpression(Measures *known, MlirAffineExpr expression) {
  return measure(*known, part(unwrap(expression)));
}

// Measures an operation and everything in it: levels of operations, and the longest text that its attributes and types
// can have. MLIR creates the inherent attributes for this query, so it is slow.
extern "C" Measure fishplateMeasureOperation(Measures *known, MlirOperation root) {
  Measure sum{0, 0, 0};
  uint64_t depth = 0;
  auto count = [&](Part of) {
    Measure more = measure(*known, of);
    sum.depth = std::max(sum.depth, depth + more.depth);
    add(sum, more);
  };
  llvm::SmallVector<std::pair<mlir::Operation *, uint64_t>> open{{unwrap(root), 0}};
  while (!open.empty()) {
    mlir::Operation *op;
    std::tie(op, depth) = open.pop_back_val();
    sum.depth = std::max(sum.depth, depth);
    count(part(mlir::Attribute(op->getAttrDictionary())));
    for (mlir::Type type : op->getResultTypes())
      count(part(type));
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region) {
        for (mlir::Type type : block.getArgumentTypes())
          count(part(type));
        for (mlir::Operation &inner : block)
          open.push_back({&inner, depth + 1});
      }
  }
  return sum;
}

// Number of levels of operations.
extern "C" size_t fishplateOperationDepth(MlirOperation root) {
  size_t deepest = 0;
  llvm::SmallVector<std::pair<mlir::Operation *, size_t>> open{{unwrap(root), 0}};
  while (!open.empty()) {
    auto [op, depth] = open.pop_back_val();
    deepest = std::max(deepest, depth);
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region)
        for (mlir::Operation &inner : block)
          if (inner.getNumRegions())
            open.push_back({&inner, depth + 1});
  }
  return deepest;
}

// Whether each of the types and attributes that a diagnostic names prints as at most `limit` bytes.
extern "C" bool fishplateDiagnosticIsShort(MlirDiagnostic diagnostic, uint64_t limit) {
  Measures known;
  for (mlir::DiagnosticArgument &argument : unwrap(diagnostic).getArguments()) {
    Measure of{0, 0, 0};
    if (argument.getKind() == mlir::DiagnosticArgument::DiagnosticArgumentKind::Attribute)
      of = measure(known, part(argument.getAsAttribute()));
    else if (argument.getKind() == mlir::DiagnosticArgument::DiagnosticArgumentKind::Type)
      of = measure(known, part(argument.getAsType()));
    if (of.text > limit || of.data > limit)
      return false;
  }
  return true;
}
