import type { OcrLanguage } from "@/lib/ocr/languages";

/** Words without which nobody writes a paragraph, and which few of the other languages have. */
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

/** Less text tells nothing. */
const MIN_WORDS = 20;
const MIN_EAST_ASIAN = 30;
/** Prose has a third of its words in such a list, and tables of names have none. */
const MIN_SHARE = 0.12;
/** How much more of them than of the next language: related ones share some. */
const MIN_LEAD = 1.2;
const EAST_ASIAN_SHARE = 0.3;
/** No Japanese paragraph is without these letters, and no Chinese one has them. */
const KANA_SHARE = 0.05;
/** More is more than enough, and a long document costs no more than a short one. */
const READ_CHARACTERS = 60_000;

/** The language of a text, of those that can be recognised; undefined where it cannot be told or is none of them. */
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
/** Chinese in its other script, whose data is not offered. */
const TRADITIONAL = /^zh-(?:hant|tw|hk|mo)\b/i;

/** The language that a tag such as `de-AT` names, as far as it can be recognised. */
export function languageOfTag(tag: string): OcrLanguage | undefined {
  if (TRADITIONAL.test(tag)) return undefined;
  const name = /^[a-z]{2}(?=$|[-_])/.exec(tag.toLowerCase())?.[0] ?? "";
  return Object.hasOwn(TAGS, name) ? TAGS[name] : undefined;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
