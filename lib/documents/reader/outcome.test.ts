import { describe, expect, it } from "vitest";
import { withCertainLead } from "@/lib/documents/reader/lead-in-doubt";
import { withOutcomes } from "@/lib/documents/reader/outcome";
import { readStructure } from "@/lib/documents/reader/structure";

const CHARGE =
  "The committee proposed raising the charge from €3.10 to €3.45 from 1 April. Mr Okonkwo moved to raise it to €3.30 only. The amendment was carried by 21 to 15. Tea was served.";

describe("withOutcomes", () => {
  it("quotes a proposal with what became of it", async () => {
    const structure = await readStructure("Minutes", [{ place: 1, text: CHARGE }]);

    const units = withOutcomes(structure, structure.units.slice(0, 1));
    expect(units.map(({ text }) => text.split(" ")[0])).toEqual(["The", "Mr", "The"]);
    expect(withOutcomes(structure, structure.units.slice(3))).toHaveLength(1);
  });

  it("and tells no amount that was only proposed", async () => {
    const structure = await readStructure("Minutes", [{ place: 1, text: CHARGE }]);
    const asked = "What will the charge be from April?";

    const units = structure.units.slice(0, 1);
    const { answer } = withCertainLead({ kind: "answer", lead: "€3.45", units }, asked, structure);
    expect(answer).not.toHaveProperty("lead");
  });
});
