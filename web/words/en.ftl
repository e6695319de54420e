# The page's own interface, in English. Boards have their words in the folder of their game.
page-language-name = English
