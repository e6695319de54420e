"""Cards on paper: drawings in millimetres, sheets, and PDF, SVG and Tabletop Simulator files made from them."""
