// Marks what a module makes when it is loaded as of no effect. The packages say in their manifests that loading them
// does nothing; so a bundler may leave out what is not used, which it does of calls only where they are marked.
import { parseSync } from "rolldown/utils";

const mark = "/* @__PURE__ */ ";
const runsLater = /^(Function|ArrowFunction|Class|TS(?!As|Satisfies|NonNull|Instantiation))/;

/** Where the calls begin that happen while this is worked out; those in functions happen later. */
function* callsIn(node) {
  if (Array.isArray(node)) for (const each of node) yield* callsIn(each);
  if (typeof node?.type !== "string" || runsLater.test(node.type)) return;
  if (node.type === "CallExpression" || node.type === "NewExpression") {
    yield node.start;
    yield* callsIn(node.arguments); // a mark covers what is called
    return;
  }
  for (const value of Object.values(node)) if (typeof value === "object") yield* callsIn(value);
}

/**
 * Where marks belong in the text of a module: before each call that makes a constant at its top.
 * @param {string} file its name says whether it has types
 * @param {string} text
 * @returns {number[]}
 */
export function placesOfMarks(file, text) {
  const { program } = parseSync(file, text);
  const declared = program.body.map((node) => ("declaration" in node && node.declaration) || node);
  const made = declared.flatMap((node) => (node.type === "VariableDeclaration" ? node.declarations : []));
  return made.flatMap(({ init }) => [...callsIn(init)]);
}

/** A plugin that sets the marks; it needs `experimental.nativeMagicString`. */
export const pure = {
  name: "pure",
  transform(text, file, { magicString }) {
    for (const place of placesOfMarks(file, text)) magicString.appendRight(place, mark);
    return { code: magicString };
  },
};
