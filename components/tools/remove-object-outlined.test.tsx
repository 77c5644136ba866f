import { expect, it } from "vitest";

import { remarkOn } from "@/components/tools/remove-object-outlined";

it("says how to take the rest of a thing of many colors", () => {
  expect(remarkOn(0.1, false)).toBe(
    "Only part of it? Choose “Adds to the selection” and click the rest.",
  );
  expect(remarkOn(0.1, true)).toBe("Only part of it? Click the rest of it.");
});

it("says so where a speck or nearly the whole image is outlined", () => {
  expect(remarkOn(0.0001, true)).toMatch(/^Only a speck is outlined\. Click the rest of it, or/);
  expect(remarkOn(0.95, false)).toMatch(/^Nearly the whole image is outlined\./);
});
