### The rules explorer

explorer_title = Las reglas
explorer_intro = Las { $number } reglas, en nuestras palabras. Abre una, mírala en la mesa y prueba allí lo que quieras.
explorer_search = Buscar en las reglas
explorer_find = Buscar
explorer_example = precio salmón
explorer_all = Todos los capítulos
explorer_moment-before = Antes de la partida
explorer_moment-turn = En un turno
explorer_moment-always = En todo momento
explorer_moment-end = Al final
explorer_rules =
    { $number ->
        [one] 1 regla
       *[other] { $number } reglas
    }
explorer_elsewhere = En otros capítulos, sobre { THE($board) }
explorer_found =
    { $number ->
        [0] Ninguna regla habla de «{ $text }»
        [one] 1 regla para «{ $text }»
       *[other] { $number } reglas para «{ $text }»
    }
explorer_none-hint = Prueba con otras palabras o mira en los capítulos.
explorer_more =
    { $number ->
        [one] Hay una más. Con otra palabra la encuentras.
       *[other] Hay { $number } más. Con otra palabra las encuentras.
    }
explorer_way = Capítulo de esta regla
explorer_kind-rule = Regla
explorer_kind-exception = Excepción
explorer_kind-ruling = Decisión
explorer_kind-reconstructed = Número reconstruido
explorer_boards = Tableros
explorer_cases = Verla en la mesa
explorer_position = Una posición para mirar
explorer_case-title =
    { $of ->
        [one] Caso
       *[other] Caso { $number }
    }
explorer_close = Volver a la regla
explorer_only-position = Este caso es una posición. Mira la mesa y prueba algo.
explorer_step-do = { $seat }: { $text }
explorer_step-try = { $seat } lo intenta: { $text }
explorer_refused-by = No se puede:
explorer_done = (hecho)
explorer_case-again = Volver al caso
explorer_back = Atrás
explorer_on = Paso siguiente
explorer_return = Volver al caso
explorer_astray = Desde aquí vas por tu cuenta.
explorer_change = Cambiar un número
explorer_where = Dónde
explorer_turn = El turno
explorer_wanted =
    { $step ->
        [1] Un número entero de { $least } a { $most }, solo con cifras.
       *[other] Un número entero de { $least } a { $most }, de { $step } en { $step }, solo con cifras.
    }
explorer_do-change = Cambiar
explorer_earlier = Como estaba antes de empezar la acción en curso. Lo hecho desde entonces se repite.
explorer_number-points = Puntos de Acción
explorer_number-yen = Yenes
explorer_number-ports = Puertos abiertos
explorer_number-licence = Licencias de { $licence }
explorer_number-token = Fichas de { $token }
explorer_number-barrels = Barriles que quedan
explorer_number-marker = Marcador de valor
explorer_gained = Ahora se puede:
explorer_lost = Ya no se puede:
explorer_and-more = … y { $number } más.
explorer_same = Se puede hacer lo mismo que antes.
explorer_stopped = Esto ya no se puede hacer:
explorer_unchanged = No ha cambiado nada.
explorer_no-number = «{ $text }» no es un número entero.
explorer_out-of-range = { $text }: de { $least } a { $most }.
explorer_cannot-lie = Las piezas no pueden estar así.
explorer_over = La partida de este caso ha terminado. Vuelve un paso para probar algo.
explorer_not-understood = La página ha enviado algo que el explorador no entiende. No ha cambiado nada.
explorer_fault = Algo ha fallado en el programa. Vuelve atrás o abre la regla otra vez.
explorer_gone = Se ha perdido la conexión. Carga la página otra vez para seguir.
