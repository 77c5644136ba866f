"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";

import { useSession } from "#auth-client";
import { ApiError } from "@/lib/client/api-error";
import { showCreationInAddress } from "@/lib/client/creation-address";
import { loadPart } from "@/lib/client/load-part";
import { notify } from "@/lib/client/notify";
import type { ChosenImage, ExtractedText } from "@/lib/client/ocr/extract-text";
import type { SaveState } from "@/lib/client/ocr/save-text";
import { queryKeys } from "@/lib/client/query-keys";
import { useCreation } from "@/lib/client/use-creation";
import { useIsThere } from "@/lib/client/use-is-there";
import { usePreload } from "@/lib/client/use-preload";
import { useRun } from "@/lib/client/use-run";
import type { OcrLanguage } from "@/lib/ocr/languages";
import { CREATION_PARAMETER } from "@/lib/registry/creation-parameter";

const fetchExtractText = () => import("@/lib/client/ocr/extract-text");
const fetchKeepEngine = () => import("@/lib/client/ocr/keep-engine");
const fetchReadings = () => import("@/lib/client/ocr/kept-readings");
const fetchSave = () => import("@/lib/client/ocr/save-text");

/**
 * Reads images in the browser, shows their text, and only then saves it: the outcome is reported
 * quietly and never changes the text (decision 14).
 */
export function useExtractText() {
  const queries = useQueryClient();
  const session = useSession();
  const userId = session.status === "signed-in" ? session.user.id : undefined;
  const isThere = useIsThere();
  const keeping = useMutation({
    mutationFn: async (text: ExtractedText) => {
      const path = location.pathname;
      const saved = await keep(text, userId);
      if (saved.state === "kept" && isThere.current) showCreationInAddress(saved.id, path);
      return saved;
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: queryKeys.runs() });
      return queries.invalidateQueries({ queryKey: queryKeys.creations() });
    },
  });
  const { start, ...run } = useRun<ExtractedText>({
    thrown: "OCR failed",
    stopsWithPage: true,
    onSuccess: (text) => {
      if (text.pages.length === 0) return void notify.neutral("No text found in this image");
      // Areas that look like text are shown; there is nothing to save.
      if (!text.pages.some(({ lines }) => lines.length > 0))
        return void notify.neutral("No text could be read");
      notify.success("Text extracted!");
      keeping.mutate(text);
    },
  });

  const creationId = useSearchParams().get(CREATION_PARAMETER);
  const named = useCreation(run.result ? null : creationId);
  const saved = run.status === "idle" && named?.tool === "extract-text" ? named : null;
  const { data: reading } = useQuery({
    queryKey: queryKeys.reading(saved?.id ?? ""),
    queryFn: async () => (await loadPart(fetchReadings)).findReading(userId ?? "", saved?.id ?? ""),
    enabled: Boolean(saved && userId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  usePreload(() => Promise.all([fetchExtractText(), fetchSave()]));
  usePreload(async () => (await fetchKeepEngine()).keepEngine());

  const fresh = run.result?.pages.length ? run.result : undefined;
  const again = (saved && reading) || undefined;
  const kept = keeping.data ?? (keeping.isPending ? { state: "keeping" as const } : null);
  const saveState: SaveState | null = again && saved ? { state: "kept", id: saved.id } : kept;
  return {
    ...run,
    read(images: readonly ChosenImage[], language: OcrLanguage): void {
      keeping.reset();
      start(async ({ signal, onStep }) => {
        const { extractText } = await loadPart(fetchExtractText);
        return extractText(images, language, signal, onStep);
      });
    },
    /** Images without any text leave neither a result nor an error. */
    status: again ? ("success" as const) : run.result && !fresh ? "idle" : run.status,
    foundNothing: run.status === "success" && !fresh,
    result: fresh ?? again,
    saveState,
    /** A text that was saved before, which the page's address names; null once images are read. */
    opened: saved,
    /** What that was read from, where this browser did; undefined until that's known. */
    reading: saved ? reading : null,
  };
}

async function keep(text: ExtractedText, userId: string | undefined): Promise<SaveState> {
  try {
    const { saveText } = await loadPart(fetchSave);
    return await saveText(text, userId);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
    console.error(error);
    const message = error instanceof ApiError ? error.message : "Couldn't reach the server.";
    return { state: "failed", message };
  }
}
