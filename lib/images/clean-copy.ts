import "server-only";

import { readFile } from "node:fs/promises";

import { isWritable } from "@/lib/images/kept-upload";
import type { OpenedImage } from "@/lib/images/open-image";
import { PNG_HEAD_BYTES, profileChunk } from "@/lib/images/png-chunk";
import { colorProfile, namedColorsOf, withColors } from "@/lib/images/profile-avif";
import { rebuildRgbProfile } from "@/lib/images/rgb-profile";
import { stripImage } from "@/lib/images/strip-image";
import { withWebpProfile } from "@/lib/images/strip-webp";

/**
 * An upload without its metadata, whose pixels aren't touched: it's turned as it was, and in its own color profile, rebuilt.
 *
 * @returns null when it has to be encoded anew for that: in formats that aren't written, with other frames, with colors that no profile of
 *   primaries and curves stands for, or where it isn't clear what shows its pixels
 */
export async function cleanCopy(opened: OpenedImage, path: string): Promise<Buffer | null> {
  const { format, metadata } = opened;
  const { space, icc, orientation = 1, pages = 1 } = metadata;
  if (!isWritable(format) || pages > 1 || space === "cmyk") return null;
  if (orientation !== 1 && format !== "jpeg") return null;
  const file = await readFile(path);
  // These stay, and no profile stands beside them.
  const isNamed = format === "avif" && namedColorsOf(file) !== null;
  const profile = icc && !isNamed ? rebuildRgbProfile(icc) : null;
  if (icc && !isNamed && !profile) return null;
  const stripped = stripImage(format, file);
  if (!stripped) return null;
  switch (format) {
    case "jpeg":
      return withJpegSegments(stripped, [
        ...(orientation === 1 ? [] : [orientationSegment(orientation)]),
        ...(profile ? [profileSegment(profile)] : []),
      ]);
    case "png":
      return profile ? withPngProfile(stripped, profile) : stripped;
    case "webp":
      return profile ? withWebpProfile(stripped, profile) : stripped;
    case "avif":
      return profile ? withColors(stripped, colorProfile(profile)) : stripped;
    case "gif":
      // It has no profile.
      return stripped;
  }
}

const JFIF = 0xe0;

/** What a JPEG begins with stays at its beginning. */
function withJpegSegments(jpeg: Buffer, segments: readonly Buffer[]): Buffer {
  const at = jpeg[3] === JFIF ? 4 + jpeg.readUInt16BE(4) : 2;
  return Buffer.concat([jpeg.subarray(0, at), ...segments, jpeg.subarray(at)]);
}

/** Exif with nothing but the orientation: https://www.cipa.jp/std/documents/e/DC-X008-Translation-2019-E.pdf, 4.6 */
function orientationSegment(orientation: number): Buffer {
  const exif = Buffer.from(
    "Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0",
    "latin1",
  );
  exif.writeUInt16BE(orientation, 24);
  return segment(0xe1, exif);
}

/** The first of one part: ICC.1, annex B.4. One that was rebuilt fits. */
function profileSegment(profile: Buffer): Buffer {
  return segment(0xe2, Buffer.concat([Buffer.from("ICC_PROFILE\0\x01\x01", "latin1"), profile]));
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

function withPngProfile(png: Buffer, profile: Buffer): Buffer {
  const [head, rest] = [png.subarray(0, PNG_HEAD_BYTES), png.subarray(PNG_HEAD_BYTES)];
  return Buffer.concat([head, profileChunk(profile), rest]);
}
