import { expect, it } from "vitest";

import { indentations } from "@/lib/ocr/indentation";

it.each([
  ["steps of four letters", [40, 79, 83, 121, 80, 41], 10, [0, 4, 4, 8, 4, 0]],
  [
    "narrow spaces, and letters with different space before them",
    [44, 76, 108, 140, 73, 109, 45],
    13,
    [0, 2, 5, 7, 2, 5, 0],
  ],
  ["one depth", [12, 10, 11], 10, [0, 0, 0]],
  ["an argument below its bracket, which is on no step", [0, 40, 106, 40], 10, [0, 4, 11, 4]],
  ["no line", [], 10, []],
])("are those of %s", (_what, lefts, letter, spaces) => {
  expect(indentations(lefts, letter)).toEqual(spaces);
});
