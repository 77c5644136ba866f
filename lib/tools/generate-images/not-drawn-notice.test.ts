import { expect, it } from "vitest";

import { notDrawnNotice } from "@/lib/tools/generate-images/not-drawn-notice";

it.each([
  [{ missing: [] }, undefined],
  [{}, undefined],
  [{ missing: "wood" }, undefined],
  [
    { drawn: ["boat"], missing: ["pirate ship (drawn as a sailboat)", "wooden"] },
    "The built-in illustrator didn't draw these as asked: “pirate ship” (drawn as a sailboat) and “wooden”.",
  ],
])("names what an image doesn't show: %j", (meta, notice) => {
  expect(notDrawnNotice(meta)).toBe(notice);
});
