import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { describe, expect, it } from "vitest";

import { fontCoverage } from "@/lib/export/font-coverage";

/** Marks the end of a table: not a character, though fontkit lists it. */
const TABLE_END = 0xffff;

describe("fontCoverage", () => {
  it.each([
    "geist/dist/fonts/geist-sans/Geist-Regular.ttf",
    "geist/dist/fonts/geist-mono/GeistMono-Regular.ttf",
    "@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff",
  ])("reads the same characters as fontkit from %s", async (path) => {
    const bytes = readFileSync(`node_modules/${path}`);
    const font = create(bytes);
    if (!("characterSet" in font)) throw new Error("A collection of fonts.");

    const covered = await fontCoverage(new Uint8Array(bytes));

    const expected = font.characterSet.filter((codePoint) => codePoint !== TABLE_END);
    expect([...covered].sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
  });
});
