import "server-only";

import { AppError } from "@/lib/core/errors";
import type { ReadingContext, SearchableDocument } from "@/lib/documents/searchable-document";
import { type VerifiedText, verifyCitations } from "@/lib/documents/verify-citations";
import type { RunContext } from "@/lib/providers/context";
import type { TextCompletion, TextRequest } from "@/lib/providers/text/port";

/** Low: facts should be copied, not invented. */
const TEMPERATURE = 0.2;

/** What a model call about a document needs from the run. */
export type AskingContext = ReadingContext &
  Pick<RunContext, "text" | "user" | "progress" | "textTimeoutMs">;

/** What of a model's answer could be verified, and the answer itself. */
export type VerifiedAnswer = VerifiedText & { completion: TextCompletion };

type ModelRequest = Pick<TextRequest, "system" | "prompt" | "maxOutputTokens" | "timeoutMs"> & {
  /** Called with each piece of Markdown as soon as it is verified. */
  onText: (markdown: string) => void;
};

/**
 * Asks a model about a document and keeps only what the document confirms. The result is empty when
 * the prompt doesn't fit the model's context window.
 *
 * @throws AppError whatever else `ctx.text` throws
 */
export async function askAndVerify(
  ctx: AskingContext,
  document: Pick<SearchableDocument, "kind" | "quoteIndex">,
  { onText, ...request }: ModelRequest,
): Promise<VerifiedAnswer> {
  const verifier = verifyCitations(document.kind, document.quoteIndex, onText);
  const pieces = ctx.text.stream({
    ...request,
    temperature: TEMPERATURE,
    userId: ctx.user.id,
    signal: ctx.signal,
  });
  try {
    for (;;) {
      const { done, value } = await pieces.next();
      if (done) return { ...verifier.end(), completion: value };
      verifier.push(value);
    }
  } catch (error) {
    if (!(error instanceof AppError && error.code === "unusable")) throw error;
    // The prompt was too long after all: report an empty answer so that the caller can fall back.
    return { ...verifier.end(), completion: { text: "", finishReason: "length" } };
  }
}
