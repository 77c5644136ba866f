import type { Engine } from "@/lib/core/engine";
import type { Citation } from "@/lib/documents/citation";
import type { FinishReason } from "@/lib/providers/text/port";

/** An article's text, and why it ends where it does. */
export type Written = {
  text: string;
  finishReason: FinishReason;
  engine: Engine;
  /** Set when no model wrote it. */
  madeOf?: "notes" | "document";
  /** Whether it has words that only stand shortened in the notes. */
  isSpelledOut?: boolean;
  /** What to know about it, one sentence each. */
  notices: string[];
  /** Set for an article from a document: its proof, what was removed for lack of it, and how much was read. */
  citations?: Citation[];
  dropped?: number;
  extent?: string;
};
