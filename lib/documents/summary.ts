import type { Engine } from "@/lib/core/engine";
import type { Citation, DocumentPart, StoredDocumentKind } from "@/lib/documents/citation";
import type { OutlineEntry } from "@/lib/pdf/pdf";

/** A document that has been read and is ready to summarize. */
export type SourceDocument = {
  kind: StoredDocumentKind;
  /** Untrusted. */
  title: string;
  parts: readonly DocumentPart[];
  /** Headings or chapters in order; empty when there are none. */
  outline: readonly OutlineEntry[];
  /** Lines that are set like headings; absent where nothing is known about type. Untrusted. */
  headings?: readonly string[] | undefined;
};

/** What a summary should contain. */
export type SummaryShape = {
  /** Number of main points. */
  points: { min: number; max: number };
  /** Whether to summarize section by section as well. */
  sections: boolean;
  /** Whether to list key figures. */
  figures: boolean;
};

/** A summary with its evidence. */
export type Summary = {
  /** Citations are in-page links. */
  markdown: string;
  citations: Citation[];
  /** Quotations that say what the document is about. */
  overview: Citation[];
  /** Suggested questions that the document answers. */
  questions: string[];
  /** Statements of the model that couldn't be verified and were removed. */
  dropped: number;
  /** True when a model read only a part of a long document. */
  condensed: boolean;
  /** True when the model's answer was cut off. */
  truncated?: boolean;
  /** True when the headings of a talk's parts were found in it, because it has no chapters. */
  titlesFound?: boolean;
  /** True for an extract of a document whose kind was recognized. */
  isRecognized?: boolean;
  engine: Engine;
};
