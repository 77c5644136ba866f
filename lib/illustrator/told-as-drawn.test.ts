import { describe, expect, it } from "vitest";

import type { ImageStyle } from "@/lib/core/image-options";
import { composeScene } from "@/lib/illustrator/compose-scene";
import { loadIcons } from "@/lib/illustrator/icons";

const icons = loadIcons();
const missing = (description: string, style: ImageStyle = "cartoon") =>
  composeScene({ description, style, shape: "square", variation: 0 }, icons).missing;

describe("what a drawing is said to leave out", () => {
  it.each([
    ["a red tractor", ["red tractor"]],
    ["a cat on a telephone wire", ["telephone wire"]],
    ["a boy and a dog from a stone bridge", ["from a stone bridge"]],
    ["an empty chair with a cat on it", ["empty"]],
    ["an empty bench with two birds sitting on it", ["empty"]],
  ])("names what isn't as asked: %s", (description, words) => {
    expect(missing(description)).toEqual(expect.arrayContaining(words));
  });

  it.each([
    ["a yellow coat", "coat"],
    ["a blue unicorn", "unicorn"],
    ["a blue candle", "candle"],
    ["a fox wearing a striped scarf", "striped"],
    ["an empty wooden bench beneath a tree", "empty"],
    ["a skeleton riding a purple motorcycle", "motorcycle"],
    ["a tractor in a wheat field", "wheat"],
    ["an empty chair with a cushion and a cat on a rug", "empty"],
    ["an empty chair and a table with a cat on it", "empty"],
    ["a girl far away from the car", "from"],
    ["a dog running away from a train", "from"],
    ["a gift from grandma and a balloon", "from"],
    ["a letter from a friend, a boat", "from"],
    ["smoke rises from a train", "from"],
    ["steam from a ship", "from"],
  ])("doesn't deny what is: %s", (description, word) => {
    expect(missing(description).join(" ")).not.toContain(word);
  });

  it("tells that a seat isn't empty", () => {
    expect(missing("a cat on an empty bench")).toContain("empty");
  });

  it("tells that a pedestal is no desert", () => {
    expect(missing("a motorcycle in the desert", "3d")).toEqual(["desert (drawn as a pedestal)"]);
    expect(missing("a motorcycle in the desert")).toEqual([]);
  });
});
