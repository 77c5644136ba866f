import { describe, expect, it } from "vitest";

import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import { parseDescription } from "@/lib/illustrator/parse-description";

const parse = (description: string) => parseDescription(description, ICON_NAMES);

describe("what a picture shows by nature", () => {
  it.each([
    ["a castle tower", ["castle"]],
    ["a castle with a tower and a flag", ["castle"]],
    ["a church tower", ["church"]],
    ["a brick wall", ["brick"]],
    ["a plate of spaghetti with a fork", ["plate", "spaghetti"]],
    ["a fork and a plate of spaghetti", ["plate", "spaghetti"]],
    ["five hot air balloons, one of them striped", ["hot-air-balloon"]],
    ["a striped zebra", ["zebra"]],
    ["a dog beside a wooden fence", ["dog", "fence"]],
    ["a wooden ladder", ["ladder"]],
    ["a portrait of my grandmother, gray hair", ["old-woman"]],
    ["a blue sofa next to a tall lamp", ["couch-and-lamp"]],
    ["a sofa with a tall lamp", ["couch-and-lamp"]],
    ["a bridge of stone", ["bridge"]],
    ["a door made of wood", ["door"]],
    ["a fence, wooden", ["fence"]],
  ])("isn't named as not drawn, or drawn twice: %j", (description, found) => {
    const { figures, missing } = parse(description);

    expect(missing).toEqual([]);
    expect(figures.map(({ icon }) => icon)).toEqual(found);
  });

  it.each([
    ["a striped horse", "striped"],
    ["a wooden car", "wooden"],
    ["a cake with a fork", "fork"],
    ["a sofa next to a tiny lamp", "tiny lamp"],
    ["a sofa without a lamp", "no lamp"],
    ["a bottle of champagne and a glass", "glass"],
    ["a jar and a glass", "glass"],
    ["a zebra and a striped", "striped"],
  ])("is named where it isn't so: %j", (description, named) => {
    expect(parse(description).missing).toContain(named);
  });

  it.each([
    ["a castle and a stone", "rock"],
    ["a castle, stone", "rock"],
    ["a door and wood", "wood"],
  ])("isn't what is a thing of its own: %j", (description, icon) => {
    expect(parse(description).figures.map((figure) => figure.icon)).toContain(icon);
  });

  it("leaves a thing apart that is asked for in its own color, or with something on it", () => {
    const drawn = (description: string) => parse(description).figures.map(({ icon }) => icon);

    expect(drawn("a sofa and a red lamp")).toEqual(["couch-and-lamp", "light-bulb"]);
    expect(drawn("a sofa and two lamps")).toEqual(["couch-and-lamp", "light-bulb"]);
  });
});
