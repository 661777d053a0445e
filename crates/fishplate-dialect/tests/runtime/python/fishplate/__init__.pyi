# The package, as far as generated modules need it.
