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
score_lost = Rayado: lo que quita el recuento. Lo demás de la barra es el total.
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
score_no-fish = ninguna
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
