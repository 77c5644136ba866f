import { describe, expect, it } from "vitest";

import { largest } from "@/lib/core/extremes";
import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import { layoutFigures } from "@/lib/illustrator/layout-figures";
import { parseDescription } from "@/lib/illustrator/parse-description";
import { createRandom } from "@/lib/illustrator/random";
import { STYLES } from "@/lib/illustrator/styles";

const VIEWPORT = { width: 1024, height: 1024, unit: 1024 };
const parse = (description: string) => parseDescription(description, ICON_NAMES);

function place(description: string, icon: string) {
  return layoutFigures(VIEWPORT, createRandom("a"), parse(description), STYLES.cartoon).filter(
    ({ figure }) => figure.icon === icon,
  );
}

describe("what fills a place", () => {
  it.each([
    ["a field of sunflowers", "sunflower"],
    ["a girl riding a bicycle through a field of yellow sunflowers", "sunflower"],
    ["a field of wheat", "sheaf-of-rice"],
    ["a forest of pine trees", "evergreen-tree"],
    ["a meadow full of flowers", "blossom"],
    ["a hill covered with trees", "deciduous-tree"],
    ["rows of tulips with a windmill", "tulip"],
    ["a herd of elephants", "elephant"],
    ["a flock of sheep on a hill", "ewe"],
    ["a crowd of people", "person"],
  ])("is there in rows that get smaller toward the horizon: %j", (description, icon) => {
    const all = place(description, icon);
    const byDepth = all.toSorted((a, b) => a.y - b.y);

    expect(all.length).toBeGreaterThanOrEqual(12);
    expect(byDepth[0]?.height).toBeLessThan((byDepth.at(-1)?.height ?? 0) / 2);
    expect(parse(description).missing).toEqual([]);
  });

  it.each([
    ["a flock of birds over the sea", "bird", 12],
    ["a room full of balloons", "balloon", 12],
    ["a field of three sunflowers", "sunflower", 3],
    ["sunflowers in a field", "sunflower", 3],
    ["a basket full of apples", "red-apple", 5],
    ["a field with two cows", "cow", 2],
  ])("is as many as are said, and at least a dozen in the air: %j", (description, icon, many) => {
    expect(place(description, icon)).toHaveLength(many);
  });

  it("is behind others on a pedestal, too", () => {
    const placed = layoutFigures(
      VIEWPORT,
      createRandom("a"),
      parse("a girl in a field of lavender"),
      STYLES["3d"],
    );
    const girl = placed.find(({ figure }) => figure.icon === "girl");

    expect(largest(placed.map(({ y }) => y))).toBeLessThan((girl?.y ?? 0) + 30);
  });

  it("leaves others to be seen", () => {
    const [cyclist] = place("a girl riding a bicycle in a field of sunflowers", "woman-biking");
    const flowers = place("a girl riding a bicycle in a field of sunflowers", "sunflower");

    for (const { depth } of cyclist ? flowers : []) expect(depth).toBeLessThan(cyclist?.depth ?? 0);
  });
});

describe("what is in something that is seen through", () => {
  it.each([
    ["a tree inside a glass jar", "jar", "deciduous-tree"],
    ["a butterfly in a jar", "jar", "butterfly"],
    ["a house inside a bottle on the beach", "glass-bottle", "house"],
    ["a ship in a bottle", "glass-bottle", "ship"],
    ["a bird in a cage", "birdcage", "bird"],
    ["a lion in a golden cage", "birdcage", "lion"],
  ])("is attached to it, and no room is around it: %j", (description, icon, content) => {
    const { figures, missing } = parse(description);
    const inside = figures.find((figure) => figure.icon === content);

    expect(inside?.attached?.how).toBe("in");
    expect(figures[inside?.attached?.to ?? -1]?.icon).toBe(icon);
    expect(missing).toEqual([]);
  });

  it.each([
    ["a cat inside", "room", []],
    ["a cat inside a car", "street", ["inside a car"]],
  ] as const)(
    "isn't meant by a word that also is a place: %j",
    (description, location, missing) => {
      const scene = parse(description);

      expect(scene.place).toBe(location);
      expect(scene.missing).toEqual(missing);
    },
  );
});
