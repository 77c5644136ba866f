import type { Unit } from "@/lib/documents/reader/unit";

/** Statements under a heading of the extract. */
export type UnitGroup = {
  title: string;
  units: Unit[];
  /** How many more there are than are shown. */
  left: number;
  /** They are parts of one line, such as who wrote to whom and when. */
  isLine?: boolean;
  /** What was found first, where the statements are in the document's order; empty where nothing was looked for before the rest. */
  foundFirst?: readonly Unit[];
};
