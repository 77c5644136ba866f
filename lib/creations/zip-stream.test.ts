import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";

import { keepCreation } from "@/db/queries/creations";
import { LIMITS } from "@/lib/core/limits";
import { zipStream } from "@/lib/creations/zip-stream";
import { storeFile } from "@/lib/files/store-file";
import type { RunContext } from "@/lib/providers/context";
import { longestShare, MOST_AT_ONCE } from "@/tests/support/longest-share";
import { createTestContext } from "@/tests/support/test-context";
import { unzip } from "@/tests/support/unzip";

const modifiedAt = new Date();

async function keepText(ctx: RunContext, content: string) {
  const made = { tool: "image-to-text", type: "text", prompt: "page.png", content };
  const { id } = await keepCreation(ctx, made);
  return { name: `${id}.txt`, modifiedAt, byteSize: Buffer.byteLength(content), textOf: id };
}

async function read(archive: ReadableStream<Uint8Array>): Promise<Buffer> {
  return Buffer.from(await new Response(archive).arrayBuffer());
}

/** As long as a text may be, of characters that compress badly. */
function longText(seed: number): string {
  const codes = Array.from(
    { length: LIMITS.ocrTextCharacters },
    (_, at) => 0x4e00 + (((at + seed) * 7_919 + ((at * at) % 10_007)) % 20_000),
  );
  return codes.map((code) => String.fromCharCode(code)).join("");
}

describe("zipStream", () => {
  it("gives other calls their turn before a third of many long texts is compressed", async () => {
    const ctx = await createTestContext();
    const texts = Array.from({ length: 6 }, (_, at) => longText(at));
    const entries = await Promise.all(texts.map((text) => keepText(ctx, text)));

    const share = await longestShare(() => read(zipStream(ctx, entries, () => {})));

    expect(share).toBeLessThanOrEqual(MOST_AT_ONCE);
    const files = unzip(await read(zipStream(ctx, entries, () => {})));
    expect([...files.values()].map(String)).toEqual(texts.map((text) => `${text}\n`));
  });

  it("compresses for several people at once", async () => {
    const people = await Promise.all([1, 2, 3].map(() => createTestContext()));

    const archives = people.map(async (ctx, at) => {
      const entries = [await keepText(ctx, longText(at)), await keepText(ctx, "Bees")];
      return unzip(await read(zipStream(ctx, entries, () => {})));
    });

    for (const [at, files] of (await Promise.all(archives)).entries()) {
      expect([...files.values()].map(String)).toEqual([`${longText(at)}\n`, "Bees\n"]);
    }
  });

  it("ends without an archive when a text is gone, or is somebody else's", async () => {
    const ctx = await createTestContext();
    const foreign = await keepText(await createTestContext(), "Secret");
    const missing = { ...foreign, textOf: randomUUID() };
    const ends: string[] = [];
    const archiveOf = (entry: typeof foreign) => zipStream(ctx, [entry], () => ends.push("end"));

    await expect(read(archiveOf(foreign))).rejects.toThrow("is gone");
    await expect(read(archiveOf(missing))).rejects.toThrow("is gone");

    expect(ends).toEqual(["end", "end"]);
    // Its turn ended with it.
    const own = await keepText(ctx, "Bees");
    expect([...unzip(await read(archiveOf(own))).values()].map(String)).toEqual(["Bees\n"]);
  });

  it("gives up an archive that nobody reads", async () => {
    const ctx = await createTestContext();
    const bytes = Buffer.alloc(2_000_000);
    const file = await storeFile(ctx, { bytes, contentType: "image/webp" });
    const entry = { name: "a.webp", modifiedAt, fileId: file.id, byteSize: bytes.byteLength };
    const ended = new Promise<void>((resolve) => {
      const archive = zipStream(ctx, [entry], resolve, { idleMs: 50 });
      void archive.getReader().read();
    });

    await ended;
  });
});
