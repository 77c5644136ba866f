import { describe, expect, it } from "vitest";

import { pickWhich, whichIn } from "@/lib/tools/remove-object/which-object";

describe("whichIn", () => {
  it.each([
    ["the swan on the left", "left"],
    ["the swan on the far left", "left"],
    ["swan to the right, please", "right"],
    ["the dog on the right side of the image", "right"],
    ["the woman on the right-hand side", "right"],
    ["the left swan", "left"],
    ["remove the middle chair", "middle"],
    ["person in the middle", "middle"],
    ["the chair in the center", "middle"],
    ["white dog left", "left"],
    ["leftmost car", "left"],
    ["the largest spoon", "largest"],
    ["the biggest red car", "largest"],
    ["smallest dog", "smallest"],
    ["the swan", undefined],
    ["left", undefined],
    ["largest", undefined],
    ["the dog left of the car", undefined],
    ["the dog to the left of the car", undefined],
    ["the dog on the left chair", undefined],
    ["the dog on the largest chair", undefined],
    ["the man's left shoe", undefined],
    ["the right hand", undefined],
    ["the car right behind the bus", undefined],
    ["the largest dog on the left", undefined],
    ["the dog in the middle of the road", undefined],
    ["the black and white dog on the left", "left"],
    ["the man with sunglasses on the left", "left"],
    ["the bus on the right", "right"],
    ["the right-hand car", "right"],
    ["the two people on the left", undefined],
    ["people on the right", undefined],
    ["all cars on the left", undefined],
    ["cars on the left", undefined],
    ["both dogs on the right", undefined],
    ["the third person from the left", undefined],
    ["the person second from right", undefined],
    ["the cup on the left and the cup on the right", undefined],
    ["the cup and the plate on the left", undefined],
    ["the man and woman on the left", undefined],
    ["everyone but the man on the left", undefined],
    ["top right person", undefined],
    ["the man in the back on the left", undefined],
    ["the man looking to the left", undefined],
    ["the dog facing right", undefined],
    ["the middle aged woman", undefined],
    ["left handed man", undefined],
    ["left-hand drive car", undefined],
    ["right-hand man", undefined],
    ["man right of center", undefined],
    ["right side mirror", undefined],
  ])("reads “%s” as %s", (name, which) => {
    expect(whichIn(name)).toBe(which);
  });
});

describe("pickWhich", () => {
  const box = (left: number, right: number, bottom = 1) => ({ left, right, top: 0, bottom });
  const boxes = [box(0.7, 0.9), box(0, 0.4), box(0.4, 0.5)];

  it.each([
    ["left", 1],
    ["middle", 2],
    ["right", 0],
    ["largest", 1],
    ["smallest", 2],
  ] as const)("picks the one asked for by “%s”", (which, at) => {
    expect(pickWhich(boxes, which)).toBe(at);
  });

  it("picks none that isn't clear", () => {
    const alike = [box(0, 0.3), box(0.6, 0.9)];
    expect(pickWhich(alike, "largest")).toBeUndefined();
    expect(pickWhich(alike, "middle")).toBeUndefined();
    expect(pickWhich([box(0, 0.3)], "left")).toBeUndefined();
    const close = [box(0.1, 0.4), box(0.12, 0.42), box(0.6, 0.9)];
    expect(pickWhich(close, "left")).toBeUndefined();
    expect(pickWhich(close, "middle")).toBeUndefined();
    expect(pickWhich(close, "right")).toBe(2);
  });
});
