const MARKS = /^(#{1,6})[ \t]+/;

/** The level and the text of a line that is a Markdown heading; null for any other line. Indentation doesn't count. */
export function headingOfLine(line: string): { level: number; text: string } | null {
  const trimmed = line.trim();
  const [whole = "", marks = ""] = MARKS.exec(trimmed) ?? [];
  if (!marks) return null;
  const text = withoutClosingMarks(trimmed.slice(whole.length).trimStart());
  return text ? { level: marks.length, text } : null;
}

/** By a loop: a pattern for spaces, marks, and the end would try again at every space. */
function withoutClosingMarks(text: string): string {
  let end = text.length;
  while (text[end - 1] === "#") end -= 1;
  if (end === text.length || (end > 0 && !/\s/.test(text[end - 1] ?? ""))) return text;
  return text.slice(0, end).trimEnd();
}
