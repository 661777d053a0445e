/* Another copy of MLIR, as far as the table is concerned: a module goes in as text, out as bytecode, in again and out as
 * text. Returns 0, or the number of the step that failed. */
#include <string.h>

#include <fishplate/mlir_exchange.h>

int exchange(const FishplateMlirExchange *table, const char *text, const char *pipeline, char *result, size_t room) {
  FishplateMlirBuffer bytecode = {0, 0}, printed = {0, 0}, message = {0, 0};
  int failed = 0;
  if (table->abi_version != FISHPLATE_MLIR_EXCHANGE_VERSION || table->size < sizeof *table)
    return 1;
  if (table->run(table->state, pipeline, text, strlen(text), (int32_t)table->bytecode_version, &bytecode) != 0)
    failed = 2;
  else if (bytecode.size < 5 || memcmp(bytecode.data, "ML\xefR", 4) != 0)
    failed = 3;
  else if (table->run(table->state, "", bytecode.data, bytecode.size, FISHPLATE_MLIR_TEXT, &printed) != 0)
    failed = 4;
  else if (printed.size >= room)
    failed = 5;
  else {
    memcpy(result, printed.data, printed.size);
    result[printed.size] = 0;
  }
  /* Errors come as messages. */
  if (!failed && (table->run(table->state, "builtin.module(no-such-pass)", text, strlen(text), 0, &message) == 0 ||
                  message.size == 0))
    failed = 6;
  table->release(table->state, &message);
  if (!failed && table->run(table->state, "", "nonsense", 8, FISHPLATE_MLIR_TEXT, &message) == 0)
    failed = 7;
  table->release(table->state, &message);
  if (!failed && table->run(table->state, "", text, strlen(text), 9999, &message) == 0)
    failed = 8;
  table->release(table->state, &message);
  table->release(table->state, &message); /* a cleared buffer */
  table->release(table->state, &bytecode);
  table->release(table->state, &printed);
  return failed ? failed : message.data != 0;
}
