import { hasVerb } from "@/lib/tools/write-article/notes-grammar";
import { BULLET, kindOf } from "@/lib/tools/write-article/notes-lines";

const MAX_WORDS = 3;
const MAX_CHARACTERS = 28;
const MIN_SURE = 2;
const MIN_TEXT_WORDS = 3;

/**
 * Marks bare lines such as "Food", "Money", and "Next time?" as headings alike, where at least two of them stand right above
 * bullets and others above a line without one: lines of one form are of one rank.
 */
export function withEqualHeads(lines: readonly string[]): readonly string[] {
  const bare = lines.flatMap((line, at) => (isBare(line, at, lines) ? [at] : []));
  const sure = bare.filter((at) => BULLET.test(lines[at + 1] ?? ""));
  if (sure.length < MIN_SURE || sure.length === bare.length) return lines;
  const heads = new Set(bare);
  return lines.flatMap((line, at) => {
    if (!heads.has(at)) return line;
    const text = line.trim().replace(/:$/, "");
    return lines[at - 1]?.trim() === "" ? `## ${text}` : ["", `## ${text}`];
  });
}

/** A line of a few words with a capital, below others and above something longer. */
function isBare(line: string, at: number, lines: readonly string[]): boolean {
  const text = line.trim();
  if (at === 0 || text.length > MAX_CHARACTERS || kindOf(line) !== "text") return false;
  if (!/^\p{Lu}[\p{L}'’&/ -]{1,27}[?:]?$/u.test(text) || /^\s/.test(line)) return false;
  const words = text.split(/\s+/).length;
  if (words > MAX_WORDS || (words > 1 && hasVerb(text.replace(/[?:]$/, "")))) return false;
  const next = (lines[at + 1] ?? "").trim();
  if (BULLET.test(next)) return true;
  // Below a bullet, a word alone or a question may be one; "Call mom" is something to do.
  const isAlone = BULLET.test(lines[at - 1] ?? "") && (words === 1 || /[?:]$/.test(text));
  return isAlone && next.split(/\s+/).length >= Math.max(MIN_TEXT_WORDS, words + 1);
}
