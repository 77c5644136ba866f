import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

import { compressImageFile } from "@/lib/images/compress-image-file";
import { photo } from "@/tests/support/test-images";

it("keeps the quality that was asked for in another format, also where it makes the file larger", async () => {
  const folder = await mkdtemp(join(tmpdir(), "compress-"));
  const source = join(folder, "source");
  await writeFile(source, await photo(300, 200).avif({ quality: 60 }).toBuffer());

  const made = await compressImageFile({
    ...{ source, target: join(folder, "target"), limits: { maxPixels: 1_000_000 } },
    ...{ width: null, height: null, format: "webp", quality: 95, targetBytes: null },
    ...{ similarityFloor: 0.9, keepFormat: true, keepMetadata: false, keepAnimation: false },
  });

  expect(made.quality).toBe(95);
  expect(made.byteSize).toBeGreaterThan(made.before.byteSize);
});
