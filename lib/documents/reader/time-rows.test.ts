import { describe, expect, it } from "vitest";
import { readStructure } from "@/lib/documents/reader/structure";

async function read(...lines: string[]) {
  const { units } = await readStructure("Trip", [{ place: 1, text: lines.join("\n\n") }]);
  return units.map(({ kind, cells, text }) => [kind, ...(cells.length > 0 ? cells : [text])]);
}

describe("rows of a timetable", () => {
  it("go on where the gap behind the time was lost", async () => {
    const units = await read(
      "Timings",
      "8.30\tMeet in the hall",
      "14.45 Leave the farm",
      "16.00 Back at school; please collect from the front gate",
      "As we return after the end of school, please tell us who comes.",
    );

    expect(units.slice(2)).toEqual([
      ["row", "14.45", "Leave the farm"],
      ["row", "16.00", "Back at school; please collect from the front gate"],
      ["sentence", "As we return after the end of school, please tell us who comes."],
    ]);
  });

  it.each([["7:15 pm Doors close"], ["9 am Coffee"], ["12:30–13:15 Lunch in the barn"]])(
    "whatever way the time is written: %s",
    async (line) => {
      expect((await read("Day", "7:00 am\tDoors open", line)).at(-1)?.[0]).toBe("row");
    },
  );

  it("leaves numbered headings alone", async () => {
    const units = await read(
      "Findings",
      "3.10 Costs of the work",
      "The costs of the work were twice what had been planned.",
      "Hall\t4.20",
      "3.11 Rents of the halls",
      "The rents were raised by a tenth in the spring of the year.",
    );

    expect(units.filter(([kind]) => kind === "heading").map(([, text]) => text)).toEqual(
      expect.arrayContaining(["3.10 Costs of the work", "3.11 Rents of the halls"]),
    );
  });
});
