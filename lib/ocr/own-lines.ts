import type { RecognizedLine } from "@/lib/ocr/recognized-page";

/** A label has at most this many words. */
const LABEL_WORDS = 3;
/** That lines of prose all begin in such a way by chance is less likely than this. */
const CHANCE = 0.003;
/** A gap between lines of one paragraph, in heights of a line, and how much farther apart the next ones may be. */
const MAX_GAP = 1.2;
const SAME_PITCH = 1.25;
const OPENING_MARKS = /^[\p{Ps}\p{Pi}"'“‘¿¡]+/u;

/**
 * The lines of a paragraph that begin something of their own however far the line above goes: those of a dialogue or with
 * the fields of a form, which begin with a label, and all of a poem or a list of amounts, where every line begins with a
 * capital or a figure, though few words in between do.
 */
export function ownLines(lines: readonly RecognizedLine[]): ReadonlySet<RecognizedLine> {
  if (lines.length > 2 && isByLine(lines)) return new Set(lines);
  const labeled = new Set(lines.filter(startsWithLabel));
  const own = lines.filter((line, index) => {
    if (!labeled.has(line)) return false;
    // In prose, a colon may follow the first word of a line by chance.
    return labeled.size > 1 || endsSentence(lines[index - 1]);
  });
  return new Set(own);
}

/**
 * Puts the lines of a poem or a list of amounts into one paragraph again where they stand as far below one another as the
 * lines of one: engines take a line that ends early for the last of a paragraph.
 */
export function joinVerses(
  paragraphs: readonly (readonly RecognizedLine[])[],
): (readonly RecognizedLine[])[] {
  const runs: { parts: (readonly RecognizedLine[])[]; lines: RecognizedLine[] }[] = [];
  for (const part of paragraphs) {
    const run = runs.at(-1);
    if (run && isSetOn(run.lines, part)) {
      run.parts.push(part);
      for (const line of part) run.lines.push(line);
    } else runs.push({ parts: [part], lines: [...part] });
  }
  return runs.flatMap(({ parts, lines }) => {
    return parts.length > 1 && lines.length > 2 && isByLine(lines) ? [lines] : parts;
  });
}

/** Whether lines go on below others as their own do: at the same edge, and no farther apart. */
function isSetOn(above: readonly RecognizedLine[], below: readonly RecognizedLine[]): boolean {
  const [last, next] = [above.at(-1)?.box, below[0]?.box];
  if (!last || !next) return false;
  const high = last.y1 - last.y0;
  const gap = next.y0 - last.y1;
  if (gap < 0 || gap > MAX_GAP * high || Math.abs(next.x0 - last.x0) > high) return false;
  const before = above.at(-2)?.box;
  return !before || next.y0 - last.y0 < SAME_PITCH * (last.y0 - before.y0);
}

function startsWithLabel({ words }: RecognizedLine): boolean {
  const end = words.slice(0, LABEL_WORDS).findIndex(({ text }) => /[:：]$/u.test(text));
  const label = words.slice(0, end + 1).map(({ text }) => text);
  return (
    /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(label[0] ?? "") &&
    label.every((word) => /^[\p{L}\p{M}\p{N}.'’&/()-]+[:：]?$/u.test(word))
  );
}

function endsSentence(line: RecognizedLine | undefined): boolean {
  return /[.!?…]["'”’»)\]]*$/u.test(line?.words.at(-1)?.text ?? "");
}

function isByLine(lines: readonly RecognizedLine[]): boolean {
  if (!lines.every(({ words: [first] }) => first && startsAnew(first.text))) return false;
  // English writes `I` as a capital anywhere.
  const inner = lines.flatMap(({ words }) => words.slice(1)).filter(({ text }) => text !== "I");
  const share = (inner.filter(({ text }) => startsAnew(text)).length + 1) / (inner.length + 2);
  return share ** (lines.length - 1) < CHANCE;
}

function startsAnew(word: string): boolean {
  return /^[\p{Lu}\p{Lt}\p{N}]/u.test(word.replace(OPENING_MARKS, ""));
}
