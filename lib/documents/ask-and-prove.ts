import "server-only";

import { AppError } from "@/lib/core/errors";
import { type ProvenText, proveLines } from "@/lib/documents/prove-lines";
import type { OpenDocument, ReadingContext } from "@/lib/documents/store";
import type { RunContext } from "@/lib/providers/context";
import type { TextAnswer, TextRequest } from "@/lib/providers/text/port";

/** Facts are read off, not made up. */
const TEMPERATURE = 0.2;

/** What asking a model about a document takes. */
export type AskingContext = ReadingContext &
  Pick<RunContext, "text" | "user" | "progress" | "textTimeoutMs">;

type Words = Pick<TextRequest, "system" | "prompt" | "maxOutputTokens" | "timeoutMs"> & {
  /** Called with each piece of Markdown as soon as it is proven. */
  onText: (markdown: string) => void;
};

/**
 * Asks a model about a document and keeps of its answer what the document proves; nothing when the call is
 * more than the model holds.
 *
 * @throws AppError what `ctx.text` throws else
 */
export async function askAndProve(
  ctx: AskingContext,
  document: OpenDocument,
  { onText, ...words }: Words,
): Promise<ProvenText & { said: TextAnswer }> {
  const prover = proveLines(document.kind, document.proof, onText);
  const pieces = ctx.text.stream({
    ...words,
    temperature: TEMPERATURE,
    userId: ctx.user.id,
    signal: ctx.signal,
  });
  try {
    for (;;) {
      const { done, value } = await pieces.next();
      if (done) return { ...prover.end(), said: value };
      prover.push(value);
    }
  } catch (error) {
    if (!(error instanceof AppError && error.code === "unusable")) throw error;
    // Too long for this model after all: it said nothing, and the caller does without it.
    return { ...prover.end(), said: { text: "", finishReason: "length" } };
  }
}
