import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { dateFigures } from "@/lib/documents/reader/dates";
import { figuresIn } from "@/lib/documents/reader/figures";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** "When is the event?", "What date is the block party?" */
const ASKS_DAY =
  /^\W{0,3}(?:and |so )?(?:when|(?:on )?(?:what|which) (?:day|date)) (?:is|was|will) (?:the|this|their|our|my|her|his) (?<what>[\p{L} '’-]{3,40}?)(?: (?:be|held|take place|taking place|planned|on|going to be))*[^\p{L}\p{N}]*$/iu;
/** What is a day of its own on a form, and no event that a field "Date" is of. */
const OTHER_DAY =
  /\b(?:due|deadline|start|end|birthday|birth|rain|expir\w+|renewal|sign\w*|payment|payable|last|first|next|applicant|born|[a-z]{3,20}ed)\b/i;
const DATE =
  /^(?:(?:event |proposed |requested )?(?:dates?|days?)(?: (?:and|&) time)?(?: of (?:the )?event)?)$/i;
const SIGNED = /\bsign(?:ed|atures?)\b|\boffice use\b/i;
/** Beside one of these, a bare "Date" is the day of signing. */
const BY_SIGNATURE = /\bsign(?:ed|atures?)\b|\bprinted name\b|^title$/i;

/**
 * The field "Date" of the only part of a form that is about what a question names: it stands in its heading, or in another
 * field there.
 */
export async function answerFormDate(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const what = ASKS_DAY.exec(question)?.groups?.what ?? "";
  const asked = OTHER_DAY.test(what) ? [] : contentTerms(what);
  if (asked.length === 0 || recognizeKind(structure)?.kind !== "form") return undefined;
  const { units, sections } = structure;
  const rows = units.filter(({ kind, cells }) => kind === "row" && cells.length === 2);
  const partOf = rememberParts(rows, structure);
  const found = await flatMapInTurns(
    rows,
    (unit, at) => {
      const [name = "", value = ""] = unit.cells;
      const title = sections[unit.section]?.title ?? "";
      const beside = [rows[at - 1], rows[at + 1]].filter((row) => row?.section === unit.section);
      const isSigned = beside.some((row) => BY_SIGNATURE.test(row?.cells[0] ?? ""));
      if (/^date$/i.test(name) && isSigned) return [];
      if (!DATE.test(name) || SIGNED.test(title) || dateFigures(value).length === 0) return [];
      return hasAllTerms(partOf(unit.section), asked) ? [{ unit, value }] : [];
    },
    signal,
  );
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  return { kind: "answer", lead: only.value, units: [only.unit] };
}

/** Tells the words of a part of a form: those of its heading and its fields. Each is read once. */
function rememberParts(
  rows: readonly Unit[],
  { sections }: Structure,
): (section: number) => ReadonlySet<string> {
  const texts = new Map<number, string[]>();
  for (const { section, text } of rows) {
    const known = texts.get(section);
    if (known) known.push(text);
    else texts.set(section, [sections[section]?.title ?? "", text]);
  }
  const terms = new Map<number, ReadonlySet<string>>();
  return (section) => {
    const own = terms.get(section) ?? new Set(searchTerms((texts.get(section) ?? []).join(" ")));
    terms.set(section, own);
    return own;
  };
}

/** "What are the conditions?", "What are the conditions of the permit?" */
const ASKS_WHOLE =
  /^\W{0,3}(?:and |so )?what (?:are|were|is|was) (?:the|its|their|our|my|your) (?<what>[\p{L} ]{3,40}?)(?: (?:of|for|on) (?:the|this|my|our) [\p{L} ]{2,30})?[^\p{L}\p{N}]*$/iu;
const MOST_SENTENCES = 8;

/** All sentences of a field that is called exactly what a question asks for: a field is no place for one thing only. */
export async function answerWholeField(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const what = ASKS_WHOLE.exec(question)?.groups?.what?.toLowerCase();
  if (!what) return undefined;
  const { units } = structure;
  const starts = await flatMapInTurns(
    units,
    ({ kind, text, isLead }, at) => {
      const isField = kind === "sentence" && isLead && text.toLowerCase().startsWith(`${what}: `);
      return isField ? [at] : [];
    },
    signal,
  );
  const [start, ...others] = starts;
  if (start === undefined || others.length > 0) return undefined;
  const field: Unit[] = [];
  for (const unit of units.slice(start, start + MOST_SENTENCES + 1)) {
    if (field.length > 0 && (unit.isLead || unit.kind !== "sentence")) break;
    field.push(unit);
  }
  // The only figure of "Deposit: $500. It is refundable." is what is asked for, and half a field isn't all of it.
  const isFigure = figuresIn(field[0]?.text ?? "").length === 1;
  if (isFigure || field.length > MOST_SENTENCES) return undefined;
  return { kind: "answer", units: field };
}
