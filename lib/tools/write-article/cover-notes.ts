import type { Candidate } from "@/lib/documents/rank-sentences";
import { contentTerms } from "@/lib/documents/terms";
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
};

/** Of more words, not all have to be there. */
const FEW_TERMS = 2;
const MOST = 0.6;

/**
 * Chooses what a person's notes name: the sections whose heading is about it, and elsewhere the sentences that are. What
 * the notes leave out ("no background") isn't chosen.
 *
 * @param sections the document's own, with all of its sentences; empty where none are known
 */
export function coverNotes(
  all: readonly Candidate[],
  sections: readonly Section[],
  notes: string,
): Covered {
  const headings = new Map(
    sections.flatMap(({ heading, sentences }) => sentences.map((one) => [one, heading] as const)),
  );
  const terms = new Map(
    [...new Set(headings.values())].map((heading) => [heading, contentTerms(heading ?? "")]),
  );
  const { points, notUnderstood } = readAsked(notes, {
    isHeading: (words) => [...terms.values()].some((heading) => isAbout(heading, words)),
    isWritten: (words) => all.some(({ text }) => text.toLowerCase().includes(words)),
  });
  const isOn = (one: Candidate, point: CoverPoint) =>
    isAbout(terms.get(headings.get(one)) ?? [], point.terms) || isSaid(one, point.terms);
  const found = new Set<CoverPoint>();
  for (const point of points) if (all.some((one) => isOn(one, point))) found.add(point);
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
  };
}

/** Whether a heading is about a point: "Costs" about "costs of the trial", and "Costs and savings" about "costs". */
function isAbout(heading: readonly string[], terms: readonly string[]): boolean {
  if (heading.length === 0 || terms.length === 0) return false;
  const shared = heading.filter((term) => terms.includes(term)).length;
  return shared === heading.length || shared === terms.length;
}

function isSaid(one: Candidate, terms: readonly string[]): boolean {
  const shared = terms.filter((term) => one.terms.includes(term)).length;
  return terms.length > FEW_TERMS ? shared >= MOST * terms.length : shared === terms.length;
}
