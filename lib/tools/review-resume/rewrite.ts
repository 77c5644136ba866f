import { pastOfGerund } from "@/lib/tools/review-resume/verbs";

/** A line and its improved version. */
export type Rewrite = { before: string; after: string };

const MAX_REWRITES = 8;

const OPENERS =
  /^(?:I (?:was|am) )?(?:responsible for|in charge of|tasked with|worked on|duties included?|my duties included|participated in|involved in)\s+(?:the )?(\p{L}+ing)\b/iu;
const FIRST_PERSON =
  /^I\s+(\p{L}+ed|led|built|ran|wrote|made|grew|won|sold|taught|set|cut|held|drove)\b/u;

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

const MAX_PATTERNS = 6;
const WEAK =
  /^(?:I (?:was|am) )?(?:responsible for|duties included?|duties include[ds]?|in charge of|worked on|helped(?: to| with)?|assisted (?:in|with)|tasked with|participated in|involved in)\s+/i;

/**
 * Patterns for lines that describe duties: the line with a verb in front and blanks for what only the person knows. Nothing
 * is made up: where no verb follows from the line, it is a blank as well.
 */
export function patternsFor(weak: readonly string[]): Rewrite[] {
  return weak.slice(0, MAX_PATTERNS).map((before) => {
    const rest = before.replace(WEAK, "").replace(/[.;,]$/, "");
    const core = inPast(rest) ?? `[verb: built, ran, led …] ${rest}`;
    return {
      before,
      after: `${capitalized(core)}: ___ [how many, how often, or how much], so that ___ [what changed]`,
    };
  });
}

/** "stocking shelves and cleaning the store" as "stocked shelves and cleaned the store"; undefined without a verb. */
function inPast(text: string): string | undefined {
  const [, first = "", rest = ""] = /^(?:the )?(\p{L}{3,20}ing)\b(.*)$/u.exec(text) ?? [];
  const past = pastOfGerund(first);
  if (!past) return undefined;
  return (
    past +
    rest.replace(/\b(and|or|,) (\p{L}{3,20}ing)\b/gu, (whole, link: string, gerund: string) => {
      const other = pastOfGerund(gerund);
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
  text = text.replace(FIRST_PERSON, "$1");
  for (const [long, short] of SHORTER) text = text.replace(long, short);
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
