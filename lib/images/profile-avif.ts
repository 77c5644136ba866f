import { type Box, isFilled, readBoxes } from "@/lib/images/iso-boxes";
import { readItemProperties, readNumber } from "@/lib/images/item-properties";
import type { NamedColors } from "@/lib/images/named-colors";

/** Version and flags. */
const VERSION_BYTES = 4;

/**
 * The boxes that say which properties the image of an AVIF has, and which of those are about its colors: ISO/IEC 23008-12, 9.3 and
 * 12.1.5.
 */
type Properties = {
  meta: Box;
  parts: readonly Box[];
  iprp: Box;
  ipco: Box;
  ipma: Box;
  /** How many properties there are. */
  count: number;
  /** Where in `ipma` the image's are counted, and where they end. */
  entry: { at: number; end: number };
  hasLargeNumbers: boolean;
  colors: readonly Box[];
};

/** The numbers that an AVIF names its colors by; null where it has a color profile, or says nothing. */
export function namedColorsOf(avif: Buffer): NamedColors | null {
  const colors = readProperties(avif)?.colors ?? [];
  const kind = ({ from }: Box) => avif.toString("latin1", from, from + 4);
  const named = colors.find((box) => kind(box) === "nclx" && box.from + 8 <= box.end);
  if (!named || colors.some((box) => kind(box) !== "nclx")) return null;
  return {
    primaries: avif.readUInt16BE(named.from + 4),
    transfer: avif.readUInt16BE(named.from + 6),
  };
}

/**
 * An AVIF with one more property of its image, such as a color profile. Everything stays in its place, because the file says where
 * in it its pixels are: its list of properties is written once more at the end, and the first one counts no more.
 *
 * @param color the content of a box `colr`
 * @returns null when the file is damaged, or lists its properties in a way that hardly any file does
 */
export function withColors(avif: Buffer, color: Buffer): Buffer | null {
  const found = readProperties(avif);
  if (!found) return null;
  const { meta, parts, iprp, ipco, ipma, count, entry, hasLargeNumbers } = found;
  const old = (box: Box) => avif.subarray(box.head, box.end);
  const inside = (box: Box) => avif.subarray(box.from, box.end);
  const number = Buffer.alloc(hasLargeNumbers ? 2 : 1);
  number.writeUIntBE(count + 1, 0, number.length);
  const counted = Buffer.from([(avif[entry.at] ?? 0) + 1]);
  const listed = Buffer.concat([
    avif.subarray(ipma.from, entry.at),
    counted,
    avif.subarray(entry.at + 1, entry.end),
    number,
    avif.subarray(entry.end, ipma.end),
  ]);
  const properties = readBoxes(avif, iprp.from, iprp.end).map((part) => {
    if (part.head === ipco.head) return box("ipco", inside(part), box("colr", color));
    return part.head === ipma.head ? box("ipma", listed) : old(part);
  });
  const rest = parts.map((part) =>
    part.head === iprp.head ? box("iprp", ...properties) : old(part),
  );
  const head = Buffer.from(avif);
  head.write("free", meta.head + 4, "latin1");
  const version = avif.subarray(meta.from, meta.from + VERSION_BYTES);
  return Buffer.concat([head, box("meta", version, ...rest)]);
}

/** The content of a box `colr` with a color profile. */
export function colorProfile(icc: Buffer): Buffer {
  return Buffer.concat([Buffer.from("prof", "latin1"), icc]);
}

function readProperties(avif: Buffer): Properties | null {
  const boxes = readBoxes(avif, 0, avif.length);
  const [meta, another] = boxes.filter(({ type }) => type === "meta");
  // What lasts to the end of the file would last to the end of what is added, too.
  const isOpen = boxes.some(({ head }) => avif.readUInt32BE(head) === 0);
  if (!meta || another || isOpen || !isFilled(boxes, avif.length)) return null;
  const parts = readBoxes(avif, meta.from + VERSION_BYTES, meta.end);
  const named = (list: readonly Box[], type: string) => list.find((box) => box.type === type);
  const [pitm, iprp] = [named(parts, "pitm"), named(parts, "iprp")];
  if (!pitm || !iprp || !isFilled(parts, meta.end)) return null;
  const inside = readBoxes(avif, iprp.from, iprp.end);
  const [ipco, ipma] = [named(inside, "ipco"), named(inside, "ipma")];
  if (!ipco || !ipma || !isFilled(inside, iprp.end)) return null;
  const properties = readBoxes(avif, ipco.from, ipco.end);
  if (!isFilled(properties, ipco.end)) return null;
  const image = readNumber(
    avif,
    pitm.from + VERSION_BYTES,
    avif[pitm.from] === 0 ? 2 : 4,
    pitm.end,
  );
  const found = image === null ? null : findEntry(avif, ipma, image);
  if (!found) return null;
  const { entry, numbers, hasLargeNumbers } = found;
  const count = properties.length;
  // One more couldn't be told.
  if (count + 1 > (hasLargeNumbers ? 0x7fff : 0x7f) || numbers.length > 254) return null;
  const own = numbers.flatMap((place) => properties[place - 1] ?? []);
  const colors = own.filter(({ type }) => type === "colr");
  return { meta, parts, iprp, ipco, ipma, count, entry, hasLargeNumbers, colors };
}

/** The properties of one image, by their places in the list of all, which begins with 1. */
function findEntry(avif: Buffer, ipma: Box, image: number) {
  const all = readItemProperties(avif, ipma);
  const found = all?.items.find(({ id }) => id === image);
  if (!all || !found) return null;
  const hasLargeNumbers = all.numberBytes === 2;
  const numbers: number[] = [];
  for (let at = found.from; at < found.end; at += all.numberBytes)
    numbers.push(avif.readUIntBE(at, all.numberBytes) & (hasLargeNumbers ? 0x7fff : 0x7f));
  return { entry: { at: found.countedAt, end: found.end }, numbers, hasLargeNumbers };
}

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}
