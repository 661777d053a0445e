// MLIR's text parser as C functions, for the hooks of dynamic types, attributes and operations. A function returns 1 if
// it has parsed something, 0 if there is nothing of the kind, and -1 if it failed and has reported the error.
// `fishplate::Parser` identifies the parser; the functions for operations need `op` and `state`.

#include "dynamic.h"

#include "mlir/Parser/Parser.h"

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/IntegerSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using fishplate::Parser;

namespace {

// The Rust side has the same struct.
static_assert(offsetof(OpAsmParser::UnresolvedOperand, name) == sizeof(void *) &&
              offsetof(OpAsmParser::UnresolvedOperand, number) == 3 * sizeof(void *) &&
              sizeof(OpAsmParser::UnresolvedOperand) == 4 * sizeof(void *));

int answer(ParseResult result) { return succeeded(result) ? 1 : -1; }
int answer(OptionalParseResult result) { return result.has_value() ? answer(*result) : 0; }

SMLoc location(const char *at) { return SMLoc::getFromPointer(at); }

void store(const std::string &text, void *sink, MlirStringCallback write) {
  write(wrap(StringRef(text)), sink);
}

using Punctuation = ParseResult (AsmParser::*)();
struct PunctuationRow {
  StringRef text;
  Punctuation required, optional;
};
#define ROW(text, name) {text, &AsmParser::parse##name, &AsmParser::parseOptional##name}
constexpr PunctuationRow punctuation[] = {
    ROW("->", Arrow),   ROW("{", LBrace),    ROW("}", RBrace),  ROW(":", Colon),
    ROW(",", Comma),    ROW("=", Equal),     ROW("<", Less),    ROW(">", Greater),
    ROW("?", Question), ROW("+", Plus),      ROW("/", Slash),   ROW("-", Minus),
    ROW("*", Star),     ROW("|", VerticalBar), ROW("(", LParen), ROW(")", RParen),
    ROW("[", LSquare),  ROW("]", RSquare),   ROW("...", Ellipsis),
};
#undef ROW

} // namespace

extern "C" {

MlirContext fishplateParserContext(Parser *parser) { return wrap(parser->asmParser.getContext()); }

// Returns the type that an attribute is expected to have, or null.
MlirType fishplateParserExpectedType(Parser *parser) { return wrap(parser->expected); }

const char *fishplateParserPosition(Parser *parser) {
  return parser->asmParser.getCurrentLocation().getPointer();
}

// The position of the name of the operation, type or attribute.
const char *fishplateParserNamePosition(Parser *parser) {
  return parser->asmParser.getNameLoc().getPointer();
}

MlirLocation fishplateParserLocation(Parser *parser, const char *at) {
  return wrap(Location(parser->asmParser.getEncodedSourceLoc(location(at))));
}

void fishplateParserError(Parser *parser, const char *at, MlirStringRef message) {
  parser->asmParser.emitError(location(at), unwrap(message));
}

int fishplateParsePunctuation(Parser *parser, MlirStringRef text, bool optional) {
  AsmParser &asmParser = parser->asmParser;
  const auto *row =
      llvm::find_if(punctuation, [&](const PunctuationRow &row) { return row.text == unwrap(text); });
  if (row == std::end(punctuation)) {
    asmParser.emitError(asmParser.getCurrentLocation(), "'")
        << unwrap(text) << "' is not punctuation of MLIR";
    return -1;
  }
  if (optional)
    return succeeded((asmParser.*row->optional)()) ? 1 : 0;
  return answer((asmParser.*row->required)());
}

// Parses the given keyword.
int fishplateParseKeyword(Parser *parser, MlirStringRef keyword, bool optional) {
  if (optional)
    return succeeded(parser->asmParser.parseOptionalKeyword(unwrap(keyword))) ? 1 : 0;
  return answer(parser->asmParser.parseKeyword(unwrap(keyword)));
}

// Parses any keyword. The result points into the text.
int fishplateParseAnyKeyword(Parser *parser, MlirStringRef *keyword) {
  StringRef found;
  if (failed(parser->asmParser.parseOptionalKeyword(&found)))
    return 0;
  *keyword = wrap(found);
  return 1;
}

int fishplateParseString(Parser *parser, bool orKeyword, void *sink, MlirStringCallback write) {
  std::string text;
  AsmParser &asmParser = parser->asmParser;
  if (failed(orKeyword ? asmParser.parseOptionalKeywordOrString(&text)
                       : asmParser.parseOptionalString(&text)))
    return 0;
  store(text, sink, write);
  return 1;
}

// Parses an integer of any width, as decimal digits.
int fishplateParseInteger(Parser *parser, bool decimalOnly, void *sink, MlirStringCallback write) {
  APInt value;
  AsmParser &asmParser = parser->asmParser;
  int read = answer(decimalOnly ? asmParser.parseOptionalDecimalInteger(value)
                                : asmParser.parseOptionalInteger(value));
  if (read == 1)
    // `true` is one bit; all other values have a sign bit.
    store(llvm::toString(value, 10, /*Signed=*/value.getBitWidth() > 1), sink, write);
  return read;
}

// MLIR has no optional form of this, so the function inspects the text.
int fishplateParseFloat(Parser *parser, bool optional, double *value) {
  const char *next = fishplateParserPosition(parser);
  if (optional && !llvm::isDigit(*next) && !(*next == '-' && llvm::isDigit(next[1])))
    return 0;
  return answer(parser->asmParser.parseFloat(*value));
}

// Returns the first character of the next token, or 0 at the end of the text.
char fishplateParserPeek(Parser *parser) { return *fishplateParserPosition(parser); }

// Parses `[1, 2]` as an array with the given element type, such as `i64`; returns -2 if there are no arrays of that
// type.
int fishplateParseDenseArray(Parser *parser, MlirStringRef element, MlirAttribute *result) {
  using Parse = Attribute (*)(AsmParser &, Type);
  Parse parse = llvm::StringSwitch<Parse>(unwrap(element))
                    .Case("i1", DenseBoolArrayAttr::parse)
                    .Case("i8", DenseI8ArrayAttr::parse)
                    .Case("i16", DenseI16ArrayAttr::parse)
                    .Case("i32", DenseI32ArrayAttr::parse)
                    .Case("i64", DenseI64ArrayAttr::parse)
                    .Case("f32", DenseF32ArrayAttr::parse)
                    .Case("f64", DenseF64ArrayAttr::parse)
                    .Default(nullptr);
  if (!parse)
    return -2;
  Attribute attr = parse(parser->asmParser, Type());
  *result = wrap(attr);
  return attr ? 1 : -1;
}

// `type` is the type that the attribute should have; null if any type will do.
int fishplateParseAttribute(Parser *parser, MlirType type, bool optional, MlirAttribute *result) {
  Attribute attr;
  AsmParser &asmParser = parser->asmParser;
  int read = optional ? answer(asmParser.parseOptionalAttribute(attr, unwrap(type)))
                      : answer(asmParser.parseAttribute(attr, unwrap(type)));
  *result = wrap(attr);
  return read;
}

int fishplateParseType(Parser *parser, bool optional, MlirType *result) {
  Type type;
  AsmParser &asmParser = parser->asmParser;
  int read = optional ? answer(asmParser.parseOptionalType(type)) : answer(asmParser.parseType(type));
  *result = wrap(type);
  return read;
}

// Parses an attribute of a dynamic dialect without its dialect and name. The long form is accepted too.
int fishplateParseStrippedAttribute(Parser *parser, fishplate::Definition *definition, MlirType type,
                                    MlirAttribute *result) {
  AsmParser &asmParser = parser->asmParser;
  SMLoc at = asmParser.getCurrentLocation();
  Attribute attr;
  auto read = [&](Attribute &found, Type expected) -> ParseResult {
    SmallVector<Attribute> params;
    Parser inner{asmParser, parser->op};
    inner.expected = expected;
    if (!definition->hooks.call(&fishplate::StorageHooks::parse, &inner, &params) ||
        failed(definition->verify([&] { return asmParser.emitError(at); }, params)))
      return failure();
    found = fishplate::getAttribute(definition, params);
    return success();
  };
  if (asmParser.parseCustomAttributeWithFallback(attr, unwrap(type), read))
    return -1;
  *result = wrap(attr);
  if (fishplate::definitionOf(attr) == definition)
    return 1;
  asmParser.emitError(at, "expected an attribute ") << definition->name << ", got " << attr;
  return -1;
}

int fishplateParseStrippedType(Parser *parser, fishplate::Definition *definition, MlirType *result) {
  AsmParser &asmParser = parser->asmParser;
  SMLoc at = asmParser.getCurrentLocation();
  Type type;
  auto read = [&](Type &found) -> ParseResult {
    SmallVector<Attribute> params;
    Parser inner{asmParser, parser->op};
    if (!definition->hooks.call(&fishplate::StorageHooks::parse, &inner, &params) ||
        failed(definition->verify([&] { return asmParser.emitError(at); }, params)))
      return failure();
    found = fishplate::getType(definition, params);
    return success();
  };
  if (asmParser.parseCustomTypeWithFallback(type, read))
    return -1;
  *result = wrap(type);
  if (fishplate::definitionOf(type) == definition)
    return 1;
  asmParser.emitError(at, "expected a type ") << definition->name << ", got " << type;
  return -1;
}

// Parses a map or a set without `affine_map<` or `affine_set<` around it, as an attribute.
int fishplateParseAffineMap(Parser *parser, MlirAttribute *result) {
  AffineMap map;
  if (parser->asmParser.parseAffineMap(map))
    return -1;
  *result = wrap(AffineMapAttr::get(map));
  return 1;
}

int fishplateParseIntegerSet(Parser *parser, MlirAttribute *result) {
  IntegerSet set;
  if (parser->asmParser.parseIntegerSet(set))
    return -1;
  *result = wrap(IntegerSetAttr::get(set));
  return 1;
}

// Parses `@name` as a string attribute.
int fishplateParseSymbolName(Parser *parser, MlirAttribute *result) {
  StringAttr name;
  if (failed(parser->asmParser.parseOptionalSymbolName(name)))
    return 0;
  *result = wrap(Attribute(name));
  return 1;
}

int fishplateParseDimensionList(Parser *parser, bool allowDynamic, bool withTrailingX, void *sink,
                                void (*push)(void *sink, int64_t size)) {
  SmallVector<int64_t> sizes;
  if (parser->asmParser.parseDimensionList(sizes, allowDynamic, withTrailingX))
    return -1;
  for (int64_t size : sizes)
    push(sink, size);
  return 1;
}

// `element` parses one element and returns whether it succeeded. `delimiter` is a value of AsmParser::Delimiter.
int fishplateParseList(Parser *parser, int32_t delimiter, bool (*element)(void *), void *data) {
  return answer(parser->asmParser.parseCommaSeparatedList(
      static_cast<AsmParser::Delimiter>(delimiter),
      [&]() -> ParseResult {
        void *landing = fishplateLeaveGuard();
        bool read = element(data);
        fishplateEnterGuard(landing);
        return success(read);
      }));
}

// Parses a dictionary in braces; the result is empty if there are no braces.
int fishplateParseAttrDict(Parser *parser, bool withKeyword, MlirAttribute *result) {
  AsmParser &asmParser = parser->asmParser;
  NamedAttrList list;
  if (withKeyword ? asmParser.parseOptionalAttrDictWithKeyword(list)
                  : asmParser.parseOptionalAttrDict(list))
    return -1;
  *result = wrap(list.getDictionary(asmParser.getContext()));
  return 1;
}

int fishplateParseOperand(Parser *parser, bool optional, OpAsmParser::UnresolvedOperand *operand) {
  return optional ? answer(parser->op->parseOptionalOperand(*operand))
                  : answer(parser->op->parseOperand(*operand));
}

// Resolves an operand with its type, and adds it as the next operand of the operation.
int fishplateParserResolve(Parser *parser, const OpAsmParser::UnresolvedOperand *operand,
                           MlirType type) {
  return answer(parser->op->resolveOperand(*operand, unwrap(type), parser->state->operands));
}

// Parses an argument of a region: `%name`, with its type after a colon if requested.
int fishplateParseArgument(Parser *parser, bool withType, bool withAttributes, bool optional,
                           OpAsmParser::UnresolvedOperand *name, MlirType *type,
                           MlirAttribute *attributes) {
  OpAsmParser::Argument argument;
  int read = optional ? answer(parser->op->parseOptionalArgument(argument, withType, withAttributes))
                      : answer(parser->op->parseArgument(argument, withType, withAttributes));
  if (read == 1) {
    *name = argument.ssaName;
    *type = wrap(argument.type);
    *attributes = wrap(argument.attrs);
  }
  return read;
}

// Parses a region into the one that is passed in.
int fishplateParseRegion(Parser *parser, MlirRegion region,
                         const OpAsmParser::UnresolvedOperand *names, const MlirType *types,
                         intptr_t count, bool shadowing, bool optional) {
  SmallVector<OpAsmParser::Argument> arguments(count);
  for (intptr_t i = 0; i < count; ++i) {
    arguments[i].ssaName = names[i];
    arguments[i].type = unwrap(types[i]);
  }
  Region &target = *unwrap(region);
  return optional ? answer(parser->op->parseOptionalRegion(target, arguments, shadowing))
                  : answer(parser->op->parseRegion(target, arguments, shadowing));
}

int fishplateParseSuccessor(Parser *parser, bool optional, MlirBlock *result) {
  Block *block = nullptr;
  int read = optional ? answer(parser->op->parseOptionalSuccessor(block))
                      : answer(parser->op->parseSuccessor(block));
  *result = wrap(block);
  return read;
}

// Parses ` loc(...)` after an operation or argument; the result is null if there is none.
int fishplateParseLocation(Parser *parser, MlirLocation *result) {
  std::optional<Location> found;
  if (parser->op->parseOptionalLocationSpecifier(found))
    return -1;
  if (!found)
    return 0;
  *result = wrap(*found);
  return 1;
}

// The number of names before the operation's `=`.
intptr_t fishplateParserResultCount(Parser *parser) { return parser->op->getNumResults(); }

// Adds an attribute; returns false if there is already one with that name.
bool fishplateParserAddAttribute(Parser *parser, MlirStringRef name, MlirAttribute attr) {
  if (parser->state->attributes.get(unwrap(name)))
    return false;
  parser->state->addAttribute(unwrap(name), unwrap(attr));
  return true;
}

void fishplateParserAddResults(Parser *parser, const MlirType *types, intptr_t count) {
  for (intptr_t i = 0; i < count; ++i)
    parser->state->types.push_back(unwrap(types[i]));
}

// Adds a region, and takes ownership of it.
void fishplateParserAddRegion(Parser *parser, MlirRegion region) {
  parser->state->addRegion(std::unique_ptr<Region>(unwrap(region)));
}

void fishplateParserAddSuccessor(Parser *parser, MlirBlock block) {
  parser->state->addSuccessors(unwrap(block));
}

// Parses the text of a region's contents into an empty region, without verifying them. Returns whether it was parsed.
bool fishplateRegionParse(MlirRegion region, MlirContext context, MlirStringRef text) {
  ParserConfig config(unwrap(context), /*verifyAfterParse=*/false);
  std::string whole = ("\"builtin.module\"() ({" + unwrap(text) + "}) : () -> ()").str();
  OwningOpRef<Operation *> op = parseSourceString(whole, config);
  if (!op || op->getNumRegions() != 1)
    return false;
  unwrap(region)->takeBody(op->getRegion(0));
  return true;
}

// Appends the operation `name` to the only block of a region, if the block has no terminator yet.
void fishplateRegionEnsureTerminator(MlirRegion region, MlirStringRef name, MlirLocation location) {
  OpBuilder builder(unwrap(location).getContext());
  mlir::impl::ensureRegionTerminator(*unwrap(region), builder, unwrap(location),
                                     [&](OpBuilder &, Location at) {
                                       return Operation::create(OperationState(at, unwrap(name)));
                                     });
}

} // extern "C"
