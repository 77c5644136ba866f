/** Pixels row by row: one byte for each channel, gray (1) or red, green, blue, and alpha (4). */
export type Raster = {
  width: number;
  height: number;
  channels: 1 | 4;
  data: Uint8Array | Uint8ClampedArray;
};

/** Luma of every pixel. */
export function toGray(image: Raster): Raster {
  if (image.channels === 1) return image;
  const { width, height, data } = image;
  const gray = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < gray.length; at++, from += 4) {
    gray[at] =
      ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  }
  return { width, height, channels: 1, data: gray };
}

/** A gray copy whose longer side has at most `maxSide` pixels; see `shrink`. */
export function shrinkGray(image: Raster, maxSide: number): Raster {
  return shrink(toGray(image), maxSide);
}

/** A copy whose longer side has at most `maxSide` pixels, each the mean of those it stands for. */
export function shrink(image: Raster, maxSide: number): Raster {
  const { channels } = image;
  const scale = Math.max(1, Math.max(image.width, image.height) / maxSide);
  if (scale === 1) return image;
  const width = Math.max(1, Math.floor(image.width / scale));
  const height = Math.max(1, Math.floor(image.height / scale));
  const data = new Uint8ClampedArray(width * height * channels);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.floor(y * scale), Math.floor((y + 1) * scale)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.floor(x * scale), Math.floor((x + 1) * scale)];
      const count = Math.max(1, (bottom - top) * (right - left));
      for (let channel = 0; channel < channels; channel++) {
        let sum = 0;
        for (let j = top; j < bottom; j++)
          for (let i = left; i < right; i++)
            sum += image.data[(j * image.width + i) * channels + channel] ?? 0;
        data[(y * width + x) * channels + channel] = sum / count;
      }
    }
  }
  return { width, height, channels, data };
}

/** A gray image as a file that OCR engines open without decoding: Netpbm's PGM. */
export function encodePgm(image: Raster): Uint8Array<ArrayBuffer> {
  const { width, height, data } = toGray(image);
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}

/**
 * Reads what `encodePgm` wrote.
 *
 * @throws Error when it's something else
 */
export function decodePgm(file: Uint8Array): Raster {
  const head = /^P5\n(\d+) (\d+)\n255\n/.exec(
    new TextDecoder("latin1").decode(file.subarray(0, 40)),
  );
  const [width, height] = [Number(head?.[1]), Number(head?.[2])];
  const data = file.subarray(head?.[0].length ?? 0);
  if (data.length !== width * height) throw new Error("This isn't a gray image of ours.");
  return { width, height, channels: 1, data };
}

/** A part of a gray image on white, with a margin. */
export function cropGray(
  image: Raster,
  box: { x0: number; y0: number; x1: number; y1: number },
  margin: number,
): Raster {
  const [left, top] = [Math.floor(box.x0), Math.floor(box.y0)];
  const inner = { width: Math.ceil(box.x1) - left, height: Math.ceil(box.y1) - top };
  const [width, height] = [inner.width + 2 * margin, inner.height + 2 * margin];
  const data = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < inner.height; y++) {
    for (let x = 0; x < inner.width; x++) {
      const isInside =
        top + y < image.height && left + x < image.width && top + y >= 0 && left + x >= 0;
      if (isInside)
        data[(y + margin) * width + x + margin] =
          image.data[(top + y) * image.width + left + x] ?? 255;
    }
  }
  return { width, height, channels: 1, data };
}
