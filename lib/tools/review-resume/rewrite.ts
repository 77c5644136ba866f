import { hasFigure } from "@/lib/tools/review-resume/figures";
import {
  DUTY,
  opensWithVerb,
  pastBeforeObject,
  pastOfGerund,
} from "@/lib/tools/review-resume/verbs";

/** A line and its improved version. */
export type Rewrite = { before: string; after: string };

const MAX_REWRITES = 8;

const OPENERS =
  /^(?:I (?:was|am) )?(?:responsible for|in charge of|tasked with|worked on|duties included?|my duties included|participated in|involved in)\s+(?:the )?(\p{L}+ing)\b/iu;
const FIRST_PERSON = /^I\s+(?:(?:also|then) )?(?=(\p{L}+)\b)/u;

/** Wordy phrases and their short form. */
const SHORTER: readonly [RegExp, string][] = [
  [/\bin order to\b/gi, "to"],
  [/\butili[sz]ed\b/gi, "used"],
  [/\butili[sz]ing\b/gi, "using"],
  [/\b(?:successfully|effectively|efficiently|actively) (?=\p{L}+ed\b)/giu, ""],
  [/\b(?:very|really|basically|various different) /gi, ""],
  [/\bdue to the fact that\b/gi, "because"],
  [/\ba large number of\b/gi, "many"],
  [/\bon a (daily|weekly|monthly) basis\b/gi, "$1"],
  [/\bas well as\b/gi, "and"],
  [/\bwas able to (\p{L}+)\b/giu, "could $1"],
];

/**
 * Improves lines by simple rules: action verb first, no padding. Never adds anything, so no line
 * claims more than before.
 *
 * @returns at most eight, only lines that changed
 */
export function rewriteLines(lines: readonly string[]): Rewrite[] {
  const rewrites: Rewrite[] = [];
  for (const before of lines) {
    if (rewrites.length >= MAX_REWRITES) break;
    const after = rewrite(before);
    if (after !== before && after.length > 0) rewrites.push({ before, after });
  }
  return rewrites;
}

/** What no verb goes with: "stacking shelves and various tasks". */
const VAGUE_END =
  /,? (?:and|or) (?:(?:any|some|various|other|general|misc\.?|miscellaneous) ){1,2}(?:tasks|duties|things|jobs|stuff|work)$/i;
/** What tells more of what stands before it. */
const ADDITION =
  /^(?:about|above|after|along|also|although|among|around|as|at|based|because|before|below|besides|between|both|but|by|closed|depending|during|e\.g\.|each|either|especially|even|except|excluding|following|for|from|i\.e\.|if|in|includ(?:es|ing)|like|mainly|mostly|namely|near|not|often|on|open|over|partly|particularly|per|plus|regarding|since|so|sometimes|such|then|there|through|to|under|until|using|usually|wh(?:at|en|ere|ich|ile|o|om|ose)|with|within|without|\p{L}{3,20}ed)(?![\p{L}-])/iu;
const GERUND = /^(?:the )?\p{L}{3,20}ing(?!\p{L})/iu;
/** Help that has a verb of its own, or somebody who was helped: "Helped to train clerks", "Helped customers find books". */
const HELPED = /^(?:I (?:(?:also|then) )?)?helped (?!(?:out|with)(?!\p{L}))/iu;
const TAKES_PART = /^(?:I (?:(?:also|then) )?)?participated(?!\p{L})/iu;
const MAX_PATTERNS = 6;
const GERMAN = /^(?:verantwortlich|zuständig|mitarbeit|unterstützung)/i;
const IN_ENGLISH = {
  verb: "verb: handled, ran, improved …",
  part: "verb: served on, advised, wrote for …",
  amount: "how many, how often, or how much",
  outcome: "so that ___ [what changed]",
};
const IN_GERMAN = {
  verb: "Verb: leitete, baute, führte …",
  part: "Verb: beriet, organisierte, schrieb für …",
  amount: "wie viele, wie oft oder wie viel",
  outcome: "sodass ___ [was sich änderte]",
};
/**
 * Patterns for lines that describe duties: the line with a verb in front and blanks for what only the person knows. Nothing
 * is made up: where no verb follows from the line, it is a blank as well.
 */
export function patternsFor(weak: readonly string[]): Rewrite[] {
  return weak.slice(0, MAX_PATTERNS).flatMap((before) => {
    const rest = withoutVagueEnd(before.replace(DUTY, "").replace(/[.;,]$/, "")).trim();
    if (rest === "") return [];
    const words = GERMAN.test(before) ? IN_GERMAN : IN_ENGLISH;
    const isHelp = HELPED.test(before);
    const core = isHelp
      ? `helped ${rest}`
      : (inPast(rest) ?? `[${TAKES_PART.test(before) ? words.part : words.verb}] ${rest}`);
    // Who named an amount is asked for no other.
    const amount = hasFigure(before) ? "" : `: ___ [${words.amount}]`;
    return [{ before, after: `${capitalized(core)}${amount}, ${words.outcome}` }];
  });
}

/** What is left of a list ends as one: "stacking shelves, cleaning and other tasks" with "and cleaning". */
function withoutVagueEnd(text: string): string {
  const rest = text.replace(VAGUE_END, "");
  const items = rest.split(", ");
  const last = items.pop();
  if (rest === text || last === undefined || items.length === 0) return rest;
  if (/(?<!\p{L})(?:and|or) /iu.test(last) || !areAlike(items[0] ?? "", last)) return rest;
  return `${items.join(", ")}${items.length > 1 ? "," : ""} and ${last}`;
}

/** Whether the last item of a list may stand beside the first, and tells no more of it: "which seats 80", "ensuring accuracy". */
function areAlike(first: string, last: string): boolean {
  if (ADDITION.test(last)) return false;
  return GERUND.test(last) ? GERUND.test(first) || !last.includes(" ") : !GERUND.test(first);
}

/** "stocking shelves and cleaning the store" as "stocked shelves and cleaned the store"; undefined without a verb. */
function inPast(text: string): string | undefined {
  const [, first = "", rest = ""] = /^(?:the )?(\p{L}{3,20}ing)\b(.*)$/u.exec(text) ?? [];
  // "picking orders", "picking and packing", and neither "filing and data entry" nor "the picking of orders".
  const hasObject =
    /^ (?:(?!(?:and|or|of|for|in|at|on|to|with)\b)[\p{L}\d]|and \p{L}{3,20}ing\b)/u.test(rest);
  const past = hasObject ? pastBeforeObject(first) : pastOfGerund(first);
  if (!past) return undefined;
  return (
    past +
    rest.replace(/(\band|\bor|,) (\p{L}{3,20}ing)\b/gu, (whole, link: string, gerund: string) => {
      const other = pastBeforeObject(gerund);
      return other ? `${link} ${other}` : whole;
    })
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function rewrite(line: string): string {
  let text = line.replace(OPENERS, (whole, gerund: string) => pastOfGerund(gerund) ?? whole);
  // The verbs that follow belong to the first one.
  if (text !== line)
    text = text.replace(/\band (\p{L}{3,20}ing)\b/gu, (whole, gerund: string) => {
      const past = pastOfGerund(gerund);
      return past ? `and ${past}` : whole;
    });
  text = text.replace(FIRST_PERSON, (opening: string, verb: string) =>
    verb === "used" || opensWithVerb(verb) ? "" : opening,
  );
  for (const [long, short] of SHORTER) text = text.replace(long, short);
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
