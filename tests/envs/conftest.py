"""These tests need the optional extra; `make test-research` runs them in an environment that has it."""

from importlib.util import find_spec

collect_ignore_glob = ["test_*.py"] if find_spec("numpy") is None else []
