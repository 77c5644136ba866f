import { describe, expect, it } from "vitest";

import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import { parseDescription } from "@/lib/illustrator/parse-description";

const parse = (description: string) => parseDescription(description, ICON_NAMES);
const words = (description: string) => parse(description).figures.map(({ word }) => word);

describe("what a thing has", () => {
  it.each([
    ["a pig with a scarf", ["scarf (drawn beside it)"]],
    ["a donkey with glasses and a dog", ["glasses (drawn beside it)"]],
    ["a princess wearing a red hat", ["hat (drawn as a top hat, beside it)"]],
    ["a woman wearing a red dress and gloves", ["gloves (drawn beside it)"]],
    ["a tree with apples", ["apples (drawn beside it)"]],
    ["a cupcake with a cherry", ["cherry (drawn beside it)"]],
  ])("is named when it's drawn beside: %j", (description, missing) => {
    expect(parse(description).missing).toEqual(missing);
  });

  it.each([
    ["an elephant wearing a top hat", []],
    ["a snowman with a scarf", []],
    ["a man with glasses and a dog", []],
    ["a cat in a red hat", ["hat (drawn as a top hat)"]],
    ["two penguins wearing scarves and party hats", []],
    ["a basket with apples", []],
    ["a bowl of strawberries", []],
    ["a vase with tulips", []],
    ["a kitten in a box", ["kitten (drawn as a cat)"]],
    ["a fish in a bowl", []],
    ["a dog with a balloon", []],
    ["a girl holding five balloons", []],
    ["a snowman with three birds on its head", []],
    ["a pirate with a parrot on his shoulder", ["pirate (drawn as a person)"]],
    ["a dog behind a fence", []],
  ])("is drawn where it belongs: %j", (description, missing) => {
    const { figures, missing: named } = parse(description);

    expect(figures.some(({ attached }) => attached && attached.how !== "beside")).toBe(true);
    expect(named).toEqual(missing);
  });

  it.each([
    ["a dog riding a skateboard with sunglasses", "sunglasses", "dog"],
    ["a man riding a horse with a cowboy hat", "cowboy hat", "man"],
    ["a woman with a guitar wearing a hat", "hat", "woman"],
    ["a bowl of apples and oranges", "oranges", "bowl"],
    ["a vase with tulips and a cat", "cat", undefined],
    ["a plate of cookies and a glass of milk", "milk", undefined],
  ])("belongs to who can have it: %j", (description, word, owner) => {
    const { figures } = parse(description);
    const { attached } = figures.find((figure) => figure.word === word) ?? {};

    expect(attached && figures[attached.to]?.word).toBe(owner);
  });

  it.each([
    ["a snowman with a carrot nose and a top hat", ["snowman"], []],
    ["a birthday cake with candles", ["birthday cake"], []],
    ["a birthday cake with five candles", ["birthday cake"], ["five candles"]],
    ["a house with two windows and a red door", ["house"], ["two windows"]],
    ["a wizard with a pointy hat", ["wizard"], ["pointy"]],
    ["a house with a red roof and a blue chimney", ["house"], ["blue chimney"]],
    ["a blue house with a red roof", ["house"], []],
    ["a woman with brown hair riding a bicycle", ["woman"], []],
    ["a woman with blonde hair", ["woman"], []],
    ["an old man with gray hair and a white beard", ["old man"], ["white beard"]],
  ])("is drawn once where the drawing has it: %j", (description, found, missing) => {
    expect(words(description)).toEqual(found);
    expect(parse(description).missing).toEqual(missing);
  });

  it.each([
    ["a man with a dog and an umbrella", ["man", "dog", "umbrella"]],
    ["a burger with fries", ["burger", "fries"]],
    ["a girl with a cat next to a window", ["girl", "cat"]],
    ["a house with a garden and two cars", ["house", "cars"]],
    ["a room with a window", []],
  ])("is beside it anyway: %j", (description, found) => {
    expect(words(description)).toEqual(found);
    expect(parse(description).missing.join()).not.toContain("beside");
  });
});
