import { briefly } from "@/lib/documents/reader/briefly";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";

/** How many words a document's statements have. */
export function countWordsOfUnits(units: readonly Pick<Unit, "text">[]): number {
  return units.reduce((sum, { text }) => sum + countWords(text), 0);
}

/** How many words a statement takes in an extract. */
export function countWordsOfUnit(unit: Unit): number {
  return countWords(briefly(unit));
}

/** How many words a heading of an extract takes with what stands below it in full. */
export function countWordsOfGroup(group: UnitGroup): number {
  return countWordsAbove(group) + countWordsOfUnits(group.units);
}

/** How many words stand above the statements of a group: its title, and the heads of the columns of a table. */
export function countWordsAbove({ title, units }: UnitGroup): number {
  const head = units.find(({ cells }) => cells.length > 2)?.head ?? [];
  return countWords(title) + countWords(head.join(" "));
}

/** Without a list of the words: of a book, making that takes far longer than finding them. */
export function countWords(text: string): number {
  if (text === "") return 0;
  let count = 1;
  for (let at = text.indexOf(" "); at >= 0; at = text.indexOf(" ", at + 1)) count += 1;
  return count;
}
