import { describe, expect, it } from "vitest";
import { readStructure } from "@/lib/documents/reader/structure";

const read = (text: string) => readStructure("Plan", [{ place: 1, text }]);

describe("labels beside each other", () => {
  it("reads the labels of a ticket with their values, two on a line", async () => {
    const { units } = await read(
      [
        "Flight\tOS 706\tClass\tEconomy",
        "Departs\tVienna 07:15\tTerminal\t3",
        "Aircraft\tAirbus\tCatering\tSnack",
      ].join("\n\n"),
    );

    expect(units.map(({ cells }) => cells)).toEqual([
      ["Flight", "OS 706"],
      ["Class", "Economy"],
      ["Departs", "Vienna 07:15"],
      ["Terminal", "3"],
      ["Aircraft", "Airbus"],
      ["Catering", "Snack"],
    ]);
  });

  it("reads whom to ask in a course, whose rows are no heads of one another", async () => {
    const { units } = await read(
      [
        "Instructor Dr. Carmen Vega\tMeets\tTue & Thu 1:10–2:25 p.m., Weller Hall 116",
        "Office\tWeller Hall 309\tOffice hours\tMon 10–12, Wed 3–4, or by appointment",
        "E-mail\tvega@pinehurst.example\tTeaching assistant\tJonah Reese",
      ].join("\n\n"),
    );

    expect(units.slice(1).map(({ cells }) => cells)).toEqual([
      ["Office", "Weller Hall 309"],
      ["Office hours", "Mon 10–12, Wed 3–4, or by appointment"],
      ["E-mail", "vega@pinehurst.example"],
      ["Teaching assistant", "Jonah Reese"],
    ]);
  });

  it("takes what is long and has figures for no head of columns", async () => {
    const { units } = await read(
      [
        "Desk\tHall 309\tOpen\tMon 10–12, Wed 3–4, or by appointment",
        "Phone\t555-0120\tAdvisor\tJonah Reese",
      ].join("\n\n"),
    );

    expect(units.map(({ head }) => head)).toEqual([[], []]);
  });

  it.each([
    ["Train\tTime\tPlatform\tStops", "IC 532\t10:14\t4\tGraz"],
    ["Flight\tDate\tGate\tStatus", "OS 706\t11 July\tF12\tOn time"],
    ["Seat\tQ3\tFare\tQ4", "Anna\t7\tBert\t9"],
  ])("keeps the heads of a table that are labels, too: %s", async (head, row) => {
    const { units } = await read(`${head}\n\n${row}`);

    expect(units.map(({ cells }) => cells)).toEqual([head.split("\t"), row.split("\t")]);
  });
});
