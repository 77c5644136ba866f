import { randomBytes } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { describe, expect, it } from "vitest";

import { readFromArchive } from "@/lib/models/read-archive";

const WEIGHTS = randomBytes(300_000);
/** Too long for a header of its own: npm writes such names as an extension. */
const LONG = `package/${"deep/".repeat(60)}model.onnx`;

async function archiveFile(cutBytes = 0): Promise<string> {
  const archive = pack();
  archive.entry({ name: "package/README.md" }, "read me");
  archive.entry({ name: "package/model.onnx" }, WEIGHTS);
  archive.entry({ name: LONG }, "found");
  archive.finalize();
  const whole = gzipSync(await buffer(archive));
  const file = path.join(mkdtempSync(path.join(tmpdir(), "atelier-archive-")), "package.tgz");
  writeFileSync(file, whole.subarray(0, whole.length - cutBytes));
  return file;
}

describe("readFromArchive", () => {
  it("reads one file among others, byte for byte", async () => {
    const read = await buffer(readFromArchive(await archiveFile(), "package/model.onnx"));

    expect(read.equals(WEIGHTS)).toBe(true);
  });

  it("finds a file with a long name", async () => {
    const read = await buffer(readFromArchive(await archiveFile(), LONG));

    expect(read.toString()).toBe("found");
  });

  it("says which file is missing", async () => {
    const reading = buffer(readFromArchive(await archiveFile(), "package/other.onnx"));

    await expect(reading).rejects.toThrow("The archive doesn't contain package/other.onnx.");
  });

  it.each([
    ["within the file", 200_000],
    ["after the file before it", 299_500],
  ])("fails on an archive that ends %s", async (_where, cutBytes) => {
    const reading = buffer(readFromArchive(await archiveFile(cutBytes), "package/model.onnx"));

    await expect(reading).rejects.toThrow();
  });

  it("fails on what is no archive", async () => {
    const file = await archiveFile();
    writeFileSync(file, "not a gzip file");

    await expect(buffer(readFromArchive(file, "package/model.onnx"))).rejects.toThrow();
  });
});
