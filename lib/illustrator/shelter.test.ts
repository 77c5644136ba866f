import { describe, expect, it } from "vitest";

import { composeScene } from "@/lib/illustrator/compose-scene";
import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import { loadIcons } from "@/lib/illustrator/icons";
import { layoutFigures } from "@/lib/illustrator/layout-figures";
import { parseDescription } from "@/lib/illustrator/parse-description";
import { createRandom } from "@/lib/illustrator/random";
import { STYLES } from "@/lib/illustrator/styles";

const VIEWPORT = { width: 1024, height: 1024, unit: 1024 };
const icons = loadIcons();
const parse = (description: string) => parseDescription(description, ICON_NAMES);

function place(description: string, style: keyof typeof STYLES = "cartoon") {
  return layoutFigures(VIEWPORT, createRandom("a"), parse(description), STYLES[style]);
}

describe("an umbrella", () => {
  it.each([
    "a woman in a red dress walking a small white dog in the rain under a black umbrella",
    "a man under an umbrella",
    "a boy with a dog, under a blue umbrella",
    "a man and a woman under an umbrella",
    "two children under a red umbrella in the city",
    "three women under umbrellas",
  ])("is over the heads of the people under it: %j", (description) => {
    const placed = place(description);
    const people = placed.filter(({ figure }) => figure.kind === "person");
    const umbrellas = placed.filter(({ figure }) => figure.icon === "umbrella");

    expect(umbrellas).not.toHaveLength(0);
    for (const { x, y, height } of people) {
      const own = umbrellas.find((one) => Math.abs(one.x - x) < one.height * 0.4);
      expect((own?.y ?? 0) - (own?.height ?? 0)).toBeLessThan(y - height);
      expect(own?.y).toBeLessThan(y - height * 0.2);
    }
  });

  it("is over who is under it and not over their dog", () => {
    const placed = place("a woman walking a dog in the rain under an umbrella");
    const x = (icon: string) => placed.find(({ figure }) => figure.icon === icon)?.x ?? 0;

    expect(Math.abs(x("umbrella") - x("woman"))).toBeLessThan(Math.abs(x("umbrella") - x("dog")));
  });
});

describe("several animals under something", () => {
  it.each([
    ["two penguins in the rain under an umbrella", 2],
    ["three cats under an umbrella", 3],
    ["a fox and a rabbit under an umbrella", 2],
    ["a boy and a dog under an umbrella", 2],
    ["a dog under a red umbrella", 1],
  ])("are all under an umbrella, whose handle is behind them: %j", (description, many) => {
    const placed = place(description);
    const umbrella = placed.find(({ figure }) => figure.icon === "umbrella");
    const under = placed.filter(({ figure }) => figure.icon !== "umbrella");
    const { x: middle = 0, y: foot = 0, height: side = 0, depth = 9 } = umbrella ?? {};

    expect(under).toHaveLength(many);
    expect(foot - side).toBeGreaterThanOrEqual(0);
    for (const { x, y, height, depth: own } of under) {
      expect(Math.abs(x - middle)).toBeLessThan(side / 2);
      expect(foot - side * 0.4).toBeLessThan(y - height * 0.95);
      expect(depth).toBeLessThan(own);
    }
  });

  it("are both under a tree", () => {
    const placed = place("two dogs under a tree");
    const tree = placed.find(({ figure }) => figure.kind === "tree");

    for (const { x, figure } of placed)
      if (figure.kind === "animal")
        expect(Math.abs(x - (tree?.x ?? 0))).toBeLessThan((tree?.height ?? 0) * 0.5);
  });

  it.each([
    ["five penguins under an umbrella", ["under umbrella"]],
    ["a cat under a chair", ["under chair"]],
  ])("is named where there is no room for them: %j", (description, missing) => {
    expect(parse(description).missing).toEqual(missing);
  });
});

describe("what is before houses and trees", () => {
  it.each([
    ["a cottage by a river with two swans", "swan", "house-with-garden", 0.6],
    ["a mouse in front of a castle", "mouse", "castle", 0.4],
    ["a cat beside a house", "cat", "house", 0.6],
  ])("is smaller, as it is: %j", (description, small, large, share) => {
    for (const style of ["cartoon", "3d", "realistic"] as const) {
      const placed = place(description, style);
      const height = (icon: string) =>
        placed.find(({ figure }) => figure.icon === icon)?.height ?? Number.NaN;

      expect(height(small) / height(large)).toBeLessThan(share);
    }
  });
});

describe("a view", () => {
  it.each([
    ["a bowl of ramen with chopsticks on a wooden table, top view", ["top view"]],
    ["a bird's eye view of a castle", ["bird's eye view"]],
    ["an aerial view of a village", ["aerial view"]],
    ["a village seen from above", ["from above"]],
    ["a castle, from above", ["from above"]],
    ["a top-down view of a pizza", ["top-down view"]],
    ["a cat, low angle shot", ["low angle shot"]],
    ["a dog from behind", ["from behind"]],
    ["a cat on top of a car", []],
    ["a side view of a red car", []],
    ["a low table with a vase", ["low"]],
  ])("other than from the side is named: %j", (description, missing) => {
    expect(parse(description).missing).toEqual(expect.arrayContaining(missing));
    if (missing.length === 0) expect(parse(description).missing).toEqual([]);
  });
});

describe("snow", () => {
  const draw = (description: string) =>
    composeScene({ description, style: "cartoon", shape: "square", variation: 0 }, icons).svg;

  it.each(["a snowy village at night", "a house in winter", "a snowman in front of a house"])(
    "lies on roofs: %j",
    (description) => {
      expect(draw(description)).toContain('filter="url(#snowcap)"');
    },
  );

  it.each(["a house", "a snowy day, a cat in a room", "a boat in winter"])(
    "lies on none where there is no snow or no roof: %j",
    (description) => {
      expect(draw(description)).not.toContain('filter="url(#snowcap)"');
    },
  );
});

describe("a dish", () => {
  it("is in its bowl, with what its picture shows", () => {
    const { figures, missing } = parse("a bowl of ramen with chopsticks");

    expect(figures.map(({ icon }) => icon)).toEqual(["steaming-bowl"]);
    expect(missing).toEqual([]);
    expect(parse("a bowl of cherries").figures.map(({ icon }) => icon)).toEqual([
      "bowl-with-spoon",
      "cherries",
    ]);
  });
});
