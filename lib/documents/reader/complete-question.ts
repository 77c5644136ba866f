import { askedBefore, type Question } from "@/lib/documents/question";

const TURNS_BACK = 4;
const MOST_WORDS = 7;

const GOES_ON =
  /^\W{0,3}(?:(?:and|but|or|so|then|what about|how about) )+(?<rest>[^?]{2,80}?)[?.!\s]*$/i;
/** Asks for something by itself. */
const ASKS =
  /\b(?:who|whom|whose|what|which|when|how|where|why|is|are|was|were|do|does|did|can|could|may|must|should|will|would|has|have|had|i|we|you|he|she|it|they|that|this|there)\b/i;
const PREPOSITIONS = "at|in|on|for|of|from|by|with|between|during|after|before|until|since|under";
const BEGINS_WITH_PREPOSITION = new RegExp(`^(?<preposition>${PREPOSITIONS}) \\S`, "i");
/** Where the phrase behind a preposition ends: at the next one, or at what is said of all of it. */
const PHRASE_ENDS = new RegExp(
  ` (?:${PREPOSITIONS}|due|paid|made|received|cost|start|begin|end|open|close|grow|change|last|take)\\b|[?.!]`,
  "i",
);
const RANKS =
  "(?:\\p{L}{2,12}est|most|least|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|next|final)";
const RANK = new RegExp(`(?<!\\p{L})${RANKS}(?!\\p{L})`, "iu");
const ONLY_RANK = new RegExp(`^(?:the )?(?<rank>${RANKS})(?: ones?)?$`, "iu");
const POSSESSIVE = /(?<![\p{L}\d])\p{Lu}[\p{L}\d.&-]*['’]s(?!\p{L})/u;
const ONLY_POSSESSIVE =
  /^(?<owner>\p{Lu}[\p{L}\d.&-]*(?: \p{Lu}[\p{L}\d.&-]*){0,3}['’]s)(?: one)?$/u;

/**
 * A question that names only what is different from the one before, with the rest of that: "And at the bakery?" after "How
 * much did I spend at the market?" asks how much was spent at the bakery. Any other question stays as it is.
 */
export function completeQuestion(question: Question): string {
  return askedBefore(question, TURNS_BACK)
    .reverse()
    .concat(question.question)
    .reduce((before, asked) => completed(asked, before));
}

function completed(asked: string, before: string): string {
  const rest = GOES_ON.exec(asked)?.groups?.rest?.trim();
  if (!rest || ASKS.test(rest) || rest.split(" ").length > MOST_WORDS) return asked;
  const preposition = BEGINS_WITH_PREPOSITION.exec(rest)?.groups?.preposition;
  if (preposition) return withPhrase(before, preposition, rest) ?? asked;
  const rank = ONLY_RANK.exec(rest)?.groups?.rank;
  if (rank && RANK.test(before)) return before.replace(RANK, () => rank);
  const owner = ONLY_POSSESSIVE.exec(rest)?.groups?.owner;
  if (owner && POSSESSIVE.test(before)) return before.replace(POSSESSIVE, () => owner);
  return asked;
}

/** A question with another phrase for the last one that begins with the same preposition. */
function withPhrase(before: string, preposition: string, phrase: string): string | undefined {
  const at = before.toLowerCase().lastIndexOf(` ${preposition.toLowerCase()} `);
  if (at < 0) return undefined;
  const begin = at + preposition.length + 2;
  const length = before.slice(begin).search(PHRASE_ENDS);
  const end = length < 0 ? before.length : begin + length;
  return `${before.slice(0, at)} ${phrase}${before.slice(end)}`;
}
