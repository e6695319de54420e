"""Contests: who meets whom, and who stands where. Pure: no clock, no files, no game; what was entered decides all."""
