import type { AdjectiveCard } from "../schema.js";

/**
 * The 35 adjective cards of the Spanish pack: two sides of five entries each, 350 in all, none twice. Each fits nouns of
 * both genders: an adjective with one form for both, a word that never agrees, or a phrase.
 */
export const adjectives: readonly AdjectiveCard[] = [
  [
    ["a cuerda", "gigante", "que siempre llega tarde", "para llevar", "oficial"],
    ["ilustre", "con aires de grandeza", "antiadherente", "de sangre azul", "experimental"],
  ],
  [
    ["nivel experto", "con aire acondicionado", "imperturbable", "tamaño bolsillo", "saxofonista"],
    ["sin frenos", "antivampiros", "minimalista", "en peligro de extinción", "a domicilio"],
  ],
  [
    ["versión extendida", "en vinagre", "sabelotodo", "sin azúcar", "cantante"],
    ["catastrofista", "bajo llave", "que muerde", "inoxidable", "con corbata"],
  ],
  [
    ["rectangular", "que se hace de rogar", "antigripal", "con salsa secreta", "de lágrima fácil"],
    ["entre comillas", "con mucho ajo", "VIP", "en tres idiomas", "subliminal"],
  ],
  [
    ["en lata", "tamaño familiar", "picante", "sonriente", "entrañable"],
    ["que sabe karate", "de mal humor", "con final abierto", "suplente", "insaciable"],
  ],
  [
    ["de carne y hueso", "ninja", "en remojo", "con banda sonora", "abrazable"],
    ["impresentable", "nupcial", "todo incluido", "dos por uno", "con mala suerte"],
  ],
  [
    ["en pantuflas", "con hipo", "integral", "chic", "al dente"],
    ["mitad robot", "semanal", "por si acaso", "que brilla en la oscuridad", "autodidacta"],
  ],
  [
    ["antideslizante", "nómada", "equilibrista", "con doble ración de salsa", "sin invitación"],
    ["sepulcral", "con doble vida", "sin calcetines", "que cambia de color", "tambaleante"],
  ],
  [
    ["con memoria de pez", "que canta boleros", "de siete vidas", "salvavidas", "inflable"],
    ["que no cabe por la puerta", "con la boca llena", "municipal", "de puntillas", "sentimental"],
  ],
  [
    ["a la antigua", "que camina de lado", "efervescente", "gourmet", "elegante"],
    ["sin compromiso", "a pilas", "impermeable", "con moraleja", "monumental"],
  ],
  [
    ["de chocolate", "con olor a pies", "extraterrestre", "en vivo", "reembolsable"],
    ["sin gravedad", "que ronronea", "imprescindible", "despampanante", "accidental"],
  ],
  [
    ["mutante", "hipócrita", "con nombre artístico", "en voz baja", "a todo volumen"],
    ["contorsionista", "chirriante", "inconfesable", "que cuenta chistes malos", "bajo sospecha"],
  ],
  [
    ["parlante", "pesimista", "que aplaude", "fosforescente", "edición limitada"],
    ["de regalo", "por fascículos", "dominical", "con olor a vainilla", "antiniebla"],
  ],
  [
    ["a prueba de agua", "rupestre", "rompehielos", "insumergible", "con letra pequeña"],
    ["con miedo a la oscuridad", "esnob", "récord", "lavable", "sin batería"],
  ],
  [
    ["invencible", "por triplicado", "beige", "fuera de control", "sin sentido del humor"],
    ["a gatas", "de madrugada", "multiusos", "protagonista", "con piloto automático"],
  ],
  [
    ["recargable", "en período de prueba", "intermitente", "inolvidable", "con título universitario"],
    ["retro", "que lee la mente", "estrella", "talla única", "con club de admiradores"],
  ],
  [
    ["rimbombante", "sin ombligo", "insobornable", "tropical", "con extra de queso"],
    ["de gelatina", "paracaidista", "antimosquitos", "con insomnio", "peatonal"],
  ],
  [
    ["tres en uno", "que ronca", "a mitad de precio", "exprés", "mediocre"],
    ["en modo avión", "extravagante", "teletransportable", "versión de prueba", "con ganas de bailar"],
  ],
  [
    ["al revés", "valiente", "de plastilina", "que baila tango", "hipersensible"],
    ["vertical", "bromista", "multicolor", "que toca el ukelele", "en verso"],
  ],
  [
    ["agridulce", "plegable", "con sabor a menta", "que nadie pidió", "aguafiestas"],
    ["que lo sabe todo", "nasal", "de origen desconocido", "impredecible", "con derecho a postre"],
  ],
  [
    ["escapista", "en patines", "intransferible", "sin desayunar", "que viaja en el tiempo"],
    ["imberbe", "sin wifi", "azul", "que guarda rencor", "rompecorazones"],
  ],
  [
    ["reluciente", "hasta nuevo aviso", "provisional", "universal", "con bigote"],
    ["de vacaciones", "inconsolable", "para zurdos", "a pedales", "ecuestre"],
  ],
  [
    ["cascarrabias", "que se sonroja", "principiante", "de mentira", "en modo fiesta"],
    ["con ganas de abrazos", "maloliente", "inexplicable", "que escupe fuego", "en las nubes"],
  ],
  [
    ["escolar", "de peluche", "negociable", "en bancarrota", "con el corazón roto"],
    ["de emergencia", "desmontable", "que se ofende por todo", "con cita previa", "bebé"],
  ],
  [
    ["en cámara lenta", "señorial", "con lentejuelas", "servicial", "por accidente"],
    ["crujiente", "de segunda mano", "con cara de sueño", "masticable", "sin prisa"],
  ],
  [
    ["ayudante", "de perfil", "con contraseña", "apilable", "medieval"],
    ["sin gluten", "en blanco y negro", "que rebota", "buscapleitos", "diésel"],
  ],
  [
    ["que se derrite", "todoterreno", "artesanal", "biodegradable", "con acento francés"],
    ["a vapor", "internacional", "trotamundos", "ni fu ni fa", "de incógnito"],
  ],
  [
    ["humeante", "con doble fondo", "opcional", "último modelo", "a prueba de abuelas"],
    ["descargable", "que da consejos", "con cosquillas", "relámpago", "cinco estrellas"],
  ],
  [
    ["con aletas", "punto com", "de hojalata", "triste", "cobarde"],
    ["coleccionable", "puntual", "infantil", "de algodón de azúcar", "con subtítulos"],
  ],
  [
    ["con superpoderes", "que pide perdón", "industrial", "sin supervisión", "bilingüe"],
    ["de otra época", "feliz", "ambulante", "bailable", "en almíbar"],
  ],
  [
    ["canjeable", "patas arriba", "con rayos X", "que se ríe de todo", "gratis"],
    ["con guardaespaldas", "a fuego lento", "invisible", "sin pestañear", "portátil"],
  ],
  [
    ["que nunca paga", "boca abajo", "en miniatura", "sinvergüenza", "submarinista"],
    ["a punto de llorar", "descortés", "presencial", "que estornuda", "bajo cero"],
  ],
  [
    ["con alergia al polen", "optimista", "en pijama", "sin sombra", "enrollable"],
    ["reversible", "ancestral", "rococó", "sin lavar", "de gala"],
  ],
  [
    ["a punto de nieve", "impronunciable", "artificial", "de pocas palabras", "debutante"],
    ["sin receta médica", "hispanohablante", "con tentáculos", "surrealista", "untable"],
  ],
  [
    ["con vistas al mar", "sorpresa", "cursi", "que habla en sueños", "burbujeante"],
    ["quitamanchas", "paranormal", "mineral", "mitad león", "con vértigo"],
  ],
];
