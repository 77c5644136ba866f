import { describe, expect, it } from "vitest";
import { findSought } from "@/lib/documents/reader/find-sought";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import { readStructure } from "@/lib/documents/reader/structure";
import { usableUnits } from "@/lib/documents/reader/usable-units";

async function read(title: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const structure = await readStructure(title, parts, []);
  const kind = recognizeKind(structure)?.kind;
  const groups = await findSought(kind, structure, await usableUnits(structure));
  const shown = groups.map((group) => [group.title, group.units.map(({ text }) => text)] as const);
  return { kind, groups: Object.fromEntries(shown) };
}

const RULES = [
  "A full locker costs 40 dollars a season.",
  "Glass may not be brought to the pool.",
  "Children must be with an adult.",
  "Whoever runs twice gets a written warning.",
  "Guests are welcome on weekends.",
  "Grilling on the lawn is not allowed.",
];

describe("handbooks and policies", () => {
  it("are recognized, and shown with what readers look for", async () => {
    const { kind, groups } = await read(
      "Pool Handbook",
      "This handbook says how we share the pool.",
      ...RULES,
    );

    expect(kind).toBe("handbook");
    expect(groups).toMatchObject({
      "What it is for": ["This handbook says how we share the pool."],
      "Costs and fees": ["A full locker costs 40 dollars a season."],
      "Not allowed": [
        "Glass may not be brought to the pool.",
        "Grilling on the lawn is not allowed.",
      ],
      "If rules are broken": ["Whoever runs twice gets a written warning."],
      "What to do": ["Children must be with an adult."],
      Allowed: ["Guests are welcome on weekends."],
    });
  });

  it("aren't taken for insurance policies, nor those for them", async () => {
    const policy = await read("Travel Policy", "This policy applies to all staff.", ...RULES);
    const insurance = await read(
      "Renters Insurance Policy",
      "Policyholder\tAaron Castellano",
      "Annual premium\t$214.00",
      "We cover your belongings. You must tell us of changes. You may not leave a stove on.",
    );

    expect(policy.kind).toBe("handbook");
    expect(insurance.kind).toBe("insurance");
  });
});
