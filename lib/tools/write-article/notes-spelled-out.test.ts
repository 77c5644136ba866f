import { expect, it } from "vitest";

import { isSpelledOut } from "@/lib/tools/write-article/notes-spelled-out";

it.each([
  ["bring a chair w/o arms", "# Chairs\n\nBring a chair without arms.", true],
  ["bring a chair -> free!!", "# Chairs\n\nBring a chair → free!", false],
  ["the wifi password changes monday", "The Wi-Fi password changes Monday.", false],
  ["dont park alot of bikes", "Don't park a lot of bikes.", false],
  ["Läuse: bitte prüfen", "# Chairs\n\n**Läuse:** bitte prüfen", false],
])("tells whether shorthand was written out: %s", (notes, article, expected) => {
  expect(isSpelledOut(article, notes, "Chairs")).toBe(expected);
});
