import { NUMBER_WORD } from "@/lib/documents/reader/number-words";
import { alternatives } from "@/lib/documents/reader/same-words";
import type { SaidSentence } from "@/lib/documents/talk/talk-index";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** "How many basements were flooded?" */
const ASKS_COUNT =
  /\bhow many (?:of (?:the|these|those|its|their|our|your) )?(?<things>(?:[\p{L}-]{2,20} ){0,3}?[\p{L}-]{2,20})(?=[^\p{L}\p{N}]*$| (?:of|do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|must|may|might|in|on|at|for|per|from|with|a|an|the|that|there|to|he|she|they|it|we|you|i)\b)/iu;
/** People are "nine of us", and units are told in others: what is counted may go without its name. */
const MAY_BE_UNSAID =
  /^(?:people|persons?|others?|employees|staff|workers|members|kids|children|ones?|times|things?|kinds?|types?|sorts?|parts?|seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|percent|degrees|dollars?|euros?|pounds?|grams?|kilos?|miles?|meters?|kilometers?|feet|inches|points?|stars?|calories|votes?|figures?)$/iu;
const FIGURE = String.raw`(?:\d[\d.,]{0,12}|${NUMBER_WORD}|(?:a |one )?(?:hundred|thousand|million)|dozens?|hundreds|thousands|one|no|several|a few|a couple of)`;
const BEFORE_THING = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${FIGURE} (?<after>(?:[\p{L}'’-]{1,20} ){0,3}[\p{L}'’-]{2,20})`,
  "giu",
);

/** The words for what a question counts; undefined where it counts nothing, or what may go without its name. */
export function thingsAsked(question: string): ReadonlySet<string> | undefined {
  const things = ASKS_COUNT.exec(question)?.groups?.things;
  const words = things?.split(" ") ?? [];
  if (words.length === 0 || words.some((word) => MAY_BE_UNSAID.test(word))) return undefined;
  // Of "parking spaces", either may be said.
  const terms = words.flatMap((word) => contentTerms(word));
  if (terms.length === 0) return undefined;
  return new Set(terms.flatMap((term) => [term, ...alternatives(term)]));
}

/** Whether a sentence has a number beside what is counted: "into 740 basements". */
export function countsThem({ quote }: Pick<SaidSentence, "quote">, things: ReadonlySet<string>) {
  return [...quote.matchAll(BEFORE_THING)].some(({ groups }) =>
    searchTerms(groups?.after ?? "").some((term) => things.has(term)),
  );
}

/** Whether sentences name what a question counts, if it counts something: without it, their figures are of something else. */
export function nameWhatIsCounted(question: string, quotes: readonly string[]): boolean {
  const things = thingsAsked(question);
  return !things || quotes.some((quote) => searchTerms(quote).some((term) => things.has(term)));
}
