import { describe, expect, it } from "vitest";
import { titleTranscript } from "@/lib/tools/youtube-summarizer/title-transcript";

const titleOf = (...sentences: string[]) =>
  titleTranscript(sentences.map((text) => ({ place: 0, text })));

describe("titleTranscript", () => {
  it("takes what the talk says it is about", async () => {
    expect(await titleOf("Today I want to talk about the tides, because they matter.")).toBe(
      "The tides (transcript)",
    );
  });

  it("takes what is done in it", async () => {
    expect(await titleOf("Today we're fixing a leaking faucet, and it's easy.")).toBe(
      "Fixing a leaking faucet (transcript)",
    );
  });

  it("never begins with a bare verb", async () => {
    expect(await titleOf("Today we're gonna be cleaning the chimney, and it's easy.")).toBe(
      "Cleaning the chimney (transcript)",
    );
  });

  it("takes what somebody has lived with", async () => {
    expect(await titleOf("I've been living with this espresso machine for nine weeks now.")).toBe(
      "Espresso machine (transcript)",
    );
  });

  it("doesn't take where the speaker is, or isn't", async () => {
    const sentences = ["Today, we're not actually in the garage.", "The dishwasher won't drain."];

    expect(await titleOf(...sentences, "A dishwasher has a filter.")).toBe(
      "The dishwasher won't drain (transcript)",
    );
  });

  it("takes the name that the talk presents first and goes on about", async () => {
    const said = [
      "Good morning.",
      "The Erie Canal was 363 miles long, and it was dug by hand.",
      "Nobody could sell wheat in New York City before the canal.",
      "The banks of New York City paid for the canal.",
      "The canal made New York City what it is.",
      "Other ports than New York City had no canal.",
    ];

    expect(await titleTranscript(said.map((text, place) => ({ place, text })))).toBe(
      "Erie Canal (transcript)",
    );
  });

  it("takes what is named most often, where it says nothing of the kind", async () => {
    expect(await titleOf("The tides rise.", "Why do the tides rise?")).toBe("Tides (transcript)");
  });

  it.each([
    ["In this video I'll show you how to bleed a radiator.", "How to bleed a radiator"],
    ["This talk is about the price of bread.", "The price of bread"],
    ["Okay, so we're talking about moths today.", "Moths today"],
    ["Today we're making a really simple country loaf.", "Making a simple country loaf"],
    [
      "Good evening, I'm going to explain why the old pool will close for good, and what comes after it.",
      "The old pool will close for good",
    ],
  ])("takes what %j says it shows or explains", async (first, title) => {
    expect(await titleOf(first, "The oven is hot.", "The oven is big.")).toBe(
      `${title} (transcript)`,
    );
  });

  it.each([
    ["In this video I'll show you how to save 1,000 dollars.", "How to save 1,000 dollars"],
    ["In this video I'll explain the 2.5 percent rule, and more.", "The 2.5 percent rule"],
    ["In this video I'll show you how to wake up at 7:30.", "How to wake up at 7:30"],
    ["This talk is about learning Node.js at home.", "Learning Node.js at home"],
    ["This talk is about Dr. Miller.", "Dr. Miller"],
    ["This talk is about the U.S. economy.", "The U.S. economy"],
    ["Today I want to talk about saving 1,000 dollars, because it helps.", "Saving 1,000 dollars"],
    ["This talk is about bread: how it rises.", "Bread"],
    ["This talk is about wine, and cheese.", "Wine"],
  ])("cuts no number and no name in %j", async (first, title) => {
    expect(await titleOf(first, "The oven is hot.", "The oven is big.")).toBe(
      `${title} (transcript)`,
    );
  });

  it("cuts no number in what happens to the thing", async () => {
    const sentences = ["The bridge will cost 1,500 dollars, they say.", "The bridge is late."];

    expect(await titleOf("We saw the bridge.", ...sentences)).toBe(
      "The bridge will cost 1,500 dollars (transcript)",
    );
  });

  it.each([
    ["Today we're reviewing a not very good phone.", "Reviewing a not very good phone"],
    ["Today we're reviewing a very old phone.", "Reviewing a very old phone"],
    ["Today we're fixing the very small pump.", "Fixing the small pump"],
    ["Today we're watching the super bowl again.", "Watching the super bowl again"],
  ])("leaves out of %j only what may be left out", async (first, title) => {
    expect(await titleOf(first, "The oven is hot.", "The oven is big.")).toBe(
      `${title} (transcript)`,
    );
  });

  it("takes what happens to the thing, never two things", async () => {
    const sentences = [
      "The tunnel under the river will cost twice as much.",
      "The company told us on Monday.",
      "The tunnel is late, and the company says little.",
    ];

    expect(await titleOf(...sentences)).toBe(
      "The tunnel under the river will cost twice as… (transcript)",
    );
    expect(
      await titleOf("We saw the bridge.", "I like the bridge.", "The council, the council!"),
    ).toBe("Bridge (transcript)");
  });

  it("takes nothing vague", async () => {
    const sentences = ["Today I'm finally doing the video.", "The yarn lies over your fingers."];

    expect(await titleOf(...sentences, "The yarn is blue.")).toBe(
      "The yarn lies over your fingers (transcript)",
    );
  });

  it.each([
    ["My guest today is Marta Oliveira.", "Interview with Marta Oliveira"],
    ["Good evening, our top story tonight, the town closed a road.", "The town closed a road"],
    ["So I've been using the halden brio for six weeks now.", "Halden brio"],
  ])("takes who or what %j names", async (first, title) => {
    expect(await titleOf(first, "The oven is hot.", "The oven is big.")).toBe(
      `${title} (transcript)`,
    );
  });

  it("takes the first words where nothing is named twice", async () => {
    expect(await titleOf("We were up all night and nobody had slept before it rained again.")).toBe(
      "We were up all night and nobody had slept… (transcript)",
    );
  });

  it.each([
    ["Hola a todos, hoy hablamos del aceite de oliva.", "Aceite de oliva"],
    ["Herzlich willkommen zu meinem Vortrag über Wärmepumpen.", "Wärmepumpen"],
    ["Hallo und herzlich willkommen heute geht es um Brot und Hefe", "Brot und Hefe"],
    ["Hallo Leute, heute zeige ich euch, wie man Brot backt.", "Wie man Brot backt"],
    ["Bonjour à tous et bienvenue, aujourd'hui on parle du compost.", "Compost"],
    ["Good morning everyone, bread needs time.", "Bread needs time"],
    ["Hello, my dears, welcome back, bread needs time.", "Bread needs time"],
    ["Hallo zusammen!", "Das Brot braucht Zeit"],
    ["Willkommenskultur ist wichtig.", "Willkommenskultur ist wichtig"],
    ["Heute regnet es im Norden.", "Heute regnet es im Norden"],
  ])("takes what comes after the greeting in %j", async (first, title) => {
    expect(await titleOf(first, "Das Brot braucht Zeit.")).toBe(`${title} (transcript)`);
  });

  it("keeps a greeting where nothing else is said", async () => {
    expect(await titleOf("Hola a todos.")).toBe("Hola a todos (transcript)");
  });

  it("is short in a language without spaces, too, and cuts no character in two", async () => {
    const title = await titleOf(`${"海".repeat(79)}😀${"海".repeat(5_000)}`);

    expect(title).toBe(`${"海".repeat(79)}😀… (transcript)`);
  });
});
