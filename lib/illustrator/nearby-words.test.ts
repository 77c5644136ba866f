import { describe, expect, it } from "vitest";
import { nearbyWord } from "@/lib/illustrator/nearby-words";

describe("a word with a slip", () => {
  it.each([
    ["bycicle", "bicycle"],
    ["girafe", "giraffe"],
    ["girafes", "giraffe"],
    ["Montain", "mountain"],
    ["elefant", "elephant"],
    ["squirel", "squirrel"],
    ["castel", "castle"],
    ["umbrela", "umbrella"],
  ])("is near to what was meant: %s, %s", (typed, meant) => {
    expect(nearbyWord(typed)).toBe(meant);
  });

  it.each(["bicycle", "eichhörnchen", "quantum", "xqzt", "dgo", "a".repeat(400), ""])(
    "is near to nothing: %s",
    (typed) => {
      expect(nearbyWord(typed)).toBeUndefined();
    },
  );
});
