import { describe, expect, it } from "vitest";

import { composeScene } from "@/lib/illustrator/compose-scene";
import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import { loadIcons } from "@/lib/illustrator/icons";
import { notDrawn } from "@/lib/illustrator/not-drawn";
import { parseDescription } from "@/lib/illustrator/parse-description";

const icons = loadIcons();
const parse = (description: string) => parseDescription(description, ICON_NAMES);

describe("what is excluded", () => {
  it.each([
    ["a street with no cars or people", []],
    ["a beach without people, umbrellas or boats", []],
    ["no cats or dogs, just a rabbit", ["rabbit"]],
    ["a street without cars and people", []],
    ["a girl without a hat and a dog", ["girl", "dog"]],
    ["not a dog but a cat", ["cat"]],
    ["a beach with no one", []],
    ["a room without a table or a chair", []],
  ])("isn't there: %j", (description, found) => {
    const { figures, missing } = parse(description);

    expect(figures.map(({ word }) => word)).toEqual(found);
    expect(missing).toEqual([]);
  });

  it.each([
    ["a sunny day with no clouds", "a sunny day"],
    ["a night sky with no stars and no moon", "a night sky"],
    ["a moonless night", "a night"],
    ["a garden without flowers", "a garden"],
    ["a forest without trees", "a forest"],
    ["a city without buildings", "a city"],
    ["a room without windows", "a room"],
    ["a sky without clouds", "a sky"],
  ])("is left out of the backdrop: %j", (description, whole) => {
    const draw = (text: string) =>
      composeScene({ description: text, style: "cartoon", shape: "square", variation: 0 }, icons);
    const { svg, drawn } = draw(description);

    expect(svg.length).toBeLessThan(draw(whole).svg.length);
    expect(drawn.join()).toMatch(/no |less/);
  });

  it("is named when it can't be left out", () => {
    expect(parse("a beach without the sea").missing).toEqual(["no sea"]);
  });
});

describe("where and when", () => {
  it.each([
    ["a beach at night with stars", "beach", "night", []],
    ["a bridge at night", "meadow", "night", []],
    ["a castle under the sea", "underwater", "day", []],
    ["a castle in the sky", "sky", "day", []],
    ["a cat under a table", "table", "day", ["under a table"]],
    ["a fox behind a hill", "meadow", "day", ["behind a hill"]],
    ["a bird over the sea", "sea", "day", []],
    ["a moon over the sea", "sea", "night", []],
    ["a bridge over a river", "lake", "day", []],
    ["snow falling on a city", "city", "day", []],
    ["a cat not on a chair", "room", "day", ["not on"]],
  ])("is drawn or named: %j", (description, place, time, missing) => {
    expect(parse(description)).toMatchObject({ place, time, missing });
  });

  it("draws the sun, and a crescent moon", () => {
    const draw = (description: string) =>
      composeScene({ description, style: "cartoon", shape: "square", variation: 0 }, icons);

    expect(draw("the sun")).toMatchObject({ drawn: ["sun"], missing: [] });
    expect(draw("the sun at night").missing).toEqual(["sun"]);
    expect(parse("a crescent moon").crescent).toBe(true);
    expect(draw("a crescent moon").svg).not.toContain("#d9d2b0");
  });

  it.each(["ein Bär im Wald", "ein Mann mit Hut", "un gato en el bar", "une rose dans la table"])(
    "draws nothing that another language only seems to name: %j",
    (description) => {
      expect(parse(description)).toMatchObject({ figures: [], setting: [] });
    },
  );

  it.each(["Los Angeles skyline", "a Le Mans race car", "a naïve jalapeño in a café"])(
    "knows names and borrowed words: %j",
    (description) => {
      const { figures, setting } = parse(description);

      expect([...figures, ...setting]).not.toEqual([]);
    },
  );
});

describe("a place", () => {
  it.each([
    ["city street at night", "street", []],
    ["a car on a street in the city", "street", ["automobile"]],
    ["a man working in an office", "room", ["man"]],
    ["a girl drinking coffee in a cafe", "room", ["girl", "hot-beverage"]],
    ["people at a restaurant", "room", ["person"]],
    ["a cozy cafe", "meadow", ["shop"]],
    ["a dog in front of a restaurant", "meadow", ["dog", "shop"]],
    ["a tall office building", "city", ["office-building"]],
    ["a doctor in a room", "room", ["health-worker"]],
  ])("is a room or a house, and no house in a room: %j", (description, location, icons) => {
    const scene = parse(description);

    expect(scene.place).toBe(location);
    expect(scene.figures.map(({ icon }) => icon)).toEqual(icons);
  });

  it.each([
    ["dentist office logo", ["dentist", "office", "logo"]],
    ["a dentist's office", ["dentist's", "office"]],
    ["modern kitchen", ["modern", "kitchen"]],
    ["a kitchen with a fridge, a stove and a sink", ["kitchen", "fridge", "stove", "sink"]],
    ["a kitchen at night", ["kitchen", "night"]],
  ])("isn't an empty room that only stands for it: %j", (description, missing) => {
    const scene = parse(description);

    expect(scene.missing).toEqual(missing);
    expect(scene.setting).toEqual([]);
    expect(scene.figures).toEqual([]);
  });

  it.each(["a living room", "an empty room", "a kitchen with a window", "a kitchen with a cat"])(
    "is there with what is in it: %j",
    (description) => {
      expect(parse(description).setting).not.toEqual([]);
    },
  );

  it.each([
    [
      "a lighthouse on a cliff in a storm with big waves",
      ["cliff (drawn as mountains)", "big waves"],
    ],
    ["a boat, a big qxz and a qxz", ["big qxz"]],
  ])("and everything else is named once: %j", (description, missing) => {
    expect(notDrawn(description)).toEqual(missing);
  });
});
