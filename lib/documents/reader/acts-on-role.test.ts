import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, text: string) {
  const index = await indexUnits(await readStructure("Minutes", [{ place: 1, text }]));
  return answerFromUnits(index, { question, turns: [] });
}

describe("who has a role", () => {
  it.each([
    ["Who is the mayor?", "The mayor will be invited by Rosalind."],
    ["Who is the mayor?", "After the break Ann Lee will invite the mayor."],
    ["Who's our treasurer?", "In May Ann Lee thanked the treasurer."],
    ["Who is the chair?", "The chair was elected by Omar Haddad and others."],
  ])("isn't told by who does something to them: %s %s", async (question, text) => {
    expect(await ask(question, text)).toMatchObject({ kind: "absent" });
  });

  it.each([
    ["Who will invite the mayor?", "The mayor will be invited by Rosalind.", "Rosalind"],
    ["Who is the manager?", "The building is managed by Ann Lee.", "Ann Lee"],
    ["Who is the treasurer?", "Ann Lee is the treasurer of the club.", "Ann Lee"],
  ])("is told where they do it: %s %s", async (question, text, lead) => {
    expect(await ask(question, text)).toMatchObject({ lead });
  });
});
