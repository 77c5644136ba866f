import { describe, expect, it } from "vitest";

import { targetOf } from "@/lib/tools/remove-object/find-objects-by-name";
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
