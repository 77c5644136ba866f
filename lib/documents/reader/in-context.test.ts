import { describe, expect, it } from "vitest";
import { inContext } from "@/lib/documents/reader/in-context";
import { readStructure } from "@/lib/documents/reader/structure";

/** What is shown of a paragraph below a heading, where its sentence that begins so answers. */
async function shown(text: string, begins: string, question = "What is said?", heading = "Notes") {
  const structure = await readStructure(
    "Papers",
    [{ place: 1, text: `${heading}\n\n${text}` }],
    [heading],
  );
  const unit = structure.units.find((one) => one.text.startsWith(begins));
  return inContext(structure, unit ? [unit] : [], question).map((one) => one.text);
}

describe("inContext", () => {
  it.each([
    ["Press + and − for three seconds to lock them. Do the same to unlock them.", "Do the"],
    ["Dogs must be on a lead in the park. The same applies to the beach.", "The same"],
    [
      "Your discount falls to three years in June. Your premium stays as it is until then.",
      "Your premium",
    ],
    [
      "Prices are fixed until 31 August 2026. If you leave before that date, there is a fee of £40.",
      "If you",
    ],
    ["Readings are due by May 2. You can enter it online.", "You can"],
    ["Fill in the claim form. To do so, visit the office.", "To do"],
  ])("quotes what a sentence points back to: %s", async (text, begins) => {
    expect(await shown(text, begins)).toHaveLength(2);
  });

  it.each([
    ["Gwen had asked whether hens might be kept. The lease allows hens but no cockerels.", "Gwen"],
    ["A resident wanted to know when the lift will be mended. Parts are due in May.", "A resident"],
    ["Mr Lee wondered if the gate could stay open. The caretaker will lock it at nine.", "Mr Lee"],
    ["The question was raised why the hall is closed. The floor is being sanded.", "The question"],
  ])("quotes the reply with a question that was asked: %s", async (text, begins) => {
    expect(await shown(text, begins)).toHaveLength(2);
  });

  it("quotes the yes or no in front, where a question asks what the heading does", async () => {
    const text = "Yes. Our reader could not get to the meter in January.";
    const heading = "Is your bill estimated?";
    expect(await shown(text, "Our reader", "Is my bill estimated?", heading)).toHaveLength(2);
    expect(await shown(text, "Our reader", "Did anyone come?", heading)).toHaveLength(1);
    expect(await shown(text, "Our reader", "Why is my bill so high?", heading)).toHaveLength(1);
  });

  it("goes on to the means, where a question asks how", async () => {
    const text = "Send us a reading by 30 January. You can enter it online, or text it to 60555.";
    expect(await shown(text, "Send", "How do I send in a reading?")).toHaveLength(2);
    expect(await shown(text, "Send", "When is the reading due?")).toHaveLength(1);
  });

  it.each([
    ["Members may join by video. They must register first.", "Members", "Can I join by video?"],
    [
      "Visitors sign in at the desk. They may stay for two hours.",
      "Visitors",
      "Can I have visitors?",
    ],
    ["Towels are lent at the desk. They cost nothing.", "Towels", "What do towels cost?"],
    ["They can spread the amount. This is free of charge.", "They", "Does the plan cost anything?"],
    [
      "Phones stay in the rooms. They are handed out at noon.",
      "Phones",
      "When are phones handed out?",
    ],
  ])("goes on to what is asked for: %s", async (text, begins, question) => {
    expect(await shown(text, begins, question)).toHaveLength(2);
    expect(await shown(text, begins, "What is said of it?")).toHaveLength(1);
  });

  it.each([
    ["The pool opens at nine. Please ask at the desk if you need a locker. It is free.", "Please"],
    ["The rent is due in May. By 2 June and not after that date, the deposit is paid.", "By 2"],
    ["Ann asked whether it is safe and was told that it is. Tea was served.", "Ann"],
    ["The flat is on the third floor. You can use the lift.", "You can"],
  ])("adds nothing to what stands alone: %s", async (text, begins) => {
    expect(await shown(text, begins)).toHaveLength(1);
  });

  it.each([
    ["A full plot costs $62. Members over 66 pay half.", "A full", "What do I pay for a plot?"],
    ["A ticket is $12. Children under six are free.", "A ticket", "How much is a ticket?"],
    ["The course costs $90. Students get a discount of 20%.", "The course", "What does it cost?"],
    ["Entry is $8. However, groups pay $5 each.", "Entry", "How much is entry?"],
    ["Dogs are welcome. But they stay out of the pool.", "Dogs", "Can I bring my dog?"],
    ["You may cancel within 14 days. After that, $35 is kept.", "You may", "Can I cancel?"],
    ["Guests may park. Except on match days, it is free.", "Guests", "May guests park?"],
    [
      "You have had no claims for 6 years. One claim reduces that to 3 years.",
      "You have",
      "What happens to my bonus if I make one claim?",
    ],
    [
      "A key is lent to each tenant. A lost key is charged at $40.",
      "A key",
      "What happens if I lose my key?",
    ],
  ])("goes on to what limits it: %s", async (text, begins, question) => {
    expect(await shown(text, begins, question)).toHaveLength(2);
  });

  it.each([
    ["A full plot costs $62. Members over 66 pay half.", "A full", "Where is the plot?"],
    ["A ticket is $12. The hall has 60 seats.", "A ticket", "How much is a ticket?"],
    ["Dogs are welcome. The garden has a tap.", "Dogs", "Can I bring my dog?"],
    ["You may cancel within 14 days. A claim is made online.", "You may", "What if I move out?"],
  ])("doesn't go on to anything else: %s", async (text, begins, question) => {
    expect(await shown(text, begins, question)).toHaveLength(1);
  });
});
