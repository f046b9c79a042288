### What is kept of a game, and links to a table

links_unreadable = This link cannot be read: part of it may be missing.
links_field = A link to a table knows no «{ $text }». It knows { $verbs }.
links_value = In a link, «{ $pattern }» is one of { $verbs }, not «{ $text }».
links_number = In a link, «{ $pattern }» is a whole number, not «{ $text }».
links_no-case = There is no stored case «{ $text }».
links_seats = The link says who plays { $given } seats, but there are { $players }.
links_names = The link names { $given } players, but there are { $players }.
