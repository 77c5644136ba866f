import { describe, expect, it } from "vitest";
import { extractSummary } from "@/lib/documents/extractive-summary";
import { NO_MODELS } from "@/tests/support/no-models-context";

async function extract(headings: readonly string[], ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const source = { kind: "pdf" as const, title: headings[0] ?? "", parts, outline: [], headings };
  const shape = { points: { min: 4, max: 6 }, sections: true, figures: true };
  return (await extractSummary(NO_MODELS, source, shape)).markdown.replaceAll("\\", "");
}

const REPORT = [
  "Harbor Garden: annual report 2025",
  "Summary",
  "2025 was our best year since 2009. We picked 4.6 tonnes of pears. Membership rose from 118 to 146. We ended the year with a surplus of $1,872.",
  "Trees",
  "The garden now has 212 trees. We planted fourteen young trees in November.",
  "Money",
  "\t2024\t2025",
  "Fees\t$2,360\t$2,920",
  "Fence\t–\t$2,650",
  "Gate\tnone\tsteel, painted",
  "Plans",
  "A beekeeper will put up four hives in April. The fee stays at $20.",
];
const HEADINGS = ["Harbor Garden: annual report 2025", "Summary", "Trees", "Money", "Plans"];
const POLICY = [
  "Travel policy",
  "Trips",
  "Travel by train in standard class. Ask ten days ahead. Book with the office in good time. Keep your tickets until you are paid.",
  "What we don't pay",
  "• Minibar, laundry on short trips, and better rooms",
  "• Travel between home and your usual workplace",
  "• Costs of partners or family",
  "Claims",
  "Claim within thirty days of the trip. Claims without a receipt are refused.",
];
const TRIP = [
  "Year 5 trip to the coast",
  "Join us on Thursday 21 May. Coaches leave at 8.30 am.",
  "Time\tWhat",
  "8.30 am\tCoaches leave",
  "10.15 am\tArrive at the coast",
  "Please bring: boots and a packed lunch.",
  "Medicines: Inhalers must be handed to Mr Lowe before we leave.",
  "Helpers: We need six parents to come along.",
  "I allow my child ______________ to go on the trip on 21 May.",
];

describe("the extract of a document", () => {
  it("begins with its own summary, in one piece", async () => {
    const [, first = ""] = (await extract(HEADINGS, ...REPORT)).split("## ");
    expect(first).toMatch(/^Summary\n\n- 2025 was .*\n- We picked .*\n- Membership .*\n- We ended/);
  });

  it("names the column of every short cell", async () => {
    const table = await extract(HEADINGS, ...REPORT);
    expect(table).toContain("|  | 2024 | 2025 |");
    expect(table).toContain("| Fence | – | $2,650 [p. 1](#page=1) |");
    expect(table).toContain("| Gate | none | steel, painted [p. 1](#page=1) |");
    // Of two rows, no table is made.
    const rows = await extract(HEADINGS, ...REPORT.filter((line) => !line.startsWith("Fees\t")));
    expect(rows).toContain("Fence · 2024: – · 2025: $2,650");
    expect(rows).toContain("Gate · 2024: none · 2025: steel, painted");
  });

  it("shows all points of a list, and no two of three", async () => {
    const headings = ["Travel policy", "Trips", "What we don't pay", "Claims"];
    const markdown = await extract(headings, ...POLICY);
    for (const point of ["Minibar", "Travel between home", "Costs of partners"])
      expect(markdown).toContain(point);
  });

  it("takes neither heads of columns nor lines to write on for days, and leaves out no duty", async () => {
    const markdown = await extract(["Year 5 trip to the coast"], ...TRIP);
    expect(markdown).toContain("**Announcement**");
    expect(markdown).not.toContain("Time:** What");
    expect(markdown).not.toContain("____");
    expect(markdown).toContain("Inhalers must be handed");
    expect(markdown).toContain("We need six parents");
  });
});
