"use client";

import { distinct } from "@/lib/client/inputs-of-lines";
import { loadPart } from "@/lib/client/load-part";
import { readTextFile } from "@/lib/client/read-text-file";
import { readRows } from "@/lib/core/csv-rows";
import { LIMITS } from "@/lib/core/limits";
import { videoIdOf } from "@/lib/tools/youtube-summarizer/video-id";

/** Rows of a spreadsheet that name a column instead of being in it. */
const HEADINGS = /^(?:topics?|keywords?|titles?|names?|links?|urls?|videos?|inputs?)$/i;
/** The same, of a column with links; one may have more words, as in "Video URL", "youtube_url", or "videoLink". */
const LINK_HEADINGS = /(?<![a-z])(?:links?|urls?|videos?|you ?tube|address(?:es)?)(?![a-z])/i;
/** Enough to see what separates the columns. */
const SAMPLE_ROWS = 10;
const SAMPLE_CHARACTERS = 10_000;
/** How many inputs, and how much of each, a message quotes. */
const QUOTED = { inputs: 3, characters: 60 };

/**
 * The first column of a CSV file, whatever separates its columns.
 *
 * @throws ApiError `offline` when the parser can't be fetched
 */
export async function inputsOfCsv(file: Blob): Promise<string[]> {
  const [cells = []] = columnsOf(await rowsOf(file));
  const [heading = ""] = cells;
  return HEADINGS.test(heading) ? cells.slice(1) : cells;
}

/**
 * The column of a CSV file that holds links to videos: the one with the most of them, or of several the one whose
 * heading says so. What else is in it is left there, to be seen and mended.
 *
 * @returns nothing when no column has any
 * @throws ApiError `offline` when the parser can't be fetched
 */
export async function linksOfCsv(file: Blob): Promise<string[]> {
  const rows = await rowsOf(file);
  const columns = columnsOf(rows).map((cells, at) => {
    const links = cells.filter(isVideoLink);
    // A title like "Photography" could be a bare ID.
    const addresses = cells.filter(isAddress);
    const named = namesLinks(rows[0]?.[at] ?? "");
    return { cells, rank: [addresses.length, links.length, Number(named)] };
  });
  const [best] = columns.toSorted((one, other) => compareRanks(other.rank, one.rank));
  if (!best?.rank[1]) return [];
  const [heading = ""] = best.cells;
  // "youtube_url" could be a bare ID, but not above full addresses.
  const mayHead = !isVideoLink(heading) || (!isAddress(heading) && best.cells.some(isAddress));
  return mayHead && namesLinks(heading) ? best.cells.slice(1) : best.cells;
}

/** What is wrong with links to videos, as the step would say that takes them; undefined when nothing is. */
export function videoLinksFault(links: readonly string[]): string | undefined {
  const wrong = links.filter((link) => !isVideoLink(link));
  const [first] = wrong;
  if (first === undefined) return undefined;
  if (wrong.length === 1) return `This isn't a link to a YouTube video: ${quoted(first)}.`;
  const more = wrong.length - QUOTED.inputs;
  const names = wrong.slice(0, QUOTED.inputs).map(quoted).join(", ");
  return `These aren't links to YouTube videos: ${names}${more > 0 ? `, and ${more} more` : ""}.`;
}

function namesLinks(heading: string): boolean {
  return LINK_HEADINGS.test(heading.replace(/(?<=[a-z])(?=[A-Z])/g, " "));
}

function isVideoLink(text: string): boolean {
  return text.length <= LIMITS.videoUrlCharacters && videoIdOf(text) !== undefined;
}

/** Whether a link to a video is more than its ID. */
function isAddress(text: string): boolean {
  return text.includes("/") && isVideoLink(text);
}

function quoted(text: string): string {
  const start = Array.from(text).slice(0, QUOTED.characters).join("");
  return `“${start}${start.length < text.length ? "…" : ""}”`;
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  return one.map((value, at) => value - (other[at] ?? 0)).find((by) => by !== 0) ?? 0;
}

async function rowsOf(file: Blob): Promise<(readonly string[])[]> {
  const { default: papa } = await loadPart(() => import("papaparse"));
  const text = (await readTextFile(file)).replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  // It takes time in square of a text with many quotation marks, so it only finds what separates the columns.
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const { delimiter } = papa.parse(sample, { preview: SAMPLE_ROWS, skipEmptyLines: "greedy" }).meta;
  return readRows(text, delimiter).map(({ cells }) => cells);
}

/** What stands in each column. One row may have a million cells, and a million others one. */
function columnsOf(rows: readonly (readonly string[])[]): string[][] {
  const columns: string[][] = [];
  for (const row of rows) {
    for (const [at, cell] of row.entries()) {
      columns[at] ??= [];
      columns[at].push(cell.replace(/\s+/g, " "));
    }
  }
  return columns.map(distinct);
}
