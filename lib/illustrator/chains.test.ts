import { describe, expect, it } from "vitest";

import { restsOn } from "@/lib/illustrator/chains";
import { composeScene } from "@/lib/illustrator/compose-scene";
import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import { loadIcons } from "@/lib/illustrator/icons";
import { layoutFigures } from "@/lib/illustrator/layout-figures";
import { parseDescription } from "@/lib/illustrator/parse-description";
import { createRandom } from "@/lib/illustrator/random";
import type { Scene } from "@/lib/illustrator/scene";
import { STYLES } from "@/lib/illustrator/styles";

const VIEWPORT = { width: 1024, height: 1024, unit: 1024 };
const icons = loadIcons();
const parse = (description: string) => parseDescription(description, ICON_NAMES);

function isCircular(scene: Scene): boolean {
  return scene.figures.some((one) => restsOn(scene, one, one));
}

/** Words of what has no place in the image. */
function unplaced(scene: Scene): string[] {
  const placed = layoutFigures(VIEWPORT, createRandom("a"), scene, STYLES.cartoon);
  return scene.figures
    .map(({ word }) => word)
    .filter((word) => placed.every(({ figure }) => figure.word !== word));
}

describe("what is on or in each other", () => {
  it.each([
    ["a girl with a cat in a basket on her lap", "basket", "girl"],
    ["a boy with a puppy in a box on his lap", "box", "boy"],
    ["a woman with a bird in a nest on her head", "nest", "woman"],
  ])("ends at somebody who stands: %j", (description, word, owner) => {
    const { figures, missing } = parse(description);
    const { attached } = figures.find((figure) => figure.word === word) ?? {};

    expect(attached && figures[attached.to]?.word).toBe(owner);
    expect(missing.join()).not.toMatch(/lap|head/);
  });

  it.each([
    ["a cat in a basket on its head", ["head"]],
    ["a girl and a cat in a basket on her lap", ["lap"]],
    ["a boy in a box on his head", ["head"]],
    ["a boy in a bathtub on his shoulder", ["shoulder"]],
  ])("isn't drawn where it goes in a circle: %j", (description, missing) => {
    const scene = parse(description);
    const request = { description, style: "cartoon", shape: "square", variation: 0 } as const;

    expect(unplaced(scene)).toEqual([]);
    expect(composeScene(request, icons).missing).toEqual(missing);
  });

  it("is placed in every scene", () => {
    const groups = ["a girl with a cat", "a girl and a cat", "a cat", "a boy on a horse", "a bird"];
    const relations = ["in", "on", "behind", "under", "next to", "with", "holding"];
    const things = ["a basket", "a boat", "a tree", "a table", "a bear", "an umbrella"];
    const ends = ["", " on her lap", " on its head", " on his back", " on a leash", " in a box"];
    const failed = groups.flatMap((group) =>
      relations.flatMap((relation) =>
        things.flatMap((thing) =>
          ends
            .map((end) => `${group} ${relation} ${thing}${end}`)
            .filter((description) => {
              const scene = parse(description);
              return isCircular(scene) || unplaced(scene).length > 0;
            }),
        ),
      ),
    );

    expect(failed).toEqual([]);
  });

  it("is placed even if it goes in a circle", () => {
    const scene = parse("a cat in a basket");
    const [cat, basket] = scene.figures;
    if (basket) basket.attached = { to: 0, how: "head" };

    expect(cat?.attached?.to).toBe(1);
    expect(unplaced(scene)).toEqual([]);
  });
});
