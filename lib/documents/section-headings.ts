import { createYielder } from "@/lib/core/yield-to-event-loop";
import { phrasesOf } from "@/lib/documents/named-phrases";
import type { NoteGroup } from "@/lib/documents/talk-notes";
import { contentTerms } from "@/lib/documents/terms";

/** Points under a heading; `announced` where the speaker says what comes. */
type Section = NoteGroup & { announced?: boolean };

/** What is said first is about no one thing, and has a heading that is true of it in any case. */
const BEGINNING = "Introduction";
/** Points of which no heading can be made. */
const OTHERS = "Other points";

/**
 * Sections under headings that are of their points: what a heading names is said in half of them, or in one where the speaker
 * announces it. Others are called by what their points name. A question, which the talk itself asks, stays over what answers it.
 *
 * @param said all of the talk, in which a thing that a heading may name is named again
 */
export async function withFittingHeadings(
  sections: readonly Section[],
  said: string,
): Promise<NoteGroup[]> {
  const talk = said.toLowerCase();
  const pause = createYielder();
  const headed: NoteGroup[] = [];
  const others: NoteGroup = { title: OTHERS, points: [] };
  const taken = new Set(sections.filter(fits).map(({ title }) => title.toLowerCase()));
  for (const [index, section] of sections.entries()) {
    await pause();
    const { points } = section;
    if (points.length === 0) continue;
    const isFirst = index === 0 && sections.length > 1;
    const title = fits(section)
      ? (saidTogether(section, taken, talk) ?? section.title)
      : (halfOf(section, taken) ?? (isFirst ? BEGINNING : namedIn(points, taken, talk)));
    if (title === undefined) others.points.push(...points);
    else {
      taken.add(title.toLowerCase());
      headed.push({ title, points });
    }
  }
  return others.points.length > 0 ? [...headed, others] : headed;
}

const PAIR = /^[^ ]+ and [^ ]+$/;

/** Instead of "Pass and robot", two words of it that were never said together, a thing that its points name in several words. */
function saidTogether(
  { title, points, announced }: Section,
  taken: ReadonlySet<string>,
  talk: string,
): string | undefined {
  if (announced || !PAIR.test(title)) return undefined;
  const named = points.flatMap(({ quote }) => phrasesOf(quote));
  const phrase = named.find(
    (one) => one.includes(" ") && !taken.has(one.toLowerCase()) && isSaidAgain(one, talk),
  );
  return phrase && capitalized(phrase);
}

/** Of "Mites and hives", the half that is in the points. */
function halfOf({ title, points }: Section, taken: ReadonlySet<string>): string | undefined {
  const halves = title.split(" and ").filter((half) => half !== title);
  const half = halves.find((one) => !taken.has(one.toLowerCase()) && fits({ title: one, points }));
  return half && capitalized(half);
}

/** What points name: the thing named in most of them, of several words before one, and another of those that don't name it. */
function namedIn(
  points: NoteGroup["points"],
  taken: ReadonlySet<string>,
  talk: string,
): string | undefined {
  const named = points.map(({ quote }) =>
    // "Slice it thin" names nothing.
    phrasesOf(quote).filter((phrase) => phrase.includes(" ") || !quote.startsWith(phrase)),
  );
  const isIn = (phrase: string, at: number) =>
    named[at]?.some((one) => one.toLowerCase() === phrase.toLowerCase());
  const bestOf = (indexes: readonly number[]) => {
    const phrases = [...new Set(indexes.flatMap((at) => named[at] ?? []))];
    const weight = (phrase: string) =>
      indexes.filter((at) => isIn(phrase, at)).length * 2 + Math.min(2, phrase.split(" ").length);
    return phrases
      .filter((phrase) => !taken.has(phrase.toLowerCase()) && isSaidAgain(phrase, talk))
      .sort((a, b) => weight(b) - weight(a))[0];
  };
  const all = [...points.keys()];
  const first = bestOf(all);
  if (!first) return undefined;
  const second = bestOf(all.filter((at) => !isIn(first, at)));
  const inside = points.some(({ quote }) => quote.includes(` ${second?.toLowerCase()}`));
  const other = inside ? second?.toLowerCase() : second;
  return capitalized(other ? `${first} and ${other}` : first);
}

function isSaidAgain(phrase: string, talk: string): boolean {
  const plain = phrase.toLowerCase();
  const at = talk.indexOf(plain);
  return at >= 0 && talk.includes(plain, at + plain.length);
}

/** Whether the points are about what a heading names. */
function fits({ title, points, announced }: Section): boolean {
  if (/[?？]$/.test(title)) return true;
  const terms = contentTerms(title);
  if (terms.length === 0) return true;
  const said = points.map(({ quote }) => new Set(contentTerms(quote)));
  const about = said.filter((one) => terms.some((term) => one.has(term))).length;
  if (announced) return about > 0;
  const isSaid = (term: string) => said.some((one) => one.has(term));
  return terms.every(isSaid) && about * 2 >= said.length;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
