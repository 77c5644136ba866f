/** Of a file in ISO's base format, which AVIF is one of. */
export type Box = {
  type: string;
  /** Where it starts. */
  head: number;
  /** Its content. */
  from: number;
  end: number;
};

/** No image has as many side by side: a file of nothing but heads of boxes would take seconds, and most of the memory. */
const MAX_BOXES = 1_000;

/**
 * The boxes between two places, up to one that is damaged, or one too many: https://www.iso.org/standard/83102.html, 4.2. What isn't
 * filled by them is damaged.
 */
export function readBoxes(file: Buffer, from: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let head = from; head + 8 <= end && boxes.length < MAX_BOXES; ) {
    const box = readBox(file, head, end);
    if (!box) break;
    boxes.push(box);
    head = box.end;
  }
  return boxes;
}

/** Whether boxes go on to the end of the one that they are in. */
export function isFilled(boxes: readonly Box[], end: number): boolean {
  return boxes.at(-1)?.end === end;
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
