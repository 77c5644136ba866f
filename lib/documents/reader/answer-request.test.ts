import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, paragraphs: readonly string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("scan0012", parts));
  const answer = await answerFromUnits(index, { question, turns: [] });
  if (answer.kind !== "answer" && answer.kind !== "section") return { texts: [] };
  const lead = answer.kind === "answer" ? answer.lead : undefined;
  return { lead, texts: answer.units.map(({ text }) => text) };
}

const CALL = "Please call us on 01632 960 733 by 21 February to make a new appointment.";
const CLEAR = "Please also clear the space in front of the boiler.";
const CHARGE = "If we do not hear from you, we will have to charge £60 for a further visit.";
const BOILER = [
  "Harbour Housing Ltd",
  "3 February 2025",
  "Dear Mr Ender,",
  "The gas boiler in your flat was installed in 2011. Our engineer called on 20 January but nobody was at home.",
  `${CALL} ${CLEAR}`,
  `${CHARGE} If you have any questions, please write to us.`,
  "Yours sincerely,",
  "Helen Marsh",
  "Property manager",
];
const PENALTY = "A penalty of £70 is payable within 28 days.";
const OBJECT = "You must either pay or send a written objection by 8 April 2025.";
const NOTICE = [
  "City of Arden",
  "Parking Services",
  "Your vehicle was seen in a residents' bay on 6 March 2025 without a permit.",
  `${PENALTY} If you pay within 14 days, the penalty is reduced to £35.`,
  OBJECT,
];
const MANUAL = [
  "User manual",
  "Safety instructions",
  "Please read this manual before first use. Do not immerse the appliance in water.",
  "Operation",
  "Press the button. You must descale the appliance by hand.",
  "Troubleshooting",
  "If the lamp is red, fill the tank.",
];

describe("answerFromUnits tells what a letter wants", () => {
  it.each([
    "What do I have to do?",
    "What should I do now?",
    "What do they want from me?",
    "What are they asking me to do?",
    "What am I supposed to do?",
    "What's expected of me?",
  ])("%s", async (question) => {
    expect(await ask(question, BOILER)).toEqual({ lead: undefined, texts: [CALL, CLEAR] });
    expect((await ask(question, NOTICE)).texts).toEqual([PENALTY, OBJECT]);
    expect((await ask(question, MANUAL)).texts).not.toContain("Press the button.");
  });

  it.each([
    "By when?",
    "By when do I have to do it?",
    "What is the deadline?",
    "How long do I have?",
  ])("%s", async (question) => {
    expect(await ask(question, BOILER)).toEqual({ lead: "21 February", texts: [CALL] });
    expect(await ask(question, NOTICE)).toEqual({ lead: undefined, texts: [PENALTY, OBJECT] });
  });

  it("tells the day without the period behind it", async () => {
    const slip = "You are asked to return the slip below no later than 23 May.";
    expect(await ask("By when?", ["Dear parents,", slip, "Tom Ashby"])).toEqual({
      lead: "23 May",
      texts: [slip],
    });
  });

  it("reads the letter of a school", async () => {
    const asked = "Please return the slip below by 12 June 2026.";
    const school = [
      "Elmfield Primary School",
      "Dear parents and carers,",
      "Class 4 is going on a trip to the science museum on 25 June 2026. The coach leaves the school at 8.45 am.",
      `Children need a packed lunch and a waterproof coat. ${asked}`,
      "Yours sincerely,",
      "Tom Ashby",
      "Reply slip",
      "I give permission for my child to take part in the trip.",
      "Signed (parent or carer)",
    ];
    const { texts } = await ask("What do we have to do?", school);
    expect(texts).toContain(asked);
    expect(await ask("By when?", school)).toEqual({ lead: "12 June 2026", texts: [asked] });
  });

  it.each(["Deadline for entries: 3 May 2026.", "The deadline for entries is 3 May 2026."])(
    "knows the day that is called a deadline from others: %s",
    async (deadline) => {
      const contest = ["Photo contest", deadline, "Please collect your pictures by 30 June 2026."];
      expect(await ask("What's the deadline?", contest)).toEqual({
        lead: "3 May 2026",
        texts: [deadline],
      });
    },
  );

  it.each(["What happens if I don't?", "What if I do nothing?", "What happens if I ignore it?"])(
    "%s",
    async (question) => {
      expect((await ask(question, BOILER)).texts).toEqual([CHARGE]);
    },
  );

  it.each(["Who wrote this?", "Who is this from?", "Who is the letter from?"])(
    "%s",
    async (question) => {
      expect((await ask(question, BOILER)).lead).toBe("Helen Marsh");
    },
  );
});
