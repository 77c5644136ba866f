import { describe, expect, it } from "vitest";

import { composeScene } from "@/lib/illustrator/compose-scene";
import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import { loadIcons } from "@/lib/illustrator/icons";
import { parseDescription } from "@/lib/illustrator/parse-description";

const icons = loadIcons();
const parse = (description: string) => parseDescription(description, ICON_NAMES);
const draw = (description: string) =>
  composeScene({ description, style: "cartoon", shape: "square", variation: 0 }, icons);
/** The blue of the water that is put under what floats. */
const POND = "#4b9cc6";

describe("what is in the water", () => {
  it.each([
    "a boat in a meadow",
    "a whale in a forest",
    "a ship in the desert",
    "a ship on a street",
  ])("has water around it wherever it is: %j", (description) => {
    expect(draw(description).svg).toContain(POND);
  });

  it.each(["a goldfish in a bowl in a garden", "a boat on a lake", "a dog in a meadow"])(
    "needs none besides: %j",
    (description) => {
      expect(draw(description).svg).not.toContain(POND);
    },
  );

  it("has no more water than fits onto a pedestal", () => {
    const request = { description: "a boat in a meadow", shape: "square", variation: 0 } as const;
    const { svg } = composeScene({ ...request, style: "3d" }, icons);
    const [, rx = ""] = /rx="([\d.]+)"[^>]*fill="#4b9cc6"/.exec(svg) ?? [];

    expect(Number(rx)).toBeGreaterThan(200);
    expect(Number(rx)).toBeLessThan(420);
  });

  it("has a lake below a cliff", () => {
    const { place, missing } = parse("a lighthouse on a cliff, with a small red boat below");

    expect(place).toBe("lake");
    expect(missing).toEqual(["cliff (drawn as mountains)"]);
  });
});

describe("what stands at the water", () => {
  it.each(["a red bicycle by the sea", "a girl by the sea"])("is on the beach: %j", (one) => {
    expect(parse(one).place).toBe("beach");
  });
});

describe("a frozen lake", () => {
  it("is ice, without open water", () => {
    expect(parse("a cabin by a frozen lake").frozen).toBe(true);
    expect(parse("a cabin by a lake in winter").frozen).toBe(false);
    expect(draw("a cabin by a frozen lake").missing).toEqual([]);
    expect(draw("a cabin by a frozen lake").svg).not.toBe(draw("a cabin by a lake in winter").svg);
  });

  it("is open where a boat is on it, and named so", () => {
    const { frozen, missing } = parse("a boat on a frozen lake");

    expect(frozen).toBe(false);
    expect(missing).toEqual(["frozen"]);
  });

  it.each([
    "a frozen blue lake",
    "an icy mountain lake",
    "a cabin, the lake is frozen",
    "a dog on a frozen pond",
    "the sea is completely frozen",
  ])("is ice however it is said: %j", (description) => {
    expect(parse(description).frozen).toBe(true);
  });

  it.each([
    ["frozen pizza on the beach", "frozen"],
    ["a child eating frozen yogurt at the beach", "frozen"],
    ["a child with an icy lemonade on the beach", "icy"],
    ["a boy with frozen hands at the lake", "frozen"],
    ["a girl eats icy cream by the lake", "icy"],
    ["a beach and a pizza that is warm, and the pizza is frozen", "frozen"],
  ])("isn't made by what else is cold, which is named: %j", (description, word) => {
    const { frozen, season, missing } = parse(description);

    expect(frozen).toBe(false);
    expect(season).toBe("summer");
    expect(missing).toContain(word);
  });

  it.each(["a frozen forest", "an icy road", "frozen trees by a lake", "a frozen landscape"])(
    "isn't made by land in winter: %j",
    (description) => {
      expect(parse(description)).toMatchObject({ frozen: false, season: "winter" });
    },
  );
});
