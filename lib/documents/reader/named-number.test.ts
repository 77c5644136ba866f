import { describe, expect, it } from "vitest";
import { rowsOfOtherNumbers } from "@/lib/documents/reader/named-number";

const row = (...cells: string[]) => ({ text: cells.join(" "), cells, head: ["Buildings", "Roof"] });

describe("rowsOfOtherNumbers", () => {
  it("tells rows apart by a number that is part of a name, in figures or in words", () => {
    const two = row("A – two-bedroom", "$1,860");
    const three = row("B – three-bedroom", "$2,480");

    expect([...rowsOfOtherNumbers([two, three], "what do I pay, I have a 3 bedroom")]).toEqual([
      two,
    ]);
    expect([...rowsOfOtherNumbers([two, three], "what is it for a two-bedroom?")]).toEqual([three]);
  });

  it("tells them apart by numbers below the name of a column", () => {
    const rows = [row("1, 2, 4", "Oct 6"), row("5–8", "Oct 13"), row("10, 11", "Oct 23")];

    expect([...rowsOfOtherNumbers(rows, "I'm in building 7, when is it?")]).toEqual([
      rows[0],
      rows[2],
    ]);
  });

  it("drops none where no row is for that number, and counts no time", () => {
    const rows = [row("1, 2, 4", "Oct 6"), row("5 days", "Oct 13"), row("10 days", "Oct 23")];

    expect(rowsOfOtherNumbers(rows, "when is it for building 9?").size).toBe(0);
    expect(rowsOfOtherNumbers(rows, "what if I am 10 days late?").size).toBe(0);
  });
});
