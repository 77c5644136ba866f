import type { Unit } from "@/lib/documents/reader/unit";

const MAX_WORDS = 8;
const HEAD = /^\p{Lu}[^.:!?]{1,60}[.:]$/u;

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
  return HEAD.test(text) && text.split(" ").length <= MAX_WORDS;
}
