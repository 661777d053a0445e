"""Handwritten parts of the dialect modules, one file for each dialect.

A public function replaces the generated function of that name, or is new. A public class becomes a base of the
generated class of that name; members that it defines are not generated. The generator reads the names from these
files: run ``scripts/build_bindings`` after a change.
"""
