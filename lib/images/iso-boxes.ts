/** Of a file in ISO's base format, which AVIF is one of. */
export type Box = {
  type: string;
  /** Where it starts. */
  head: number;
  /** Its content. */
  from: number;
  end: number;
};

/** The boxes between two places, up to one that is damaged: https://www.iso.org/standard/83102.html, 4.2 */
export function readBoxes(file: Buffer, from: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let head = from; head + 8 <= end; ) {
    const box = readBox(file, head, end);
    if (!box) break;
    boxes.push(box);
    head = box.end;
  }
  return boxes;
}

function readBox(file: Buffer, head: number, last: number): Box | null {
  const type = file.toString("latin1", head + 4, head + 8);
  const size = file.readUInt32BE(head);
  const isLarge = size === 1;
  if (isLarge && head + 16 > last) return null;
  const from = head + (isLarge ? 16 : 8);
  const length = isLarge ? Number(file.readBigUInt64BE(head + 8)) : size;
  const end = size === 0 ? last : head + length;
  return end >= from && end <= last ? { type, head, from, end } : null;
}
