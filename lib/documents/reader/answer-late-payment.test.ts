import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function quotes(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Papers", parts));
  const answer = await answerFromUnits(index, { question, turns: [] });
  return answer.kind === "answer" && !answer.byWords ? answer.units.map(({ text }) => text) : [];
}

describe("answerFromUnits tells what comes of paying late", () => {
  const LEASE = [
    "The rent is $640 per month and is due on the first of each month.",
    "If the rent is not received by the fifth, a late charge of $35 is added.",
    "The deposit is returned within 21 days after the tenant moves out.",
  ];
  const BILL = [
    "A late fee of 1.5% is added to bills that are not paid by the due date. Service may be disconnected if a bill is more than 45 days past due.",
    "If you have trouble paying, call us before the due date to set up a payment plan.",
  ];
  const POLICY = [
    "If a premium is not paid within 20 days of its due date, the policy lapses.",
    "You may cancel at any time; unused premium is refunded, less a fee of $25.",
  ];

  it("in whatever words that is asked", async () => {
    for (const question of [
      "What happens if I pay late?",
      "What if I'm late with the rent?",
      "What if I don't pay on time?",
      "Is there a penalty if I miss a payment?",
    ])
      expect(await quotes(question, ...LEASE)).toEqual([LEASE[1]]);
  });

  it("by the time that a question names", async () => {
    const lease = [
      "A late fee of $25 is charged when rent is received more than seven days after it fell due.",
      "Interest at 3% accrues on rent that is more than fourteen days overdue.",
      "The landlord may end the tenancy when rent is more than two months in arrears.",
    ];

    expect(await quotes("What happens if I pay late after two weeks?", ...lease)).toEqual(
      lease.slice(0, 2),
    );
    expect(await quotes("What happens if I pay the rent three months late?", ...lease)).toEqual(
      lease,
    );
    expect(await quotes("What happens if I pay late?", ...lease)).toEqual(lease);
  });

  it("from the first of two times that a statement names", async () => {
    const rule =
      "Rent more than 5 days late incurs a $50 fee, and after 30 days the lease may be terminated.";

    expect(await quotes("What happens if I pay the rent 10 days late?", rule)).toEqual([rule]);
    expect(await quotes("What happens if I pay the rent 3 days late?", rule)).toEqual([]);
  });

  it("with all that follows, and nothing else about paying", async () => {
    expect(await quotes("What happens if I pay late?", ...BILL)).toEqual([
      "A late fee of 1.5% is added to bills that are not paid by the due date.",
      "Service may be disconnected if a bill is more than 45 days past due.",
    ]);
    expect(await quotes("What happens if I don't pay on time?", ...POLICY)).toEqual([POLICY[0]]);
  });

  it("by the row that has the rule, and not by a fee that was charged", async () => {
    const rows = ["Late payment\t5% of the overdue amount", "Late fee, May\t$12.00"];

    expect(await quotes("What happens if we pay late?", ...rows)).toEqual([
      "Late payment 5% of the overdue amount",
    ]);
  });

  it("but doesn't take what else may be late for it", async () => {
    const rules = [
      "Late essays lose five points per day.",
      "Overdue invoices bear interest of 1%.",
    ];

    expect(await quotes("What happens if my essay is late?", ...rules)).not.toContain(rules[1]);
    expect(await quotes("When is the rent due?", ...LEASE)).not.toContain(LEASE[1]);
  });
});

describe("answerFromUnits tells all that comes of it", () => {
  it("quotes what comes next, too", async () => {
    const rules = [
      "A late charge of $20 applies to overdue rent. After sixty days, Owner may sell what is in the unit.",
      "After the rain, the gate may stick.",
    ];

    expect(await quotes("what happens to my stuff if i stop paying", ...rules)).toEqual([
      "A late charge of $20 applies to overdue rent.",
      "After sixty days, Owner may sell what is in the unit.",
    ]);
  });
});
