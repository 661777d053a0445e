"""Uses the class of example 03 from Python, through the stock package."""

import sys

import tvm_ffi

tvm_ffi.load_module(sys.argv[1])


@tvm_ffi.register_object("example.Account")
class Account(tvm_ffi.Object):
    """Fields and methods come from the registry."""


ada = Account("Ada", 100.0)
bob = Account("Bob")
bob.balance = 20.0
print(f"{ada.owner} has {ada.balance}, {bob.owner} has {bob.balance}")
print(f"after a withdrawal: {ada.withdraw(30.0)}")
print(f"together: {tvm_ffi.get_global_func('example.total')([ada, bob])}")
try:
    bob.withdraw(50.0)
except ValueError as error:
    print(f"ValueError: {error}")
