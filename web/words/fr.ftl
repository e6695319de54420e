# The page's own interface, in French (tu).
page-language-name = Français
