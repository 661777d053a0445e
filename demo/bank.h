/* A toy bank in C, used by other languages through the FFI: the object type demo.Account with the fields
 * owner and balance, and the global functions demo.open_account, demo.withdraw and demo.for_each. */
#ifndef FISHPLATE_DEMO_BANK_H_
#define FISHPLATE_DEMO_BANK_H_

/* Registers the type and the functions; 0 on success, otherwise an error is raised on this thread. */
int bank_register(void);

#endif
