import { isCalendarName } from "@/lib/tools/youtube-summarizer/calendar-names";
import spokenNames from "@/lib/tools/youtube-summarizer/spoken-names.json";
import type { SpokenWord } from "@/lib/tools/youtube-summarizer/spoken-words";

const NAMES = new Map(spokenNames.split(" ").map((name) => [name.toLowerCase(), name]));
const I = /^i(?:'(?:m|ve|ll|d|re))?$/;
/** Words that belong to the name after them: "New York", "San Francisco", "Saint Paul". */
const BEFORE_NAMES = new Set(
  "new san santa saint st los las el north south east west mount lake port prince mr mrs ms dr".split(
    " ",
  ),
);
/** Words that stay small within names: "city of Rotterdam". */
const IN_NAMES = /^(?:of|the|and|in|on|at|for|to|a|an)$/;
/** With fewer lowercase letters than this share, captions are written in capitals. */
const MIN_LOWERCASE = 0.2;

/** Whether a transcript is written in capitals, as captions of television are. */
export function isInCapitals(words: readonly SpokenWord[]): boolean {
  let lower = 0;
  let upper = 0;
  for (const { text } of words.slice(0, 2_000)) {
    lower += text.match(/\p{Ll}/gu)?.length ?? 0;
    upper += text.match(/\p{Lu}/gu)?.length ?? 0;
  }
  return upper > 0 && lower / (lower + upper) < MIN_LOWERCASE;
}

/**
 * Writes the words of a sentence with capitals where names, "I", and the beginning need them. Capitals that are there stay.
 *
 * @param kinds from `tagWords`
 */
export function restoreCase(words: readonly SpokenWord[], kinds: readonly string[]): string[] {
  const written = words.map(({ text, plain }, index) => {
    // What follows an article and is in no list is hardly a name: "the fridge".
    const isTime = plain === "o'clock" || words[index - 1]?.plain === "o'clock";
    const isAfterArticle = /^(?:Det|Poss)/.test(kinds[index - 1] ?? "");
    const isGuess = !isAfterArticle && !isTime && !IN_NAMES.test(plain);
    const isCountry = plain === "us" && words[index - 1]?.plain === "the";
    if (isCalendarName(words, kinds, index)) return capitalized(text);
    return isCountry
      ? text.toUpperCase()
      : casedWord(text, plain, isGuess ? (kinds[index] ?? "") : "");
  });
  for (const [index, { plain }] of words.entries()) {
    const isName =
      /^\p{Lu}/u.test(written[index + 1] ?? "") && !I.test(words[index + 1]?.plain ?? "");
    if (BEFORE_NAMES.has(plain) && isName && NAMES.has(words[index + 1]?.plain ?? ""))
      written[index] = capitalized(written[index] ?? "");
  }
  written[0] = capitalized(written[0] ?? "");
  return written;
}

function casedWord(text: string, plain: string, kind: string): string {
  if (/\p{Lu}/u.test(text)) return text;
  if (I.test(plain)) return capitalized(text);
  const bare = plain.replace(/'s$/, "");
  const name = NAMES.get(bare) ?? (kind.startsWith("Name") ? capitalized(bare) : undefined);
  return name ? text.replace(bare, name) : text;
}

function capitalized(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
