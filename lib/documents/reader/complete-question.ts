import { askedBefore, type Question } from "@/lib/documents/question";
import { withOtherName, withOtherRow } from "@/lib/documents/reader/swap-thing";
import type { Unit } from "@/lib/documents/reader/unit";

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
const MONTHS =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december)";
/** Says when, whatever else is asked: what was asked before may do without it. */
const ONLY_TIME = new RegExp(
  `^(?:(?:after|before|during|within|until|since) .+|(?:in|on) (?:the )?(?:\\d{1,2} )?(?:${MONTHS}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:19|20)\\d\\d)\\b.{0,12})$`,
  "i",
);
const NAMES_TIME = new RegExp(
  `\\b(?:after|before|during|within|until|since|(?:in|on) (?:the )?(?:\\d|${MONTHS}))`,
  "i",
);
/** How money comes in: "as an employee", "from renting out". */
const MEANS = /^(?:as|from|by|through) \S/i;
const MEANS_AT_END = /\b(?:as|from|by|through) [^\s?.!]+(?: [^\s?.!]+){0,4}(?=[?.!\s]*$)/i;
const RANKS =
  "(?:\\p{L}{2,12}est|most|least|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|next|final)";
const RANK = new RegExp(`(?<!\\p{L})${RANKS}(?!\\p{L})`, "iu");
const ONLY_RANK = new RegExp(`^(?:the )?(?<rank>${RANKS})(?: ones?)?$`, "iu");
const POSSESSIVE = /(?<![\p{L}\d])\p{Lu}[\p{L}\d.&-]*['’]s(?!\p{L})/u;
const ONLY_POSSESSIVE =
  /^(?<owner>\p{Lu}[\p{L}\d.&-]*(?: \p{Lu}[\p{L}\d.&-]*){0,3}['’]s)(?: one)?$/u;

/**
 * A question that names only what is different from the one before, with the rest of that: "And at the bakery?" after "How
 * much did I spend at the market?" asks how much was spent at the bakery. It takes the place of that in the chat. Any other
 * question stays as it is.
 *
 * @param units of the document, whose rows tell which things stand beside one another
 */
export async function completeQuestion(
  question: Question,
  units: readonly Unit[] = [],
  signal?: AbortSignal,
): Promise<Question> {
  const before: string[] = [];
  for (const asked of [...askedBefore(question, TURNS_BACK).reverse(), question.question]) {
    const last = before.at(-1);
    const whole = last === undefined ? asked : await completed(asked, last, units, signal);
    if (whole !== asked) before.pop();
    before.push(whole);
  }
  const whole = before.pop() ?? question.question;
  if (whole === question.question) return question;
  return { question: whole, turns: before.map((text) => ({ role: "user", text })) };
}

async function completed(
  asked: string,
  before: string,
  units: readonly Unit[],
  signal: AbortSignal | undefined,
): Promise<string> {
  const rest = GOES_ON.exec(asked)?.groups?.rest?.trim();
  if (!rest || ASKS.test(rest) || rest.split(" ").length > MOST_WORDS) return asked;
  const preposition = BEGINS_WITH_PREPOSITION.exec(rest)?.groups?.preposition;
  if (preposition || MEANS.test(rest))
    return withPhrase(before, preposition ?? "as", rest) ?? withOwnPhrase(before, rest) ?? asked;
  const rank = ONLY_RANK.exec(rest)?.groups?.rank;
  if (rank && RANK.test(before)) return before.replace(RANK, () => rank);
  const owner = ONLY_POSSESSIVE.exec(rest)?.groups?.owner;
  if (owner && POSSESSIVE.test(before)) return before.replace(POSSESSIVE, () => owner);
  const thing = rest.replace(/^(?:the|a|an|my|our|your) /i, "").replace(/ ones?$/i, "");
  const otherRow = await withOtherRow(before, thing, units, signal);
  return otherRow ?? withOtherName(before, thing) ?? asked;
}

/** A question with a phrase that it had no like of: when, or another way that money comes in. */
function withOwnPhrase(before: string, phrase: string): string | undefined {
  if (MEANS.test(phrase) && MEANS_AT_END.test(before))
    return before.replace(MEANS_AT_END, () => phrase);
  if (!ONLY_TIME.test(phrase) || NAMES_TIME.test(before)) return undefined;
  return before.replace(/[?.!\s]*$/, (end) => ` ${phrase}${end}`);
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
