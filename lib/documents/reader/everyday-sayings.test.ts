import { describe, expect, it } from "vitest";
import { inWordsOf } from "@/lib/documents/reader/everyday-words";
import { wantedBy } from "@/lib/documents/reader/question-type";
import { readStructure } from "@/lib/documents/reader/structure";

const asks = async (text: string, question: string) =>
  inWordsOf(await readStructure("Papers", [{ place: 1, text }]), question);

describe("sayings", () => {
  it.each([
    [
      "Invoices are kept for ten years.",
      "How long must I hang on to invoices?",
      "How long must I keep invoices?",
    ],
    ["Report a stolen card.", "My card was nicked. Now what?", "My card was stolen. Now what?"],
    ["A theft is reported.", "Someone pinched my bike.", "Someone stole my bike."],
    [
      "The main complaint was noise.",
      "What did they grumble about?",
      "What did they complain about?",
    ],
    ["Two families withdrew in May.", "How many dropped out?", "How many withdrew?"],
    [
      "Patients on anticoagulants tell us.",
      "What about blood thinners?",
      "What about anticoagulants?",
    ],
    ["Photography is welcome.", "May I take snaps?", "May I take photographs?"],
    ["The fee rises.", "How much dearer is it?", "How much more expensive is it?"],
    ["Damage by hail is covered.", "Would they pay if it hails?", "is it covered if it hails?"],
    [
      "You may appeal in ten days.",
      "How long have I got to take it further?",
      "How long have I got to appeal?",
    ],
    [
      "A denial is explained in a letter.",
      "The landlord turned me down. Must they say why?",
      "My request was denied. Must they say why?",
    ],
    ["No bath and no swimming for a week.", "When can I go for a swim?", "When can I swim?"],
    [
      "The accounts are audited.",
      "Must we get an accountant to look over the books?",
      "Must we have an audit?",
    ],
    [
      "All vacation rentals are forbidden.",
      "May I put my flat on Airbnb?",
      "May I use my place for vacation rentals?",
    ],
    [
      "Participants had tea.",
      "What did people who took part drink?",
      "What did participants drink?",
    ],
    ["Staff are eligible after a year.", "How long till I'm allowed to?", "when am I eligible?"],
    ["We meet at the gate.", "Where do we gather on Friday?", "Where do we meet on Friday?"],
    ["You may cancel.", "What if I change my mind?", "What if I cancel?"],
    ["Cover starts in May.", "When does my cover kick in?", "When does my cover start?"],
    ["Entry is free on Mondays.", "When does it cost nothing?", "When is it free?"],
    ["Rent is increased in May.", "Can they put my rent up?", "Can they increase the rent?"],
  ])("are asked in the words of a document: %s", async (text, asked, said) => {
    expect(await asks(text, asked)).toBe(said);
  });

  it.each([
    ["The pool opens at nine. Do not swim alone.", "When can I go to the pool?"],
    ["An appeal costs $20.", "Which object was sold?"],
    ["An appeal costs $20.", "Can I climb any higher?"],
    ["Old paint is thrown away.", "When is the bin out?"],
    ["We meet at the gate.", "How do I gather evidence?"],
    ["Keep the key.", "Where is the key?"],
    ["The pump works.", "How long must I hang on to bills?"],
    ["Hail is covered.", "Will they pay me for the work?"],
    ["You pay the fee in May.", "What should I do if I cough up blood?"],
    ["We use it to meet legal duties.", "What information do you gather about me?"],
    ["A fault is reported.", "By when must we have packed up?"],
    ["Stolen goods are covered.", "I nicked my finger. Am I covered?"],
    ["Report a stolen card.", "I swiped my card. What now?"],
    ["You may cancel by mail.", "I changed my mind. Can I return it?"],
    ["Cover starts in May.", "What if somebody kicks in the door?"],
    ["Lanterns are lit at dusk.", "When are the lamps lit?"],
  ])("are kept where they mean something else: %s %s", async (text, asked) => {
    expect(await asks(text, asked)).toBe(asked);
  });
});

describe("wantedBy", () => {
  it.each([
    ["How fast must I report it?", "duration"],
    ["How soon do we have to answer?", "duration"],
    ["How fast can I drive there?", "measure"],
    ["How fast is the boat?", "measure"],
  ])("tells a time from a speed: %s", (question, first) => {
    expect(wantedBy(question)).toMatchObject({
      type: "figure",
      figures: expect.arrayContaining([first]),
    });
  });
});
