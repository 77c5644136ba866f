import { describe, expect, it } from "vitest";
import { isRowFor } from "@/lib/documents/reader/row-for";

const TOTAL = { text: "Total $786.34", cells: ["Total", "$786.34"], head: [] };

describe("isRowFor", () => {
  it("takes no total for what an invoice doesn't have", () => {
    const ask = (question: string) => isRowFor(TOTAL, { question, turns: [] });

    expect(ask("How much discount did we get?")).toBe(false);
    expect(ask("How much do I pay for water?")).toBe(false);
    expect(ask("How much is it altogether?")).toBe(true);
  });

  it("takes no names of columns", () => {
    const cells = ["House", "July", "August"];
    const row = { text: "House July August", cells, head: cells };

    expect(isRowFor(row, { question: "Which house had the fewest visitors?", turns: [] })).toBe(
      false,
    );
  });
});
