import "server-only";

import type { Candidate } from "@/lib/documents/rank-sentences";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import { foreignLanguage } from "@/lib/drafting/foreign-language";

/** A footnote: its sign, its text at the end of a page, and the sentence that was read with its number in front. */
export type Footnote = { sign: string; note: Unit; numbered: Unit };

const NUMBERED = /^(\d{1,2}) (?=[\p{Lu}"“])/u;
/** Behind the last sentence of a paragraph. */
const ALONE = /^\d{1,2}$/;
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
/** German counts its nouns in capitals, "1 Wohnung": there, only these begin a sentence behind a sign for certain. */
const GERMAN_START =
  /^\d{1,2} ["“„]?(?:Aber|Allerdings|Als|Am|An|Auch|Auf|Aus|Bei|Bis|Da|Damit|Dabei|Daher|Dann|Darum|Das|Dass|Dem|Den|Der|Des|Deshalb|Die|Dies|Diese[mnrs]?|Doch|Durch|Ein|Eine[mnrs]?|Er|Es|Für|Hier|Hierzu|Ich|Ihr|Ihre|Im|In|Ist|Jede[rs]?|Man|Mit|Nach|Nicht|Noch|Nur|Ob|Seit|Sie|Sind|So|Um|Und|Unter|Vom|Von|Vor|Wann|Was|Weil|Wenn|Wer|Wie|Wir|Zu|Zudem|Zum|Zur|Über)(?!\p{L})/u;

/**
 * Finds the footnotes of a document by the statements that begin with their signs: "1 We expect no savings", which no
 * paragraph begins with, above "1 Based on 2025 prices" at the end of the page. Any sentence may begin with a number, so
 * the notes of a page have to run on from 1, or from the last page's, and each sign has to stand once, in this order.
 *
 * @returns each by the sentence that its sign belongs to
 */
export function findFootnotes({ units }: Structure): ReadonlyMap<Unit, Footnote> {
  const pages = new Map<number, Unit[]>();
  for (const unit of units) {
    const page = pages.get(placeOf(unit));
    if (page) page.push(unit);
    else pages.set(placeOf(unit), [unit]);
  }
  const found = new Map<Unit, Footnote>();
  let last = 0;
  for (const page of pages.values()) {
    const footnotes = footnotesOf(page, last);
    for (const [unit, footnote] of footnotes) found.set(unit, footnote);
    last += footnotes.length;
  }
  return found;
}

/** @param last the number of the note before; pages may begin with 1 again */
function footnotesOf(page: readonly Unit[], last: number): [Unit, Footnote][] {
  const notes = notesAtEnd(page);
  const numbers = notes.map(numberOf);
  const first = numbers[0];
  if (first === undefined || (first !== 1 && first !== last + 1)) return [];
  if (numbers.some((number, at) => number !== first + at)) return [];
  const isGerman = foreignLanguage(page.map(({ text }) => text).join(" ")) === "German";
  const found = page.flatMap((unit, at): [Unit, Footnote][] => {
    const before = page[at - 1];
    const note = notes[numbers.indexOf(numberOf(unit))];
    if (before?.kind !== "sentence" || !note || !isBehindSign(unit, isGerman)) return [];
    return isOfSameThing(unit, note)
      ? []
      : [[before, { sign: signOf(unit), note, numbered: unit }]];
  });
  const isInOrder = found.every(([, { note }], at) => note === notes[at]);
  return isInOrder && found.length === notes.length ? found : [];
}

/** The notes behind everything else on a page, captions aside. */
function notesAtEnd(page: readonly Unit[]): readonly Unit[] {
  const end = page.findLastIndex(
    (unit, at) => !unit.isCaption && !isNote(unit) && !isRestOfNote(page, at),
  );
  return page.slice(end + 1).filter(isNote);
}

function isNote({ kind, isLead, text }: Unit): boolean {
  return kind === "sentence" && isLead && NUMBERED.test(text);
}

/** Whether a statement is a further sentence of a note. */
function isRestOfNote(page: readonly Unit[], at: number): boolean {
  const unit = page[at];
  if (unit?.kind !== "sentence" || unit.isLead) return false;
  const lead = page.slice(0, at).findLast(({ isLead }) => isLead);
  return lead !== undefined && isNote(lead);
}

function isBehindSign({ kind, isLead, text }: Unit, isGerman: boolean): boolean {
  if (kind !== "sentence" || isLead) return false;
  return ALONE.test(text) || (isGerman ? GERMAN_START : NUMBERED).test(text);
}

/** "1 Box of leaflets" and "1 Box of books" count. */
function isOfSameThing(...both: readonly [Unit, Unit]): boolean {
  const [one, other] = both.map(({ text }) => text.split(" ")[1]);
  return one !== undefined && one === other;
}

function numberOf({ text }: Unit): number {
  return Number(ALONE.exec(text)?.[0] ?? NUMBERED.exec(text)?.[1] ?? Number.NaN);
}

function placeOf({ pieces }: Unit): number {
  return pieces[0]?.place ?? 1;
}

function signOf(unit: Unit): string {
  return [...String(numberOf(unit))].map((digit) => SUPERSCRIPTS[Number(digit)] ?? "").join("");
}

/** A sentence or a note without its footnote's number. */
export function withoutNumber<Said extends Pick<Candidate, "text">>(said: Said): Said {
  return { ...said, text: said.text.replace(NUMBERED, "") };
}
