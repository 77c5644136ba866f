const WINDOW = 8;
/** SSIM's stabilizing constants for 8 bits: (0.01 · 255)² and (0.03 · 255)². */
const C1 = 6.5025;
const C2 = 58.5225;

/** Brightness of an image: 8 bits per pixel, row by row. */
export type Luma = { pixels: Uint8Array; width: number; height: number };

/**
 * Computes the mean structural similarity (SSIM; Wang et al., 2004, doi:10.1109/TIP.2003.819861)
 * over windows of 8 by 8 pixels: 1 for identical images, lower the more structure is lost.
 *
 * @param first and other of the same dimensions, at least 1 by 1
 */
export function structuralSimilarity(first: Luma, second: Luma): number {
  let sum = 0;
  let windows = 0;
  for (let top = 0; top < first.height; top += WINDOW) {
    for (let left = 0; left < first.width; left += WINDOW) {
      sum += windowSimilarity(first, second, left, top);
      windows += 1;
    }
  }
  return sum / windows;
}

function windowSimilarity(first: Luma, second: Luma, left: number, top: number): number {
  const right = Math.min(left + WINDOW, first.width);
  const bottom = Math.min(top + WINDOW, first.height);
  const count = (right - left) * (bottom - top);
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const a = first.pixels[y * first.width + x] ?? 0;
      const b = second.pixels[y * second.width + x] ?? 0;
      sumA += a;
      sumB += b;
      squaresA += a * a;
      squaresB += b * b;
      products += a * b;
    }
  }
  const [meanA, meanB] = [sumA / count, sumB / count];
  const varianceA = squaresA / count - meanA * meanA;
  const varianceB = squaresB / count - meanB * meanB;
  const covariance = products / count - meanA * meanB;
  const brightness = (2 * meanA * meanB + C1) / (meanA * meanA + meanB * meanB + C1);
  return (brightness * (2 * covariance + C2)) / (varianceA + varianceB + C2);
}
