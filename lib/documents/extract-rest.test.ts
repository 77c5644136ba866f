import { describe, expect, it } from "vitest";
import { extractSummary } from "@/lib/documents/extractive-summary";
import { NO_MODELS } from "@/tests/support/no-models-context";

const BILL = [
  "Invoice 7741 and care sheet",
  "Client: Odile Marchetti | Patient: Pepper, gray tabby cat, 9 years",
  "Service\tQty\tPrice\tTotal",
  "Office exam\t1\t$78.00\t$78.00",
  "Dental cleaning\t1\t$310.00\t$310.00",
  "Extraction of two teeth\t2\t$95.00\t$190.00",
  "Balance due\t$578.00",
  "The balance is due by June 12, 2026. Payment by card or check is welcome at the front desk.",
];
const CARE = [
  "Care at home",
  "• Feed only soft food for ten days.",
  "• Keep Pepper indoors until tomorrow evening.",
  "Medicines",
  "Medicine\tHow much\tWhen\tHow long",
  "Robenal\t1 tablet\tOnce a day, with food\t3 days",
  "Clindrin\t2 tablets\tEvery 12 hours, before meals\t7 days",
  "Do not give any other tablets without asking us.",
  "Call us right away if",
  "• she vomits or refuses food for a day;",
  "• her gums bleed for more than an hour.",
  "Recheck",
  "Bring Pepper back on June 3, 2026 at 10:20 AM. The recheck exam costs $36.00.",
];
const HEADINGS = [
  "Invoice 7741 and care sheet",
  "Care at home",
  "Medicines",
  "Call us right away if",
];

async function extract(lines: readonly string[], headings: readonly string[]) {
  const parts = [{ place: 1, text: lines.join("\n\n") }];
  const source = { kind: "pdf" as const, title: "", parts, outline: [], headings };
  const shape = { points: { min: 4, max: 6 }, sections: true, figures: true };
  const { markdown } = await extractSummary(NO_MODELS, source, shape);
  return markdown.replaceAll("\\", "").replaceAll(/ \[p\. 1\]\([^)]*\)/g, "");
}

describe("[PDF-03] what a paper says besides what is looked for in its kind", () => {
  it("stands under its own headings, as a care sheet behind an invoice does", async () => {
    const markdown = await extract([...BILL, ...CARE], [...HEADINGS, "Recheck"]);

    expect(markdown).toContain("**Invoice**");
    for (const fact of [
      "**Balance due:** $578.00",
      "due by June 12, 2026",
      "soft food for ten days",
      "Once a day, with food",
      "Every 12 hours, before meals",
      "June 3, 2026 at 10:20 AM",
    ])
      expect(markdown).toContain(fact);
    expect(markdown).toContain("## Recheck");
  });

  it("names what to call for whole, above all else", async () => {
    const markdown = await extract([...BILL, ...CARE], [...HEADINGS, "Recheck"]);
    const [, help = ""] = markdown.split("## Call us right away if\n\n");

    expect(markdown.indexOf("## Call us")).toBeLessThan(markdown.indexOf("## Totals"));
    expect(help.split("\n\n")[0]?.split("\n")).toEqual([
      "- she vomits or refuses food for a day",
      "- her gums bleed for more than an hour.",
    ]);
  });

  it("has no stroke behind the name of who pays", async () => {
    const markdown = await extract([...BILL, ...CARE], [...HEADINGS, "Recheck"]);

    expect(markdown).toContain("- **Client:** Odile Marchetti\n");
  });

  it("takes no label of an amount for who sends a bill", async () => {
    const tax = [
      "Tax year 2025",
      "Amount due: $1,204.50",
      "Due date: July 9, 2026",
      ...BILL.slice(1),
    ];
    const markdown = await extract(tax, ["Tax year 2025"]);

    expect(markdown).not.toMatch(/^- Amount due$/m);
  });

  it("takes no total of two years for what is owed", async () => {
    const value = [
      "How the value was set",
      "2024\t2025",
      "Land\t$48,300\t$61,900",
      "Total value\t$235,500\t$276,500",
    ];
    const markdown = await extract([...BILL, ...value], ["How the value was set"]);
    const [, totals = ""] = markdown.split("## Totals\n\n");

    expect(totals.split("\n\n")[0]).toBe("- **Balance due:** $578.00");
    expect(markdown).toContain("$276,500");
  });

  it("tells all that a job offer depends on, and all of the pay", async () => {
    const offer = [
      "Dear Ruth,",
      "We are delighted to offer you the position of Lab Manager at Fenn Labs.",
      "Pay",
      "Your base salary will be $81,000 a year. You'll be eligible for an annual bonus with a target of 9% of base salary, depending on how well you and the company do in the course of the year; for the first year it will be prorated.",
      "Conditions",
      "This offer depends on a background check, proof that you may work in the United States, and a signed agreement on inventions and secrets, which is enclosed. There is no drug test. We ask you for two weeks' notice if you leave us.",
      "Relocation",
      "We'll reimburse moving costs of up to $4,000 and pay for 20 nights of temporary housing near the lab.",
      "Sincerely,",
      "Carl Fenn",
    ];
    const markdown = await extract(offer, ["Pay", "Conditions", "Relocation"]);
    const belowOf = (title: string) => markdown.split(`## ${title}\n\n`)[1]?.split("\n\n")[0] ?? "";

    expect(belowOf("Conditions")).toMatch(/^- This offer depends on a background check/);
    expect(belowOf("Pay")).toContain("9%");
    expect(belowOf("The job")).not.toContain("moving costs");
  });

  it("tells when the last bus leaves on each day, in nearly the same words", async () => {
    const hours = [
      "Route 9",
      "Weekdays",
      "Buses leave Mill Street every 30 minutes from 6 AM. The last bus leaves Mill Street at 10:48 PM. The buses are blue and have soft seats with a view of the sea.",
      "Saturday",
      "The last Saturday bus leaves Mill Street at 7:35 PM. There is no service on Sundays or on New Year's Day.",
      "Fares",
      "A ride costs $2.25 in cash. Drivers like to talk about the weather and the town. Many riders have used the route for years, and some of them know each other well. In summer, the windows are open. The garage was painted by a local artist. People like the picture of the whale on its wall, which can be seen from far away. Old buses are kept there as well, and visitors like to look at them with their children.",
    ];
    const markdown = await extract(hours, ["Route 9", "Weekdays", "Saturday", "Fares"]);

    for (const fact of ["10:48 PM", "7:35 PM", "no service on Sundays"])
      expect(markdown).toContain(fact);
  });
});
