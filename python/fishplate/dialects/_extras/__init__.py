"""What the modules of dialects have beside what is generated, a file for each dialect.

A public function takes the place of the generated one of that name, or is new. A public class is what the
generated class of that name stands on; what it defines is not generated. The generator reads these files for the
names: run ``scripts/build_bindings`` after a change.
"""
