import { lowerCaseWords } from "@/lib/drafting/draft-words";
import { termsOf } from "@/lib/tools/blog-titles/keyword-names";

/** Nobody has one of these: "an advice", "a family transport". */
const UNCOUNTED =
  /^(?:advice|baggage|cash|clothing|electricity|equipment|evidence|fun|furniture|happiness|homework|housework|information|jewelry|knowledge|leisure|luck|luggage|machinery|mail|money|music|news|parking|progress|research|safety|software|stuff|traffic|transport|transportation|travel|wealth|weather|wellness)$/;
/** What ends the phrase of an article: "a travel guide", but "a travel for families". */
const ENDS =
  /^(?:about|after|and|are|as|at|before|but|by|can|could|did|do|does|during|for|from|had|has|have|how|in|into|is|may|might|must|of|on|or|should|than|that|to|vs|was|were|when|where|which|who|why|will|with|without|would|your)$/;
const ARTICLE = /^an?$/;
/** "A few bikes", "a hundred ways". */
const COUNTS =
  /^(?:few|little|dozen|hundred|thousand|couple|lot|number|handful|great many|good many)$/;
const SEVERAL = /^(?:these|those|many|several|few|both)$/;
const ONE = /^(?:this|that|each|every|another)$/;
/** Plural in form only, or alike in both numbers. */
const ALIKE =
  /(?:ss|us|is|ics)$|^(?:sheep|fish|deer|series|species|means|news|always|perhaps|lens|gas|bus|atlas|canvas|christmas|bias|chaos|business|people|children|women|men|feet|teeth|mice|geese|data|media|others)$/;
const SOUNDS_LIKE_VOWEL = /^(?:hour|honest|hono|heir)/;
const SOUNDS_LIKE_CONSONANT =
  /^(?:eu|ewe|one\b|once|ubiquit|ugand|uk\b|ukr|ukulele|unanim|uni(?!d|m|n|ss)|uran|urugua|us(?:a\b|age|e|ual|urp)|ut(?:ah|en|ili|op))/;
/** What may come after a noun although it's taken for an adjective. */
const FOLLOWS_NOUN =
  /^(?:above|ahead|all|alone|available|behind|below|beyond|both|famous|few|free|friendly|inside|like|many|most|near|online|opposite|outside|past|possible|some|worth)$/;
/** "A Trip for a Life": what lasts one is of a lifetime, or for life. */
const FOR_A_LIFE = /\b(?:for|to) an? (?:life|love|world|nature|society|success)$/i;

/** Whether a title breaks a rule of articles and numbers, or puts its words in no English order. */
export function isUngrammatical(title: string, keyword: string): boolean {
  const known = ` ${lowerCaseWords(keyword).join(" ")} `;
  return title.split(/[:?!,;–—]\s*/).some((part) => {
    const words = lowerCaseWords(part);
    return (
      FOR_A_LIFE.test(words.join(" ")) ||
      words.some((word, at) => breaksAgreement(words, word, at, known)) ||
      hasLateAdjective(part, known)
    );
  });
}

function breaksAgreement(words: readonly string[], word: string, at: number, known: string) {
  const next = words[at + 1] ?? "";
  const phrase = phraseAfter(words, at);
  const noun = phrase.at(-1) ?? "";
  // What somebody typed is theirs to spell.
  if (known.includes(` ${word} ${phrase.join(" ")} `) || next === "") return false;
  if (ARTICLE.test(word)) {
    if (word === "a" ? startsWithVowel(next) : startsWithConsonant(next)) return true;
    if (COUNTS.test(next)) return false;
    const isMass = phrase.length < 4 && UNCOUNTED.test(noun);
    return isMass || isPlural(noun, phrase, known);
  }
  if (ONE.test(word))
    return phrase.length === 1 && word !== "that" && isPlural(noun, phrase, known);
  return SEVERAL.test(word) && phrase.length === 1 && isSingular(noun) && word !== "few";
}

/** The words of an article's phrase: "family cargo bike" of "a family cargo bike for life". */
function phraseAfter(words: readonly string[], at: number): string[] {
  const rest = words.slice(at + 1);
  const end = rest.findIndex((word) => ENDS.test(word));
  return end < 0 ? rest : rest.slice(0, end);
}

function startsWithVowel(word: string): boolean {
  if (!/^[a-z]{2}/.test(word) || SOUNDS_LIKE_CONSONANT.test(word)) return false;
  return (
    /^[aeio]/.test(word) ||
    /^u(?:[bcdghlmnpt]|r[bg])[a-z]{2}/.test(word) ||
    SOUNDS_LIKE_VOWEL.test(word)
  );
}

function startsWithConsonant(word: string): boolean {
  // "An MRI" and "an x-ray" are spelled out.
  return /^[bcdgjkpqtvwyz][a-z]*[aeiou]/.test(word) || SOUNDS_LIKE_CONSONANT.test(word);
}

/** "A cargo bikes": a word that the keyword has in the plural, or the only one of its phrase, which is no verb then. */
function isPlural(noun: string, phrase: readonly string[], known: string): boolean {
  if (ALIKE.test(noun) || !/[a-z]{3,}s$/.test(noun)) return false;
  if (phrase.length > 1) return phrase.length < 4 && known.includes(` ${noun} `);
  return termsOf(noun)[0]?.tags.includes("Plural") ?? false;
}

function isSingular(noun: string): boolean {
  const tags = termsOf(`the ${noun}`)[1]?.tags ?? [];
  return !ALIKE.test(noun) && tags.includes("Singular") && !noun.endsWith("s");
}

/** "A Family Efficient Transport": an adjective between two nouns, which a hyphen would have joined to the first. */
function hasLateAdjective(part: string, known: string): boolean {
  const terms = termsOf(part.toLowerCase());
  return terms.some(({ text }, at) => {
    if (!/^(?:an?|the)$/.test(text)) return false;
    const [first, second, third] = terms.slice(at + 1, at + 4);
    if (!first || !second || !third) return false;
    if (known.includes(` ${first.text} ${second.text} `)) return false;
    const isAdjective = second.tags.includes("Adjective") && !FOLLOWS_NOUN.test(second.text);
    return isNoun(first.tags) && isAdjective && isNoun(third.tags);
  });
}

function isNoun(tags: readonly string[]): boolean {
  return tags.includes("Noun") && !tags.includes("Pronoun") && !tags.includes("Possessive");
}
