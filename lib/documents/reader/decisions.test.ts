import { describe, expect, it } from "vitest";
import { DECISION } from "@/lib/documents/reader/decisions";

describe("what minutes say was decided", () => {
  it.each([
    "After discussion the Halcyon was chosen by four votes to one.",
    "It was agreed to keep the fee.",
    "It was resolved that nobody goes out alone.",
    "Resolved: that the gate be locked at dusk.",
    "The motion carried.",
    "Proposed by Ann Lee, seconded by Tom Reed, carried.",
    "The amendment was lost.",
    "The budget was passed by 33 to 5.",
    "The second offer was accepted.",
    "The members chose the blue design.",
    "The committee accepted the tender of Aqua Works.",
    "The contract was awarded to Dell Plumbing.",
    "The repair was put off until June.",
    "The request was turned down, as the slip is needed.",
    "Two were for it: 12 in favour, 3 against.",
    "The accounts were unanimously approved.",
    "The proposal wasn't approved.",
    "We decided not to raise the fee.",
  ])("decided: %s", (text) => {
    expect(DECISION.test(text)).toBe(true);
  });

  it.each([
    "Insurance has risen from £1,040 to £1,295.",
    "The hall was hired at £40 for 30 people.",
    "The work was carried out in May.",
    "A balance of £312 was carried forward.",
    "The boat was carried to the slip.",
    "Old Mr Reed passed away in March.",
    "Three cadets passed the swimming test.",
    "The boats were moved to the shed.",
    "The date is to be agreed.",
    "The plan hasn't been approved yet, and it has not been decided who pays.",
    "The board asked for a second offer before it decides.",
    "Ann agreed with Tom.",
    "Work starts at the agreed price.",
    "The cat was discharged from the clinic.",
    "The dispute with the neighbors has been resolved.",
    "The old pump failed in May.",
  ])("not decided: %s", (text) => {
    expect(DECISION.test(text)).toBe(false);
  });
});
