import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { readDocument } from "@/lib/pdf/read-document";
import { linesAt, makePdf, type PdfPageContent, type PdfPicture } from "@/tests/support/make-pdf";
import { runInProcess } from "@/tests/support/pdf-jobs";

const folder = mkdtempSync(path.join(tmpdir(), "atelier-photos-"));
const PIXELS = 200;
const TEXT = linesAt([
  "Maria Okafor, maria.okafor@example.com",
  "Reduced page load time by 42% for 120,000 users",
]);

async function photosOf(pictures: readonly PdfPicture[], page: PdfPageContent = {}) {
  const file = path.join(folder, "test.pdf");
  writeFileSync(file, makePdf([{ texts: TEXT, pictures, ...page }]));
  const limits = { maxPages: 3, maxTextMs: 60_000, maxOcrPages: 0, maxOcrMs: 0 };
  const { pages } = await readDocument(
    file,
    { ...limits, findHidden: false, findPhotos: true },
    { run: runInProcess, languageFolder: async () => undefined },
  );
  return pages[0]?.photos ?? [];
}

function drawn(svg: string): Promise<Buffer> {
  const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${PIXELS}" height="${PIXELS}"><rect width="100" height="100" fill="white"/>${svg}</svg>`;
  return sharp(Buffer.from(image)).jpeg({ quality: 92 }).toBuffer();
}

let portrait: Buffer;
beforeAll(async () => {
  portrait = await sharp("tests/fixtures/images/astronaut.jpg")
    .resize(PIXELS, PIXELS, { fit: "cover", position: "top" })
    .jpeg()
    .toBuffer();
});

const at = { x: 440, y: 60, width: 90, height: 115 };

describe("photos on a page", () => {
  it.each([
    ["in a corner", at],
    ["square, in the middle", { x: 250, y: 40, width: 100, height: 100 }],
    ["small, in a column", { x: 40, y: 300, width: 60, height: 75 }],
  ])("are found: %s", async (_where, place) => {
    const [photo, ...others] = await photosOf([{ jpeg: portrait, pixels: PIXELS, ...place }]);

    expect(others).toEqual([]);
    for (const [side, points] of Object.entries(place))
      expect(photo?.[side as keyof typeof place]).toBeCloseTo(points, 0);
  });

  it("are found where they are shown on a turned page", async () => {
    const [photo] = await photosOf([{ jpeg: portrait, pixels: PIXELS, ...at }], { rotate: 180 });

    expect(photo?.x).toBeCloseTo(595 - 440 - 90, 0);
    expect(photo?.y).toBeCloseTo(842 - 60 - 115, 0);
  });

  it.each([
    ["an icon", { x: 440, y: 60, width: 18, height: 18 }],
    ["a banner", { x: 0, y: 0, width: 595, height: 120 }],
    ["a picture as large as the page", { x: 0, y: 0, width: 595, height: 842 }],
    ["a picture beside the page", { x: 620, y: 60, width: 90, height: 115 }],
  ])("aren't %s", async (_what, place) => {
    expect(await photosOf([{ jpeg: portrait, pixels: PIXELS, ...place }])).toEqual([]);
  });

  it.each([
    [
      "a logo",
      '<circle cx="50" cy="50" r="46" fill="#0b5fa5"/><path d="M30 70 L50 22 L70 70 Z" fill="#f5b301"/>',
    ],
    [
      "a logo that fades",
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#0b5fa5"/><stop offset="1" stop-color="#7fd0ff"/></linearGradient></defs><rect x="30" y="30" width="40" height="40" rx="8" fill="url(#g)"/>',
    ],
    [
      "a code",
      Array.from(
        { length: 200 },
        (_, index) =>
          `<rect x="${(index * 37) % 100}" y="${(index * 53) % 100}" width="4" height="4"/>`,
      ).join(""),
    ],
  ])("aren't %s", async (_what, svg) => {
    expect(await photosOf([{ jpeg: await drawn(svg), pixels: PIXELS, ...at }])).toEqual([]);
  });

  it("aren't looked for in scans", async () => {
    const jpeg = await sharp("tests/fixtures/images/astronaut.jpg").jpeg().toBuffer();
    const scan = { jpeg, width: 512, height: 512 };

    expect(await photosOf([], { texts: [], scan })).toEqual([]);
  });
});
