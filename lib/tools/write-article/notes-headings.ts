import { stemsOf, toTitleCase } from "@/lib/drafting/draft-words";
import { BEGINS_STATEMENT, type Phrase, phrasesOf } from "@/lib/tools/write-article/notes-phrases";

type NamedSection = { statements: readonly string[]; isList: boolean };

/**
 * Finds a heading for each section in the section's own words: what it begins with, or names most, and the others
 * don't.
 *
 * @param sections the statements of each section; English
 * @returns a heading for each; undefined where nothing stands out
 */
export function headingsOf(
  sections: readonly NamedSection[],
  topic: string,
): (string | undefined)[] {
  const spread = countSections(sections);
  const subject = stemsOf(topic);
  const taken = new Set<string>();
  return sections.map(({ statements, isList }) => {
    const phrases = phrasesOf(statements)
      .map((phrase) => ({ ...phrase, score: scoreOf(phrase, spread, subject) }))
      .filter(({ score, roots }) => score > 0 && !taken.has(roots.join(" ")))
      .sort((a, b) => b.score - a.score);
    const [best] = phrases;
    if (best) taken.add(best.roots.join(" "));
    return join(phrases, statements.length, isList);
  });
}

/** In how many sections each word occurs. */
function countSections(sections: readonly NamedSection[]): Map<string, number> {
  const spread = new Map<string, number>();
  for (const { statements } of sections) {
    for (const stem of stemsOf(statements.join(" "))) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  }
  return spread;
}

const MAX_COUNTED_PLACES = 3;

function scoreOf(
  phrase: Phrase,
  spread: ReadonlyMap<string, number>,
  subject: ReadonlySet<string>,
): number {
  const own = phrase.roots.filter((root) => !subject.has(root));
  if (own.length === 0) return 0;
  const rarity = own.reduce((sum, root) => sum + 1 / (spread.get(root) ?? 1), 0) / own.length;
  const places = Math.min(MAX_COUNTED_PLACES, phrase.places.size);
  return rarity * (places + phrase.weight + (phrase.roots.length > 1 ? 0.4 : 0));
}

const MAX_JOINED_WORDS = 5;

/** One phrase, or two over a list of which the first stands for less than half. */
function join(
  phrases: readonly (Phrase & { score: number })[],
  count: number,
  isList: boolean,
): string | undefined {
  const [first, ...rest] = phrases;
  if (!first) return undefined;
  const second = rest.find(
    (phrase) =>
      phrase.weight >= BEGINS_STATEMENT &&
      phrase.score >= 0.6 * first.score &&
      ![...phrase.places].some((place) => first.places.has(place)) &&
      !phrase.roots.some((root) => first.roots.includes(root)) &&
      wordCount(phrase) + wordCount(first) <= MAX_JOINED_WORDS,
  );
  const isCovered = !isList || first.places.size >= count / 2;
  return toTitleCase(isCovered || !second ? first.text : inOrder(first, second));
}

function inOrder(first: Phrase, second: Phrase): string {
  const isLater = Math.min(...second.places) < Math.min(...first.places);
  return isLater ? `${second.text} and ${first.text}` : `${first.text} and ${second.text}`;
}

function wordCount({ text }: Phrase): number {
  return text.split(/\s+/).length;
}
