import { describe, expect, it } from "vitest";

import { imageFileName } from "@/lib/tools/generate-images/file-name";

describe("imageFileName", () => {
  it.each([
    ["a red fox", undefined, "a red fox.png"],
    ["a red fox", 2, "a red fox 2.png"],
    ["a fox: red/brown?", undefined, "a fox red brown.png"],
    [
      `a red fox ${"under a tall old tree ".repeat(5)}`,
      3,
      "a red fox under a tall old tree under a tall old tree under 3.png",
    ],
    ["???", 1, "1.png"],
  ])("names %j, number %s, %j", (description, number, name) => {
    expect(imageFileName(description, number)).toBe(name);
  });
});
