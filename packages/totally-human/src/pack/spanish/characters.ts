import type { Character } from "../schema.js";

/** The 8 characters of the Spanish pack: the colors of the standard pack, with faces of their own. */
export const characters: readonly Character[] = [
  {
    id: "red",
    name: "Rufo Pimentón",
    color: "#8d060b",
    alternative: "Rufo Pimentón, un cartero con abrigo rojo oscuro, saluda con las dos manos a la vez.",
  },
  {
    id: "blue",
    name: "Celeste Llovizna",
    color: "#2697fe",
    alternative: "Celeste Llovizna, una capitana de barco vestida de azul, rema con un paraguas.",
  },
  {
    id: "green",
    name: "Oliva Perejil",
    color: "#288162",
    alternative: "Oliva Perejil, una jardinera con delantal verde, le canta boleros a un cactus.",
  },
  {
    id: "pink",
    name: "Pili Merengue",
    color: "#e9adc6",
    alternative:
      "Pili Merengue, una patinadora con casco rosa pálido, hace un globo de chicle más grande que el casco.",
  },
  {
    id: "yellow",
    name: "Profesor Flan",
    color: "#fef44d",
    alternative: "El Profesor Flan, con chaqueta amarillo claro, lee muy concentrado un libro al revés.",
  },
  {
    id: "orange",
    name: "Chef Zanahoria",
    color: "#f9850d",
    alternative: "Chef Zanahoria, con delantal naranja, prueba una sopa con el tenedor.",
  },
  {
    id: "purple",
    name: "Doña Violeta",
    color: "#6a02a6",
    alternative: "Doña Violeta, una abuela con ropa deportiva morada, teje una bufanda que sale del cuadro.",
  },
  {
    id: "black",
    name: "Nico Medianoche",
    color: "#151416",
    alternative: "Nico Medianoche, un vigilante vestido de negro, hace la ronda con un antifaz de dormir.",
  },
];
