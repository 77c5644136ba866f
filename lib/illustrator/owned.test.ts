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

describe("a part of a thing that could be a thing of its own", () => {
  it.each([
    ["a bicycle, its basket full of sunflowers", ["bicycle", "basket", "sunflower"], "basket"],
    ["a ship and its anchor", ["ship", "anchor"], "anchor"],
  ])("is drawn beside it, and named so: %j", (description, found, word) => {
    const { figures, missing } = parseDescription(description, ICON_NAMES);

    expect(figures.map(({ icon }) => icon)).toEqual(found);
    expect(figures[1]?.attached).toEqual({ to: 0, how: "beside" });
    expect(missing).toEqual([`${word} (drawn beside it)`]);
  });

  it("is left apart where somebody has it", () => {
    expect(
      parseDescription("a dog with its ball", ICON_NAMES).figures[1]?.attached,
    ).toBeUndefined();
  });
});
