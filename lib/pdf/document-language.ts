import type { OcrLanguage } from "@/lib/ocr/languages";

/** Frequent function words of each language, chosen to be rare in the others. */
const COMMON_WORDS = {
  eng: "the of and to is that for with are this be as it from which by not or an was have",
  deu: "der die und das ist nicht mit ein eine zu den von sich auf für dem des auch werden wird sind oder kann",
  fra: "le la les des et est une du que dans pour qui sur pas au par avec sont ce cette vous il ne plus",
  spa: "el la los las de y que en un una es por con para no se del al lo como más su este está",
  ita: "il di che la e è un una per non del della con sono gli le nel si da questo come anche alla dei",
  por: "o a os as de que e do da em um uma para com não por dos das se no na mais como é são ao",
  nld: "de het een van en is dat niet te op zijn voor met die wordt aan ook of als bij naar worden door kan",
} as const satisfies Partial<Record<OcrLanguage, string>>;

type Spaced = keyof typeof COMMON_WORDS;

const WORD_SETS = Object.entries(COMMON_WORDS).map(([code, words]) => ({
  code: code as Spaced, // Safe: the keys of the table above.
  words: new Set(words.split(" ")),
}));

/** Too little text to tell. */
const MIN_WORDS = 20;
const MIN_EAST_ASIAN = 30;
/** In prose, about a third of the words are in such a list; in tables of names, none. */
const MIN_SHARE = 0.12;
/** Required lead over the runner-up, because related languages share words. */
const MIN_LEAD = 1.2;
const EAST_ASIAN_SHARE = 0.3;
/** Every Japanese paragraph has kana, and no Chinese one does. */
const KANA_SHARE = 0.05;
/** Enough to decide, and keeps long documents cheap. */
const READ_CHARACTERS = 60_000;

/**
 * Detects the language of a text among those OCR supports; undefined when it is unclear or another
 * language.
 */
export function languageOfText(text: string): OcrLanguage | undefined {
  const start = text.slice(0, READ_CHARACTERS).toLowerCase();
  const letters = count(start, /\p{L}/gu);
  const kana = count(start, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const eastAsian = kana + count(start, /\p{Script=Han}/gu);
  if (eastAsian >= Math.max(MIN_EAST_ASIAN, EAST_ASIAN_SHARE * letters)) {
    return kana >= KANA_SHARE * eastAsian ? "jpn" : "chi_sim";
  }
  const words = start.match(/\p{L}+/gu) ?? [];
  if (words.length < MIN_WORDS) return undefined;
  const [first, second] = WORD_SETS.map(({ code, words: common }) => ({
    code,
    share: words.filter((word) => common.has(word)).length / words.length,
  })).sort((a, b) => b.share - a.share);
  if (!first || first.share < MIN_SHARE) return undefined;
  return first.share >= MIN_LEAD * (second?.share ?? 0) ? first.code : undefined;
}

const TAGS: Record<string, OcrLanguage> = {
  en: "eng",
  de: "deu",
  fr: "fra",
  es: "spa",
  it: "ita",
  pt: "por",
  nl: "nld",
  ja: "jpn",
  zh: "chi_sim",
};
/** Traditional Chinese: there is no OCR data for it here. */
const TRADITIONAL = /^zh-(?:hant|tw|hk|mo)\b/i;

/** Maps a language tag such as `de-AT` to an OCR language; undefined when there is none. */
export function languageOfTag(tag: string): OcrLanguage | undefined {
  if (TRADITIONAL.test(tag)) return undefined;
  const name = /^[a-z]{2}(?=$|[-_])/.exec(tag.toLowerCase())?.[0] ?? "";
  return Object.hasOwn(TAGS, name) ? TAGS[name] : undefined;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
