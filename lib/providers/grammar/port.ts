import type { EnginePort, QueueTurn } from "@/lib/core/engine";

/** A mistake in a line; `start` and `end` are UTF-16 offsets, `end` is exclusive. */
export type GrammarIssue = {
  /** 0-based index of the line. */
  line: number;
  start: number;
  end: number;
  message: string;
  /** Suggestions, best first. */
  replacements: string[];
};

/** A mistake in a Markdown text, where it stands between the markup. */
export type MarkdownIssue = Omit<GrammarIssue, "line">;

/** Checks English spelling and grammar. */
export type GrammarChecker = EnginePort & {
  /**
   * Checks each line separately.
   *
   * @returns mistakes in the order of the lines; empty when there are none
   * @throws AppError `provider_failed`, `provider_timeout`, `provider_unavailable`, `aborted`
   */
  check(lines: readonly string[], turn: QueueTurn): Promise<GrammarIssue[]>;
  /**
   * Checks the words of a Markdown text; code, addresses, and markup are left out.
   *
   * @throws AppError `invalid_input` when quotes and lists are nested too deeply, and as `check`
   */
  checkMarkdown(markdown: string, turn: QueueTurn): Promise<MarkdownIssue[]>;
  /**
   * Looks words up in the dictionary. Capitalized words inside a line count as names and aren't looked up.
   *
   * @returns for each line, its words that the dictionary doesn't have, in lowercase
   * @throws AppError as `check`
   */
  unknownWords(lines: readonly string[], turn: QueueTurn): Promise<string[][]>;
};
