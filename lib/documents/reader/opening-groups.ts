import { SENTENCE_END } from "@/lib/core/sentences";
import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { eventOpening } from "@/lib/documents/reader/events";
import { faqGroups } from "@/lib/documents/reader/faq";
import { invoiceParties } from "@/lib/documents/reader/invoice-parties";
import { CLOSING_LINE } from "@/lib/documents/reader/letter-closing";
import { withoutAddresses } from "@/lib/documents/reader/letter-opening";
import { meetingOpening } from "@/lib/documents/reader/meeting-opening";
import { isLetter, type PaperKind } from "@/lib/documents/reader/paper-kind";
import { REFERENCE_LINE } from "@/lib/documents/reader/sought-in-letters";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";

const NAMES =
  /^\p{Lu}[\p{L}.'-]{1,30}(?: \p{Lu}[\p{L}.'-]{0,30}){1,4}(?:(?:,| and| &|;|, and) \p{Lu}[\p{L}.'-]{1,30}(?: \p{Lu}[\p{L}.'-]{0,30}){1,4}){0,12}[*\d,]{0,6}$/u;
const CLOSING = new RegExp(`^${CLOSING_LINE}`, "i");
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

/** "Sincerely, Ada Lund" */
const NAME_BEHIND = /^, ?\p{Lu}[\p{L}.]* \p{Lu}/u;

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
  const closing = units[at]?.text ?? "";
  const behind = closing.replace(CLOSING, "");
  const hasName =
    NAME_BEHIND.test(behind) || (closing.split(" ").length > 3 && /\p{L}/u.test(behind));
  const from = hasName ? at : at + 1;
  const below = units.slice(from, from + SIGNATURE_UNITS);
  // A slip to return begins with a heading.
  const isSlip = ({ kind, text }: Unit) => kind === "heading" && /\d|\b(?:slip|form)\b/i.test(text);
  const end = below.findIndex((unit, index) => index > 0 && isSlip(unit));
  return end < 0 ? below : below.slice(0, end);
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
export async function openingGroups(
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
  if (isLetter(kind)) {
    const until = units.findIndex(({ text }) => /^(?:dear|to whom)\b/i.test(text));
    const isReference = ({ kind: own, text }: Unit) => own === "row" && REFERENCE_LINE.test(text);
    const above = units.slice(0, Math.min(OPENING_UNITS, Math.max(1, until)));
    const head = above.filter((unit) => !isReference(unit));
    const signature = await signatureLines(structure, signal);
    const body = units
      .slice(Math.max(above.length, until))
      .filter((unit) => !signature.includes(unit));
    const lines = [...withoutAddresses(head, body), ...subjectLine(units, until)];
    return [
      { title: "From, to, and subject", units: [...lines, ...signature], left: 0, isLine: true },
    ];
  }
  if (kind === "invoice") {
    const { seller, buyer } = await invoiceParties(structure, signal);
    const both = [seller, buyer].filter((unit) => unit !== undefined);
    return [{ title: "From and to", units: both, left: 0 }];
  }
  if (kind === "minutes")
    return [{ title: "When and who", units: meetingOpening(structure), left: 0, isLine: true }];
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
  if (kind === "handbook") return [{ title: "What it is", units: titleOfRules(units), left: 0 }];
  return [];
}

const MAX_TITLE = 120;
const IN_FORCE =
  /\b(?:in force|effective|valid|adopted|approved|revised|updated|applies from|as of|version|edition)\b/i;

/** Whose rules they are, and since when they are in force: the lines above the first rule. */
function titleOfRules(units: readonly Unit[]): Unit[] {
  const isTitle = ({ kind, text }: Unit, at: number) =>
    text.length <= MAX_TITLE &&
    (IN_FORCE.test(text) || (kind !== "row" && !SENTENCE_END.test(text))) &&
    (at === 0 || !/^\W{0,2}\d/.test(text));
  const until = units.slice(0, OPENING_UNITS).findIndex((unit, at) => !isTitle(unit, at));
  const lines = units.slice(0, until < 0 ? OPENING_UNITS : until);
  // The heading of the first part is no title.
  const last = lines.findLastIndex(({ kind, text }) => kind !== "heading" || IN_FORCE.test(text));
  return lines.slice(0, Math.max(1, last + 1));
}
