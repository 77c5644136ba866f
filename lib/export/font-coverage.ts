/**
 * Lists the code points that a TrueType or OpenType font (bare or WOFF) has glyphs for, from its
 * `cmap` table: https://learn.microsoft.com/typography/opentype/spec/cmap
 *
 * @throws Error when the font has no such table
 */
export async function fontCoverage(font: Uint8Array<ArrayBuffer>): Promise<Set<number>> {
  const cmap = await readTable(font, "cmap");
  const covered = new Set<number>();
  const add = (codePoint: number, glyph: number) => {
    if (glyph !== 0) covered.add(codePoint);
  };
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const offset = cmap.getUint32(4 + index * 8 + 4);
    const format = cmap.getUint16(offset);
    if (format === 4) readFormat4(cmap, offset, add);
    if (format === 12) readFormat12(cmap, offset, add);
  }
  return covered;
}

const WOFF = 0x774f4646;

async function readTable(font: Uint8Array<ArrayBuffer>, tag: string): Promise<DataView> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const packed = view.getUint32(0) === WOFF;
  const tables = view.getUint16(packed ? 12 : 4);
  const [start, size] = packed ? [44, 20] : [12, 16];
  for (let index = 0; index < tables; index += 1) {
    const entry = start + index * size;
    const name = String.fromCharCode(...font.subarray(entry, entry + 4));
    if (name !== tag) continue;
    const offset = view.getUint32(entry + (packed ? 4 : 8));
    const length = view.getUint32(entry + (packed ? 8 : 12));
    const bytes = font.subarray(offset, offset + length);
    const inflates = packed && length < view.getUint32(entry + 12);
    return new DataView(inflates ? await inflate(bytes) : bytes.slice().buffer);
  }
  throw new Error(`The font has no ${tag} table.`);
}

function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).arrayBuffer();
}

type Add = (codePoint: number, glyph: number) => void;

function readFormat4(cmap: DataView, offset: number, add: Add): void {
  const segments = cmap.getUint16(offset + 6) / 2;
  const at = (part: number, segment: number) =>
    offset + 14 + part * segments * 2 + segment * 2 + (part > 0 ? 2 : 0);
  for (let segment = 0; segment < segments; segment += 1) {
    const end = cmap.getUint16(at(0, segment));
    const start = cmap.getUint16(at(1, segment));
    const delta = cmap.getUint16(at(2, segment));
    const rangeAt = at(3, segment);
    const range = cmap.getUint16(rangeAt);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const glyph = range === 0 ? code : cmap.getUint16(rangeAt + range + (code - start) * 2);
      add(code, glyph === 0 ? 0 : (glyph + delta) & 0xffff);
    }
  }
}

function readFormat12(cmap: DataView, offset: number, add: Add): void {
  const groups = cmap.getUint32(offset + 12);
  for (let group = 0; group < groups; group += 1) {
    const entry = offset + 16 + group * 12;
    const start = cmap.getUint32(entry);
    const end = cmap.getUint32(entry + 4);
    const glyph = cmap.getUint32(entry + 8);
    for (let code = start; code <= end; code += 1) add(code, glyph + code - start);
  }
}
