"""The hall's words in other languages than English."""
