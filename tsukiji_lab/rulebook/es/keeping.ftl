### Lo que se guarda de una partida, y enlaces a una mesa

links_unreadable = Este enlace no se puede leer: puede faltar una parte.
links_field = Un enlace a una mesa no conoce «{ $text }». Conoce { $verbs }.
links_value = En un enlace, «{ $pattern }» es uno de { $verbs }, no «{ $text }».
links_number = En un enlace, «{ $pattern }» es un número entero, no «{ $text }».
links_no-case = No hay ningún caso guardado «{ $text }».
links_seats = El enlace dice quién juega en { $given } asientos, pero hay { $players }.
links_names = El enlace nombra a { $given } jugadores, pero hay { $players }.
