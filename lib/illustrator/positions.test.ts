import { describe, expect, it } from "vitest";

import { composeScene } from "@/lib/illustrator/compose-scene";
import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import { loadIcons } from "@/lib/illustrator/icons";
import { layoutFigures } from "@/lib/illustrator/layout-figures";
import { parseDescription } from "@/lib/illustrator/parse-description";
import { createRandom } from "@/lib/illustrator/random";
import { obeySides, sidesNotDrawn } from "@/lib/illustrator/sides";
import { STYLES } from "@/lib/illustrator/styles";

const icons = loadIcons();
const parse = (description: string) => parseDescription(description, ICON_NAMES);
const draw = (description: string, style: "cartoon" | "3d" = "cartoon") =>
  composeScene({ description, style, shape: "square", variation: 0 }, icons);

describe("the same people", () => {
  it.each([
    ["a family, mother, father, and two children", 4],
    ["a family having a picnic in the park, mother, father, and two children", 4],
    ["a family with three kids on a beach", 5],
    ["a couple with a baby", 3],
    ["two friends, a boy and a girl, on a street", 2],
    ["a family of four at the beach", 4],
    ["a family of five", 5],
    ["a family and two children", 6],
    ["two friends, a dog and a cat", 2],
    ["three men, a woman and a girl", 5],
  ])("are drawn once: %j", (description, count) => {
    const { figures, missing } = parse(description);
    const people = figures.filter(({ kind }) => kind === "person");

    expect(people.reduce((sum, one) => sum + one.count, 0)).toBe(count);
    expect(missing.join()).not.toMatch(/four|five|family/);
  });
});

describe("other people", () => {
  it.each([
    ["two women with two children in a park", 4],
    ["two men with two women", 4],
    ["two boys with two girls", 4],
    ["two friends with two children", 4],
    ["three women, a man and two children", 6],
    ["three soldiers, a woman and two children", 6],
    ["a couple with two friends", 4],
    ["a couple with a waiter", 3],
    ["a family with a doctor", 5],
    ["a family with a grandmother", 5],
  ])("are drawn as well: %j", (description, count) => {
    const people = parse(description).figures.filter(({ kind }) => kind === "person");

    expect(people.reduce((sum, one) => sum + one.count, 0)).toBe(count);
  });

  it.each([
    ["a family, a grandmother and two kids", 3],
    ["a family with a mother and two kids", 3],
    ["a couple, a man and a woman", 2],
    ["two women, a mother and a daughter", 2],
    ["two men, a grandfather and an old man", 2],
    ["three kids, two girls and a boy", 3],
    ["two tourists, a man and a woman", 2],
    ["four people with two men and two women", 4],
  ])("are told from the same ones: %j", (description, count) => {
    const people = parse(description).figures.filter(({ kind }) => kind === "person");

    expect(people.reduce((sum, one) => sum + one.count, 0)).toBe(count);
  });
});

describe("where something is", () => {
  it.each([
    ["a dog to the left of a cat", "dog", "cat"],
    ["a cat to the right of a dog", "dog", "cat"],
    ["a car on the right and a tree", "tree", "car"],
    ["a boy on the left side of a girl", "boy", "girl"],
  ])("is the side that was asked for: %j", (description, left, right) => {
    const viewport = { width: 1024, height: 1024, unit: 1024 };
    const scene = parse(description);
    const placed = layoutFigures(viewport, createRandom(description), scene, STYLES.cartoon);
    obeySides(placed, scene, viewport);
    const x = (word: string) => placed.find(({ figure }) => figure.word === word)?.x ?? Number.NaN;

    expect(x(left)).toBeLessThan(x(right));
    expect(draw(description).missing).toEqual([]);
  });

  it.each([
    ["a boy riding a bicycle, a dog to the left of a cat, and a tree", ["dog"]],
    ["a man on a bicycle on the left and a tree", ["man"]],
    ["a window and a cat on the left in a room", ["cat"]],
    ["a cat to the left of a window in a room", []],
    ["two friends on the left, a boy and a girl, and a tree", []],
  ])("is said of the same thing after another one is taken out: %j", (description, words) => {
    const { figures, sides, missing } = parse(description);

    expect(sides.map(({ from }) => figures[from]?.word)).toEqual(words);
    expect(missing).toEqual(words.length === 0 ? ["left"] : []);
  });

  it("is a side of the picture for what is alone", () => {
    const viewport = { width: 1000, height: 1000, unit: 1000 };
    const scene = parse("a cat on the left");
    const placed = layoutFigures(viewport, createRandom("a"), scene, STYLES.cartoon);
    const notDrawn = (x: number) => {
      for (const one of placed) one.x = x;
      return sidesNotDrawn(placed, scene, viewport);
    };

    expect([notDrawn(300), notDrawn(500), notDrawn(700)]).toEqual([[], ["left"], ["left"]]);
    expect(draw("three cats on the left").missing).toEqual(["left"]);
  });

  it.each([
    ["a bird on the roof of a house", []],
    ["an astronaut with earth in the background", []],
    ["a dog with a castle in the distance", []],
    ["a house in the foreground", ["in the foreground"]],
    ["football players on a stadium field", ["football", "players (drawn as a person)"]],
    ["a deer in a pine forest", []],
    ["a stone bridge over a river in the mountains", []],
    ["a wooden table", []],
    ["a wooden bridge", ["wooden"]],
    ["a living room with a rug", []],
    ["a living room with a red rug", ["red rug"]],
    ["a left hand", ["left", "hand"]],
    ["a waterfall in the jungle", ["waterfall (drawn as a lake)", "jungle"]],
    ["a cat on a table in a kitchen", ["kitchen (drawn as a room)"]],
    ["a kitchen with a table", ["kitchen (drawn as a room)"]],
  ])("is named only when it's not drawn: %j", (description, missing) => {
    expect(draw(description).missing).toEqual(missing);
  });

  it.each([
    ["a boy holding a balloon", "meadow"],
    ["a man and a ship", "beach"],
    ["a man on a ship", "sea"],
    ["a dolphin and a ship", "sea"],
    ["a hot air balloon", "sky"],
    ["a sailor and a stormy sea", "beach"],
  ])("has ground for those who stand: %j", (description, place) => {
    expect(parse(description).place).toBe(place);
  });
});

describe("riders", () => {
  it("ride a bicycle, sit on animals' backs, and stand on what else they ride", () => {
    expect(parse("a man riding a bicycle").figures.map(({ icon }) => icon)).toEqual(["man-biking"]);
    expect(parse("a man riding a horse").missing).toEqual([]);
    expect(parse("a girl with two balloons sitting on a bench").missing).toEqual([]);
    expect(parse("a man riding a bear").missing).toEqual(["riding (drawn standing)"]);
    expect(parse("a cowboy on a bus").missing).toEqual(["cowboy (drawn as a person, standing)"]);
    expect(parse("a cat on a horse").missing).toEqual([]);
    expect(parse("kids riding bicycles").figures).toMatchObject([
      { icon: "person-biking", count: 3 },
    ]);
  });

  it("are spread over what they ride", () => {
    const viewport = { width: 1024, height: 1024, unit: 1024 };
    const scene = parse("three men riding three horses");
    const placed = layoutFigures(viewport, createRandom("a"), scene, STYLES.cartoon);
    const carriers = placed.flatMap(({ carrier }) => carrier ?? []);

    expect(new Set(carriers).size).toBe(3);
  });
});

describe("what is held", () => {
  it("is said to be only where it is", () => {
    expect(parse("a girl holding five umbrellas").missing).toEqual(["holding"]);
    expect(parse("a girl holding two balloons").missing).toEqual([]);
    expect(parse("a boy reading a book").figures[1]?.attached?.how).toBe("held");
    expect(parse("a boy reading a book").missing).toEqual(["reading"]);
  });
});

describe("indoors", () => {
  it.each([
    ["a cat on a sofa, rain outside", []],
    ["a cat on a sofa, fog outside", ["fog"]],
    ["a cat on a sofa in spring", ["spring"]],
    ["a cat on a sofa without windows, rain outside", ["rain"]],
  ])("weather is seen through the window: %j", (description, missing) => {
    const { svg, missing: named } = draw(description);

    expect(named).toEqual(missing);
    expect(svg).not.toContain('stroke="#dcebf7"');
  });

  it("shows none where there is no window", () => {
    expect(draw("a cat on a sofa, rain outside", "3d").missing).toEqual(["rain"]);
  });

  it("has one window, in the wall", () => {
    const { figures, setting } = parse("rain outside the window, a cat on the window sill");

    expect(figures.map(({ word }) => word)).toEqual(["cat"]);
    expect(setting.map(({ text }) => text)).toContain("window");
  });
});

describe("what looks like what was asked for", () => {
  it.each([
    ["a cabin by a lake", "log-cabin"],
    ["a log cabin in the woods", "log-cabin"],
    ["a fireplace", "fireplace"],
    ["a green armchair", "armchair"],
    ["a bench in a field", "bench"],
    ["the Eiffel Tower", "eiffel-tower"],
    ["a shop", "shop"],
  ])("is drawn as itself: %j", (description, icon) => {
    const { figures } = parse(description);

    expect(figures.map((figure) => figure.icon)).toEqual([icon]);
    expect(draw(description).missing).toEqual([]);
  });

  it("is the only one in a portrait, and fills its middle", () => {
    const viewport = { width: 1024, height: 1536, unit: 1024 };
    const scene = parse("portrait of an old woman with gray hair and glasses");
    const [woman] = layoutFigures(viewport, createRandom("a"), scene, STYLES.portrait).filter(
      ({ figure }) => figure.kind === "person",
    );

    expect(woman?.x).toBe(512);
    expect(woman?.height).toBeGreaterThan(1200);
  });
});
