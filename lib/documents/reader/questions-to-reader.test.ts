import { describe, expect, it } from "vitest";
import { extractSummary } from "@/lib/documents/extractive-summary";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";
import { NO_MODELS } from "@/tests/support/no-models-context";

const LETTER = [
  "Orchard Housing Trust",
  "Dear Mrs Tuck,",
  "We are replacing the bathrooms at Elm House this autumn. Your flat is in the third phase, which begins on 5 October.",
  "Before we can order anything, we need your answers to these questions:",
  "1. Which tiles would you like: sand, slate or white?",
  "2. Do you have a shower or a bath now?",
  "3. Will you be away at any time between 5 and 30 October?",
  "Please send your answers back by Friday 28 August. If we do not hear from you, we will order the white tiles.",
  "Yours sincerely,",
  "Omar Lind",
];
const QUESTIONS = LETTER.slice(4, 7);

async function ask(question: string) {
  const parts = [{ place: 1, text: LETTER.join("\n\n") }];
  const index = await indexUnits(await readStructure("Letter", parts));
  return answerFromUnits(index, { question, turns: [] });
}

describe("a letter that asks its reader several questions", () => {
  it("has all of them under what is asked, and none as a date", async () => {
    const parts = [{ place: 1, text: LETTER.join("\n\n") }];
    const source = { kind: "pdf" as const, title: "Letter", parts, outline: [], headings: [] };
    const shape = { points: { min: 4, max: 6 }, sections: true, figures: true };
    const { markdown } = await extractSummary(NO_MODELS, source, shape);
    const [, tasks = ""] = markdown.split("## What you're asked to do");
    const own = (tasks.split("## ")[0] ?? "").replaceAll("\\", "");
    for (const text of QUESTIONS) expect(own).toContain(text);
    expect(markdown).not.toContain("## Dates");
  });

  it.each([
    "What do they want to know from me?",
    "What do they want to know?",
    "Which questions do I have to answer?",
    "What are they asking?",
  ])("%s", async (question) => {
    expect(await ask(question)).toMatchObject({
      units: QUESTIONS.map((text) => ({ text })),
    });
  });

  it.each(["What happens if I don't answer?", "What if I forget to reply?"])(
    "%s",
    async (question) => {
      expect(await ask(question)).toMatchObject({
        units: [{ text: "If we do not hear from you, we will order the white tiles." }],
      });
    },
  );
});
