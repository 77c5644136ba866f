import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

const HEADINGS = ["Dimmed light and sleep", "Abstract", "Limitations", "References"];
const STUDY = [
  "Dimmed light and sleep",
  "Abstract",
  "Methods. In a randomized trial, 84 adolescents aged 13 to 17 lived with dimmed light for four weeks.",
  "Results. They fell asleep 22 minutes earlier than others. Nine participants dropped out.",
  "Conclusions. Dimming the lights is a simple way to fall asleep earlier.",
  "Limitations",
  "Neither families nor researchers were blinded.",
  "References",
];

async function ask(question: string, paragraphs: readonly string[] = STUDY) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const structure = await readStructure("Study", parts, HEADINGS);
  return answerFromUnits(await indexUnits(structure), { question, turns: [] });
}

async function quotes(question: string, paragraphs?: readonly string[]) {
  const answer = await ask(question, paragraphs);
  return answer.kind === "answer" ? answer.units.map(({ text }) => text) : [];
}

describe("what is asked of a whole study", () => {
  it("is found where its parts have other names", async () => {
    const study = [
      "Short walks after meals",
      "Aim. To find out whether a short walk lowers blood sugar.",
      "Design. A crossover study with 52 volunteers over 65 in Galway.",
      "Findings. After dinner, blood sugar was 12 percent lower with short walks.",
      "Interpretation. Older people lose nothing by taking three short walks.",
    ];

    expect(await quotes("what was the result", study)).toEqual([
      "After dinner, blood sugar was 12 percent lower with short walks.",
      "Older people lose nothing by taking three short walks.",
    ]);
    expect(await ask("how many people did they test", study)).toMatchObject({ lead: "52" });
  });

  it.each(["what did they find", "what were the results", "so did it work?"])(
    "finds its results and its conclusion: %s",
    async (question) => {
      const found = await quotes(question);

      expect(found).toContain("They fell asleep 22 minutes earlier than others.");
      expect(found).toContain("Dimming the lights is a simple way to fall asleep earlier.");
    },
  );

  it("finds results that an abstract of one paragraph names", async () => {
    const abstract =
      "Objective: To test whether gardens matter. Methods: We followed 300 pupils. Results: Pupils with a garden ate a little more. Conclusion: Gardens help children only a little.";

    expect(
      await quotes("what were the results", ["Gardens", "Abstract", abstract, "References"]),
    ).toEqual([
      "Results: Pupils with a garden ate a little more.",
      "Conclusion: Gardens help children only a little.",
    ]);
  });

  it("finds what limits it, whatever its words", async () => {
    expect(await quotes("what are the weaknesses of the study")).toEqual([
      "Neither families nor researchers were blinded.",
    ]);
  });

  it("counts who took part, not who dropped out", async () => {
    expect(await ask("how many people were in the study")).toMatchObject({ lead: "84" });
    expect(await ask("how many women were in the study")).not.toMatchObject({ lead: "84" });
  });

  it("takes the size of a group for no count of all who took part", async () => {
    const groups = (who: string) => [
      "Dimmed light and sleep",
      "Abstract",
      `Methods. ${who} were randomly assigned to dimmed light (n = 33) or to a control group (n = 31).`,
      ...STUDY.slice(3),
    ];

    expect(await ask("How many people took part?", groups("Sixty-four teachers"))).toMatchObject({
      lead: "Sixty-four",
    });
    const inGroup = "How many people were in the control group?";
    expect(await ask(inGroup, groups("Sixty-four teachers"))).toMatchObject({ lead: "31" });
    expect(await ask("How many people took part?", groups("They"))).not.toMatchObject({
      lead: expect.anything(),
    });
  });

  it("knows how long it went on, and not how much longer something was", async () => {
    expect(await ask("how long did it last")).toMatchObject({ lead: "four weeks" });
    const longer = ["Dimmed light and sleep", "Sleep lasted 18 minutes longer."];
    const nap = [
      ...STUDY.slice(0, 2),
      "We tested whether a nap of 30 minutes helps.",
      ...STUDY.slice(2),
    ];
    expect(await ask("how long did the study last", nap)).toMatchObject({ lead: "four weeks" });
    expect(await ask("how long did it last", longer)).not.toMatchObject({ lead: "18 minutes" });
  });
});
