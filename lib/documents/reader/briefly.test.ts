import { describe, expect, it } from "vitest";
import { briefly } from "@/lib/documents/reader/briefly";

function brief(text: string): string {
  return briefly({ kind: "sentence", text, cells: [] });
}

describe("[PDF-03] a sentence without what it only adds", () => {
  it("begins behind a polite beginning", () => {
    expect(brief("We are writing to let you know that the pool closes on May 4.")).toBe(
      "… the pool closes on May 4.",
    );
    expect(brief("Dear parents, the pool closes on May 4 for repairs.")).toBe(
      "… the pool closes on May 4 for repairs.",
    );
  });

  it.each([
    "Call 911 if you have any of these signs: chest pain, trouble breathing, and fainting.",
    "Do not take the tablets if you have any of these: asthma, kidney disease, and stomach ulcers.",
    "The policy covers damage to your car, including theft of parts and broken windows.",
    "The rent is $20 a week, depending on the size of the room.",
    "The pool closes on May 4 because the old tiles of the floor are worn down.",
    "The pool closes on May 4 because the repairs take until June 9.",
    "The pool closes on May 4 because visitors must wait for the new floor.",
    "Members swim free of charge, unless they bring guests who aren't members.",
    "The hall, the stairs, and the yard are cleaned on Fridays.",
    "We are pleased to help.",
  ])("leaves nothing out of %j", (text) => {
    expect(brief(text)).toBe(text);
  });

  it("leaves rows as they are", () => {
    const text = "Pool; because it is worn down by many feet";
    expect(briefly({ kind: "row", text, cells: ["Pool;", "because it is worn down"] })).toBe(text);
  });
});
