import { describe, expect, it } from "vitest";
import type { PdfText } from "@/tests/support/make-pdf";
import { blocksOf } from "@/tests/support/pdf-blocks";

const at = (x: number, y: number, text: string, size: number): PdfText => ({ x, y, text, size });

describe("a form whose fields were printed", () => {
  it("joins what a printed field runs over to, and takes a shortened word for the end of a label", async () => {
    const field = (x: number, y: number, name: string, ...lines: string[]) => [
      at(x, y, name, 7),
      ...lines.map((text, line) => ({ ...at(x, y + 13 + line * 15, text, 11), bold: true })),
    ];
    const blocks = await blocksOf({
      texts: [
        ...field(60, 100, "Music?", "[X] Yes [ ] No until", "7:30 PM"),
        ...field(314, 100, "Food sold?", "[ ] Yes [X] No"),
        ...field(60, 160, "Permit no.", "SE-2026-0187"),
        ...field(314, 160, "Insurance carrier and policy no.", "Halvorsen, GL-440812"),
        ...field(60, 200, "Decision", "[X] Approved", "[ ] Denied"),
        ...field(60, 250, "Conditions", "Keep the lane open."),
      ],
    });

    expect(blocks).toEqual([
      "Music?: [X] Yes [ ] No until 7:30 PM",
      "Food sold?: [ ] Yes [X] No",
      "Permit no.: SE-2026-0187",
      "Insurance carrier and policy no.: Halvorsen, GL-440812",
      "Decision: [X] Approved [ ] Denied",
      "Conditions: Keep the lane open.",
    ]);
  });

  it("keeps two values apart that stand side by side below labels of their own", async () => {
    const labels = [
      at(60, 100, "State", 7),
      at(80, 100, "ZIP", 7),
      at(60, 140, "Owner", 7),
      at(60, 180, "Phone", 7),
    ];
    const value = (x: number, y: number, text: string) => ({ ...at(x, y, text, 11), bold: true });
    const values = [
      value(60, 113, "CA"),
      value(80, 113, "04957"),
      value(60, 153, "Ida Voss"),
      value(60, 193, "555-0117"),
    ];
    const fields = ["State: CA", "ZIP: 04957", "Owner: Ida Voss", "Phone: 555-0117"];

    expect(
      await blocksOf({ texts: labels.flatMap((label, n) => [label, values[n] ?? label]) }),
    ).toEqual(fields);
  });
});
