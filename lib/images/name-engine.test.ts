import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";

import { nameEngine } from "@/lib/images/name-engine";

const folder = mkdtempSync(join(tmpdir(), "atelier-name-engine-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ["Built-in eraser (MI-GAN)", "Atelier: Built-in eraser (MI-GAN)"],
  ["gpt-image-1.5 (models.example.com:8080)", "Atelier: gpt-image-1.5"],
  ["Größe\0\n二", "Atelier: Größe 二"],
])("writes the name of %j into a PNG, and leaves its pixels", async (name, text) => {
  const png = join(folder, "image.png");
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  const pixels = { width: 300, height: 200, channels: 3 as const, background: "red", noise };
  await sharp({ create: pixels }).png().toFile(png);

  const named = await nameEngine(png, { id: "any", name, builtIn: name.startsWith("Built-in") });

  const { comments } = await sharp(named).metadata();
  expect(comments).toEqual([{ keyword: "Software", text }]);
  const pixelsOf = (file: string) => sharp(file, { failOn: "warning" }).raw().toBuffer();
  expect((await pixelsOf(named)).equals(await pixelsOf(png))).toBe(true);
  expect(readFileSync(named).length - readFileSync(png).length).toBeLessThan(100);
});
