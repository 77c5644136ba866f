import { describe, expect, it } from "vitest";
import { joinedStatement } from "@/lib/documents/join-statements";
import { standaloneStatement } from "@/lib/documents/stands-alone";

const spoken = (...texts: string[]) => texts.map((text, place) => ({ text, place }));

describe("a statement whose end is elsewhere", () => {
  it("asks what a review comes to with all of its answer", () => {
    const [asked, next, ...rest] = spoken(
      "Would I spend my own money on it?",
      "That's always the question, right.",
      "At 90, no, at 60 when it's on sale, yeah, I think I would.",
    );

    expect(asked && joinedStatement(asked, next, rest)?.text).toMatch(/yeah, I think I would\.$/);
  });

  it("isn't joined with what is taken back next", () => {
    const [first, next, ...rest] = spoken(
      "The lamp lasts about four hours on a full charge.",
      "They say five hours.",
      "It's not five hours, and it takes two to charge.",
    );

    expect(first && joinedStatement(first, next, rest)?.text).toBe(
      "The lamp lasts about four hours on a full charge.",
    );
  });

  it.each([
    "So do the math, right before we get started.",
    "Tom, what happens next when does the work start.",
    "Everybody wants to fix the bridge.",
    "I've seen some people talking about a lawsuit.",
    "When we come back, a storm is on its way to the valley.",
    "I went 10 and it was fine with the old ones.",
    "I'd say that about any of these, they are all loud.",
    "Many of them retirees on fixed incomes in the valley.",
  ])("is left out: %s", (text) => {
    expect(standaloneStatement(text)).toBeUndefined();
  });
});
