import { describe, expect, it } from "vitest";

import { searchText } from "@/lib/documents/find-passages";
import type { ChatTurn } from "@/lib/documents/question";

const TURNS: ChatTurn[] = [
  { role: "user", text: "Who founded the garden?" },
  { role: "ai", text: "Twelve neighbors." },
  { role: "user", text: "Where is the well?" },
  { role: "ai", text: "Behind the shed." },
];

describe("searchText", () => {
  it.each(["And how deep is it?", "Why?", "What about their fee?"])(
    "looks for %j with the question that it refers to",
    (question) => {
      expect(searchText({ question, turns: TURNS })).toBe(`Where is the well?\n${question}`);
    },
  );

  it("searches for a complete question, and the first one of a chat, on its own", () => {
    const whole = "Which vegetables did the forty families harvest in summer?";

    expect(searchText({ question: whole, turns: TURNS })).toBe(whole);
    expect(searchText({ question: "Why?", turns: [] })).toBe("Why?");
  });

  it("reads the beginning of a long message that a question refers to", () => {
    const turns: ChatTurn[] = [
      { role: "user", text: `Where is the well? ${"word ".repeat(1_600)}` },
    ];

    const text = searchText({ question: "Why?", turns });

    expect(text).toMatch(/^Where is the well\?/);
    expect(text.length).toBeLessThan(600);
  });
});
