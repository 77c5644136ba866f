const NAMES = /^(?:Noun|Plur|Ing|Unit)$/;
/** Whatever is said of a thing begins so. */
const GOES_ON = /^(?:now|they|it|there|i|we|you|if|he|she|that's|the)(?:'.+)?$/;
/** Nouns that go on with the clause before them. */
const NO_HEADING =
  /^(?:today|tomorrow|yesterday|tonight|times?|people|guys|folks|everybody|everyone|morning|evening|night|home|days?|weeks?|months?|years?|hours?|minutes?|seconds?|percent|dollars?|euros?|pounds?|bucks|.+ing)$/;
const ACTIVITY = /^.{3,}ing$/;
/** "They call it fraud", "we gave them money": two objects. */
const TWO_OBJECTS =
  /^(?:call|name|make|give|tell|cost|buy|send|show|get|bring|consider|keep|pay|save|let|see|watch|hear|have)(?:s|ed|d|ing)?$|^(?:made|gave|told|bought|sent|showed|got|brought|kept|paid|saw|heard|has|had|given)$/;
const PRONOUN = /^(?:it|them)$/;
const PARTICLE = /^(?:off|out|up|down|away|back|over)$/;
const MOST_WORDS = 2;
/** Log odds, as the model sees them, that a sentence ends after the heading, and that one may end before it. */
const ENDS = 0.2;
const MAY_END = -4;

/**
 * How many words after one only name what is told next, as reviews do: "you should use it | battery life they claim three hours",
 * "I cut it off with scissors | mopping now the mop's good". 0 where they go on with what was said before.
 *
 * @param ends log odds that a sentence ends after each word
 */
export function wordsOfHeading(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
  ends: Float32Array | undefined,
): number {
  if (!ends || (ends[index] ?? MAY_END) <= MAY_END) return 0;
  const isAnd = words[index + 1] === "and";
  if (!mayPrecede(words, kinds, index, isAnd)) return 0;
  const from = index + (isAnd ? 2 : 1);
  for (let count = 1; count <= MOST_WORDS; count += 1) {
    const last = from + count - 1;
    const word = words[last] ?? "";
    const isActivity = count === 1 && ACTIVITY.test(word) && words[from + 1] === "now";
    const kind = kinds[last] ?? "";
    const isFirstOfTwo = count === 1 && kind === "Adj";
    if (!isActivity && !isFirstOfTwo && (!NAMES.test(kind) || NO_HEADING.test(word))) return 0;
    if (!isFirstOfTwo && (ends[last] ?? 0) > ENDS && GOES_ON.test(words[last + 1] ?? ""))
      return last - index;
  }
  return 0;
}

/** Whether a clause may be whole up to a word, so that a bare noun after it says nothing of it. */
function mayPrecede(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
  isAnd: boolean,
): boolean {
  const [verb = "", left = ""] = [words[index - 1], words[index]];
  if (PRONOUN.test(left)) return !TWO_OBJECTS.test(verb);
  if (PARTICLE.test(left)) return isAnd || PRONOUN.test(verb);
  if (isAnd) return false;
  if (left === "way") return words[index - 2] === "by";
  return (
    kinds[index] === "Plur" ||
    (/[^s]s$/.test(left) && /^(?:Noun|Date|Unit)$/.test(kinds[index] ?? ""))
  );
}
