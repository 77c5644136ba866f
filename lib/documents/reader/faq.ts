import type { Structure, Unit } from "@/lib/documents/reader/unit";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";

/** A question that a document asks itself, with what it answers. */
export type FaqEntry = { question: Unit; answer: readonly Unit[] };

const QUESTION = /\?["”’)]?$/;
const LABELED_QUESTION = /^(?:q(?:uestion)?\.? ?\d{0,2}|\d{1,2})\s?[.:)]\s/i;
const TITLE =
  /\b(?:FAQs?|Q ?& ?As?|questions? (?:and|&) answers?|(?:frequently|often|commonly) asked|(?:common|your|frequent) questions)\b/i;
const MIN_TITLED = 3;
const MIN_ENTRIES = 5;
const MIN_SHARE = 0.7;
const TITLE_UNITS = 3;
const MOST_ENTRIES = 40;
/** Of a longer document, less of each answer is shown. */
const LONG_CHARACTERS = 3_500;
const MOST_OF_LONG = 2;
const MOST_OF_SHORT = 5;
/** "No.", "Seven days.": says little without the next sentence. */
const SHORT_WORDS = 3;
const MOST_OPENING = 3;

/** The questions of a document with their answers, in order; empty where it's none that consists of them. */
export function faqOf(structure: Structure): FaqEntry[] {
  const known = faqs.get(structure);
  if (known) return known;
  const read = readFaq(structure);
  faqs.set(structure, read);
  return read;
}

const faqs = new WeakMap<Structure, FaqEntry[]>();

function readFaq({ title, units, sections }: Structure): FaqEntry[] {
  const entries: { question: Unit; answer: Unit[] }[] = [];
  let open: Unit[] | undefined;
  for (const [at, unit] of units.entries()) {
    if (isQuestion(unit, units[at + 1])) {
      open = [];
      entries.push({ question: unit, answer: open });
    } else if (unit.kind === "heading") open = undefined;
    else open?.push(unit);
  }
  const answered = entries.filter(({ answer }) => answer.length > 0);
  const first = units.slice(0, TITLE_UNITS).map(({ text }) => text.slice(0, 160));
  if ([title, ...first].some((text) => TITLE.test(text)))
    return answered.length >= MIN_TITLED ? answered : [];
  const asked = answered.filter(({ question }) => question.kind === "heading").length;
  // The title is no part of it.
  const isMade = asked >= MIN_ENTRIES && asked >= MIN_SHARE * (sections.length - 1);
  return isMade ? answered : [];
}

/** A heading, or a line of its own above its answer. */
function isQuestion({ kind, text, isLead, cells }: Unit, next: Unit | undefined): boolean {
  const line = cells.length === 2 && /^q/i.test(cells[0] ?? "") ? (cells[1] ?? "") : text;
  if (!QUESTION.test(line) || line.length > 200) return false;
  if (kind === "heading") return true;
  const isAlone = isLead && (next?.isLead ?? false) && next?.kind !== "heading";
  return isAlone && (kind !== "item" || LABELED_QUESTION.test(text));
}

/** Each question with its answer: whole, or the beginning of it where there is much. */
export function faqGroups(structure: Structure): UnitGroup[] {
  const entries = faqOf(structure);
  const [first] = entries;
  if (!first) return [];
  const { units } = structure;
  const opening = units.slice(0, units.indexOf(first.question)).slice(0, MOST_OPENING);
  const all = entries.flatMap(({ answer }) => answer);
  const isLong = all.reduce((sum, { text }) => sum + text.length, 0) > LONG_CHARACTERS;
  const groups = entries.slice(0, MOST_ENTRIES).map(({ question, answer }) => {
    const [begin] = answer;
    const isShort = (begin?.text.split(" ").length ?? 0) <= SHORT_WORDS;
    const most = isLong ? MOST_OF_LONG + Number(isShort) : MOST_OF_SHORT;
    const shown = answer.slice(0, most);
    return { title: questionIn(question), units: shown, left: answer.length - shown.length };
  });
  return opening.length > 0
    ? [{ title: "What it is", units: opening, left: 0 }, ...groups]
    : groups;
}

/** A question without "Q:" or its number. */
export function questionIn({ cells, text }: Unit): string {
  const line = cells.length === 2 && /^q/i.test(cells[0] ?? "") ? (cells[1] ?? "") : text;
  return line.replace(LABELED_QUESTION, "");
}
