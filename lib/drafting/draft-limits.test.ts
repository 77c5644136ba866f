import { describe, expect, it } from "vitest";

import { checkDraftTopic } from "@/lib/drafting/draft-limits";
import { findUnknownWords } from "@/lib/providers/grammar/local/dictionary";

const lookUp = async (texts: readonly string[]) => texts.map(findUnknownWords);

async function refusal(topic: string, words = lookUp): Promise<string> {
  try {
    await checkDraftTopic(topic, words);
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
    "how I lost my keys",
    "my dog ate my homework",
    "Schadenfreude",
    "jalapeño",
    "jalapeño poppers",
    "café culture",
    "crème brûlée",
    "sous vide",
    "Müller",
    "Häagen-Dazs",
    "Bayern München",
    "Saarbrücken",
    "Côte d'Ivoire",
    "El Niño",
    "Antoni Gaudí",
    "Buenos Aires",
    "São Paulo nightlife",
    "kindergarten crafts",
    "empanadas",
    "wabi sabi",
    "webpack config",
    "1984",
    "🐝",
  ])("takes %s", async (topic) => {
    expect(await refusal(topic)).toBe("");
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
    ["Künstliche Intelligenz", "German"],
    ["Bienen züchten", "German"],
    ["Nachhaltige Mode", "German"],
    ["Nachhaltigkeit", "German"],
    ["Wärmepumpen", "German"],
    ["abeilles urbaines", "French"],
    ["énergie solaire", "French"],
    ["Inteligencia artificial", "Spanish"],
    ["Cambio climático", "Spanish"],
    ["energías renovables", "Spanish"],
    ["cucina italiana", "Italian"],
    ["inteligência artificial", "Portuguese"],
    ["recetas de tapas", "Spanish or Portuguese"],
    ["duurzame mode", "Dutch"],
    ["人工知能の未来", "Japanese"],
    ["Будущее искусственного интеллекта", "Russian"],
  ])("says that it can't write %s in %s", async (topic, language) => {
    expect(await refusal(topic)).toContain(`English only, and this looks like ${language}.`);
  });

  it.each([
    ["Menopause and sleep", "health"],
    ["are vaccines safe", "health"],
    ["Living with diabetes type 2", "health"],
    ["how to lose weight fast", "health"],
    ["how I lost 20 pounds", "health"],
    ["my dog ate chocolate", "health"],
    ["Can my landlord evict tenants without notice?", "law"],
    ["divorce and custody in Texas", "law"],
    ["Should I buy Bitcoin now", "money"],
    ["index funds for beginners", "money"],
    ["retirement at 40", "money"],
  ])("declines %s: %s", async (topic, subject) => {
    expect(await refusal(topic)).toContain(`we don't let it write about ${subject}`);
    expect(await refusal(topic)).toContain("Connect a better one under Engines.");
  });

  it("keeps nobody from a draft when the dictionary doesn't answer", async () => {
    const silent = () => Promise.reject(new Error("The grammar checker is busy."));

    expect(await refusal("Bienen züchten", silent)).toBe("");
    expect(await refusal("Les abeilles en ville", silent)).toContain("looks like French");
  });

  it.each([
    "how to hurt yourself",
    "making a pipe bomb",
    "starve your way to thin",
    "ways to end it all",
  ])("writes nothing about %s", async (topic) => {
    expect(await refusal(topic)).toContain("can't write about this topic");
  });
});
