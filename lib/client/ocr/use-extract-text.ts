"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";

import { ApiError } from "@/lib/client/api-error";
import { loadPart } from "@/lib/client/load-part";
import { notify } from "@/lib/client/notify";
import type { ExtractedText } from "@/lib/client/ocr/extract-text";
import type { SaveState } from "@/lib/client/ocr/save-text";
import { queryKeys } from "@/lib/client/query-keys";
import { usePreload } from "@/lib/client/use-preload";
import { useRun } from "@/lib/client/use-run";
import type { OcrLanguage } from "@/lib/ocr/languages";

const fetchExtractText = () => import("@/lib/client/ocr/extract-text");
const fetchSave = () => import("@/lib/client/ocr/save-text");

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

  usePreload(() => Promise.all([fetchExtractText(), fetchSave()]));

  const result = run.result?.pages.length ? run.result : undefined;
  const kept: SaveState | null = keeping.data ?? (keeping.isPending ? { state: "keeping" } : null);
  return {
    ...run,
    read(files: readonly File[], language: OcrLanguage): void {
      keeping.reset();
      start(async ({ signal, onStep }) => {
        const { extractText } = await loadPart(fetchExtractText);
        return extractText(files, language, signal, onStep);
      });
    },
    /** Images without any text leave neither a result nor an error. */
    status: run.result && !result ? "idle" : run.status,
    result,
    saveState: kept,
  };
}

async function keep(text: ExtractedText): Promise<SaveState> {
  try {
    const { saveText } = await loadPart(fetchSave);
    return await saveText(text);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
    console.error(error);
    const message = error instanceof ApiError ? error.message : "Couldn't reach the server.";
    return { state: "failed", message };
  }
}
