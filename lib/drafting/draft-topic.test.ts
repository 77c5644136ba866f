import { describe, expect, it } from "vitest";

import { plainTopic, topicTitle } from "@/lib/drafting/draft-topic";

describe("a topic", () => {
  it.each([
    ["Learning C# and F#", "Learning C# and F#"],
    ["How A* search works", "How A* search works"],
    ["Walks of ~10 km", "Walks of ~10 km"],
    ["# Bees and *honey*", "Bees and honey"],
    ["**A** and B* or A*", "A and B or A"],
    ["#bees ~~honey~~ ## wax", "bees honey wax"],
  ])("keeps the signs that are no Markdown: %s", (typed, plain) => {
    expect(plainTopic(typed)).toBe(plain);
  });

  it("is a title with all of its words", () => {
    const topic = "what we do in the town and by the sea when it is wet and too cold to swim";

    expect(topicTitle(topic).toLowerCase()).toBe(topic);
  });
});
