import type { Candidate } from "@/lib/documents/rank-sentences";
import { contentTerms } from "@/lib/documents/terms";
import { areOfOneFamily } from "@/lib/documents/word-families";
import type { Section } from "@/lib/tools/write-article/document-sections";
import { refersBack } from "@/lib/tools/write-article/notes-refers-back";
import { type CoverPoint, readAsked } from "@/lib/tools/write-article/notes-to-cover";

/** What a person's notes choose of a document. */
export type Covered = {
  sentences: Candidate[];
  /** Whether the notes named what is there; all sentences are candidates where nothing is about them. */
  isByNotes: boolean;
  /** What the notes left out, in their words. */
  without: string[];
  /** Whether they would leave out everything, so that nothing was. */
  leavesNothing: boolean;
  /** What no words of the document are about, as it was typed. */
  notFound: string[];
  /** What seems to leave something out and isn't understood, as it was typed. */
  notUnderstood: string[];
  /** Whether the words of a table's row are about what the notes name. */
  isNamed: (row: string) => boolean;
};

/** Of more words, not all have to be there. */
const FEW_TERMS = 2;
const MOST = 0.6;
const HEADING_NUMBER = /^\s*(?:\d{1,2}(?:\.\d{1,2}){0,3}[.)]?|[IVX]{1,5}[.)]|[A-Z][.)])\s+/;

/**
 * Chooses what a person's notes name: the sections whose heading is about it, and elsewhere the sentences that are. What
 * the notes leave out ("no background") isn't chosen.
 *
 * @param sections the document's own, with all of its sentences; empty where none are known
 * @param rows of its tables
 */
export function coverNotes(
  all: readonly Candidate[],
  sections: readonly Section[],
  notes: string,
  rows: readonly string[] = [],
): Covered {
  const headings = new Map(
    sections.flatMap(({ heading, sentences }) => sentences.map((one) => [one, heading] as const)),
  );
  const terms = new Map(
    [...new Set(headings.values())].map((heading) => [heading, termsOfHeading(heading ?? "")]),
  );
  const { points, notUnderstood } = readAsked(notes, {
    isHeading: (words) => [...terms.values()].some((heading) => isAbout(heading, words)),
    isWritten: (words) => all.some(({ text }) => text.toLowerCase().includes(words)),
  });
  const paragraphs = paragraphTerms(all);
  const isOn = (one: Candidate, point: CoverPoint) =>
    isAbout(terms.get(headings.get(one)) ?? [], point.terms) ||
    isSaid(one.terms, point.terms) ||
    (!point.isExcluded && isSaidAround(one, paragraphs, point.terms));
  const found = new Set<CoverPoint>();
  for (const point of points) if (all.some((one) => isOn(one, point))) found.add(point);
  // A table stands behind sentences, so rows alone choose nothing.
  const isAnySaid = [...found].some(({ isExcluded }) => !isExcluded);
  const rowTerms = isAnySaid ? rows.map(contentTerms) : [];
  for (const point of points)
    if (!point.isExcluded && rowTerms.some((own) => isSaid(own, point.terms))) found.add(point);
  const wanted = [...found].filter(({ isExcluded }) => !isExcluded);
  const unwanted = [...found].filter(({ isExcluded }) => isExcluded);
  let isBefore = false;
  const chosen = all.filter((one) => {
    const isOut = unwanted.some((point) => isOn(one, point));
    const isIn = wanted.length === 0 || wanted.some((point) => isOn(one, point));
    const goesOn = isBefore && !one.isLead && refersBack(one.text);
    isBefore = !isOut && (isIn || goesOn);
    return isBefore;
  });
  const leavesNothing = chosen.length === 0;
  return {
    sentences: leavesNothing ? [...all] : chosen,
    isByNotes: !leavesNothing && wanted.length > 0,
    without: leavesNothing ? [] : unwanted.map(({ shown }) => shown),
    leavesNothing,
    notFound: points.filter((point) => !found.has(point)).map(({ shown }) => shown),
    notUnderstood,
    isNamed: (row) => {
      const own = contentTerms(row);
      return !leavesNothing && wanted.some((point) => isSaid(own, point.terms));
    },
  };
}

/** The number of a heading isn't what it's about. */
function termsOfHeading(heading: string): string[] {
  return contentTerms(heading.replace(HEADING_NUMBER, ""));
}

/** The words of the paragraph that each sentence is in. */
function paragraphTerms(all: readonly Candidate[]): ReadonlyMap<Candidate, ReadonlySet<string>> {
  const paragraphs = new Map<Candidate, Set<string>>();
  let words = new Set<string>();
  for (const one of all) {
    if (one.isLead) words = new Set();
    for (const term of one.terms) words.add(term);
    paragraphs.set(one, words);
  }
  return paragraphs;
}

/** Whether a heading is about a point: "Costs" about "costs of the trial", and "Costs and savings" about "costs". */
function isAbout(heading: readonly string[], terms: readonly string[]): boolean {
  if (heading.length === 0 || terms.length === 0) return false;
  return sharedOf(heading, terms) === heading.length || sharedOf(terms, heading) === terms.length;
}

function isSaid(own: readonly string[], terms: readonly string[]): boolean {
  const shared = sharedOf(terms, own);
  return terms.length > FEW_TERMS ? shared >= MOST * terms.length : shared === terms.length;
}

/** "The bid from Ann Lee is $400." beside "Lee Roofing bids $500." about "roof bids": a part of it, of which the paragraph has all. */
function isSaidAround(
  one: Candidate,
  paragraphs: ReadonlyMap<Candidate, ReadonlySet<string>>,
  terms: readonly string[],
): boolean {
  return sharedOf(terms, one.terms) > 0 && isSaid([...(paragraphs.get(one) ?? [])], terms);
}

/** How many words others have, in some form. */
function sharedOf(words: readonly string[], others: readonly string[]): number {
  return words.filter((word) => others.some((other) => areOfOneFamily(word, other))).length;
}
