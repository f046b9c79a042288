### Aprender en la mesa

learn_here = ¿Qué puedo hacer aquí?
learn_hint = Una pista
learn_help = Ayuda en la mesa
learn_on = sí
learn_off = no
learn_close = Cerrar
learn_rules = Las reglas que hay detrás
learn_choose = Elígelo
learn_step = paso { $number }
learn_number = { $text }: { $text_of }

### Números por los que preguntar

learn_which = Preguntar por un número
learn_which-note = Cada número de la mesa tiene sus razones. Elige uno para verlas.
learn_which-do = Explicar
learn_of-worth = Valor
learn_of-total = Recursos
learn_of-yen = Yenes
learn_of-points = Puntos de Acción
learn_of-end = El final de la partida
learn_of-turns = El último turno
learn_of-market = Barriles y fichas
learn_of-loan = Un Préstamo
learn_of-share = Una Participación
learn_of-interest = Intereses
learn_of-score = Si la partida acabara ahora
learn_for-seat = { $text }, { $seat }

### Qué se decide aquí

learn_at-turn =
    { $points ->
        [0] Has gastado tus Puntos de Acción, y ya no empieza ninguna acción. Todavía puedes abrir un muelle o devolver una licencia, por ejemplo. Después termina el turno, y sigue el próximo jugador.
       *[other] Te queda por gastar: { COUNT($points, "point") }. Con Pesca mueves tus barcos y cambias tus precios; con Compra adquieres pescado de otros puertos; un mercado vende licencias, barcos y más, o se queda con tus fichas. Una acción se termina antes de empezar otra, y el turno no acaba mientras quede un punto.
    }
learn_cart =
    { $points ->
        [one] Un Carrito te da 1 más, solo para entrar en mercados. Si terminas el turno sin usarlo, se pierde.
       *[other] Los Carritos te dan { $points } más, solo para entrar en mercados. Si terminas el turno sin usarlos, se pierden.
    }
learn_cart-only = Te queda de un Carrito: { COUNT($points, "point") }. Solo sirve para entrar en mercados; si terminas el turno sin usarlo, se pierde.
learn_cart-unused = Antes puedes usar un Carrito: entonces puede empezar una visita.
learn_at-morning = Empieza tu turno, y tu pescado aún no ha envejecido. Es el momento de usar un Congelador, de comprar tu propio Fugu deteriorado o de poner pescado a secar, si lo tienes. Después deja que envejezca: lo de la fila inferior se pierde sin que cobres nada, y la fila superior baja.
learn_at-fishing = Cada embarcación hace una cosa: zarpar, capturar o atracar; una Gabarra no captura. Para capturar hace falta una licencia, y cada licencia captura una vez en esta acción. También puedes cambiar el precio de todo lo que tienes a la venta. El Punto de Acción ya está pagado: termina cuando no quieras nada más.
learn_at-pricing = Elige una columna para lo que has descargado: es lo que te paga quien lo compra. Quien compra gana lo que la ficha vale, o lo que un mercado paga por ella, por encima de ese precio; un pescado más caro rara vez se vende.
learn_at-pricing-kept = Elige una columna: es lo que te paga quien lo compra. Quien compra gana lo que la ficha vale, o lo que un mercado paga por ella, por encima de ese precio; lo que cuesta más rara vez se vende.
learn_pricing-ages = Está fresco hasta tu próximo turno y deteriorado hasta el siguiente; luego se pierde, y no cobras nada.
learn_pricing-kept = No envejece nunca, y se queda ahí hasta que alguien lo compra.
learn_pricing-end = Los demás pueden comprarlo hasta que termine la partida. Lo que siga entonces sin venderse no vale nada.
learn_pricing-nobody = Pero a nadie le queda un turno para comprarlo: no vale nada.
learn_at-naming-price = En la columna «???» dices tú la cantidad, de 100 ¥ en 100 ¥. Se queda así hasta que la cambies en una acción de Pesca.
learn_at-auctions = Has descargado varios pescados por subastar. Di cuál va primero: lo que te dé se puede pujar en la siguiente. Después sigue tu acción de Pesca.
learn_at-bids = Todos pujan por esta ficha. Las pujas se sellan una a una y se revelan a la vez, y también se puede pujar 0 ¥. La más alta se lleva la ficha y paga a quien tiene el turno; si es esa misma persona, paga a la reserva.
learn_bids-auction = Todos menos quien vende pujan por el lote. Las pujas se sellan una a una y se revelan a la vez, y también se puede pujar 0 ¥. La más alta paga a quien vende y se lleva todas las fichas del lote; la reserva paga otra vez lo mismo a quien vende.
learn_bids-barter = Todos menos quien vende hacen una oferta por estas fichas. Las ofertas se sellan una a una y se revelan a la vez, y también se puede ofrecer 0 ¥. Quien vende acepta cualquiera de ellas, o ninguna; solo pagas si es la tuya.
learn_bids-foreign-market = Todos pujan por lo que se ha llevado al extranjero, como un solo lote. Las pujas se sellan una a una y se revelan a la vez, y también se puede pujar 0 ¥. La más alta se lleva las fichas del lote, y una por cada barril que haya en él, y paga a quien tiene el turno; si es esa misma persona, paga a la reserva.
learn_at-tie = Las pujas más altas son iguales, y quien tiene el turno decide entre ellas. Quien gana paga su puja enseguida. Si estás entre ellos, puedes elegirte a ti.
learn_at-purchasing = Compra en otros puertos, pieza a pieza, todo lo que puedas pagar. El precio es para su dueño; tú coges una ficha de ese pescado, y es tuya. Compensa mientras la ficha valga para ti más que el precio. Compra al menos una pieza y después termina.
learn_lot-auction = Elige las fichas que se subastan como un solo lote. Cuantos más Recursos vale, mayor es la tarifa que pagas antes. En cuanto confirmas, se acepta la puja más alta, sea la que sea, y la reserva te paga otra vez lo mismo.
learn_lot-barter = Elige las fichas que ofreces juntas. En cuanto confirmas, los demás sellan sus ofertas. Puedes aceptar cualquiera de ellas o quedarte con tus fichas.
learn_lot-trading = Elige fichas que juntas valgan al menos el número del espacio. Por lo que valgan de más no se da nada, así que acércate. Confirma, y se cambian por lo que da el espacio.
learn_lot-sushi-shop = Elige de una a cinco fichas de formas distintas. Su número decide en qué espacio quedan y lo que paga. Confirma cuando estén todas.
learn_at-answer = Las ofertas están reveladas. Acepta cualquiera de ellas, no solo la más alta: ese jugador paga y se lleva las fichas. O recházalas todas y quédate con tus fichas.
learn_at-group = Elige las embarcaciones en el mar que atracan juntas en el extranjero. Todo lo que llevan se subasta como un solo lote, y la tarifa se paga una vez por todas. Con al menos un barril entre todas, celebra la subasta.
learn_at-consignment = El lote ha sobrepescado varios pescados a la vez. Di de cuál se trata primero: cada uno trae un mercado nuevo, mientras quede alguno en la caja.
learn_at-stowing = Lo que capturaron tus licencias de Himono se descarga y va a secarse sobre ellas. Di en cuál queda cada barril; dos piezas llenan una licencia. Una licencia llena se convierte en un barril de Himono al empezar tu próximo turno.
learn_at-turn-end = El turno ha terminado. Ahora va lo que otros pueden hacer después; luego sigue el próximo jugador.
learn_at-errand = Tu Comprador compra ahora para ti, tras el turno de otro jugador. Compra todo lo que puedas pagar, o nada; no cuesta ningún Punto de Acción. Después el Comprador vuelve a su tablero.

### Qué ofrece un mercado

learn_licence =
    { $count ->
        [0] Aquí no queda ninguna licencia.
       *[other] Una licencia cuesta { $yen }: con ella, un Barco tuyo puede capturar { $fish }.
    }
learn_licence-free =
    { $count ->
        [0] Aquí no queda ninguna licencia.
       *[other] La licencia es gratis: con ella, un Barco tuyo puede capturar { $fish }.
    }
learn_licence-idle =
    { $count ->
        [0] Aquí no queda ninguna licencia.
       *[other] Se puede conseguir una licencia, pero ahora no hay nada que pueda capturar.
    }
learn_income = Cada una da { $yen } a quien la tiene cuando alguien entra.
learn_overfished = Sobrepesca de { $fish }: ya nadie puede capturar más.
learn_until-left = Tienes que hacer al menos una cosa; después sigue cuanto quieras, y sal.
learn_once = Solo puedes hacerlo una vez por visita; después sal.
learn_go-on = Sigue cuanto quieras, y sal.
learn_only-leave = Aquí ya no puedes hacer nada más: sal.
learn_in-mackerel = El mercado también compra Caballa, de dos en dos piezas: fichas, o barriles que tienes a la venta. En una visita se puede comprar una licencia.
learn_in-eel = El mercado también compra fichas de Anguila por lo que valen ahora. Después el valor baja 2 por cada una, para todos.
learn_in-fugu = El mercado también compra fichas de Fugu, y cuantas más a la vez, mejor: dos dan cuatro veces lo que una; tres, nueve veces.
learn_in-octopus = El mercado no compra fichas. Pero cambia un Pulpo por tres Takoyaki, que se ponen a la venta en tu puerto.
learn_in-red-snapper = El mercado no compra fichas: un Pargo Rojo cuenta en la puntuación final, o se vende en otro sitio.
learn_in-salmon = El mercado no compra fichas: un Salmón cuenta en la puntuación final, o se vende en otro sitio.
learn_in-spider-crab = El mercado también compra Cangrejos Araña, por más de lo que valen en la puntuación final.
learn_in-squid = El mercado también compra Calamar, y para eso sirve el Calamar: en la puntuación final no vale nada.
learn_in-tuna = El mercado también compra Atún, por lo mismo que vale en la puntuación final.
learn_in-clam-oyster = El mercado también compra una Almeja y una Ostra juntas.
learn_in-himono = La Caballa, el Jurel y las Sardinas que capturas con su licencia, o que pones sobre ella desde tu puerto o tus fichas, se secan allí: dos piezas se convierten en un barril de Himono, que no envejece nunca. El mercado no compra fichas: aquí se viene por una licencia.
learn_in-horse-mackerel = El mercado no compra fichas. Su licencia no da yenes cuando alguien entra; si la Caballa está en juego, también captura hasta dos barriles de ella a la vez.
learn_in-nori = El mercado no compra fichas: aquí se viene por la licencia, una para cada jugador.
learn_in-sardines = El mercado también vende Sardinas en lata, y no compra ninguna. Con una licencia de Sardinas no puedes volver a entrar.
learn_in-swordfish = El mercado también compra Pez Espada por lo que vale ahora, y paga algo más una vez en cada visita. Después el valor baja 1 por cada uno, para todos.
learn_in-ships = Compra una embarcación, si hay un sitio libre para ella: en cada hueco cabe un barril. O vende una que esté en un muelle; eso da poco.
learn_in-aquarium = Vende fichas, cada una al precio de su espacio, mientras quepan en él. Se quedan allí hasta el final.
learn_in-auction = Ofrece fichas como un solo lote para que pujen los demás. Antes pagas una tarifa, y tienes que aceptar la puja más alta; la reserva te paga otra vez lo mismo.
learn_in-bank = Pide Préstamos, que se devuelven con intereses en la puntuación final. O compra Participaciones, que te dan una parte de todos los intereses. Quien tiene lo uno no puede tener lo otro.
learn_in-barter = Ofrece fichas a los demás. Ellos sellan sus ofertas; tú aceptas cualquiera de ellas, o ninguna.
learn_in-government = Da fichas a la beneficencia: cada una da el precio de su espacio, valga lo que valga. Se quedan allí hasta el final.
learn_in-rentals = Un Congelador evita durante un turno que envejezca tu pescado; un Carrito da un Punto de Acción para una visita. Cada uno sirve dos veces, y ocupa hasta entonces un espacio de licencia.
learn_in-trading = Da fichas que valgan al menos el número de un espacio vacío, y coge sus yenes. O coge las fichas de un espacio ocupado a cambio de fichas tuyas que lleguen a su número.
learn_in-used-ships = Compra una embarcación que alguien vendió aquí, por menos que una nueva; hace falta un sitio libre para ella. O vende una que esté en un muelle, por más de lo que paga Barcos.
learn_in-foreign-market = Las embarcaciones en el mar también pueden atracar en el Mercado Extranjero, por { $yen } cada grupo: todo lo que llevan se subasta como un solo lote.
learn_in-influence = Un Comprador compra para ti tras el turno de otro jugador; ocupa un espacio de licencia hasta que lo asignas. Una Expansión trae enseguida un mercado nuevo a la mesa.
learn_in-new-aquarium = Vende fichas, cada una al precio de su espacio, mientras quepan en él. Se quedan allí hasta el final.
learn_in-ship-rentals = Alquila para un viaje una embarcación que está en Barcos o en Barcos de Segunda Mano; hace falta un sitio libre para ella. Cuando ha atracado y descargado, se devuelve.
learn_in-sushi-shop = Vende juntas de una a cinco fichas de formas distintas, en el espacio vacío para su número. Cada número de fichas tiene su precio.

### Cada pescado tiene su propia regla

learn_own-mackerel = vale siempre 1 Recurso
learn_own-eel = vale 1 Recurso más por cada barril descargado y 2 menos por cada ficha vendida a su mercado
learn_own-fugu = los tuyos juntos valen en Recursos su número al cuadrado: 1, 4, 9…
learn_own-octopus = vale 3 Recursos; uno se convierte en tres Takoyaki, que valen 5 para quien los compra
learn_own-red-snapper = vale un Recurso por cada tres fichas que quedan en el tablero, redondeado hacia arriba: 1 menos por cada tres que se compran
learn_own-salmon = fresco, vale tantos Recursos como Salmones tienen entre todos los jugadores; deteriorado, 4
learn_own-spider-crab = dos barriles descargados dan una ficha, y todos pujan por ella
learn_own-squid = no vale nada en la puntuación final, pero su mercado lo compra
learn_own-tuna = tres barriles descargados dan una ficha, y todos pujan por ella
