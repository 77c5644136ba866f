import { describe, expect, it } from "vitest";
import { answerListedTotal } from "@/lib/documents/reader/answer-listed-total";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

const FEES = "Visit $475; monitor $140; camera (passed through at cost) $185.";

async function ask(question: string, ...lines: string[]) {
  const text = ["Fees and terms", ...lines].join("\n\n");
  const structure = await readStructure("Report", [{ place: 1, text }], ["Fees and terms"]);
  return answerListedTotal(await indexUnits(structure), question);
}

describe("answerListedTotal", () => {
  it("adds up what the only list of amounts has", async () => {
    expect(await ask("What did we pay altogether for all of this", FEES)).toMatchObject({
      lead: "$800",
      working: "$475 + $140 + $185",
    });
  });

  it("adds nothing up for one of the things, beside a total, or where there are two lists", async () => {
    expect(await ask("How much did we pay for the camera?", FEES)).toBeUndefined();
    expect(await ask("What did we pay in total?", FEES, "Total: $790")).toBeUndefined();
    const other = "Second visit $100; second monitor $40.";
    expect(await ask("What did we pay in total?", FEES, other)).toBeUndefined();
  });
});
