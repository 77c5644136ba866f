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
});
