"use client";

import type { ChainRun } from "@/lib/chains/contract";
import { findKind } from "@/lib/chains/kinds";
import { type ChainText, chainTextsReader } from "@/lib/chains/read-answer";
import { CHAIN_LIMITS, type ChainStep, variantLabel } from "@/lib/chains/steps";
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
    calls.flatMap(({ state, step, place, creationId, address }): Entry[] => {
      const kind = findKind(steps[step]?.kind ?? "");
      if (state !== "done" || !kind) return [];
      const made = [kind.label, ...variantsOn(place, steps.slice(0, step + 1))].join(", ");
      const entry = { name: nameOf(index + 1, input, made) };
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

/** The widths of the steps that led to a call, where one of them made several. */
function variantsOn(place: string, steps: readonly ChainStep[]): string[] {
  const variants = place.split(".");
  return steps.flatMap((step, at) => variantLabel(step, Number(variants[at])) ?? []);
}

/** Names are cut at their end, which tells those of one input apart. */
const MAX_CHARACTERS = { name: 80, input: 50 };

function nameOf(number: number, input: string, made: string): string {
  const ending = ` - ${made}`;
  const room = MAX_CHARACTERS.name - `${number} ${ending}`.length;
  // A file's ending would stand in the middle of the name.
  const title = input.replace(/\.[a-z\d]{1,5}$/i, "");
  return `${number} ${title.slice(0, Math.max(0, Math.min(MAX_CHARACTERS.input, room)))}${ending}`;
}
