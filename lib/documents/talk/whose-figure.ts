import { stem } from "@/lib/core/stem";
import type { FigureType } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import { NUMBER_WORD } from "@/lib/documents/reader/number-words";
import type { AskedTerm } from "@/lib/documents/talk/topic-coverage";
import { searchTerms } from "@/lib/documents/terms";

const HOW_LONG =
  /\bhow long (?:do|does|did|will|would|should|can|could|must|may) (?<what>.{2,60}?) (?<verb>\p{L}+)(?: (?:in|on|at|for|under|with|out|before|after|to|from)\b.{0,40})?[^\p{L}\p{N}]*$/iu;
const HOW_MUCH = /\bhow (?:much|long)\b|\bwhat (?:does|do|did) .{2,60} costs?\b/i;
const DURATION = String.raw`(?:\d[\d.,]*|an?|half an|${NUMBER_WORD})(?: (?:more|full|whole|extra))?[ -](?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?)\b`;
const BETWEEN = "[^.,;:]{0,40}?";
const TAKES = new RegExp(
  String.raw`\b(?:takes?|took|taking|needs?|needed|lasts?|lasted)\b${BETWEEN}\b${DURATION}`,
  "iu",
);
const TAKING = /^(?:take|need|last)s?$/i;

/** Whether a statement tells how long what a question asks about takes: "rest for ten minutes", "it'll take half an hour". */
export function tellsHowLong(text: string, question: string): boolean {
  const verb = HOW_LONG.exec(question)?.groups?.verb;
  if (!verb) return false;
  if (TAKING.test(verb)) return TAKES.test(text);
  const root = stem(verb.toLowerCase()).replace(/[^\p{L}]/gu, "");
  if (root.length < 3) return false;
  return new RegExp(String.raw`\b${root}\p{L}{0,4}\b${BETWEEN}\b${DURATION}`, "iu").test(text);
}

const FIGURES: readonly FigureType[] = ["money", "percent", "duration", "measure", "count"];
const CLAUSES =
  /[,;:]|\bbut\b|\b(?:and|while|so)(?= (?:the|it|they|you|we|i|my|our|don['’]t|an?)\b)/i;
const FROM = /\bfrom (?:the |an? |my |our |your |his |her |their )?([\p{L}-]+(?: [\p{L}-]+)?)/giu;
/** Another thing, named. */
const THING =
  /\b(?:the|an?|my|our|your|his|her|their) (?!(?:most|least|few|couple|lot|total|day|week|month|year|hour|minute)\b)\p{L}{3,}/iu;

/**
 * Whether the figures of a statement are of another thing than what is asked about, which it has elsewhere: "You can freeze the
 * rice for two months, but don't freeze the onions".
 */
export function hasOthersFigures(
  text: string,
  question: string,
  asked: readonly AskedTerm[],
): boolean {
  if (!HOW_MUCH.test(question)) return false;
  const names = (clause: string) => {
    const terms = new Set(searchTerms(clause));
    return asked.some(({ words }) => [...words].some((word) => terms.has(word)));
  };
  // "The lights I bought from a school, for 800"
  const sellers = [...text.matchAll(FROM)].map(([, who = ""]) => who);
  if (sellers.some(names) && /\bcosts?\b|\bprice\b/i.test(question)) {
    const rest = text.replace(FROM, " ");
    if (!names(rest)) return true;
  }
  const clauses = text.split(CLAUSES);
  if (clauses.length < 2 || !clauses.some(names)) return false;
  const withFigures = clauses.filter((one) =>
    figuresIn(one).some(({ type }) => FIGURES.includes(type)),
  );
  return withFigures.length > 0 && withFigures.every((one) => !names(one) && THING.test(one));
}
