"""Classes: pupils who join by a code, tables that the teacher seats them at, and what she sees."""
