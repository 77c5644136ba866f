import { describe, expect, it } from "vitest";
import { datesTogether, isOnlyFrom } from "@/lib/documents/reader/dates-together";
import { figuresIn } from "@/lib/documents/reader/figures";

function firstDate(text: string) {
  const date = figuresIn(text).find(({ type }) => type === "date");
  if (!date) throw new Error("no date");
  return date;
}

describe("datesTogether", () => {
  it.each([
    [
      "Pickup is on November 4, November 18 and December 2.",
      "November 4, November 18 and December 2",
    ],
    [
      "The club meets on 4 February, 18 February and 4 March at 6 pm.",
      "4 February, 18 February and 4 March",
    ],
    ["The office is closed on May 1 and June 19.", "May 1 and June 19"],
    ["Bins are emptied on 4, 11 and 18 February.", "4, 11 and 18 February"],
    ["Classes are on March 4, 11 and 18.", "March 4, 11 and 18"],
    ["Come on May 4, 2026, or on May 6, 2026.", "May 4, 2026, or on May 6, 2026"],
    ["May 4 and May 18 are holidays.", "May 4 and May 18"],
    ["Classes on May 4, May 11, and May 18 are full.", "May 4, May 11, and May 18"],
    ["We are closed May 4, May 11, and May 18 is a trip.", "May 4, May 11"],
  ])("tells all days of %j", (text, all) => {
    expect(datesTogether(firstDate(text), text, "When is it?")).toBe(all);
  });

  it.each([
    ["We start on March 9 and finish on April 3.", "When do they start?"],
    ["It is due on May 1, delinquent after June 10.", "When is it due?"],
    ["Pickup is on May 4, May 18 and June 2.", "When is the first pickup?"],
    ["Pickup is on May 4, May 18 and June 2.", "What happens on May 4?"],
    ["The fair is on May 4 and 200 people come.", "When is the fair?"],
    ["The fair is on May 4, 2026.", "When is the fair?"],
    ["Rent is due on June 1, and July 1 is a holiday.", "When is rent due?"],
    ["Slips are due May 4, and May 18 will be the trip.", "When are slips due?"],
    ["The election is November 3, and November 4 is for counting.", "When is the election?"],
    ["It was built on May 4, 1990 and June 2, 1991 was a Sunday.", "When was it built?"],
    ["Rent is due on June 1, and July 1 and July 4 are holidays.", "When is rent due?"],
    ["Rent is due on June 1, and July 1, Canada Day, is a holiday.", "When is rent due?"],
  ])("leaves %j to %j", (text, question) => {
    expect(datesTogether(firstDate(text), text, question)).toBeUndefined();
  });
});

describe("datesTogether", () => {
  it.each([
    "Slips are due May 4, and May 18 is the trip.",
    "The election is November 3, and November 4 is for counting.",
    "It was built on May 4, 1990 and June 2, 1991 was a Sunday.",
  ])("leaves the day of the clause before to it: %s", (text) => {
    const last = figuresIn(text).findLast(({ type }) => type === "date");

    expect(last && datesTogether(last, text, "When is it?")).toBeUndefined();
  });
});

describe("isOnlyFrom", () => {
  const RULE = "From July 1, hoses may be used only before 9 a.m. and after 7 p.m.";

  it("takes the day from which hours hold for none of them", () => {
    expect(isOnlyFrom(firstDate(RULE), RULE, "When can I use my hose?")).toBe(true);
    expect(isOnlyFrom(firstDate(RULE), RULE, "When does it begin?")).toBe(false);
    const open = "From July 1, the pool is open.";
    expect(isOnlyFrom(firstDate(open), open, "When can I swim?")).toBe(false);
  });
});
