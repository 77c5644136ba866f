import { describe, expect, it } from "vitest";
import { extractSummary } from "@/lib/documents/extractive-summary";
import { NO_MODELS } from "@/tests/support/no-models-context";

const SHAPE = { points: { min: 4, max: 6 }, sections: true, figures: true };

const extract = (title: string, ...pages: string[]) => extractWith([], title, ...pages);

/** @param headings the lines that are set like headings */
async function extractWith(headings: readonly string[], title: string, ...pages: string[]) {
  const parts = pages.map((text, index) => ({ place: index + 1, text }));
  const source = { kind: "pdf" as const, title, parts, outline: [], headings };
  return (await extractSummary(NO_MODELS, source, SHAPE)).markdown;
}

/** The statements below a heading of an extract, without their pages. */
function below(markdown: string, heading: string): string[] {
  const lines = markdown.split(`## ${heading}\n\n`)[1]?.split("\n\n")[0]?.split("\n") ?? [];
  return lines.map((line) => line.replace(/^- /, "").replace(/ \[p\..*$/, ""));
}

const DUTIES = Array.from(
  { length: 24 },
  (_, index) =>
    `${index + 2}. Duty of care\n\nThe keeper shall visit paddock ${String.fromCharCode(65 + index)} in the course of every morning, shall see to the fences and the water there, and shall write down in the book of the farm whatever has changed since the day before.`,
).join("\n\n");
const CONTRACT = [
  'This Keeping Agreement is entered into as of May 2, 2026 between Alder Farm LLC ("Owner") and Bram Voss ("Keeper").',
  "1. Term and fee",
  "This Agreement commences on June 1, 2026 and continues for a term of eighteen (18) months.",
  "Owner shall pay Keeper a monthly fee of $640.",
  DUTIES,
  "26. Ending",
  "Either party may terminate this Agreement on thirty (30) days' written notice.",
  "This Agreement is governed by the laws of Oregon.",
].join("\n\n");

describe("the extract of a document", () => {
  it("names the words by which a contract was recognized, and no others", async () => {
    const lease = CONTRACT.replace("is entered into as of May 2, 2026", "is hereinafter made");

    expect(await extract("Keeping agreement", lease)).toContain("“hereinafter”");
    expect(await extract("Keeping agreement", lease)).not.toContain("entered into");
  });

  it("says of what each decision of a meeting is, also in few words", async () => {
    const minutes = [
      "Minutes of the Allotment Society",
      "Held at the Methodist Hall, 9 October 2024. Present: J. Adeyemi (chair), R. Stott.",
      "1. Last minutes",
      "Approved without changes.",
      "2. Water",
      "The standpipe by plot 14 leaks. R. Stott got two quotes: £420 and £515. The cheaper was accepted.",
      "3. Education",
      "The primary school wants a plot for its gardening club. Agreed for 2025, free of charge.",
      "4. Rents",
      "Rents rise from £38 to £41 a year. Four members voted against.",
    ];
    const set = minutes.filter((line) => !line.endsWith("."));
    const markdown = await extractWith(set, "notcv", minutes.join("\n\n"));

    expect(below(markdown, "Decisions")).toEqual([
      "**1\\. Last minutes:** Approved without changes.",
      "R. Stott got two quotes: £420 and £515.",
      "The cheaper was accepted.",
      "The primary school wants a plot for its gardening club.",
      "Agreed for 2025, free of charge.",
      "Rents rise from £38 to £41 a year.",
      "Four members voted against.",
    ]);
  });

  it("has the total of a bill once, however often the bill has it", async () => {
    const bill = [
      "Invoice",
      "Invoice number\t20418",
      "Heater\t$940.00",
      "Total due\t$985.00",
      "Bill to:",
      "Gloria Penn",
      "Labor\t$45.00",
      "Amount due\t$985.00",
      "Total due\t$985.00",
    ].join("\n\n");
    const markdown = await extract("Invoice", bill);

    expect(markdown.match(/985\.00/g)).toHaveLength(1);
  });

  it("has the results, the tables, and the limits of a study", async () => {
    const study = [
      "Gardens",
      "Abstract",
      "Objective: To test whether gardens matter. Methods: We followed 300 pupils. Results: Pupils with a garden ate a little more each day.",
      "Results",
      "Measure\tGarden\tNo garden",
      "Servings\t2.1\t1.8",
      "Limitations",
      "Neither the families nor the researchers were blinded.",
      "References",
    ].join("\n\n");
    const headings = ["Gardens", "Abstract", "Results", "Limitations", "References"];
    const markdown = await extractWith(headings, "Gardens", study);

    expect(below(markdown, "Results").join()).toContain("ate a little more");
    expect(below(markdown, "Tables").join()).toContain("2.1");
    expect(below(markdown, "Limits").join()).toContain("blinded");
  });

  it("has no more than about a third of a long one, and keeps one of each that is looked for", async () => {
    const markdown = await extract("Keeping agreement", CONTRACT);
    const words = (text: string) => text.split(/\s+/).length;

    expect(words(markdown.replace(/\[p\.[^)]*\)/g, ""))).toBeLessThan(0.4 * words(CONTRACT));
    for (const sought of ["June 1, 2026", "$640", "thirty \\(30\\) days", "Oregon", "Alder Farm"])
      expect(markdown).toContain(sought.replace("\\(", "(").replace("\\)", ")"));
  });

  it("names no figure where a statement has only numbers", async () => {
    const text = [
      "Notes from the hill",
      "The path leads past the old mill, and then along the brook to the bridge.",
      "Reading 3.14 of the second gauge told nobody anything about the weather.",
      "The mill was sold in the fall to a family from the next valley.",
      "Its wheel weighs 480 kg and turns when the brook is high in spring.",
      "Nobody knows who built the bridge, or when the first cart went over it.",
    ].join("\n\n");

    expect(await extract("Notes", text)).not.toMatch(/^- : /m);
  });

  it("lists the points of slides, bullets or not, and the rows of their tables", async () => {
    const titles = ["Library review", "Agenda", "How it went", "Visits", "What it costs"];
    const markdown = await extractWith(
      titles,
      "Review",
      "Library review\n\nBoard, May 2026",
      "Agenda\n\nHow it went\n\nVisits",
      "How it went\n\nLoans rose to 4,100 a month\n\nTwo story hours on Saturday",
      "Visits\n\nBranch\tQ1\tQ2\n\nHill\t91%\t93%\n\nMill\t92%\t96%",
      "What it costs\n\n$4.10, budget $4.00\n\nHeating added 9 cents",
    );

    expect(markdown).toContain("Kind of document: **Slides**");
    expect(below(markdown, "How it went")).toEqual([
      "Loans rose to 4,100 a month",
      "Two story hours on Saturday",
    ]);
    expect(below(markdown, "Visits")).toEqual([
      "Hill · Q1: 91% · Q2: 93%",
      "Mill · Q1: 92% · Q2: 96%",
    ]);
    expect(below(markdown, "What it costs")).toHaveLength(2);
    expect(markdown).not.toMatch(/## [^\n]+\n\n(?:\n|## |$)/);
  });

  it("says what a manual is about, and keeps steps and faults together", async () => {
    const markdown = await extract(
      "Feeder manual",
      "Quill F-20\n\nBird feeder\n\nOwner's manual",
      [
        "1 Safety",
        "Warning: Never hang the feeder near a power line.",
        "2 Setting up",
        "1. Put the feeder on a level shelf, at least 30 cm from the wall.",
        "2. Remove the tape and fill the tray with seed.",
        "3. Close the lid.",
        "3 Troubleshooting",
        "Code\tCause\tWhat to do",
        "F2\tThe tray is missing\tPush the tray in.",
        "No light\tThe battery is empty\tCharge it.",
      ].join("\n\n"),
    );

    expect(below(markdown, "What it is")).toEqual(["Quill F-20", "Bird feeder"]);
    expect(below(markdown, "2 Setting up")).toHaveLength(3);
    expect(below(markdown, "When something goes wrong")).toEqual([
      "F2 · The tray is missing · Push the tray in.",
      "No light · The battery is empty · Charge it.",
    ]);
  });

  it("names who pays an invoice, and its number", async () => {
    const markdown = await extract(
      "Invoice",
      [
        "INVOICE",
        "Tern Glass Ltd",
        "Invoice no. TG-118",
        "Bill to",
        "Osprey Inn",
        "New windows\t4\t$90.00\t$360.00",
        "Balance due\t$360.00",
      ].join("\n\n"),
    );

    expect(below(markdown, "From and to")).toEqual(["Tern Glass Ltd", "**Bill to:** Osprey Inn"]);
    expect(below(markdown, "Number and dates")).toEqual(["**Invoice no.:** TG-118"]);
  });

  it("shows what limits a study instead of the sentence that something does", async () => {
    const markdown = await extract(
      "Mulch and taste",
      [
        "Mulch and taste: a trial",
        "Abstract",
        "We asked whether mulch changes how tomatoes taste in dry years.",
        "Results",
        "Taste was 12% better with mulch in both of the years.",
        "Discussion",
        "The trial has limitations. All gardens lie in one valley, and nobody weighed the roots.",
        "References",
        "[1] Falk B. Mulch. J Gard 2003; 53: 89.",
      ].join("\n\n"),
    );

    expect(below(markdown, "Limits")).toEqual([
      "All gardens lie in one valley, and nobody weighed the roots.",
    ]);
  });

  it("names the columns of transactions, and takes none of them for a balance", async () => {
    const markdown = await extract(
      "Account statement",
      "Account statement",
      "Opening balance\t1,204.18\n\nClosing balance\t1,281.38",
      "Date\tDescription\tPaid out\tPaid in\tBalance\n\n2 May\tAccount fee\t6.50\t\t1,197.68\n\n9 May\tInterest\t\t83.70\t1,281.38",
    );

    expect(below(markdown, "Balances and totals")).toEqual([
      "**Opening balance:** 1,204.18",
      "**Closing balance:** 1,281.38",
    ]);
    expect(below(markdown, "Transactions")).toEqual([
      "2 May · Account fee · Paid out: 6.50 · Balance: 1,197.68",
      "9 May · Interest · Paid in: 83.70 · Balance: 1,281.38",
    ]);
  });

  it("takes no caption for a result, nor a figure of others for a key figure", async () => {
    const markdown = await extract(
      "Mulch",
      [
        "Mulch and Runoff from Maize Fields",
        "Abstract",
        "We tested whether mulch lowers the runoff from fields over three years.",
        "1. Introduction",
        "A review of many trials reported that mulch reduced runoff by 38% [7].",
        "2. Results",
        "Runoff was 23% lower on plots with mulch than it was on bare plots.",
        "Figure 1. Runoff of all plots by month, where bars show errors of 6% or less. Values are means of 9 plots.",
        "Table 2: Runoff by year, 2019 to 2022",
        "Fig. 3 Runoff rose by 40% after each of the storms on bare plots in spring",
        "References",
        "[7] Hale, R. Mulch in many trials. 2016.",
      ].join("\n\n"),
    );

    expect(below(markdown, "Results")).toEqual([
      "Runoff was 23% lower on plots with mulch than it was on bare plots.",
    ]);
    expect(markdown).not.toMatch(/Figure 1|Values are|Table 2|Fig\. 3|\*\*38%/);
  });
});
