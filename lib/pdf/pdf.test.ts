import { expect, it } from "vitest";

import { type PdfBlock, textWithTabs } from "@/lib/pdf/pdf";
import { leastMilliseconds } from "@/tests/support/grows-faster";

const row = (text: string, gaps?: number[]): PdfBlock => ({
  ...{ kind: "paragraph", size: 10, x: 50, y: 50, text },
  ...(gaps && { gaps }),
});

it.each([
  ["no gap", row("Bee hive"), "Bee hive"],
  ["a gap", row("Bee 🐝 hive 42.00", [11]), "Bee 🐝 hive\t42.00"],
  ["several", row("6 May Wages 800.00", [5, 11]), "6 May\tWages\t800.00"],
  ["empty cells", row("6 May Wages 800.00", [5, 11, 11, 11]), "6 May\tWages\t\t\t800.00"],
  ["letters of two parts beside gaps", row("🐝 🐝 a", [2, 5]), "🐝\t🐝\ta"],
])("textWithTabs puts tabs for the gaps of a row with %s", (_what, block, text) => {
  expect(textWithTabs(block)).toBe(text);
});

/** In one step, in which nobody else is served. */
const MOST_MS = 100;

it.each([
  ["one gap", [999_999]],
  ["very many", Array.from({ length: 100_000 }, (_, at) => 20 * at + 19)],
])("textWithTabs takes little time for a row of two million letters with %s", async (_, gaps) => {
  const block = row("water bee hive fly ".padEnd(20).repeat(100_000), gaps);

  expect(await leastMilliseconds(() => /\n/.test(textWithTabs(block)))).toBeLessThan(MOST_MS);
});
