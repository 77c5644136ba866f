import { SENTENCE_END } from "@/lib/core/sentences";
import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { FIGURE } from "@/lib/documents/figure";
import { dateFigures } from "@/lib/documents/reader/dates";
import { excludes } from "@/lib/documents/reader/excludes";
import { REGARDS, YOURS } from "@/lib/documents/reader/letter-closing";
import { isHeadOfTable, type Structure, type Unit } from "@/lib/documents/reader/unit";
import { isPhrase, isWholeSentence } from "@/lib/documents/sentence-kinds";

/** Sections that hold no statements of their own. */
const NO_STATEMENTS =
  /^(?:\d{1,2}\W{0,3}|appendix \w\W{0,3})?(?:references|bibliography|works cited|literature(?: cited)?|further reading|table of contents|contents|agenda|outline|index|list of (?:figures|tables)|acknowledg\w{0,8}|about the authors?)$/i;
const TO_FILL_IN = /_{4,}|\.{8,}|…{3,}/;

/** Whether a text is a line to write on. */
export function isToFillIn(text: string): boolean {
  return TO_FILL_IN.test(text);
}

/** Sentences that only announce what follows. */
const ANNOUNCES =
  /^(?:(?:in )?(?:the|this) (?:(?:following|next|remaining|present) (?:section|chapter|part|paragraph|page|table|figure|step|example|list|subsection)s?|(?:rest|remainder) of (?:this|the))\b|(?:section|chapter|part|appendix|figure|table|page) [\dIVXA-Z]{1,5}\b.{0,20}\b(?:describes?|discusses|presents|shows|explains|introduces|lists|reviews|outlines|summarizes|concludes|covers|gives|contains|deals|addresses)\b|in this (?:paper|article|study|report|thesis|chapter),? we (?:describe|present|discuss|report|introduce|review|outline|show|summarize)\b|(?:this|the) (?:section|chapter|part|page|table|figure|list|manual|document) (?:describes|discusses|presents|shows|explains|introduces|lists|outlines|covers|gives|contains|summarizes)\b|see (?:also )?(?:section|chapter|page|figure|table|appendix)\b|we (?:now|next|first) (?:turn|describe|discuss)\b)|\b(?:organized|structured) as follows|\b(?:as follows|the following(?: \p{L}{1,20}){0,3})\s?:?\.?$|:$/iu;
/** "The study has limitations.": says that there are some, and not which. */
const ANNOUNCES_SOME =
  /\b(?:has|have|had|there (?:are|were)) (?:(?:several|some|a few|certain|important|also|two|three|four|five|a number of) )*(?:limitations?|limits|exceptions|conditions|reasons|options|requirements|advantages|disadvantages|risks)\.?$/i;
/** A reference in a list of them. */
const REFERENCE = /^\[\d{1,3}\]\s|^\p{Lu}\p{Ll}{1,30}, (?:\p{Lu}\.\s?){1,3}(?:,|and|&|\()/u;

/** Whether a sentence only says what comes next. */
export function announces(text: string): boolean {
  return ANNOUNCES.test(text.slice(0, 400)) || announcesSome(text);
}

/** Whether a sentence only says that there are some of what the next ones name. */
export function announcesSome(text: string): boolean {
  return text.length < 120 && ANNOUNCES_SOME.test(text);
}

/** Whether a part only lists what is in the others, or where something comes from. */
export function holdsNoStatements(title: string): boolean {
  return NO_STATEMENTS.test(title);
}

const CONTENTS = /^(?:\d{1,2}\W{0,3})?(?:table of )?contents$/i;

/** Whether a statement is an entry of a table of contents, which names what others say. */
export function isInContents(
  { section }: Unit,
  { sections }: Pick<Structure, "sections">,
): boolean {
  return CONTENTS.test(sections[section]?.title ?? "");
}

/** The statements of a document that can be shown on their own, in order. */
export function usableUnits(
  { units, sections }: Pick<Structure, "units" | "sections">,
  signal?: AbortSignal,
): Promise<Unit[]> {
  const isDead = sections.map(({ title }) => NO_STATEMENTS.test(title));
  const isUsed = (unit: Unit) =>
    isUsable(unit) || (unit.kind === "item" && excludes(sections[unit.section]?.title ?? ""));
  return filterInTurns(units, (unit) => !isDead[unit.section] && isUsed(unit), signal);
}

function isUsable({ kind, text, cells, head, isLead, isCaption }: Unit): boolean {
  if (kind === "heading" || isCaption || REFERENCE.test(text)) return false;
  // The heads of columns say nothing by themselves.
  if (kind === "row") return !isHeadOfTable({ cells, head });
  if (announces(text)) return false;
  if (kind === "item") return isPhrase(text) || /\d/.test(text);
  return isStatement(text.replace(CLOSING, ".")) || (isLead && isDated(text));
}

/** Of a scan, the closing of a letter may have been read with its last sentence. */
const CLOSING = new RegExp(String.raw`[.,;] (?:${YOURS}|(?:with )?${REGARDS})\b.{0,80}$`, "i");

/** "Meeting of February 11, Reading Room": a line that says when. */
function isDated(text: string): boolean {
  const isShort = text.length < 120 && isPhrase(text) && !SENTENCE_END.test(text);
  return isShort && dateFigures(text).some(({ value }) => Number.isFinite(value));
}

/** The phrases of a document that has hardly any sentences. */
export function phraseUnits(structure: Structure, signal?: AbortSignal): Promise<Unit[]> {
  const isUsed = (unit: Unit) =>
    isPhrase(unit.text) && !REFERENCE.test(unit.text) && !isInContents(unit, structure);
  return filterInTurns(structure.units, isUsed, signal);
}

/** A sentence whose figures outweigh its letters is one, too: "The salary is $64,000 to $72,000." */
function isStatement(text: string): boolean {
  if (isWholeSentence(text)) return true;
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  return (
    /^\p{Lu}\p{Ll}/u.test(text) &&
    SENTENCE_END.test(text) &&
    words >= 4 &&
    text.length < 300 &&
    FIGURE.test(text) &&
    !/\.{4,}/.test(text)
  );
}
