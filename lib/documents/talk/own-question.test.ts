import { describe, expect, it } from "vitest";

import { withoutChat } from "@/lib/documents/talk/own-question";

const isAlone = (question: string, ...before: string[]) => {
  const texts = before.length > 0 ? before : ["How did the laundry become a theater?"];
  const turns = texts.map((text) => ({ role: "user" as const, text }));
  return withoutChat({ question, turns }).turns.length === 0;
};

describe("[YT-05] what a question means of the chat before it", () => {
  it.each([
    "Does he think that theaters should stream?",
    "How do you weigh a hive and what does it cost?",
    "Why do colonies die in winter, is it the cold?",
    "Why can't cyclists have their own lane?",
    "Is there a discount for students?",
    "Will there be a bus?",
    "Has there been any damage?",
    "What is his advice to small theaters?",
  ])("is nothing in %j", (question) => {
    expect(isAlone(question)).toBe(true);
  });

  it.each([
    "How long does it take?",
    "And the lights?",
    "What did that cost?",
    "What does the owner do with it?",
    "Does he?",
  ])("is something in %j", (question) => {
    expect(isAlone(question)).toBe(false);
  });

  it("is who was asked about, if anybody", () => {
    expect(isAlone("When did she lose her voice?", "Who is Bogna?")).toBe(false);
    expect(isAlone("When did she lose her voice?", "What did Bogna play?")).toBe(false);
  });

  it("is who was asked about, whatever word ends before the name", () => {
    const join = [{ quote: "Please join Ada Lund, who lives in Adamsville." }];
    const turns = [{ role: "user" as const, text: "What did Ada found?" }];
    const asked = { question: "When did she lose her voice?", turns };

    expect(withoutChat(asked, join).turns).toEqual(turns);
  });

  it("isn't a place that was asked about", () => {
    const turns = [{ role: "user" as const, text: "How many miles did Bergen open?" }];
    const asked = { question: "What does she propose?", turns };

    expect(withoutChat(asked, [{ quote: "In Bergen, they opened nine miles." }]).turns).toEqual([]);
    expect(withoutChat(asked, [{ quote: "Bergen opened nine miles." }]).turns).toEqual(turns);
  });

  it("is who was asked about before, as long as each question points back", () => {
    const [earns, starts] = ["How much does she earn?", "When did she start?"];

    expect(isAlone(earns, "Who is Nora?", starts)).toBe(false);
    expect(isAlone(earns, "Who is Nora?", "And when?")).toBe(false);
    expect(isAlone(earns, "Who is Nora?", "How did the laundry become a theater?")).toBe(true);
    expect(isAlone(earns, "What does a stage cost?", starts)).toBe(true);
  });
});
