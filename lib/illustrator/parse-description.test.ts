import { describe, expect, it } from "vitest";

import { composeScene } from "@/lib/illustrator/compose-scene";
import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import { loadIcons } from "@/lib/illustrator/icons";
import { parseDescription } from "@/lib/illustrator/parse-description";

const icons = loadIcons();
const parse = (description: string) => parseDescription(description, ICON_NAMES);
const subjects = (description: string) =>
  parse(description).figures.map(({ word, requested }) => `${requested} ${word}`);

describe("how many", () => {
  it.each([
    ["two dozen roses", ["24 roses"]],
    ["a dozen eggs", ["12 eggs"]],
    ["two hundred birds", ["200 birds"]],
    ["twenty one birds and twenty-two cats", ["21 birds", "22 cats"]],
    ["a few cats and a hundred birds", ["3 cats", "100 birds"]],
    ["two cookies and three zombies", ["2 cookies", "3 zombies"]],
    ["a couple of grandchildren", ["2 grandchildren"]],
  ])("counts %j", (description, found) => {
    expect(subjects(description)).toEqual(found);
  });
});

describe("names of what every object has", () => {
  it.each([
    "a man constructor",
    "a constructor of cats",
    "dark constructor cats",
    "a woman valueOf a toString",
  ])("are words like others: %j", (description) => {
    const { missing, svg } = composeScene(
      { description, style: "cartoon", shape: "square", variation: 0 },
      icons,
    );

    expect(missing.join(" ")).toMatch(/constructor|valueof/);
    expect(svg).not.toContain("NaN");
  });
});
