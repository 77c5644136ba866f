import type { FigureType } from "@/lib/documents/reader/figure-types";
import type { Unit } from "@/lib/documents/reader/unit";

/** One thing that readers of a kind of document look for. */
export type Sought = {
  heading: string;
  /** The statements that say it hold this. */
  pattern: RegExp;
  /** They hold one of these figures as well. */
  figures?: readonly FigureType[];
  /** What stands behind a statement that only announces it holds this: "The study has limitations." */
  announced?: RegExp;
  /** Only these; all by default. */
  kinds?: readonly Unit["kind"][];
  /** Not what begins with a date, as transactions do. */
  isUndated?: boolean;
  /** What there is no room for is left out rather than shown under another heading. */
  isOnlyHere?: boolean;
  /** Only below a heading like this. */
  below?: RegExp;
  /** Not below a heading like this. */
  notBelow?: RegExp;
  /** Also a row whose table has a column like this. */
  columns?: RegExp;
  /** No row whose table has columns like these, with tabs between them. */
  notColumns?: RegExp;
  /** What stands under its heading is shown in the document's order. */
  inOrder?: boolean;
  most: number;
  /** Only among this many first statements. */
  within?: number;
};

/** Any statement at all. */
export const ANY = /\S/;
/** Without headings and rows. */
export const STATEMENTS = ["sentence", "item"] as const;
