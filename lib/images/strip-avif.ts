import { type Box, isFilled, readBoxes } from "@/lib/images/iso-boxes";
import { readItemPlaces } from "@/lib/images/item-places";
import { readItemProperties } from "@/lib/images/item-properties";

const FILE_BOXES = new Set(["ftyp", "meta", "mdat"]);
const META_BOXES = new Set(["hdlr", "pitm", "iloc", "iinf", "iprp", "iref", "idat", "dinf"]);
/** What images consist of: their pixels, tiles of them, and the same image once more. */
const ITEM_TYPES = new Set(["av01", "grid", "iden"]);
/** Properties that say how pixels are shown; `free` is none. */
const PROPERTIES = new Set([
  ...["ispe", "pixi", "av1C", "auxC", "pasp", "clap", "irot", "imir"],
  ...["a1op", "a1lx", "lsel", "clli", "mdcv", "colr", "free"],
]);

/**
 * Strips everything from an AVIF but what shows its image, without touching its pixels: a color profile goes, too. What stands
 * before them becomes zeros, because the file says where in it they are; what follows them is cut off.
 *
 * @returns null when it holds anything besides that isn't known to be just a still image, or is damaged
 */
export function stripAvif(avif: Buffer): Buffer | null {
  const file = Buffer.from(avif);
  const boxes = readBoxes(file, 0, file.length);
  const shown = boxes.filter(({ type }) => FILE_BOXES.has(type));
  const meta = shown.filter(({ type }) => type === "meta");
  const [only] = meta;
  // A sequence of images has its place in another box.
  if (!only || meta.length > 1 || boxes.some(({ type }) => type === "moov")) return null;
  // Version and flags precede its boxes.
  const parts = readBoxes(file, only.from + 4, only.end);
  const places = placesOf(file, parts);
  const data = [...shown.filter(({ type }) => type === "mdat"), ...named(parts, "idat")];
  if (!places?.every(isInside(data)) || !isFilled(parts, only.end)) return null;
  for (const box of boxes) if (!FILE_BOXES.has(box.type)) blank(file, box);
  for (const box of parts) if (!META_BOXES.has(box.type)) blank(file, box);
  const inOrder = places.toSorted((one, other) => one.from - other.from);
  for (const box of data) blankBetween(file, box, inOrder);
  return file.subarray(0, shown.at(-1)?.end);
}

type Place = { from: number; end: number };

/** Where an image's data is; null when there is data of anything else. */
function placesOf(file: Buffer, parts: readonly Box[]): Place[] | null {
  const [iinf, iloc, iprp] = ["iinf", "iloc", "iprp"].map((type) => named(parts, type)[0]);
  if (!iinf || !iloc || !iprp) return null;
  // Version, flags, and how many there are, which has more room in later versions.
  const items = readBoxes(file, iinf.from + (file[iinf.from] === 0 ? 6 : 8), iinf.end);
  const lists = readBoxes(file, iprp.from, iprp.end);
  const [ipco] = named(lists, "ipco");
  if (!ipco || !items.every((item) => ITEM_TYPES.has(itemType(file, item)))) return null;
  for (const box of readBoxes(file, ipco.from, ipco.end))
    if (isProfile(file, box)) blank(file, box);
  const properties = readBoxes(file, ipco.from, ipco.end);
  if (!isFilled(items, iinf.end) || !isFilled(properties, ipco.end)) return null;
  if (!properties.every(({ type }) => PROPERTIES.has(type))) return null;
  const unused = new Set(properties.flatMap(({ type }, at) => (type === "free" ? [at + 1] : [])));
  if (!named(lists, "ipma").every((ipma) => makeOptional(file, ipma, unused))) return null;
  return readItemPlaces(file, iloc, named(parts, "idat")[0]);
}

/**
 * Lets readers ignore properties, by their places in the list of all: browsers show no image with one that they have to know and
 * don't.
 *
 * @returns whether it could
 */
function makeOptional(file: Buffer, ipma: Box, unused: ReadonlySet<number>): boolean {
  const all = readItemProperties(file, ipma);
  if (!all) return false;
  const mask = all.numberBytes === 2 ? 0x7fff : 0x7f;
  for (const { from, end } of all.items)
    for (let at = from; at < end; at += all.numberBytes) {
      const number = file.readUIntBE(at, all.numberBytes) & mask;
      if (unused.has(number)) file.writeUIntBE(number, at, all.numberBytes);
    }
  return true;
}

function named(boxes: readonly Box[], type: string): Box[] {
  return boxes.filter((box) => box.type === type);
}

/** After version, flags, the item's number, and the number of its protection; earlier versions have none. */
function itemType(file: Buffer, { type, from }: Box): string {
  const version = file[from];
  if (type !== "infe" || (version !== 2 && version !== 3)) return "";
  const at = from + (version === 2 ? 8 : 10);
  return file.toString("latin1", at, at + 4);
}

function isProfile(file: Buffer, { type, from }: Box): boolean {
  return type === "colr" && file.toString("latin1", from, from + 4) !== "nclx";
}

function isInside(boxes: readonly Box[]): (place: Place) => boolean {
  return ({ from, end }) => boxes.some((box) => box.from <= from && end <= box.end);
}

/** Makes a box one of those that mean nothing, and its content zeros. */
function blank(file: Buffer, { from, end, head }: Box): void {
  file.write("free", head + 4, "latin1");
  file.fill(0, from, end);
}

/** Makes zeros of what of a box is in none of the places, which are in order. */
function blankBetween(file: Buffer, box: Box, places: readonly Place[]): void {
  let at = box.from;
  for (const { from, end } of places) {
    if (end <= box.from || from >= box.end) continue;
    if (from > at) file.fill(0, at, from);
    at = Math.max(at, end);
  }
  file.fill(0, at, box.end);
}
