const WORDS_BEFORE = /(?:\S{1,40}\s+){0,2}$/u;
const WORDS_BEHIND = /^(?:\s+\S{1,40}){0,2}/u;
/** A letter that English words don't have: "Māori", "Tāmaki". */
const FOREIGN_LETTER = /(?![\p{ASCII}])\p{Script=Latin}/u;

/** Whether a word is one of another language: part of a name such as "Te Kaunihera", or beside a word like "Māori". */
export function isForeign(line: string, start: number, end: number): boolean {
  const before = WORDS_BEFORE.exec(line.slice(Math.max(0, start - 90), start))?.[0] ?? "";
  const behind = WORDS_BEHIND.exec(line.slice(end, end + 90))?.[0] ?? "";
  const isCapital = /^\p{Lu}\p{Ll}/u.test(line.slice(start, end));
  if (start > 0 && isCapital && /^\s+\p{Lu}/u.test(behind)) return true;
  return FOREIGN_LETTER.test(before + behind);
}
