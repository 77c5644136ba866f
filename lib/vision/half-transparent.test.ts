import { describe, expect, it } from "vitest";

import { isPartlyHalf } from "@/lib/vision/half-transparent";

const SIDE = 400;

/** A disk of that alpha within a solid one with a soft edge. */
function diskWith(alpha: number, radius: number) {
  const data = new Uint8Array(SIDE * SIDE);
  for (const at of data.keys()) {
    const far = Math.hypot((at % SIDE) - SIDE / 2, Math.floor(at / SIDE) - SIDE / 2);
    data[at] = far < radius ? alpha : Math.max(0, Math.min(255, 40 * (124 - far)));
  }
  return { data, width: SIDE, height: SIDE };
}

describe("isPartlyHalf", () => {
  it("tells of a thick part that is half transparent", async () => {
    expect(await isPartlyHalf(diskWith(120, 50))).toBe(true);
    expect(await isPartlyHalf(diskWith(210, 50))).toBe(true);
  });

  it("says nothing of soft edges, holes, and specks", async () => {
    expect(await isPartlyHalf(diskWith(255, 50))).toBe(false);
    expect(await isPartlyHalf(diskWith(0, 50))).toBe(false);
    expect(await isPartlyHalf(diskWith(120, 3))).toBe(false);
  });
});
