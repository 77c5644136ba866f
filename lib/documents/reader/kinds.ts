import { SENTENCE_END } from "@/lib/core/sentences";
import { type CuedText, cuesIn } from "@/lib/documents/reader/cue";
import { eventCues } from "@/lib/documents/reader/events";
import { faqOf } from "@/lib/documents/reader/faq";
import { figuresIn } from "@/lib/documents/reader/figures";
import { rulesCue } from "@/lib/documents/reader/handbook";
import { itineraryCues } from "@/lib/documents/reader/itineraries";
import { offerCues } from "@/lib/documents/reader/job-offers";
import { CUES } from "@/lib/documents/reader/kind-cues";
import { claimCue } from "@/lib/documents/reader/letters";
import { KIND_NAMES, type PaperKind } from "@/lib/documents/reader/paper-kind";
import { noticeCues } from "@/lib/documents/reader/school-notices";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import { utilityCues } from "@/lib/documents/reader/utility-bills";

/** Below this, a document is of no kind that is known. */
const MIN_WEIGHT = 5;
/** Enough to recognize a kind by, and keeps a book as cheap as a brochure. */
const READ_CHARACTERS = 40_000;
const READ_UNITS = 2_000;
const TITLE_UNITS = 3;
const MIN_FIELDS = 4;

/** A kind with what it was recognized by. */
export type Recognized = { kind: PaperKind; name: string; cues: readonly string[] };

/** Recognizes what kind of document it is, by rules; undefined where too little speaks for one. */
export function recognizeKind(structure: Structure): Recognized | undefined {
  const known = found.get(structure);
  if (known) return known.recognized;
  const recognized = recognize(structure);
  found.set(structure, { recognized });
  return recognized;
}

/** Many rules for one question ask for it. */
const found = new WeakMap<Structure, { recognized: Recognized | undefined }>();

function recognize(whole: Structure): Recognized | undefined {
  const structure = beginningOf(whole);
  const text = textOf(structure);
  const weighed = (Object.keys(KIND_NAMES) as PaperKind[]).map((kind) => {
    const cues = [...cuesIn(CUES[kind] ?? [], text), ...builtCues(kind, structure, text)];
    return {
      kind,
      name: KIND_NAMES[kind],
      cues,
      weight: cues.reduce((sum, cue) => sum + cue.weight, 0),
    };
  });
  const best = weighed.toSorted((a, b) => b.weight - a.weight)[0];
  if (!best || best.weight < MIN_WEIGHT || !hasWhatItNeeds(best.kind, structure)) return undefined;
  return { kind: best.kind, name: best.name, cues: best.cues.map(({ name }) => name) };
}

function beginningOf({ title, units, sections }: Structure): Structure {
  return { title, units: units.slice(0, READ_UNITS), sections: sections.slice(0, READ_UNITS) };
}

function textOf({ title, units, sections }: Structure): CuedText {
  const lines: string[] = [];
  let length = 0;
  for (const { text } of units) {
    if (length > READ_CHARACTERS) break;
    lines.push(text);
    length += text.length;
  }
  const first = units
    .slice(0, TITLE_UNITS)
    .filter(({ kind }) => kind !== "row")
    .map(({ text }) => text.slice(0, 120));
  return {
    body: lines.join("\n").slice(0, READ_CHARACTERS),
    title: [title, ...first].join("\n"),
    headings: sections
      .map((section) => section.title)
      .join("\n")
      .slice(0, READ_CHARACTERS),
  };
}

/** Cues in how a document is built. */
function builtCues(
  kind: PaperKind,
  whole: Structure,
  text: CuedText,
): { name: string; weight: number }[] {
  const { units, sections } = whole;
  if (kind === "slides") {
    const pages = new Set(units.map(({ pieces }) => pieces[0]?.place));
    const letters = units.reduce((sum, { text }) => sum + text.length, 0);
    const starts = new Set(sections.map(({ place }) => place));
    const items = units.filter(isPoint).length;
    const isSparse = pages.size >= 3 && letters / pages.size < 450;
    const isTitled = starts.size >= 0.6 * pages.size;
    // Recipes on a page each have a few facts, and then sentences.
    const isTold = units.filter(isFullSentence).length > items;
    return isSparse && isTitled && items >= pages.size && !isTold
      ? [{ name: "a heading and a few points on each page", weight: 8 }]
      : [];
  }
  if (kind === "handbook") return rulesCue(units);
  if (kind === "event") return eventCues(whole);
  if (kind === "faq")
    return faqOf(whole).length > 0 ? [{ name: "questions with their answers", weight: 9 }] : [];
  if (kind === "utility") return utilityCues(text);
  if (kind === "itinerary") return itineraryCues(text);
  if (kind === "notice") return noticeCues(text);
  if (kind === "offer") return offerCues(text);
  if (kind === "letter") return claimCue(whole);
  if (kind === "form") {
    const fields = units.filter(
      ({ cells }) => cells.length === 2 && PERSONAL.test(cells[0] ?? ""),
    ).length;
    return fields >= MIN_FIELDS ? [{ name: "fields about a person", weight: 3 }] : [];
  }
  return [];
}

const MAX_POINT_WORDS = 16;

/** A list item, a row, or a line that is no sentence, as slides have them without bullets. */
function isPoint({ kind, text }: Unit): boolean {
  if (kind === "item" || kind === "row") return true;
  return (
    kind === "sentence" && !SENTENCE_END.test(text) && text.split(" ").length <= MAX_POINT_WORDS
  );
}

function isFullSentence({ kind, text }: Unit): boolean {
  return kind === "sentence" && SENTENCE_END.test(text);
}

const PERSONAL =
  /^(?:(?:last|first|full|middle|family|given)? ?name\b|date of birth|birth|address|tele|phone|e-?mail|signature|signed|date\b|zip|postal|city|nationality|occupation|employer|license|vehicle|emergency)/i;

function hasWhatItNeeds(kind: PaperKind, { units }: Structure): boolean {
  if (kind === "form") return units.filter(({ cells }) => cells.length >= 2).length >= MIN_FIELDS;
  if (kind !== "invoice" && kind !== "statement") return true;
  return units.some(({ text }) =>
    figuresIn(text).some(({ type }) => type === "money" || /\d[.,]\d\d$/.test(text)),
  );
}
