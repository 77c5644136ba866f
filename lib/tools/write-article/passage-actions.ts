/** What a model can do with a selected passage of an article. */
export const PASSAGE_ACTIONS = [
  { value: "rewrite", label: "Rewrite" },
  { value: "shorten", label: "Shorten" },
  { value: "expand", label: "Expand" },
  { value: "fix", label: "Fix" },
] as const;

export type PassageAction = (typeof PASSAGE_ACTIONS)[number]["value"];

/**
 * Where a passage stands, which decides what may replace it: a `line` has no breaks, like a heading or a table cell;
 * `words` are part of a paragraph; `blocks` are whole ones.
 */
export const PASSAGE_SHAPES = ["line", "words", "blocks"] as const;

export type PassageShape = (typeof PASSAGE_SHAPES)[number];

/** Characters of the text before and after a passage that go with it, each. */
export const PASSAGE_CONTEXT_CHARACTERS = 1_500;
