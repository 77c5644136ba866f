import { describe, expect, it } from "vitest";

import { withTables } from "@/lib/tools/write-article/notes-tables";

async function tables(notes: string): Promise<string> {
  return (await withTables(notes.split("\n"))).join("\n");
}

describe("rows of a sheet", () => {
  it.each([
    ["with empty cells", "Item\tCost\tPaid\nHall\t120\tyes\nCake\t40\t\nTea\t\tno"],
    ["whose empty cells were trimmed", "Item\tCost\tPaid\nHall\t120\tyes\nCake\t40\nTea\t\tno"],
    [
      "with an empty column beside them",
      "Item\tCost\tPaid\t\nHall\t120\tyes\t\nCake\t40\t\t\nTea\t\tno\t",
    ],
  ])("are one table, %s", async (_, notes) => {
    const [, , ...body] = (await tables(notes)).split("\n");

    expect(body).toEqual(["| Hall | 120 | yes |", "| Cake | 40 |  |", "| Tea |  | no |"]);
  });

  it("may begin with an empty cell", async () => {
    expect(await tables("\tMon\tTue\nAnn\t3\t4\n\t\t7")).toBe(
      "|  | Mon | Tue |\n| --- | --- | --- |\n| Ann | 3 | 4 |\n|  |  | 7 |",
    );
  });

  it("keep a last empty cell between lines, too", async () => {
    expect(await tables("Milk | two | \nEggs | twelve | large")).toBe(
      "| Milk | two |  |\n| --- | --- | --- |\n| Eggs | twelve | large |",
    );
  });

  it("have the cells of their columns where several tabs align them", async () => {
    expect(await tables("Hall\tpaid\nTown pub\t\topen")).toBe(
      "| Hall | paid |\n| --- | --- |\n| Town pub | open |",
    );
  });

  it("are no part of the table above them", async () => {
    expect(await tables("| a | b |\n| --- | --- |\n| c | d |\nItem\tCost\nHall\tlow")).toBe(
      "| a | b |\n| --- | --- |\n| c | d |\n\n| Item | Cost |\n| --- | --- |\n| Hall | low |",
    );
  });

  it.each([
    "| a | b | c |\n| --- | --- | --- |\n| d | e |\n| f | g |\n| h |\n| i | j | k | l |",
    "buy milk\t\ncall Bob\t\t",
    "we met\n\tin the hall\n\tat noon",
    "the hall\n\t- chairs\n\t- tables",
  ])("are none, or stay as they are: %j", async (notes) => {
    expect(await tables(notes)).toBe(notes);
  });
});
