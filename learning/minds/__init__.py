"""Minds that learn: networks that score choices by what they do. Needs PyTorch and numpy; see learning/README.md."""
