"""The bank used from Python, with Apache's own tvm_ffi package: the same C code, the same registry.

Started by run.py with the path of the bank's shared library; PYTHONPATH selects the libtvm_ffi.so, and the first
printed line shows which one is used.
"""

from __future__ import annotations

import ctypes
import sys
import traceback

import tvm_ffi

bank = ctypes.CDLL(sys.argv[1])
if bank.bank_register() != 0:
    sys.exit("the bank could not be registered")

open_account = tvm_ffi.get_global_func("demo.open_account")
withdraw = tvm_ffi.get_global_func("demo.withdraw")
for_each = tvm_ffi.get_global_func("demo.for_each")


@tvm_ffi.register_object("demo.Account")
class Account(tvm_ffi.Object):
    """Its fields come from the registrations of the C code; only the constructor is named here."""

    def __init__(self, owner: str, balance: float) -> None:
        self.__init_handle_by_constructor__(open_account, owner, balance)


def loaded_library() -> str:
    with open("/proc/self/maps") as maps:
        paths = {line.split()[-1] for line in maps if line.rstrip().endswith("/libtvm_ffi.so")}
    return ", ".join(sorted(paths))


def check(account: Account) -> None:
    """Called by C for each account, while this Python program calls C."""
    print(f"    C calls back with {account.owner}")
    withdraw(account, 50)


print(f"  one runtime in this process: {loaded_library()}")
ada, bob = Account("Ada", 100.0), Account("Bob", 20)
print(f"  {ada}")
print(f"  withdraw(ada, 30) = {withdraw(ada, 30)}")
bob.balance += 5
print(f"  bob.balance += 5 gives {bob.balance}")
print("  for_each(check, ada, bob): Python -> C -> Python -> C, where it fails")
try:
    for_each(check, ada, bob)
except ValueError:
    print("\n".join(f"    {line}" for line in traceback.format_exc().rstrip().splitlines()))
