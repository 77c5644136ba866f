import { describe, expect, it } from "vitest";
import { withSaidBefore } from "@/lib/documents/reader/said-before";
import { readStructure } from "@/lib/documents/reader/structure";

async function quoted(text: string, last: string) {
  const structure = await readStructure("Plan", [{ place: 1, text }], ["Calls"]);
  const unit = structure.units.find((one) => one.text.startsWith(last));
  return withSaidBefore(structure, unit ? [unit] : []).map((one) => one.text);
}

describe("withSaidBefore", () => {
  it("keeps what a sentence points back to", async () => {
    const text = "Calls\n\nScans need approval. Without it, the payment is cut by $400.";

    expect(await quoted(text, "Without")).toEqual([
      "Scans need approval.",
      "Without it, the payment is cut by $400.",
    ]);
  });

  it("adds nothing in another paragraph, or to what names the document", async () => {
    const apart = "Calls\n\nScans need approval.\n\nIt is cut by $400 per visit.";
    const named = "Calls\n\nScans need approval. This agreement ends in May.";

    expect(await quoted(apart, "It is")).toHaveLength(1);
    expect(await quoted(named, "This")).toHaveLength(1);
  });
});
