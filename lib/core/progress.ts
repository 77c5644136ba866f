/** What a long run is doing now. With `done` and `total` it is a part of known size. */
export type Step = { label: string; done?: number | undefined; total?: number | undefined };

/** What a running service tells the page before its answer is complete. */
export type Progress = {
  /** The next piece of the text. */
  onText: (text: string) => void;
  /** A better text in place of everything sent so far. */
  onReplace: (text: string) => void;
  /** A real step of long work; replaces the one before. */
  onStep: (step: Step) => void;
};
