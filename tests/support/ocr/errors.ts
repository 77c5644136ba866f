/** Word error rate: the edit distance in words, divided by the number of words written. */
export function wordError(read: string, written: string): number {
  const from = read.split(/\s+/).filter(Boolean);
  const to = written.split(/\s+/).filter(Boolean);
  let row = to.map((_, index) => index + 1);
  for (const [i, word] of from.entries()) {
    let diagonal = i;
    let left = i + 1;
    row = row.map((above, j) => {
      const cost = word === to[j] ? diagonal : diagonal + 1;
      diagonal = above;
      left = Math.min(cost, above + 1, left + 1);
      return left;
    });
  }
  return (row.at(-1) ?? from.length) / Math.max(1, to.length);
}

/** Share of the lines written that weren't read as a line of their own. Gaps between words count as one space. */
export function linesLost(read: string, lines: readonly string[]): number {
  const flat = (line: string) =>
    `${/^ */.exec(line)?.[0] ?? ""}${line.trim().replace(/\s+/g, " ")}`;
  const isIndented = lines.some((line) => line.startsWith(" "));
  const comparable = (line: string) => (isIndented ? flat(line) : flat(line).trim());
  const found = new Set(read.split("\n").map(comparable));
  return lines.filter((line) => !found.has(comparable(line))).length / Math.max(1, lines.length);
}
