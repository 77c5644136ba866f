/** A fault in a line: offsets in characters. */
export type GrammarFault = {
  line: number;
  start: number;
  end: number;
  message: string;
  /** Best first. */
  replacements: string[];
};

/** What the grammar worker does. */
export type GrammarJobs = {
  check: { input: { lines: string[] }; event: never; output: GrammarFault[] };
};
