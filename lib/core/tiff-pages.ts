/** Reads part of a file; less than asked for at its end. */
export type ReadPart = (at: number, length: number) => Promise<ArrayBuffer>;

/** Where the two kinds of TIFF keep things, in bytes. BigTIFF, kind 43, has room for larger files. */
const LAYOUTS = {
  42: { first: 4, pointer: 4, count: 2, entry: 12, value: 8 },
  43: { first: 8, pointer: 8, count: 8, entry: 20, value: 12 },
} as const;
type Layout = (typeof LAYOUTS)[keyof typeof LAYOUTS];

const HEAD_BYTES = 16;
const LITTLE_ENDIAN = 0x4949;
/** NewSubfileType: what an image of the file is for. */
const PURPOSE_TAG = 254;
/** A smaller copy of another image, or a mask: no page of its own. */
const NOT_A_PAGE = 0b101;
/** A file that was made to keep us busy isn't walked to its end. */
const MAX_ENTRIES = 4_096;
const MAX_IMAGES = 10_000;

/** How many pages a TIFF has, previews and masks aside; 1 for any other file, and 0 for none that can be read. */
export async function countTiffPages(readPart: ReadPart): Promise<number> {
  const read = async (at: number, length: number) => new DataView(await readPart(at, length));
  const head = await read(0, HEAD_BYTES);
  if (head.byteLength < HEAD_BYTES) return 1;
  const isLittle = head.getUint16(0) === LITTLE_ENDIAN;
  const layout = layoutOf(head.getUint16(2, isLittle));
  if (!layout) return 1;
  const seen = new Set<number>();
  let pages = 0;
  for (let at = pointerAt(head, layout.first, layout, isLittle); at > 0; ) {
    if (seen.has(at) || seen.size >= MAX_IMAGES) break;
    seen.add(at);
    const start = await read(at, layout.count);
    if (start.byteLength < layout.count) break;
    const entries =
      layout.count === 2 ? start.getUint16(0, isLittle) : pointerAt(start, 0, layout, isLittle);
    if (entries > MAX_ENTRIES) break;
    const length = entries * layout.entry + layout.pointer;
    const directory = await read(at + layout.count, length);
    if (directory.byteLength < length) break;
    if (isPage(directory, entries, layout, isLittle)) pages += 1;
    at = pointerAt(directory, entries * layout.entry, layout, isLittle);
  }
  return pages;
}

function layoutOf(kind: number): Layout | undefined {
  return kind === 42 || kind === 43 ? LAYOUTS[kind] : undefined;
}

function pointerAt(view: DataView, at: number, { pointer }: Layout, isLittle: boolean): number {
  if (pointer === 4) return view.getUint32(at, isLittle);
  const far = view.getBigUint64(at, isLittle);
  return far > Number.MAX_SAFE_INTEGER ? 0 : Number(far);
}

function isPage(directory: DataView, entries: number, layout: Layout, isLittle: boolean): boolean {
  for (let at = 0; at < entries * layout.entry; at += layout.entry)
    if (directory.getUint16(at, isLittle) === PURPOSE_TAG)
      return (directory.getUint32(at + layout.value, isLittle) & NOT_A_PAGE) === 0;
  return true;
}
