import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, rows: readonly string[]) {
  const parts = [{ place: 1, text: rows.join("\n\n") }];
  const structure = await readStructure("Laboratory report", parts, [
    "Blood count",
    "Lipids",
    "Brookhaven Laboratory",
  ]);
  const answer = await answerFromUnits(await indexUnits(structure), { question, turns: [] });
  return answer.kind === "answer" ? answer.lead : undefined;
}

const HEAD = "Test\tResult\tFlag\tReference range\tUnits";
const FLAGGED = [
  "Blood count",
  HEAD,
  "Hemoglobin\t12.9\tL\t13.5 - 17.5\tg/dL",
  "Platelets\t251\t\t150 - 400\t10^3/uL",
  "Ferritin\t18\tL\t24 - 336\tng/mL",
  "Lipids",
  HEAD,
  "Total cholesterol\t214\tH\t< 200\tmg/dL",
  "HDL cholesterol\t47\t\t> 40\tmg/dL",
  "LDL cholesterol\t139\tH\t< 130\tmg/dL",
];
const UNFLAGGED = [
  "Brookhaven Laboratory",
  "Analyte\tResult\tNormal range",
  "Sodium\t139\t135 - 145",
  "Potassium\t5.4\t3.5 - 5.1",
  "TSH\t<0.1\t0.4 - 4.0",
  "Specific gravity\t1.015\t1.005 - 1.030",
  "Nitrite\tNegative\tNegative",
];

describe("results of a laboratory", () => {
  it("are found by their flags", async () => {
    expect(await ask("Which results are high?", FLAGGED)).toBe(
      "Total cholesterol; LDL cholesterol",
    );
    expect(await ask("which values are too low?", FLAGGED)).toBe("Hemoglobin; Ferritin");
    expect(await ask("Which tests are flagged?", FLAGGED)).toBe(
      "Hemoglobin (low); Ferritin (low); Total cholesterol (high); LDL cholesterol (high)",
    );
    expect(await ask("which lipids are high", FLAGGED)).toBe("Total cholesterol; LDL cholesterol");
  });

  it("are compared with their ranges, where nothing flags them", async () => {
    expect(await ask("what's out of range?", UNFLAGGED)).toBe("Potassium (high); TSH (low)");
    expect(await ask("Are all my results normal?", UNFLAGGED)).toBe(
      "No: Potassium (high); TSH (low)",
    );
    expect(await ask("which results are normal?", UNFLAGGED)).toBe(
      "Sodium; Specific gravity; Nitrite",
    );
  });

  it("are counted", async () => {
    expect(await ask("how many results are out of range?", FLAGGED)).toBe("4 of 6");
    expect(await ask("are any blood count values high?", FLAGGED)).toBe("None of 3");
  });

  it("keep their columns where their flags stand in one without a head", async () => {
    const rows = [
      "Brookhaven Laboratory",
      "Test\tResult\tUnit\tReference\tPrevious (09.09.2025)",
      "Glucose\t108\tH\tmg/dl\t70–99\t101",
      "Creatinine\t0.98\tmg/dl\t0.7–1.2\t0.95",
      "Vitamin D\t17\tL\tng/ml\t30–60\t–",
    ];

    expect(await ask("Is everything normal?", rows)).toBe("No: Glucose (high); Vitamin D (low)");
    expect(await ask("Which values are normal?", rows)).toBe("Creatinine");
    expect(await ask("How many values are out of range?", rows)).toBe("2 of 3");
    expect(await ask("Is my glucose high?", rows)).toBe("Yes: 108 mg/dl, above 70–99");
  });

  it("keep their columns where the one for flags is empty", async () => {
    const rows = [
      "Brookhaven Laboratory",
      HEAD,
      "Hemoglobin\t12.9\tL\t13.5 - 17.5\tg/dL",
      "Platelets\t251\t150 - 400\t10^3/uL",
    ];

    expect(await ask("How many values are out of range?", rows)).toBe("1 of 2");
    expect(await ask("Are my platelets normal?", rows)).toBe("Yes: 251 10^3/uL, within 150 - 400");
  });

  it("are never all normal where some can't be checked", async () => {
    const rows = [
      "Brookhaven Laboratory",
      "Test\tResult\tUnit\tReference",
      "Sodium\t139\tmmol/l\t135–145",
      "Potassium\t4.4\tmmol/l\t3.5–5.1",
      "Glucose\t108\tagain\t112\tmg/dl\t70–99",
      "Ferritin\tpending\tng/ml\t30–400",
    ];

    expect(await ask("Is everything normal?", rows)).toBe(
      "Not sure: 2 of 4 results couldn't be checked",
    );
    expect(await ask("Which values are out of range?", rows)).toBe(
      "0 found, but 2 of 4 results couldn't be checked",
    );
    expect(await ask("Which values are normal?", rows)).toBe("Sodium; Potassium");
  });

  it("are judged one by one", async () => {
    expect(await ask("is my hemoglobin low?", FLAGGED)).toBe("Yes: 12.9 g/dL, below 13.5 - 17.5");
    expect(await ask("is my sodium high?", UNFLAGGED)).toBe("No: 139, within 135 - 145");
    expect(await ask("Is my cholesterol too high?", FLAGGED)).toBe(
      "Total cholesterol: 214 mg/dL, above < 200; HDL cholesterol: 47 mg/dL, within > 40; LDL cholesterol: 139 mg/dL, above < 130",
    );
  });

  it("are only called abnormal where a flag says no more", async () => {
    const rows = ["Brookhaven Laboratory", "Test\tResult\tAbnormal", "Iron\t9\tA", "Zinc\t80\t-"];

    expect(await ask("which tests are abnormal?", rows)).toBe("Iron");
    expect(await ask("is my iron high?", rows)).toBeUndefined();
    expect(await ask("is my zinc ok?", rows)).toBe("Yes: 80, normal");
  });

  it("say nothing of what isn't among them, or can't be compared", async () => {
    const untold = ["Brookhaven Laboratory", "Test\tResult\tRange", "Iron\tpending\t10 - 30"];

    expect(await ask("is my vitamin D low?", FLAGGED)).toBeUndefined();
    expect(await ask("is that normal?", FLAGGED)).toBeUndefined();
    expect(await ask("how many results are high?", untold)).toBeUndefined();
    expect(await ask("is my iron low?", untold)).toBeUndefined();
    expect(await ask("What is the normal range for sodium?", UNFLAGGED)).toBe("135 - 145");
  });
});
