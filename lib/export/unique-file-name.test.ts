import { expect, it } from "vitest";

import { uniqueFileName } from "@/lib/export/unique-file-name";

it("numbers names that are alike, also where they are cut", () => {
  const taken = new Set<string>();
  const long = "a photo of a heron that stands in the shallow water of a lake ".repeat(3);

  const names = [long, `${long} indeed`, "Bees", "bees"].map((title) =>
    uniqueFileName(title, "jpg", taken),
  );

  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(4);
  expect(names[1]).toMatch(/ \(2\)\.jpg$/);
  expect(names[3]).toMatch(/ \(2\)\.jpg$/);
});
