import { describe, expect, it } from "vitest";

import { composeScene } from "@/lib/illustrator/compose-scene";
import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import { loadIcons } from "@/lib/illustrator/icons";
import { canPaint, paintedColors } from "@/lib/illustrator/paint-parts";
import { parseDescription } from "@/lib/illustrator/parse-description";

const icons = loadIcons();
const parse = (description: string) => parseDescription(description, ICON_NAMES);
const draw = (description: string) =>
  composeScene({ description, style: "cartoon", shape: "square", variation: 0 }, icons);

describe("a part in a color of its own", () => {
  it("isn't painted by the name of what every object has", () => {
    const { figures, missing } = parse("a girl with constructor hair");

    expect(figures[0]?.painted).toBeUndefined();
    expect(missing.join()).toContain("constructor");
  });

  it.each([
    ["a house bigger than the mountain with a yellow door", "door"],
    ["a house on a hill with a yellow door", "door"],
    ["a blue house with a yellow door", "door"],
    ["a house whose door is yellow", "door"],
    ["a house, its roof dark green", "roof"],
    ["a castle with a blue roof", "roof"],
    ["a church in the snow with a red door", "door"],
    ["a girl with red hair", "hair"],
    ["a boy with blond hair", "hair"],
    ["an old man with blue eyes", "eye"],
    ["a unicorn with a purple mane", "mane"],
  ])("is painted on the drawing: %j", (description, part) => {
    const { figures, missing } = parse(description);
    const [first] = figures;

    expect(figures).toHaveLength(1);
    expect(first?.painted?.map((one) => one.part)).toEqual([part]);
    expect(first?.color).toEqual(
      description.includes("blue house") ? expect.anything() : undefined,
    );
    expect(missing.join()).not.toContain(part);
    for (const color of paintedColors(first?.icon ?? "", first?.painted).values())
      expect(draw(description).svg).toContain(color);
  });

  it.each([
    ["a cat with green eyes", ["cat"], ["green eyes"]],
    ["a lighthouse with a red door", ["lighthouse"], ["red door"]],
    ["a tent with a window", ["tent"], ["window"]],
    ["a car with black wheels", ["automobile"], ["black wheels"]],
    ["a house with two red doors", ["house"], ["two red doors"]],
  ])("is named and not drawn beside it where it has none: %j", (description, found, missing) => {
    const scene = parse(description);

    expect(scene.figures.map(({ icon }) => icon)).toEqual(found);
    expect(scene.missing).toEqual(missing);
  });

  it.each([
    ["a yellow door", ["door"]],
    ["a house and a yellow door", ["house", "door"]],
    ["a cat in a room with a red door", ["cat", "door"]],
  ])("is there by itself where nothing has it: %j", (description, found) => {
    expect(parse(description).figures.map(({ icon }) => icon)).toEqual(found);
  });

  it("has colors that are in its drawing", () => {
    for (const icon of ["house", "house-with-garden", "hut", "castle", "church", "school", "girl"])
      for (const part of ["door", "roof", "hair", "eye"].filter((name) => canPaint(icon, name)))
        for (const color of paintedColors(icon, [{ part, color: { h: 0, s: 1, l: 0.5 } }]).keys())
          expect(icons.body(icon)).toContain(color);
  });
});
