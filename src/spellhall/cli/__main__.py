"""`python -m spellhall.cli` is the command `spellhall`."""

from spellhall.cli.app import main

main()
