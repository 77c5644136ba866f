import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";

import { readDocument } from "@/lib/pdf/read-document";
import { makePdf, type PdfPageContent } from "@/tests/support/make-pdf";
import { runInProcess } from "@/tests/support/pdf-jobs";

async function linesOf(page: PdfPageContent): Promise<string[]> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "atelier-boxes-")), "a.pdf");
  writeFileSync(file, makePdf([page]));
  const limits = { maxPages: 1, maxTextMs: 9_000, maxOcrPages: 0, maxOcrMs: 1, findHidden: false };
  const tools = { run: runInProcess, languageFolder: async () => undefined };
  const { pages } = await readDocument(file, limits, tools);
  return pages.flatMap(({ blocks }) => blocks.map(({ text }) => text));
}

/** Words with a box in front. */
function option(text: string, x: number, y: number, isTicked: boolean, group?: string) {
  return {
    text: { text, x: x + 20, y },
    box: { x, y: y - 10, isTicked, ...(group && { group }) },
  };
}

const page = (
  texts: { text: string; x: number; y: number }[],
  options: ReturnType<typeof option>[],
): PdfPageContent => ({
  texts: [...texts, ...options.map(({ text }) => text)].toSorted((a, b) => a.y - b.y || a.x - b.x),
  boxes: options.map(({ box }) => box),
});

it("answers a question with the words beside the ticked box on its line", async () => {
  const questions = [
    { text: "Do you smoke?", x: 60, y: 100 },
    { text: "Marital status", x: 60, y: 130 },
  ];
  const options = [
    option("Yes", 260, 100, true),
    option("No", 320, 100, false),
    option("Single", 200, 130, false),
    option("Married", 280, 130, true),
    option("Divorced", 360, 130, false),
  ];

  expect(await linesOf(page(questions, options))).toEqual([
    "Do you smoke?: Yes",
    "Marital status: Married",
  ]);
});

it.each([undefined, "plan"])(
  "marks boxes below their question (radio buttons: %s)",
  async (group) => {
    const options = [
      option("Plan A - 120 euros a month", 60, 130, false, group),
      option("Plan B - 180 euros a month", 60, 150, true, group),
      option("Plan C - 240 euros a month", 60, 170, false, group),
    ];

    expect(await linesOf(page([{ text: "Choose a plan:", x: 60, y: 110 }], options))).toEqual([
      "Choose a plan: Plan B - 180 euros a month",
      "☐ Plan A - 120 euros a month",
      "☑ Plan B - 180 euros a month",
      "☐ Plan C - 240 euros a month",
    ]);
  },
);

it("names all boxes that are ticked, and the next question's apart", async () => {
  const questions = [
    { text: "Allergies", x: 60, y: 100 },
    { text: "Diet", x: 60, y: 130 },
  ];
  const options = [
    option("Nuts", 200, 100, true),
    option("Milk", 280, 100, true),
    option("Eggs", 360, 100, false),
    option("Vegan", 200, 130, true),
    option("Halal", 280, 130, false),
  ];

  expect(await linesOf(page(questions, options))).toEqual(["Allergies: Nuts, Milk", "Diet: Vegan"]);
});

it("says what isn't ticked where nothing is", async () => {
  const options = [option("Yes", 260, 100, false), option("No", 320, 100, false)];
  const [line = ""] = await linesOf(page([{ text: "Do you smoke?", x: 60, y: 100 }], options));

  expect(line.replace(/\s+/g, " ")).toBe("Do you smoke? ☐ Yes ☐ No");
});

it("reads words before their boxes", async () => {
  const texts = [
    { text: "Parking needed?", x: 60, y: 100 },
    { text: "Yes", x: 240, y: 100 },
    { text: "No", x: 340, y: 100 },
  ];
  const boxes = [
    { x: 268, y: 90, isTicked: false },
    { x: 364, y: 90, isTicked: true },
  ];

  expect(await linesOf({ texts, boxes })).toEqual(["Parking needed?: No"]);
});

it("marks a box without a question", async () => {
  const text = "I have read the terms and agree to them.";

  expect(await linesOf(page([], [option(text, 60, 100, true)]))).toEqual([`☑ ${text}`]);
  expect(await linesOf(page([], [option(text, 60, 100, false)]))).toEqual([`☐ ${text}`]);
});
