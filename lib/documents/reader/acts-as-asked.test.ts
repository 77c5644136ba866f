import { describe, expect, it } from "vitest";
import { actsAsAsked } from "@/lib/documents/reader/acts-as-asked";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Papers", parts));
  return answerFromUnits(index, { question, turns: [] });
}

describe("actsAsAsked", () => {
  it.each([
    ["Petra Holm", "The yoga class is with Petra Holm.", "Who teaches the yoga class?", true],
    ["Ann Tobin", "The main prize went to Ann Tobin.", "Who won the main prize?", true],
    ["Ann Tobin", "The main prize is next to Ann Tobin.", "Who gave the main prize?", false],
    ["Ann Tobin", "Ann Tobin was elected.", "Who was elected?", true],
    ["Ann Tobin", "The chair was elected by Ann Tobin.", "Who was elected?", false],
    ["Mrs Bell", "The key is with Mrs Bell.", "Who has the key?", true],
    ["Mrs Bell", "Ask Mrs Bell for the key.", "Who should I ask for the key?", true],
    ["Tim's", "Tim's ball broke the window.", "Who broke the window?", false],
  ])("tells of %s in %j, where it's asked %s: %s", (name, text, question, acts) => {
    const unit = {
      kind: "sentence",
      text,
      pieces: [],
      section: -1,
      isLead: true,
      cells: [],
      head: [],
    } as const;

    expect(actsAsAsked(name, unit, question)).toBe(acts);
  });
});

describe("answerFromUnits tells who does something", () => {
  it.each([
    ["Who pays for the glazing?", "Cressida Mole pays for the glazing.", "Cressida Mole"],
    [
      "Who will pay for the glazing?",
      "For the glazing, Cressida Mole (chair) will pay.",
      "Cressida Mole",
    ],
    ["Who took the minutes?", "Mr Tobin, our neighbor, took the minutes.", "Mr Tobin"],
    ["Who was against the hedge?", "Ann Tobin was against the hedge.", "Ann Tobin"],
    ["Who inspected the boiler?", "The boiler was inspected by Hobbs Heating.", "Hobbs Heating"],
    [
      "Who inspects the boiler?",
      "The boiler is inspected by your gas fitter every year.",
      "your gas fitter",
    ],
    ["Who complained about noise?", "A complaint about noise came from Mr Dietz.", "Mr Dietz"],
    ["Who repairs the roof?", "Repairs to the roof are done by Hobbs & Sons.", "Hobbs & Sons"],
  ])("where the name is that of whoever does it: %s", async (question, text, lead) => {
    expect(await ask(question, text)).toMatchObject({ lead });
  });

  it.each([
    [
      "Who pays for the mediator?",
      "The parties first try a mediator of the Wexcombe Guild, each paying half.",
    ],
    [
      "Who takes the stitches out?",
      "A nurse takes the stitches out, and you'll see Mr Tobin's team later.",
    ],
    ["Who inspected the boiler?", "The boiler that Hobbs Heating sold us was inspected in May."],
    ["Who pays for the glazing?", "Cressida Mole doesn't pay for the glazing."],
    ["Who canceled the trip?", "The trip was canceled after Ms Ruiz had fallen ill."],
    ["Who teaches the yoga class?", "The yoga class is in the house of Petra Holm, a teacher."],
  ])("and quotes the sentence alone where it isn't: %s", async (question, text) => {
    const answer = await ask(question, text);

    expect(answer).not.toHaveProperty("lead");
    expect(answer).toMatchObject({ kind: "answer", units: [{ text }] });
  });

  it("not by a sentence that doesn't say what another one says", async () => {
    const text = "Mr Oduya got three quotes for a new lock. Nobody was against it in May.";

    expect(await ask("Who was against the new lock?", text)).toEqual({ kind: "absent" });
  });

  it("with a pronoun for what the sentence before names", async () => {
    const text =
      "Mr Oduya got three quotes for a new lock. It was agreed to take the second. Mr Oduya orders it. Piet was against it because of the cost.";

    expect(await ask("Who was against the new lock?", text)).toMatchObject({
      lead: "Piet",
      units: [{ text: "Mr Oduya got three quotes for a new lock." }, {}],
    });
    expect(await ask("Who ordered the lock?", text)).toMatchObject({ lead: "Mr Oduya" });
    const two = `${text} Ann was against it, too.`;
    expect(await ask("Who was against the new lock?", two)).not.toHaveProperty("lead");
  });

  it("and never by a line above a letter", async () => {
    const letter = [
      "Brackenfield Infirmary Day Surgery Ward, Dr. Ada Holt",
      "Dear Mrs Cobb,",
      "Your surgery is on Thursday.",
    ];

    expect(await ask("Who does the surgery on the ward?", ...letter)).not.toHaveProperty("lead");
  });
});
