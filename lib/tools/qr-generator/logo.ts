import "server-only";

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";

import type { UserContext } from "@/lib/context";
import { readPicture } from "@/lib/pictures/read-picture";

/** Edge of the box that a logo is fitted into: sharp enough in print at the largest size. */
const LOGO_PIXELS = 384;

/**
 * The picture of a data URL as a small PNG. What it claims to be counts for nothing: its bytes decide.
 *
 * @throws AppError what `readPicture` throws
 */
export async function readLogo(ctx: UserContext, dataUrl: string): Promise<Buffer> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
  const folder = await mkdtemp(join(tmpdir(), "atelier-logo-"));
  try {
    const path = join(folder, "logo");
    await writeFile(path, bytes, { mode: 0o600 });
    const picture = await readPicture(ctx, { path, name: "logo", byteSize: bytes.byteLength });
    return await sharp(picture.path)
      .resize(LOGO_PIXELS, LOGO_PIXELS, { fit: "inside", withoutEnlargement: true })
      .png()
      .toBuffer();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
