import type { Citation } from "@/lib/documents/citation";

/** A statement of a document: a sentence, a list item, a row of a table or a field of a form, or a heading. */
export type Unit = {
  kind: "heading" | "sentence" | "item" | "row";
  /** In one line. Untrusted. */
  text: string;
  /** The words as they stand on each page; two where a sentence runs over. */
  pieces: readonly Citation[];
  /** Index of its section; -1 before the first heading. */
  section: number;
  /** The first in its paragraph. */
  isLead: boolean;
  /** The cells of a row; empty otherwise. */
  cells: readonly string[];
  /** The column heads of the table it is a row of; empty when there are none. */
  head: readonly string[];
  /** Part of the caption of a figure or a table, which names what they show. */
  isCaption?: boolean;
};

/** A heading with what stands below it. */
export type DocumentSection = {
  title: string;
  /** "3", "2.1", "IV", or "B", where it is numbered; empty otherwise. */
  number: string;
  place: number;
  /** 1 for the top level, judged by its number. */
  level: number;
  /** On the line of the only paragraph below it. */
  isRunIn?: boolean;
};

/** A document's statements in reading order. */
export type Structure = {
  title: string;
  units: readonly Unit[];
  sections: readonly DocumentSection[];
};

/** A statement behind the heading it stands below. */
export function withTitle({ text, section }: Unit, { sections }: Structure): string {
  const title = sections[section]?.title;
  return title ? `${title}. ${text}` : text;
}

/** Whether a row only names the columns of a table. */
export function isHeadOfTable({ cells, head }: Pick<Unit, "cells" | "head">): boolean {
  return head.length > 0 && cells.join() === head.join();
}
