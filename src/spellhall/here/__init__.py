"""The hall of one device: the same tables, judge, feed and records, with a page's messages instead of a network."""
