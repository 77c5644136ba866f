import { expect, it } from "vitest";

import { missingWay, OCR_LANGUAGES, otherWayOf, readOtherWay } from "@/lib/ocr/languages";

it("knows which languages are read in both directions", () => {
  const pairs = OCR_LANGUAGES.map(({ code }) => [code, otherWayOf(code)]).filter(([, way]) => way);

  expect(pairs).toEqual([
    ["jpn", "jpn_vert"],
    ["jpn_vert", "jpn"],
  ]);
});

it("names the direction of lines, and what to choose for them", () => {
  expect(readOtherWay("jpn")).toBe(
    "The lines in this image run from left to right, so it was read as Japanese.",
  );
  expect(missingWay("jpn_vert", "Try again later.")).toBe(
    "The lines in this image seem to run from top to bottom. They have to be read as Japanese (vertical), and the data for that couldn't be loaded. Try again later.",
  );
});
