import { describe, expect, it } from "vitest";
import { readStructure } from "@/lib/documents/reader/structure";
import { clauseOf, isBareLabel } from "@/lib/documents/reader/with-clause";

const LEASE = [
  "Apartment lease",
  "5. Guests",
  "Guests may stay up to 14 days.",
  "6. Early termination. Tenants may end this lease by paying a fee of two months' rent.",
].join("\n\n");

describe("the clause of a heading", () => {
  it("is what stands below it, or behind it in its paragraph", async () => {
    const structure = await readStructure("Lease", [{ place: 1, text: LEASE }]);
    const quotes = async (words: string) =>
      (await clauseOf(structure, words)).map(({ text }) => text);

    expect(await quotes("5. Guests")).toEqual(["Guests may stay up to 14 days."]);
    expect(await quotes("6. Early termination.")).toEqual([
      "6. Early termination. Tenants may end this lease by paying a fee of two months' rent.",
    ]);
    expect(await quotes("Guests may stay up to 14 days.")).toEqual([]);
  });

  it("isn't what stands behind a sentence that points back", async () => {
    const text = "Do not use saws on Sundays. This applies to drills. The lift carries 800 kg.";
    const structure = await readStructure("Rules", [{ place: 1, text }]);
    expect(await clauseOf(structure, "This applies to drills.")).toEqual([]);
  });

  it("isn't looked for behind a sentence", () => {
    expect(isBareLabel("Early termination.")).toBe(true);
    expect(isBareLabel("Pets are welcome.")).toBe(false);
  });
});
