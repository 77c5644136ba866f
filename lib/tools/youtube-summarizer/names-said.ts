import type { SpokenWord } from "@/lib/tools/youtube-summarizer/spoken-words";

const SAYS =
  /^(?:says?|said|told|tells|argues?|argued|insists?|insisted|claims?|claimed|adds?|added|warns?|warned|announced?|announces|explains?|explained|denies|denied)$/;
/** "I", "I'm", and the like have a capital anyway. */
const OF_SPEAKER = /^i(?:'|$)/;
/** Captions that begin each line with a capital tell nothing by it. */
const MOST_CAPITALS = 0.25;
const FEWEST = 2;
const REACH = 3;

/** The words between which a name goes on, by their numbers: the capitals of captions, and what is named so more than once. */
export type NamesSaid = (index: number) => boolean;

/**
 * Tells whether no sentence ends after a word, since it is inside a name that somebody says something under ("Fair Water | Fallbrook
 * says"), or that is said elsewhere as well.
 */
export function namesSaid(words: readonly SpokenWord[]): NamesSaid {
  const isNamed = words.map(({ text, plain }) => /^\p{Lu}/u.test(text) && !OF_SPEAKER.test(plain));
  const isTold = isNamed.filter(Boolean).length <= MOST_CAPITALS * words.length;
  if (!isTold) return () => false;
  const isInside = (index: number) =>
    isNamed[index] === true && isNamed[index + 1] === true && words[index + 1]?.opens !== true;
  const counts = new Map<string, number>();
  const pairOf = (index: number) => `${words[index]?.plain} ${words[index + 1]?.plain}`;
  for (const index of words.keys())
    if (isInside(index)) counts.set(pairOf(index), (counts.get(pairOf(index)) ?? 0) + 1);
  return (index) => {
    if (!isInside(index)) {
      // "Devon Yates | said": who says it is named right before.
      return isNamed[index] === true && SAYS.test(words[index + 1]?.plain ?? "");
    }
    if ((counts.get(pairOf(index)) ?? 0) >= FEWEST) return true;
    let last = index + 1;
    while (isNamed[last + 1] && last < index + REACH) last += 1;
    return SAYS.test(words[last + 1]?.plain ?? "");
  };
}
