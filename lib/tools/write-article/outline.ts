/** Bounds of an outline: how many headings, and how long one may be. */
export const OUTLINE_LIMITS = { minHeadings: 2, maxHeadings: 12, headingCharacters: 120 };

const { minHeadings, maxHeadings, headingCharacters } = OUTLINE_LIMITS;

/** What is wrong with an outline, by heading and as a whole; undefined where nothing is. */
export type OutlineFaults = { headings: (string | undefined)[]; whole: string | undefined };

/** Checks the headings of an outline as they were typed. */
export function outlineFaults(headings: readonly string[]): OutlineFaults {
  const keys = headings.map(headingKey);
  return {
    headings: headings.map((heading, index) =>
      headingFault(heading, keys.indexOf(keys[index] ?? "") < index),
    ),
    whole: countFault(headings.length),
  };
}

function headingFault(heading: string, isRepeated: boolean): string | undefined {
  const text = heading.trim();
  if (headingKey(text) === "") return HEADING_FAULTS.empty;
  if (text.length > headingCharacters) return HEADING_FAULTS.long;
  return isRepeated ? HEADING_FAULTS.repeated : undefined;
}

/** In the form and in the call alike. */
export const HEADING_FAULTS = {
  empty: "Write this heading, or delete it.",
  long: `Use ${headingCharacters} characters or fewer for a heading.`,
  repeated: "Another heading already says this. Change or delete one of them.",
  few: `An outline needs at least ${minHeadings} headings.`,
  many: `An outline has ${maxHeadings} headings at most.`,
};

function countFault(count: number): string | undefined {
  if (count < minHeadings) return HEADING_FAULTS.few;
  return count > maxHeadings ? HEADING_FAULTS.many : undefined;
}

/** What makes two headings the same: their letters and digits. Empty for a heading without any. */
export function headingKey(heading: string): string {
  return heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}+#%]+/gu, "");
}

/** A heading as Markdown: every sign stands for itself. */
export function headingMarkdown(heading: string): string {
  return heading
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[\\`*_[\]<>|~]/g, "\\$&")
    .replace(/#$/, "\\#");
}
