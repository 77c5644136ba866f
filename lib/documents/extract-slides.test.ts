import { describe, expect, it } from "vitest";
import { extractSummary } from "@/lib/documents/extractive-summary";
import { NO_MODELS } from "@/tests/support/no-models-context";

const PAGES = [
  "Tessel Roasters\n\nBusiness review, third quarter 2026",
  "Key figures\n\nQ3 2026\tQ2 2026\n\nRevenue\t€4.82 m\t€4.51 m\n\nEmployees\t87\t84",
  "What went well\n\n• Subscriptions up to 6,900\n\n• Two new cafés in July\n\n• Fewer complaints",
  "Outlook\n\n• Price increase from November\n\n• Hiring freeze\n\n• Hedge the coffee for 2027",
];

describe("the extract of slides", () => {
  it("has a slide with key figures like any other, each figure once and with its column", async () => {
    const parts = PAGES.map((text, index) => ({ place: index + 1, text }));
    const headings = ["Tessel Roasters", "Key figures", "What went well", "Outlook"];
    const source = { kind: "pdf" as const, title: "Review", parts, outline: [], headings };
    const shape = { points: { min: 4, max: 6 }, sections: true, figures: true };

    const { markdown } = await extractSummary(NO_MODELS, source, shape);

    expect(markdown).toContain("**Slides**");
    expect(markdown.split("## Key figures\n\n")[1]?.split("\n\n")[0]?.split("\n")).toEqual([
      "- Revenue · Q3 2026: €4.82 m · Q2 2026: €4.51 m [p. 2](#page=2)",
      "- Employees · Q3 2026: 87 · Q2 2026: 84 [p. 2](#page=2)",
    ]);
    expect(markdown).not.toMatch(/^- : /m);
  });
});
