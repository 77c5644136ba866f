/** A cue to a kind of document: what it is called, how much it says, and where it must be. */
export type Cue = {
  name: string;
  weight: number;
  pattern: RegExp;
  in?: "title" | "headings";
  /** It is named by the words that were found. */
  isQuoted?: boolean;
};
