import { describe, expect, it } from "vitest";

import { notFound, onceEach, targetOf } from "@/lib/tools/remove-object/find-objects-by-name";
import type { BoundingBox, FoundObject } from "@/lib/vision/regions";

const object = (label: string, box: BoundingBox): FoundObject => ({ label, score: 0.9, box });
const car = object("car", { left: 0.1, top: 0.4, right: 0.9, bottom: 0.8 });

describe("targetOf", () => {
  it("spares who stands before the object, though all of them is in its box", () => {
    const walker = object("person", { left: 0.4, top: 0.42, right: 0.5, bottom: 0.8 });

    expect(targetOf([car], [walker])).toEqual({ boxes: [car.box], avoid: [walker.box] });
  });

  it("takes what is in the object as a part of it", () => {
    const driver = object("person", { left: 0.5, top: 0.45, right: 0.6, bottom: 0.6 });
    const bag = object("handbag", { left: 0.2, top: 0.7, right: 0.3, bottom: 0.8 });

    expect(targetOf([car], [driver, bag])).toEqual({ boxes: [car.box] });
  });
});

describe("onceEach", () => {
  const chair = object("chair", { left: 0.16, top: 0.08, right: 0.86, bottom: 0.89 });

  it("counts an object once that has a box for a part of it, too", () => {
    const back = object("chair", { left: 0.14, top: 0.09, right: 0.54, bottom: 0.83 });

    expect(onceEach([chair, { ...back, score: 0.45 }])).toEqual([chair]);
  });

  it("counts an object once that has two names", () => {
    const box = { left: 0.2, top: 0.1, right: 0.86, bottom: 0.9 };

    expect(onceEach([chair, { ...object("couch", box), score: 0.8 }])).toEqual([chair]);
  });

  it("keeps a child before its mother, a small one in the distance, and neighbors", () => {
    const mother = object("person", { left: 0.2, top: 0.1, right: 0.7, bottom: 1 });
    const child = object("person", { left: 0.35, top: 0.4, right: 0.65, bottom: 1 });
    const far = {
      ...object("person", { left: 0.3, top: 0.2, right: 0.4, bottom: 0.4 }),
      score: 0.5,
    };
    const next = object("person", { left: 0.5, top: 0.1, right: 0.95, bottom: 1 });

    const lap = {
      ...object("person", { left: 0.3, top: 0.5, right: 0.6, bottom: 1 }),
      score: 0.55,
    };

    expect(onceEach([mother, lap])).toEqual([mother, lap]);
    const all = [mother, child, next, far];
    expect(onceEach(all)).toEqual(all);
  });
});

describe("notFound", () => {
  it("names what was surely found, and no guesses", () => {
    const bird = { ...object("bird", { left: 0, top: 0, right: 0.3, bottom: 0.3 }), score: 0.35 };

    expect(notFound("lamp", [car, bird]).message).toContain("(found: car)");
    expect(notFound("lamp", [bird]).message).not.toContain("found:");
  });

  it("names a thing once that the detector takes for two", () => {
    const box = { left: 0, top: 0, right: 0.3, bottom: 0.3 };
    const dog = { ...object("dog", box), score: 0.9 };
    const cat = { ...object("cat", { ...box, right: 0.31 }), score: 0.55 };

    expect(notFound("truck", [dog, cat]).message).toContain("(found: dog)");
  });
});
