"use client";

import type { ChainRun } from "@/lib/chains/contract";
import { findKind } from "@/lib/chains/kinds";
import { type ChainText, chainTextsReader } from "@/lib/chains/read-answer";
import { CHAIN_LIMITS } from "@/lib/chains/steps";
import { callApi } from "@/lib/client/call-api";
import { type Entry, zipResults } from "@/lib/client/zip-results";

/**
 * Saves everything that a chain run made as one ZIP: images as they are, texts as files that say what wrote them, named by their input and step.
 *
 * @throws ApiError like `callApi`, Error like `zipResults`
 */
export async function zipChain({ id, name, steps, items }: ChainRun): Promise<void> {
  const texts: ChainText[] = [];
  for (let from = 0; from < items.length; from += CHAIN_LIMITS.itemsOfTexts) {
    const path = `/api/chains/get-texts?id=${encodeURIComponent(id)}&from=${from}`;
    texts.push(...(await callApi(path, chainTextsReader)).texts);
  }
  const entries = items.flatMap(({ input, calls }, index) =>
    calls.flatMap(({ state, step, creationId, address }): Entry[] => {
      const kind = findKind(steps[step]?.kind ?? "");
      if (state !== "done" || !kind) return [];
      const entry = { name: `${index + 1} ${withoutExtension(input)} - ${kind.label}` };
      if (kind.gives !== "text") return address ? [{ ...entry, url: address }] : [];
      const text = texts.find((one) => one.id === creationId);
      return [
        text
          ? { ...entry, url: { text: text.file }, extension: text.extension }
          : { ...entry, url: null },
      ];
    }),
  );
  await zipResults(entries, name);
}

/** A file's ending would stand in the middle of the name. */
function withoutExtension(input: string): string {
  return input.replace(/\.[a-z\d]{1,5}$/i, "").slice(0, 50);
}
