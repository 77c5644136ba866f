/** The current step of a long run, with `done` of `total` when the amount of work is known. */
export type Step = {
  label: string;
  done?: number | undefined;
  total?: number | undefined;
  /** Set while the run only waits for the models of that kind in its process. */
  waitsFor?: "text" | "vision" | undefined;
  /** Set for a run that began anew because whoever worked on it died or shut down. */
  again?: true | undefined;
};

/** A call to the model in the caller's browser. */
export type PageQuestion = {
  /** Names the answer; random. */
  id: string;
  system: string;
  prompt: string;
  /** Where the answer is cut off. */
  maxCharacters: number;
};

/** How a running service reports to the page before its answer is complete. */
export type Progress = {
  /** Sends the next chunk of text. */
  onText: (text: string) => void;
  /** Replaces all text sent so far. */
  onReplace: (text: string) => void;
  /** Shows the current step in place of the previous one. */
  onStep: (step: Step) => void;
  /** Says that the run is recorded, and goes on without the page from here. */
  onKept?: () => void;
  /** Asks the page's own model, which answers at `/api/engines/answers`; absent where no page listens. */
  onQuestion?: (question: PageQuestion) => void;
};
