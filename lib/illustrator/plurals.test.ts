import { describe, expect, it } from "vitest";

import { singularize } from "@/lib/illustrator/plurals";

describe("singularize", () => {
  it.each([
    ["cats", "cat"],
    ["buses", "bus"],
    ["octopuses", "octopus"],
    ["walruses", "walrus"],
    ["houses", "house"],
    ["horses", "horse"],
    ["roses", "rose"],
    ["shoes", "shoe"],
    ["horseshoes", "horseshoe"],
    ["canoes", "canoe"],
    ["potatoes", "potato"],
    ["tomatoes", "tomato"],
    ["cookies", "cookie"],
    ["movies", "movie"],
    ["zombies", "zombie"],
    ["pies", "pie"],
    ["ties", "tie"],
    ["puppies", "puppy"],
    ["cherries", "cherry"],
    ["dresses", "dress"],
    ["princesses", "princess"],
    ["waitresses", "waitress"],
    ["foxes", "fox"],
    ["axes", "axe"],
    ["benches", "bench"],
    ["policewomen", "policewoman"],
    ["businessmen", "businessman"],
    ["gentlemen", "gentleman"],
    ["men", "man"],
    ["snowmen", "snowman"],
    ["grandchildren", "grandchild"],
    ["children", "child"],
  ])("turns %s into %s", (plural, singular) => {
    expect(singularize(plural)).toEqual({ word: singular, plural: true });
  });

  it.each(["ramen", "glass", "dress", "cactus", "octopus", "iris", "glasses", "bus", "sheep"])(
    "leaves %s alone",
    (word) => {
      expect(singularize(word)).toEqual({ word, plural: false });
    },
  );
});
