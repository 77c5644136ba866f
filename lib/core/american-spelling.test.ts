import { describe, expect, it } from "vitest";
import { americanSpellings, foldSpelling } from "@/lib/core/american-spelling";

describe("foldSpelling", () => {
  it.each([
    ["Licence, organised", "license, organized"],
    ["colour and behavioural modelling", "color and behavioral modeling"],
    ["a data centre, analysed", "a data center, analyzed"],
    ["an aluminium programme in a catalogue", "an aluminum program in a catalog"],
    ["visualisations on grey tyres", "visualizations on gray tires"],
  ])("makes %j the same as %j", (british, american) => {
    expect(foldSpelling(british)).toBe(foldSpelling(american));
  });

  it.each([
    ["shoe", "she"],
    ["ale", "all"],
    ["form", "from"],
  ])("tells %j from %j", (one, other) => {
    expect(foldSpelling(one)).not.toBe(foldSpelling(other));
  });
});

describe("americanSpellings", () => {
  it.each([
    ["oestrogen", "estrogen"],
    ["fulfilment", "fulfillment"],
    ["litres", "liters"],
  ])("has for %j among others %j", (british, american) => {
    expect(americanSpellings(british)).toContain(american);
  });

  it("has none for a word that is spelled the same", () => {
    expect(americanSpellings("bread")).toEqual([]);
  });
});
