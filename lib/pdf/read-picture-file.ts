import { readFile } from "node:fs/promises";

import { joinPages } from "@/lib/ocr/join-pages";
import { isVerticalLanguage, otherWayOf } from "@/lib/ocr/languages";
import { pictureText } from "@/lib/ocr/page-text";
import { decodePgm } from "@/lib/ocr/pixels/raster";
import { readPicture } from "@/lib/ocr/read-picture";
import { joinPieces } from "@/lib/ocr/text-pieces";
import type { PdfJobs } from "@/lib/pdf/jobs";
import { createPictureReader } from "@/lib/pdf/picture-reader";
import type { JobTools } from "@/lib/workers/serve";

type Job = PdfJobs["picture"];

/** Reads the text of a picture, in the way that yields most; see `readPicture`. */
export async function readPictureFile(
  { path, language, languageFolder }: Job["input"],
  { signal }: JobTools<Job["event"]>,
): Promise<Job["output"]> {
  const picture = decodePgm(await readFile(path));
  const isVertical = isVerticalLanguage(language);
  const reader = await createPictureReader(language, languageFolder);
  try {
    const onPass = () => signal.throwIfAborted();
    const found = await readPicture(picture, reader, { isVertical, onPass });
    const other = otherWayOf(language);
    return {
      text: joinPieces(joinPages([pictureText(found)], null)),
      unread: found.unread.length,
      language: found.isVertical === isVertical ? language : (other ?? language),
      ...(found.lacksOtherWay && other && { lacks: other }),
    };
  } finally {
    await reader.close();
  }
}
