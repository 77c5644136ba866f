import { describe, expect, it } from "vitest";

import type { PlacedFigure } from "@/lib/illustrator/arrange";
import { composeScene } from "@/lib/illustrator/compose-scene";
import { varyFigures } from "@/lib/illustrator/draw-figures";
import { fitAttached } from "@/lib/illustrator/fit-attached";
import { headAnchors } from "@/lib/illustrator/head-anchors";
import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import { ICON_VOCABULARY } from "@/lib/illustrator/icon-vocabulary";
import { loadIcons } from "@/lib/illustrator/icons";
import { layoutFigures } from "@/lib/illustrator/layout-figures";
import { paintedCells } from "@/lib/illustrator/painted-areas";
import { parseDescription } from "@/lib/illustrator/parse-description";
import { createRandom } from "@/lib/illustrator/random";
import { STYLES } from "@/lib/illustrator/styles";

const VIEWPORT = { width: 1024, height: 1024, unit: 1024 };
const icons = loadIcons();

function place(description: string) {
  const random = createRandom(description);
  const scene = parseDescription(description, ICON_NAMES);
  const placed = layoutFigures(VIEWPORT, random, scene, STYLES.cartoon);
  varyFigures(placed, random);
  fitAttached(placed, VIEWPORT, icons);
  const of = (word: string) => placed.filter(({ figure, rim }) => figure.word === word && !rim);
  const one = (word: string) => {
    const [first] = of(word);
    if (!first) throw new Error(`There is no ${word}.`);
    return first;
  };
  return { placed, of, one };
}

const top = ({ y, height }: PlacedFigure) => y - height;

describe("what is worn", () => {
  it.each([
    ["an elephant wearing a top hat", "top hat", "elephant", 0.7, 1.2],
    ["a cat with sunglasses", "sunglasses", "cat", 0.5, 0.95],
    ["a snowman with a scarf", "scarf", "snowman", 0.25, 0.6],
    ["a boy wearing a party hat", "party hat", "boy", 0.8, 1.3],
  ])("is where it belongs: %j", (description, worn, owner, low, high) => {
    const { one } = place(description);
    const up = (one(owner).y - (one(worn).y - one(worn).height / 2)) / one(owner).height;

    expect(up).toBeGreaterThan(low);
    expect(up).toBeLessThan(high);
    expect(Math.abs(one(worn).x - one(owner).x)).toBeLessThan(one(owner).height * 0.5);
    expect(one(worn).depth).toBeGreaterThan(one(owner).depth);
  });

  it("is on everybody", () => {
    const { of } = place("three dogs wearing party hats");

    expect(new Set(of("party hats").map(({ carrier }) => carrier)).size).toBe(3);
  });

  it("has a place on the picture of every head", () => {
    const known = [...ICON_VOCABULARY.values()].map(({ icon }) => icon);
    for (const icon of new Set(known)) {
      const { hat, eyes, neck } = headAnchors(icon) ?? {};
      for (const anchor of [hat, eyes, neck]) {
        if (!anchor) continue;
        const near = paintedCells(icons.body(icon)).some(
          ({ x, y }) => Math.abs(x - anchor.x) < 0.06 && Math.abs(y - anchor.y) < 0.06,
        );
        expect(near, icon).toBe(true);
      }
    }
  });
});

describe("what is held", () => {
  it("is at the end of a string that leads to a hand", () => {
    const { one } = place("a girl holding a red balloon");
    const { line } = one("balloon");

    expect(one("girl").pose).toEqual({ raises: true });
    expect(top(one("balloon"))).toBeLessThan(top(one("girl")) + one("girl").height * 0.2);
    expect(Math.abs((line?.to.x ?? 0) - one("girl").x)).toBeLessThan(one("girl").height * 0.5);
  });

  it("leads a kite's string to one of two who don't look the same", () => {
    const { of, one } = place("two kids flying a kite on the beach");

    expect(new Set(of("kids").map(({ look }) => look)).size).toBe(2);
    expect(of("kids")).toContain(one("kite").tiedTo);
    expect(one("kite").line).toBeDefined();
  });

  it("leads two balloons to the hand that holds nothing else", () => {
    const { of, one } = place("a girl holding an ice cream and two balloons");
    const hands = of("balloons").map(({ line }) => Math.round(line?.to.x ?? 0));

    expect(hands).toHaveLength(2);
    expect(new Set(hands).size).toBe(1);
    expect(Math.abs((hands[0] ?? 0) - one("ice cream").x)).toBeGreaterThan(
      one("girl").height * 0.2,
    );
  });

  it("leads a leash to a dog", () => {
    expect(place("a woman with a dog on a leash").one("dog").line).toBeDefined();
  });
});

describe("what is on something", () => {
  it("stands on its seat, head, roof, or branch", () => {
    const { one } = place("a bird on a house");
    expect(one("bird").y).toBeLessThan(one("house").y - one("house").height * 0.8);

    const snowman = place("a snowman with three birds on its head");
    for (const bird of snowman.of("birds"))
      expect(bird.y).toBeLessThan(snowman.one("snowman").y - snowman.one("snowman").height * 0.6);

    const cat = place("a cat on a chair");
    const up = (cat.one("chair").y - cat.one("cat").y) / cat.one("chair").height;
    expect(up).toBeCloseTo(0.5, 1);
  });

  it.each([
    ["a parrot on a pirate ship", "parrot", "pirate ship"],
    ["a captain on a ship", "captain", "ship"],
    ["a basket of apples on a boat", "basket", "boat"],
  ])("is on deck, not on the mast: %j", (description, word, boat) => {
    const { one } = place(description);

    expect(one(boat).y - one(word).y).toBeLessThan(one(boat).height * 0.5);
  });

  it("sits, if it's a person on a seat, with a cat on the lap", () => {
    const { one } = place("a woman in an armchair with a cat on her lap");

    expect(one("woman").pose).toEqual({ sits: true });
    expect(one("cat").depth).toBeGreaterThan(one("woman").depth);
    expect(one("cat").y).toBeLessThan(one("woman").y);
  });

  it("stays within the picture", () => {
    for (const description of [
      "a giraffe wearing a top hat with a bird on its head",
      "a man sitting on an elephant with a wizard hat",
      "a girl holding nine balloons",
    ]) {
      for (const one of place(description).placed) expect(top(one), description).toBeGreaterThan(0);
    }
  });
});

describe("what is in something", () => {
  it("is between its back and its front", () => {
    const { placed, one } = place("a puppy in a basket");
    const front = placed.find(({ rim }) => rim);

    expect(one("puppy").depth).toBeGreaterThan(one("basket").depth);
    expect(front?.depth).toBeGreaterThan(one("puppy").depth);
  });

  it("is in a basket that somebody carries", () => {
    const { of, one } = place("a woman carrying a basket of flowers");

    expect(of("flowers").every(({ carrier }) => carrier === one("basket"))).toBe(true);
    expect(one("basket").carrier).toBe(one("woman"));
  });

  it("fills a basket", () => {
    expect(place("a basket of strawberries").of("strawberries")).toHaveLength(5);
  });
});

describe("what is between two others", () => {
  it.each([
    ["a dog between two cats", "dog", "cats"],
    ["a tree between two houses", "tree", "houses"],
    ["a boy between two trees", "boy", "trees"],
  ])("is there: %j", (description, word, others) => {
    const { of, one } = place(description);
    const xs = of(others).map(({ x }) => x);

    expect(one(word).x).toBeGreaterThan(Math.min(...xs));
    expect(one(word).x).toBeLessThan(Math.max(...xs));
    const request = { description, style: "cartoon", shape: "square", variation: 0 } as const;
    expect(composeScene(request, icons).missing).toEqual([]);
  });
});

describe("what is behind something", () => {
  it("is drawn before it, and seen over or beside it", () => {
    const { one } = place("a dog behind a fence");

    expect(one("dog").depth).toBeLessThan(one("fence").depth);
    expect(top(one("dog"))).toBeLessThan(top(one("fence")) + one("fence").height * 0.2);
  });
});
