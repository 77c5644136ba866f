import { describe, expect, it } from "vitest";
import { readStructure } from "@/lib/documents/reader/structure";

async function rowsOf(...pages: readonly (readonly string[])[]) {
  const parts = pages.map((lines, index) => ({ place: index + 1, text: lines.join("\n\n") }));
  const { units } = await readStructure("Lease", parts, ["Bills and services"]);
  return units
    .filter(({ kind, cells, head }) => kind === "row" && cells.join() !== head.join())
    .map(({ cells, head }) => cells.map((cell, at) => `${head[at]}: ${cell}`).join(", "));
}

const HEAD = "Service\tPaid by\tMonthly amount";
const WATER = "Service: Water, Paid by: Landlord, Monthly amount: included";
const CHARGE = "Service: Upkeep, Paid by: Tenants, Monthly amount: £68";

describe("a table that goes on over pages", () => {
  it("keeps its head where that is the last line of a page", async () => {
    const table = ["Water\tLandlord\tincluded", "Gas\tTenants\tmetered", "Upkeep\tTenants\t£68"];
    const gas = "Service: Gas, Paid by: Tenants, Monthly amount: metered";
    const prose = "The rent is paid on the first day of each month.";
    const first = ["Bills and services", prose];

    expect(await rowsOf([...first, HEAD], table)).toEqual([WATER, gas, CHARGE]);
    // The names of columns may stand as close to one another as words do where no row shows where they end.
    expect(await rowsOf([...first, "Service\tPaid by Monthly amount"], table)).toEqual([
      WATER,
      gas,
      CHARGE,
    ]);
  });

  it("keeps its head where the first row of the next page has only words", async () => {
    const gas = "Service: Gas, Paid by: Tenants, Monthly amount: £40";
    const first = [HEAD, "Gas\tTenants\t£40", "Cable\tTenants\t£30"];

    const rows = await rowsOf(first, ["Water\tTenants\tincluded", "Upkeep\tTenants\t£68"]);

    expect(rows[0]).toBe(gas);
    expect(rows.slice(2)).toEqual([
      "Service: Water, Paid by: Tenants, Monthly amount: included",
      CHARGE,
    ]);
  });

  it("is told from another one at the start of the next page", async () => {
    const first = [HEAD, "Gas\tTenants\t£40", "Cable\tLandlord\t£30"];

    expect(await rowsOf(first, ["Room\tItem\tNumber", "Kitchen\tChairs\t4"])).toContain(
      "Room: Kitchen, Item: Chairs, Number: 4",
    );
  });

  it("takes no fields at the end of a page for the names of its columns", async () => {
    const first = ["The parties are these.", "Tenant\tIngrid Halvorsen", "Landlord\tMarlowe Finch"];

    expect(await rowsOf(first, ["Room\tItem\tState", "Kitchen\tChairs\tgood"])).toContain(
      "Room: Kitchen, Item: Chairs, State: good",
    );
  });
});

describe("a row of words between rows with figures", () => {
  it("is no head of another table where it says what they say", async () => {
    const rows = ["Gas\tTenants\t£40", "Water\tTenants\tincluded", "Upkeep\tTenants\t£68"];

    expect((await rowsOf([HEAD, ...rows]))[2]).toBe(CHARGE);
  });
});
