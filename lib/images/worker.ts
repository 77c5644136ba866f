import sharp from "sharp";

import { compressImageFile } from "@/lib/images/compress-image-file";
import type { ImageJobs } from "@/lib/images/jobs";
import { openImage, throwDecodeError } from "@/lib/images/open-image";
import { placeCutout } from "@/lib/images/place-cutout";
import { toGray } from "@/lib/images/to-gray";
import { serveJobs } from "@/lib/workers/serve";

// Every job has a different image.
sharp.cache(false);

const THUMBNAIL_QUALITY = 78;

/** A TIFF's strips are as wide as the image, and libtiff reads none of more than 50 MB. Tiles of a few rows waste no space. */
const MAX_STRIP_WIDTH = 16_384;
const TILES = { tile: true, tileWidth: 1_024, tileHeight: 16 } as const;

serveJobs<ImageJobs>({
  async decode({ source, target, limits }) {
    const { pipeline, format, width, height, hasAlpha } = await openImage(source, limits);
    // Uncompressed: we read it again in a moment.
    const layout = width > MAX_STRIP_WIDTH ? TILES : {};
    await pipeline()
      .tiff({ compression: "none", ...layout })
      .toFile(target)
      .catch(throwDecodeError);
    return { format, width, height, hasAlpha };
  },

  async toPng({ source, target, limits, resize, crop }) {
    const { pipeline } = await openImage(source, limits);
    const resized = resize
      ? pipeline().resize({ ...resize, withoutEnlargement: resize.fit === "inside" })
      : pipeline();
    const cropped = crop ? resized.extract(crop) : resized;
    const { width, height } = await cropped.png().toFile(target).catch(throwDecodeError);
    const { isOpaque } = await sharp(target).stats();
    return { width, height, opaque: isOpaque };
  },

  toGray,

  compress: compressImageFile,

  placeCutout,

  async thumbnail({ source, target, width, limits }) {
    const { pipeline } = await openImage(source, limits);
    await pipeline()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: THUMBNAIL_QUALITY })
      .toFile(target)
      .catch(throwDecodeError);
    return undefined;
  },
});
