import { expect, it } from "vitest";
import { listHeads } from "@/lib/documents/reader/list-heads";
import { readStructure } from "@/lib/documents/reader/structure";

it("[PDF-03] takes a short line above a list for what names it", async () => {
  const text = ["What to bring.", "• A towel", "• Warm clothes", "We leave at nine.", "• By bus"];
  const { units } = await readStructure("Trip", [{ place: 1, text: text.join("\n\n") }]);
  const heads = [...listHeads(units)].map(([{ text: item }, head]) => [item, head]);
  expect(heads).toEqual([
    ["A towel", "What to bring."],
    ["Warm clothes", "What to bring."],
  ]);
});

it("[PDF-03] takes no sentence above a list for its heading, unless it ends with a colon", async () => {
  const text = [
    "You don't have to pay here.",
    "• Bikes",
    "• Skis",
    "You don't pay for:",
    "• Sleds",
  ];
  const { units } = await readStructure("Trip", [{ place: 1, text: text.join("\n\n") }]);
  const heads = [...listHeads(units)].map(([{ text: item }, head]) => [item, head]);
  expect(heads).toEqual([["Sleds", "You don't pay for:"]]);
});
