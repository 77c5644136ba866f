import type { Question } from "@/lib/documents/question";
import { figuresIn } from "@/lib/documents/reader/figures";
import { NUMBER_WORD } from "@/lib/documents/reader/number-words";
import type { SaidSentence, TalkIndex } from "@/lib/documents/talk/talk-index";

const UNIT =
  "(?:dollars?|euros?|pounds?|cents|money|cash|francs|yen|[$€£]|feet|inches|miles|meters|kilometers|kilos?|celsius|fahrenheit|percent|numbers)";
/** "How much is that in dollars?" */
const CONVERTS = new RegExp(
  String.raw`^\W{0,3}(?:and |so |but |okay,? )?(?:how (?:much|many)|what) (?:(?:is|was|are|would|does|do) )?(?:that|this|it|those|they)(?: (?:be|come(?: out)? to|amount to))? (?:in|into) (?:(?:us|american|real|actual) )?(?<unit>${UNIT})[^\p{L}\p{N}]*$`,
  "iu",
);
/** How units are told where their names aren't. */
const TOLD: readonly (readonly [unit: RegExp, told: string])[] = [
  [/^(?:dollars?|\$)$/, String.raw`\$ ?\d|\b(?:dollars|bucks)\b`],
  [/^(?:euros?|€)$/, String.raw`€ ?\d|\beuros?\b`],
  [/^(?:pounds?|£)$/, String.raw`£ ?\d|\bpounds\b`],
  [/^(?:money|cash)$/, String.raw`[$€£] ?\d|\b(?:dollars|bucks|euros?|pounds|francs|yen)\b`],
  [/^percent$/, String.raw`\bpercent\b|\d[\d.,]{0,12} ?%`],
  [/^kilos?$/, String.raw`\b(?:kilos?|kilograms?|kg)\b`],
  [/^numbers$/, String.raw`\d`],
];
/** "That's", "or": what comes next is the same as was told right before. */
const THE_SAME = String.raw`(?:(?:^(?:and |so |now |okay,? )?(?:that|this|it|which)|[,;(–—] ?(?:and )?(?:that|which))(?:['’]s| is| was| would be| (?:comes?|came|works?|worked|amounts?|amounted) (?:out )?to| makes| means)|\bor)`;
const ABOUT =
  "(?: (?:about|roughly|around|nearly|almost|some|like|maybe|probably|just|over|under|(?:more|less) than|a (?:little|bit))){0,3} ";
const AMOUNT = String.raw`(?:(?:${NUMBER_WORD}|hundred|thousand|million|billion|and|a|half|\d[\d.,]{0,12})[ -]){0,8}`;
/** "It's 900 dollars to fly them home" tells the price of something else. */
const OF_ELSE = String.raw`(?![\p{L}\d.,]{0,12} (?:to|for|on|at|if|when|with|without|during|more|less)\b)`;

/** What "that" is in "how much is that in dollars?": the question before, with the chat that led to it. */
export function convertedBefore({ question, turns }: Question): Question | undefined {
  if (!CONVERTS.test(question)) return undefined;
  const at = turns.findLastIndex(({ role, text }) => role === "user" && !CONVERTS.test(text));
  const before = turns[at];
  return before && { question: before.text, turns: turns.slice(0, at) };
}

/** Where a talk itself says what something that was just quoted comes to in the unit that a question asks for. */
export function toldInUnit(
  { said }: TalkIndex,
  quotes: readonly string[],
  question: string,
): SaidSentence | undefined {
  const unit = CONVERTS.exec(question)?.groups?.unit?.toLowerCase() ?? "";
  const told = TOLD.find(([asked]) => asked.test(unit))?.[1] ?? String.raw`\b${unit}\b`;
  const same = new RegExp(`${THE_SAME}${ABOUT}${AMOUNT}(?:${told})${OF_ELSE}`, "iu");
  const quoted = new Set(quotes);
  const all = said.filter(({ quote }) => quoted.has(quote));
  return [...all, ...all.flatMap(({ at }) => said[at + 1] ?? [])].find(
    ({ quote }) => same.test(quote) && figuresIn(quote).length > 0,
  );
}
