/**
 * Errors per image, before and after: one pass over the image as it is and its lines joined, beside all that reading does now.
 * `node bench/run.mjs ocr-layouts [part of a name] [--text]`; no browser and no server needed, but the browser's engine.
 */

import { keepsLines } from "@/lib/ocr/join-pages";
import { pageText } from "@/lib/ocr/page-text";
import { toGray } from "@/lib/ocr/pixels/raster";
import { readPicture } from "@/lib/ocr/read-picture";
import { reflowText } from "@/lib/ocr/reflow-text";
import { joinPieces } from "@/lib/ocr/text-pieces";
import { linesLost, wordError } from "@/tests/support/ocr/errors";
import { LAYOUT_PICTURES } from "@/tests/support/ocr/layout-pictures";
import { createNodeReader, decodePicture } from "@/tests/support/ocr/node-reader";
import { characterError } from "@/tests/support/text-images";

const [part = ""] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const reader = await createNodeReader();
const percent = (share: number) => `${(100 * share).toFixed(1).padStart(6)}%`;
const errors = (text: string, lines: readonly string[]) => {
  const written = lines.join("\n");
  return [characterError(text, written), wordError(text, written), linesLost(text, lines)]
    .map(percent)
    .join("");
};

console.log(`${"".padEnd(16)}  before: letters, words, lines      after: letters, words, lines`);
for (const { name, lines, file } of LAYOUT_PICTURES.filter((one) => one.name.includes(part))) {
  const picture = await decodePicture(await file());
  const begun = performance.now();
  const { page } = await reader.read(toGray(picture), "page");
  const before = joinPieces(reflowText(page, false));
  const between = performance.now();
  const read = await readPicture(picture, reader);
  const { kind, ...text } = pageText(read.page);
  const after = joinPieces(keepsLines(kind) ? text.lines : text.flowing);
  const seconds = [between - begun, performance.now() - between].map((ms) =>
    `${(ms / 1000).toFixed(1)} s`.padStart(7),
  );
  console.log(
    `${name.padEnd(16)} ${errors(before, lines)}${seconds[0]}   ${errors(after, lines)}${seconds[1]}  ${kind}, ${read.preparation}, ${read.unread.length} unread`,
  );
  if (process.argv.includes("--text")) console.log(after, read.prices ?? "");
}
await reader.close();
