/** The current step of a long run, with `done` of `total` when the amount of work is known. */
export type Step = { label: string; done?: number | undefined; total?: number | undefined };

/** How a running service reports to the page before its answer is complete. */
export type Progress = {
  /** Sends the next chunk of text. */
  onText: (text: string) => void;
  /** Replaces all text sent so far. */
  onReplace: (text: string) => void;
  /** Shows the current step in place of the previous one. */
  onStep: (step: Step) => void;
};
