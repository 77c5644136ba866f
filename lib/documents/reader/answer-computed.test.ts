import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Notes", parts));
  return answerFromUnits(index, { question, turns: [] });
}

describe("answerFromUnits computes a change", () => {
  const NOTICE = "The yearly dues change from $1,250.00 to $1,400.00 in March.";

  it.each([
    "By how much do the dues go up?",
    "By how much did the yearly dues rise?",
    "What is the difference between the old and the new dues?",
  ])("%s", async (question) => {
    expect(await ask(question, NOTICE)).toMatchObject({
      lead: "$150.00",
      working: "$1,400.00 − $1,250.00",
    });
  });

  it("as a percentage where that is asked for", async () => {
    expect(await ask("By what percentage did the dues rise?", NOTICE)).toMatchObject({
      lead: "12%",
    });
  });

  it("of what something was in the beginning and in the end", async () => {
    const rows = ["Opening balance\t$310.50", "Deposits\t$90.00", "Closing balance\t$400.25"];

    expect(await ask("By how much did the balance grow over the month?", ...rows)).toMatchObject({
      lead: "$89.75",
    });
  });

  it("or takes it as it is said", async () => {
    const text = "Your rent will be reduced by $75 in May.";

    expect(await ask("By how much is the rent reduced?", text)).toMatchObject({ lead: "$75" });
    expect(
      await ask(
        "By how much did the drug reduce blood pressure?",
        "The drug lowered systolic blood pressure by 8 mmHg compared with placebo.",
      ),
    ).toMatchObject({ lead: "8 mmHg" });
    expect(
      await ask(
        "By how much did walking reduce awakenings?",
        "Walking reduced the time to fall asleep by 14 minutes and nightly awakenings by 31%.",
      ),
    ).toMatchObject({ lead: "31%" });
    expect(
      await ask("By how much did mulch reduce runoff?", "Mulch cut runoff from 30 mm to 21 mm."),
    ).toMatchObject({ lead: "9 mm", working: "30 mm − 21 mm" });
  });

  it("never answers with one of the two", async () => {
    expect(await ask("By how much did the dues rise?", "The dues are $1,400.00.")).toEqual({
      kind: "absent",
    });
  });

  it("never takes a figure from itself", async () => {
    const text = [
      "Yield was 12 kilos more with mulch (95% CI 4 to 20).",
      "Taste was better with mulch than without (95% CI 1 to 3).",
    ];
    const question = "What is the difference in yield between mulch and straw?";

    expect(await ask(question, ...text)).not.toMatchObject({ working: expect.anything() });
  });
});

describe("answerFromUnits computes several times, and a part of, a figure", () => {
  const LEASE = "Tenant shall pay $820.00 per month (the “Rent”), due on the first.";

  it("over a year or some months", async () => {
    expect(await ask("How much rent is paid in the first year?", LEASE)).toMatchObject({
      lead: "$9,840.00",
      working: "12 × $820.00",
    });
    expect(await ask("What is the total rent for six months?", LEASE)).toMatchObject({
      lead: "$4,920.00",
    });
  });

  it("but only of what is paid each month", async () => {
    const once = "A setup fee of $500.00 is due on signature.";

    expect(await ask("How much is the fee in the first year?", once)).not.toMatchObject({
      lead: "$6,000.00",
    });
  });

  it("as a percentage", async () => {
    const rows = ["Subtotal\t$150.00", "Balance due\t$163.50"];

    expect(await ask("What is 2% of the balance due?", ...rows)).toMatchObject({
      lead: "$3.27",
      working: "2% × $163.50",
    });
  });
});

describe("answerFromUnits reads tables", () => {
  const TABLE = [
    "Visits by branch",
    "Branch\tQ1\tQ2\tGoal",
    "Hill\t91.5%\t93.0%\t95%",
    "Harbor\t94.1%\t90.2%\t95%",
    "Mill\t92.8%\t96.7%\t95%",
  ];

  it.each([
    ["Which branch had the best visits in the second quarter?", "Mill (96.7%)"],
    ["Which branch had the lowest visits in Q1?", "Hill (91.5%)"],
    ["What were the visits of the Harbor branch in Q2?", "90.2%"],
  ])("%s", async (question, lead) => {
    expect(await ask(question, ...TABLE)).toMatchObject({ lead });
  });

  it.each([
    "What is the difference between the Q1 and Q2 figure of the Harbor branch?",
    "By how many points did the Harbor branch fall?",
  ])("%s", async (question) => {
    expect(await ask(question, ...TABLE)).toMatchObject({
      lead: "3.9 percentage points",
      working: "94.1% − 90.2%",
    });
  });

  it("knows a row by the code that it begins with", async () => {
    const rows = [
      "Code\tCause\tWhat to do",
      "F2\tThe tray is missing\tPush the tray in.",
      "F3\tPump failed\tCall service.",
    ];

    expect(await ask("What does error F3 mean?", ...rows)).toMatchObject({
      units: [{ cells: ["F3", "Pump failed", "Call service."] }],
    });
  });

  it("lists the steps of the section that is about what a reader wants to do", async () => {
    const manual = [
      "1 Setting up",
      "1. Put the feeder on a level shelf.",
      "2. Fill it with seed.",
      "3. Close the lid.",
      "2 Cleaning",
      "Wipe the feeder every week, and set it in the sun to dry.",
    ];

    expect(await ask("How do I set up the device?", ...manual)).toMatchObject({
      kind: "section",
      title: "1 Setting up",
      units: [{}, {}, {}],
    });
  });
});

describe("answerFromUnits takes the figures that are meant", () => {
  const TABLES = [
    "Table 1. Emissions by season.",
    "Treatment\t2021\t2022",
    "B0\t2.28\t2.14",
    "B20\t1.35\t1.52",
    "Table 2. Grain yield by season.",
    "Treatment\t2021\t2022",
    "B0\t11.9\t11.8",
    "B20\t12.0\t12.6",
  ];

  it("from the table that the question names", async () => {
    const asked = "What is the difference in grain yield between B20 and B0 in 2022?";

    expect(await ask(asked, ...TABLES)).toMatchObject({ lead: "0.8", working: "12.6 − 11.8" });
  });

  it("and from none where either may be meant", async () => {
    const answer = await ask("What is the difference between B20 and B0 in 2022?", ...TABLES);

    expect(answer.kind).not.toBe("answer");
  });

  it("next to the words that name them", async () => {
    const answer = await ask(
      "What is the total of the pet rent and the parking per month?",
      "A non-refundable pet fee of $250.00 and pet rent of $25.00 per month apply.",
      "Parking: One space, $55.00 per month",
    );

    expect(answer).toMatchObject({ lead: "$80.00", working: "$25.00 + $55.00" });
  });

  it("with their millions", async () => {
    const rows = ["Region\tQ3 2024\tQ3 2025", "DACH\t€3.6M\t€4.1M", "Nordics\t€0.9M\t€1.2M"];

    expect(
      await ask("What is the difference between DACH and Nordics in Q3 2025?", ...rows),
    ).toMatchObject({ lead: "€2.9M", working: "€4.1M − €1.2M" });
  });

  it("and takes no item for what several come to", async () => {
    const answer = await ask(
      "How much money is the board asked to approve in total?",
      "The board is asked to approve money:",
      "1. €1.2M for a second supplier",
      "2. €350,000 for a showroom",
    );

    expect(answer.kind).not.toBe("answer");
  });
});

describe("answerFromUnits takes the field that is meant", () => {
  const LEASE = [
    "Lease term: May 1, 2025 to April 30, 2026",
    "Monthly rent: $1,465.00",
    "Either party gives notice at least sixty days before the end of the term.",
  ];

  it.each([
    ["How long is the term?", "May 1, 2025 to April 30, 2026"],
    ["What's the rent?", "$1,465.00"],
  ])("%s", async (question, lead) => {
    expect(await ask(question, ...LEASE)).toMatchObject({ lead });
  });
});

describe("answerFromUnits compares prices", () => {
  it("where a question asks what is cheaper, and not votes", async () => {
    const minutes = [
      "Dov Stern obtained two quotes for a second tank: £1,940 from Aquaport and £2,260 from Tankwell.",
      "It was decided to accept the quote of Aquaport (4 votes in favor, 1 against).",
    ];

    expect(await ask("How much cheaper was Aquaport than Tankwell?", ...minutes)).toMatchObject({
      lead: "£320",
      working: "£2,260 − £1,940",
    });
  });
});

describe("answerFromUnits computes with the column that a question names", () => {
  it("though the row is called so, too", async () => {
    const answer = await ask(
      "How much more is the rate for extra days than the daily rate?",
      "To extend, call before the return time; the rate for extra days is $71.00.",
      "Item\tRate\tQty\tAmount",
      "Daily rate, midsize\t$58.00\t5 days\t$290.00",
      "Child seat\t$9.00\t5 days\t$45.00",
    );
    expect(answer).toMatchObject({ lead: "$13.00", working: "$71.00 − $58.00" });
  });
});
