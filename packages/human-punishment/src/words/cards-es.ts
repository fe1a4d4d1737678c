import type { CardTexts } from "./card-texts.js";

const secret = "No se juega nunca. Mientras la tengas, cuenta";

/** What is written on the cards of the original pack, in Spanish. */
export const cardsInSpanish: CardTexts = {
  lifesaver: {
    name: "Socorrista",
    text: "Al revelarla: cura 1 PV a otra persona, o devuelve al juego con 1 PV a alguien que esté fuera.",
  },
  "ward-nurse": {
    name: "Enfermera de guardia",
    text: "Al revelarla: cura 1 PV a quien quieras, también a ti.",
  },
  archivist: {
    name: "Archivista",
    text: "Al revelarla: mira todas las lealtades boca abajo de otra persona.",
  },
  quartermaster: {
    name: "Intendente",
    text: "Al revelarla: roba un programa y elige a otra persona, que roba otro.",
  },
  picket: { name: "Piquete", text: "Al revelarla: otra persona suelta su arma." },
  torchbearer: {
    name: "Portaantorchas",
    text: "Tu equipo es siempre el de los Humanos. Al revelarla: roba un programa.",
  },
  insomniac: {
    name: "Insomne",
    text: "Al revelarla: desde ahora tienes dos acciones por turno. Se acaba en cuanto pierdas PV, aunque la carta siga boca arriba.",
  },
  bulwark: { name: "Baluarte", text: "Mientras esté boca arriba: ningún golpe te quita más de 1 PV." },
  dispatcher: {
    name: "Operadora de radio",
    text: "Mientras esté boca arriba: cuando investigas la lealtad de alguien, ves las dos cartas que tenga boca abajo.",
  },
  "prism-keeper": {
    name: "Guardián del prisma",
    text: "Al revelarla: se desbloquea el Láser para ti. Roba un programa.",
  },
  tinkerer: { name: "Manitas", text: "Mientras esté boca arriba: puedes conservar un programa más." },
  "cross-examiner": {
    name: "Interrogadora",
    text: "Al revelarla: la persona que elijas pone boca arriba una de sus lealtades.",
  },
  sleeper: {
    name: "Durmiente",
    text: "Al revelarla: quédate todos los programas boca abajo de alguien que esté fuera y luego roba uno.",
  },
  assassin: {
    name: "Asesino",
    text: "Al revelarla: tu próximo disparo hace 1 de daño más y nadie puede reaccionar a él con un programa. Se gasta con ese disparo, aunque la carta siga boca arriba.",
  },
  "sentry-frame": { name: "Armazón vigía", text: "Al revelarla: haz 1 de daño a otra persona." },
  "siege-walker": {
    name: "Andador de asedio",
    text: "Al revelarla: se desbloquea el Lanzacohetes para ti. Roba un programa.",
  },
  overclocker: { name: "Acelerador", text: "Mientras esté boca arriba: tus disparos hacen 1 de daño más." },
  "hunter-drone": {
    name: "Dron cazador",
    text: "Mientras esté boca arriba: al disparar puedes elegir otro objetivo, salvo con el Lanzacohetes.",
  },
  "iron-cantor": {
    name: "Cantor de hierro",
    text: "Tu equipo es siempre el de las Máquinas. Al revelarla: roba un programa.",
  },
  "scrap-feeder": {
    name: "Comechatarra",
    text: "Mientras esté boca arriba: recuperas 1 PV cada vez que otra persona queda fuera.",
  },
  "signal-jammer": {
    name: "Inhibidor de señal",
    text: "Mientras esté boca arriba: nadie puede reaccionar a lo que anuncies.",
  },
  extractor: {
    name: "Extractor",
    text: "Al revelarla: quítale a otra persona un programa boca abajo, sin verlo antes.",
  },
  "magnet-arm": {
    name: "Brazo magnético",
    text: "Al revelarla: quítale el arma a otra persona y apunta con ella.",
  },
  "twin-core": { name: "Núcleo doble", text: "Al revelarla: recupera 1 PV y roba un programa." },
  retaliator: {
    name: "Contragolpe",
    text: "Mientras esté boca arriba: quien te dispare y te haga perder PV recibe 1 de daño.",
  },
  mindeater: {
    name: "Devoramentes",
    text: "Tu equipo es siempre el de la Legión. Al revelarla: la persona que elijas se une a la Legión. Mientras esté boca arriba: se une toda persona a la que investigues.",
  },
  deathbringer: {
    name: "Heraldo de la muerte",
    text: "Tu equipo es siempre el de los Caídos. Al revelarla, aunque sea por quedar fuera: devuelve al juego con 1 PV a otras dos personas que estén fuera, si las hay; pasan a los Caídos. Mientras esté boca arriba: quien quede fuera sin haberse unido a nadie vuelve con 1 PV y con los Caídos.",
  },
  drifter: {
    name: "Errante",
    text: "Tu equipo es siempre el de los Forajidos. Al revelarla: roba un programa.",
  },
  smuggler: { name: "Contrabandista", text: "Al revelarla: roba dos programas." },
  turncoat: {
    name: "Tránsfuga",
    text: "Al revelarla: cambia una de tus lealtades boca abajo por una de otra persona.",
  },
  highwayman: { name: "Bandolero", text: "Al revelarla: quítale el arma a otra persona y apunta con ella." },
  "powder-monk": {
    name: "Fraile polvorín",
    text: "Al revelarla, aunque sea por quedar fuera: reciben 1 de daño las personas a tus dos lados.",
  },
  "ghost-runner": {
    name: "Corredor fantasma",
    text: "Mientras esté boca arriba: nadie puede investigarte.",
  },
  "card-sharp": {
    name: "Tahúr",
    text: "Mientras esté boca arriba: con la acción de robar, robas dos programas.",
  },
  vulture: {
    name: "Buitre",
    text: "Mientras esté boca arriba: robas un programa cada vez que otra persona queda fuera.",
  },
  "bounty-clerk": {
    name: "Contable de recompensas",
    text: "Mientras esté boca arriba: cuando tu disparo deja fuera a alguien, recuperas 1 PV y robas un programa.",
  },
  "hair-trigger": {
    name: "Gatillo fácil",
    text: "Mientras esté boca arriba: puedes disparar con un arma que hayas tomado este turno.",
  },
  "foundry-heart": { name: "Corazón de la fundición", text: "Un jefe. En el juego básico se aparta." },
  "null-choir": { name: "Coro nulo", text: "Un jefe. En el juego básico se aparta." },
  "grid-tyrant": { name: "Tirano de la red", text: "Un jefe. En el juego básico se aparta." },

  "loose-grip": { name: "Mano floja", text: "En cualquier momento: otra persona suelta su arma." },
  "patch-kit": { name: "Parche", text: "En cualquier momento: cura 1 PV a quien quieras, también a ti." },
  "ablative-plate": {
    name: "Placa ablativa",
    text: "Antes de un daño: el que va a recibir una persona es 1 menos.",
  },
  "step-in": {
    name: "Ponerse delante",
    text: "Antes de un daño: recibes tú el que iba a recibir otra persona.",
  },
  nudge: {
    name: "Desvío",
    text: "En cualquier momento: un arma que alguien tenga pasa a apuntar a otro objetivo legal.",
  },
  brownout: {
    name: "Apagón",
    text: "Tras un anuncio: a quien le toca ha de elegir otra clase de acción este turno.",
  },
  spike: { name: "Pico de tensión", text: "En cualquier momento: haz 1 de daño a otra persona." },
  "cache-burst": { name: "Volcado de caché", text: "En cualquier momento: roba dos programas." },
  "hot-swap": {
    name: "Cambio en caliente",
    text: "En cualquier momento: quítale a otra persona un programa boca abajo, sin verlo antes.",
  },
  "second-wind": { name: "Segundo aliento", text: "En tu turno: tienes una acción más este turno." },
  grab: { name: "Tirón", text: "En tu turno: quítale el arma a otra persona y apunta con ella." },
  "backup-exe": {
    name: "backup.exe",
    text: "En tu turno: devuelve al juego con 1 PV a alguien que esté fuera.",
  },
  "deep-scan": {
    name: "Escaneo profundo",
    text: "En tu turno: mira la identidad boca abajo de otra persona.",
  },
  floodlight: {
    name: "Foco",
    text: "En tu turno: otra persona revela una lealtad o recibe 1 de daño.",
  },
  "name-check": {
    name: "Documentación",
    text: "En tu turno: otra persona revela su identidad o recibe 1 de daño.",
  },
  feedback: {
    name: "Acople",
    text: "En tu turno: toda persona con un arma recibe 1 de daño, tú también.",
  },
  "armory-key": { name: "Llave del arsenal", text: "En tu turno: se desbloquea el Lanzacohetes para ti." },
  "prism-key": { name: "Llave del prisma", text: "En tu turno: se desbloquea el Láser para ti." },
  "badge-trade": {
    name: "Trueque de insignias",
    text: "En tu turno: cambia una de tus lealtades boca abajo por una de otra persona.",
  },
  "static-lock": { name: "Bloqueo estático", text: "En tu turno: otra persona pierde su próximo turno." },
  skim: {
    name: "Vistazo",
    text: "En tu turno: mira los tres programas de arriba, quédate uno y pon los demás al fondo.",
  },
  "cover-up": {
    name: "Encubrimiento",
    text: "En tu turno: pon boca abajo una lealtad boca arriba de quien quieras.",
  },
  "magnet-glove": {
    name: "Guante magnético",
    text: "Queda boca arriba: tu acción puede ser quitarle el arma a otra persona y apuntar con ella.",
  },
  "long-rack": {
    name: "Estante largo",
    text: "Queda boca arriba: puedes conservar cuatro programas, contando este.",
  },
  wiretap: {
    name: "Escucha",
    text: "Queda boca arriba: cuando investigas la lealtad de alguien, ves las dos cartas que tenga boca abajo.",
  },
  "hot-rounds": { name: "Munición caliente", text: "Queda boca arriba: tus disparos hacen 1 de daño más." },
  insulation: { name: "Aislante", text: "Queda boca arriba: ningún golpe te quita más de 1 PV." },
  "dead-switch": {
    name: "Interruptor de retorno",
    text: "Queda boca arriba: quien te dispare y te haga perder PV recibe 1 de daño.",
  },
  "secret-human": { name: "Humano secreto", text: `${secret} 1 para los Humanos.` },
  "secret-human-x2": { name: "Humano secreto x2", text: `${secret} 2 para los Humanos.` },
  "secret-machine": { name: "Máquina secreta", text: `${secret} 1 para las Máquinas.` },
  "secret-machine-x2": { name: "Máquina secreta x2", text: `${secret} 2 para las Máquinas.` },
  "secret-outlaw": { name: "Forajido secreto", text: `${secret} 1 para los Forajidos.` },
  "secret-outlaw-x2": { name: "Forajido secreto x2", text: `${secret} 2 para los Forajidos.` },
  "secret-legion": {
    name: "Legión secreta",
    text: "No se juega nunca. Mientras la tengas, tu equipo es la Legión. Cuando alguien vaya a investigar tu identidad boca abajo, puedes entregarle esta carta en su lugar: sois de la Legión hasta el final, y todo el mundo lo sabe.",
  },

  human: { name: "Humano", text: "Cuenta 1 para los Humanos." },
  "human-x2": { name: "Humano x2", text: "Cuenta 2 para los Humanos." },
  machine: { name: "Máquina", text: "Cuenta 1 para las Máquinas." },
  "machine-x2": { name: "Máquina x2", text: "Cuenta 2 para las Máquinas." },
  outlaw: { name: "Forajido", text: "Cuenta 1 para los Forajidos." },
  "outlaw-x2": { name: "Forajido x2", text: "Cuenta 2 para los Forajidos." },
  legion: {
    name: "Legión",
    text: "Quien la recibe en el reparto o por un cambio es de la Legión hasta el final, igual que la primera otra persona que la investigue boca abajo. Boca arriba no convierte a nadie.",
  },

  pistol: {
    name: "Pistola",
    text: "El objetivo revela una lealtad o recibe 1 de daño. Suelta el arma y roba un programa.",
  },
  rifle: { name: "Rifle", text: "El objetivo revela su identidad o recibe 2 de daño. Suelta el arma." },
  companion: {
    name: "Compañero",
    text: "El objetivo revela una lealtad o recibe 1 de daño; o cúrale 1 PV. Suelta el arma y roba un programa.",
  },
  "rocket-launcher": {
    name: "Lanzacohetes",
    text: "Bloqueado. Cada uno de dos objetivos contiguos revela una lealtad o recibe 1 de daño. Suelta el arma y roba un programa.",
  },
  laser: {
    name: "Láser",
    text: "Bloqueado. Nombra al objetivo al disparar: revela su identidad o recibe 2 de daño. Suelta el arma.",
  },
};
