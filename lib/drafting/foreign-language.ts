import "server-only";

import { eld } from "eld/small";

/** For each text, its words that the English dictionary doesn't have; see `GrammarChecker.unknownWords`. */
export type LookUp = (texts: readonly string[]) => Promise<string[][]>;

/** Scores of short texts come close to each other: a name or two says nothing about the language around it. */
const MIN_WORDS = 3;
const MIN_SCORE = 0.65;
const MIN_LEAD = 0.15;

/** The language of a text by name when it clearly isn't English; undefined otherwise. */
export function foreignLanguage(topic: string): string | undefined {
  const detected = eld.detect(topic);
  const { language } = detected;
  if (!language || language === "en") return undefined;
  const isLatin = /\p{Script=Latin}/u.test(topic);
  if (!isLatin) return /\p{L}{2}/u.test(topic) ? nameOf(language) : undefined;
  const scores = detected.getScores();
  const score = scores[language] ?? 0;
  const words = topic.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;
  const leads = score >= MIN_SCORE && score - (scores.en ?? 0) >= MIN_LEAD;
  return leads && words >= MIN_WORDS ? nameOf(language) : undefined;
}

const MAX_SHORT_WORDS = 4;
/** The ones that a word or two is looked for in: the rest score high on any rare word. */
const SHORT_LANGUAGES = ["de", "fr", "es", "it", "pt", "nl", "pl", "sv", "da", "tr"];
const MIN_SHORT_SCORE = 0.55;
const MIN_PLAIN_SCORE = 0.65;
const MIN_PLAIN_LEAD = 0.12;
/** A single word may be a name that somebody didn't capitalize. */
const MIN_LONE_LETTERS = 9;

/** Words without their accents that English has taken and its dictionary hasn't. */
const TAKEN_WORDS = new Set(
  `avant garde art nouveau brulee fraiche deja papier mache mise coq vin sous dolce hygge uber smørrebrød fait accompli
  joie vivre raison etre hors oeuvre oeuvres foie gras haute pied terre savoir faire crepes suzette pate choux cinco mayo
  muertos dulce leche arroz con pollo carne asada pico gallo panna cotta macchiato alla bolognese verde carbonara prima
  wabi sabi ikigai feng shui krav maga carpe diem tabula rasa lagom ombre macrame gesamtkunstwerk weltschmerz fleur sel
  pierogi mojitos empanadas ceviche capoeira telenovelas vide vis feliz navidad mardi eau toilette trompe oeil`.split(
    /\s+/,
  ),
);

/**
 * As `foreignLanguage`, for what somebody typed to be written about: with the dictionary, a word or two is enough, as
 * long as it doesn't look like a name.
 */
export async function foreignTopic(topic: string, lookUp: LookUp): Promise<string | undefined> {
  const words = topic.match(/\p{L}[\p{L}'’]*/gu) ?? [];
  const clear = foreignLanguage(topic);
  if (!/\p{Script=Latin}/u.test(topic) || words.length > MAX_SHORT_WORDS) return clear;
  const scores = eld.detect(topic).getScores();
  const scoreOf = (language: string) => scores[language] ?? 0;
  const [language = "en"] = [...SHORT_LANGUAGES].sort((a, b) => scoreOf(b) - scoreOf(a));
  const score = scoreOf(language);
  if (!clear && (score < MIN_SHORT_SCORE || score <= scoreOf("en"))) return undefined;
  const unknown = await unknownOf(words, lookUp);
  const common = words.filter((word) => !/\p{Lu}/u.test(word));
  const names = closestNames(language, scoreOf);
  if (clear || !unknown) {
    if (!clear || isEnglishAround(common, unknown)) return undefined;
    return clear === nameOf(language) ? names : clear;
  }
  const isForeign =
    unknown.some((word) => isAccented(word) && (words.length > 1 || isLong(word))) ||
    (language === "de" && unknown.some(isGermanNounOrAdjective)) ||
    (words.length > 1 &&
      common.length > 0 &&
      unknown.length * 2 >= words.length &&
      score >= MIN_PLAIN_SCORE &&
      score - scoreOf("en") >= MIN_PLAIN_LEAD);
  return isForeign ? names : undefined;
}

/** Whether a name only makes a text look foreign: "São Paulo nightlife". */
function isEnglishAround(common: readonly string[], unknown: readonly string[] | undefined) {
  return (
    unknown !== undefined &&
    common.some((word) => word.length > 3) &&
    common.every((word) => !unknown.includes(word))
  );
}

/**
 * Words that English has neither as they are nor without accents; it has "jalapeno".
 *
 * @returns undefined when the dictionary doesn't answer, which keeps nobody from a draft
 */
async function unknownOf(words: readonly string[], lookUp: LookUp): Promise<string[] | undefined> {
  const texts = words.flatMap((word) => [word.toLowerCase(), withoutAccents(word)]);
  const found = await lookUp(texts).catch(() => undefined);
  if (!found) return undefined;
  const isUnknown = (index: number) => (found[index] ?? []).length > 0;
  return words.filter(
    (word, index) =>
      isUnknown(2 * index) && isUnknown(2 * index + 1) && !TAKEN_WORDS.has(withoutAccents(word)),
  );
}

function withoutAccents(word: string): string {
  return word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** "züchten", but not "Müller". */
function isAccented(word: string): boolean {
  return /^\p{Ll}/u.test(word) && /[^\p{ASCII}’]/u.test(word);
}

function isLong(word: string): boolean {
  return word.length >= MIN_LONE_LETTERS;
}

/** German capitalizes its nouns: what tells them from names is how they end, and long compounds with an umlaut. */
function isGermanNounOrAdjective(word: string): boolean {
  if (/(?:lich|ig|isch|sam|bar|los)e[nrsm]?$/u.test(word)) return word.length >= 7;
  if (/(?:heit|keit|ung|schaft|tät)(?:en)?$/u.test(word)) return isLong(word);
  const isPlace = /(?:ingen|brücken|hausen|kirchen|häuser|städter)$/u.test(word);
  return isLong(word) && /[äöüß].*(?:en|e)$/u.test(word) && !isPlace;
}

/** A few words of one are often words of the other as well. */
const SISTERS: readonly string[] = ["es", "pt"];
const MIN_SISTER_LEAD = 0.025;

/** The language's name; both names where a short topic could be in either: "recetas de tapas". */
function closestNames(language: string, scoreOf: (language: string) => number): string {
  const other = SISTERS.includes(language) && SISTERS.find((sister) => sister !== language);
  const isClose = other && scoreOf(language) - scoreOf(other) < MIN_SISTER_LEAD;
  return isClose ? SISTERS.map(nameOf).join(" or ") : nameOf(language);
}

function nameOf(language: string): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
}
