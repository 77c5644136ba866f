import type { Unit } from "@/lib/documents/reader/unit";

/** An answer of the rules. */
export type UnitAnswer =
  /**
   * `lead` is the thing asked for, `working` how it was computed; the statements prove it. What was found `byWords` alone may
   * be about something else. A `note` says in which order they stand.
   */
  | {
      kind: "answer";
      lead?: string;
      working?: string;
      note?: string;
      units: readonly Unit[];
      byWords?: boolean;
    }
  /** A part of the document: all of it or, of a long one, `of` statements. */
  | { kind: "section"; title: string; units: readonly Unit[]; of: number }
  /** The document doesn't say; `missing` is the part it doesn't have. Nothing that sounds alike can answer what `isSure`. */
  | { kind: "absent"; missing?: string; isSure?: boolean }
  /**
   * Asks for no certain thing: the sentences that fit best may answer it. Where none fits well enough, `otherwise` are the
   * statements that hold all of its words.
   */
  | { kind: "open"; otherwise?: Extract<UnitAnswer, { kind: "answer" }> };

/** Nothing is computed or compared where it isn't clear with what. */
export const OPEN: UnitAnswer = { kind: "open" };

/** The document doesn't say. */
export const ABSENT: UnitAnswer = { kind: "absent" };

/** It can't say: what is asked for isn't in it, or can't be computed. */
export const SURELY_ABSENT: UnitAnswer = { kind: "absent", isSure: true };
