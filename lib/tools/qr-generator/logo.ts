import "server-only";

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { inTemporaryFolder } from "@/lib/core/temporary-folder";
import { decodeImage } from "@/lib/files/decode-image";
import type { UserContext } from "@/lib/providers/context";

/** Side of the box a logo is fitted into, in pixels: sharp enough in print at the largest size. */
const LOGO_PIXELS = 384;

/**
 * Decodes a data URL into a small PNG. Its bytes decide the format, whatever the URL claims.
 *
 * @throws AppError whatever `decodeImage` throws
 */
export async function readLogo(ctx: UserContext, dataUrl: string): Promise<Buffer> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
  return inTemporaryFolder("logo", async (folder) => {
    const path = join(folder, "logo");
    await writeFile(path, bytes, { mode: 0o600 });
    const image = await decodeImage(ctx, { path, name: "logo", byteSize: bytes.byteLength });
    return sharp(image.path)
      .resize(LOGO_PIXELS, LOGO_PIXELS, { fit: "inside", withoutEnlargement: true })
      .png()
      .toBuffer();
  });
}
