import { SENTENCE_END } from "@/lib/core/sentences";
import { createYielder, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { announcedUnits } from "@/lib/documents/reader/announced-units";
import { eventOpening } from "@/lib/documents/reader/events";
import { faqGroups } from "@/lib/documents/reader/faq";
import { figuresIn } from "@/lib/documents/reader/figures";
import { invoiceParties, isRowOfLabels } from "@/lib/documents/reader/invoice-parties";
import { meetingOpening } from "@/lib/documents/reader/meeting-opening";
import type { PaperKind } from "@/lib/documents/reader/paper-kind";
import { papersOf } from "@/lib/documents/reader/papers";
import { listedQuestions } from "@/lib/documents/reader/questions-to-reader";
import { SOUGHT, SOUGHT_ANYWHERE } from "@/lib/documents/reader/sought";
import type { Sought } from "@/lib/documents/reader/sought-rule";
import { beginsWithDate } from "@/lib/documents/reader/transactions";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";

/**
 * Finds what readers of a kind of document look for, or of any document, each statement under the first heading that it fits.
 *
 * @param usable the statements that can be shown, in order
 * @returns only groups that have something
 * @throws AppError `aborted` when the signal fires
 */
export async function findSought(
  kind: PaperKind | undefined,
  structure: Structure,
  usable: readonly Unit[],
  signal?: AbortSignal,
): Promise<UnitGroup[]> {
  const taken = new Set<Unit>();
  const groups = new Map<string, UnitGroup>();
  // Each of several invoices in one file has its own totals and dates.
  const papers = Math.min(MOST_PAPERS, Math.max(1, (await papersOf(structure.units)).length));
  for (const group of await openingGroups(kind, structure, signal)) {
    groups.set(group.title, group);
    for (const unit of group.units) taken.add(unit);
  }
  // What a letter asks is no date and no amount, whatever stands in it.
  const asked =
    kind === "letter" ? listedQuestions(structure).filter((unit) => !taken.has(unit)) : [];
  for (const unit of asked) taken.add(unit);
  for (const sought of kind ? SOUGHT[kind] : SOUGHT_ANYWHERE) {
    const pool = sought.within ? usable.slice(0, sought.within) : usable;
    const isFitting = (unit: Unit) =>
      !taken.has(unit) && !(kind === "manual" && isStep(unit)) && fits(unit, sought, structure);
    const group = groups.get(sought.heading) ?? { title: sought.heading, units: [], left: 0 };
    const room = Math.max(0, papers * sought.most - group.units.length);
    const areCounted = sought.kinds?.includes("row") ?? false;
    const most = areCounted ? Number.POSITIVE_INFINITY : room;
    const fitting = [
      ...(await announcedUnits(structure, sought, signal)).filter((unit) => !taken.has(unit)),
      ...(await firstInTurns(pool, isFitting, most, signal)),
    ];
    for (const unit of fitting.slice(0, room)) {
      // "Families are welcome, admission is free" is of the show that its paragraph begins with.
      const whole = kind === "event" && unit.isLead ? paragraphOf(unit, structure) : [unit];
      for (const one of whole.filter((other) => !taken.has(other))) {
        taken.add(one);
        group.units.push(one);
      }
    }
    // Sentences are a choice; of rows, a reader expects all.
    if (areCounted) {
      const left = fitting.slice(room);
      group.left += left.length;
      // A total is no item, even where there is no room for it among the totals.
      if (sought.isOnlyHere) for (const unit of left) taken.add(unit);
    }
    groups.set(sought.heading, group);
  }
  const tasks = groups.get(TASKS) ?? { title: TASKS, units: [], left: 0 };
  groups.set(TASKS, { ...tasks, units: [...asked, ...tasks.units] });
  return [...groups.values()].filter(({ units }) => units.length > 0);
}

const TASKS = "What you're asked to do";

/** A statement with the rest of its paragraph. */
function paragraphOf(first: Unit, { units }: Structure): Unit[] {
  const at = units.indexOf(first);
  const end = units.findIndex(({ isLead }, other) => other > at && isLead);
  return units.slice(at, end < 0 ? units.length : end);
}

/** Of more, only the first are shown. */
const MOST_PAPERS = 6;
/** Those that fit, and no more of them than are shown: a long document may have any number. */
async function firstInTurns(
  pool: readonly Unit[],
  isFitting: (unit: Unit) => boolean,
  most: number,
  signal: AbortSignal | undefined,
): Promise<Unit[]> {
  const pause = createYielder(signal);
  const found: Unit[] = [];
  for (const unit of pool) {
    if (found.length >= most) break;
    const turn = pause();
    if (turn) await turn;
    if (isFitting(unit)) found.push(unit);
  }
  return found;
}

function fits(unit: Unit, sought: Sought, { sections }: Structure): boolean {
  if (sought.kinds && !sought.kinds.includes(unit.kind)) return false;
  if (sought.below && !sought.below.test(sections[unit.section]?.title ?? "")) return false;
  if (isRowOfLabels(unit)) return false;
  if (sought.isUndated && beginsWithDate(unit)) return false;
  if (!sought.pattern.test(unit.text)) return false;
  return !sought.figures || figuresIn(unit.text).some(({ type }) => sought.figures?.includes(type));
}

/** Steps stay with the others of their list. */
function isStep({ kind, text }: Unit): boolean {
  return kind === "item" && /^\(?\d{1,2}[.)]\s/.test(text);
}

const NAMES =
  /^\p{Lu}[\p{L}.'-]{1,30}(?: \p{Lu}[\p{L}.'-]{0,30}){1,4}(?:(?:,| and| &|;|, and) \p{Lu}[\p{L}.'-]{1,30}(?: \p{Lu}[\p{L}.'-]{0,30}){1,4}){0,12}[*\d,]{0,6}$/u;
const CLOSING =
  /^(?:(?:yours )?(?:sincerely|faithfully|truly)|(?:best|kind|warm)(?:est)? (?:regards|wishes)|regards|respectfully|with best wishes)/i;
/** A line above the name of who pays. */
export const BILLED = /^(?:bill(?:ed)?|invoiced?|sold) to:?$/i;
const TITLE_UNITS = 3;
const OPENING_UNITS = 8;
const SIGNATURE_UNITS = 2;
const MAX_SUBJECT = 120;

/** Whether a line consists of people's names. */
export function isNameLine(text: string): boolean {
  return text.length < 300 && NAMES.test(withoutMarks(text));
}

/** "Ada Lund 1 , Bo Falk¹,²": numbers and signs point to where they work. */
export function withoutMarks(names: string): string {
  return names.replace(
    / ?[\d¹²³⁰⁴-⁹*†‡§](?:,?[\d¹²³⁰⁴-⁹*†‡§]){0,3}(?: ?(?=[,;]|$)|(?= ?(?: and\b|&)))/g,
    "",
  );
}

/** The line that names the authors of a paper; undefined when there is none near its beginning. */
export function authorLine({ units }: Structure): Unit | undefined {
  return units
    .slice(1, OPENING_UNITS)
    .find(({ kind, text }) => kind !== "item" && isNameLine(text));
}

/** The lines below the closing of a letter, with it where the reader made one paragraph of them. */
export async function signatureLines(
  { units }: Structure,
  signal: AbortSignal | undefined,
): Promise<Unit[]> {
  const closings = await flatMapInTurns(
    units,
    ({ text }, at) => (CLOSING.test(text) ? [at] : []),
    signal,
  );
  const at = closings.at(-1);
  if (at === undefined) return [];
  // "Sincerely," alone says nothing; with the name in one paragraph, it does.
  const from = (units[at]?.text.split(" ").length ?? 0) > 3 ? at : at + 1;
  return units.slice(from, from + SIGNATURE_UNITS);
}

const CLOSING_BEFORE_NAME = /^[\p{L} ]{5,30}, (?=\p{Lu})/u;

/** Who signed a letter, without the closing that the reader made one paragraph with it. */
export async function signatory(
  structure: Structure,
  signal: AbortSignal | undefined,
): Promise<{ name: string; unit: Unit } | undefined> {
  const [unit] = await signatureLines(structure, signal);
  if (!unit) return undefined;
  const name = CLOSING.test(unit.text) ? unit.text.replace(CLOSING_BEFORE_NAME, "") : unit.text;
  return { name, unit };
}

/** The line between the salutation of a letter and its text, which says what it is about. */
function subjectLine(units: readonly Unit[], salutation: number): Unit[] {
  const next = salutation < 0 ? undefined : units[salutation + 1];
  const isLine =
    next && (next.kind === "heading" || (next.isLead && !SENTENCE_END.test(next.text)));
  return isLine && next.text.length <= MAX_SUBJECT ? [next] : [];
}

/** What stands at the edges of a document and is no statement: title, authors, letterhead, signature. */
async function openingGroups(
  kind: PaperKind | undefined,
  structure: Structure,
  signal: AbortSignal | undefined,
): Promise<UnitGroup[]> {
  const { units } = structure;
  const first = units[0];
  if (kind === "paper") {
    const lines = [first, authorLine(structure)].filter((unit) => unit !== undefined);
    return [{ title: "Title and authors", units: lines, left: 0 }];
  }
  if (kind === "letter") {
    const until = units.findIndex(({ text }) => /^(?:dear|to whom)\b/i.test(text));
    const head = units.slice(0, Math.min(OPENING_UNITS, Math.max(1, until)));
    const signature = await signatureLines(structure, signal);
    const lines = [...head, ...subjectLine(units, until), ...signature];
    return [{ title: "From, to, and subject", units: lines, left: 0 }];
  }
  if (kind === "invoice") {
    const { seller, buyer } = await invoiceParties(structure, signal);
    const both = [seller, buyer].filter((unit) => unit !== undefined);
    return [{ title: "From and to", units: both, left: 0 }];
  }
  if (kind === "minutes")
    return [{ title: "When and who", units: meetingOpening(structure), left: 0 }];
  if (kind === "faq") return faqGroups(structure);
  if (kind === "event") return [{ title: "What", units: eventOpening(structure), left: 0 }];
  if (kind === "manual" && first) {
    const start = units.findIndex(
      ({ kind: own, text }, index) =>
        index > 0 && (own !== "heading" || /^\W{0,2}\d|^(?:table of )?contents$/i.test(text)),
    );
    const title = units.slice(0, Math.min(TITLE_UNITS, Math.max(1, start)));
    return [{ title: "What it is", units: title, left: 0 }];
  }
  return [];
}
