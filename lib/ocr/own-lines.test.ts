import { expect, it } from "vitest";

import { reflowText } from "@/lib/ocr/reflow-text";
import { joinPieces } from "@/lib/ocr/text-pieces";
import { type Placed, placedPage } from "@/tests/support/ocr/placed-page";

/** A paragraph of lines that all go to the edge, as far as the last word of one more would. */
function flowing(lines: readonly string[]): string {
  const page = placedPage(lines.map((text, row): Placed => [0, row, text]));
  return joinPieces(reflowText({ paragraphs: [page.paragraphs.flat()] }, false));
}

it.each([
  [
    "the head of an e-mail",
    [
      "From: Ann Lee <ann@example.com>",
      "To: Bob Ray <bob@example.com>",
      "Subject: Lunch on Friday at noon",
      "Date: Monday, 6 May 2024 12:04",
    ],
  ],
  [
    "a dialogue",
    [
      "Customer: I would like to return this oven.",
      "Clerk: Do you have the receipt with you, sir?",
      "Customer: Yes, it is here somewhere in my bag.",
      "Clerk: Then we will give you the money back.",
    ],
  ],
  [
    "a poem",
    [
      "Two roads diverged in a yellow wood,",
      "And sorry I could not travel both",
      "And be one traveler, long I stood",
      "And looked down one as far as I could",
      "To where it bent in the undergrowth;",
    ],
  ],
  [
    "a recipe",
    [
      "Ingredients for twelve rolls of bread",
      "500 g of strong white bread flour",
      "10 g of salt and some dry yeast",
      "320 ml of lukewarm water or milk",
      "1 tablespoon of good olive oil, too",
    ],
  ],
])("keeps the lines of %s, which all go to the edge", (_what, lines) => {
  expect(flowing(lines)).toBe(lines.join("\n"));
});

it("keeps the lines of a poem in one paragraph, though the engine found several", () => {
  const lines = [
    "Two roads diverged in a yellow wood,",
    "And sorry I could not travel both",
    "And be one traveler, long I stood",
    "And looked down one as far as I could",
    "To where it bent in the undergrowth;",
  ];
  const all = placedPage([
    [0, -2, "The Road Not Taken"],
    ...lines.map((text, row): Placed => [0, row, text]),
  ]).paragraphs.flat();
  const paragraphs = [all.slice(0, 1), all.slice(1, 3), all.slice(3, 4), all.slice(4)];

  expect(joinPieces(reflowText({ paragraphs }, false))).toBe(
    `The Road Not Taken\n\n${lines.join("\n")}`,
  );
});

it("joins a word that is divided before the edge", () => {
  expect(
    flowing(["We compare each state-of-the-", "art oven that bakers can buy this year."]),
  ).toBe("We compare each state-of-the-art oven that bakers can buy this year.");
});

it("joins what goes on below a label", () => {
  const said = [
    "Customer: I would like to return this oven that I",
    "bought here last week, since it is far too large.",
    "Clerk: Do you still have the receipt with you, sir?",
  ];

  expect(flowing(said)).toBe(`${said[0]} ${said[1]}\n${said[2]}`);
});

it.each([
  [
    "the title of a book",
    [
      "Nobody had ever heard of the new edition of that",
      "Ulysses: it was printed in the back of a bakery,",
      "and so it smelled of bread for years afterwards.",
    ],
  ],
  [
    "German nouns",
    [
      "Der Bäcker stellt am Morgen das Brot in den Laden,",
      "Kunden kommen aus der Stadt und kaufen die Brötchen,",
      "Kinder holen nach der Schule einen Kuchen und Milch.",
    ],
  ],
  [
    "names",
    [
      "Last summer, John Miller and Ann Lee from the town of",
      "York went to see the Baker family near Lake Ontario in",
      "Canada, where Mrs. Baker and Mr. Stone live since May.",
    ],
  ],
])("joins prose whose lines begin with %s by chance", (_what, lines) => {
  expect(flowing(lines)).toBe(lines.join(" "));
});
