import type { RecognizedLine } from "@/lib/ocr/recognized-page";

/** A label has at most this many words. */
const LABEL_WORDS = 3;
/** That lines of prose all begin in such a way by chance is less likely than this. */
const CHANCE = 0.003;
const OPENING_MARKS = /^[\p{Ps}\p{Pi}"'“‘¿¡]+/u;

/**
 * The lines of a paragraph that begin something of their own however far the line above goes: those of a dialogue or with
 * the fields of a form, which begin with a label, and all of a poem or a list of amounts, where every line begins with a
 * capital or a figure, though few words in between do.
 */
export function ownLines(lines: readonly RecognizedLine[]): ReadonlySet<RecognizedLine> {
  if (lines.length > 2 && isByLine(lines)) return new Set(lines);
  const labeled = lines.filter(startsWithLabel);
  const own = lines.filter((line, index) => {
    if (!labeled.includes(line)) return false;
    // In prose, a colon may follow the first word of a line by chance.
    return labeled.length > 1 || endsSentence(lines[index - 1]);
  });
  return new Set(own);
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
