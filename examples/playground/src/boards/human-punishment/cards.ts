import { cardsInEnglish, cardsInSpanish, originalPack, type CardText } from "@facedown/human-punishment";

const pack = originalPack;

/** The color of a card of the original pack: of an ID, a loyalty card or a secret loyalty. */
export function colorOf(id: string): string {
  const identity = pack.identities.find((card) => card.id === id);
  if (identity) return identity.color;
  const loyalty = pack.loyalties.find((card) => card.id === id);
  if (loyalty) return loyalty.team;
  const program = pack.programs.find((card) => card.id === id);
  return program?.timing === "secret" ? program.team : "";
}

/** Whether a weapon of the original pack lies at the side, locked. */
export function isLocked(weapon: string): boolean {
  return pack.weapons.find(({ id }) => id === weapon)?.locked === true;
}

/** What a card or weapon is called and says; its id for one that another pack adds. */
export function textOf(id: string, language: string): CardText {
  const texts = language === "es" ? cardsInSpanish : cardsInEnglish;
  return texts[id] ?? { name: id, text: "" };
}
