/** What a figure measures, as far as its form tells. */
export type FigureType =
  | "money"
  | "percent"
  | "date"
  | "duration"
  | "frequency"
  | "measure"
  | "count"
  | "phone"
  | "email";

/** A figure as a text has it. */
export type Figure = {
  type: FigureType;
  /** Word for word. */
  text: string;
  /** Offset in the text, in UTF-16 code units. */
  at: number;
  /** NaN where it can't be computed with. */
  value: number;
  /** What values can be added to one another: "$", "%", "days", "kg"; empty for a bare number. */
  unit: string;
};
