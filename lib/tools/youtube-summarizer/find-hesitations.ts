import { eld } from "eld/small";
import { isInCapitals } from "@/lib/tools/youtube-summarizer/restore-case";
import type { SpokenWord } from "@/lib/tools/youtube-summarizer/spoken-words";

/**
 * Sounds that stand for no word, by language. What is one in English may be a word elsewhere: "er" and "um" are in German, "um" is
 * in Portuguese, and an Italian "eh" answers.
 */
const HESITATIONS: Record<string, ReadonlySet<string>> = {
  en: setOf("um uh umm uhh uhm er erm hmm hm mhm mm mmm ah eh"),
  de: setOf("äh ähm ähh ehm öh öhm hm hmm mhm mmm"),
  fr: setOf("euh euhm heu hm hmm mmm"),
  es: setOf("eh ehm hm hmm mmm"),
  it: setOf("ehm uhm hm hmm mmm"),
  pt: setOf("ãh uhm hm hmm mmm"),
  nl: setOf("eh ehm uh uhm hm hmm mmm"),
};
/** Before "mm", what is counted or measured in millimeters. */
const MEASURED =
  /^(?:\S*\d|a|few|many|several|half|per|in|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)$/;
/** Before "er", the room of a hospital. */
const BEFORE_ROOM = /^(?:the|an|our|their|your|this|that|every|any)$/;
/** 'Say "um" less often.' */
const MENTIONED = /^["“„'‘]\p{L}+[,.!?]?["”“'’]/u;
const PAUSED = /[.,!?;:…–—-]$/;

/** Enough to tell a language by. */
const LANGUAGE_WORDS = 500;
const LANGUAGE_CHARACTERS = 3_000;

/** The language of a transcript as an ISO 639-1 code, and whether that is sure; empty when there is nothing to tell it by. */
export function languageOf(words: readonly SpokenWord[]): { code: string; sure: boolean } {
  const text = words.slice(0, LANGUAGE_WORDS).map(({ plain }) => plain);
  const detected = eld.detect(text.join(" ").slice(0, LANGUAGE_CHARACTERS));
  return { code: detected.language, sure: detected.isReliable() };
}

/**
 * Tells which words of a transcript are sounds that fill a pause.
 *
 * @param language an ISO 639-1 code; of one without a list, no word is
 */
export function hesitationTest(
  words: readonly SpokenWord[],
  language: string,
): (index: number) => boolean {
  const sounds = Object.hasOwn(HESITATIONS, language) ? HESITATIONS[language] : undefined;
  if (!sounds) return () => false;
  const inCapitals = isInCapitals(words);
  return (index) => {
    const word = words[index];
    if (!word || !sounds.has(word.plain)) return false;
    const isAcronym = !inCapitals && word.text.includes(word.plain.toUpperCase());
    if (isAcronym || MENTIONED.test(word.text)) return false;
    return !isUnit(words, index) && !isRoom(words, index);
  };
}

/** "A 5 mm gap", "a 100 Ah battery". */
function isUnit(words: readonly SpokenWord[], index: number): boolean {
  const [before, word] = [words[index - 1], words[index]];
  if (!before || !word || PAUSED.test(before.text)) return false;
  return (
    (word.plain === "mm" && MEASURED.test(before.plain)) ||
    (word.text.startsWith("Ah") && /\d$/.test(before.plain))
  );
}

/** "Taken to the er at noon" in captions without capitals, but not "the er the doctor", which is a stutter. */
function isRoom(words: readonly SpokenWord[], index: number): boolean {
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]];
  if (!before || word?.plain !== "er" || PAUSED.test(before.text)) return false;
  return BEFORE_ROOM.test(before.plain) && after?.plain !== before.plain;
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
