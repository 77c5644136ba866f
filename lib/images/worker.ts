import { writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";

import { cleanCopy } from "@/lib/images/clean-copy";
import { compressImageFile } from "@/lib/images/compress-image-file";
import type { ColorConversion, ImageJobs } from "@/lib/images/jobs";
import { type OpenedImage, openImage, throwDecodeError } from "@/lib/images/open-image";
import { placeCutout } from "@/lib/images/place-cutout";
import { rebuildRgbProfile } from "@/lib/images/rgb-profile";
import { toGray } from "@/lib/images/to-gray";
import { serveJobs } from "@/lib/workers/serve";

// Every job has a different image.
sharp.cache(false);

const THUMBNAIL_QUALITY = 78;

/** A TIFF's strips are as wide as the image, and libtiff reads none of more than 50 MB. Tiles of a few rows waste no space. */
const MAX_STRIP_WIDTH = 16_384;
const TILES = { tile: true, tileWidth: 1_024, tileHeight: 16 } as const;

serveJobs<ImageJobs>({
  async decode({ source, target, limits, profiled }) {
    const opened = await openImage(source, limits);
    const { pipeline, profiledPipeline, format, width, height, hasAlpha, frames, pages } = opened;
    // Uncompressed: we read it again in a moment.
    const layout = width > MAX_STRIP_WIDTH ? TILES : {};
    const write = (pixels: Sharp, file: string) =>
      pixels
        .tiff({ compression: "none", ...layout })
        .toFile(file)
        .catch(throwDecodeError);
    await write(pipeline(), target);
    const profile = keptProfile(opened);
    if (profiled && profile) {
      await write(profiledPipeline(), profiled.pixels);
      await writeFile(profiled.profile, profile);
    }
    return {
      ...{ format, width, height, hasAlpha, frames, pages },
      isProfiled: Boolean(profiled && profile),
      converted: conversionOf(opened, profile !== null),
    };
  },

  async cleanCopy({ source, target, limits }) {
    const copy = await cleanCopy(await openImage(source, limits), source);
    if (copy) await writeFile(target, copy);
    return copy !== null;
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

/** The color profile that an image's pixels can stay in; null for none. */
function keptProfile({ metadata: { icc }, isHdr }: OpenedImage): Buffer | null {
  // A profile knows no light beyond white.
  return icc && !isHdr ? rebuildRgbProfile(icc) : null;
}

function conversionOf(
  { metadata: { space, depth, icc }, isHdr }: OpenedImage,
  isProfileKept: boolean,
): ColorConversion | null {
  if (space === "cmyk") return "cmyk";
  if (isHdr) return "hdr";
  if (icc && !isProfileKept) return "profile";
  return depth === "uchar" ? null : "depth";
}
