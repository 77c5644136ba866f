import { describe, expect, it } from "vitest";

import { createDraftMemory } from "@/lib/tools/write-article/draft-memory";

const SAID = "Hives on flat roofs need shade and clean water in July.";

function remembering(sentence: string) {
  const memory = createDraftMemory("urban beekeeping", "");
  memory.add(sentence);
  return memory;
}

describe("createDraftMemory", () => {
  it("doesn't let two sentences begin alike", () => {
    const memory = remembering(SAID);

    expect(memory.repeats("Hives on flat stones survive cold winters without trouble.")).toBe(true);
    expect(memory.beginsAgain("Hives on flat sto")).toBe(true);
    expect(memory.repeats("Hives near gardens survive cold winters without trouble.")).toBe(false);
  });

  it("doesn't let four words be said twice when two of them carry meaning", () => {
    const memory = remembering(SAID);

    expect(memory.repeats("Keepers bring shade and clean water to every visitor.")).toBe(true);
    expect(memory.repeats("Neighbors meet in July and on most of the Sundays.")).toBe(false);
  });

  it("takes the name of the subject for one word", () => {
    const memory = remembering("Many people enjoy urban beekeeping on weekends.");

    expect(memory.repeats("Some schools teach urban beekeeping to children.")).toBe(false);
  });
});
