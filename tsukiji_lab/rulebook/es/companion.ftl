### El recuento final

score_count = El recuento final
score_wins = Gana { $winner } por { $yen }
score_share = Comparten la victoria { $winners }
score_ahead = Tal como está, { $winner } va por delante con { $yen } de ventaja
score_level = Tal como está, van empatados { $winners }
score_as-it-lies = Tal como está
score_not-the-end = Esto no es el final: es lo que contaría si la partida acabara ahora.
score_unknown = Hay yenes ocultos, así que nadie puede saber quién va por delante.
score_ended-by = El final lo provocó { $seat }.
score_by-limit =
    { $rounds ->
        [one] La partida acabó por su límite de { $rounds } ronda, decisión de este proyecto.
       *[other] La partida acabó por su límite de { $rounds } rondas, decisión de este proyecto.
    }
score_length =
    { $turns ->
        [one] 1 turno, { COUNT($rounds, "round") }
       *[other] { $turns } turnos, { COUNT($rounds, "round") }
    }
score_overfished = Sobrepescados: { $count } de { $all } pescados
score_part-fish = Pescado: { $text }
score_part-highest = Más Recursos: { $yen }
score_part-reward = Mercado de Sobrepesca: { $yen }
score_part-interest = Participación: { $yen }
score_part-yen = En mano: { $yen }
score_part-lowest = Menos Recursos: { $yen }
score_part-penalty = Mercado de Sobrepesca: { $yen }
score_part-loans = Préstamos con intereses: { $yen }
score_table = El recuento final, paso a paso
score_player = Jugador
score_yen = Yenes
    .note = en mano
score_extremes = Más, menos
    .note = Recursos
score_overfishing = Mercado de Sobrepesca
    .note = ficha a ficha
score_bank = Banco
    .note = préstamos, intereses
score_fish = Fichas de pescado
    .note = delante del jugador
score_resources = Recursos
    .note = 100 ¥ cada uno
score_total = Total
    .note = todo junto
score_decided = Qué lo decidió
score_without-extremes =
    { SIZE($winners) ->
        [one] El paso de más y menos Recursos: sin él habría ganado { $winners } con { $yen }.
       *[other] El paso de más y menos Recursos: sin él habrían compartido la victoria { $winners } con { $yen } cada uno.
    }
score_without-overfishing =
    { SIZE($winners) ->
        [one] El Mercado de Sobrepesca: sin él habría ganado { $winners } con { $yen }.
       *[other] El Mercado de Sobrepesca: sin él habrían compartido la victoria { $winners } con { $yen } cada uno.
    }
score_without-bank =
    { SIZE($winners) ->
        [one] La devolución al Banco: sin este paso habría ganado { $winners } con { $yen }.
       *[other] La devolución al Banco: sin este paso habrían compartido la victoria { $winners } con { $yen } cada uno.
    }
score_lead-yen = La mayor diferencia entre { $winner } y { $seat } son los yenes en mano: { $yen } frente a { $yen_other }.
score_lead-extremes = La mayor diferencia entre { $winner } y { $seat } es el paso de más y menos Recursos: { $yen } frente a { $yen_other }.
score_lead-overfishing = La mayor diferencia entre { $winner } y { $seat } es el Mercado de Sobrepesca: { $yen } frente a { $yen_other }.
score_lead-bank = La mayor diferencia entre { $winner } y { $seat } es el Banco: { $yen } frente a { $yen_other }.
score_lead-fish = La mayor diferencia entre { $winner } y { $seat } es el pescado: fichas por { $yen } frente a { $yen_other }.
score_snapper =
    { $count ->
        [one] El Pargo Rojo está sobrepescado: la única ficha que alguien guardó cuenta { $worth }, no { $otherwise }.
       *[other] El Pargo Rojo está sobrepescado: cada una de las { $count } fichas guardadas cuenta { $worth }, no { $otherwise }.
    }
score_largest = { $tokens }: { $worth } de { COUNT($all, "resource") } de { $seat }.
score_now = Y ahora
score_replay = Verla desde el principio
score_new = Una partida nueva

### Con la caja en la mesa

error_not-told = Esta acción saca algo: di qué salió. Puede ser: { $verbs }.
error_not-there = «{ $text }» no puede haber salido. Puede ser: { $verbs }.
error_told-too-much = Esta acción saca menos de lo que se dijo que salió.
bag_token = ¿Qué dio la bolsa?
bag_fish = ¿Qué mercado de pescado salió de la caja?
bag_external = ¿Qué mercado externo salió de la caja?
bag_before = Antes: { $text }.
bag_there = { $count } en la bolsa
bag_put-back = Atrás, sin jugar nada
box_where = Dónde jugáis
box_screen = Aquí, en la pantalla
box_table = Con la caja en nuestra mesa
box_note = Elige lo que hay en vuestra mesa. Después anota aquí lo que hacéis allí: cuando se saca algo, dices qué salió.
box_first = Quién empieza
box_ready = Tableros que esperan
box_ready-note = En el orden en que están en vuestra mesa, el siguiente primero.
box_place = Lugar { $number }
box_choose = Elegir

### Contar una mesa terminada

calc_open = Contar una mesa terminada
calc_open-note = Jugasteis con la caja y queréis saber quién ganó.
calc_title = Contar una mesa terminada
calc_note = Anota lo que hay en vuestra mesa al final. Vacío significa ninguno. Solo cuentan las fichas que están delante de un jugador, no lo que está a la venta o secándose.
calc_fish = Mercados de pescado en la mesa
calc_fish-note = Todos los que entraron en la partida, también los sobrepescados; al menos { $right }.
calc_external = ¿Estaba alguno de estos en la partida?
calc_boards = En los tableros
calc_marker-of = { $board }: dónde está el marcador
calc_left-of = { $board }: fichas que quedan en el tablero
calc_left-note = Vacío: las que no tiene nadie. Anótalo si hay fichas en otros tableros.
calc_gone = ¿Cuáles de estos están sobrepescados?
calc_yen = Yenes
calc_loans = Préstamos
calc_shares = Participaciones
calc_count = Contar
calc_back = Atrás
calc_waits = El recuento sale cuando los campos marcados estén bien.
calc_at-most = { $most } como mucho.
calc_marker = ¿Dónde está el marcador? Del 1 al { $most }.
calc_too-many = La caja trae { $most }; has anotado { $given }.
calc_no-staple = En toda mesa está la Caballa o el Jurel: marca uno de los dos.
calc_start = Abrir la hoja
