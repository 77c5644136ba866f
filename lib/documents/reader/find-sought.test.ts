import { describe, expect, it } from "vitest";
import { findSought } from "@/lib/documents/reader/find-sought";
import type { PaperKind } from "@/lib/documents/reader/paper-kind";
import { sectionGroups } from "@/lib/documents/reader/section-groups";
import { readStructure } from "@/lib/documents/reader/structure";
import { usableUnits } from "@/lib/documents/reader/usable-units";

async function read(...pages: readonly (readonly string[])[]) {
  const parts = pages.map((lines, at) => ({ place: at + 1, text: lines.join("\n\n") }));
  const structure = await readStructure("Papers", parts);
  return { structure, usable: await usableUnits(structure) };
}

async function sought(kind: PaperKind, ...pages: readonly (readonly string[])[]) {
  const { structure, usable } = await read(...pages);
  const groups = await findSought(kind, structure, usable);
  return new Map(groups.map(({ title, units }) => [title, units.map(({ text }) => text)]));
}

describe("findSought", () => {
  it("takes no month for what somebody may do", async () => {
    const term = "The fixed term runs from 1 May until end of April 2027.";
    const ends = "The tenant may end the fixed term with notice of two months.";
    const groups = await sought("contract", ["Lease", `${term} ${ends}`]);
    expect(groups.get("Dates and term")).toEqual([term]);
  });

  it("takes no praise in a letter for something to do", async () => {
    const praise = [
      "She has never missed a deadline.",
      "Her work never disappoints anybody.",
      "She arrived early and never complained.",
      "No student has impressed me more.",
      "No colleague impressed us as much.",
    ];
    const groups = await sought("letter", ["Reference", praise.join(" ")]);

    expect(groups.get("What you're asked to do")).toBeUndefined();
  });

  it("and shows what a letter forbids", async () => {
    const rules = [
      "Never lift him by the tail.",
      "Keep the wound dry and never use alcohol.",
      "You should never double the dose.",
      "No bathing for ten days.",
      "No food is allowed after midnight.",
      "No one who has eaten may be operated on.",
    ];
    const groups = await sought("letter", ["Discharge letter", rules.join(" ")]);

    expect(groups.get("What you're asked to do")).toEqual(rules);
  });

  it("shows the totals and the dates of each of several invoices", async () => {
    const pages = ["1042", "1043", "1047"].map((number) => [
      "INVOICE",
      `Invoice no.: ${number}`,
      "Invoice date: January 14, 2025",
      "Due date: February 13, 2025",
      `Subtotal\t$${number}.00`,
      "Sales tax (7%)\t$88.20",
      `Total\t$${number}.20`,
    ]);
    const groups = await sought("invoice", ...pages);

    expect(groups.get("Totals")).toHaveLength(9);
    expect(groups.get("Number and dates")).toHaveLength(9);
    expect(groups.get("Items")).toBeUndefined();
  });

  it("shows the closing balance of a statement with more transactions than it lists", async () => {
    const rows = Array.from({ length: 45 }, (_, at) => `03/15\tShop ${at}\t5.10\t900.00`);
    const page = [
      "Date\tDescription\tAmount\tBalance",
      ...rows,
      "03/31\tClosing balance\t\t895.44",
    ];
    const groups = await sought("statement", page);

    expect(groups.get("Balances and totals")?.join()).toContain("895.44");
  });

  it("shows what a contract forbids, what it is for, and when it starts", async () => {
    const groups = await sought("contract", [
      "Employment Contract",
      "Position: Laboratory Technician",
      "Start date: June 1, 2025",
      "Dogs are not permitted in the building. Smoking is strictly prohibited indoors.",
      "In case of sickness, the salary continues to be paid in full for 90 days.",
    ]);

    expect(groups.get("Duties")).toEqual([
      "Dogs are not permitted in the building.",
      "Smoking is strictly prohibited indoors.",
    ]);
    expect(groups.get("Parties")).toContain("Position: Laboratory Technician");
    expect(groups.get("Dates and term")).toEqual(["Start date: June 1, 2025"]);
  });
});

describe("sectionGroups", () => {
  it("shows all rows of a table, or says how many there are besides", async () => {
    const dues = ["First", "Second", "Third"].map((name) => `${name}\tJuly 1, 2025\t$582.00`);
    const fees = Array.from({ length: 11 }, (_, at) => `Fee ${at}\tyearly\t$${at + 10}.00`);
    const { structure, usable } = await read([
      "1. Premium payments",
      "Installment\tDue date\tAmount",
      ...dues,
      "2. Fees",
      "Fee\tWhen\tAmount",
      ...fees,
    ]);
    const groups = sectionGroups(
      "insurance",
      structure,
      { usable, taken: new Set(), lists: new Set() },
      (pool, count) => pool.slice(0, count),
    );

    expect(groups.map(({ units, left }) => [units.length, left])).toEqual([
      [3, 0],
      [8, 3],
    ]);
  });
});
