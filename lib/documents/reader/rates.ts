import type { Figure } from "@/lib/documents/reader/figure-types";
import type { Unit } from "@/lib/documents/reader/unit";

/** What an amount is paid for each of. */
export type Rate = "hour" | "day" | "night" | "week" | "month" | "quarter" | "year" | "person";

const ADVERBS: Record<string, Rate> = {
  hourly: "hour",
  daily: "day",
  nightly: "night",
  weekly: "week",
  monthly: "month",
  quarterly: "quarter",
  yearly: "year",
  annual: "year",
  annually: "year",
};
const ADVERB = `(?<adverb>${Object.keys(ADVERBS).reverse().join("|")})`;
const PER =
  "(?:per|an?|each|every) (?:calendar )?(?<each>hour|day|night|week|month|quarter|year|person)";
const ASKED = new RegExp(
  String.raw`\b${ADVERB} (?=\p{L})|\b(?:per|an?|each|every) (?:calendar )?(?<each>hour|day|night|week|month|quarter|year|person)\b(?=[^\p{L}\p{N}]*$)`,
  "iu",
);
const BEHIND = new RegExp(String.raw`^\s?(?:\/\s?|${PER}\b|${ADVERB}\b)`, "i");
/** "a monthly fee of" */
const BEFORE = new RegExp(
  String.raw`\b${ADVERB} (?:\p{L}{1,20} ){1,3}(?:(?:of|is|are|was|were) )?$`,
  "iu",
);

/** The rate in which a question asks for an amount. */
export function rateAsked(question: string): Rate | undefined {
  return rateIn(ASKED.exec(question));
}

/** A question for the amount alone. */
export function withoutRate(question: string): string {
  return question.replace(ASKED, " ").replace(/\s+/g, " ");
}

/** The rate that stands with an amount, right behind it or before what it is of; undefined where none does. */
export function rateOf(
  { at, text: figure }: Figure,
  { text }: Pick<Unit, "text">,
): Rate | undefined {
  const before = text.slice(Math.max(0, at - 70), at);
  return rateIn(BEHIND.exec(text.slice(at + figure.length))) ?? rateIn(BEFORE.exec(before));
}

function rateIn(match: RegExpExecArray | null): Rate | undefined {
  const { adverb, each } = match?.groups ?? {};
  const rate = ADVERBS[adverb?.toLowerCase() ?? ""] ?? each?.toLowerCase();
  return rate as Rate | undefined;
}
