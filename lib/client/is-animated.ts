"use client";

const GIF_HEADER_BYTES = 13;
const IMAGE_SEPARATOR = 0x2c;
const EXTENSION = 0x21;
/** In the flags of a WebP's VP8X chunk. */
const WEBP_ANIMATION_FLAG = 0x02;
const WEBP_FLAGS_AT = 20;

/** Whether a file is a GIF of several frames or an animated WebP, by its bytes. */
export async function isAnimated(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 32).arrayBuffer());
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (text(0, 4) === "RIFF" && text(8, 16) === "WEBPVP8X")
    return ((head[WEBP_FLAGS_AT] ?? 0) & WEBP_ANIMATION_FLAG) !== 0;
  if (text(0, 3) !== "GIF") return false;
  return hasSecondFrame(new Uint8Array(await file.arrayBuffer()));
}

/** Walks a GIF's blocks up to its second image: https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
function hasSecondFrame(gif: Uint8Array): boolean {
  let at = GIF_HEADER_BYTES + colorTableBytes(gif[10]);
  for (let frames = 0; at < gif.length; ) {
    const kind = gif[at];
    if (kind === IMAGE_SEPARATOR) {
      frames += 1;
      if (frames === 2) return true;
      // The descriptor, its color table, and the size of its codes.
      at = afterSubBlocks(gif, at + 10 + colorTableBytes(gif[at + 9]) + 1);
    } else if (kind === EXTENSION) at = afterSubBlocks(gif, at + 2);
    else return false;
  }
  return false;
}

function colorTableBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function afterSubBlocks(gif: Uint8Array, start: number): number {
  let at = start;
  for (let size = gif[at]; size; size = gif[at]) at += size + 1;
  return at + 1;
}
