import { describe, expect, it } from "vitest";

import { composeScene } from "@/lib/illustrator/compose-scene";
import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import { loadIcons } from "@/lib/illustrator/icons";
import { parseDescription } from "@/lib/illustrator/parse-description";

const icons = loadIcons();
const parse = (description: string) => parseDescription(description, ICON_NAMES);
const subjects = (description: string) =>
  parse(description).figures.map(({ word, requested }) => `${requested} ${word}`);

describe("how many", () => {
  it.each([
    ["two dozen roses", ["24 roses"]],
    ["a dozen eggs", ["12 eggs"]],
    ["two hundred birds", ["200 birds"]],
    ["twenty one birds and twenty-two cats", ["21 birds", "22 cats"]],
    ["a few cats and a hundred birds", ["3 cats", "100 birds"]],
    ["two cookies and three zombies", ["2 cookies", "3 zombies"]],
    ["a couple of grandchildren", ["2 grandchildren"]],
    ["a family of ducks", ["4 ducks"]],
    ["a family of four", ["1 family", "1 family", "1 family", "1 family"]],
    ["a family of four, and deer", ["1 family", "1 family", "1 family", "1 family", "1 deer"]],
    ["a family of two cook dinner", ["1 family", "1 family", "1 cook"]],
    ["a family of four deer in a forest", ["4 deer"]],
    ["a family of five geese and a dog", ["5 geese", "1 dog"]],
    ["a family of three cute little mice", ["3 mice"]],
    ["a family of six red foxes", ["6 foxes"]],
  ])("counts %j", (description, found) => {
    expect(subjects(description)).toEqual(found);
  });
});

describe("names of what every object has", () => {
  it.each([
    "a man constructor",
    "a constructor of cats",
    "dark constructor cats",
    "a woman valueOf a toString",
  ])("are words like others: %j", (description) => {
    const { missing, svg } = composeScene(
      { description, style: "cartoon", shape: "square", variation: 0 },
      icons,
    );

    expect(missing.join(" ")).toMatch(/constructor|valueof/);
    expect(svg).not.toContain("NaN");
  });
});

describe("what a subject does", () => {
  it.each([
    ["a bird flies over the sea", ["bird"], []],
    ["an airplane flies over a city", ["airplane"], []],
    ["birds fly over a lake", ["birds"], []],
    ["a boy flies a kite", ["boy", "kite"], []],
    ["a family watches TV", ["family", "family", "family", "family", "tv"], ["watches"]],
    ["a cat watches a bird", ["cat", "bird"], ["watches"]],
    ["a woman cooks dinner", ["woman"], ["cooks", "dinner"]],
    ["a man fishes in a lake", ["man"], ["fishes"]],
    ["a man sits and fishes in a lake", ["man"], ["sits", "fishes"]],
    ["kids fish in a lake", ["kids"], ["fish"]],
    ["two kids flying a kite", ["kids", "kite"], []],
    ["a fairy flying a kite", ["fairy", "kite"], ["flying"]],
    ["a boy flying a plane", ["boy", "plane"], ["flying"]],
    ["the farmer plants trees", ["farmer", "trees"], ["plants"]],
    ["she plants a tree", ["tree"], ["plants"]],
    ["a dog slowly guards a house", ["dog", "house"], ["slowly", "guards"]],
    ["children building a snowman", ["children", "snowman"], ["building"]],
    ["a girl waves at a dog", ["girl", "dog"], ["waves"]],
    ["rain falls on a house", ["house"], []],
    ["rain falling on snow", [], []],
    ["apples fall from a tree", ["apples", "tree"], ["fall"]],
    ["dogs that fly", ["dogs"], []],
    ["a city with flying cars", ["cars"], []],
  ])("is no thing: %j", (description, found, missing) => {
    const scene = parse(description);

    expect(scene.figures.map(({ word }) => word)).toEqual(found);
    expect(scene.missing).toEqual(missing);
  });

  it.each([
    ["a cake with flies", ["cake", "flies"]],
    ["a frog eats flies", ["frog", "flies"]],
    ["two robot guards", ["guards"]],
    ["a house with plants", ["house", "plants"]],
    ["a brick building", ["building"]],
    ["a man and a cook", ["man", "cook"]],
    ["cats and fish", ["cats", "fish"]],
    ["the girl is a cook", ["girl", "cook"]],
  ])("is told from things: %j", (description, found) => {
    expect(parse(description).figures.map(({ word }) => word)).toEqual(found);
  });

  it("lets only what flies fly", () => {
    const kinds = (description: string) =>
      parse(description).figures.map(({ word, kind }) => [word, kind]);

    expect(kinds("a girl flying a kite")).toEqual([
      ["girl", "person"],
      ["kite", "flyer"],
    ]);
    expect(kinds("a house with flying pigs")).toEqual([
      ["house", "building"],
      ["pigs", "flyer"],
    ]);
    expect(kinds("a boat floating on a lake")).toEqual([["boat", "boat"]]);
  });
});

describe("a noun before a noun", () => {
  it.each([
    ["a baby elephant", ["1 elephant"], ["baby"]],
    ["a mother duck with two baby ducks", ["1 duck", "2 ducks"], ["mother", "baby"]],
    ["an astronaut cat and a ninja turtle", ["1 cat", "1 turtle"], ["astronaut", "ninja"]],
    ["a woman doctor", ["1 doctor"], ["woman"]],
    ["a girl in a princess dress", ["1 girl"], ["princess"]],
    ["no baby elephants, a robot dog", ["1 dog"], ["robot"]],
    ["girl umbrella rain", ["1 girl", "1 umbrella"], []],
    ["a sea horse", ["1 sea horse"], ["sea horse (drawn as a tropical fish)"]],
    ["a space ship", ["1 space ship"], ["space ship (drawn as a rocket)"]],
    ["a light house", ["1 light house"], []],
    ["a red fire hydrant and a star fish", [], ["red fire hydrant", "star fish"]],
    ["an orange tree", ["1 orange tree"], ["orange tree (drawn as a tree)"]],
    ["two glasses of wine", ["2 wine"], []],
    ["two glasses", ["2 glasses"], []],
    ["a dog and both cats", ["1 dog", "2 cats"], []],
  ])("says what it is like: %j", (description, found, missing) => {
    expect(subjects(description)).toEqual(found);
    expect(parse(description).missing).toEqual(missing);
  });

  it("makes a bow a ribbon, except an archer's", () => {
    const icon = (description: string) => parse(description).figures.at(-1)?.icon;

    expect(icon("a girl with a red bow")).toBe("ribbon");
    expect(icon("an archer with a bow")).toBe("bow-and-arrow");
    expect(icon("an elf with a bow and arrow")).toBe("bow-and-arrow");
  });
});

describe("names and lettering", () => {
  it.each([
    ['a coffee shop called "Bean There"', ["coffee shop"], "called bean there"],
    ["a dog named Apple in a field", ["dog"], "named apple"],
    ["a boat named Red Cat, at sea", ["boat"], "named red cat"],
    ["a cat with a sign that says “Free Pizza Here”", ["cat"], "says free pizza here"],
    ["a robot saying 'hi' to a cat", ["robot", "cat"], "hi"],
  ])("are named, and what they are made of isn't drawn: %j", (description, found, named) => {
    const { figures, missing } = parse(description);

    expect(figures.map(({ word }) => word)).toEqual(found);
    expect(missing).toContain(named);
  });

  it.each([
    ['a "red" car next to a house', ["car", "house"]],
    ['"a cat on a sofa"', ["cat", "sofa"]],
    ["A GIRL NAMED ANN AND A CAT", ["girl", "cat"]],
  ])("are told from other words: %j", (description, found) => {
    expect(parse(description).figures.map(({ word }) => word)).toEqual(found);
  });

  it("says that a shop for something is drawn as another one", () => {
    expect(parse("a coffee shop").missing).toEqual(["coffee shop (drawn as a shop)"]);
  });
});

describe("colors", () => {
  const colors = (description: string) => {
    const { figures, missing } = parse(description);
    return [...figures.map(({ word, modifiers }) => [...modifiers, word].join(" ")), ...missing];
  };

  it.each([
    ["the car is red and the house is blue", ["red car", "blue house"]],
    ["the house is red with a blue door", ["red house"]],
    ["a car and a house, both red", ["red car", "red house"]],
    ["a cat, a car and a house are red", ["red cat", "red car", "red house"]],
    ["a dog on a car that is red", ["dog", "red car"]],
    ["the cats are black and the dog is white", ["black cats", "white dog"]],
    ["a car that is not red", ["car", "not red"]],
    ["a not very big dog", ["dog", "not big"]],
    ["a cup, blue flowers", ["cup", "blue flowers"]],
    ["a cup, blue, on a table", ["blue cup"]],
    ["a cat, black and white", ["black cat", "white"]],
    ["an orange and an apple", ["orange", "apple"]],
    ["an orange and a lemon", ["orange", "lemon"]],
    ["apple, orange, banana", ["apple", "orange", "banana"]],
    ["an orange and white cat", ["orange cat", "white"]],
    ["a lime and two pears", ["lime", "two pears"]],
    ["a forest green car", ["forest green car"]],
    ["a cherry red car and a baby blue boat", ["cherry red car", "baby blue boat"]],
    ["the car is cherry red", ["cherry red car"]],
    ["a baby white rabbit", ["white rabbit", "baby"]],
  ])("go to what they are said of: %j", (description, found) => {
    expect(colors(description)).toEqual(found);
  });

  it("of the sky stay there", () => {
    const scene = parse("a cat, and the sky is pink");

    expect([scene.figures[0]?.color, scene.skyColor?.h]).toEqual([undefined, 335]);
  });
});
