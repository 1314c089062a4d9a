"""Lints Firebase Cloud Messaging payloads, for tests of code that builds them.

    from fcmlint import assert_clean

    def test_sale():
        assert_clean(build_sale_message())
"""

from fcmlint._findings import Edit, Finding, Fix, Kind, Position, Related, Severity
from fcmlint._lint import Config, Message, assert_clean, explain, fix, lint, preview, rules, schema
from fcmlint._program import FcmlintError, find_program

__all__ = [
    "Config",
    "Edit",
    "FcmlintError",
    "Finding",
    "Fix",
    "Kind",
    "Message",
    "Position",
    "Related",
    "Severity",
    "assert_clean",
    "explain",
    "find_program",
    "fix",
    "lint",
    "preview",
    "rules",
    "schema",
]
