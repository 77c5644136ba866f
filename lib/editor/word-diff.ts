/** A stretch of a text, and whether the other text lacks it. */
export type DiffPart = { text: string; changed: boolean };

/**
 * Compares two texts word by word.
 *
 * @returns both texts in parts; joined, they give the texts
 */
export function diffWords(
  before: string,
  after: string,
): { before: DiffPart[]; after: DiffPart[] } {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  if (one.length * other.length > MAX_PAIRS) return { before: allOf(before), after: allOf(after) };
  const shared = sharedLengths(one, other);
  const parts = { before: [] as DiffPart[], after: [] as DiffPart[] };
  for (let i = 0, j = 0; i < one.length || j < other.length; ) {
    const isShared = i < one.length && j < other.length && one[i] === other[j];
    if (isShared) {
      add(parts.before, one[i++] ?? "", false);
      add(parts.after, other[j++] ?? "", false);
    } else if (
      j >= other.length ||
      (i < one.length && at(shared, i + 1, j) >= at(shared, i, j + 1))
    ) {
      add(parts.before, one[i++] ?? "", true);
    } else add(parts.after, other[j++] ?? "", true);
  }
  return parts;
}

/** Texts of some two thousand words each: more would hold up the page. */
const MAX_PAIRS = 4_000_000;

function allOf(text: string): DiffPart[] {
  return text ? [{ text, changed: true }] : [];
}

/** Words, each with the spaces after it. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

type Table = { columns: number; lengths: Uint16Array };

/** For each pair of places, how many words what follows has in common. */
function sharedLengths(one: readonly string[], other: readonly string[]): Table {
  const columns = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * columns);
  const table = { columns, lengths };
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      lengths[i * columns + j] =
        one[i] === other[j]
          ? at(table, i + 1, j + 1) + 1
          : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}

function at({ columns, lengths }: Table, i: number, j: number): number {
  return lengths[i * columns + j] ?? 0;
}

function add(parts: DiffPart[], text: string, changed: boolean): void {
  const last = parts.at(-1);
  if (last?.changed === changed) last.text += text;
  else parts.push({ text, changed });
}
