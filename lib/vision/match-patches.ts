/** Patches measure `2 * RADIUS + 1` pixels a side. */
const RADIUS = 2;
/** Further iterations hardly improve a match. */
const ROUNDS = 4;

/** RGB, 3 bytes per pixel; `knownMask` is 255 where a pixel is known and 0 where it was filled in. */
export type Patchwork = { rgb: Uint8Array; knownMask: Uint8Array; width: number; height: number };

/** The nearest-neighbor field of the filled pixels. */
export type Matches = {
  /**
   * Per pixel: index of the known pixel with the most similar surroundings; -1 where the pixel is
   * known.
   */
  source: Int32Array;
  /** Per pixel: mean squared difference per byte to that match; 0 where the pixel is known. */
  distance: Float32Array;
};

/**
 * Finds the most similar known patch for every filled pixel.
 *
 * Barnes, Shechtman, Finkelstein, Goldman, "PatchMatch" (2009): good matches spread to neighbors,
 * and random candidates around each are tried. Deterministic: the same image always gives the same
 * matches.
 *
 * @returns undefined when no patch is completely known
 */
export function matchPatches(image: Patchwork): Matches | undefined {
  const { knownMask, width, height } = image;
  const known = knownPatches(image);
  const sources = indicesWhere(known);
  if (sources.length === 0) return undefined;
  const missing = indicesWhere(Uint8Array.from(knownMask, (byte) => (byte ? 0 : 1)));
  const source = new Int32Array(knownMask.length).fill(-1);
  const distance = new Float32Array(knownMask.length);
  const random = createRandom();

  function offer(at: number, candidate: number): void {
    if (candidate < 0 || candidate >= known.length || !known[candidate]) return;
    const found = distanceBetween(image, at, candidate, distance[at] ?? 0);
    if (found >= (distance[at] ?? 0)) return;
    source[at] = candidate;
    distance[at] = found;
  }

  for (const at of missing) {
    distance[at] = Number.POSITIVE_INFINITY;
    offer(at, sources[Math.floor(random() * sources.length)] ?? 0);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = round % 2 === 0 ? 1 : -1;
    for (const at of step > 0 ? missing : missing.toReversed()) {
      for (const offset of [step, step * width]) {
        const neighbor = source[at - offset] ?? -1;
        if (neighbor >= 0) offer(at, neighbor + offset);
      }
      for (let reach = Math.max(width, height); reach >= 1; reach /= 2) {
        const best = source[at] ?? 0;
        const x = (best % width) + Math.round((random() * 2 - 1) * reach);
        const y = Math.floor(best / width) + Math.round((random() * 2 - 1) * reach);
        if (x >= 0 && x < width) offer(at, y * width + x);
      }
    }
  }
  return { source, distance };
}

/** 1 at the center of every patch that lies inside the image and is completely known. */
function knownPatches({ knownMask, width, height }: Patchwork): Uint8Array {
  const whole = new Uint8Array(knownMask.length);
  for (let y = RADIUS; y < height - RADIUS; y += 1) {
    for (let x = RADIUS; x < width - RADIUS; x += 1) {
      whole[y * width + x] = isPatchKnown(knownMask, y * width + x, width) ? 1 : 0;
    }
  }
  return whole;
}

function isPatchKnown(knownMask: Uint8Array, middle: number, width: number): boolean {
  for (let dy = -RADIUS; dy <= RADIUS; dy += 1) {
    for (let dx = -RADIUS; dx <= RADIUS; dx += 1) {
      if (!knownMask[middle + dy * width + dx]) return false;
    }
  }
  return true;
}

/** Mean squared difference of two patches; infinite once it is known to reach `most`. */
function distanceBetween(
  { rgb, width, height }: Patchwork,
  at: number,
  candidate: number,
  most: number,
): number {
  const left = Math.min(RADIUS, at % width);
  const right = Math.min(RADIUS, width - 1 - (at % width));
  const row = Math.floor(at / width);
  const top = Math.min(RADIUS, row);
  const bottom = Math.min(RADIUS, height - 1 - row);
  const count = (left + right + 1) * (top + bottom + 1) * 3;
  const limit = most * count;
  let sum = 0;
  for (let dy = -top; dy <= bottom; dy += 1) {
    const one = (at + dy * width - left) * 3;
    const other = (candidate + dy * width - left) * 3;
    const end = (left + right + 1) * 3;
    for (let byte = 0; byte < end; byte += 1) {
      const difference = (rgb[one + byte] ?? 0) - (rgb[other + byte] ?? 0);
      sum += difference * difference;
    }
    if (sum >= limit) return Number.POSITIVE_INFINITY;
  }
  return sum / count;
}

function indicesWhere(flags: Uint8Array): Int32Array {
  const indices: number[] = [];
  for (const [at, flag] of flags.entries()) if (flag) indices.push(at);
  return Int32Array.from(indices);
}

/** A seeded linear congruential generator, 0 to 1, so that results are reproducible. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
