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

function rewrite(line: string): string {
  let text = line.replace(OPENERS, (whole, gerund: string) => pastOfGerund(gerund) ?? whole);
  text = text.replace(FIRST_PERSON, "$1");
  for (const [long, short] of SHORTER) text = text.replace(long, short);
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
