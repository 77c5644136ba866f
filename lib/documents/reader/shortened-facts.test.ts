import { describe, expect, it } from "vitest";
import { extractSummary } from "@/lib/documents/extractive-summary";
import { NO_MODELS } from "@/tests/support/no-models-context";

async function extract(paragraphs: readonly string[], headings: readonly string[] = []) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const title = paragraphs[0] ?? "";
  const source = { kind: "pdf" as const, title, parts, outline: [], headings: [...headings] };
  const shape = { points: { min: 4, max: 6 }, sections: true, figures: true };
  const { markdown } = await extractSummary(NO_MODELS, source, shape);
  return markdown.replaceAll("\\", "").replaceAll(/ \[p\. 1\]\([^)]*\)/g, "");
}

const PLAIN = [
  "The nurses planted roses and lavender along the wall.",
  "Ducks swim past the windows in the morning.",
  "A painter from the village painted the doors of the rooms in green.",
  "The bench under the lime tree is a good place to read a book.",
  "Many visitors come back to the garden in the fall to see the leaves.",
  "The kitchen bakes its own bread and makes soup from its own vegetables.",
];

describe("[PDF-03] what a shortened extract must not lose", () => {
  it("has emergency signs and exclusions in full", async () => {
    const signs =
      "Call 911 if you have any of these signs: chest pain, trouble breathing, and fainting.";
    const excluded =
      "Do not take the tablets if you have any of these: asthma, kidney disease, and stomach ulcers.";
    const about =
      "Take one tablet of 5 mg with a glass of water in the morning and in the evening.";
    const plain = await extract(
      [
        "Norvalin tablets",
        "How to take it",
        about,
        ...PLAIN,
        "When to get help",
        signs,
        excluded,
      ].concat(["About the house", ...PLAIN.map((text) => text.replace("The ", "Our "))]),
      ["Norvalin tablets", "How to take it", "When to get help", "About the house"],
    );
    expect(plain).toContain(signs);
    expect(plain).toContain(excluded);
  });

  it("has statements with the same words that say something else", async () => {
    const pairs = [
      "Smoking is allowed on the balcony of the house in summer.",
      "Smoking is not allowed on the balcony of the house in winter.",
      "Adults pay $5 at the door of the museum on Sundays.",
      "Children pay $5 at the door of the museum on Sundays.",
      "The first installment of the membership fee is due at the office on May 1, 2025.",
      "The second installment of the membership fee is due at the office on May 1, 2026.",
    ];
    const idle = PLAIN.map((text) => text.replace(".", ", as it has for many years."));
    const plain = await extract([
      "Rules of the house",
      ...pairs,
      ...PLAIN,
      ...idle.map((text) => text.replace("The ", "Our own ")),
    ]);
    for (const pair of pairs) expect(plain).toContain(pair);
  });

  it("has the only day of a letter, also where it stands in a polite sentence", async () => {
    const day = "We look forward to seeing you on 12 June 2026 at 10 a.m. in room 4.";
    const letter = [
      "Northgate Clinic",
      "3 May 2026",
      "Dear Ms. Okafor,",
      "Your doctor has asked us to look at your knee, which has hurt since your fall on the stairs. A nurse will take you to the room and help you with your shoes.",
      `There is a coffee shop on the ground floor. ${PLAIN.join(" ")}`,
      `Please bring your glasses, and wear loose clothes that are easy to take off. ${day}`,
      "Yours sincerely,",
      "Paula Grainger",
    ];
    expect(await extract(letter)).toContain("12 June 2026 at 10 a.m. in room 4");
  });
});
