import { describe, expect, it } from "vitest";

import { choosePortrait, isAboutPeople } from "@/lib/vision/find-portrait";
import type { Plane } from "@/lib/vision/raster";

const SIDE = 20;

/** A matte of the columns from `start` to `end`. */
function columns(start: number, end: number): Plane {
  const data = new Uint8Array(SIDE * SIDE);
  for (const at of data.keys()) if (at % SIDE >= start && at % SIDE < end) data[at] = 255;
  return { data, width: SIDE, height: SIDE };
}

const person = (left: number, right: number, score = 0.9) => ({
  label: "person",
  score,
  box: { left, right, top: 0, bottom: 1 },
});

describe("choosePortrait", () => {
  it("takes the people's network where both see the same", () => {
    const portrait = columns(4, 14);

    const chosen = choosePortrait(portrait, columns(4, 13), [person(0.2, 0.7)]);

    expect(chosen).toEqual({ matte: portrait, isUnsure: false });
  });

  it("takes it, with its doubt, where the other one sees a part of the person", () => {
    const portrait = columns(4, 14);
    const headAndShirt = columns(7, 12);

    const chosen = choosePortrait(portrait, headAndShirt, [person(0.2, 0.7)]);

    expect(chosen).toEqual({ matte: portrait, isUnsure: true });
  });

  it.each([
    ["more is seen, such as what the person rides", columns(4, 8), columns(2, 14)],
    ["next to nothing is seen, such as what the person shows", columns(4, 14), columns(8, 10)],
    ["something else is seen", columns(4, 10), columns(8, 14)],
    ["the rest is another person", columns(2, 18), columns(4, 13)],
    ["nobody is seen", columns(0, 0), columns(0, 0)],
  ])("leaves it where %s", (_, portrait, subject) => {
    expect(choosePortrait(portrait, subject, [person(0.2, 0.7), person(0.1, 0.2)])).toBeUndefined();
  });
});

it("is about people where one of them is large and surely there", () => {
  expect(isAboutPeople([person(0.2, 0.7)])).toBe(true);
  expect(isAboutPeople([person(0.2, 0.7, 0.4), person(0.2, 0.25)])).toBe(false);
});
