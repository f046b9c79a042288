### Con la caja en la mesa

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
box_money = Con la caja en vuestra mesa el dinero está a la vista; en esta partida está oculto, así que se juega aquí, en la pantalla.
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
calc_waits = El recuento sale cuando estos campos estén bien:
calc_at-most = { $most } como mucho.
calc_marker = ¿Dónde está el marcador? Del 1 al { $most }.
calc_too-many = La caja trae { $most }; has anotado { $given }.
calc_no-staple = En toda mesa está la Caballa: márcala.
calc_no-staple-of-two = En toda mesa está la Caballa o el Jurel: marca uno de los dos.
calc_few-fish =
    { $given ->
        [one] Con este número de jugadores hay al menos { $right } mercados de pescado en la mesa; has marcado 1.
       *[other] Con este número de jugadores hay al menos { $right } mercados de pescado en la mesa; has marcado { $given }.
    }
calc_start = Abrir la hoja
