import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

import { compressImageFile } from "@/lib/images/compress-image-file";
import { photo } from "@/tests/support/test-images";

/** Written as a WebP, which is larger. */
async function smallPhoto(similarityFloor: number | null) {
  const folder = await mkdtemp(join(tmpdir(), "compress-"));
  const source = join(folder, "source");
  await writeFile(source, await photo(300, 200).avif({ quality: 60 }).toBuffer());
  return compressImageFile({
    ...{ source, target: join(folder, "target"), limits: { maxPixels: 1_000_000 } },
    ...{ width: null, height: null, format: "webp", quality: 95, targetBytes: null },
    ...{ similarityFloor, keepFormat: true, keepMetadata: false, keepAnimation: false },
  });
}

it("lowers a quality that would make the file larger, unless that one is wanted whatever its size", async () => {
  const [lowered, fixed] = [await smallPhoto(0.9), await smallPhoto(null)];

  expect(lowered.quality).toBeLessThan(95);
  expect(lowered.byteSize).toBeLessThanOrEqual(lowered.before.byteSize);
  expect(fixed.quality).toBe(95);
  expect(fixed.byteSize).toBeGreaterThan(fixed.before.byteSize);
});
