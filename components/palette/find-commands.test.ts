import { expect, it } from "vitest";

import { findCommands } from "@/components/palette/find-commands";

function found(search: string, isOperator = false): string[] {
  return findCommands(search, [], isOperator).flatMap(({ items }) =>
    items.map(({ label }) => label),
  );
}

it("finds the trash, by its other name, too, and the page for programs", () => {
  expect(found("bin")).toContain("Trash");
  expect(found("restore")).toEqual(["Trash"]);
  expect(found("openapi")).toEqual(["Developers"]);
});

it("finds the operator's settings for the operator alone", () => {
  expect(found("people")).toEqual([]);
  expect(found("people", true)).toEqual(["People"]);
  expect(found("operator", true)).toEqual([
    "People",
    "Reports",
    "Messages",
    "Newsletter",
    "Health",
  ]);
});
