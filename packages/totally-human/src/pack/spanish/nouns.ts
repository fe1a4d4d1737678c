import type { NounCard } from "../schema.js";

/**
 * The 53 noun cards of the Spanish pack: two sides of different symbols with five nouns each, 530 in all, none twice. A
 * square is a living being, a circle is a thing that one can hold, own or eat, a triangle is a place, an event or a
 * happening.
 */
export const nouns: readonly NounCard[] = [
  [
    { symbol: "square", nouns: ["Supervillana", "Topo", "Bruja", "Elefante", "Panadero"] },
    { symbol: "circle", nouns: ["Aceituna", "Postal", "Cohete", "Albóndiga", "Billete de lotería"] },
  ],
  [
    { symbol: "circle", nouns: ["Bicicleta", "Cubito de hielo", "Telescopio", "Yogur", "Flotador"] },
    { symbol: "triangle", nouns: ["Feria de ciencias", "Faro", "Apagón", "Rifa", "Juguetería"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Estudio de televisión", "Banquete", "Robo de joyas", "Túnel", "Fiesta de disfraces"],
    },
    { symbol: "square", nouns: ["Foca", "Guardia de museo", "Peluquera", "Genio de la lámpara", "Oveja"] },
  ],
  [
    { symbol: "square", nouns: ["Organizador de bodas", "Babosa", "Meteoróloga", "Yeti", "Koala"] },
    { symbol: "circle", nouns: ["Gaita", "Mazapán", "Carretilla", "Sombrero de copa", "Ovillo de lana"] },
  ],
  [
    { symbol: "circle", nouns: ["Lavadora", "Silbato", "Dron", "Trineo", "Zanahoria"] },
    {
      symbol: "triangle",
      nouns: [
        "Visita guiada",
        "Jaula de leones",
        "Lavandería",
        "Examen de matemáticas",
        "Carrera de caracoles",
      ],
    },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Concurso de miradas", "Parrillada", "Pizzería", "Invernadero", "Fábrica de caramelos"],
    },
    { symbol: "square", nouns: ["Llama", "Cíclope", "Tucán", "Niñera", "Samurái"] },
  ],
  [
    { symbol: "square", nouns: ["Morsa", "Hada madrina", "Pirata", "Abuelo", "Jirafa"] },
    { symbol: "circle", nouns: ["Aspiradora", "Trompeta", "Bombón", "Paracaídas", "Churro"] },
  ],
  [
    { symbol: "circle", nouns: ["Chancla", "Armadura", "Pandereta", "Kétchup", "Candelabro"] },
    {
      symbol: "triangle",
      nouns: ["Misión de rescate", "Teatro de la ópera", "Estampida", "Pueblo fantasma", "Boda"],
    },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Mudanza", "Parada de autobús", "Castillo", "Clase de conducir", "Visita al dentista"],
    },
    { symbol: "square", nouns: ["Rey", "Tía abuela", "Tiburón", "Duende", "Mamut"] },
  ],
  [
    { symbol: "square", nouns: ["Kraken", "Ciempiés", "Suegra", "Trapecista", "Medusa"] },
    { symbol: "circle", nouns: ["Helado", "Violín", "Catapulta", "Huevo frito", "Tetera"] },
  ],
  [
    { symbol: "circle", nouns: ["Piña", "Muñeca", "Microondas", "Cereza", "Máquina de palomitas"] },
    {
      symbol: "triangle",
      nouns: ["Apocalipsis zombi", "Recreo", "Puente colgante", "Mazmorra", "Guerra de bolas de nieve"],
    },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Reunión de padres", "Abrazo grupal", "Volcán", "Concierto de rock", "Hotel"],
    },
    { symbol: "square", nouns: ["Turista", "Tortuga", "Cavernícola", "Loro", "Mayordomo"] },
  ],
  [
    { symbol: "square", nouns: ["Alpinista", "Payaso", "Pingüino", "Caballito de mar", "Espía"] },
    { symbol: "circle", nouns: ["Taco", "Tostadora", "Flan", "Bolso", "Cómic"] },
  ],
  [
    { symbol: "circle", nouns: ["Mochila", "Limusina", "Berenjena", "Cencerro", "Lupa"] },
    {
      symbol: "triangle",
      nouns: ["Cafetería", "Carnaval", "Baile de máscaras", "Chatarrería", "Arrecife de coral"],
    },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Iglú", "Desierto", "Clase de cocina", "Viaje por carretera", "Sala de escape"],
    },
    { symbol: "square", nouns: ["Perezoso", "Futbolista", "Paloma mensajera", "Minotauro", "Árbitro"] },
  ],
  [
    { symbol: "square", nouns: ["Vikinga", "Ventrílocua", "Granjera", "Dragón", "Ardilla"] },
    { symbol: "circle", nouns: ["Merengue", "Despertador", "Alfombra mágica", "Maleta", "Maraca"] },
  ],
  [
    { symbol: "circle", nouns: ["Colchón", "Ramo de flores", "Megáfono", "Grapadora", "Espagueti"] },
    { symbol: "triangle", nouns: ["Serenata", "Avalancha", "Nevada", "Mirador", "Tribunal"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Pista de hielo", "Rebelión de robots", "Batalla de globos", "Oasis", "Barbería"],
    },
    { symbol: "square", nouns: ["Mago", "Vampiro", "Tarántula", "Caballero andante", "Canguro"] },
  ],
  [
    { symbol: "square", nouns: ["Adivina", "Luciérnaga", "Pavo real", "Influencer", "Hipnotizador"] },
    { symbol: "circle", nouns: ["Abrelatas", "Pepino", "Espada", "Sushi", "Detector de mentiras"] },
  ],
  [
    { symbol: "circle", nouns: ["Videojuego", "Guitarra eléctrica", "Guacamole", "Lasaña", "Monociclo"] },
    { symbol: "triangle", nouns: ["Tornado", "Heladería", "Sauna", "Cascada", "Ensayo del coro"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Montaña rusa", "Maratón", "Noche de bingo", "Bosque encantado", "Crucero"],
    },
    { symbol: "square", nouns: ["Malabarista", "Hombre lobo", "Abeja reina", "Gaviota", "Bibliotecaria"] },
  ],
  [
    { symbol: "square", nouns: ["Camaleón", "Mapache", "Conductora de autobús", "Capitana", "Superhéroe"] },
    { symbol: "circle", nouns: ["Hamaca", "Sandía", "Micrófono", "Felpudo", "Tabla de planchar"] },
  ],
  [
    { symbol: "circle", nouns: ["Secador de pelo", "Cazuela", "Casco", "Coliflor", "Reloj de arena"] },
    {
      symbol: "triangle",
      nouns: ["Baño público", "Vuelo cancelado", "Desfile de modas", "Sótano", "Ola de calor"],
    },
  ],
  [
    { symbol: "triangle", nouns: ["Siesta", "Clase de baile", "Ascensor", "Base lunar", "Iceberg"] },
    { symbol: "square", nouns: ["Presentador de concursos", "Hipopótamo", "Sapo", "Momia", "Mimo"] },
  ],
  [
    { symbol: "square", nouns: ["Perro salchicha", "Mejor amiga", "Astronauta", "Gorila", "Tatarabuela"] },
    { symbol: "circle", nouns: ["Espejo", "Mecedora", "Buzón", "Reloj de cuco", "Alfajor"] },
  ],
  [
    { symbol: "circle", nouns: ["Ratonera", "Limón", "Diccionario", "Cuchara", "Corona"] },
    {
      symbol: "triangle",
      nouns: ["Estreno", "Biblioteca", "Foto de grupo", "Vestuario", "Pantano"],
    },
  ],
  [
    { symbol: "triangle", nouns: ["Concurso de talentos", "Laberinto", "Eclipse", "Sobremesa", "Discoteca"] },
    { symbol: "square", nouns: ["Patito", "Mosquito", "Pianista", "Farero", "Abuela"] },
  ],
  [
    { symbol: "square", nouns: ["Princesa", "Pulpo", "Cangrejo ermitaño", "Filósofa", "Trol"] },
    { symbol: "circle", nouns: ["Coco", "Fideo", "Títere", "Poncho", "Canoa"] },
  ],
  [
    { symbol: "circle", nouns: ["Brócoli", "Piñata", "Galleta de la suerte", "Submarino", "Pala"] },
    {
      symbol: "triangle",
      nouns: ["Simulacro de incendio", "Inauguración", "Observatorio", "Zoológico", "Videollamada"],
    },
  ],
  [
    { symbol: "triangle", nouns: ["Pelea de almohadas", "Safari", "Basurero", "Azotea", "Isla"] },
    { symbol: "square", nouns: ["Caracol", "Armadillo", "Esfinge", "Surfista", "Director de escuela"] },
  ],
  [
    { symbol: "square", nouns: ["Puercoespín", "Fénix", "Leñador", "Chimpancé", "Vecina de arriba"] },
    {
      symbol: "circle",
      nouns: ["Botón", "Manual de instrucciones", "Mermelada", "Cargador de teléfono", "Bola de cristal"],
    },
  ],
  [
    { symbol: "circle", nouns: ["Paella", "Esponja", "Cometa", "Escoba", "Pañal"] },
    {
      symbol: "triangle",
      nouns: ["Guardería", "Tormenta", "Reunión familiar", "Estación espacial", "Desván"],
    },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Parque acuático", "Noche de karaoke", "Torneo de ajedrez", "Plaza mayor", "Supermercado"],
    },
    { symbol: "square", nouns: ["Veterinario", "Detective", "Cocodrilo", "Reina", "Vaca"] },
  ],
  [
    { symbol: "square", nouns: ["Hámster", "Bombera", "Zombi", "Panda", "Cocinera"] },
    { symbol: "circle", nouns: ["Pizza", "Rompecabezas", "Nota de rescate", "Globo", "Castañuela"] },
  ],
  [
    { symbol: "circle", nouns: ["Rosquilla", "Papel higiénico", "Televisor", "Tamal", "Goma de borrar"] },
    { symbol: "triangle", nouns: ["Balneario", "Panadería", "Balcón", "Picnic", "Examen de la vista"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Cabina telefónica", "Embotellamiento", "Alcantarilla", "Granero", "Fiesta de pijamas"],
    },
    {
      symbol: "square",
      nouns: ["Monstruo del lago", "Murciélago", "Suricata", "Primo lejano", "Hermana mayor"],
    },
  ],
  [
    { symbol: "square", nouns: ["Cuñado", "Gladiador", "Cucaracha", "Burro", "Compañero de cuarto"] },
    { symbol: "circle", nouns: ["Detector de humo", "Gazpacho", "Miel", "Trofeo", "Pasaporte"] },
  ],
  [
    { symbol: "circle", nouns: ["Saco de dormir", "Candado", "Sándwich", "Palo de selfi", "Yoyó"] },
    {
      symbol: "triangle",
      nouns: ["Acantilado", "Maizal", "Campamento de verano", "Rascacielos", "Naufragio"],
    },
  ],
  [
    {
      symbol: "triangle",
      nouns: [
        "Concurso de comer pasteles",
        "Búsqueda del tesoro",
        "Estación de metro",
        "Persecución",
        "Mercado de pescado",
      ],
    },
    { symbol: "square", nouns: ["Bufón", "Esqueleto", "Avispa", "Enfermera", "Avestruz"] },
  ],
  [
    { symbol: "square", nouns: ["Cirujana", "Amigo imaginario", "Flamenco", "Cabra", "Ogro"] },
    { symbol: "circle", nouns: ["Cepillo de dientes", "Poción de amor", "Sofá", "Garbanzo", "Empanada"] },
  ],
  [
    {
      symbol: "circle",
      nouns: ["Ancla", "Tapa de inodoro", "Ensalada", "Carta de amor", "Pastel de cumpleaños"],
    },
    {
      symbol: "triangle",
      nouns: ["Carrera de sacos", "Baño de espuma", "Hospital", "Molino de viento", "Fogata"],
    },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Pista de bolos", "Aeropuerto", "Recital de piano", "Merienda", "Laboratorio"],
    },
    { symbol: "square", nouns: ["Cazadora de fantasmas", "Ostra", "Bailarina", "Gnomo", "Búho"] },
  ],
  [
    { symbol: "square", nouns: ["Oso hormiguero", "Inventora", "Ornitorrinco", "Chupacabras", "Jueza"] },
    { symbol: "circle", nouns: ["Croqueta", "Collar de perlas", "Brújula", "Paraguas", "Dentadura postiza"] },
  ],
  [
    { symbol: "circle", nouns: ["Tortilla", "Ceviche", "Calcetín", "Bumerán", "Almohada"] },
    {
      symbol: "triangle",
      nouns: ["Palacio", "Función de títeres", "Obra de teatro", "Gallinero", "Gasolinera"],
    },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Silencio incómodo", "Armario de escobas", "Paseo en globo", "Escena del crimen", "Acuario"],
    },
    { symbol: "square", nouns: ["Gallina", "Fotógrafo", "Taxista", "Gato callejero", "Domadora de leones"] },
  ],
  [
    { symbol: "square", nouns: ["Unicornio", "Piloto", "Cartero", "Iguana", "Capibara"] },
    { symbol: "circle", nouns: ["Walkie-talkie", "Turrón", "Tuba", "Mapa del tesoro", "Termómetro"] },
  ],
  [
    { symbol: "circle", nouns: ["Abanico", "Sopa de letras", "Sartén", "Impresora", "Nuez"] },
    { symbol: "triangle", nouns: ["Noche de cine", "Circo", "Estacionamiento", "Planetario", "Playa"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Fiesta de cumpleaños", "Casa del árbol", "Ataque de risa", "Museo", "Subasta"],
    },
    { symbol: "square", nouns: ["Camello", "Jardinero", "Faraón", "Sirena", "Ganso"] },
  ],
  [
    { symbol: "square", nouns: ["Vaquero", "Pez globo", "Dentista", "Sastre", "Piraña"] },
    { symbol: "circle", nouns: ["Lápiz labial", "Arepa", "Melón", "Diario íntimo", "Acordeón"] },
  ],
  [
    { symbol: "circle", nouns: ["Chicle", "Anillo", "Bota", "Cortina de ducha", "Pepinillo"] },
    {
      symbol: "triangle",
      nouns: ["Selva", "Duelo de espadas", "Oficina de correos", "Sala de espera", "Espectáculo de magia"],
    },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Entrevista de trabajo", "Barco pirata", "Lluvia de meteoritos", "Tira y afloja", "Cueva"],
    },
    { symbol: "square", nouns: ["Cisne", "Fantasma", "Conejo", "Profesora de gimnasia", "Casamentera"] },
  ],
  [
    { symbol: "square", nouns: ["Hermano menor", "Nutria", "Poeta", "Centauro", "Zorro"] },
    { symbol: "circle", nouns: ["Linterna", "Hamburguesa", "Bufanda", "Jabón", "Cebolla"] },
  ],
  [
    { symbol: "circle", nouns: ["Calabaza", "Patín", "Máscara", "Trono", "Licuadora"] },
    {
      symbol: "triangle",
      nouns: ["Baño de barro", "Agujero negro", "Clase de yoga", "Primer día de clases", "Pirámide"],
    },
  ],
];
