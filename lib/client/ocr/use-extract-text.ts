"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { ApiError, callApi, postOnce } from "@/lib/client/call-api";
import { notify } from "@/lib/client/notify";
import { type ExtractedText, extractText } from "@/lib/client/ocr/extract-text";
import { queryKeys } from "@/lib/client/query-keys";
import { formatCount } from "@/lib/core/format";
import { LIMITS } from "@/lib/core/limits";
import { plainText } from "@/lib/ocr/flow-text";
import type { OcrLanguage } from "@/lib/ocr/languages";
import { extractTextContract } from "@/lib/tools/extract-text/contract";

/** What is happening now, and how much of the whole run is done, 0 to 1. */
export type OcrStep = { label: string; share: number };

/** Whether the text has been saved to the dashboard. */
export type Kept =
  | { state: "keeping" }
  | { state: "kept"; id: string }
  | { state: "failed"; message: string };

type Run = {
  status: "idle" | "pending" | "error" | "success";
  step: OcrStep | null;
  result: ExtractedText | undefined;
  error: Error | null;
  kept: Kept | null;
};

const IDLE: Run = { status: "idle", step: null, result: undefined, error: null, kept: null };

/**
 * Reads images in the browser, shows their text, and only then saves it: the outcome is reported
 * quietly and never changes the text (decision 14).
 */
export function useExtractText() {
  const queries = useQueryClient();
  const abort = useRef<AbortController>(null);
  const [run, setRun] = useState<Run>(IDLE);

  useEffect(() => () => abort.current?.abort(), []);

  async function read(files: readonly File[], language: OcrLanguage): Promise<void> {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    const { signal } = controller;
    const set = (change: Partial<Run>) =>
      abort.current === controller && setRun((before) => ({ ...before, ...change }));
    set({ ...IDLE, status: "pending", step: { label: "Loading the OCR engine", share: 0 } });
    try {
      const result = await extractText(files, language, signal, (step) => set({ step }));
      if (result.pages.length === 0) {
        set(IDLE);
        notify.neutral("No text found in this image");
        return;
      }
      set({ status: "success", result, step: null });
      notify.success("Text extracted!");
      set({ kept: { state: "keeping" } });
      set({ kept: await keep(result) });
      await queries.invalidateQueries({ queryKey: queryKeys.creations() });
    } catch (error) {
      if (signal.aborted) return;
      // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
      console.error(error);
      notify.error("OCR failed");
      set({ status: "error", step: null, error: error instanceof Error ? error : null });
    }
  }

  return {
    ...run,
    read,
    stop(): void {
      abort.current?.abort();
      setRun(IDLE);
    },
  };
}

async function keep({ pages }: ExtractedText): Promise<Kept> {
  const text = pages.map(({ flowing }) => plainText(flowing)).join("\n\n");
  if (text.length > LIMITS.ocrTextCharacters) {
    const message = `The text has ${text.length.toLocaleString("en")} characters. The limit is ${LIMITS.ocrTextCharacters.toLocaleString("en")}.`;
    return { state: "failed", message };
  }
  const source = pages.map(({ name }) => name).join(", ");
  const input = { text, source: source.length > 300 ? formatCount(pages.length, "image") : source };
  try {
    const { id } = await callApi(
      `/api/ai/${extractTextContract.endpoint}`,
      extractTextContract.output,
      postOnce(input),
    );
    return { state: "kept", id };
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
    console.error(error);
    const message = error instanceof ApiError ? error.message : "Couldn't reach the server.";
    return { state: "failed", message };
  }
}
