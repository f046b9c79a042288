# La lección sobre la sobrepesca. Aquí no hay ninguna cifra: cada una entra por su nombre, desde
# lessons/figures.py. El texto tiene licencia CC BY 4.0.

# --- la página ---

lesson_title = Sobrepesca
lesson_place = Paso { $step } de { $steps } · { $minutes } minutos
lesson_steps = Los pasos
lesson_step-done = hecho
lesson_long = Dos clases
lesson_short = Una clase
lesson_length = Duración
lesson_print = Imprimir este paso
lesson_next = Seguir
lesson_back = Atrás
lesson_again = Empezar de nuevo
lesson_again-sure = Sí, olvida todas mis respuestas
lesson_progress = Estimar, mirar, guardar
lesson_guess = Estima primero
lesson_look = Mira
lesson_keep = Guarda esta frase
lesson_closed-look = se abre con tu estimación
lesson_closed-next = sigue cuando hayas respondido
lesson_closed-played = sigue cuando hayas jugado
lesson_closed-keep = se abre cuando lo hayas visto todo
lesson_sources = { $count ->
    [one] Fuente:
   *[other] Fuentes:
  } { $text }
lesson_word = Una palabra con trampa
lesson_chart-table = Los números en una tabla
lesson_keep-mine = Guardarla
lesson_own-words = Decirlo con mis palabras
lesson_kept = Guardada
lesson_sheet = Lo que guardas
lesson_fault = Algo ha fallado aquí. Tus respuestas están guardadas; inténtalo otra vez.
lesson_not-understood = No se ha entendido. No ha cambiado nada.
lesson_no-chart = Con estos números no se puede dibujar el gráfico. Elige otros.
lesson_no-data = Los datos para esto no forman parte de esta instalación: sus condiciones los dejaron fuera.
lesson_code-damaged = El código de la dirección está dañado. La lección empieza de nuevo.
lesson_lost = Se ha perdido la conexión. Tus respuestas están guardadas en la dirección de esta página: vuelve a cargarla para seguir.

# --- preguntas ---

ask_lock = Fijar mi estimación
ask_answer = Responder
ask_interval = Estoy bastante seguro de que está entre estos dos números.
ask_between = entre { $low } y { $high }
ask_from-label = Extremo inferior
ask_to-label = Extremo superior
ask_place = Puesto { $place }
ask_order = Primero va …
ask_many = Elige todas las que valgan.
ask_locked = Tu estimación: { $given }
ask_answered = Tu respuesta: { $given }
ask_interval-given = de { $low } a { $high }
ask_none = ninguna
ask_again = Responder de nuevo

bad_empty = Escribe primero una respuesta.
bad_empty-choice = Elige primero una respuesta.
bad_number = Escribe un número, con cifras.
bad_range = Da un número de { $low } a { $high }.
bad_order = El primer número no puede ser mayor que el segundo.
bad_choice = Elige entre las respuestas que se ofrecen.
bad_places = Pon cada una en un solo puesto.
bad_long = Es demasiado largo: usa como mucho { $most } letras.
bad_early = Esta pregunta aún no está abierta.

verdict_held = Tu estimación aguantó: es { $answer }.
verdict_too-low = Se queda corto por { $off }: es { $answer }.
verdict_too-high = Se pasa por { $off }: es { $answer }.
verdict_right = Correcto: { $answer }.
verdict_near = Bastante cerca: es { $answer }.
verdict_wrong = No es así. La respuesta: { $answer }.
verdict_text = Anotado. Compáralo con otros en clase.
off_points = { $number } puntos
off_years = { $number } años
off_number = { $number }

calibration_title = ¿Qué tal has estimado?
calibration_score = { $guesses ->
    [one] { $held ->
        [one] Tu única estimación contenía la respuesta; ocupaba { $width } de la escala.
       *[other] Tu única estimación no contenía la respuesta; ocupaba { $width } de la escala.
      }
   *[other] { $held } de tus { $guesses } estimaciones contenían la respuesta; ocupaban de media { $width } de la escala.
  }
calibration_meaning = Cualquiera acierta siempre con estimaciones tan anchas como la escala. El arte está en las estrechas que aguantan.

form_tonnes = { $number } t
form_million-tonnes = { $number } millones de t
option_never = no en estos turnos
option_turn = turno { $turn }

source_game = el juego, jugado por este programa
source_model = un modelo, calculado aquí (Schaefer; Gordon)
source_second-hand = { $publication } (leído de segunda mano)

# --- el tablero vacío ---

step_emptied = El tablero vacío
q_emptied = { $class_ports } puertos pescan en un mar con { $class_barrels } barriles de caballa. Tu clase jugará { $class_turns } turnos. ¿En qué turno se saca el último barril?
emptied_scene = Ahora juega con tu clase. Cada puerto tiene dos barcos en el mar y dos licencias de caballa. En cada turno la clase dice con cuánta fuerza pesca el puerto al que le toca. Hay { $class_turns } turnos, dos por puerto. (El tablero impreso tiene { $class_printed } barriles para tantos jugadores; aquí hay menos para que quepa en una clase.)
scene_board = La partida de la clase
scene_board_turn = Turno { $turn } de { $turns }: pesca { $port }. ¿Con cuánta fuerza?
scene_board_all = Todo lo que pueda
scene_board_one = Un barril
scene_board_none = Se queda en puerto
scene_board_told = Turno { $turn }, { $port }: pesca { $caught }; en el mar hay { $left }.
scene_board_log = Lo que jugó el motor
scene_board_left = Barriles que quedan en el mar: { $left }
scene_board_emptied = El último barril se saca en el turno { $turn }. La caballa está sobreexplotada.
scene_board_never = Tras { $turns } turnos { $left ->
    [one] queda un barril
   *[other] quedan { $left } barriles
  }.
scene_board_again = Jugar otra vez
emptied_after = En el juego, un pescado está sobreexplotado cuando se acaba su último barril o su última ficha. Su mercado queda cerrado el resto de la partida y se saca otro pescado. Nadie tiene que ser descuidado para eso: cada puerto solo saca lo que tiene permitido.
q_emptied_because = Si todos pescan todo lo que pueden, es el turno { $class_hard }. Compara: ¿con cuánta fuerza pescó tu clase?
q_who = En una frase: si todos pescan todo lo que pueden, ¿quién vacía el tablero?
q_who_because = Ningún puerto por sí solo, y no se rompe ninguna regla. Cada barril es ganancia de un puerto y pérdida de todos. Ese es el patrón que sigue esta lección.
emptied_alone = Juega otra vez e intenta dejar el mar más lleno. ¿Funciona si un puerto no colabora?
keep_emptied = Nadie quiere vaciar el tablero, y aun así cada puerto pone su parte.
term_overfished-name = Sobreexplotado
term_overfished = En el juego: el mercado está vacío. En los informes de la FAO: la población está por debajo del tamaño que da la mayor captura duradera. Una población así no está vacía y puede recuperarse.

# --- lo que el juego deja fuera ---

step_regrowth = Lo que el juego deja fuera
q_regrowth = Saca las mismas capturas de una población que se repone. ¿Cuánto queda de ella tras estos turnos, en porcentaje de lo que había al principio?
q_regrowth_because = La población del modelo crece en un turno hasta { $sea_growth } de sí misma mientras es pequeña, y menos cuando el mar se llena.
regrowth_same = La figura siguiente saca de los dos mares lo que sacó tu clase (o, si no ha jugado, lo que sacó la pesca más dura).
regrowth_finding = Los peces de verdad se multiplican. En el juego una población solo crece cuando vuelven barriles de un puerto. Así que el juego es demasiado pesimista en una cosa: una población real a la que se deja en paz puede recuperarse.
q_left-out = ¿Qué deja fuera el juego?
q_left-out_growth = los peces tienen crías
q_left-out_fewer = lo que se pesca falta en el mar
q_left-out_fuel = un día en el mar cuesta dinero
q_left-out_quota = alguien limita la captura
q_left-out_end = un pescado puede acabarse
q_left-out_because = El programa buscó cada cosa en una partida que jugó. Un modelo deja cosas fuera a propósito; lo importante es saber cuáles.
regrowth_models = Otras cosas que deja fuera: la edad de los peces, dónde viven, el agua que se calienta y quienes pescan sin declararlo. Los modelos de esta lección también las dejan fuera.
keep_regrowth = El juego muestra cómo se vacía un mar; no muestra que un mar puede volver a llenarse.
term_model-name = Modelo
term_model = Un mundo pequeño en el que faltan algunas cosas para que se entiendan las demás. Nunca acierta en todo; puede ser útil.

# --- las proporciones ---

step_shares = ¿Cuántas poblaciones están sobreexplotadas?
q_shares = El reglamento del juego dice que { $rulebook_overfished } de las poblaciones de peces del mundo están sobreexplotadas. ¿Qué contó la FAO para { $now_year }?
q_shares_because = La FAO contó { $now_overfished } para { $now_year }. El { $rulebook_overfished } del reglamento era cierto, pero para un año anterior.
shares_overfished = Sobreexplotada significa: por debajo del tamaño que da la mayor captura duradera. La clase de la FAO empieza por debajo de { $overfished_bound } de ese tamaño. No dice nada de cuánto se pesca ahora la población, y cada una cuenta igual, grande o pequeña.
q_which-year = El reglamento da { $rulebook_overfished } sobreexplotadas y { $rulebook_fully } plenamente explotadas para cuando se imprimió. ¿De qué año son esas cifras?
q_which-year_because = El informe de la FAO con { $then_overfished } y { $then_fully } contaba { $rulebook_year }. Cuando se imprimió el reglamento, el informe vigente ya decía { $current_overfished } y { $current_fully }, contados para { $current_year }. Una cifra sin su año es media cifra.
shares_editions = De { $first_overfished } en { $first_year } a { $now_overfished } en { $now_year }: la proporción de poblaciones sobreexplotadas casi se ha cuadruplicado. La FAO corrige los años anteriores en cada informe, así que usa una sola fuente por línea.
q_fully = «{ $rulebook_fully } plenamente explotadas» suena a alarma. ¿Cómo está una población así?
q_fully_nearly-empty = casi vacía
q_fully_half = a cerca de la mitad de lo que el mar puede sostener: la mayor captura que dura
q_fully_untouched = casi intacta
q_fully_because = Plenamente explotada, hoy «explotada a su máximo sostenible», significa pescada cerca de la mayor captura que dura. En el modelo más simple eso es { $half } de la población sin pesca. No es un desastre.
shares_fully = En { $now_year }, { $now_fully } de las poblaciones evaluadas se pescaban cerca de la mayor captura duradera. Junto con las infraexplotadas, { $now_sustainable } estaban dentro de los límites.
shares_two = Circulan dos cifras distintas de { $worm_collapsed }. Una es la proporción de clases pescadas cuya captura había caído por debajo de { $collapse_bound } del récord en { $worm_year }. La otra, { $then_overfished }, es la proporción de poblaciones con muy poca abundancia en { $rulebook_year }. Una cuenta capturas, la otra peces en el mar.
q_recovered = Con el método de { $review_published }, { $review_overfished } de las poblaciones están sobreexplotadas; con el antiguo eran { $now_overfished }. ¿Se recuperaron?
q_recovered_yes = sí, por la diferencia entre las dos cifras
q_recovered_method = no se puede decir: cuentan poblaciones distintas
q_recovered_worse = no, ha empeorado en esa diferencia
q_recovered_because = El método antiguo seguía { $now_stocks } grupos de poblaciones, el nuevo mira { $review_stocks }. Las dos cifras están una junto a otra; una línea entre ellas sería mentira.
shares_methods = En la nueva cuenta trabajaron más de { $experts } expertos. Lo que ellos dicen de la tendencia: la sobrepesca ha subido cerca de { $rise_a_year } al año en los últimos años.
shares_area = En la zona { $area_code } de la FAO, el Pacífico noroeste con los mares de Japón, estaban sobreexplotadas { $area_good } en { $area_good_year } y { $area_now } en { $area_now_year }. Esos saltos hacen pensar que allí se cuentan pocas poblaciones: entonces unas pocas mueven la proporción. Cuidado con los números pequeños.
shares_japan = El reglamento dice que la parte de Japón es grande. Japón sacó { $japan_then } de la captura mundial en { $japan_then_year } y { $japan_now } en { $japan_now_year }.
keep_shares = De las poblaciones que evalúa la FAO, una de cada diez estaba sobreexplotada en { $first_year }, más de una de cada tres en { $now_year }; más de seis de cada diez seguían dentro de los límites.

# --- la línea ---

step_line = ¿Cuándo estará vacío el mar?
q_line = En { $worm_published } un estudio halló que la captura de { $worm_collapsed } de todas las clases de peces pescadas había colapsado hasta { $worm_year }, y trazó una línea por los años desde { $worm_start }. Si esa línea simplemente sigue, ¿en qué año habrían colapsado todas?
q_line_because = La curva del estudio pasa el tope en { $line_year }. Ese es el año del reglamento.
line_curve = «Colapso» significa aquí: la captura está por debajo de { $collapse_bound } de la captura récord. No significa que ya no haya peces: unas reglas estrictas también hacen pequeña una captura.
q_beyond = ¿Qué dice la misma curva para { $line_beyond_year }?
q_beyond_possible = se queda en el tope
q_beyond_impossible = algo imposible
q_beyond_falls = vuelve a bajar
q_beyond_because = Dice { $line_beyond }: más que todas. Una curva así tiene que pasar el tope tarde o temprano, hagan lo que hagan los peces. Describe los años con los que se hizo; no sabe nada de los siguientes.
line_critic = Un científico pesquero dijo enseguida que no tenía credibilidad, y señaló una población que figuraba como colapsada mientras estaba más alta que en décadas, porque se pescaba poco a propósito.
line_author = El primer autor dijo más tarde al parlamento de Canadá que era un escenario, que solo se cumpliría si se dejaba seguir la tendencia, y que el fin de los peces en { $rulebook_end } no era de lo que hablaba el estudio.
line_together = En { $together_year } él y su crítico escribieron juntos un artículo. En { $ecosystems_better } de { $ecosystems } ecosistemas bien estudiados se pescaba con menos fuerza; aun así, { $rebuilding } de las poblaciones evaluadas tenían que recuperarse.
line_later = En { $hilborn_year } un estudio de las poblaciones evaluadas, cerca de la mitad de la captura mundial, halló que de media crecen y están cerca de su objetivo. Donde la pesca se gestiona poco, se pesca unas { $weakly_harvest } veces más fuerte y hay la mitad de peces. En las poblaciones evaluadas de Japón, la relación con el objetivo era { $japan_before } en { $japan_before_year }, { $japan_low } en { $japan_low_year } y { $japan_late } en { $japan_late_year }.
line_warming = El artículo de { $article_year } que cita aquí el reglamento trata del agua que se calienta. El estudio en que se basa: el calor redujo lo que el mar puede dar en { $warming_loss } de { $warming_from } a { $warming_to }.
keep_line = Una línea que sigue es una pregunta, no un pronóstico: el mar no estará vacío en { $rulebook_end } porque lo diga una curva, ni a salvo porque la curva fallara.
term_extrapolation-name = Extrapolación
term_extrapolation = Alargar una línea más allá de los años con los que se hizo. Solo vale mientras siga igual lo que hizo la línea.

# --- el modelo ---

step_model = Un mar en un modelo
q_model = El fletán del Pacífico en un libro de texto: un mar sin pesca contiene { $halibut_capacity }. ¿Cuál es la mayor captura al año que dura para siempre, en porcentaje de eso?
q_model_because = Es { $halibut_share }, o { $halibut_msy } al año: la tasa de crecimiento por lo que sostiene el mar, entre cuatro. La tasa aquí es { $halibut_growth } al año.
model_halibut = Para pescar siempre, saca solo lo que crece. Pero un mar lleno no crece, y uno vacío no puede. Lo más está en medio.
model_growth = El mar de las figuras siguientes es inventado: sostiene { $sea_capacity }, y una población pequeña crece { $sea_growth } de sí misma al año. Crece más rápido a la mitad de lo que sostiene.
scene_lasting = Busca la captura que dura: ¿cuántos días de barco al año?
scene_lasting_days = Días de barco al año
scene_lasting_result = Con { $days } días al año, el mar se queda en { $biomass } y da { $catch } al año.
scene_lasting_empty = Con { $days } días al año no queda nada: el mar se vacía.
q_points = Pon en orden, de menos pesca a más.
q_points_mey = el mayor beneficio
q_points_msy = la mayor captura
q_points_open = cualquiera puede pescar: ya nadie gana nada
q_points_because = En este mar: { $mey_days }, { $msy_days } y { $open_days } días. Donde cualquiera puede pescar, llegan barcos hasta que se acaba el beneficio; es el doble de pesca que con el mayor beneficio.
model_open = Si el pescado es caro o pescar es barato, siguen viniendo barcos cuando quedan pocos peces: aquí hasta que el mar tiene { $open_share } de lo que sostiene. Los precios no protegen a los peces.
scene_alone = Tu propio mar, durante décadas. Haz que colapse y luego deja que se recupere.
scene_alone_growth = Qué rápido crece la población
scene_alone_effort = Días de barco al año al principio
scene_alone_turn = El año del cambio
scene_alone_later = Días de barco al año después
model_limits = En este modelo una población colapsada se recupera despacio; en el mar, algunas no lo hicieron en décadas. El modelo no sabe nada de edades, de calor ni de otras clases de peces.
keep_model = La mayor captura que dura se saca de un mar medio lleno, y con menos pesca de la que trae el acceso abierto.
term_msy-name = Mayor captura duradera
term_msy = En los artículos en inglés, «maximum sustainable yield», MSY. Es una media: un mar con años buenos y malos no la da todos los años.

# --- cada cual por su lado ---

step_shared = Cada cual por su lado
q_shared = { $skippers } patrones pescan en el mismo mar. Cada uno decide solo y sale siempre que un día compensa. ¿Cuánto pescado queda en el mar tras { $rounds } años, en porcentaje?
q_shared_because = Quedan { $shared_left } si todos pescan todo lo que compensa. Cada uno tenía razón para sí mismo.
shared_scene = Eres uno de los { $skippers }. Cada año dices cuántos días pesca tu barco, hasta { $most_days }; los otros { $others } pescan todo lo que compensa. Mira qué consigue tu cuidado.
scene_shared = El mar de varios patrones
scene_shared_year = Año { $year } de { $years }: { $biomass } en el mar
scene_shared_days = Tus días en el mar
scene_shared_fish = Pescar este año
scene_shared_rest = Lo mismo en todos los años que faltan
scene_shared_again = Jugar estos años otra vez
scene_shared_last = El año pasado pescaste { $own } y los demás { $others }. Ganaste { $profit } monedas.
scene_shared_over = Tras { $years } años quedan { $biomass } en el mar.
skipper_you = Tú
shared_after = Si te contuviste, los demás pescaron lo que dejaste. Una regla para todos puede lo que no puede un patrón solo. Este es un mar abierto a cualquiera, el caso que Hardin llamó la tragedia de los comunes. Un bien común que gobiernan quienes lo usan es otra cosa.
q_best-rule = { $rules } reglas, cada una con la fuerza con la que empiezan los controles de abajo. ¿Con cuál ganan más los patrones juntos en { $rule_years } años?
q_best-rule_quota = una cuota: un máximo para todos, y quien llega antes
q_best-rule_effort-limit = un límite de esfuerzo: tantos días por barco
q_best-rule_reserve = una reserva: una parte del mar se cierra
q_best-rule_tax = un impuesto por tonelada
q_best-rule_tradable-quota = una cuota que los barcos pueden alquilarse
q_best-rule_because = Calculado para este mar y estas fuerzas; con otras puede salir otra. Un impuesto quita la ganancia a los patrones y la da a las arcas públicas; una cuota estricta deja más peces y menos dinero en los primeros años.
scene_rules = Elige una regla y su fuerza
scene_rules_try = Probar esta regla
scene_rules_forget = Olvidar las reglas que probé
rule_quota = Cuota
rule_effort-limit = Límite de esfuerzo
rule_reserve = Reserva
rule_tax = Impuesto
rule_tradable-quota = Cuota transferible
rule_quota_strength = Captura máxima de todos al año, toneladas
rule_effort-limit_strength = Días al año por barco
rule_reserve_strength = Parte del mar que se cierra, por ciento
rule_tax_strength = Impuesto por tonelada, en monedas
rule_tradable-quota_strength = Captura máxima de todos al año, toneladas
shared_rules = Ninguna regla es gratis. Compara quién pagó: el patrón cuyos días en el mar cuestan más, tú, el público o los peces.
shared_evidence = Fuera del modelo: de { $shares_fisheries } pesquerías de { $shares_from } a { $shares_to }, las que repartían una cuota colapsaron cerca de la mitad de veces que las demás; una objeción: un buen límite de captura quizá explica casi todo. En { $reserve_count } reservas, en { $reserve_studies } estudios, había más invertebrados y más grandes dentro; en otro estudio los peces se hicieron más densos en cerca de { $reserve_gain } al año, de forma fiable a los { $reserve_years } años. Eso es dentro de la reserva: no prueba más captura fuera.
keep_shared = Donde cada cual decide solo, hay menos para todos de lo que podría haber; qué regla ayuda, y a quién, hay que averiguarlo en cada mar.
term_open-access-name = Acceso abierto
term_open-access = Cualquiera puede pescar lo que quiera. Un bien común con reglas es otra cosa.

# --- cuatro historias reales ---

step_stories = Cuatro historias reales
q_stories = El bacalao del norte, frente a Terranova: ¿cuánto quedaba en { $cod_low_year } de la población reproductora de { $cod_peak_year }, en porcentaje?
q_stories_because = { $cod_left }. La pesquería se cerró en { $moratorium }.
stories_cod = Solo en { $cod_record_year } se pescaron { $cod_record }. El cierre de { $moratorium } dejó sin trabajo a unas { $out_of_work } personas. En { $cod_late_year } la población reproductora había subido otra vez a { $cod_late }, lejos de lo que había sido. La causa de la caída se discute: la evaluación hace morir a muchos bacalaos por causas naturales en los peores años, otros culpan a la pesca.
q_bluefin = El atún rojo del Pacífico: { $bluefin_low } de una población sin pesca en { $bluefin_low_year } según una evaluación, { $bluefin_late } en { $bluefin_late_year } según la siguiente. ¿Qué explica la diferencia?
q_bluefin_growth = la población ha crecido todo eso
q_bluefin_both = ha crecido, y la evaluación nueva corrigió también el pasado
q_bluefin_error = la evaluación antigua estaba mal
q_bluefin_because = Las dos cifras vienen de evaluaciones distintas. La nueva también ve el pasado de otra manera, así que no toda la diferencia es crecimiento.
stories_bluefin = Aun así es un éxito: la población pasó su objetivo años antes de lo previsto.
q_sardine-rise = La sardina japonesa en el estrecho de Tsushima: antes de caer había subido. ¿Cuántas veces más grande era en { $sardine_peak_year } que en { $sardine_first_year }?
q_sardine-rise_because = Había subido todo eso antes de caer. A una población que oscila tanto no la mueve solo la pesca.
stories_sardine = De { $sardine_peak } en { $sardine_peak_year } a { $sardine_low } en { $sardine_low_year }. Detrás de esas oscilaciones se ven fases cálidas y frías del mar. No toda caída es sobrepesca; pero una población que baja aguanta menos pesca.
stories_eel = Anguilas jóvenes pescadas en Japón: { $eel_then } en { $eel_then_year }, { $eel_low } en { $eel_low_year }. Las primeras cifras pueden incluir anguilas crecidas. Las capturas solas no dicen cuántas anguilas hay; donde no se cuenta la población, son lo único que hay.
scene_dossier = Los pescados del juego
scene_dossier_intro = Lo que está documentado de cada uno. Las categorías de la Lista Roja son de la especie, no de una población; un hueco significa que no se leyó ninguna. No se deben unir cifras de fuentes distintas.
dossier_open = Abrir el dosier
dossier_fish = Pescado del juego
dossier_species = Especie
dossier_japanese = En japonés
dossier_iucn = Lista Roja
dossier_figures = Cifras documentadas
keep_stories = Cada población tiene su historia: unas caen por la pesca, otras por el mar, otras por ambos, y algunas vuelven.
term_assessment-name = Evaluación
term_assessment = Una estimación de cuántos peces hay, hecha por un modelo a partir de capturas y muestreos. No es un recuento.
term_stock-name = Población
term_stock = Los peces de una clase que viven y crían en un lugar. Las cifras son de poblaciones; una especie puede tener muchas.

# --- y ahora qué ---

step_now = ¿Y ahora qué?
q_now = Según la cuenta de { $review_published }, { $review_sustainable } de las poblaciones evaluadas se pescan dentro de los límites. Ahora cada tonelada cuenta igual: ¿qué parte de todo lo que se desembarca de ellas viene de poblaciones dentro de los límites?
q_now_because = { $review_landings } de los desembarques. En una cifra cada población cuenta igual; en la otra, cada tonelada.
now_weight = Dos cifras ciertas, dos impresiones. Quien cuenta solo una elige lo que sientes.
q_deadline = Las Naciones Unidas se pusieron una meta, la { $sdg_target }: acabar con la sobrepesca. ¿Para qué año?
q_deadline_because = Para { $sdg_deadline }. No se cumplió. El indicador { $sdg_indicator } cuenta la proporción de poblaciones dentro de los límites.
now_person = Lo que puede hacer una persona: preguntar de qué población viene un pescado y cómo se pescó; comer lo que abunda; no tirar nada; no creer una cifra sin su año y su fuente.
now_port = Lo que puede hacer un puerto: acordar reglas con quienes pescan en la misma agua, contar lo que se desembarca, dejar crecer a los peces jóvenes, cerrar un lugar por un tiempo.
now_country = Lo que puede hacer un país: pagar evaluaciones, poner límites que las sigan, dejar de pagar barcos que una población no puede alimentar, acordar con los vecinos las poblaciones que nadan y decir abiertamente lo que no se sabe.
scene_reading = Para ver y leer
scene_reading_film = El reglamento recomienda la película «Mission Blue», sobre la oceanógrafa Sylvia Earle, y nombra estas páginas:
scene_reading_more = Y esto es lo que hay detrás de los pasos de esta lección:
q_closing = Juegas otra vez. ¿Qué harás de otra manera, y por qué?
q_closing_because = No hay respuesta correcta. Cuéntasela a alguien que no haya dado esta lección.
keep_now = La sobrepesca no es un destino: donde la captura se cuenta y se limita, y los límites se cumplen, las poblaciones pueden volver.
term_sdg-name = Meta { $sdg_target }
term_sdg = De los objetivos de las Naciones Unidas: acabar con la sobrepesca y gestionar según la ciencia.

# --- para quien enseña ---

guide_aims = Objetivos
guide_aim_commons = El alumnado explica por qué se vacía un mar que no es de nadie aunque nadie lo quiera.
guide_aim_figures = Pregunta por cada cifra: ¿de qué año, de qué, con qué método, de quién?
guide_aim_model = Usa un modelo de una población para hallar la mayor captura que dura, y dice qué deja fuera el modelo.
guide_aim_rules = Compara reglas por lo que cuestan y a quién.
guide_aim_sources = Distingue una tendencia alargada de un pronóstico, y una noticia de su fuente.
guide_ages = Para alumnado desde los { $age } años; el juego y los gráficos solos, desde los { $younger }. No hacen falta más matemáticas que el porcentaje y leer una curva.
guide_plan = Plan
guide_plan-step = Paso
guide_plan-long = Dos clases (minutos)
guide_plan-short = Una clase (minutos)
guide_plan-what = Lo que hay
guide_plan-sum = En total
guide_plan-split = La primera de las dos clases acaba tras el paso { $step } ({ $minutes } minutos). Para una sola clase elige «Una clase» en la página: deja fuera un paso y algunas pruebas de los demás. Estimar a solas, mirar juntos, guardar a solas: este ritmo sostiene el plan.
guide_count_questions = { $count ->
    [one] { $count } pregunta
   *[other] { $count } preguntas
  }
guide_count_charts = { $count ->
    [one] { $count } gráfico
   *[other] { $count } gráficos
  }
guide_count_scenes = { $count ->
    [one] { $count } cosa que probar
   *[other] { $count } cosas que probar
  }
guide_materials = Materiales
guide_material_page = La página: { $command } la abre en este ordenador, en la dirección de la mesa seguida de /lesson. No pide nada a ningún otro ordenador, no necesita cuenta y guarda las respuestas en la dirección y en el navegador.
guide_material_screen = Basta una pantalla para la clase; con portátiles o móviles propios cada cual puede estimar primero en privado.
guide_material_game = El juego de mesa, si lo tienes: enseña el tablero de la caballa antes del primer paso.
guide_material_paper = Papel para las estimaciones si solo hay una pantalla: que cada cual escriba la suya antes de que nadie diga una en voz alta.
guide_misconceptions = Ideas equivocadas frecuentes
guide_belief-said = Se oye
guide_belief-helps = Lo que ayuda
guide_belief-step = Paso
guide_belief_empty = «Sobreexplotado significa que ya no hay peces.»
guide_belief_empty_helps = En el juego, sí. En los informes significa menos peces de los que dan la mayor captura duradera; esas poblaciones aún alimentan y pueden recuperarse.
guide_belief_alarm = «Plenamente explotada es casi sobreexplotada.»
guide_belief_alarm_helps = Es el estado en que una población da más. Que lo busquen en la curva de capturas duraderas.
guide_belief_recovered = «{ $review_overfished } es menos que { $now_overfished }, así que ha mejorado.»
guide_belief_recovered_helps = Pregunta cuántas poblaciones miró cada cuenta: { $now_stocks } y { $review_stocks }.
guide_belief_no-fish = «Colapso significa que no hay peces.»
guide_belief_no-fish_helps = Aquí significa una captura pequeña. Pide dos razones por las que una captura puede ser pequeña.
guide_belief_forecast = «La ciencia pronostica un mar vacío en { $rulebook_end }.»
guide_belief_forecast_helps = Lee lo que dijo después el propio autor; que digan qué afirma la curva para { $line_beyond_year }.
guide_belief_most = «Quien más pesca más captura.»
guide_belief_most_helps = Durante un año, sí. Que muevan el control más allá de la cima de la curva.
guide_belief_greed = «Los patrones son codiciosos.»
guide_belief_greed_helps = Que alguien se contenga todos los años y compare: los demás pescan lo que dejó.
guide_belief_quota = «Una cuota lo resuelve.»
guide_belief_quota_helps = Compara dos reglas por quién paga, en qué año, y qué queda en el mar.
guide_belief_always = «Toda población que cae fue sobreexplotada.»
guide_belief_always_helps = La sardina: antes de caer había subido con la misma fuerza.
guide_cues = Qué decir y cuándo
guide_cue-step = Paso
guide_cue-moment = En este momento
guide_cue-say = Di o pregunta
guide_cue_emptied = Que cada cual escriba su estimación antes de que nadie hable. No comentes nada.
guide_cue_board = Tras dos turnos, para y pregunta: ¿qué ganaría el puerto siguiente si se contuviera? Luego que decida.
guide_cue_left-out = Pide una cosa que el juego muestre bien antes de reunir lo que falta.
guide_cue_which-year = Pregunta de dónde sale una cifra impresa cuando un juego va a imprenta, y quién podía saberlo mejor.
guide_cue_fully = Que se diga la frase en voz alta dos veces: como alarma y como elogio.
guide_cue_recovered = Quédate aquí: es el minuto más útil de la lección. ¿Qué titular sería cierto?
guide_cue_line = Traza la línea en la pizarra con una regla antes de que se abra la figura.
guide_cue_beyond = Pide otra línea que no pueda seguir: la estatura de un niño, por ejemplo.
guide_cue_lasting = Pregunta antes de que lo muevan: ¿qué pasa en el extremo derecho?
guide_cue_points = Pregunta quién querría parar en el primer punto, quién en el segundo, y por qué nadie para antes del tercero.
guide_cue_shared = Que una persona no pesque nada en todos los años. ¿Fue noble o inútil?
guide_cue_rules = Que cada grupo defienda la regla que más conviene a otro patrón.
guide_cue_bluefin = Compáralo con las dos cuentas de las poblaciones del mundo: otra vez la misma trampa.
guide_cue_sardine-rise = Pregunta qué habría escrito un periódico en lo más alto y qué en lo más bajo.
guide_cue_closing = Termina aquí. Lee algunas respuestas en voz alta, sin nombres.
guide_debrief = Para hablar al final
guide_debrief_whose = ¿De quién fue la culpa del tablero vacío? ¿Ayuda la pregunta?
guide_debrief_certain = ¿De qué cifra de hoy tienes certeza, y qué te haría cambiar de idea?
guide_debrief_fair = ¿Qué regla fue justa? ¿Para quién?
guide_debrief_game = ¿Qué regla añadirías al juego para que se pueda ganar sin vaciar el mar?
guide_debrief_tomorrow = ¿Qué le contarás a alguien mañana, en una frase con una cifra, su año y su fuente?
guide_answers = Respuestas
guide_answers_intro = Todas se calculan al hacer esta página. Donde juega la clase, la respuesta es la de la pesca más dura.
guide_charts = Todos los gráficos en palabras
guide_charts_intro = Como para una clase que no mueve ningún control; donde juega la clase, todos pescan todo lo que pueden.
guide_figures = Todas las cifras y sus fuentes
guide_figure-name = Nombre en los textos
guide_figure-value = Cifra
guide_figure-source = Fuente
guide_standards = Currículos
guide_standards_intro = Con nuestras palabras; consulta el texto exacto antes de citarlo.
guide_standard_sdg = acabar con la sobrepesca y gestionar según la ciencia. Su indicador, la proporción de poblaciones dentro de los límites, es la cifra del tercer paso.
guide_standard_carrying = usar representaciones matemáticas o informáticas para explicar qué limita cuántos organismos sostiene un lugar. La que mejor encaja.
guide_standard_evidence = apoyar y revisar explicaciones con pruebas sobre poblaciones en ecosistemas de distinto tamaño.
guide_standard_claims = juzgar afirmaciones, pruebas y razonamientos sobre ecosistemas que siguen estables o cambian: la línea y el bacalao.
guide_standard_solution = diseñar, juzgar y mejorar una solución que reduzca el impacto humano: las reglas del mar compartido.
guide_standard_spain = Biología y Geología en la ESO; Biología, Geología y Ciencias Ambientales en Bachillerato: juzgar la información con sentido crítico y actuar de forma sostenible. No se encontró allí ninguna frase sobre la sobrepesca.
