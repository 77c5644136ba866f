import { describe, expect, it } from "vitest";
import {
  isFirstComeOnly,
  isOfOtherEnd,
  leavesElsewhere,
} from "@/lib/documents/reader/other-than-named";

describe("leavesElsewhere", () => {
  it.each([
    ["When does the bus leave the hospital?", "Buses leave Ferry Landing every 30 minutes."],
    ["What time does the tour leave Mill Street?", "The tour departs from the harbor at 9."],
  ])("tells another place: %s %s", (question, text) => {
    expect(leavesElsewhere(text, question)).toBe(true);
  });

  it.each([
    [
      "When does maternity leave start?",
      "Maternity leave begins four weeks before the due date, and parental leave after it.",
    ],
    ["How often does leave accrue?", "Employees earn leave each pay period."],
    ["When is leave the company grants lost?", "Leave each employee has left is lost in March."],
    ["When does the bus leave the station?", "The bus leaves daily at 8:00 from the station."],
    ["When does the bus leave the hotel?", "The bus departs Friday at 9:00 AM from the hotel."],
    ["When does the bus leave the hotel?", "The bus departs Friday at 9:00 AM."],
    ["When does the boat leave the pier?", "The boat leaves May 3 at noon."],
    [
      "What time does the tour leave Saturday?",
      "The tour leaves Harbor Square at 9:00 AM on Saturdays.",
    ],
  ])("takes no time and no time off for a place: %s %s", (question, text) => {
    expect(leavesElsewhere(text, question)).toBe(false);
  });
});

describe("isFirstComeOnly", () => {
  const served = "Places are given first come, first served.";

  it("is so of what is asked to be the first of its kind", () => {
    expect(isFirstComeOnly(served, "When is the first bus?")).toBe(true);
  });

  it.each([
    "Who gets a place first?",
    "Who gets the first place?",
    "How are the first places given out?",
    "In what order do the first guests get places?",
  ])("is not so of the order: %s", (question) => {
    expect(isFirstComeOnly(served, question)).toBe(false);
  });
});

describe("isOfOtherEnd", () => {
  it.each([
    ["When is the first Saturday bus?", "The last Saturday bus leaves at 7:30 PM."],
    ["When does the first bus leave?", "The last bus leaves at 7:30 PM."],
    ["When is the last day of class?", "The first day of class is August 24."],
  ])("tells the other end: %s %s", (question, text) => {
    expect(isOfOtherEnd(text, question)).toBe(true);
  });

  it.each([
    [
      "What is the last day to enroll?",
      "Enroll by May 3, three weeks before the first day of class.",
    ],
    ["What is the last day to pay?", "The first day of class is August 24."],
    ["When does the first bus leave on Sunday?", "On Sunday, the last train is a bus at 9."],
    ["When is the last payment due?", "Pay all of it by May 3, as with the first payment."],
  ])("leaves alone: %s %s", (question, text) => {
    expect(isOfOtherEnd(text, question)).toBe(false);
  });
});
