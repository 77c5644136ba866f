import { describe, expect, it } from "vitest";
import { joinedStatement } from "@/lib/documents/join-statements";
import { outcomeWeight } from "@/lib/documents/outcomes";
import { subjectOfTalk } from "@/lib/documents/small-talk";
import { summarizeTalk } from "@/lib/documents/talk-summary";
import { SHAPES } from "@/lib/tools/youtube-summarizer/shapes";
import { NO_MODELS } from "@/tests/support/no-models-context";

const said = (texts: readonly string[]) => texts.map((text, place) => ({ text, place }));

describe("what a meeting comes to", () => {
  it.each([
    ["The committee, which I chair, recommends option C, by five votes to two.", 3],
    ["Our finance committee unanimously recommended the smaller pool.", 3],
    ["The council votes on February 9.", 2],
    ["The school board will vote on the new boundaries next Tuesday.", 2],
    ["The public hearing is on the 14th of March.", 2],
    ["You can send written comments until January 31.", 1],
    ["Residents may still object to the plan by Friday.", 1],
    ["The committee met in the library on February 9.", 0],
    ["The council votes a lot.", 0],
    ["You can send a card to your aunt.", 0],
    ["In 1911 the commission recommended a dam on the river.", 0],
    ["Back then, the court endorsed slavery.", 0],
    ["Our staff recommended the fish.", 0],
    ["The planning staff recommended approval of the plan.", 3],
    ["The two members who disagreed think the estimate is too low.", 0],
  ])("%s: %i", (text, weight) => {
    expect(outcomeWeight(text)).toBe(weight);
  });

  it("is about what is announced as its topic", () => {
    const topic = "Tonight we have one topic: what to do with the old cannery.";

    expect(subjectOfTalk(`Good evening. ${topic}`)).toBe(topic);
    expect(subjectOfTalk("Our topic today is how the mill pond silted up.")).toBeDefined();
    expect(subjectOfTalk("The question is hard for all of us.")).toBeUndefined();
  });
});

const MEETING = [
  "Good evening, and welcome to the Osier Falls town meeting.",
  "Tonight we have one topic: what to do with the old tannery.",
  "The town bought it in 2019 for one dollar, but the roof costs us $61,000 a year.",
  "Option A is to tear it down and plant trees.",
  "Demolition would cost $2.1 million, and there's lead in the pipes.",
  "Option B is to turn it into a school for boat builders.",
  "That would cost $4.7 million, of which the state would pay half if we apply before June.",
  "Our finance director estimates about $120 a year for the average home.",
  "We surveyed 290 households in all parts of the town last fall.",
  "The ground floor was under water in 2008 and again in 2013.",
  "The council votes on March 12.",
  "The committee, which I chair, recommends option B, by four votes to one.",
  "You can send written comments until February 20.",
];

describe("a summary of a meeting", () => {
  it("[K-04] begins with what it's about, and tells what is recommended, when that is decided, and what it costs", async () => {
    const parts = said(MEETING);
    const source = { kind: "youtube" as const, title: "Meeting", parts, outline: [] };

    const { markdown } = await summarizeTalk(NO_MODELS, source, SHAPES.short);
    const points = markdown.split("\n").filter((line) => line.startsWith("- "));

    expect(points[0]).toContain("what to do with the old tannery");
    expect(points[1]).toContain("recommends option B");
    for (const told of [
      "school for boat builders. That would cost",
      "votes on March 12",
      "February 20",
    ])
      expect(markdown).toContain(told);
    expect(markdown).not.toContain("- The town bought it");
  });

  it("[K-04] tells an option with what it costs", () => {
    const [, , , option, cost, other] = said(MEETING);
    if (!option || !cost || !other) throw new Error("There are more.");

    expect(joinedStatement(option, cost, [other])).toEqual({
      text: `${option.text} ${cost.text}`,
      sentences: 2,
    });
  });

  it("[K-04] tells what was done to it with what names it", () => {
    const all = said([
      "The tannery has stood empty since 2004.",
      "It covers an acre on the river.",
      "The town bought it in 2019 for one dollar.",
    ]);

    const [first, ...rest] = all;
    if (!first) throw new Error("There are three.");

    expect(joinedStatement(first, rest[0], rest.slice(1))?.text).toBe(
      all.map(({ text }) => text).join(" "),
    );
  });
});
