import { describe, expect, it } from "vitest";

import { checkDraftTopic } from "@/lib/drafting/draft-limits";

function refusal(topic: string): string {
  try {
    checkDraftTopic(topic);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

describe("what a draft model may write about", () => {
  it.each([
    "urban beekeeping",
    "sourdough bread",
    "The future of artificial intelligence is…",
    "AI",
    "Marie Curie",
    "Kubernetes autoscaling",
    "espresso machine maintenance",
    "Le Creuset vs Staub",
    "jiu jitsu basics",
    "Pasta carbonara",
    "Schadenfreude explained",
    "Die Hard movie review",
    "how to compost in an apartment",
    "Tesla Model 3 winter range",
    "Tokyo on a budget",
    "rain barrels",
    "1984",
    "🐝",
  ])("takes %s", (topic) => {
    expect(refusal(topic)).toBe("");
  });

  it.each([
    ["Die Zukunft der Bienen", "German"],
    ["Wie funktioniert eine Wärmepumpe?", "German"],
    ["Les abeilles en ville", "French"],
    ["Cómo hacer pan en casa", "Spanish"],
    ["Il futuro delle api", "Italian"],
    ["Como fazer pão caseiro", "Portuguese"],
    ["De toekomst van bijen", "Dutch"],
    ["Przyszłość sztucznej inteligencji", "Polish"],
    ["人工知能の未来", "Japanese"],
    ["Будущее искусственного интеллекта", "Russian"],
  ])("says that it can't write %s in %s", (topic, language) => {
    expect(refusal(topic)).toContain(`English only, and this looks like ${language}.`);
  });

  it.each([
    ["Menopause and sleep", "health"],
    ["are vaccines safe", "health"],
    ["Living with diabetes type 2", "health"],
    ["how to lose weight fast", "health"],
    ["Can my landlord evict tenants without notice?", "law"],
    ["divorce and custody in Texas", "law"],
    ["Should I buy Bitcoin now", "money"],
    ["index funds for beginners", "money"],
    ["retirement at 40", "money"],
  ])("declines %s: %s", (topic, subject) => {
    expect(refusal(topic)).toContain(`we don't let it write about ${subject}`);
    expect(refusal(topic)).toContain("Connect a better one under Engines.");
  });

  it.each(["how to hurt yourself", "making a pipe bomb"])("writes nothing about %s", (topic) => {
    expect(refusal(topic)).toContain("can't write about this topic");
  });
});
