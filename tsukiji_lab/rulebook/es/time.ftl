### Atrás y adelante: línea del tiempo, deshacer, ramas, comparación

error_no-such-step = Los pasos de esta partida van de 0 a { $most }.

time_line = Línea del tiempo
time_slider = Paso de la partida
time_value = Paso { $step } de { $all }, turno { $turn }, { $seat }
time_value-over = Paso { $step } de { $all }, turno { $turn }, la partida ha terminado
time_step = Paso { $step }
time_turn = turno { $turn }
time_start = Al principio
time_back = Un paso atrás
time_forward = Un paso adelante
time_end = Al presente
time_mark-overfished = Turno { $turn }: { $market } se sobrepescó
time_mark-auction = Turno { $turn }: una subasta en { $market }

time_looking = Estás mirando el pasado
time_looking-note = La partida sigue como está. Aquí no se puede jugar nada, y «Lo que ha pasado» sigue llegando hasta el presente.
time_looking-first = Estás mirando el pasado: vuelve antes al presente.
time_now = Volver al presente
time_happened = Qué pasó en este paso
time_go-on = Seguir desde aquí
time_go-on-note = Así empieza una rama: la partida que tienes sigue como está, a su lado.

time_branches = Ramas
time_branches-note = ¿Y si…? Una rama empieza en el paso que ves. La partida que tienes sigue a su lado, y las mismas acciones traen los mismos resultados del azar en ambas.
time_branches-in-cell = En Python, table.game es la rama que está en la mesa; game sigue siendo la partida con que se creó.
time_name = Nombre de la rama
time_begin = Empezar una rama aquí
time_branch = rama { $text }
time_here = Estás aquí
time_parts = Paso { $step }, turno { $turn }; se separa tras el paso { $number }
time_play = Ir a esta rama
time_play-named = Ir a la rama { $text }
time_compare = Comparar
time_compare-named = Comparar con la rama { $text }
time_forget = Olvidar
time_forget-named = Olvidar la rama { $text }

time_name-long = El nombre de una rama tiene de 1 a { $most } caracteres imprimibles.
time_taken = Ya hay una rama llamada «{ $text }»: elige otro nombre.
time_too-many = Una partida guarda { $most } ramas: olvida antes una.
time_no-branch = No hay ninguna rama «{ $text }».
time_played = Ahora estás en la rama «{ $text }».
time_sealed = En este paso hay pujas selladas: una rama puede empezar antes o después.

time_undo-chance = Hasta aquí se puede deshacer: después, el azar mostró algo. El menú permite «explorar».
time_undo-bids = Hasta aquí se puede deshacer: después se revelaron pujas. El menú permite «explorar».
time_undo-yen = Hasta aquí se puede deshacer: después se mostraron yenes ocultos. El menú permite «explorar».
time_undo-handed = Hasta aquí se puede deshacer: la decisión anterior fue de otro jugador. El menú permite «explorar».
time_explore = Explorar (deshacer todo)
time_explores = Se explora: todo se puede deshacer

time_count = Contar ahora
time_close = Cerrar

time_compared = { $text } junto a { $text_other }
time_what = Qué
time_difference = { $text_other } menos { $text }
time_differs =
    { $count ->
        [0] Nada es distinto.
        [one] 1 cosa es distinta.
       *[other] { $count } cosas son distintas.
    }
time_all-same = Todo lo demás en la mesa es igual.
time_parted =
    { $number ->
        [0] Se separan al principio.
       *[other] Se separan tras el paso { $number }, en el turno { $turn }.
    }
time_row-turn = Turno
time_row-yen = Yenes
time_row-resources = Recursos
time_row-total = Total si se contara
time_row-barrels = Barriles
time_row-tokens = Fichas
time_row-worth = Recursos por ficha
time_row-overfished = Sobrepescado
time_row-steps = Qué se está haciendo
time_row-licences = Licencias
time_row-takoyaki = Takoyaki
time_row-tins = Sardinas en lata
time_row-in-play = En juego
time_row-lies = En el tablero
time_yes = sí
time_no = no
time_hidden = oculto
time_absent = no está en juego
time_same-turn = Las dos se muestran en el turno { $turn }, el último al que han llegado ambas.
