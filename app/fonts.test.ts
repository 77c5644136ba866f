import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { expect, it } from "vitest";

import { SITE } from "@/lib/core/site";

/** Letters, quotes, dashes, and marks of the interface's words. */
const MARKS = "\u00a0·×©Éé–—‘’“”…";
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));

it.each([
  ["geist", `${ASCII.join("")}${MARKS}²↑↓`],
  ["instrument-serif", ASCII.join("") + MARKS],
  ["tagline-italic", SITE.tagline],
])("has every letter it's fetched for in %s", (name, text) => {
  const font = fontOf(`app/subset-fonts/${name}.woff2`);

  const codePoints = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  expect(font.characterSet).toEqual(expect.arrayContaining(codePoints));
});

it("keeps figures of one width and kerning in the sans", () => {
  expect(fontOf("app/subset-fonts/geist.woff2").availableFeatures).toEqual(
    expect.arrayContaining(["tnum", "kern"]),
  );
});

function fontOf(path: string) {
  const font = create(readFileSync(path));
  if (!("characterSet" in font)) throw new Error("A collection of fonts.");
  return font;
}
