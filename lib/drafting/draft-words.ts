import { stem } from "@/lib/core/stem";
import { withInitialisms } from "@/lib/drafting/initialisms";

/** Words that carry no meaning about a subject. */
const FUNCTION_WORDS = new Set(
  `a about above after again all also although always an and any are as at be because been before being
  between both but by can cannot could did do does doing during each either even ever every few for from
  further get had has have having he her here hers him his how however if in including into is it its
  itself just like made make makes making many may me might more most much must my need never no nor not
  now of off often on once one only or other others our out over own people provide provides rather same
  she should since so some something such take than that the their them then there these they thing
  things this those through to too under until up upon use used uses using very was way ways we well were
  what when where whether which while who whom why will with within without would you your`.split(
    /\s+/,
  ),
);

/** Lowercase in titles, except in first or last position. */
const SMALL_IN_TITLES = new Set(
  "a an and as at but by for from in into nor of on or per so the to via vs vs. with yet 'n'".split(
    " ",
  ),
);

/** Lists the words of a text in lowercase, in order. */
export function lowerCaseWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? [];
}

/** Returns the distinct stems of a text's meaningful words. */
export function stemsOf(text: string): Set<string> {
  const meaningful = lowerCaseWords(text).filter(
    (word) => word.length > 1 && !FUNCTION_WORDS.has(word),
  );
  return new Set(meaningful.map(rootOf));
}

/** Also matches who does something with doing it: "beekeepers" with "beekeeping". */
export function rootOf(word: string): string {
  return stem(word).replace(/(.{4})er$/, "$1");
}

/** Overlap coefficient: shared words divided by the size of the smaller set, 0 to 1. */
export function overlapCoefficient(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size);
  return smaller === 0 ? 0 : sharedCount(a, b) / smaller;
}

/** Jaccard similarity: shared words divided by all words of both sets, 0 to 1. */
export function jaccardSimilarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = sharedCount(a, b);
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** Counts the words both sets contain. */
export function sharedCount(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared;
}

/** Converts text to title case; words with inner capitals are left alone, and initialisms get theirs. */
export function toTitleCase(text: string): string {
  const words = withInitialisms(text.trim()).split(/\s+/);
  return words
    .map((word, index) => {
      const edge =
        index === 0 || index === words.length - 1 || /[:?!–—]$/.test(words[index - 1] ?? "");
      if (/\p{Lu}/u.test(word.slice(1)))
        return IS_WITH_INITIALS.test(word) ? capitalizeParts(word) : word;
      if (!edge && SMALL_IN_TITLES.has(word.toLowerCase())) return word.toLowerCase();
      return capitalizeParts(word);
    })
    .join(" ");
}

/** "AI-powered", and neither "iPhone" nor "Jean-luc". */
const IS_WITH_INITIALS = /^[\p{Lu}\d]{2,}-/u;

/** "E-commerce", "Re-pot": the word goes on after these. */
const PREFIX = /^(?:\p{L}|re|co|pre|non|anti|de|un|sub|semi|bi)$/iu;

/** "Four-Day", "Step-by-Step", and "Carry-On" */
function capitalizeParts(word: string): string {
  const [first = "", ...others] = word.split("-");
  if (PREFIX.test(first.replace(/^[^\p{L}\p{N}]+/u, ""))) return capitalize(word);
  const parts = others.map((part, at) =>
    at < others.length - 1 && SMALL_IN_TITLES.has(part.toLowerCase()) ? part : capitalize(part),
  );
  return [capitalize(first), ...parts].join("-");
}

/** Capitalizes the first letter, skipping a leading quotation mark; "21st" stays as it is. */
export function capitalize(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]*\p{L}/u, (beginning) => beginning.toUpperCase());
}
