import { describe, expect, it } from "vitest";
import { findSought } from "@/lib/documents/reader/find-sought";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import { shorten } from "@/lib/documents/reader/shorten";
import { readStructure } from "@/lib/documents/reader/structure";
import { usableUnits } from "@/lib/documents/reader/usable-units";

async function read(title: string, headings: readonly string[], ...lines: string[]) {
  const structure = await readStructure(title, [{ place: 1, text: lines.join("\n\n") }], headings);
  const kind = recognizeKind(structure)?.kind;
  const groups = await findSought(kind, structure, await usableUnits(structure));
  const shown = groups.map((group) => [group.title, group.units.map(({ text }) => text)] as const);
  const below: Record<string, string[]> = Object.fromEntries(shown);
  return { kind, structure, groups, below };
}

describe("what readers look for first", () => {
  it("in a lease: the place, how to end it early, and apart from that what the landlord may do", async () => {
    const { below } = await read(
      "Lease",
      [],
      'This Lease is entered into on May 2, 2026, between Alder LLC ("Landlord") and Bo Voss ("Tenant").',
      "Landlord leases to Tenant the house situated at 12 Mill Road, Dunmore.",
      "The term of this Lease begins on June 1, 2026.",
      "Tenant shall pay monthly rent of $900. Tenant shall deposit with Landlord the sum of $1,800.",
      "Landlord may enter the house upon 24 hours' notice.",
      "Tenant may terminate this Lease before the end of the term by giving 60 days' notice and paying a fee.",
    );

    expect(below).toMatchObject({
      Place: ["Landlord leases to Tenant the house situated at 12 Mill Road, Dunmore."],
      "What the landlord may do": ["Landlord may enter the house upon 24 hours' notice."],
      "Ending and notice": [expect.stringContaining("may terminate this Lease before the end")],
    });
    expect(below["Amounts and payment"]?.join()).toContain("$1,800");
  });

  it("in a paper: its aim, and not what it couldn't find out", async () => {
    const { below } = await read(
      "Sparrows",
      ["Abstract", "Methods", "Results", "Limitations"],
      "Abstract",
      "We compared nesting success on 24 farms.",
      "Methods",
      "Boxes were checked weekly.",
      "Results",
      "Farms with margins produced 7.9 fledglings.",
      "Limitations",
      "We do not know whether the young survived their first winter.",
    );

    expect(below).toMatchObject({
      Question: ["We compared nesting success on 24 farms."],
      Limits: ["We do not know whether the young survived their first winter."],
    });
  });

  it("in a manual: whom to call, and how to clean it", async () => {
    const { below } = await read(
      "Heater manual",
      ["Safety", "Cleaning", "Service"],
      "Safety",
      "Warning: Never cover the heater.",
      "Cleaning",
      "Wipe the grille with a dry cloth.",
      "Service",
      "Our helpline 0800 555 0133 is open from 8.30 to 17.00.",
    );

    expect(below).toMatchObject({
      Help: ["Our helpline 0800 555 0133 is open from 8.30 to 17.00."],
      "Emptying and cleaning": ["Wipe the grille with a dry cloth."],
    });
  });

  it("in rules: whose they are, since when they are in force, and what is for safety", async () => {
    const { kind, below } = await read(
      "Rules",
      ["Mill Pond Sailing Club", "1. Sailing"],
      "Mill Pond Sailing Club",
      "Club rules · in force from 1 March 2026",
      "1. Sailing",
      "Members must wear a life jacket. Nobody sails out alone after sunset. Dogs are not allowed on board. Boats must be booked. Guests may not sail alone.",
    );

    expect(kind).toBe("handbook");
    expect(below).toMatchObject({
      "What it is": ["Mill Pond Sailing Club", "Club rules", "in force from 1 March 2026"],
      Safety: ["Members must wear a life jacket.", "Nobody sails out alone after sunset."],
    });
  });

  it("in minutes: every decision and task, whatever else there is no room for", async () => {
    const decisions = Array.from(
      { length: 9 },
      (_, at) =>
        `${at + 1}. Item ${at + 1}\n\nThe members talked for a long while about what had been said of the matter in the spring and what it had cost them since then, which was £${at + 2} a month for the shed, for the path, and for the gate at the far end. It was agreed to buy lock number ${at + 1}.`,
    );
    const { kind, structure, groups } = await read(
      "Minutes",
      [],
      "Minutes of the committee meeting of 4 March 2026",
      "Present: Ann Lee, Bo Falk",
      ...decisions,
      "Action points",
      "Action\tWho\tBy",
      "Write to the council\tStella\t17 October",
      "Buy the locks\tKasia\tnext meeting",
      "The meeting closed at 9 pm. Next meeting: Thursday 2 April 2026 in the hall.",
    );
    const { first } = await shorten(kind, structure, {
      always: [],
      first: groups,
      rest: [],
      needed: new Set(),
    });
    const below = Object.fromEntries(first.map(({ title, units }) => [title, units]));

    expect(below.Decisions).toHaveLength(9);
    expect(below["To do"]?.map(({ cells }) => cells)).toEqual([
      ["Write to the council", "Stella", "17 October"],
      ["Buy the locks", "Kasia", "next meeting"],
    ]);
    expect(below["Next meeting"]).toHaveLength(1);
  });
});
