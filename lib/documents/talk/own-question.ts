import { askedBefore, type Question } from "@/lib/documents/question";
import { TURNS_BACK } from "@/lib/documents/reader/focus";
import { contentTerms } from "@/lib/documents/terms";

const GOES_ON = /^\W{0,3}(?:and|but|or|so|then|what about|how about|also)\b/i;
const POINTS_BACK =
  /\b(?:it|its|they|them|their|this|that|these|those|he|she|him|her|his|there|then|same)\b/i;
/** "Does he think that …", "Is there a …": these point at nothing. */
const POINTS_NOWHERE =
  /\b(?<=\b(?:think|thinks|say|says|said|believe|believes|know|knows|mean|means|feel|feels|agree|agrees|claim|claims|true|sure|so|possible|important) )that\b|\bthere (?=is|are|was|were)|\b(?<=\b(?:is|are|was|were|will|would|can|could|may|might|should|has|have|had) )there\b(?= (?:a|an|any|no|enough|something|anything|be|been)\b)/gi;
/** Whoever talks, where nobody else was asked about. */
const SPEAKER = /\b(?:he|she|him|her|his)\b/gi;
/** "The Aldra" is nobody. */
const NAME = /(?<=[\p{Ll}\d,] )(?<!\b[Tt]he )\p{Lu}\p{Ll}\p{L}*/gu;
/** What is named before one of these may be meant by "it" after it. */
const CLAUSE = /[,;:]| (?:and|or|but|so|when|if|because|before|after|while|once|until) /gi;
const OF_CLAUSE_BEFORE = /\b(?:it|they|them)\b/gi;
const POSSESSIVE = /\b(?:its|their)\b/gi;

/**
 * A question about a talk without the chat before it, where it's whole by itself: "he" is who talks, and "it" what the question
 * itself has named.
 *
 * @param said the talk, which tells places by their names: nobody is in somebody
 */
export function withoutChat(asked: Question, said: readonly { quote: string }[] = []): Question {
  if (asked.turns.length === 0 || !isWhole(asked, said)) return asked;
  return { question: asked.question, turns: [] };
}

function isWhole(asked: Question, said: readonly { quote: string }[]): boolean {
  const { question } = asked;
  if (GOES_ON.test(question) || contentTerms(question).length === 0) return false;
  const before = askedBefore(asked, TURNS_BACK);
  const isOther = before.some(
    (text, at) => asksOfSomebody(text, said) && before.slice(0, at).every(leansBack),
  );
  const plain = isOther ? question : question.replace(SPEAKER, "_");
  const text = plain.replace(POINTS_NOWHERE, "_");
  return !POINTS_BACK.test(withoutOwn(text));
}

function asksOfSomebody(text: string, said: readonly { quote: string }[]): boolean {
  if (/^\W{0,3}(?:and |but )?who\b/i.test(text)) return true;
  // Neither "join Ada" nor "in Adamsville" is in Ada.
  const isWhere = (name: string) => {
    const within = new RegExp(String.raw`(?<!\p{L})[Ii]n ${name}(?!\p{L})`, "u");
    return said.some(({ quote }) => within.test(quote));
  };
  return [...text.matchAll(NAME)].some(([name]) => !isWhere(name));
}

function leansBack(text: string): boolean {
  if (GOES_ON.test(text) || contentTerms(text).length === 0) return true;
  return POINTS_BACK.test(text.replace(POINTS_NOWHERE, "_"));
}

/** A question without the words that point back at what it has named itself. */
function withoutOwn(text: string): string {
  const isNamed = (end: number) => contentTerms(text.slice(0, end)).length > 0;
  const clauses = [...text.matchAll(CLAUSE)].map(({ index }) => index);
  return text
    .replace(OF_CLAUSE_BEFORE, (word, at: number) =>
      clauses.some((end) => end < at && isNamed(end)) ? "_" : word,
    )
    .replace(POSSESSIVE, (word, at: number) => (isNamed(at) ? "_" : word));
}
