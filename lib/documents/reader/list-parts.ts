import type { Citation } from "@/lib/documents/citation";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";

/** Of fewer items, one alone is quoted for itself. */
const MIN_SHOWN = 2;

/** The lists of a document: items that stand together. */
function listsOf(units: readonly Unit[]): Unit[][] {
  const lists: Unit[][] = [];
  let before: Unit | undefined;
  for (const unit of units) {
    const isNext = before?.kind === "item" && before.section === unit.section;
    if (unit.kind === "item" && isNext) lists.at(-1)?.push(unit);
    else if (unit.kind === "item") lists.push([unit]);
    before = unit;
  }
  return lists.filter(({ length }) => length > MIN_SHOWN);
}

/** Groups of statements that say how many items of a list they leave out, where they show some of it. */
export function withItemsLeft(groups: readonly UnitGroup[], all: readonly Unit[]): UnitGroup[] {
  const shown = new Set(groups.flatMap(({ units }) => units));
  const lists = listsOf(all);
  return groups.map((group) => {
    const own = new Set(group.units);
    const parts = lists.filter((list) => list.filter((item) => own.has(item)).length >= MIN_SHOWN);
    const left = parts.flatMap((list) => list.filter((item) => !shown.has(item))).length;
    return { ...group, left: Math.max(group.left, left) };
  });
}

/** Says of quotations that they are some items of a longer list; empty where they aren't. */
export function partOfListNote(citations: readonly Citation[], all: readonly Unit[]): string {
  const quotes = new Set(citations.map(({ quote }) => quote));
  if (quotes.size < MIN_SHOWN) return "";
  const isQuoted = ({ pieces }: Unit) => pieces.every(({ quote }) => quotes.has(quote));
  for (const list of listsOf(all)) {
    const count = list.filter(isQuoted).length;
    if (count >= MIN_SHOWN && count < list.length)
      return `*${count} of the ${list.length} items of a list.*`;
  }
  return "";
}
