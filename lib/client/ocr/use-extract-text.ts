"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";

import { ApiError } from "@/lib/client/api-error";
import { notify } from "@/lib/client/notify";
import { type ExtractedText, extractText } from "@/lib/client/ocr/extract-text";
import { queryKeys } from "@/lib/client/query-keys";
import { sendRun } from "@/lib/client/send-run";
import { useRun } from "@/lib/client/use-run";
import { formatCount } from "@/lib/core/format";
import { LIMITS } from "@/lib/core/limits";
import type { OcrLanguage } from "@/lib/ocr/languages";
import { joinPieces } from "@/lib/ocr/reflow-text";
import { extractTextContract } from "@/lib/tools/extract-text/contract";

/** Whether the text has been saved to the dashboard. */
export type SaveState =
  | { state: "keeping" }
  | { state: "kept"; id: string }
  | { state: "failed"; message: string };

/**
 * Reads images in the browser, shows their text, and only then saves it: the outcome is reported
 * quietly and never changes the text (decision 14).
 */
export function useExtractText() {
  const queries = useQueryClient();
  const keeping = useMutation({
    mutationFn: keep,
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.creations() }),
  });
  const { start, ...run } = useRun<ExtractedText>({
    thrown: "OCR failed",
    stopsWithPage: true,
    onSuccess: (text) => {
      if (text.pages.length === 0) return void notify.neutral("No text found in this image");
      notify.success("Text extracted!");
      keeping.mutate(text);
    },
  });

  const result = run.result?.pages.length ? run.result : undefined;
  const kept: SaveState | null = keeping.data ?? (keeping.isPending ? { state: "keeping" } : null);
  return {
    ...run,
    read(files: readonly File[], language: OcrLanguage): void {
      keeping.reset();
      start(({ signal, onStep }) => extractText(files, language, signal, onStep));
    },
    /** Images without any text leave neither a result nor an error. */
    status: run.result && !result ? "idle" : run.status,
    result,
    saveState: kept,
  };
}

async function keep({ pages }: ExtractedText): Promise<SaveState> {
  const text = pages.map(({ flowing }) => joinPieces(flowing)).join("\n\n");
  if (text.length > LIMITS.ocrTextCharacters) {
    const message = `The text has ${text.length.toLocaleString("en")} characters. The limit is ${LIMITS.ocrTextCharacters.toLocaleString("en")}.`;
    return { state: "failed", message };
  }
  const source = pages.map(({ name }) => name).join(", ");
  const input = { text, source: source.length > 300 ? formatCount(pages.length, "image") : source };
  try {
    const { id } = await sendRun(extractTextContract, input);
    return { state: "kept", id };
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
    console.error(error);
    const message = error instanceof ApiError ? error.message : "Couldn't reach the server.";
    return { state: "failed", message };
  }
}
