import { createYielder } from "@/lib/core/yield-to-event-loop";
import { normalizeForMatching } from "@/lib/documents/quote-index";
import type { Candidate } from "@/lib/documents/rank-sentences";
import { readStructure } from "@/lib/documents/reader/structure";
import type { DocumentSection, Structure } from "@/lib/documents/reader/unit";
import { sectionsOf } from "@/lib/documents/sections";
import { isWholeSentence } from "@/lib/documents/sentence-kinds";
import type { ArticleSource } from "@/lib/tools/write-article/article-source";

/** Sentences of an article, under their heading. */
export type Section = { heading: string | undefined; sentences: Candidate[] };

/** What a document has of its own: the heading above everything, and the sections below the others. */
export type OwnSections = {
  title: string | undefined;
  /** In order; empty where no headings are known for certain. */
  sections: Section[];
};

/** With fewer lines set like headings, nothing is known about how a document sets them. */
const MIN_KNOWN = 3;
const MIN_HEADINGS = 2;
/** With more of them, parts of numbered sections stand under those. */
const MAX_SECTIONS = 10;

/**
 * The document's own sections that sentences were chosen from: each stands under the heading that is above it there, and
 * none where that isn't certain.
 */
export async function ownSections(
  chosen: readonly Candidate[],
  source: ArticleSource,
  structure: Structure | undefined,
): Promise<OwnSections> {
  const { outline } = source;
  if (!structure) return { title: undefined, sections: sectionsByPlace(chosen, source) };
  const known = knownHeadings(source);
  const own = toldTitle(structure, known);
  const told = structure.sections.map(
    (section, index) => isTold(section, known) && !(own !== undefined && index === 0),
  );
  const count = told.filter(Boolean).length;
  if (count < MIN_HEADINGS || hidesHeading(structure.sections, told, known))
    return { title: own, sections: isByPage(outline) ? sectionsByPlace(chosen, source) : [] };
  return { title: own, sections: await sectionsByLine(chosen, structure, told) };
}

/** The statements and headings of a document; undefined for what is said in a video, which has none. */
export async function structureOf(source: ArticleSource): Promise<Structure | undefined> {
  if (source.kind === "youtube") return undefined;
  return readStructure(source.title, source.parts, [...knownHeadings(source)]);
}

function knownHeadings({ outline, headings = [] }: ArticleSource): Set<string> {
  return new Set([...headings, ...outline.map((entry) => entry.title.trim())]);
}

/** Whether a heading is one beyond doubt: it's set like one, or numbered. */
function isTold({ title, number, isRunIn }: DocumentSection, known: ReadonlySet<string>): boolean {
  if (isRunIn) return false;
  return known.size >= MIN_KNOWN || known.has(title) || number !== "";
}

/** Whether one that is in doubt stands among the others: what is below it might be none of theirs. */
function hidesHeading(
  sections: readonly DocumentSection[],
  told: readonly boolean[],
  known: ReadonlySet<string>,
): boolean {
  if (known.size > 0) return false;
  return sections.some(
    ({ isRunIn }, index) => !isRunIn && !told[index] && index > told.indexOf(true),
  );
}

/** What may head the first section of a document that has no title. */
const FIRST_SECTION =
  /^(?:(?:executive |short )?summary|abstract|introduction|overview|background|profile|about(?: (?:me|us|this \p{L}{1,20}))?|contents|table of contents|description|foreword|preface|purpose|scope|experience|education|skills)$/iu;

/** The name of a journal or a place may stand above a title. */
const MAX_ABOVE_TITLE = 4;

/** The heading that a document begins with, where that is set like one and isn't that of a section. */
function toldTitle(
  { units, sections: [first] }: Structure,
  known: ReadonlySet<string>,
): string | undefined {
  const above = units.findIndex(({ kind }) => kind === "heading");
  if (first?.number !== "" || above > MAX_ABOVE_TITLE) return undefined;
  if (units.slice(0, above).some(({ text }) => isWholeSentence(text))) return undefined;
  return isTold(first, known) && !FIRST_SECTION.test(first.title) ? first.title : undefined;
}

async function sectionsByLine(
  chosen: readonly Candidate[],
  { units, sections }: Structure,
  told: readonly boolean[],
): Promise<Section[]> {
  const indexes = await locate(chosen, units);
  const placed = new Map<number, Candidate[]>();
  let current = -1;
  for (const sentence of chosen) {
    const found = indexes.get(sentence);
    if (found !== undefined) {
      const section = units[found]?.section ?? -1;
      current = told.slice(0, section + 1).lastIndexOf(true);
      // "Which tent should you buy?" is a sentence, too.
      if (units[found]?.kind === "heading") continue;
    }
    placed.set(current, [...(placed.get(current) ?? []), sentence]);
  }
  const isLong = placed.size > MAX_SECTIONS;
  const joined = new Map<number, Candidate[]>();
  for (const [index, sentences] of placed) {
    const at = isLong ? topOf(index, sections, told) : index;
    joined.set(at, [...(joined.get(at) ?? []), ...sentences]);
  }
  return [...joined].map(([index, sentences]) => ({ heading: sections[index]?.title, sentences }));
}

/** Which of a document's statements each sentence is or is part of, where that was found; sentences in order. */
export async function locate(
  chosen: readonly Candidate[],
  units: Structure["units"],
): Promise<ReadonlyMap<Candidate, number>> {
  const pause = createYielder();
  const indexes = new Map<Candidate, number>();
  let from = 0;
  for (const sentence of chosen) {
    await pause();
    const found = unitOf(sentence.text, units, from);
    if (found < 0) continue;
    from = found;
    indexes.set(sentence, found);
  }
  return indexes;
}

/** The statement that a sentence is or is part of. */
function unitOf(text: string, units: Structure["units"], from: number): number {
  const same = units.findIndex((unit, index) => index >= from && unit.text === text);
  return same >= 0
    ? same
    : units.findIndex((unit, index) => index >= from && unit.text.includes(text));
}

/** The section that one is part of by its number: "2" of "2.1"; itself where there is none. */
function topOf(
  index: number,
  sections: readonly DocumentSection[],
  told: readonly boolean[],
): number {
  const [top] = (sections[index]?.number ?? "").split(".");
  const at = sections.findLastIndex(
    ({ number }, other) =>
      other <= index && told[other] === true && number !== "" && number === top,
  );
  return at >= 0 ? at : index;
}

/** Whether each entry of a table of contents begins a page that no other one does. */
function isByPage(outline: ArticleSource["outline"]): boolean {
  return outline.every(({ place }, index) => place > (outline[index - 1]?.place ?? -1));
}

/** Sections by the page or second at which they begin. */
function sectionsByPlace(
  chosen: readonly Candidate[],
  { kind, outline, parts }: ArticleSource,
): Section[] {
  if (outline.length < MIN_HEADINGS) return [];
  const sections = sectionsOf(kind, outline, parts[0]?.place ?? 0, parts.at(-1)?.place ?? 0);
  const first = sections[0]?.from ?? Number.POSITIVE_INFINITY;
  const before = { heading: undefined, sentences: chosen.filter(({ place }) => place < first) };
  const named = sections.map(({ title, from, to }) => ({
    heading: title,
    sentences: chosen.filter(({ place }) => place >= from && place < to),
  }));
  const filled = [before, ...named].filter(({ sentences }) => sentences.length > 0);
  return filled.length > 1 ? filled : [];
}

/** Of a document, this much tells whether its title is in it. */
const BEGINNING = 4_000;

/**
 * Whether a title is only the name that a file was given: one word, as in "scan-0114", or words that the document's
 * beginning doesn't have.
 */
export function isNameOfFile({ title, parts }: ArticleSource): boolean {
  if (!/\s/.test(title.trim())) return true;
  const beginning = parts
    .map(({ text }) => text)
    .join(" ")
    .slice(0, BEGINNING);
  return !normalizeForMatching(beginning).includes(normalizeForMatching(title));
}
