import { describe, expect, it } from "vitest";

import { outlineOf } from "@/lib/tools/write-article/draft-outline";

function headings(topic: string): string {
  const { body, last } = outlineOf(topic);
  return [...body, last].join("\n");
}

describe("outlineOf", () => {
  it.each([
    ["bees", "Why Bees Matter"],
    ["sleep", "Why Sleep Matters"],
    ["chess", "Why Chess Matters"],
    ["electric bikes for commuting", "Why Electric Bikes for Commuting Matter"],
    ["running marathons", "The Importance of Running Marathons"],
    ["cats and dogs", "The Importance of Cats and Dogs"],
  ])("gives %s a heading with the right verb form", (topic, heading) => {
    expect(headings(topic)).toContain(heading);
  });

  it.each([
    ["how to brew better coffee", "Getting Ready"],
    ["Rust vs Go", "When to Choose Rust"],
    ["history of the bicycle", "Early Beginnings"],
    ["the future of AI in healthcare", "Risks and Open Questions"],
    ["benefits of walking every day", "Where the Benefits Come From"],
    ["Why do cats purr?", "The Short Answer"],
    ["pottery", "How to Get Started"],
    ["knitting socks", "Practical Tips"],
    ["the French Revolution", "How It Began"],
    ["Mount Fuji", "The Surroundings"],
    ["Venice in winter", "Before a Visit"],
  ])("has headings for the kind of topic: %s", (topic, heading) => {
    expect(headings(topic)).toContain(heading);
  });

  it.each([
    "photosynthesis",
    "black holes",
    "Marie Curie",
    "the printing press",
    "the Sahara Desert",
    "jazz",
  ])("gives no advice on how to get started with %s", (topic) => {
    expect(headings(topic)).not.toMatch(/Get Started|Beginners|Mistakes|Tips|Tools|Costs/);
  });

  it('doesn\'t repeat a topic that contains "of" or is long', () => {
    expect(headings("the role of bees")).not.toContain("Role of Bees");
    expect(headings("what one ought to pack for a week of rain in Norway")).not.toContain("Norway");
  });

  it("has enough distinct headings for a long article", () => {
    const { body } = outlineOf("sourdough bread");

    expect(body.length).toBeGreaterThanOrEqual(13);
    expect(new Set(body).size).toBe(body.length);
  });
});
