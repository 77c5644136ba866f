import { describe, expect, it } from "vitest";
import { growsFaster } from "@/tests/support/grows-faster";
import {
  countSelected,
  hasOneOf,
  inDrawingOrder,
  isWhole,
  lastOutline,
  type Mark,
  type OutlineMark,
} from "./marks";

// Safe: no pixel of it is looked at here.
const alphaMask = {} as HTMLCanvasElement;
const whole: OutlineMark = { mode: "outline", alphaMask, points: [] };
const clicked: OutlineMark = { ...whole, points: [{ x: 0.5, y: 0.5, inside: true }] };
const named: OutlineMark = { ...whole, box: { left: 0, top: 0, right: 1, bottom: 1 } };
const stroke: Mark = { mode: "paint", points: [{ x: 0.5, y: 0.5 }], radius: 0.1 };

describe("the mask of an earlier removal among marks", () => {
  it("is told from outlines of clicks and names, and from strokes", () => {
    expect([whole, clicked, named, stroke].map(isWhole)).toEqual([true, false, false, false]);
  });

  it("isn't refined by clicks, because nothing is known of how it came about", () => {
    expect(lastOutline([whole, stroke])).toBeUndefined();
    expect(lastOutline([clicked, whole])).toBe(clicked);
    expect(lastOutline([whole, named, stroke])).toBe(named);
  });
});

describe("an outline that was corrected", () => {
  const erased: Mark = { ...stroke, mode: "erase" };
  const more: OutlineMark = { ...clicked, corrects: named };
  const evenMore: OutlineMark = { ...clicked, corrects: more };

  it("lies where it did, so that what was wiped off since stays so", () => {
    expect(inDrawingOrder([named, erased, more, stroke, evenMore])).toEqual([
      evenMore,
      erased,
      stroke,
    ]);
    expect(inDrawingOrder([erased, more])).toEqual([erased, more]);
  });

  it("is still that of the name", () => {
    expect(hasOneOf([named], [named, erased])).toBe(true);
    expect(hasOneOf([named], [erased, evenMore])).toBe(true);
    expect(hasOneOf([named], [clicked, stroke])).toBe(false);
  });
});

describe("how much is selected", () => {
  const size = { width: 400, height: 300 };

  it("counts objects and painted spots, and a corrected outline once", () => {
    const corrected: OutlineMark = { ...clicked, corrects: named };
    const erased: Mark = { ...stroke, mode: "erase" };
    expect(countSelected([], size)).toBe(0);
    expect(countSelected([named, corrected, stroke, erased], size)).toBe(2);
  });

  it("counts strokes that touch once, also those that others join", () => {
    const across = (x: number, y: number): Mark => ({
      mode: "paint",
      points: [
        { x, y },
        { x: x + 0.3, y },
      ],
      radius: 0.03,
    });
    const [top, bottom] = [across(0.1, 0.1), across(0.1, 0.9)];
    const joining: Mark = {
      mode: "paint",
      points: [
        { x: 0.2, y: 0 },
        { x: 0.2, y: 1 },
      ],
      radius: 0.03,
    };

    expect(countSelected([across(0.1, 0.5), across(0.3, 0.55), across(0.2, 0.45)], size)).toBe(1);
    expect(countSelected([top, bottom], size)).toBe(2);
    expect(countSelected([top, bottom, joining], size)).toBe(1);
  });

  it("tells strokes side by side in time that grows with the places of each alone", async () => {
    const tell = (places: number) => {
      const waves = Array.from({ length: 60 }, (_, row): Mark => {
        const points = Array.from({ length: places }, (_, at) => ({
          x: at / (places - 1),
          y: 0.02 + row * 0.012 + 0.2 * (at / (places - 1)),
        }));
        return { mode: "paint", points, radius: 0.002 };
      });
      expect(countSelected(waves, size)).toBe(60);
    };

    expect(await growsFaster(tell, [250, 500, 1_000])).toBe(false);
  });
});
