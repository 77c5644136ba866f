import type { Engine } from "@/lib/core/engine";
import type { Citation, DocumentKind, DocumentPart } from "@/lib/documents/place";
import type { OutlineEntry } from "@/lib/pdf/pdf";

/** A document that was read and is to be summarised. */
export type SourceDocument = {
  kind: DocumentKind;
  /** Untrusted. */
  title: string;
  parts: readonly DocumentPart[];
  /** Headings or chapters in their order; empty when there are none. */
  outline: readonly OutlineEntry[];
};

/** What a summary is made of. */
export type SummaryShape = {
  /** Points of the first list. */
  points: { min: number; max: number };
  /** Whether the parts of the document are gone through one by one. */
  sections: boolean;
  /** Whether the figures of the document get a list. */
  figures: boolean;
};

export type Summary = {
  /** Its citations are links inside the page. */
  markdown: string;
  citations: Citation[];
  /** What the document is about, in its own sentences. */
  overview: Citation[];
  /** Questions that the document answers. */
  questions: string[];
  /** Statements of a model that could not be verified and are not shown. */
  dropped: number;
  /** A long document was thinned out before a model read it: only its most central passages were. */
  condensed: boolean;
  engine: Engine;
};
