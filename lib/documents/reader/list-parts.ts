import type { Citation } from "@/lib/documents/citation";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";

/** Of fewer items, one alone is quoted for itself. */
const MIN_SHOWN = 2;

/** How long a list is, and which of its items are shown. */
type ListPart = { length: number; shown: Unit[] };

/** The lists of which something is shown: items that stand together. */
function listsOf(units: readonly Unit[], isShown: (unit: Unit) => boolean): ListPart[] {
  const lists: ListPart[] = [];
  let list: ListPart | undefined;
  let before: Unit | undefined;
  for (const unit of units) {
    if (unit.kind !== "item") list = undefined;
    else if (!list || before?.section !== unit.section) list = { length: 0, shown: [] };
    if (list) {
      list.length += 1;
      if (isShown(unit) && list.shown.push(unit) === 1) lists.push(list);
    }
    before = unit;
  }
  return lists.filter(({ length }) => length > MIN_SHOWN);
}

/**
 * Groups of statements that say how many items of a list they leave out, where they show some of it.
 *
 * @param others what is shown elsewhere
 */
export function withItemsLeft(
  groups: readonly UnitGroup[],
  all: readonly Unit[],
  others: readonly Unit[] = [],
): UnitGroup[] {
  const shown = new Set([...groups.flatMap(({ units }) => units), ...others]);
  const lists = listsOf(all, (unit) => shown.has(unit));
  const listOf = new Map(lists.flatMap((list) => list.shown.map((item) => [item, list] as const)));
  return groups.map((group) => {
    const counts = new Map<ListPart, number>();
    for (const unit of new Set(group.units)) {
      const list = listOf.get(unit);
      if (list) counts.set(list, (counts.get(list) ?? 0) + 1);
    }
    const parts = [...counts].filter(([, count]) => count >= MIN_SHOWN);
    const left = parts.reduce((sum, [list]) => sum + list.length - list.shown.length, 0);
    return { ...group, left: Math.max(group.left, left) };
  });
}

/** Says of quotations that they are some items of a longer list; empty where they aren't. */
export function partOfListNote(citations: readonly Citation[], all: readonly Unit[]): string {
  const quotes = new Set(citations.map(({ quote }) => quote));
  if (quotes.size < MIN_SHOWN) return "";
  const isQuoted = ({ pieces }: Unit) => pieces.every(({ quote }) => quotes.has(quote));
  const isPart = ({ length, shown }: ListPart) =>
    shown.length >= MIN_SHOWN && shown.length < length;
  const part = listsOf(all, isQuoted).find(isPart);
  return part ? `*${part.shown.length} of the ${part.length} items of a list.*` : "";
}
