### La página de todas las reglas

rules_chapter-setup = Preparación
rules_chapter-money = Dinero
rules_chapter-turn = El turno
rules_chapter-port = Muelles
rules_chapter-licence = Licencias
rules_chapter-fishing = Pesca
rules_chapter-barge = La Gabarra
rules_chapter-purchase = Compra
rules_chapter-visit = Visitar un mercado
rules_chapter-bid = Pujas
rules_chapter-overfishing = Sobrepesca
rules_chapter-end = Final de la partida
rules_chapter-scoring = Puntuación
rules_chapter-worth = Valor de las fichas
rules_chapter-blue-ship = El Barco Azul
rules_chapter-external = Nuevos mercados externos
rules_chapter-variants = Variantes
rules_chapter-more-markets = Variante: Más mercados
rules_chapter-collapse = Variante: Colapso
rules_chapter-open-order = Variante: Orden abierto
rules_chapter-house-rules = Reglas de la casa
rules_chapter-screen = La pantalla
rules_page-title = Las reglas de Tokyo Tsukiji Market
rules_page-note = Todas las reglas del juego base, de la expansión y de sus variantes, como las juega Tsukiji Lab: con nuestras palabras, y cada una con el lugar del reglamento en el que está. Esta página no es oficial ni forma parte del juego; el reglamento, su texto y sus derechos son de su editorial, y aquí no se repite ninguna de sus frases.
rules_page-kinds = Una decisión propia se tomó en este proyecto donde el reglamento calla. Un número reconstruido está impreso en un tablero, pero no lo da ningún texto. Un caso es una posición en la que se ve la regla: ábrelo con lab.load_scenario o juégalo con tsukiji-lab check.
rules_page-language = Español
rules_page-chapters = Capítulos
rules_page-game = El juego
rules_page-fish = Mercados de pescado
rules_page-external = Mercados externos
rules_page-case =
    { $number ->
        [one] Caso
       *[other] Casos
    }
rules_page-test =
    { $number ->
        [one] Prueba
       *[other] Pruebas
    }
rules_page-more = y { $number } más
rules_page-related = Véase también
rules_page-table = Reglas y pruebas
rules_page-chapter = Capítulo
rules_page-rules = Reglas

### Rules on the command line

rules_none = Ninguna regla habla de «{ $text }».
rules_more = … y { $number } más.
rules_unknown = El catálogo no tiene ninguna regla «{ $text }».
rules_close = El catálogo no tiene ninguna regla «{ $text }». Se parecen: { $verbs }.
rules_no-board = No hay ningún tablero «{ $text }». Estos son los que hay: { $boards }.
rules_boards = Tableros: { $text }
rules_related = Ver también: { $text }
rules_case = Caso: { $path }
