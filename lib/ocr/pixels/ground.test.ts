import { expect, it } from "vitest";

import { groundOf } from "@/lib/ocr/pixels/ground";

type Color = readonly [red: number, green: number, blue: number, alpha: number];

const [CLEAR, WHITE, BLACK]: Color[] = [
  [0, 0, 0, 0],
  [255, 255, 255, 255],
  [0, 0, 0, 255],
];

/** A picture of rows, each of so many pixels of one color. */
function picture(...rows: (readonly [count: number, color: Color | undefined])[]) {
  const colors = rows.flatMap(([count, color]) => Array.from({ length: count }, () => color ?? []));
  const data = Uint8Array.from(colors.flat());
  return { width: colors.length, height: 1, channels: 4 as const, data };
}

it.each([
  [
    "white writing",
    [
      [900, CLEAR],
      [100, WHITE],
    ],
    "black",
  ],
  [
    "yellow writing",
    [
      [900, CLEAR],
      [100, [255, 224, 96, 255]],
    ],
    "black",
  ],
  [
    "light writing with a dark mark",
    [
      [900, CLEAR],
      [100, WHITE],
      [20, BLACK],
    ],
    "black",
  ],
  [
    "faint white writing",
    [
      [900, CLEAR],
      [100, [255, 255, 255, 120]],
    ],
    "black",
  ],
  [
    "large white letters",
    [
      [400, CLEAR],
      [600, WHITE],
    ],
    "black",
  ],
  [
    "black writing",
    [
      [900, CLEAR],
      [100, BLACK],
    ],
    "white",
  ],
  [
    "red writing",
    [
      [900, CLEAR],
      [100, [200, 30, 30, 255]],
    ],
    "white",
  ],
  [
    "a page with a shadow around it",
    [
      [200, [0, 0, 0, 40]],
      [760, WHITE],
      [40, BLACK],
    ],
    "white",
  ],
  ["nothing", [[900, CLEAR]], "white"],
  [
    "no transparency",
    [
      [900, WHITE],
      [10, BLACK],
    ],
    undefined,
  ],
] as const)("finds the ground for %s", (_what, rows, ground) => {
  expect(groundOf(picture(...rows))).toBe(ground);
});
