import { describe, expect, it } from "vitest";

import { composeScene } from "@/lib/illustrator/compose-scene";
import { piecesOf } from "@/lib/illustrator/draw-lettering";
import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import { loadIcons } from "@/lib/illustrator/icons";
import { parseDescription } from "@/lib/illustrator/parse-description";

const icons = loadIcons();
const parse = (description: string) => parseDescription(description, ICON_NAMES);

describe("a number, letter, or shape", () => {
  it.each([
    ["the number 7 made of balloons", "lettering-7", "balloon"],
    ["the letter A made out of flowers", "lettering-a", "blossom"],
    ["number two built from books", "lettering-2", "closed-book"],
    ["the word LOVE made of roses", "lettering-love", "rose"],
    ["the word HEART made of roses", "lettering-heart", "rose"],
    ["the letter I made of roses", "lettering-i", "rose"],
    ["a heart made of roses", "shape-heart", "rose"],
    ["a star made of cookies", "shape-star", "cookie"],
    ["balloons in the shape of a heart", "shape-heart", "balloon"],
    ["red apples in the shape of the number 3", "lettering-3", "red-apple"],
  ])("is drawn of what it is made of: %j", (description, icon, piece) => {
    const { figures, missing } = parse(description);

    expect(figures.map((figure) => [figure.icon, figure.madeOf?.icon])).toEqual([[icon, piece]]);
    expect(missing).toEqual([]);
    expect(piecesOf(icon, 128).length).toBeGreaterThan(8);
  });

  it.each([
    ["the number 42", ["lettering-42"]],
    ["a red letter K with a kangaroo", ["lettering-k", "kangaroo"]],
    ["the letters A, B and C", ["lettering-abc"]],
    ["the letters A and B and a dog", ["lettering-ab", "dog"]],
    ["letters on a table", ["envelope"]],
    ["a letter on a table", ["envelope"]],
    ["a letter a cat brought", ["envelope", "cat"]],
    ["the letter I", ["lettering-i"]],
    ["the letter I with a dog", ["lettering-i", "dog"]],
    ["the letter I, and a dog", ["lettering-i", "dog"]],
    ["a letter I wrote to grandma", ["envelope", "old-woman"]],
    ["the letter I sent", ["envelope"]],
    ["the letter I have sent", ["envelope"]],
    ["a number of birds", ["bird"]],
  ])("is drawn itself: %j", (description, found) => {
    expect(parse(description).figures.map(({ icon }) => icon)).toEqual(found);
  });

  it.each([
    ["a bus with the number 5", ["bus"], ["number 5"]],
    ["number 3 birthday cake", ["birthday-cake"], ["number 3"]],
    ["the number 30 made of gold", ["lettering-30"], ["made of gold"]],
    ["a heart made of red and white roses", ["shape-heart"], ["white"]],
    ["a heart made of red, white and pink roses", ["shape-heart"], ["white", "pink"]],
    ["the number 4 made of two balloons", ["lettering-4"], ["made of two balloons"]],
  ])("is named where it isn't drawn as asked: %j", (description, found, missing) => {
    const scene = parse(description);

    expect(scene.figures.map(({ icon }) => icon)).toEqual(found);
    expect(scene.missing).toEqual(missing);
  });

  it("is never mirrored", () => {
    for (let variation = 0; variation < 4; variation += 1) {
      const { svg } = composeScene(
        { description: "the number 7", style: "cartoon", shape: "square", variation },
        icons,
      );
      expect(svg).not.toContain("scale(-1 1)");
    }
  });
});

describe("what a thing is made of, or looks like", () => {
  it.each([
    ["a cat made of stars", ["cat"], ["made of stars"]],
    ["a house made of candy and a dog", ["house", "dog"], ["made of candy"]],
    ["a sculpture made of ice", [], ["sculpture", "made of ice"]],
    ["a cake shaped like a castle", ["birthday-cake"], ["shaped like a castle"]],
    ["a cake in the shape of a castle", ["birthday-cake"], ["in the shape of a castle"]],
    ["a cloud in the shape of a rabbit", [], ["in the shape of a rabbit"]],
    ["a cake made of red and white roses", ["birthday-cake"], ["made of red and white roses"]],
    ["a bridge made of stone", ["bridge"], []],
    ["a cottage built in a forest", ["house-with-garden"], ["built"]],
    ["a cat and a dog out of a box", ["cat", "dog", "open-box"], []],
    ["a tea made by a robot", ["teacup-without-handle", "robot"], []],
  ])("isn't drawn by itself: %j", (description, found, missing) => {
    const scene = parse(description);

    expect(scene.figures.map(({ icon }) => icon)).toEqual(found);
    expect(scene.missing).toEqual(missing);
  });
});
