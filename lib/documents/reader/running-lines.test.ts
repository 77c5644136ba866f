import { expect, it } from "vitest";

import { runningLines } from "@/lib/documents/reader/running-lines";

/** The lines of pages that are left, without what repeats at their edges. */
function leftOf(...pages: string[][]): string[][] {
  const numbered = pages.map((lines, index) => ({ place: index + 1, lines }));
  const running = runningLines(numbered, new Set());
  return numbered.map(({ place, lines }) =>
    lines.filter((_, index) => !running.get(place)?.has(index)),
  );
}

const BODY = ["The first half of the page.", "The second half of the page."];

it("keeps the rows of a table that goes on over two pages", () => {
  const pages = [
    ["Date\tWhat\tAmount", ...BODY, "09/04\tPharmacy\t-8.50", "11/04/2025\tTesco\t-95.40"],
    ["Date\tWhat\tAmount", "14/04/2025\tTesco\t-61.20", ...BODY, "28/04/2025\tTesco\t-30.00"],
  ];

  expect(leftOf(...pages)).toEqual(pages);
});

it.each([
  [["Invoice 1001"], ["Invoice 1002"]],
  [["Day 1"], ["Day 2"]],
  [["Total due: £120.00"], ["Total due: £95.50"]],
  [["Rent: £450.00"], ["Rent: £450.00"]],
  [
    ["Item\tPrice", "Tea\t2.50"],
    ["Item\tPrice", "Cake\t3.10"],
  ],
])("keeps %j above %j", (first, second) => {
  const pages = [
    [...first, ...BODY],
    [...second, ...BODY.map((line) => `${line} Again.`)],
  ];

  expect(leftOf(...pages)).toEqual(pages);
});

it.each(["€4800", "£450", "42%", "4800"])("keeps %s alone on a line", (line) => {
  expect(leftOf(["Total price", line], BODY)).toEqual([["Total price", line], BODY]);
  expect(leftOf([...BODY, line])).toEqual([[...BODY, line]]);
});

it.each([
  ["1", "2"],
  ["- 61 -", "- 62 -"],
  ["Page 1 of 2", "Page 2 of 2"],
  ["Acme Ltd\tCatalog\tPage 1", "Acme Ltd\tCatalog\tPage 2"],
  ["Plan of the city", "Plan of the city"],
  ["Plan of the city | 1", "Plan of the city | 2"],
])("leaves out %s and %s", (first, second) => {
  const [own, more] = [BODY, BODY.map((line) => `${line} Again.`)];

  expect(leftOf([...own, first], [...more, second])).toEqual([own, more]);
});

it("keeps the number of an account at the top of the first page", () => {
  const pages = leftOf(["Account 22-1847", ...BODY], ["Account 22-1847", "More."]);

  expect(pages).toEqual([["Account 22-1847", ...BODY], ["More."]]);
});

it("leaves out a foot that is read between two columns, apart from the number of its page", () => {
  const foot = "Rev. 02/2026 · Keep this leaflet. You may need to read it again.";
  const more = BODY.map((line) => `${line} Again.`);
  const pages = leftOf(
    [...BODY, foot, ...more, "Page 1 of 2"],
    ["Made by Quillfeather Pharma.", "Keep it dry.", `${foot}\tPage 2 of 2`],
  );

  expect(pages).toEqual([
    [...BODY, ...more],
    ["Made by Quillfeather Pharma.", "Keep it dry."],
  ]);
});

it("keeps the text of a footer where the page says it itself", () => {
  const pageOf = (name: string, ...said: string[]) => [
    `${name} begins here.`,
    `${name} goes on.`,
    ...said,
    `${name} is nearly over.`,
    `${name} ends here.`,
  ];
  const party = ["Seller", "Acme Tools Ltd"];
  const title = "Riverside Bridge Trust";

  expect(
    leftOf(
      [...pageOf("One", ...party), "Acme Tools Ltd | Page 1 of 2"],
      [...pageOf("Two"), "Acme Tools Ltd | Page 2 of 2"],
    ),
  ).toEqual([pageOf("One", ...party), pageOf("Two")]);
  expect(
    leftOf(
      [title, ...pageOf("One", ...party), "Page 1 of 3"],
      [...pageOf("Two"), `${title} | Page 2 of 3`],
      [...pageOf("Three"), "Acme Tools Ltd | Page 3 of 3"],
    )[0],
  ).toEqual([title, ...pageOf("One", ...party)]);
});
