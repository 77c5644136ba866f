import { describe, expect, it } from "vitest";

import { composeScene } from "@/lib/illustrator/compose-scene";
import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import { loadIcons } from "@/lib/illustrator/icons";
import { layoutFigures } from "@/lib/illustrator/layout-figures";
import { parseDescription } from "@/lib/illustrator/parse-description";
import { createRandom } from "@/lib/illustrator/random";
import { hiddenWords, showAll } from "@/lib/illustrator/show-all";
import { STYLES } from "@/lib/illustrator/styles";

const icons = loadIcons();
const viewport = { width: 1024, height: 1024, unit: 1024 };

function layOut(description: string) {
  const scene = parseDescription(description, ICON_NAMES);
  return layoutFigures(viewport, createRandom(description), scene, STYLES.cartoon);
}

describe("what was asked for", () => {
  it("isn't hidden behind something else", () => {
    const placed = layOut("a cat and a house");
    const of = (word: string) => placed.find(({ figure }) => figure.word === word);
    Object.assign(of("cat") ?? {}, { x: of("house")?.x, y: of("house")?.y, depth: 0 });
    placed.sort((a, b) => a.depth - b.depth);
    expect(hiddenWords(placed, icons)).toContain("cat");

    showAll(placed, viewport, icons);
    expect(hiddenWords(placed, icons)).toEqual([]);
  });

  it("stays where it is while it is seen", () => {
    const placed = layOut("a man, a dog, and a cat");
    const before = placed.map(({ x, depth }) => [x, depth]);
    showAll(placed, viewport, icons);

    expect(placed.map(({ x, depth }) => [x, depth])).toEqual(before);
  });

  it("is named when there is no room to show it", () => {
    const scene = parseDescription("a cat and a house", ICON_NAMES);
    const placed = layoutFigures(viewport, createRandom("a"), scene, STYLES.cartoon);
    for (const one of placed) Object.assign(one, { x: 512, y: 900 });
    for (const one of placed) one.height = one.figure.icon === "cat" ? 100 : 3000;
    for (const one of placed) one.depth = one.figure.icon === "cat" ? 1 : 2;

    expect(hiddenWords(placed, icons)).toEqual(["cat"]);
  });

  it("is drawn within moments, however much it is", () => {
    const description =
      "twelve cats, twelve dogs, twelve cows, twelve horses, twelve birds, twelve houses, twelve trees, twelve men";
    const request = { description, style: "cartoon", shape: "square", variation: 0 } as const;
    const startedAt = performance.now();
    composeScene(request, icons);

    expect(performance.now() - startedAt).toBeLessThan(5000);
  });
});

describe("who stands where", () => {
  const near = (description: string, word: string, base: string) => {
    const placed = layOut(description);
    const of = (name: string) => placed.filter(({ figure }) => figure.word === name);
    return of(word).every(({ x, height }) =>
      of(base).some((one) => Math.abs(x - one.x) < (height + one.height) / 2),
    );
  };

  it.each([
    ["a cat and a dog on a sofa", "cat", "sofa"],
    ["a girl reading a book under a tree", "girl", "tree"],
    ["a fisherman in a boat on a lake", "fisherman", "boat"],
    ["people with umbrellas", "umbrellas", "people"],
    ["a boy holding a balloon", "balloon", "boy"],
  ])("is as it was asked for: %j", (description, word, base) => {
    expect(near(description, word, base)).toBe(true);
    expect(parseDescription(description, ICON_NAMES).missing.join()).not.toMatch(
      /holding|in a boat|beside/,
    );
  });
});
