import { describe, expect, it } from "vitest";
import { labelsOf, wordFor } from "@/lib/tools/remove-object/object-names";
import { OBJECT_LABELS } from "@/lib/vision/labels";

describe("labelsOf", () => {
  it.each([
    ["dog", ["dog"]],
    ["Dogs", ["dog"]],
    ["man", ["person"]],
    ["people", ["person"]],
    ["women", ["person"]],
    ["children", ["person"]],
    ["ladies", ["person"]],
    ["bike", ["bicycle", "motorcycle"]],
    ["buses", ["bus"]],
    ["couches", ["couch"]],
    ["knives", ["knife"]],
    ["teddy-bear", ["teddy bear"]],
    ["hotdogs", ["hot dog"]],
    ["glasses", ["wine glass", "cup"]],
    ["bag", ["backpack", "handbag", "suitcase"]],
    ["sofa", ["couch"]],
    ["TV", ["tv"]],
    ["phone", ["cell phone"]],
    ["lamp", []],
    ["gas", []],
  ])("knows which labels %s means", (name, labels) => {
    expect(labelsOf(name, OBJECT_LABELS)).toEqual(labels);
  });

  it("finds every label by its own name", () => {
    for (const label of OBJECT_LABELS) {
      expect(labelsOf(label.replaceAll(" ", "-"), OBJECT_LABELS)).toContain(label);
    }
  });
});

describe("wordFor", () => {
  it("has a one-word name for every label", () => {
    for (const label of OBJECT_LABELS) {
      expect(wordFor(label)).toMatch(/^[a-z]+$/);
      expect(labelsOf(wordFor(label), OBJECT_LABELS)).toContain(label);
    }
    expect(wordFor("sports ball")).toBe("ball");
    expect(wordFor("cat")).toBe("cat");
  });
});
