import type { DocumentKind } from "@/lib/documents/citation";
import type { Candidate } from "@/lib/documents/rank-sentences";
import type { Unit } from "@/lib/documents/reader/unit";
import {
  type DocumentTable,
  type LeftOutTable,
  nameOfTable,
} from "@/lib/tools/write-article/document-tables";

/** Where a sentence stands in the document; -1 where that isn't known. */
export type Located = {
  unitOf: (one: Candidate) => Unit | undefined;
  indexOf: (one: Candidate) => number;
};

/** A table behind a sentence, of its own section or, where that has no sentence, of the one before. */
export type PlacedTable = { table: DocumentTable; isOfOther: boolean };

/** Statements between a table and a sentence that belongs to it. */
const BESIDE = 2;

/**
 * Puts tables behind sentences of an article.
 *
 * @param chosen its sentences, also captions
 * @param inText those that are written
 * @param isAskedFor whether a table belongs there even where no sentence speaks of it
 */
export function placeTables(
  tables: readonly DocumentTable[],
  { chosen, inText }: { chosen: readonly Candidate[]; inText: readonly Candidate[] },
  { kind, isWhole, ...located }: Located & { kind: DocumentKind; isWhole: boolean },
  isAskedFor: (table: DocumentTable) => boolean,
): { placed: ReadonlyMap<Candidate, readonly PlacedTable[]>; leftOut: LeftOutTable[] } {
  const placed = new Map<Candidate, PlacedTable[]>();
  const leftOut: LeftOutTable[] = [];
  for (const table of tables) {
    if (!isWhole && !isAskedFor(table) && !isSpokenOf(table, chosen, located)) continue;
    const own = inText.filter((one) => located.unitOf(one)?.section === table.section);
    const anchor =
      table.written && (anchorOf(table, own, located) ?? anchorOf(table, inText, located));
    if (!anchor) leftOut.push({ name: nameOfTable(table, kind), isLong: table.isLong });
    else
      placed.set(anchor, [...(placed.get(anchor) ?? []), { table, isOfOther: own.length === 0 }]);
  }
  return { placed, leftOut };
}

/** Whether what was chosen names a table or is its caption; of a table without a name, whether it stands beside it. */
function isSpokenOf(
  { label, from, to, captions }: DocumentTable,
  chosen: readonly Candidate[],
  { unitOf, indexOf }: Located,
): boolean {
  if (label === undefined)
    return chosen.some((one) => indexOf(one) >= from - BESIDE && indexOf(one) <= to + BESIDE);
  // "Table 1.2" and "Table 1a" are others than "Table 1".
  const named = new RegExp(`\\b${label.replaceAll(".", "\\.")}\\b(?![\\d.]{0,8}\\d)`, "i");
  return chosen.some(
    (one) => captions.some((unit) => unit === unitOf(one)) || named.test(one.text),
  );
}

/** The sentence that a table stands after: the last one above it, or the first one below it. */
function anchorOf(
  { from, to }: DocumentTable,
  sentences: readonly Candidate[],
  { indexOf }: Located,
): Candidate | undefined {
  const above = sentences.findLast((one) => indexOf(one) >= 0 && indexOf(one) < from);
  return above ?? sentences.find((one) => indexOf(one) > to);
}
