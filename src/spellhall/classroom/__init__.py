"""A class: pupils, tables and a lesson plan, as a log of entries. No network, no clock, no chance of its own."""
