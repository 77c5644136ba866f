import { createYielder } from "@/lib/core/yield-to-event-loop";
import { termsOf } from "@/lib/tools/write-article/notes-grammar";
import { labelAt } from "@/lib/tools/write-article/notes-labels";
import type { NoteBlock, NoteItem } from "@/lib/tools/write-article/notes-structure";

/** "Impact - about 9% of the orders", and neither "14th - frost" nor "well-known - so". */
const DASHED = /^(\p{L}[^:.!?,;()\d"“”–—-]{1,28}?) [-–—] (\S.*)$/su;
const MAX_LABEL_WORDS = 3;
/** With fewer of them, a dash stands for something else: who does it, as in "dashboards - Sam". */
const MIN_LABELED_SHARE = 0.6;

type Placed = { text: string; group: number; depth: number };

/** Beside lines with a label and a colon, those with a dash in its place get the colon, too: "Impact - about 9%" beside "When: May 3". Shares the event loop. */
export async function withEvenLabels(blocks: readonly NoteBlock[]): Promise<readonly NoteBlock[]> {
  const labeled = await labeledPlaces(blocks.flatMap(placedIn));
  if (labeled.size === 0) return blocks;
  const even = (placed: Placed): string =>
    labeled.has(placeOf(placed)) ? withColon(placed.text) : placed.text;
  return blocks.map((block) => {
    if (block.kind === "prose") return { ...block, text: even({ ...block, depth: 0 }) };
    if (block.kind !== "list" && block.kind !== "lines") return block;
    const items = block.items.map((item): NoteItem => {
      return item.part ? item : { ...item, text: even({ ...item, group: block.group }) };
    });
    return { ...block, items };
  });
}

/** Where a line has a label with a colon, and most others have one, too. */
async function labeledPlaces(all: readonly Placed[]): Promise<ReadonlySet<string>> {
  const pause = createYielder();
  const places = new Map<string, { lines: number; colons: number; dashes: number }>();
  for (const placed of all) {
    const turn = pause();
    if (turn) await turn;
    const counted = places.get(placeOf(placed)) ?? { lines: 0, colons: 0, dashes: 0 };
    counted.lines += 1;
    if (hasColon(placed)) counted.colons += 1;
    else if (withColon(placed.text) !== placed.text) counted.dashes += 1;
    places.set(placeOf(placed), counted);
  }
  const even = [...places].filter(
    ([, { lines, colons, dashes }]) => colons > 0 && colons + dashes >= MIN_LABELED_SHARE * lines,
  );
  return new Set(even.map(([place]) => place));
}

function placedIn(block: NoteBlock): Placed[] {
  if (block.kind === "prose") return [{ text: block.text, group: block.group, depth: 0 }];
  if (block.kind !== "list" && block.kind !== "lines") return [];
  return block.items.map(({ text, depth }) => ({ text, depth, group: block.group }));
}

function placeOf({ group, depth }: Placed): string {
  return `${group} ${depth}`;
}

function hasColon({ text }: Placed): boolean {
  return labelAt(text) !== undefined;
}

function withColon(text: string): string {
  const [, label = "", said = ""] = DASHED.exec(text) ?? [];
  const isLabel = label !== "" && label.split(/\s+/).length <= MAX_LABEL_WORDS;
  return isLabel && /\s/.test(said) && !isRoute(label, said) ? `${label}: ${said}` : text;
}

/** "Leeds - Edinburgh 18 July" goes from one place to another, or from one name to another. */
function isRoute(label: string, said: string): boolean {
  if (!/^\p{Lu}/u.test(said)) return false;
  return termsOf(label.toLowerCase()).some(({ tags }) =>
    ["Place", "City", "Country", "Region", "Person", "ProperNoun"].some((tag) => tags.has(tag)),
  );
}
