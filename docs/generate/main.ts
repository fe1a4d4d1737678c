import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { books, packageFolder, tracedRules } from "./books.js";
import {
  eventsPart,
  movesPart,
  optionsPart,
  phasesPart,
  refusalsPart,
  type EngineParts,
} from "./engine-parts.js";
import { englishParts } from "./game-words.js";
import { learnsPage } from "./learns-page.js";
import { rulesPage } from "./rules-page.js";
import { watch } from "./watching.js";
import { engineWords } from "./words/engine.js";
import { learnWords } from "./words/words.js";

const engineParts = {
  options: optionsPart,
  moves: movesPart,
  events: eventsPart,
  phases: phasesPart,
  refusals: refusalsPart,
};
const docs = fileURLToPath(new URL("../", import.meta.url));

function write(path: string, text: string): void {
  const file = join(docs, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

for (const book of books) {
  const refusing = new Set(Object.keys(englishParts(book.game).rejections));
  write(`games/${book.name}/rules.md`, rulesPage({ book, traced: tracedRules(book), refusing }));
  const text = readFileSync(join(packageFolder(book), "test/golden/disclosures.txt"), "utf8");
  write(`games/${book.name}/learns.md`, learnsPage({ book, text, words: learnWords[book.name]! }));
  const words = engineWords[book.name]!;
  const parts: EngineParts = { book, words, seen: watch(book.game, words.watched) };
  for (const [name, part] of Object.entries(engineParts))
    write(`.generated/${book.name}/${name}.md`, part(parts));
}
