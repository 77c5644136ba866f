import "server-only";

import { createReadStream, createWriteStream } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";

import { type Engine, withoutRunner } from "@/lib/core/engine";
import { SITE } from "@/lib/core/site";
import { PNG_HEAD_BYTES, pngChunk, profileChunk } from "@/lib/images/png-chunk";

/** Longer names are the engine's own doing. */
const MAX_NAME = 200;

/**
 * Writes which engine made an image into its file, as image viewers show it, and the color profile that it is in. Who runs the engine is left out, since images
 * can be published.
 *
 * @param png a PNG that we encoded, without a color profile; its pixels stay as they are
 * @param profile path of the color profile that its pixels are in, when that isn't sRGB
 * @returns path of the new file, next to the old one
 */
export async function nameEngine(
  png: string,
  engine: Engine,
  profile?: string | undefined,
): Promise<string> {
  const named = `${png}.named.png`;
  const file = await open(png);
  try {
    const head = Buffer.alloc(PNG_HEAD_BYTES);
    await file.read(head, 0, PNG_HEAD_BYTES, 0);
    const target = createWriteStream(named, { mode: 0o600 });
    const colors = profile === undefined ? [] : [profileChunk(await readFile(profile))];
    target.write(Buffer.concat([head, ...colors, softwareChunk(engine)]));
    await pipeline(createReadStream(png, { start: PNG_HEAD_BYTES }), target);
  } finally {
    await file.close();
  }
  return named;
}

/** Keyword, no compression, no language, text in UTF-8: https://www.w3.org/TR/png-3/#11iTXt */
function softwareChunk(engine: Engine): Buffer {
  // In parentheses, built-in engines have their models.
  const { name: shown } = engine.builtIn ? engine : withoutRunner(engine);
  const name = shown.replace(/[\p{C}\s]+/gu, " ");
  const text = `${SITE.name}: ${name.slice(0, MAX_NAME)}`;
  return pngChunk("iTXt", Buffer.from(`Software\0\0\0\0\0${text}`));
}
