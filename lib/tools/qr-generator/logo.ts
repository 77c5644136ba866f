import "server-only";

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { inTemporaryFolder } from "@/lib/core/temporary-folder";
import { decodeImage } from "@/lib/files/decode-image";
import type { UserContext } from "@/lib/providers/context";
import { boxInsideMargin } from "@/lib/tools/qr-generator/trim-margin";

/** Side of the box a logo is fitted into, in pixels: sharp enough in print at the largest size. */
const LOGO_PIXELS = 384;
/** What of a large one is looked at for a margin. */
const LOOKED_AT = { width: 4 * LOGO_PIXELS, height: 4 * LOGO_PIXELS };

/**
 * Decodes a data URL into a small PNG, without a white or transparent margin. Its bytes decide the format, whatever the URL claims.
 *
 * @throws AppError whatever `decodeImage` throws
 */
export async function readLogo(ctx: UserContext, dataUrl: string): Promise<Buffer> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
  return inTemporaryFolder("logo", async (folder) => {
    const path = join(folder, "logo");
    await writeFile(path, bytes, { mode: 0o600 });
    const image = await decodeImage(ctx, { path, name: "logo", byteSize: bytes.byteLength });
    const { data, info } = await sharp(image.path)
      .resize({ ...LOOKED_AT, fit: "inside", withoutEnlargement: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return sharp(data, { raw: { width, height, channels: 4 } })
      .extract(boxInsideMargin({ data, width, height }))
      .resize(LOGO_PIXELS, LOGO_PIXELS, { fit: "inside", withoutEnlargement: true })
      .png()
      .toBuffer();
  });
}
