import "server-only";

import { typed, writeRgbProfile } from "@/lib/images/icc-file";

/** Larger ones hold more than the numbers that are kept. */
const MAX_BYTES = 256 * 1024;
const HEADER_BYTES = 128;
const TAG_BYTES = 12;
const MAX_TAGS = 100;
const PRIMARIES = ["rXYZ", "gXYZ", "bXYZ"] as const;
const CURVES = ["rTRC", "gTRC", "bTRC"] as const;
/** Type, reserved bytes, and three numbers of 4 bytes. */
const XYZ_BYTES = 20;
/** Type, reserved bytes, and nine numbers of 4 bytes. */
const MATRIX_BYTES = 44;
const MAX_CURVE_ENTRIES = 4_096;
/** How many numbers each kind of a parametric curve has. */
const CURVE_PARAMETERS = [1, 3, 4, 5, 7] as const;

/**
 * A color profile with nothing but the numbers of an uploaded one: the primaries, the white, and the curves of its three
 * channels. Colors come out the same, and no name, device, or note of its owner goes along. Nothing is copied unchecked, because
 * the result is served to browsers.
 *
 * See https://www.color.org/specification/ICC.1-2022-05.pdf, sections 7 to 10.
 *
 * @param icc as an image file has it
 * @returns null for a profile that isn't RGB, that converts by tables instead of curves, or that is damaged
 */
export function rebuildRgbProfile(icc: Buffer): Buffer | null {
  if (icc.length < HEADER_BYTES + 4 || icc.length > MAX_BYTES) return null;
  const major = icc.readUInt8(8);
  const text = (at: number) => icc.toString("latin1", at, at + 4);
  const isRgb = text(16) === "RGB " && text(20) === "XYZ " && text(36) === "acsp";
  if (!isRgb || (major !== 2 && major !== 4)) return null;
  const tags = readTags(icc);
  // Where there are tables, they count, and not the curves.
  if (!tags || [...tags.keys()].some((name) => /^(A2B|B2A|D2B|B2D)\d$/.test(name))) return null;
  const primaries = PRIMARIES.map((name) => checked(tags.get(name), "XYZ ", XYZ_BYTES));
  const curves = CURVES.map((name) => curve(tags.get(name)));
  const white = checked(tags.get("wtpt"), "XYZ ", XYZ_BYTES);
  const adaptation = checked(tags.get("chad"), "sf32", MATRIX_BYTES);
  const kept: [string, Buffer | null][] = [
    ["wtpt", white],
    ...PRIMARIES.map((name, at): [string, Buffer | null] => [name, primaries[at] ?? null]),
    ...CURVES.map((name, at): [string, Buffer | null] => [name, curves[at] ?? null]),
  ];
  const whole = kept.flatMap(([name, data]) => (data ? [{ name, data }] : []));
  if (whole.length < kept.length) return null;
  const adapted = adaptation ? [{ name: "chad", data: adaptation }] : [];
  return writeRgbProfile(major, [...whole, ...adapted]);
}

/** The data of each tag; null when one lies outside. */
function readTags(icc: Buffer): Map<string, Buffer> | null {
  const count = icc.readUInt32BE(HEADER_BYTES);
  const first = HEADER_BYTES + 4;
  if (count > MAX_TAGS || first + count * TAG_BYTES > icc.length) return null;
  const tags = new Map<string, Buffer>();
  for (let at = first; at < first + count * TAG_BYTES; at += TAG_BYTES) {
    const start = icc.readUInt32BE(at + 4);
    const end = start + icc.readUInt32BE(at + 8);
    if (end > icc.length) return null;
    tags.set(icc.toString("latin1", at, at + 4), icc.subarray(start, end));
  }
  return tags;
}

/** The numbers of a tag of one type and length; null for any other. */
function checked(tag: Buffer | undefined, type: string, bytes: number): Buffer | null {
  if (!tag || tag.length < bytes || tag.toString("latin1", 0, 4) !== type) return null;
  return typed(type, tag.subarray(8, bytes));
}

function curve(tag: Buffer | undefined): Buffer | null {
  if (!tag || tag.length < 12) return null;
  const type = tag.toString("latin1", 0, 4);
  const end = curveEnd(tag, type);
  return end !== null && end <= tag.length ? typed(type, tag.subarray(8, end)) : null;
}

/** Where the entries of a table, or the numbers of a formula, end; null for anything else. */
function curveEnd(tag: Buffer, type: string): number | null {
  if (type === "curv") {
    const entries = tag.readUInt32BE(8);
    return entries > MAX_CURVE_ENTRIES ? null : 12 + entries * 2;
  }
  const numbers = type === "para" ? CURVE_PARAMETERS[tag.readUInt16BE(8)] : undefined;
  return numbers === undefined ? null : 12 + numbers * 4;
}
