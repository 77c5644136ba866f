import { describe, expect, it } from "vitest";

import { composeScene } from "@/lib/illustrator/compose-scene";
import { loadIcons } from "@/lib/illustrator/icons";

const icons = loadIcons();
const draw = (description: string) =>
  composeScene({ description, style: "cartoon", shape: "square", variation: 0 }, icons);

describe("the size of a thing beside another", () => {
  it.each([
    ["an elephant on a tiny chair", "tiny (chair)"],
    ["a man on a tiny horse", "tiny (horse)"],
  ])("is named where the picture doesn't bear it out: %j", (description, named) => {
    const { drawn, missing } = draw(description);

    expect(missing).toContain(named);
    expect(drawn.join(" ")).not.toContain(named.replace(/ .*/, ""));
  });

  it("is one thing's own, also where two share a word for it", () => {
    const { drawn, missing } = draw("a man on a tiny horse and a tiny house");

    expect(missing).toEqual(["tiny (horse)"]);
    expect(drawn).toContain("tiny house");
    expect(draw("a tiny cat").missing).toEqual(["tiny"]);
  });

  it.each([
    ["a small dog and a big cat", "small dog"],
    ["a tiny house beside a cat", "tiny house"],
    ["a cat on a huge box", "huge box"],
    ["a tiny bird on a bear", "tiny bird"],
    ["a giant mushroom and a cat", "giant mushroom"],
    ["a giant mouse and an elephant", "giant mouse"],
    ["a giant panda and a dog", "giant panda"],
    ["a cat beside a mammoth mushroom", "mammoth mushroom"],
    ["a colossal mushroom and a cat", "colossal mushroom"],
    ["a humongous dog and a cat", "humongous dog"],
    ["a teeny house beside a cat", "teeny house"],
  ])("is drawn: %j", (description, word) => {
    const { drawn, missing } = draw(description);

    expect(missing).toEqual([]);
    expect(drawn).toContain(word);
  });

  it.each([
    ["a giant and a cat", "giant", "giant (drawn as a person)"],
    ["a giant eating an apple", "giant", "giant (drawn as a person)"],
    ["a mammoth in the snow", "mammoth", undefined],
  ])("is none where its word is the thing itself: %j", (description, word, named) => {
    const { drawn, missing } = draw(description);

    expect(drawn).toContain(word);
    if (named) expect(missing).toContain(named);
  });

  it("draws nobody for a giant sunflower", () => {
    const { drawn, missing } = draw("giant sunflower");

    expect(drawn).toEqual(["sunflower"]);
    expect(missing).toEqual(["giant"]);
  });

  it("is the smaller, the stronger its word", () => {
    expect(draw("a tiny dog and a cat").svg).not.toBe(draw("a small dog and a cat").svg);
    expect(draw("a huge dog and a cat").svg).not.toBe(draw("a big dog and a cat").svg);
  });
});

describe("a place that is only like the one asked for", () => {
  it("isn't a picture of what isn't in it", () => {
    expect(draw("no dogs, just a doghouse in a garden").drawn).toEqual([]);
    expect(draw("a garden").drawn).toEqual(["garden"]);
    expect(draw("a quokka in a forest").drawn).toEqual(["forest"]);
  });

  it.each([
    ["a peaceful garden", "garden", "peaceful"],
    ["an old orchard", "orchard", "old"],
    ["a quiet old orchard", "orchard", "quiet"],
    ["lovely vineyard", "vineyard", "lovely"],
    ["a small garden", "garden", "small garden"],
  ])("is drawn whatever is said of it: %j", (description, place, named) => {
    const { drawn, missing } = draw(description);

    expect(drawn).toEqual([place]);
    expect(missing).toContain(named);
  });
});
