import type { Engine } from "@/lib/core/engine";
import type { Citation } from "@/lib/documents/place";

/** A turn of the chat so far. */
export type Turn = { role: "user" | "ai"; text: string };

export type Question = {
  /** Untrusted. */
  question: string;
  /** The chat so far, oldest first: sent by the page, untrusted. */
  turns: readonly Turn[];
};

export type Answer = {
  /** Markdown; its citations are links inside the page. */
  answer: string;
  /** False: the document does not say, and `answer` says so. */
  found: boolean;
  citations: Citation[];
  /** Statements of a model that could not be verified and are not in `answer`. */
  dropped: number;
  engine: Engine;
};
