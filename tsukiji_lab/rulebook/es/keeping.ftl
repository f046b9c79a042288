### Lo que se guarda de una partida, y enlaces a una mesa

links_unreadable = Este enlace no se puede leer: puede faltar una parte.
links_field = Un enlace a una mesa no conoce «{ $text }». Conoce { $verbs }.
links_value = En un enlace, «{ $pattern }» es uno de { $verbs }, no «{ $text }».
links_number = En un enlace, «{ $pattern }» es un número entero, no «{ $text }».
links_no-case = No hay ningún caso guardado «{ $text }».
links_seats = El enlace dice quién juega en { $given } asientos, pero hay { $players }.
links_names = El enlace nombra a { $given } jugadores, pero hay { $players }.

keeping_games = Tus partidas
keeping_games-note = Las guarda este navegador y nadie más: no se envían a ninguna parte.
keeping_turn = Turno { $turn }
keeping_over = Terminada
keeping_go-on = Seguir
keeping_open = Abrir
keeping_older = { $number ->
    [one] Una partida más
   *[other] { $number } partidas más
}
keeping_forget = Olvidar
keeping_forget-text = Después ya no podrás seguir con esta partida.
keeping_forget-yes = Olvidar esta partida
keeping_forget-all = Olvidar mis partidas
keeping_forget-all-text = Esto borra todo lo que Tsukiji Lab guarda en este navegador: tus partidas, tus respuestas de la lección, el idioma y los colores. No se puede deshacer.
keeping_forget-all-yes = Borrarlo todo
keeping_gone = Esta partida ya no está guardada.
keeping_damaged = Lo que se guardó de esta partida está dañado y no se puede abrir.
keeping_copy-here = Esta partida también está abierta en otra pestaña. Aquí sigues con una copia, y se guardan las dos.
keeping_address-damaged = El código de la dirección está dañado: puede faltar una parte del enlace.
keeping_code = El código de esta partida
keeping_copy = Copiar
keeping_copied = Copiado.
keeping_link = Enlace
keeping_link-form = Copiar un enlace a esta mesa
keeping_link-game = Copiar un enlace a esta partida
keeping_link-start = Copiar un enlace a su comienzo
keeping_link-text = Quien abra este enlace tendrá la misma mesa:
keeping_lost = Se ha perdido la conexión.
keeping_lost-page = Tu partida está a salvo en este código. Vuelve a cargar la página y sigue donde estaba.
keeping_lost-kept = Tu partida está a salvo en este código. Vuelve a ejecutar la celda y sigue con ella en «Tus partidas»; en «Abrir una partida» también vale el código.
keeping_lost-cell = Tu partida está a salvo en este código. En la celda, cambia la línea que crea la partida por game = lab.game_from_code("…") con el código en su sitio y ejecútala: tal como está, empieza otra partida.
keeping_missed = La conexión se cortó un momento y puede que no llegara lo último que pulsaste. Mira la mesa: si no se hizo, pulsa otra vez.
keeping_lost-again = Vuelve a ejecutar la celda.
keeping_reload = Recargar
keeping_full = Este navegador no tiene sitio para la partida. Guarda su código o un archivo: ambos están en «Tu partida».
