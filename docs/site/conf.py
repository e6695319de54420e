"""How Sphinx builds the documentation; `docs/site/build.py` prepares the pages and calls it."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "src"))

from spellhall import __version__  # noqa: E402

project = "Spellhall"
author = "the Spellhall contributors"
release = version = __version__
html_title = "Spellhall"
html_show_copyright = False
html_show_sphinx = False

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
exclude_patterns = ["site"]
html_theme = "furo"
html_copy_source = False
html_show_sourcelink = False
html_static_path = [str(ROOT / "docs" / "site" / "static")]
html_css_files = ["site.css"]
html_favicon = str(ROOT / "web" / "public" / "icon.svg")
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#6b3fa0", "color-brand-content": "#6b3fa0"},
    "dark_css_variables": {"color-brand-primary": "#c9a8f0", "color-brand-content": "#c9a8f0"},
}
pygments_style = "a11y-light"
pygments_dark_style = "a11y-dark"

myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
suppress_warnings = ["misc.highlighting_failure"]  # Svelte is not known to the highlighter

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
add_module_names = False
