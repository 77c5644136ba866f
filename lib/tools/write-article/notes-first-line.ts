import { sharedCount, stemsOf } from "@/lib/drafting/draft-words";
import { hasVerb } from "@/lib/tools/write-article/notes-grammar";
import { MONTH } from "@/lib/tools/write-article/notes-heading-lines";
import { withWholeMonths } from "@/lib/tools/write-article/notes-opening";
import { withoutPurpose } from "@/lib/tools/write-article/notes-purpose";
import type { NoteBlock, NoteItem } from "@/lib/tools/write-article/notes-structure";

const MAX_CHARACTERS = 200;
const MAX_WORDS = 20;
/** Fewer words in common than these are there by chance, unless a title has no more. */
const MIN_SHARED = { least: 2, usual: 3 };
/** "Fair" of "Fair: the hall, May 4" and "Fair - the hall" */
const NAME = /^[^:,;!?(]*?(?=[:,;!?(]|\.\s| [-–—] |$)/u;
/** "lab log", "team minutes": what kind of notes these are, before a date. */
const KIND =
  /^(?:[\p{L}-]{1,30} ){0,2}(?:log|logbook|minutes|agenda|notes|diary|journal|memo|recap|protocol|interview|handover|announcement|lecture)(?![\p{L}'’-])/iu;
const DATE = new RegExp(
  `\\d{4}-\\d\\d-\\d\\d|(?<![\\d/])\\d{1,2}[/.]\\d{1,2}(?!\\d)|(?<!\\p{L})${MONTH} \\d|\\d ${MONTH}(?!\\p{L})`,
  "iu",
);

/**
 * A first line that says the title once more, with a date or a place, stands above what is below it, and is no item of that.
 */
export function withFirstLineApart(
  blocks: readonly NoteBlock[],
  title: string,
): readonly NoteBlock[] {
  const [first, ...rest] = blocks;
  if (first?.kind !== "lines" && (first?.kind !== "list" || first.ordered)) return blocks;
  const [{ text }, ...others] = first.items as [NoteItem, ...NoteItem[]];
  const isAbove = others[0]?.depth === 0 && !others[0].part;
  const isPurpose = withoutPurpose(text).left.length > 0;
  if (!isAbove || !(isPurpose || namesAll(text, title))) return blocks;
  const [only] = others;
  const below: NoteBlock =
    first.kind === "lines" && only && others.length === 1
      ? { kind: "prose", text: only.text, group: first.group }
      : { ...first, items: others };
  return [{ kind: "prose", text, group: APART }, below, ...rest];
}

/** In a group of its own. */
const APART = -1;

function namesAll(text: string, title: string): boolean {
  if (text.length > MAX_CHARACTERS || text.split(/\s+/).length > MAX_WORDS) return false;
  const [name = ""] = NAME.exec(text) ?? [];
  const known = stemsIn(title);
  if (KIND.test(text) && DATE.test(text)) return sharedCount(stemsIn(text), known) > 0;
  const said = /:\s/.test(text) ? name : text;
  const isOfTitle = [...stemsIn(name)].every((stem) => known.has(stem));
  return (isOfTitle || !hasVerb(name)) && says(said, known);
}

/** Whether a line has most of a title's words, or most of its words from there. */
function says(text: string, known: ReadonlySet<string>): boolean {
  const stems = stemsIn(text);
  const shared = sharedCount(stems, known);
  if (shared >= MIN_SHARED.usual) return shared > Math.min(known.size, stems.size) / 2;
  return shared >= MIN_SHARED.least && shared === known.size;
}

function stemsIn(text: string): ReadonlySet<string> {
  return stemsOf(withWholeMonths(text));
}
