import { onlyOne } from "@/lib/core/only-one";
import { SENTENCE_END } from "@/lib/core/sentences";
import { filterInTurns, findInTurns, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { summarizeSection } from "@/lib/documents/reader/summarize-section";
import type { Unit } from "@/lib/documents/reader/unit";
import { SURELY_ABSENT, type UnitAnswer } from "@/lib/documents/reader/unit-answer";

/** "E4", "F-12", "P1": what a panel shows. */
const CODE = /(?<![\p{L}\p{N}-])\p{Lu}{1,3}-?\d{1,4}(?![\p{L}\p{N}-]|\.\d)/u;
const ANY_CASE = new RegExp(CODE.source, "iu");
const ASKS_FAULT =
  /\b(?:fix|solve|resolve|clear|repair|remedy|get rid of|what (?:do|should|can|must) (?:i|we|you) do|errors?|faults?|codes?|messages?|mean|means|causes?|shows?|appears?)\b/i;
const ASKS_REMEDY =
  /\b(?:fix|solve|resolve|clear|repair|remedy|get rid of|what (?:do|should|can|must) (?:i|we|you) do)\b/i;
const REMEDY =
  /\b(?:remed(?:y|ies)|solutions?|what to do|actions?|fix(?:es)?|cures?|corrections?|resolutions?|how to)\b/i;
/** A line that names a code consists of little more than it. */
const MAX_TITLE_WORDS = 8;
const MOST_UNITS = 6;

/**
 * What a document says of a code that a question names: the row of a table, the section, or the paragraph that begins with
 * it. Of a fault that the document never names, it says nothing.
 */
export async function answerCode(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asksFault = ASKS_FAULT.test(question);
  const code = (asksFault ? ANY_CASE : CODE).exec(question)?.[0];
  if (!code) return undefined;
  const {
    structure: { units },
    signal,
  } = index;
  const isCode = (cell: string | undefined) => cell?.toLowerCase() === code.toLowerCase();
  const row = onlyOne(
    await filterInTurns(units, ({ cells }) => cells.length > 1 && isCode(cells[0]), signal),
  );
  if (row && (row.cells.length > 2 || !asksFault)) return answerRow(row, question);
  if (!asksFault) return undefined;
  const begins = new RegExp(
    String.raw`^(?:${code}(?![\p{L}\p{N}-]|\.\d)|(?:(?:errors?|faults?|codes?) )+${code}(?=\s?[:.–—(]|\s-|$))`,
    "iu",
  );
  const starts = await flatMapInTurns(
    units,
    ({ text }, at) => (begins.test(text) ? [at] : []),
    signal,
  );
  const heading = starts.find((at) => units[at]?.kind === "heading");
  if (heading !== undefined) return answerSection(index, units[heading]);
  const start = onlyOne(starts);
  if (start !== undefined) return { kind: "answer", units: unitsFrom(units, start) };
  const named = new RegExp(String.raw`(?<![\p{L}\p{N}-])${code}(?![\p{L}\p{N}])`, "iu");
  return (await findInTurns(units, ({ text }) => named.test(text), signal))
    ? undefined
    : SURELY_ABSENT;
}

function answerRow(row: Unit, question: string): UnitAnswer {
  const at = row.head.findIndex((name) => REMEDY.test(name));
  const lead = ASKS_REMEDY.test(question) ? row.cells[at] : undefined;
  return { kind: "answer", ...(lead && { lead }), units: [row] };
}

async function answerSection(
  { structure, signal }: UnitIndex,
  heading: Unit | undefined,
): Promise<UnitAnswer | undefined> {
  const units = structure.units.filter(
    ({ kind, section }) => section === heading?.section && kind !== "heading",
  );
  if (!heading || units.length === 0) return undefined;
  const part = { title: heading.text, units };
  return { kind: "section", ...(await summarizeSection(structure, part, signal)) };
}

/** The paragraph that begins with a code, and the next one where it only names it, up to the next code. */
function unitsFrom(units: readonly Unit[], start: number): Unit[] {
  const first = units[start];
  if (!first) return [];
  const found = [first];
  // One of several rows isn't the title of what stands below them.
  const isListed = [units[start - 1], units[start + 1]].some((one) => one?.kind === "row");
  const isTitle =
    !SENTENCE_END.test(first.text) &&
    first.text.split(" ").length <= MAX_TITLE_WORDS &&
    !(first.kind === "row" && isListed);
  let paragraphs = isTitle ? 1 : 0;
  for (const unit of units.slice(start + 1, start + MOST_UNITS)) {
    const isNext = CODE.exec(unit.text)?.index === 0;
    if (isNext || unit.section !== first.section || unit.kind === "heading") break;
    if (unit.isLead && unit.kind !== "item") paragraphs -= 1;
    if (paragraphs < 0 || (unit.kind === "row" && unit.cells.length > 1)) break;
    found.push(unit);
  }
  return found;
}
