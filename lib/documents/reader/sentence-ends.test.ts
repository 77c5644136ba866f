import { describe, expect, it } from "vitest";
import { sentenceEndsWithin } from "@/lib/documents/reader/sentence-ends";

function cut(sentence: string): string[] {
  return sentenceEndsWithin(sentence).map((offset) => sentence.slice(0, offset));
}

describe("[PDF-03] where a sentence can end before its end", () => {
  it("is behind a clause that stands alone", () => {
    expect(cut("The fee is $20 a year, and the club keeps the boats in good order.")).toEqual([
      "The fee is $20 a year",
    ]);
    expect(cut("The fee is $20 a year; it keeps the boats and the jetty in good order.")).toEqual([
      "The fee is $20 a year",
    ]);
  });

  it.each([
    "The fee is $20 a year, and nobody gets it back later.",
    "The fee is paid in May, and only members can vote on it.",
    "If you are late for the boat; the club will not wait for you.",
    "The hall, the stairs, and the yard behind the house are cleaned.",
    "The fee (it is $20; it pays for boats and oars) is due in May.",
    "The following rooms are shared by all tenants: the laundry, the bicycle cellar, and the attic.",
    "Please bring the following items with you: a passport, a recent bill, and the broken phone.",
    "The policy covers damage to your car, including theft of parts and broken windows.",
    "The rent is $20 a week, depending on the size of the room.",
    "The rent is $20 a week, and the landlord sets it when a tenant moves in.",
    "We have rejected your claim because the screen was damaged by gradual wear of the case.",
    "Do not mix the cleaner with bleach because poisonous gas is released.",
    "The guard has the keys to it, and Sergeant Ann Lee tells visitors where to park.",
    "The club charges $240 a year, and gives back $12 of it to everybody.",
  ])("is nowhere in %j", (sentence) => {
    expect(cut(sentence)).toEqual([]);
  });

  it("isn't looked for in what is too long to be a sentence", () => {
    expect(sentenceEndsWithin(`It is so; ${"and so on ".repeat(200)}`)).toEqual([]);
  });
});
