import { describe, expect, it } from "vitest";
import { cannotAnswer } from "@/lib/documents/reader/cannot-answer";

const SLIP = "The permission slip below must be back by Friday 8 May.";
const PHASE = "Your house is in the second phase, which begins on 8 June.";
const LATE = "After 21 days we bill you the replacement price.";

describe("a statement that shares words with a question", () => {
  it.each([
    ["Can I get my membership fee back?", LATE],
    ["Is the deposit refundable?", "The deposit is £40, payable in cash."],
    ["When will they be back?", SLIP],
    ["What time do the children get back?", SLIP],
    ["When does the first phase begin?", PHASE],
    ["What is in step 3?", "Step 2 is the sanding."],
    ["When is the first Saturday bus?", "The last Saturday bus leaves at 7:30 PM."],
    ["When's the first bus?", "Each bus takes two bikes, first come, first served."],
    ["What is on the third floor?", "It employed 640 people, a third of them women."],
    ["Can younger brothers and sisters come along?", "We need six parents to come along."],
    ["Are dogs welcome?", "Children are welcome."],
    ["How many children are going?", "We need six parents to come along."],
    ["How old must I be?", "Gladly, if it's machines less than ten years old."],
    ["What size are the wheels?", "Tarn bikes. Folded size 68 × 62 cm 66 × 60 cm"],
  ])("can't answer: %s", (question, text) => {
    expect(cannotAnswer(text, question)).toBe(true);
  });

  it.each([
    ["Can I get my deposit back?", "The deposit is returned after the inspection."],
    ["Is the fee refundable?", "We keep the fee if you cancel later."],
    ["When must the slip be back?", SLIP],
    ["When will they be back?", "We will be back at school at about 4.45 pm."],
    ["When does the second phase begin?", PHASE],
    ["When is the 2nd session?", "The second session is on 4 May."],
    ["When is the last bus?", "The last Saturday bus leaves at 7:30 PM."],
    ["When is the first bus?", "The first and the last bus stop here at 6 and 11."],
    ["What is on the third floor?", "A third of the third floor is a café."],
    ["What share of the third class passed?", "Only a third of the class passed."],
    ["What was the first fee?", "Last year the fee was $20."],
    ["Can siblings come along?", "Brothers and sisters are welcome."],
    ["Can dogs come in?", "No dogs, please."],
    ["Can my husband come?", "Families are welcome."],
    ["Can we come earlier?", "The doors open at 6."],
    ["How many parents are needed?", "We need six parents to come along."],
    ["How many pupils are there?", "The school has 240 pupils."],
    ["What size is the bike?", "Tarn bikes. Folded size 68 × 62 cm"],
    ["What size are the wheels?", "Wheel size 20 inches"],
  ])("can answer: %s", (question, text) => {
    expect(cannotAnswer(text, question)).toBe(false);
  });
});

describe("what is foretold, and what costs no money", () => {
  it.each([
    ["If this continues, your pot could be worth £121,000.", "How much is in my pot now?"],
    ["The fund is projected to reach $9,000.", "What do we have currently?"],
    ["The wreck of the Annabel cost 83 lives.", "What did the locals pay for it?"],
    ["Dimming saves power, at the cost of feeling safe.", "What did the lamps cost?"],
  ])("is no answer: %s", (text, question) => {
    expect(cannotAnswer(text, question)).toBe(true);
  });

  it.each([
    ["Your pot could be worth £121,000 in 2046.", "What might my pot be worth?"],
    ["The pot is worth £45,534 now.", "How much is in my pot now?"],
    ["The trust bought it at the cost of one pound.", "What did the locals pay for it?"],
    ["It cost them $80.", "What did it cost?"],
  ])("keeps what answers: %s", (text, question) => {
    expect(cannotAnswer(text, question)).toBe(false);
  });
});
