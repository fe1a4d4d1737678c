import type { Rocket } from "../schema.js";

/** The 6 rockets of the Spanish pack, from left to right. */
export const rockets: readonly Rocket[] = [
  {
    id: "la-cafetera",
    name: "La Cafetera",
    alternative: "Un cohete plateado y barrigón con asa a un lado, que silba y echa vapor por la punta.",
  },
  {
    id: "plan-b",
    name: "Plan B",
    alternative: "Un cohete gris y sencillo que lleva al costado las palabras Plan A, tachadas.",
  },
  {
    id: "pura-cinta",
    name: "Pura Cinta",
    alternative:
      "Un cohete torcido, sujeto con cinta adhesiva, con una aleta que apunta hacia el lado equivocado.",
  },
  {
    id: "la-optimista",
    name: "La Optimista",
    alternative: "Una nave amarilla con una sonrisa pintada y un motor muy, muy pequeño.",
  },
  {
    id: "la-sardina",
    name: "La Sardina Cósmica",
    alternative:
      "Una nave azul en forma de sardina, con una fila de ventanas redondas y escamas que brillan.",
  },
  {
    id: "el-baul",
    name: "El Baúl de la Abuela",
    alternative: "Un cohete de madera con cortinas de encaje en la ventana y una mecedora atada al techo.",
  },
];
