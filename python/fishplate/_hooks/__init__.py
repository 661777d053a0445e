"""Ready-made hooks for dialects of public projects. Each module has the name of its dialect, and is imported before the
dialect's model is read. A file ``<dialect>_hooks.py`` beside the generated module comes later and may replace them.
"""
