import type { Unit } from "@/lib/documents/reader/unit";

/** Statements under a heading of the extract. */
export type UnitGroup = {
  title: string;
  units: Unit[];
  /** How many more there are than are shown. */
  left: number;
};
