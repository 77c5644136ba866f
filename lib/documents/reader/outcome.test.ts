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

  it("quotes what was asked at a meeting with what became of it", async () => {
    const text =
      "Mrs Bassey asked about the pigeons. It was put off to the next meeting. All left.";
    const structure = await readStructure("Minutes of the Tenants", [{ place: 1, text }]);

    expect(withOutcomes(structure, structure.units.slice(0, 1))).toHaveLength(2);
  });

  it.each([
    "The recommended dose is 200 mg. Take it with water. It is approved for adults only.",
    "The recommended tire pressure is 35 psi. Use only approved tires.",
    "The suggested retail price is $40. Dealers have agreed to it.",
  ])("but takes a recommendation for none: %s", async (text) => {
    const structure = await readStructure("Papers", [{ place: 1, text }]);
    expect(withOutcomes(structure, structure.units.slice(0, 1))).toHaveLength(1);
  });

  it("keeps what was turned down, in any document", async () => {
    const text = "You proposed a rent of $900. We have rejected this.";
    const structure = await readStructure("Letter", [{ place: 1, text }]);
    expect(withOutcomes(structure, structure.units.slice(0, 1))).toHaveLength(2);
  });

  it("leaves out how an amount was computed, with the amount", async () => {
    const structure = await readStructure("Minutes", [{ place: 1, text: CHARGE }]);
    const units = structure.units.slice(0, 1);
    const { answer } = withCertainLead(
      { kind: "answer", lead: "€0.35", working: "€3.45 − €3.10", units },
      "By how much will the charge rise?",
      structure,
    );
    expect(answer).not.toHaveProperty("working");
  });

  it("and tells no amount that was only proposed", async () => {
    const structure = await readStructure("Minutes", [{ place: 1, text: CHARGE }]);
    const asked = "What will the charge be from April?";

    const units = structure.units.slice(0, 1);
    const { answer } = withCertainLead({ kind: "answer", lead: "€3.45", units }, asked, structure);
    expect(answer).not.toHaveProperty("lead");
  });
});
