import { describe, expect, it } from "vitest";
import { newsWeight, withoutExplaining } from "@/lib/documents/news";
import { standaloneStatement } from "@/lib/documents/stands-alone";
import { summarizeTalk } from "@/lib/documents/talk-summary";
import { SHAPES } from "@/lib/tools/youtube-summarizer/shapes";
import { growsFaster } from "@/tests/support/grows-faster";
import { NO_MODELS } from "@/tests/support/no-models-context";

describe("news", () => {
  it.each([
    "The old pool will close for good on the thirtieth of September.",
    "Until the new pool opens in spring two thousand and twenty eight, the schools swim in Marlow.",
    "The library is to reopen on 14 October.",
    "The ticket office shuts on Friday.",
    "Line nine ends in December.",
    "The mill will be demolished in early spring 2027.",
    "The new timetable begins on Monday.",
    "Our branch in Hill Street is going to move in March.",
    "The brewery will close for good.",
    "There is a meeting on the ninth of June at seven in the town hall.",
  ])("are told by %j", (text) => {
    expect(newsWeight(text)).toBeGreaterThan(0);
  });

  it.each([
    "The pool was opened in nineteen seventy two.",
    "I open the hives in March.",
    "You close the valve on Friday.",
    "The door opens to the left.",
    "When will it open in June?",
    "The rest is a loan over twenty five years.",
    "There is a hole in the roof.",
  ])("aren't told by %j", (text) => {
    expect(newsWeight(text)).toBe(0);
  });

  it.each([
    [
      "Good evening, I am going to explain why the old pool in Brackley Road will close for good on the thirtieth of September, and what comes after it.",
      "The old pool in Brackley Road will close for good on the thirtieth of September.",
    ],
    [
      "Today we're here to tell you that the ferry to Arran is going to stop in May.",
      "The ferry to Arran is going to stop in May.",
    ],
    [
      "Let me explain why our bakery is moving to Mill Street in June.",
      "Our bakery is moving to Mill Street in June.",
    ],
  ])("are what %j explains", (text, told) => {
    expect(standaloneStatement(text)).toBe(told);
  });

  it("are in notes of every length", async () => {
    const news =
      "Good evening, I'm going to explain why the old pool will close for good on the thirtieth of September.";
    const opens = "The new pool opens in spring 2028 on the field behind the fire station.";
    const others = Array.from(
      { length: 30 },
      (_, at) => `The council pays ${at + 2} drivers because nobody else wants job number ${at}.`,
    );
    const said = [news, ...others.slice(0, 15), opens, ...others.slice(15)];
    const parts = said.map((text, place) => ({ text, place }));
    for (const shape of Object.values(SHAPES)) {
      const source = { kind: "youtube" as const, title: "", parts, outline: [] };
      const { citations } = await summarizeTalk(NO_MODELS, source, shape);
      const quotes = citations.map(({ quote }) => quote);
      expect(quotes).toContain("The old pool will close for good on the thirtieth of September.");
      expect(quotes).toContain(opens);
    }
  });
});

describe("what somebody says it is", () => {
  it.each([
    "What really matters is the mites you treat in August.",
    "What we will not build is a sauna beside the pool.",
    "What you need is a sharp knife and a steady hand.",
  ])("stands alone in %j", (text) => {
    expect(standaloneStatement(text)).toBe(text);
  });

  it.each([
    "What I like is that it beeps at you twice.",
    "What they say about it is not so clear.",
  ])("needs more in %j", (text) => expect(standaloneStatement(text)).toBeUndefined());

  it.each([
    "So some of you ask, why not simply repair it.",
    "People ask me what did you do differently this year.",
    "I learned that the hard way with my grandmother's cardigan.",
  ])("is nothing in %j", (text) => {
    expect(standaloneStatement(text)).toBeUndefined();
  });
});

describe("long runs of words", () => {
  it.each(["and what will ", "the new pool will open in ", "there is a meeting ", "opens "])(
    "are read for news in time that grows with their number alone: %j",
    async (words) => {
      const read = (length: number) => {
        const text = `Let me explain why the pool will ${words.repeat(length / words.length)}’`;
        newsWeight(text);
        withoutExplaining(text);
      };

      expect(await growsFaster(read)).toBe(false);
    },
  );
});
