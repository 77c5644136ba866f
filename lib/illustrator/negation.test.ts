import { describe, expect, it } from "vitest";

import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import { parseDescription } from "@/lib/illustrator/parse-description";

const parse = (description: string) => parseDescription(description, ICON_NAMES);
const words = (description: string) => parse(description).figures.map(({ word }) => word);

describe("what a negation covers", () => {
  it.each([
    ["a dog without a collar chasing a ball", ["dog", "ball"]],
    ["a dog without a leash chases a cat", ["dog", "cat"]],
    ["a dog without a leash runs to a house", ["dog", "house"]],
    ["a dog without a leash happily chasing a ball", ["dog", "ball"]],
    ["a boy without shoes playing with a dog", ["boy", "dog"]],
    ["a girl without makeup eating apples", ["girl", "apples"]],
    ["a man not wearing a hat walking a dog", ["man", "dog"]],
    ["a man who doesn't wear a hat", ["man"]],
    ["a castle with neither a car nor a horse", ["castle"]],
    ["a castle, and I don't want any people in it", ["castle"]],
    ["a street minus the cars", []],
    ["a city with no people walking dogs, and a bus", ["bus"]],
    ["a street with no red cars, bikes or buses", []],
    ["a street with no cars driving by a house", ["house"]],
    ["a house with no dog house", ["house"]],
    ["a field with no swimming pool and no big barking dog", []],
    ["a beach with no people but a dog", ["dog"]],
  ])("ends with its noun: %j", (description, found) => {
    expect(words(description)).toEqual(found);
  });

  it("names what is done, in the words after it", () => {
    expect(parse("a dog without a collar chasing a ball").missing).toContain("chasing");
  });

  it("holds for what somebody isn't doing", () => {
    expect(parse("a man not running").figures[0]?.icon).toBe("man");
  });
});

describe("a part that the drawing has anyway", () => {
  it.each([
    ["a house without windows next to a tree", "no windows"],
    ["a windowless house", "windowless"],
    ["a boy without shoes", "no shoes"],
    ["a barefoot boy with no shoes", "no shoes"],
    ["a car minus the wheels", "no wheels"],
    ["a tree without leaves", "no leaves"],
    ["a cat with no tail", "no tail"],
    ["a wizard with no hat", "no hat"],
    ["a hatless chef", "hatless"],
    ["a birthday cake without candles", "no candles"],
    ["a mountain without snow", "no snow"],
    ["a cat with no background", "no background"],
    ["a hospital, no text", "no text"],
    ["a house without curtains", "no curtains"],
    ["a not scary ghost", "not scary"],
  ])("is named: %j", (description, named) => {
    expect(parse(description).missing).toContain(named);
  });

  it.each([
    ["a man with no hat", []],
    ["a hatless man", []],
    ["a dog without a collar", []],
    ["a tent without windows", []],
    ["a bare tree without leaves", []],
    ["a red car on a beach, no text, no watermark, no people", []],
    ["a room without windows", []],
    ["a cat, no background, portrait", []],
  ])("isn't named where it isn't: %j", (description, named) => {
    expect(parse(description).missing).toEqual(named);
  });
});
