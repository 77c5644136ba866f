import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** "How much water fits in the container?", "How many liters does the tank hold?" */
const ASKS: readonly RegExp[] = [
  /^\W{0,3}(?:and |so )?how (?:much|many) (?:\p{L}+ ){0,2}?(?:fits?|goes|go|(?:can|will|does) (?:i |you |one )?(?:put|get|fit|fill|pour))(?: in(?:to|side)?| into)? (?:the |my |its |that )?(?<what>[\p{L} -]{2,30}?)(?: at (?:once|most))?[^\p{L}\p{N}]*$/iu,
  /^\W{0,3}(?:and |so )?how (?:much|many)(?: \p{L}+){0,2}? (?:does|can|will|do) (?:the |my |its |that )?(?<what>[\p{L} -]{2,30}?) (?:hold|take|contain|fit)[^\p{L}\p{N}]*$/iu,
];
const CAPACITY = /\b(?:capacity|volume|holds|contents)\b/i;
const OF_OTHER = /\b(?:battery|memory|storage|seating|load|weight)\b/i;

/** How much fits into something: the only row for its capacity. */
export async function answerCapacity(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asks = ASKS.map((form) => form.exec(question)?.groups?.what ?? "").find(Boolean);
  const what = contentTerms(asks ?? "");
  if (what.length === 0) return undefined;
  const rows = await filterInTurns(
    structure.units,
    ({ kind, cells: [label = "", value = ""] }) =>
      kind === "row" &&
      /\d/.test(value) &&
      CAPACITY.test(label) &&
      !OF_OTHER.test(label) &&
      isCalled(label, what),
    signal,
  );
  const [only, ...others] = rows;
  const lead = only?.cells[1];
  return only && lead && others.length === 0 && only.cells.length === 2
    ? { kind: "answer", lead, units: [only] }
    : undefined;
}

function isCalled(label: string, what: readonly string[]): boolean {
  const there = searchTerms(label).filter((term) => !OF_SIZE.has(term));
  return hasAllTerms(new Set(there), what);
}

/** "Volume" is another word for "container" nowhere. */
const OF_SIZE = new Set(searchTerms("capacity volume size"));
