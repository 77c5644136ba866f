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
