import { OF_NUMBER } from "@/lib/tools/youtube-summarizer/phrase-cuts";

/** "Next video I'm going to show": what follows isn't told of what came before. */
const COMING = /^(?:video|episode|week|time)$/;
const BEFORE_COMING =
  /^(?:the|a|my|our|your|this|that|in|on|at|for|until|till|by|of|and|or|but|so|to|from|with|you|me|happens|comes|it|is|was)$/;
const SPEAKER = /^(?:i|we)(?:'(?:m|ll|re|ve|d))?$/;

/** "Don't laugh | a mistake that I see": nobody laughs a mistake. */
const LAUGHS = /^(?:laugh|worry)$/;
const AFTER_LAUGH = /^(?:a|an|the|my|our|this|these|it's|i|i'm|i've|we|you'll|there's)$/;

/** "The reason | cost wise it's about twenty dollars". */
const ASPECT =
  /^(?:cost|price|money|time|size|weight|space|weather|temperature|quality|taste|food|flavor|health|performance|battery|storage)$/;
const BEFORE_ASPECT = /^(?:and|but|so|or|now|okay|well|is|was|are|were|be|that|good|bad|great)$/;
const PRONOUN = /^(?:i|we|you|they|he|she|it|there|that|this)(?:'(?:m|s|re|ve|ll|d))?$/;

/** "If you do only one of those". */
const ONLY = /^(?:only|just)$/;
const BEFORE_CONDITION = /^(?:and|but|so|or|now|okay|well|that|because|then|even|what|as|only|is)$/;
const MOST_BEFORE_ONLY = 3;

/** Whether the words after one begin a sentence, which no other sentence goes on with. */
export function isOpened(words: readonly string[], index: number): boolean {
  const [left = "", first = "", second = "", third = ""] = words.slice(index, index + 4);
  if (first === "next" && COMING.test(second) && SPEAKER.test(third))
    return !BEFORE_COMING.test(left);
  // "So results: in 2023 we lost one".
  if (/^(?:so|okay|now)$/.test(first) && second === "results")
    return /^(?:in|for|from)$/.test(third);
  if (LAUGHS.test(left) && words[index - 1] === "don't") return AFTER_LAUGH.test(first);
  if (ASPECT.test(first) && second === "wise" && PRONOUN.test(third))
    return !BEFORE_ASPECT.test(left);
  if (first === "if" && /^(?:you|we|i)$/.test(second) && !BEFORE_CONDITION.test(left)) {
    const rest = words.slice(index + 3, index + 3 + MOST_BEFORE_ONLY);
    const at = rest.findIndex((word) => ONLY.test(word));
    return at >= 0 && /^(?:do|remember|take|one|pick|keep|buy)$/.test(rest[at + 1] ?? "one");
  }
  return false;
}

const YEAR = /^(?:19|20)\d\d$/;
const SEASON = /^(?:winter|spring|summer|fall|autumn)$/;
/** How far the verb of what came before may be. */
const REACH = 9;
const AFTER_SUBJECT = 3;
const WAS = /^(?:was|were|had|did|wasn't|weren't|hadn't|didn't|used)$|'d$/;
const IS =
  /^(?:is|are|has|have|does|do|can|will|should|isn't|aren't|don't|doesn't)$|'(?:s|re|ve|ll)$/;

const LAST = /^(?:night|week|month|year|weekend|summer|winter|spring|fall|autumn)$/;

/** "Four hundred million years ago". */
const MOST_OF_AGO = 8;
const MOST_OF_TIME = 9;

function isNumber(word: string): boolean {
  return OF_NUMBER.test(word) || word === "and";
}

/** How many words after one name a year, or a time like it: "in 2022", "in the winter of 2023", "last week". */
function wordsOfYear(words: readonly string[], index: number): number {
  if (words[index + 1] === "last" && LAST.test(words[index + 2] ?? "")) return 2;
  const ago = words.slice(index + 1, index + 1 + MOST_OF_AGO).indexOf("ago");
  if (
    ago > 1 &&
    words.slice(index + 1, index + ago).every(isNumber) &&
    words[index + ago] === "years"
  )
    return ago + 1;
  if (words[index + 1] !== "in") return 0;
  if (YEAR.test(words[index + 2] ?? "")) return 2;
  const [the, season, of, year] = words.slice(index + 2, index + 6);
  const isSeason = the === "the" && SEASON.test(season ?? "") && of === "of";
  return isSeason && YEAR.test(year ?? "") ? 5 : 0;
}

/**
 * Whether a sentence begins after a word with the year of what it tells: "there's a hole above it | in 2022 I had three". What is
 * told before is of now, and what comes after of then.
 *
 * @param kinds from `tagWords`
 */
export function isOpenedByYear(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
): boolean {
  const count = wordsOfYear(words, index);
  const after = index + count + 1;
  if (count === 0 || !PRONOUN.test(words[after] ?? "")) return false;
  const verbs = words.slice(after, after + AFTER_SUBJECT);
  const isThen = verbs.some((word, at) => WAS.test(word) || /^Past/.test(kinds[after + at] ?? ""));
  return isThen && tellsOfNow(words, kinds, index);
}

/** Whether the last verb up to a word is of the present; "so results" has none. */
function tellsOfNow(words: readonly string[], kinds: readonly string[], index: number): boolean {
  for (let at = index; at > index - REACH && at >= 0; at -= 1) {
    const [word = "", kind = ""] = [words[at], kinds[at]];
    if (WAS.test(word) || /^(?:Past|Part)/.test(kind)) return false;
    if (word === "results" && /^(?:so|okay|now)$/.test(words[at - 1] ?? "")) return true;
    if (IS.test(word) || /^(?:Pres|Cop)|\+Cop/.test(kind)) return true;
    if (/^Inf/.test(kind) && /^(?:i|we|you|they)$/.test(words[at - 1] ?? "")) return true;
  }
  return false;
}

/** Whether a word is the year that begins a sentence, after which it goes on. */
export function isOpeningYear(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
): boolean {
  if (words[index] === "ago")
    return [...Array(MOST_OF_TIME).keys()].some(
      (count) =>
        count > 2 &&
        wordsOfYear(words, index - count) === count &&
        isOpenedByYear(words, kinds, index - count),
    );
  if (!YEAR.test(words[index] ?? "")) return false;
  return [2, 5].some(
    (count) =>
      wordsOfYear(words, index - count) === count && isOpenedByYear(words, kinds, index - count),
  );
}
