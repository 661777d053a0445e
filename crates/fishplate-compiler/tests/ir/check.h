/* The checks of the C programs next to this file. The first check that fails is printed with the raised error, and ends
 * the program. Valid as C11 and as C++17. */
#ifndef FISHPLATE_TESTS_CHECK_H_
#define FISHPLATE_TESTS_CHECK_H_

#include <fishplate/ir.h>

#include <stdio.h>

#define CHECK(condition)                                                                 \
    do {                                                                                 \
        if (!(condition)) {                                                              \
            char *kind_ = NULL, *message_ = NULL;                                        \
            irErrorTake(&kind_, &message_);                                              \
            printf("line %d: %s (%s: %s)\n", __LINE__, #condition, kind_ ? kind_ : "",   \
                   message_ ? message_ : "");                                            \
            exit(1);                                                                     \
        }                                                                                \
    } while (0)

/* Takes the raised error, and returns whether it has this kind and mentions the text. */
static bool raised(const char *kind, const char *text) {
    char *own = NULL, *message = NULL;
    bool is_it = irErrorTake(&own, &message) && strcmp(own, kind) == 0 && strstr(message, text) != NULL;
    if (!is_it) printf("got %s: %s\n", own ? own : "nothing", message ? message : "");
    free(own);
    free(message);
    return is_it;
}

/* Compares two texts, and frees the first. */
static bool is(char *text, const char *expected) {
    bool same = text && strcmp(text, expected) == 0;
    if (!same) printf("got %s\n", text ? text : "nothing");
    free(text);
    return same;
}

#endif  // FISHPLATE_TESTS_CHECK_H_
