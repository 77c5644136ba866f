import { describe, expect, it } from "vitest";
import { answerPresenter } from "@/lib/documents/reader/answer-presenter";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...title: string[]) {
  const slides = [
    title,
    ["Where we stand", "• 1,340 bikes repaired", "• 57 volunteers, down from 72"],
    ["The ask", "• $8,500 for a truck", "• $3,500 for tools"],
    ["Next steps", "• Compare trucks: October 1", "• Board votes: October 8"],
  ];
  const parts = slides.map((lines, at) => ({ place: at + 1, text: lines.join("\n\n") }));
  const headings = slides.map(([first = ""]) => first);
  return answerPresenter(await indexUnits(await readStructure("Depot", parts, headings)), question);
}

describe("who presents slides", () => {
  it.each(["Who is giving the presentation?", "Who presents this?", "Who is the speaker?"])(
    "stands on the first one: %s",
    async (question) => {
      const line = "Board briefing · Paloma Grieve, Program Director · September 17, 2026";

      expect(await ask(question, "Bike Depot", line)).toMatchObject({ lead: "Paloma Grieve" });
      expect(await ask(question, "Bike Depot", "Presented by Ines Falk")).toMatchObject({
        lead: "Ines Falk",
      });
    },
  );

  it("is no town or firm, and nobody of whom something else is asked", async () => {
    expect(await ask("Who is the speaker?", "Bike Depot", "Santa Clara, May 2026")).toBeUndefined();
    expect(await ask("Who was present?", "Bike Depot", "Presented by Ines Falk")).toBeUndefined();
    expect(await ask("Who is comparing trucks?", "By Ines Falk")).toBeUndefined();
  });
});
