import type { EnginePort, Turn } from "@/lib/core/engine";

/** A fault in a line; `start` and `end` count UTF-16 code units, `end` is exclusive. */
export type GrammarFault = {
  /** 0-based index of the line. */
  line: number;
  start: number;
  end: number;
  message: string;
  /** Best first. */
  replacements: string[];
};

/** Checks English spelling and grammar. */
export type GrammarChecker = EnginePort & {
  /**
   * @returns faults in the order of the lines; empty for clean lines
   * @throws AppError `provider_failed`, `provider_timeout`, `provider_unavailable`, `aborted`
   */
  check(lines: readonly string[], turn: Turn): Promise<GrammarFault[]>;
};
