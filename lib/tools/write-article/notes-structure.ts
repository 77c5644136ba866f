/** One of the person's list items or lines, or something that belongs to the item before. */
export type NoteItem = {
  text: string;
  /** 0 for the outermost list. */
  depth: number;
  /** The number that was typed. */
  number?: number;
  /** What was typed in place of a bullet, in a list of what speaks for and against something. */
  sign?: "+" | "-";
  /** Code below an item, or a paragraph that goes on with it; absent for an item. */
  part?: "code" | "prose";
};

export type ListBlock = { kind: "list"; ordered: boolean; items: NoteItem[]; group: number };

/** A piece of somebody's notes, in the order of the notes. */
export type NoteBlock =
  /** `isMarked` with a sign of Markdown: it holds all that comes before the next heading. `isAbove` a list. `isLabel`
   * when it stood before a text, in its line, `isAttached` right above lines or with a colon, `isQuestion` above its answer. */
  | {
      kind: "heading";
      text: string;
      level: number;
      isMarked?: boolean;
      isAbove?: boolean;
      isLabel?: boolean;
      isAttached?: boolean;
      isQuestion?: boolean;
    }
  | { kind: "prose"; text: string; group: number }
  | ListBlock
  /** Lines without bullets, one point each; `isNamed` by a heading right above. */
  | { kind: "lines"; items: NoteItem[]; group: number; isNamed?: boolean }
  /** A table, a quotation, code, or a letter's greeting, which stays as it is. */
  | { kind: "verbatim"; text: string; group: number; isCode?: boolean; isGreeting?: boolean };

/** Which blocks are a part of the answer to the question above them: those of the first one's group. */
export function answersOf(blocks: readonly NoteBlock[]): boolean[] {
  let group: number | undefined;
  return blocks.map((block, at) => {
    const above = blocks[at - 1];
    if (block.kind === "heading") group = undefined;
    else if (above?.kind === "heading") group = above.isQuestion ? block.group : undefined;
    return block.kind !== "heading" && block.group === group;
  });
}

/** A line about the letter may stand above its greeting. */
export const MAX_ABOVE_GREETING = 2;

/** Whether blocks are a letter: they begin with a greeting. */
export function isLetter(blocks: readonly NoteBlock[]): boolean {
  const top = blocks.slice(0, MAX_ABOVE_GREETING + 1);
  return top.some((block) => block.kind === "verbatim" && block.isGreeting);
}
