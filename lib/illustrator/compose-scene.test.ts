import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { IMAGE_STYLES } from "@/lib/core/image-options";
import { LIMITS } from "@/lib/core/limits";
import { composeScene } from "@/lib/illustrator/compose-scene";
import { PROP_NAMES } from "@/lib/illustrator/draw-prop";
import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import { ICON_VOCABULARY } from "@/lib/illustrator/icon-vocabulary";
import { loadIcons } from "@/lib/illustrator/icons";
import { layoutFigures } from "@/lib/illustrator/layout-figures";
import { parseDescription } from "@/lib/illustrator/parse-description";
import { createRandom } from "@/lib/illustrator/random";
import { STYLES } from "@/lib/illustrator/styles";
import { growsFaster } from "@/tests/support/grows-faster";

const icons = loadIcons();
const plain = { style: "realistic", shape: "square", variation: 0 } as const;
const understand = (description: string) => parseDescription(description, ICON_NAMES);
const figures = (description: string) =>
  understand(description).figures.map(({ word, count }) => `${count} ${word}`);

describe("parsing a description", () => {
  it.each([
    ["three cats on a sofa", ["3 cats", "1 sofa"]],
    ["2 dogs and a couple of birds", ["2 dogs", "2 birds"]],
    ["a cup of coffee", ["1 coffee"]],
    ["a hot air balloon over a palm tree", ["1 hot air balloon", "1 palm tree"]],
    ["a beach without people", []],
    ["children and geese", ["3 children", "3 geese"]],
  ])("finds what is asked for in %j", (description, found) => {
    expect(figures(description)).toEqual(found);
  });

  it.each([
    ["a fox at sunset", "sunset", "meadow"],
    ["a camel under a full moon", "night", "desert"],
    ["a shark", "day", "underwater"],
    ["an apple", "day", "table"],
    ["a rocket", "day", "space"],
    ["a taxi in the city at night", "night", "city"],
  ])("knows when and where %j is", (description, time, place) => {
    expect(understand(description)).toMatchObject({ time, place });
  });

  it("applies a color to the noun it precedes, and clothes to their wearer", () => {
    const { figures: found } = understand("a girl in a red dress and a blue car");

    expect(found.map(({ word, dressed }) => [word, dressed])).toEqual([
      ["girl", true],
      ["car", false],
    ]);
    expect(found[0]?.color?.h).toBeLessThan(10);
    expect(found[1]?.color?.h).toBeGreaterThan(200);
  });

  it("lists words it can't draw, and ignores function words", () => {
    const { missing } = understand("a very beautiful picture of a quokka beside the house");

    expect(missing).toEqual(["beautiful", "quokka"]);
  });

  it.each([
    ["a samurai with a dachshund", ["samurai (drawn as a person)", "dachshund (drawn as a dog)"]],
    ["a red car and a blue car", []],
    ["an orange cat", []],
    ["a sleeping cat in a box", ["sleeping"]],
    ["a girl with red hair", []],
    ["a horse with red hair", ["red hair"]],
    ["three mountains", ["three mountains"]],
    ["a forest and a beach", ["beach"]],
    ["a waterfall at night", ["waterfall (drawn as a lake)"]],
    ["ein roter Hund im Wald", ["ein", "roter", "hund", "im", "wald"]],
    ["赤い車", ["赤い車"]],
    ["a wooden house behind a tree", ["wooden", "behind a tree"]],
    ["a dog, no cats", []],
    ["a ballerina in a pink dress", ["pink dress"]],
    ["a cat on a qxz with a horse", ["qxz"]],
    ["five orange balloons and a school of fish", []],
    ["the car is red", []],
    ["a huge cat", ["huge"]],
    ["two astronauts and a horse on the moon", []],
    ["a rocket on the moon", ["moon"]],
    ["lightning over a mountain", []],
    ["a glass of red wine on a table", []],
    ["a glass of water next to a cat", ["glass", "water"]],
    ["a snowstorm in a kitchen", ["snowstorm", "kitchen"]],
    ["a cat and a snowstorm in a kitchen", ["snowstorm", "kitchen (drawn as a room)"]],
  ])("draws every word of %j or names it", (description, named) => {
    const { missing } = composeScene({ ...plain, style: "cartoon", description }, icons);

    expect(missing).toEqual(expect.arrayContaining(named));
    expect(missing.filter((word) => !named.includes(word))).toEqual([]);
  });

  it("draws two of a kind in their own colors", () => {
    const colors = understand("a red car, an orange cat and a blue car").figures.map(
      ({ word, modifiers }) => `${modifiers.join(" ")} ${word}`,
    );

    expect(colors).toEqual(["red car", "orange cat", "blue car"]);
  });

  it("names a time that doesn't show", () => {
    const { drawn, missing } = composeScene(
      { ...plain, style: "3d", description: "a cat in the rain" },
      icons,
    );

    expect([drawn.includes("rain"), missing.includes("rain")].filter(Boolean)).toHaveLength(1);
  });

  it.each([
    ["portrait of Albert Einstein", "portrait"],
    ["a logo", "logo (drawn as a plain background)"],
  ])("draws nothing of %j on a bare background, and lists nothing twice", (description, named) => {
    const composed = composeScene({ ...plain, description: `${description}, realistic` }, icons);

    expect(composed.drawn).toEqual([]);
    expect(composed.missing).toContain(named);
    expect(composed.missing.filter((text) => text.startsWith("realistic"))).toHaveLength(1);
  });

  it("says when not all of them fit", () => {
    const { missing } = composeScene({ ...plain, description: "30 balloons" }, icons);

    expect(missing).toEqual(["30 balloons (12 drawn)", "realistic (drawn as an illustration)"]);
  });

  it("uses only icons that exist", () => {
    expect([...ICON_NAMES].filter((name) => !icons.names.has(name))).toEqual([]);
    const unknown = [...ICON_VOCABULARY.values()].filter(
      ({ icon }) => !icons.names.has(icon) && !PROP_NAMES.includes(icon),
    );

    expect(unknown).toEqual([]);
  });
});

describe("composing an image", () => {
  it("is deterministic, and differs for each variation and style", () => {
    const request = { ...plain, description: "a fox under a tree" };
    const { svg } = composeScene(request, icons);

    expect(composeScene(request, icons).svg).toBe(svg);
    expect(composeScene({ ...request, variation: 1 }, icons).svg).not.toBe(svg);
    const looks = IMAGE_STYLES.map((style) => composeScene({ ...request, style }, icons).svg);
    expect(new Set(looks).size).toBe(IMAGE_STYLES.length);
  });

  it.each([
    ["square", 1024, 1024],
    ["landscape", 1536, 1024],
    ["portrait", 1024, 1536],
  ] as const)("draws %s pictures of %i by %i pixels", async (shape, width, height) => {
    const { svg } = composeScene({ ...plain, shape, description: "a boat at sea" }, icons);

    expect(await sharp(Buffer.from(svg), { unlimited: true }).metadata()).toMatchObject({
      width,
      height,
    });
  });

  it("draws every copy of every figure", () => {
    const nested = (description: string) =>
      (composeScene({ ...plain, description }, icons).svg.match(/<svg /g) ?? []).length;

    expect(nested("five rabbits") - nested("one rabbit")).toBe(4);
    expect(nested("a bird on a cat on a sofa")).toBe(nested("a cat") + 2);
  });

  it("keeps a boat on the water, behind the palms on the sand and in a gap between them", () => {
    const viewport = { width: 1536, height: 1024, unit: 1024 };
    const scene = understand("palm trees and a sailboat on a beach");
    const placed = layoutFigures(viewport, createRandom("beach"), scene, STYLES.cartoon);
    const [boat, ...palms] = placed;

    expect(placed.map(({ figure }) => figure.icon)).toEqual([
      "sailboat",
      ...Array.from({ length: 3 }, () => "palm-tree"),
    ]);
    expect(boat?.y).toBeLessThan(viewport.height * 0.74);
    for (const { x } of palms) expect(Math.abs(x - (boat?.x ?? x))).toBeGreaterThan(180);
  });

  it("keeps the description's text out of the drawing", () => {
    const markup = `<image href="file:///etc/passwd"/>]]><script>zzqalert(1)</script>" onload="zzq`;
    const { svg } = composeScene({ ...plain, description: `a cat ${markup}` }, icons);

    expect(svg).not.toMatch(/zzq|passwd|<script|<image|onload/);
  });

  it.each([
    "flying ",
    'says "a ',
    "named A ",
    "no a, ",
    "bow ",
    "both ",
    "a baby red ",
    "not no ",
    "is red and ",
  ])("reads %j over and over in time that grows with the length alone", async (words) => {
    const read = (length: number) => understand(words.repeat(length / words.length));
    const half = LIMITS.imageDescriptionCharacters / 2;
    expect(await growsFaster(read, [half / 2, half])).toBe(false);
  });

  it("draws well-formed SVG for any text", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: "grapheme" }), (description) => {
        const { svg } = composeScene({ ...plain, description }, icons);
        expect(svg.startsWith("<svg ")).toBe(true);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      }),
      { numRuns: 40 },
    );
  });
});
