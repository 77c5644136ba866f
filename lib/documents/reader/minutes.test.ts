import { describe, expect, it } from "vitest";
import { antecedentsOf } from "@/lib/documents/reader/continuations";
import { findSought } from "@/lib/documents/reader/find-sought";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import { isRitual, isTask } from "@/lib/documents/reader/minutes";
import { readStructure } from "@/lib/documents/reader/structure";
import { usableUnits } from "@/lib/documents/reader/usable-units";

async function read(title: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const structure = await readStructure(title, parts, []);
  const kind = recognizeKind(structure)?.kind;
  const groups = await findSought(kind, structure, await usableUnits(structure));
  const shown = groups.map((group) => [group.title, group.units.map(({ text }) => text)] as const);
  return { kind, groups: Object.fromEntries(shown) };
}

describe("kinds of a club, an employer, and a doctor", () => {
  it("minutes: decisions, elections, and who was there", async () => {
    const { kind, groups } = await read(
      "Minutes of the 41st General Meeting",
      "Held on 21 January in the laundry hall.",
      "In the chair: Ruth Adeyemi-Stone.",
      "The committee was discharged with 36 votes for, none against.",
      "The charge was raised to €3.30; the proposal was passed by 33 to 5.",
      "Elected for two years: Bao Tran (chair).",
    );

    expect(kind).toBe("minutes");
    expect(groups).toMatchObject({
      "When and who": expect.arrayContaining(["In the chair: Ruth Adeyemi-Stone."]),
      Elections: ["Elected for two years: Bao Tran (chair)."],
      Decisions: expect.arrayContaining([expect.stringContaining("33 to 5")]),
    });
  });

  it("minutes: a vote belongs to the motion, not to a question asked in between", async () => {
    const text = [
      "Minutes of the Board of Trustees",
      "Present: Ruth Adeleke (chair), Tom Brandvold, Sun-hee Park.",
      "Overdue fines",
      "Ms. Park moved to end overdue fines for children's books on January 1, 2027. Fines on them brought in $1,960 last year and cost about $2,300 in staff time to collect. Mr. Brandvold asked whether lost books would still be billed; they will, at replacement cost. Carried, 3 to 0.",
      "Roof",
      "Ms. Park moved that the lower bid be taken. Nobody had called the references yet. Two for, one against.",
    ].join("\n\n");
    const structure = await readStructure(
      "Minutes of the Board of Trustees",
      [{ place: 1, text }],
      [],
    );
    const { units } = structure;
    const motionFor = (start: string) => {
      const at = units.findIndex((unit) => unit.text.startsWith(start));
      return antecedentsOf(units[at] as (typeof units)[number], units, at).map((unit) => unit.text);
    };

    expect(motionFor("Carried")).toEqual([expect.stringMatching(/^Ms\. Park moved to end/)]);
    expect(motionFor("Two for")).toEqual([expect.stringMatching(/^Ms\. Park moved that/)]);
  });

  it("minutes: what somebody is to do", async () => {
    const { groups } = await read(
      "Minutes of the Tenants' Association",
      "Present: Dermot Aguinaldo (chair), Clementine Frey. Apologies: Ruben Katz.",
      "Mrs Bassey can't go shopping. Action: Clementine organises a shopping rota by Friday. Dermot writes to Corvid and demands a reduction in rent.",
      "Dermot reported a balance of £12. It was agreed to keep it.",
      "Ann Lee asks whether it's late.",
    );

    expect(groups).toMatchObject({
      "To do": [
        "Action: Clementine organises a shopping rota by Friday.",
        "Dermot writes to Corvid and demands a reduction in rent.",
      ],
    });
  });

  it("minutes: their own day and place, who was present, and only decisions under decisions", async () => {
    const { groups } = await read(
      "Rowing club",
      "Ottershaw Rowing Club",
      "Minutes of the committee meeting of Tuesday 4 March 2025, 7.30 pm, in the boathouse",
      "Present: Gwendolyn Achterberg (chair), Tomasz Reilly (treasurer), Kofi Marchetti (boats)",
      "Apologies: Rupert Haldane",
      "Insurance has risen from £1,040 to £1,295. Seven members haven't paid; he'll write to each of them by 20 March.",
      "Rupert had written that he's against buying anything. After discussion the Halcyon was chosen by four votes to one. Kofi will place the order before the end of March.",
      "The regatta will be held on Sunday 13 July instead of 6 July. In the meantime Saoirse will put up a sign.",
      "The treasurer is to ask the bank. Members will pay £5 more. The Halcyon will be delivered in June.",
      "The next meeting will be on Tuesday 1 April 2025 at 7.30 pm.",
    );

    expect(groups).toMatchObject({
      "When and who": [
        expect.stringContaining("4 March 2025, 7.30 pm, in the boathouse"),
        expect.stringContaining("Tomasz Reilly"),
        expect.stringContaining("Rupert Haldane"),
      ],
      Decisions: ["After discussion the Halcyon was chosen by four votes to one."],
      "To do": [
        expect.stringContaining("he'll write"),
        expect.stringContaining("Kofi will place"),
        expect.stringContaining("Saoirse will put up"),
        "The treasurer is to ask the bank.",
      ],
      "Next meeting": [expect.stringContaining("1 April 2025")],
    });
  });

  it("minutes: everybody who was present, where each has a line", async () => {
    const { groups } = await read(
      "Parish",
      "Minutes of the parish council",
      "Meeting of February 11, 2026, Reading Room",
      "Present:",
      "- Gwen Tallis (chair)",
      "- Omar Haddad",
      "- Lucy Brandt",
      "The minutes of the January meeting were approved. It was agreed to wait.",
    );

    expect(groups["When and who"]).toEqual([
      "Meeting of February 11, 2026, Reading Room",
      "Present:",
      "Gwen Tallis (chair)",
      "Omar Haddad",
      "Lucy Brandt",
    ]);
  });

  it.each([
    ["Action: Clementine organizes a rota.", true],
    ["ACTION (Dermot): letter to Corvid", true],
    ["Action items: book the hall", true],
    ["Task: book the hall", true],
    ["To do – book the hall", true],
    ["Follow-up: ask the agent", true],
    ["Mr Oduya orders it.", true],
    ["Ann Lee and Tom Reed book the hall.", true],
    ["Mrs Bassey asks about the pigeons.", false],
    ["The agent orders the part.", false],
    ["It orders the past.", false],
    ["Actions were taken in May.", false],
  ])("minutes: whether somebody is to do something: %s %s", (text, isOne) => {
    expect(isTask({ kind: "sentence", text })).toBe(isOne);
  });

  it("by-laws: who may vote, and how it ends", async () => {
    const { kind, groups } = await read(
      "By-laws of the Thistledown Choir",
      "A member may resign on 30 June.",
      "The meeting decides by simple majority of the votes cast.",
      "If the choir is wound up, what is left goes to the music school.",
    );

    expect(kind).toBe("bylaws");
    expect(groups).toMatchObject({
      "Expulsion and ending": ["A member may resign on 30 June."],
      "If it's wound up": [expect.stringContaining("music school")],
    });
  });

  it.each([
    [
      "Seasonal Contract of Employment",
      "Employer: Skerry Sound Ferries Ltd, Pier Road. Employee: Mateus Halloran, born 1998.",
      "The contract runs from 30 March 2026 until 25 October 2026.",
    ],
    [
      "Mooring Agreement",
      'Between Wexcombe Trust ("the Trust"), Lock House, and Ottilie Marchetti ("the Boater"), owner of a boat.',
      "The berth is let from 1 April 2025 for a fixed period of eighteen months.",
    ],
  ])("contracts: %s", async (title, ...text) => {
    const { kind, groups } = await read(title, ...text);

    expect(kind).toBe("contract");
    expect(groups).toMatchObject({ "Dates and term": [text[1]] });
  });

  it("letters: a decision, a diagnosis' closing, and the right to complain", async () => {
    const { kind, groups } = await read(
      "Claim",
      "Dear Ms Abernathy,",
      "We have finished looking at your claim and accept it in part.",
      "If you disagree with our decision, write to the Complaints Officer within eight weeks.",
      "With kind regards, Nkechi Rourke",
    );

    expect(kind).toBe("letter");
    expect(groups).toMatchObject({
      Decision: [expect.stringContaining("in part")],
      "If you disagree": [expect.stringContaining("eight weeks")],
    });
  });

  it("letters: what they're about, what they say, and what they ask for", async () => {
    const { groups } = await read(
      "Barn",
      "Thornbury Mutual Insurance",
      "Dear Mr Kettlewick,",
      "Storm damage to your barn roof",
      "She found that 46 slates had been damaged by the storm, while the rot was there before and isn't covered. We'll therefore pay £3,180.00 of what you asked for.",
      "Your no-claims discount goes down from 35% to 20%. Please keep the broken slates for our assessor. Sign and send us the enclosed form by 30 June 2025.",
      "We're pleased to offer you a date for the repair on 4 July 2025.",
      "Yours sincerely,",
      "Gideon Sarrazin",
    );

    expect(groups).toMatchObject({
      "From, to, and subject": expect.arrayContaining(["Storm damage to your barn roof"]),
      Decision: [expect.stringContaining("£3,180.00")],
      "What it says": [
        expect.stringContaining("isn't covered"),
        expect.stringContaining("discount goes down"),
        expect.stringContaining("pleased to offer"),
      ],
      "What you're asked to do": [
        expect.stringContaining("broken slates"),
        expect.stringContaining("by 30 June"),
      ],
    });
  });
});

describe("[PDF-03] what every meeting begins and ends with", () => {
  it.each([
    "The minutes of 9 September were approved without changes.",
    "The meeting closed at 8.40 p.m.",
    "Approved without changes.",
  ])("is %j", (text) => expect(isRitual(text)).toBe(true));

  it.each([
    "The minutes of 9 September were approved, and the fee was raised to £20.",
    "Adopted as proposed: a budget of £4,000 for 2026.",
    "The meeting adjourned until 4 May 2026 to hear the auditor.",
  ])("isn't %j", (text) => expect(isRitual(text)).toBe(false));
});
