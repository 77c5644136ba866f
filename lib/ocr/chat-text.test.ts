import { describe, expect, it } from "vitest";

import { chatMessages } from "@/lib/ocr/chat-text";
import { type Placed, placedPage } from "@/tests/support/ocr/placed-page";

const WIDTH = 60;

/** Texts at the left edge, or after a `>` at the right one; an empty one is a gap. */
function sidesOf(lines: readonly string[]): string[] | undefined {
  const texts = lines.flatMap((line, row): Placed[] => {
    if (line === "") return [];
    if (!line.startsWith(">")) return [[0, row, line]];
    return [[WIDTH - line.length + 1, row, line.slice(1)]];
  });
  return chatMessages(placedPage(texts))?.map(({ side }) => side ?? "none");
}

describe("chatMessages", () => {
  it.each([
    [
      "English",
      [
        ">Jane Doe",
        ">12 Mill Lane",
        ">York YO1 7EP",
        "",
        "Mr. John Smith",
        "4 High Street",
        "",
        ">12 May 2024",
        "",
        "Dear Mr. Smith,",
        "",
        "Thank you for your letter about the oven, which arrived on",
        "Monday. We like it very much.",
        "",
        ">Yours sincerely,",
        "",
        "",
        ">Jane Doe",
      ],
    ],
    [
      "brief",
      [
        ">York, 12 May",
        "",
        "Dear John,",
        "",
        "thank you for your letter about the oven, which arrived on",
        "Monday. We like it very much.",
        "",
        ">Kind regards",
        "",
        "P.S. Bring the folder.",
        "",
        ">Jane",
      ],
    ],
    [
      "German",
      [
        ">Erika Muster",
        ">Hauptstraße 4",
        "",
        "Stadtwerke Ulm",
        "Postfach 12",
        "",
        ">Ulm, den 3. Mai 2024",
        "",
        "Sehr geehrte Damen und Herren,",
        "",
        "hiermit kündige ich den Vertrag zum Ende des Monats Juni.",
        "",
        ">Mit freundlichen Grüßen",
        ">Erika Muster",
      ],
    ],
    [
      "Japanese",
      [
        ">2024年5月12日",
        "",
        "株式会社山田 御中",
        "",
        ">田中一郎",
        "",
        "先日はお忙しいところお時間をいただき、ありがとうございました。",
        "",
        ">敬具",
      ],
    ],
  ])("takes no letter for a chat: %s", (_language, lines) => {
    expect(sidesOf(lines)).toBeUndefined();
  });

  it.each([
    ["people", ["Jonathan Swift", "Miguel de Cervantes", "Vincent van der Meer"]],
    ["sayings", ["Spanish proverb", "Irish saying", "Anonymous"]],
    ["dashes", ["— from a song of the sea", "— heard in a bakery", "— an old sailor"]],
    ["initials", ["Martin Luther King Jr.", "J. R. R.", "Smith & Sons Ltd."]],
  ])("takes no quotations for a chat, whose authors are %s", (_what, authors) => {
    const lines = ["Bread is the staff of life.", "All sorrows are less with bread.", "Eat well."];
    const page = lines.flatMap((line, at) => [line, "", `>${authors[at]}`, "", ""]);

    expect(sidesOf(page)).toBeUndefined();
  });

  it.each([
    ["sentences", ["Are you coming?", ">Yes, at six.", "Bring the folder.", ">It is on my desk."]],
    ["answers", ["Hi there", ">Hello!", "Lunch?", ">Yes please", "see you at noon", ">Ok"]],
    [
      "times",
      ["Are you home? 9:12 AM", ">Not yet. 9:14 AM", "Call me. 9:15", ">I will, soon. 9:20"],
    ],
    [
      "no marks",
      ["are you coming on friday", ">yeah the train is at six", "bring the keys", ">ok"],
    ],
    ["Japanese", ["明日は来ますか", ">はい、行きます", "何時に着きますか", ">六時に着きます"]],
  ])("finds the sides of a chat without bubbles: %s", (_what, said) => {
    const page = said.flatMap((line) => [line, ""]);

    expect(sidesOf(page)).toEqual(said.map((line) => (line.startsWith(">") ? "right" : "left")));
  });
});
