// The C++ classes of the toy dialect, as a project that compiles it would declare them.
#pragma once

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/AffineMap.h"
#include "mlir/IR/BuiltinTypeInterfaces.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "TkDialect.h.inc"
#include "TkEnums.h.inc"
#define GET_TYPEDEF_CLASSES
#include "TkTypes.h.inc"
#define GET_ATTRDEF_CLASSES
#include "TkAttrs.h.inc"
#define GET_OP_CLASSES
#include "TkOps.h.inc"
