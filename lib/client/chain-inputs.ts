"use client";

import { loadPart } from "@/lib/client/load-part";
import { readTextFile } from "@/lib/client/read-text-file";

/** Rows of a spreadsheet that name a column instead of being in it. */
const HEADINGS = /^(?:topics?|keywords?|titles?|names?|links?|urls?|videos?|inputs?)$/i;

/** Texts or links as they were typed: one a line, without empty lines and repetitions. */
export function inputsOfLines(text: string): string[] {
  return distinct(text.split(/\r?\n/));
}

/**
 * The first column of a CSV file, whatever separates its columns.
 *
 * @throws ApiError `offline` when the parser can't be fetched
 */
export async function inputsOfCsv(file: Blob): Promise<string[]> {
  const { default: papa } = await loadPart(() => import("papaparse"));
  const { data } = papa.parse<string[]>(await readTextFile(file), {
    skipEmptyLines: "greedy",
  });
  const cells = distinct(data.map(([first = ""]) => first.replace(/\s+/g, " ")));
  const [heading = ""] = cells;
  return HEADINGS.test(heading) ? cells.slice(1) : cells;
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ""))];
}
