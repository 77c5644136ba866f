import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { ERASED_PORTRAIT } from "@/components/marketing/erased-portrait";
import { LIVE_SAMPLE } from "@/components/marketing/live-sample";
import { SCREENSHOT_SIZES, TOUR_STEPS } from "@/components/marketing/tour-steps";
import { formatBytes } from "@/lib/core/format";
import { fileIdOf } from "@/lib/files/file-path";
import { fileKey } from "@/lib/files/storage-keys";
import { ANSWER, ARTICLE, MENU_LINK, NOTES } from "@/lib/registry/example-texts";
import { imageCompressorContract } from "@/lib/tools/image-compressor/contract";
import { compressImage } from "@/lib/tools/image-compressor/service";
import { plainCode } from "@/lib/tools/qr-generator/plain-code";
import { composeNotes } from "@/lib/tools/write-article/compose-notes";
import { readQrCode } from "@/tests/support/read-qr-code";
import { createTestContext } from "@/tests/support/test-context";
import { uploaded } from "@/tests/support/test-images";

const inPublic = (file: string) => path.join("public", file);

describe("what the landing page shows", () => {
  it("has the article that the product writes from these notes", async () => {
    const article = await composeNotes({
      topic: ARTICLE.title,
      notes: NOTES,
      embed: async () => undefined,
    });

    const sections = ARTICLE.sections.map(({ heading, text, list }) =>
      [`## ${heading}`, text, ...(list ? [list.map((point) => `- ${point}`).join("\n")] : [])].join(
        "\n\n",
      ),
    );
    expect(article).toBe([`# ${ARTICLE.title}`, ...sections].join("\n\n"));
  });

  it("says how large its sample and the compressed sample are", async () => {
    const { original, originalBytes, compressed, compressedBytes, width, height } = LIVE_SAMPLE;
    expect(statSync(inPublic(original)).size).toBe(originalBytes);
    expect(statSync(inPublic(compressed)).size).toBe(compressedBytes);
    for (const file of [original, compressed, "landing/coffee-cutout.webp"])
      expect(await sharp(inPublic(file)).metadata()).toMatchObject({ width, height });
  });

  it("compresses its sample as the tool does", async () => {
    const { original, compressedBytes, quality } = LIVE_SAMPLE;
    const ctx = await createTestContext();
    const image = uploaded(readFileSync(inPublic(original)));
    const input = imageCompressorContract.input.parse({ quality: String(quality), format: "webp" });

    const { content } = await compressImage(ctx, { ...input, files: { image } });

    const stored = await ctx.storage.open(fileKey(fileIdOf(content) ?? ""));
    const bytes = await new Response(stored?.body).arrayBuffer();
    // Encoders may differ by a few bytes from machine to machine, and the page shows kilobytes.
    expect(formatBytes(bytes.byteLength)).toBe(formatBytes(compressedBytes));
  });

  it("erases from the photograph that it shows before, and leaves the rest as it is", async () => {
    const { original, erased, width, height } = ERASED_PORTRAIT;
    const sizes = [original, erased].map((file) => sharp(inPublic(file)).metadata());
    for (const size of await Promise.all(sizes)) expect(size).toMatchObject({ width, height });
    const difference = async (left: number, wide: number) => {
      const area = { left, top: 0, width: wide, height };
      const [before, after] = await Promise.all(
        [original, erased].map((file) => sharp(inPublic(file)).extract(area).raw().toBuffer()),
      );
      const sum = before?.reduce((all, value, at) => all + Math.abs(value - (after?.[at] ?? 0)), 0);
      return (sum ?? 0) / (before?.length ?? 1);
    };
    // The shuttle is the right third; what WebP loses elsewhere isn't seen.
    expect(await difference(0, 340)).toBeLessThan(3);
    expect(await difference(370, 90)).toBeGreaterThan(30);
  });

  it("draws a code that another reader reads", async () => {
    const { path: code, start, side } = plainCode(MENU_LINK);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}"><path fill="#fff" d="M-4-4h99v99h-99z"/><path d="${code}"/></svg>`;
    expect(await readQrCode(Buffer.from(svg), 512)).toBe(MENU_LINK);
  });

  it("has a tour with a screenshot of each step for every screen and theme, and no others", async () => {
    const names = TOUR_STEPS.flatMap(({ id }) =>
      Object.entries(SCREENSHOT_SIZES).flatMap(([size, { width, height }]) =>
        ["light", "dark"].map((theme) => ({ name: `${id}-${size}-${theme}.webp`, width, height })),
      ),
    );
    expect(readdirSync(inPublic("tour")).sort()).toEqual(names.map(({ name }) => name).sort());
    for (const { name, width, height } of names) {
      const { width: wide, height: high } = await sharp(inPublic(`tour/${name}`)).metadata();
      expect([wide, high], name).toEqual([2 * width, 2 * height]);
    }
  });

  it("takes the tour of what the other examples show", () => {
    const script = readFileSync("scripts/take-tour-screenshots.mjs", "utf8");
    for (const text of [NOTES, ANSWER.question, ARTICLE.title]) expect(script).toContain(text);
  });
});
