import type { Engine } from "@/lib/core/engine";
import type { Citation } from "@/lib/documents/citation";

/** A turn of the chat so far. */
export type ChatTurn = { role: "user" | "ai"; text: string };

/** A question about a document, with the chat that led to it. */
export type Question = {
  /** Untrusted. */
  question: string;
  /** The chat so far, oldest first; sent by the page, so untrusted. */
  turns: readonly ChatTurn[];
};

/** An answer about a document, as verified. */
export type ChatReply = {
  /** Markdown whose citations are in-page links. */
  answer: string;
  /** False when the document doesn't say; `answer` then tells the reader so. */
  found: boolean;
  citations: Citation[];
  /** Statements of the model that couldn't be verified and were removed from `answer`. */
  dropped: number;
  /** True when the model's answer was cut off. */
  truncated?: boolean;
  engine: Engine;
};

/** The beginning of a long message tells what it was about; all of it would be looked for in every statement. */
const MAX_CHARACTERS_BEFORE = 500;

/** What was asked before, the latest first, without the ends of long messages. */
export function askedBefore({ turns }: Question, most: number): string[] {
  return turns
    .filter(({ role }) => role === "user")
    .slice(-most)
    .map(({ text }) => text.slice(0, MAX_CHARACTERS_BEFORE))
    .reverse();
}
