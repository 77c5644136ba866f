import { describe, expect, it } from "vitest";

import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import { parseDescription } from "@/lib/illustrator/parse-description";

const parse = (description: string) => parseDescription(description, ICON_NAMES);

/** Words of what is in something. */
function inside(description: string): string[] {
  return parse(description)
    .figures.filter(({ attached }) => attached?.how === "in")
    .map(({ word }) => word);
}

describe("what is in something", () => {
  it.each([
    ["a farmer with eggs in a basket", ["eggs"]],
    ["a boy with an apple in a bowl", ["apple"]],
    ["a man with a fish in a bowl", ["fish"]],
    ["a boy with a fish in a bucket", ["fish"]],
    ["a teacher with a bird in a nest", ["bird"]],
    ["a girl sitting next to a cat in a box", ["cat"]],
    ["a boy beside a dog in a basket", ["dog"]],
    ["a woman with flowers in a pot", ["flowers"]],
    ["a girl has a kitten in a basket", ["kitten"]],
    ["a girl holding a cat in a basket", ["cat"]],
    ["a boy with a dog and a cat in a basket", ["dog", "cat"]],
    ["a girl with a cat in a tree", ["cat"]],
    ["a cat looking at a fish in a bowl", ["fish"]],
    ["a cat next to a dog in a box", ["dog"]],
    ["a farmer and eggs in a basket", ["eggs"]],
    ["a bear with honey in a pot", ["honey"]],
  ])("is the last one, not who has it or is beside it: %j", (description, words) => {
    expect(inside(description)).toEqual(words);
  });

  it.each([
    ["a girl and a cat in a basket", ["girl", "cat"]],
    ["a boy and his dog in a box", ["boy", "dog"]],
    ["three kittens and a puppy in a basket", ["kittens", "puppy"]],
    ["a cat with kittens in a basket", ["cat", "kittens"]],
    ["a bird with eggs in a nest", ["bird", "eggs"]],
    ["a monkey with bananas in a tree", ["monkey", "bananas"]],
    ["a cat wearing a hat in a box", ["cat"]],
    ["a girl with a red balloon in a basket", ["girl"]],
    ["a family in a basket", ["family", "family", "family", "family"]],
    ["a girl with a dog in a boat", ["girl", "dog"]],
    ["a boy with a dog in a bathtub", ["boy", "dog"]],
    ["a woman with a baby in a shopping cart", ["woman", "baby"]],
    ["a boy beside a dog in a canoe", ["boy", "dog"]],
    ["a girl with a cat in a basket in a boat", ["girl", "cat", "basket"]],
    ["a man in a boat with a fish in a bucket", ["man", "fish"]],
  ])("is a whole group: %j", (description, words) => {
    expect(inside(description)).toEqual(words);
  });

  it("isn't said to be held", () => {
    expect(parse("a girl holding a cat in a basket").missing).toEqual(["holding"]);
    expect(parse("a woman with flowers in a pot").missing).toEqual([]);
  });
});
