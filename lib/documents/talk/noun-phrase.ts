import nlp from "compromise/two";

/** A thing, as it is named within a sentence: an article and up to four words, of which `isNounPhrase` says whether they name one. */
export const THING = String.raw`(?:the|an?|my|our|your|his|her|their|one|each|most|new|old|all) (?:[\p{L}\d'’-]+ ){0,3}[\p{L}\d'’-]+|\p{L}[\p{L}\d-]{2,}(?: [\p{L}\d-]{3,})?`;

const NO_THING =
  /\b(?:i|me|you|he|him|she|it|its|we|us|they|them|this|that|these|those|who|what|which|there|here|one|ones|thing|things|stuff|something|anything|everything|nothing|guy|guys|people|somebody|everybody|nobody|everyone|someone|day|days|rest|other|others|same|kind|lot|bit|way|problem|question|answer|point|reason|idea|part|whole|and|or|but|if|when|because|so|then|not|never|just|also|really|very|is|are|was|were|be|been|has|have|had|do|does|did|can|will|would|should|could|might|must)\b/iu;
const ORDINAL = /^(?:first|second|third|next|last|only|best|worst)$/i;
const OF_A_NAME = new Set(
  "Noun Adjective Determiner Possessive ProperNoun Singular Plural Value Gerund".split(" "),
);

/** Whether words name a thing that can be asked about without what was said before. */
export function isNounPhrase(words: string): boolean {
  const bare = words.replace(/^(?:the|an?|my|our|your|his|her|their|each|most|all) /i, "");
  if (NO_THING.test(bare) || ORDINAL.test(bare) || bare.length < 3) return false;
  const parsed: { terms: { tags: string[] }[] }[] = nlp(words).json({ terms: { tags: true } });
  const terms = parsed.flatMap((one) => one.terms);
  const isName = terms.every(({ tags }) => tags.some((tag) => OF_A_NAME.has(tag)));
  return isName && (terms.at(-1)?.tags.includes("Noun") ?? false);
}

/** The longest beginning that names a thing: "a wire brush" of "a wire brush on the". */
export function thingAtStart(words: string): string {
  const all = words.split(" ");
  for (let count = all.length; count > 0; count -= 1) {
    const phrase = all.slice(0, count).join(" ");
    // "The old one" is something that was named before.
    if (isNounPhrase(phrase)) return /^ones?$/i.test(all[count] ?? "") ? "" : phrase;
  }
  return "";
}

/** "My repair" is asked about as "the repair". */
export function asked(words: string): string {
  const plain = words.replace(/^(?:my|our|his|her|their|this|each|one) /i, "the ");
  return /^(?:The|An?|Your|Most|All) /.test(plain)
    ? plain.charAt(0).toLowerCase() + plain.slice(1)
    : plain;
}
