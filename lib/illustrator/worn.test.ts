import { describe, expect, it } from "vitest";

import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import { parseDescription } from "@/lib/illustrator/parse-description";

const wornIn = (description: string) =>
  parseDescription(description, ICON_NAMES).figures.flatMap(({ icon, attached }) =>
    attached?.how === "worn" ? [icon] : [],
  );

describe("what is listed after somebody", () => {
  it.each([
    ["portrait of my grandmother laughing, gray curly hair, round glasses", ["glasses"]],
    ["a woman, round glasses, red scarf", ["glasses", "worn-scarf"]],
    ["a cat, sunglasses, beach", ["sunglasses"]],
  ])("is on them, where it can be worn: %j", (description, found) => {
    expect(wornIn(description)).toEqual(found);
  });

  it.each(["a man, glasses on a table", "a house, sunglasses", "a dog, two hats", "a man, a dog"])(
    "isn't, where it is elsewhere or nobody's: %j",
    (description) => {
      expect(wornIn(description)).toEqual([]);
    },
  );
});
