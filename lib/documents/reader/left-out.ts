import { formatCount } from "@/lib/core/format";
import { SENTENCE_END } from "@/lib/core/sentences";
import { filterInTurns, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { escapeMarkdown } from "@/lib/documents/citation";
import { originalOf } from "@/lib/documents/reader/continuations";
import { frameOfLetter } from "@/lib/documents/reader/letter-opening";
import { isRitual } from "@/lib/documents/reader/minutes";
import { isLetter, type PaperKind } from "@/lib/documents/reader/paper-kind";
import { isToldBySections } from "@/lib/documents/reader/section-groups";
import { tellingFacts, toldFacts } from "@/lib/documents/reader/told-facts";
import { isHeadOfTable, type Structure, type Unit } from "@/lib/documents/reader/unit";
import { announces, holdsNoStatements, isToFillIn } from "@/lib/documents/reader/usable-units";
import type { Writing } from "@/lib/documents/reader/write-statements";

const MAX_NAMED = 3;
const LIST = new Intl.ListFormat("en");
/** Days and amounts; a bare year says hardly anything. */
const COUNTED = { date: /^date (?!\d{4}$)/, amount: /^money / };

type Extracted = {
  /** What could be shown. */
  usable: readonly Unit[];
  shown: readonly Unit[];
  /** Of the groups that it is shown in. */
  titles: readonly string[];
  writtenAs: Writing;
};

/**
 * Says what an extract leaves out, so that nobody takes it for all there is: how many statements, rows, and ends of sentences, how
 * many dates and amounts that aren't told, and of which sections nothing is shown. Empty where nothing is left out.
 */
export async function writeLeftOut(
  kind: PaperKind | undefined,
  structure: Structure,
  { usable, shown, titles, writtenAs }: Extracted,
  signal?: AbortSignal,
): Promise<string> {
  const told = new Set(shown.map(originalOf));
  const statements = await statementsIn(kind, structure, usable, signal);
  const left = statements.filter((unit) => !told.has(unit));
  const ends = shown.filter((unit) => isCut(unit, writtenAs)).length;
  if (left.length + ends === 0) return "";
  // Nobody misses what every meeting begins and ends with.
  const missed = kind === "minutes" ? left.filter(({ text }) => !isRitual(text)) : left;
  const figures = await untoldFigures(missed, [...titles, ...shown.map(writtenAs)], signal);
  const among = figures.length > 0 ? `, including ${LIST.format(figures)} not given above` : "";
  const rows = left.filter(({ kind: own }) => own === "row").length;
  const what = LIST.format([
    ...(left.length > rows ? [formatCount(left.length - rows, "statement")] : []),
    ...(rows > 0 ? [formatCount(rows, "row")] : []),
    ...(ends > 0 ? [`the ${ends === 1 ? "end" : "ends"} of ${formatCount(ends, "sentence")}`] : []),
  ]);
  const untold = isToldBySections(kind) ? untoldSections(structure, missed, [...told]) : [];
  const whole = untold.length > 0 ? `; nothing is shown of ${nameSections(untold)}` : "";
  const it = left.length + ends === 1 ? "it" : "them";
  return `*Left out: ${what}${among}${whole}. The chat can answer questions about ${it}.*`;
}

/** What could be shown, and short sentences, which say too little to be shown alone. */
async function statementsIn(
  kind: PaperKind | undefined,
  { units, sections }: Structure,
  usable: readonly Unit[],
  signal: AbortSignal | undefined,
): Promise<Unit[]> {
  const known = new Set(usable);
  const frame = new Set(isLetter(kind) ? frameOfLetter(units) : []);
  const isSentence = (unit: Unit) =>
    unit.kind !== "heading" &&
    !unit.isCaption &&
    !isHeadOfTable(unit) &&
    !frame.has(unit) &&
    SENTENCE_END.test(unit.text) &&
    unit.text.includes(" ") &&
    !announces(unit.text) &&
    !isToFillIn(unit.text) &&
    !holdsNoStatements(sections[unit.section]?.title ?? "");
  return filterInTurns(units, (unit) => known.has(unit) || isSentence(unit), signal);
}

function isCut(unit: Unit, writtenAs: Writing): boolean {
  return writtenAs(unit).endsWith("…") && !unit.text.endsWith("…");
}

/** Sections with statements of which none is shown, also none in a section with the same title. */
function untoldSections(
  { sections }: Pick<Structure, "sections">,
  left: readonly Unit[],
  shown: readonly Unit[],
): string[] {
  const titlesOf = (units: readonly Unit[]) =>
    new Set(units.flatMap(({ section }) => sections[section]?.title ?? []));
  const told = titlesOf(shown);
  return [...titlesOf(left)].filter((title) => !told.has(title));
}

function nameSections(titles: readonly string[]): string {
  const named = titles.slice(0, MAX_NAMED).map((title) => `“${escapeMarkdown(title)}”`);
  const more = titles.length - named.length;
  return LIST.format([...named, ...(more > 0 ? [formatCount(more, "more section")] : [])]);
}

async function untoldFigures(
  left: readonly Unit[],
  written: readonly string[],
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const factsOf = (text: string) => [...toldFacts(text).keys()];
  const told = tellingFacts(await flatMapInTurns(written, factsOf, signal));
  const all = await flatMapInTurns(left, ({ text }) => factsOf(text), signal);
  const found = [...new Set(all)].filter((fact) => !told.has(fact));
  return Object.entries(COUNTED).flatMap(([name, pattern]) => {
    const count = found.filter((fact) => pattern.test(fact)).length;
    if (count === 0) return [];
    return [count > 1 ? formatCount(count, name) : `${name === "amount" ? "an" : "a"} ${name}`];
  });
}
