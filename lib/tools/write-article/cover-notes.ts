import { createYielder } from "@/lib/core/yield-to-event-loop";
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
 * the notes leave out ("no background") isn't chosen. Shares the event loop.
 *
 * @param sections the document's own, with all of its sentences; empty where none are known
 * @param rows of its tables
 */
export async function coverNotes(
  all: readonly Candidate[],
  sections: readonly Section[],
  notes: string,
  rows: readonly string[] = [],
): Promise<Covered> {
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
  const around = termsAround(all);
  const pause = createYielder();
  const on = new Map<CoverPoint, ReadonlySet<Candidate>>();
  for (const point of points) {
    const about = new Set<Candidate>();
    for (const one of all) {
      await pause();
      const isOn =
        isAbout(terms.get(headings.get(one)) ?? [], point.terms) ||
        isSaid(one.terms, point.terms) ||
        (!point.isExcluded && isSaidAround(one, around, point.terms));
      if (isOn) about.add(one);
    }
    on.set(point, about);
  }
  const isOn = (one: Candidate, point: CoverPoint) => on.get(point)?.has(one) ?? false;
  const found = new Set(points.filter((point) => (on.get(point)?.size ?? 0) > 0));
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

/** The words of each sentence with those of its neighbors in the same paragraph. */
function termsAround(all: readonly Candidate[]): ReadonlyMap<Candidate, readonly string[]> {
  return new Map(
    all.map((one, at) => {
      const near = all.slice(Math.max(0, at - 1), at + 2);
      const beside = near.filter(({ paragraph }) => paragraph === one.paragraph);
      return [one, beside.flatMap(({ terms }) => terms)];
    }),
  );
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

/** "The bid from Ann Lee is $400." beside "Lee Roofing bids $500." about "roof bids": a part of it, of which both have all. */
function isSaidAround(
  one: Candidate,
  around: ReadonlyMap<Candidate, readonly string[]>,
  terms: readonly string[],
): boolean {
  return sharedOf(terms, one.terms) > 0 && isSaid(around.get(one) ?? [], terms);
}

/** How many words others have, in some form. */
function sharedOf(words: readonly string[], others: readonly string[]): number {
  return words.filter((word) => others.some((other) => areOfOneFamily(word, other))).length;
}
