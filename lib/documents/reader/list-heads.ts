import type { Unit } from "@/lib/documents/reader/unit";

const MAX_WORDS = 8;
const HEAD = /^\p{Lu}[^.:!?]{1,60}[.:]$/u;
/** Without a colon, only what is no sentence: "What to bring.", "Not covered." */
const TITLE =
  /^(?:(?:what|how|where|when|whom?|things) (?:not )?to \p{L}{2,20}|not \p{L}{3,20})(?: \p{L}{1,20}){0,4}\.$/iu;

/** The lines that name the lists below them without being set as headings: "What to bring." By the items of the lists. */
export function listHeads(units: readonly Unit[]): ReadonlyMap<Unit, string> {
  const heads = new Map<Unit, string>();
  let head: string | undefined;
  for (const { unit, above } of units.map((one, at) => ({ unit: one, above: units[at - 1] }))) {
    if (unit.kind !== "item") {
      head = undefined;
      continue;
    }
    if (above?.kind === "sentence" && above.isLead && isHead(above.text)) head = above.text;
    if (head !== undefined) heads.set(unit, head);
  }
  return heads;
}

function isHead(text: string): boolean {
  const isNamed = text.endsWith(":") || TITLE.test(text);
  return isNamed && HEAD.test(text) && text.split(" ").length <= MAX_WORDS;
}
