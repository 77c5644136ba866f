/** What may stand before the root element of an SVG, with what each ends with. */
const PROLOG = [
  ["<?", "?>"],
  ["<!--", "-->"],
] as const;
const DOCTYPE = "<!DOCTYPE";
/** A name with its prefix is shorter than this. */
const ROOT_CHARACTERS = 100;

/**
 * Whether a text begins as an SVG does: with its root element, possibly after a long prolog, as Illustrator and editors that
 * add a license write it. Every character is looked at once.
 *
 * @param text the beginning of a file is enough
 */
export function beginsAsSvg(text: string): boolean {
  let at = afterSpace(text, text.startsWith("\ufeff") ? 1 : 0);
  for (let end = endOfProlog(text, at); end !== at; end = endOfProlog(text, at)) {
    if (end === undefined) return false;
    at = afterSpace(text, end);
  }
  return /^<(?:[\w-]+:)?svg[\s>/]/.test(text.slice(at, at + ROOT_CHARACTERS));
}

/** Where a part of the prolog that begins at `at` ends: `at` itself when there is none, undefined when it doesn't end. */
function endOfProlog(text: string, at: number): number | undefined {
  for (const [start, end] of PROLOG)
    if (text.startsWith(start, at)) return after(text, end, at + start.length);
  const isDoctype = text.slice(at, at + DOCTYPE.length).toUpperCase() === DOCTYPE;
  return isDoctype ? endOfDoctype(text, at) : at;
}

/** A document type may declare entities in brackets, each of which ends like the whole. */
function endOfDoctype(text: string, at: number): number | undefined {
  const close = text.indexOf(">", at);
  if (close < 0) return undefined;
  const bracket = text.slice(at, close).indexOf("[");
  if (bracket < 0) return close + 1;
  const inside = after(text, "]", at + bracket);
  return inside === undefined ? undefined : after(text, ">", inside);
}

function after(text: string, mark: string, from: number): number | undefined {
  const at = text.indexOf(mark, from);
  return at < 0 ? undefined : at + mark.length;
}

function afterSpace(text: string, from: number): number {
  let at = from;
  while (/\s/.test(text.charAt(at))) at += 1;
  return at;
}
