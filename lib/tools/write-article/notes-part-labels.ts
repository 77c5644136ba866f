import { termsOf } from "@/lib/tools/write-article/notes-grammar";
import { MAX_HEADING_CHARACTERS } from "@/lib/tools/write-article/notes-lines";

/** "MENU:" */
const WITH_COLON = /^\p{L}[\p{L}\d'’&/ -]{0,40}:$/u;
/** "People", "Who we are", "Food & drink" */
const BARE = /^\p{Lu}[\p{L}'’-]*(?: (?:& )?\p{L}[\p{L}'’-]*){0,2}$/u;
/** What parts of notes are called wherever they stand, also among lines that all begin with a capital letter. */
const USUAL =
  /^(?:(?:the |our )?(?:people|team|staff|menu|prices?|pricing|costs?|budget)|(?:opening )?(?:hours|times)|location|address|contact|background|history|who we are|about us|how to find us)$/i;
const MIN_TIMES_LONGER = 2;
const MIN_SMALL_SHARE = 0.6;

/**
 * The lines that name those below them as others do with a colon: "People" right above lines on people, in notes that begin
 * with "MENU:". All other lines say more, and either begin with small letters, or the name is a usual one.
 */
export function labelsAmong(lines: readonly string[]): ReadonlySet<string> {
  if (!lines.some((line) => WITH_COLON.test(line))) return new Set();
  const isBare = lines.map((line, at) => at > 0 && at < lines.length - 1 && isBareName(line));
  const others = lines.filter((line, at) => !isBare[at] && !WITH_COLON.test(line));
  const small = others.filter((line) => !/^\p{Lu}/u.test(line)).length;
  const areSmall = small >= MIN_SMALL_SHARE * others.length;
  const shortest = others.reduce(
    (least, line) => Math.min(least, wordCount(line)),
    Number.POSITIVE_INFINITY,
  );
  return new Set(
    lines.filter((line, at) => {
      const isBetween = isBare[at] && !isBare[at + 1] && !isBare[at - 1];
      const isBelowColon = WITH_COLON.test(lines[at - 1] ?? "");
      if (!isBetween || isBelowColon || WITH_COLON.test(lines[at + 1] ?? "")) return false;
      return (areSmall || USUAL.test(line)) && shortest >= MIN_TIMES_LONGER * wordCount(line);
    }),
  );
}

const NAMES = ["Person", "Place", "Organization", "ProperNoun"];

function isBareName(line: string): boolean {
  if (line.length > MAX_HEADING_CHARACTERS || !BARE.test(line)) return false;
  return USUAL.test(line) || !termsOf(line).some(({ tags }) => NAMES.some((tag) => tags.has(tag)));
}

function wordCount(line: string): number {
  return line.split(/\s+/).length;
}
