import { expect, it } from "vitest";

import { readStructure } from "@/lib/documents/reader/structure";

const BODY = ["Items are stored at your own risk.", "The lockers are emptied every night."];

async function linesOf(...pages: string[][]) {
  const parts = pages.map((lines, index) => ({ place: index + 1, text: lines.join("\n\n") }));
  const { units } = await readStructure("Agreement", parts);
  return units.filter(({ kind }) => kind !== "heading").map(({ kind, text }) => `${kind}: ${text}`);
}

it.each([
  "Harbor Club LLC, 2208 Pier Road, Dayton, OH 45402\tPage 1 of 1",
  "Page 1 of 1\tHarbor Club LLC, 2208 Pier Road, Dayton, OH 45402",
  "Harbor Club LLC, 2208 Pier Road, Dayton, OH 45402 – Page 1",
])("takes a page number for no value of the address beside it: %j", async (foot) => {
  const lines = await linesOf([...BODY, foot]);

  expect(lines.at(-1)).toBe("sentence: Harbor Club LLC, 2208 Pier Road, Dayton, OH 45402");
});

it("keeps an address at the foot of two pages once, without a page number", async () => {
  const foot = "Harbor Club LLC, 2208 Pier Road, Dayton, OH 45402\tPage ";
  const more = ["Fobs may not be lent.", "Filming others is prohibited."];
  const lines = await linesOf([...BODY, `${foot}1 of 2`], [...more, `${foot}2 of 2`]);

  expect(lines).toEqual([
    ...[...BODY, ...more].map((line) => `sentence: ${line}`),
    "sentence: Harbor Club LLC, 2208 Pier Road, Dayton, OH 45402",
  ]);
});

it("keeps the page that a list of contents gives", async () => {
  expect(await linesOf(["Introduction\tPage 1", "Repairs\tPage 4"])).toEqual([
    "row: Introduction Page 1",
    "row: Repairs Page 4",
  ]);
});
