import { describe, expect, it } from "vitest";
import { knownNameIn, labelsOf, namesLike, wordFor } from "@/lib/tools/remove-object/object-names";
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
    ["kitten", ["cat"]],
    ["puppies", ["dog"]],
    ["foal", ["horse"]],
    ["ewes", ["sheep"]],
    ["calf", ["cow"]],
    ["penguin", ["bird"]],
    ["pelican", ["bird"]],
    ["panda", ["bear"]],
    ["biker", ["person"]],
    ["firemen", ["person"]],
    ["lamp", []],
    ["pig", []],
    ["bison", []],
    ["kangaroo", []],
    ["yarn", []],
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

describe("knownNameIn", () => {
  it.each([
    ["the horse on the right", "horse"],
    ["man in heat suit", "man"],
    ["red car", "car"],
    ["a traffic light", "traffic-light"],
    ["the hot dog", "hot-dog"],
    ["picture of a cat", "cat"],
    ["ball of yarn", "ball"],
    ["the little pig", undefined],
    ["horse trailer", "horse"],
    ["dog running", "dog"],
    ["Remove the dog please", "dog"],
    ["white dog left", "dog"],
    ["the car parked outside", "car"],
    ["the car parked behind the bus", "car"],
    ["the orange car parked outside", "car"],
    ["light blue cup please", "cup"],
    ["man's hat", "man"],
    ["the dog’s bowl", "bowl"],
    ["man's dog please", "dog"],
    ["man walking his dog", "man"],
    ["woman holding umbrella", "woman"],
    ["people sitting around the table", "people"],
    ["picture of a man on a horse", "man"],
    ["orange flying kite", "kite"],
    ["mother duckling", "duckling"],
    ["girl's rocking chair", "chair"],
    ["man’s racing bike", "bike"],
    ["wooden dining table", "dining-table"],
    ["the parking meter", "parking-meter"],
    ["bird wing", "bird"],
    ["holding hands", undefined],
    ["on the right", undefined],
    ["? !", undefined],
  ])("finds in “%s” the name that is known: %s", (name, known) => {
    expect(knownNameIn(name, OBJECT_LABELS)).toBe(known);
  });
});

describe("namesLike", () => {
  it.each([
    ["pen", ["penguin"]],
    ["gir", ["giraffe", "girl"]],
    ["pig", ["pigeon"]],
    ["dog", []],
    ["kangar", []],
    ["", []],
  ])("lists what begins with “%s”: %s", (start, names) => {
    expect(namesLike(start, OBJECT_LABELS)).toEqual(names);
  });
});
