import type { Candidate } from "@/lib/documents/rank-sentences";
import { contentTerms } from "@/lib/documents/terms";
import type { Section } from "@/lib/tools/write-article/document-sections";
import { refersBack } from "@/lib/tools/write-article/notes-refers-back";

/** What a person's notes choose of a document. */
export type Covered = {
  sentences: Candidate[];
  /** Whether the notes chose; all sentences are there where nothing is about them. */
  isByNotes: boolean;
  /** What nothing is about, as it was typed. */
  notFound: string[];
};

/** "costs only / recommendations", "costs, and recommendations" */
const BETWEEN = /[\n/;,•·|&]|\s(?:and|plus|und)\s/iu;
/** Says that something is to be covered, and not what. */
const ASKS =
  /^(?:[\s*–—-]|(?:please|only|just|cover|covers|covering|discuss|explain|describe|summarize|focus|concentrate|write|talk|mention|include|including|also|on|about|the|what|section|sections|part|parts|chapter|chapters|and|plus)(?![\p{L}\p{N}]))+/iu;
const ONLY = /\b(?:only|just|sections?|parts?|chapters?|please)\b/giu;
const EXCEPT =
  /^[\s*–—-]*(?:(?:do not|don['’]t|never) (?:cover|include|mention|discuss|write about|talk about)|except(?: for)?|leave out|leaving out|no|not|omit|skip|without|nothing (?:about|on))(?![\p{L}\p{N}])/iu;
/** Of more words, not all have to be there. */
const FEW_TERMS = 2;
const MOST = 0.6;
/** More points than this are read by nobody. */
const MAX_POINTS = 60;
const MAX_SHOWN = 60;

type Point = { shown: string; terms: readonly string[]; isExcluded: boolean };

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
  const points = pointsOf(notes);
  const headings = new Map(
    sections.flatMap(({ heading, sentences }) => sentences.map((one) => [one, heading] as const)),
  );
  const terms = new Map(
    [...new Set(headings.values())].map((heading) => [heading, contentTerms(heading ?? "")]),
  );
  const isUnder = (one: Candidate, point: Point) =>
    isAbout(terms.get(headings.get(one)) ?? [], point);
  const wanted = points.filter(({ isExcluded }) => !isExcluded);
  const unwanted = points.filter(({ isExcluded }) => isExcluded);
  const found = new Set<Point>();
  let isBefore = false;
  const chosen = all.filter((one) => {
    const isOut = unwanted.some((point) => isUnder(one, point) || isSaid(one, point));
    const own = wanted.filter((point) => isUnder(one, point) || isSaid(one, point));
    if (!isOut) for (const point of own) found.add(point);
    const goesOn = isBefore && !one.isLead && refersBack(one.text);
    isBefore = !isOut && (wanted.length === 0 || own.length > 0 || goesOn);
    return isBefore;
  });
  const isByNotes = chosen.length > 0 && points.length > 0;
  return {
    sentences: isByNotes ? chosen : [...all],
    isByNotes,
    notFound: wanted.filter((point) => !found.has(point)).map(({ shown }) => shown),
  };
}

function pointsOf(notes: string): Point[] {
  return notes
    .split(BETWEEN)
    .slice(0, MAX_POINTS)
    .flatMap((typed) => {
      const isExcluded = EXCEPT.test(typed);
      const subject = typed.replace(EXCEPT, "").replace(ASKS, "").replace(ONLY, " ");
      const terms = contentTerms(subject);
      const shown = typed.replace(/\s+/g, " ").trim().slice(0, MAX_SHOWN);
      return terms.length > 0 ? [{ shown, terms, isExcluded }] : [];
    });
}

/** Whether a heading is about a point: "Costs" about "costs of the trial", and "Costs and savings" about "costs". */
function isAbout(heading: readonly string[], { terms }: Point): boolean {
  if (heading.length === 0) return false;
  const shared = heading.filter((term) => terms.includes(term)).length;
  return shared === heading.length || shared === terms.length;
}

function isSaid(one: Candidate, { terms }: Point): boolean {
  const shared = terms.filter((term) => one.terms.includes(term)).length;
  return terms.length > FEW_TERMS ? shared >= MOST * terms.length : shared === terms.length;
}
