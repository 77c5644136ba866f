import { expect, it } from "vitest";

import { headingOfLine } from "@/lib/core/markdown-heading";

it.each([
  ["## Bees", 2, "Bees"],
  ["   ### Bees and wasps ###", 3, "Bees and wasps"],
  ["# C#", 1, "C#"],
  ["#\tF# and C# #", 1, "F# and C#"],
  ["###### a  ", 6, "a"],
])("reads %j", (line, level, text) => {
  expect(headingOfLine(line)).toEqual({ level, text });
});

it.each(["Bees", "#Bees", "####### Bees", "## ", "## ##", ""])("reads no heading in %j", (line) => {
  expect(headingOfLine(line)).toBeNull();
});
