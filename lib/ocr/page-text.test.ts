import { describe, expect, it } from "vitest";

import { joinPages, keepsLines } from "@/lib/ocr/join-pages";
import { pageText } from "@/lib/ocr/page-text";
import type { PixelBox } from "@/lib/ocr/recognized-page";
import { joinPieces } from "@/lib/ocr/text-pieces";
import { type Placed, placedPage } from "@/tests/support/ocr/placed-page";

/** Texts of one font, each with the pieces of a row two columns or more apart. */
function drawn(lines: readonly string[]): Placed[] {
  return lines.flatMap((line, row) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map((part): Placed => [part.index, row, part[0]]),
  );
}

function read(texts: readonly Placed[]) {
  const page = pageText(placedPage(texts));
  const shown = joinPieces(joinPages([page], null));
  return {
    kind: page.kind,
    shown,
    flowing: joinPieces(page.flowing),
    lines: joinPieces(page.lines),
  };
}

describe("pageText", () => {
  it("puts the rows of a receipt together again when its prices were read as a column of their own", () => {
    const lines = [
      "   CORNER BAKERY",
      "2 Rye loaf      9.80",
      "1 Seed roll     1.35",
      "Total          11.15",
    ];
    const texts = drawn(lines);
    const byColumn = [...texts.filter(([x]) => x < 12), ...texts.filter(([x]) => x >= 12)];

    expect(read(byColumn)).toMatchObject({ kind: "receipt", shown: lines.join("\n") });
  });

  it("keeps a table's columns, and drops its ruled lines", () => {
    const lines = [
      "City      Country     People",
      "Lisbon    Portugal   548,703",
      "Ghent     Belgium    265,086",
    ];
    const ruled: Placed[] = [...drawn(lines), [8, 0, "|"], [8, 1, "|"], [8, 2, "|"]];

    expect(read(ruled)).toMatchObject({ kind: "table", shown: lines.join("\n") });
  });

  it("drops a piece of a rule that was read as a short pipe", () => {
    const lines = ["Sensor     Min     Max", "Attic      3.5    38.1", "Garage     2.4    29.3"];
    const page = placedPage([...drawn(lines), [9, 1, "|"]]);
    const piece = page.paragraphs.at(-1)?.[0]?.words[0];
    if (piece) piece.box.y1 = piece.box.y0 + 6;

    expect(joinPieces(pageText(page).lines)).toBe(lines.join("\n"));
  });

  it("sets a row of any number of fields", () => {
    const fields: Placed = [0, 2, "1    ".repeat(150_000)];
    const receipt = drawn(["Bread    9.80", "Total    9.80"]);

    const { lines } = pageText(placedPage([...receipt, fields]));

    expect(joinPieces(lines).match(/ 1/g)).toHaveLength(149_999);
  });

  it.each([
    ["a pipe", "type Name = string | null;"],
    ["a pipe of two", "if (a || b) {"],
    ["an underscore", "for _ in range(3):"],
  ])("keeps %s in code, however unsure", (_what, line) => {
    const lines = ["function read(path) {", `  ${line}`, "  return path;", "}"];
    const page = pageText(placedPage(drawn(lines), 62));

    expect([page.kind, joinPieces(page.lines)]).toEqual(["code", lines.join("\n")]);
  });

  it("keeps the dashes and dots in a table's fields, and a pipe that is no ruled line", () => {
    const lines = [
      "City      Country     People",
      "Lisbon    —          548,703",
      "Ghent     A | B      265,086",
      "Turin     —          841,600",
    ];
    const page = pageText(placedPage(drawn(lines), 80));

    expect([page.kind, joinPieces(page.lines)]).toEqual(["table", lines.join("\n")]);
  });

  it("keeps the indentation and empty lines of code", () => {
    const lines = [
      "def read(path):",
      "    rows = []",
      "    for line in open(path):",
      "        rows.append(line)",
      "",
      "    return rows",
    ];

    expect(read(drawn(lines))).toMatchObject({ kind: "code", shown: lines.join("\n") });
  });

  it("names each message of a chat after its side", () => {
    const chat = read([
      [0, 0, "Are you coming on Friday? We have"],
      [0, 1, "the table until nine."],
      [30, 3, "Yes, the train gets in at six."],
      [0, 5, "Bring the blue folder."],
      [38, 7, "It is on my desk already."],
    ]);

    expect(chat.kind).toBe("chat");
    expect(chat.shown).toBe(
      "Left: Are you coming on Friday? We have the table until nine.\n\nRight: Yes, the train gets in at six.\n\nLeft: Bring the blue folder.\n\nRight: It is on my desk already.",
    );
    expect(chat.lines).toContain("Friday? We have\n");
  });

  it("keeps what stands on neither side of a chat", () => {
    const chat = read([
      [20, 0, "Yesterday"],
      [0, 2, "Are you coming on Friday?"],
      [30, 4, "Yes, the train gets in at six."],
      [0, 6, "A message so wide that its bubble touches near both the edges"],
      [38, 8, "It is on my desk already."],
      [0, 10, "Bring the blue folder."],
      [40, 12, "So I will, and the key."],
    ]);

    expect(chat.kind).toBe("chat");
    expect(chat.shown).toMatch(/^Yesterday\n\nLeft: Are you coming/);
    expect(chat.shown).toContain("\n\nA message so wide that its bubble");
  });

  it("joins prose, and keeps its lines only when asked to", () => {
    const paragraph = [
      "The harbor wakes before the town does, and",
      "the gulls know it well before the others,",
      "who sleep until the bell rings at seven.",
    ];
    const lines = { ...placedPage(drawn(paragraph)) };
    const page = pageText({ paragraphs: [lines.paragraphs.flat()] });

    expect(page.kind).toBe("prose");
    expect(joinPieces(joinPages([page], null))).toBe(paragraph.join(" "));
    expect(joinPieces(joinPages([page], true))).toBe(paragraph.join("\n"));
  });

  it("doesn't take two columns of prose for a table", () => {
    const left = "Soil holds more carbon than the air and";
    const right = "all plants together, and how long it is";
    const page = read(
      [0, 1, 2, 3].flatMap((row): Placed[] => [
        [0, row, left],
        [46, row, right],
      ]),
    );

    expect(page.kind).toBe("prose");
  });

  it("doesn't take prose for a table in which strokes stand for the word I", () => {
    const page = read(
      [0, 1, 2, 3].flatMap((row): Placed[] => [
        [0, row, "Then | think of what | know by now"],
        [46, row, "and when | had it all | went there"],
      ]),
    );

    expect(page.kind).toBe("prose");
  });

  it("doesn't take a letter with a date on the right for a chat", () => {
    const page = read([
      [40, 0, "12 March 2026"],
      [0, 2, "Dear Ms. Alder,"],
      [0, 4, "thank you for the plans, which came today."],
      [0, 5, "We will look at them with the others soon."],
      [30, 7, "Yours, M. Birch"],
    ]);

    expect(page.kind).toBe("prose");
  });

  it("joins the columns of vertical Japanese, from right to left", () => {
    const column = (x: number, text: string) => ({
      box: { x0: x, y0: 0, x1: x + 30, y1: text.length * 40 },
      words: [...text].map((letter, row) => ({
        text: letter,
        confidence: 92,
        box: { x0: x, y0: row * 40, x1: x + 30, y1: row * 40 + 36 },
      })),
    });
    const page = pageText(
      { paragraphs: [[column(100, "港は町より早"), column(50, "く目を覚ます")]] },
      true,
    );

    expect(joinPieces(page.flowing)).toBe("港は町より早く目を覚ます");
    expect(joinPieces(page.lines)).toBe("港は町より早\nく目を覚ます");
  });

  it("keeps the lines of a page that lies on its side in the engine's order", () => {
    const upright = placedPage([
      [0, 0, "The harbor wakes before the town does and"],
      [0, 1, "gulls know it well before the others do,"],
      [0, 2, "who sleep until the bell rings at seven."],
    ]);
    const turn = <Part extends { box: PixelBox }>({ box, ...part }: Part) => ({
      ...part,
      box: { x0: 500 - box.y1, y0: box.x0, x1: 500 - box.y0, y1: box.x1 },
    });
    const sideways = upright.paragraphs.map((lines) =>
      lines.map(({ words, ...line }) => ({ ...turn(line), words: words.map(turn) })),
    );

    const page = pageText({ paragraphs: sideways });

    expect(page.kind).toBe("prose");
    expect(joinPieces(page.flowing)).toMatch(
      /^The harbor wakes before the town does and\s+gulls know/,
    );
  });

  it("keeps a Japanese page that was read letter by letter together", () => {
    const page = placedPage([
      [0, 0, "港 は 町 よ り 早 く 目 を 覚 ま す"],
      [0, 1, "四 時 に 最 初 の 船 が 入 る"],
    ]);

    expect(pageText(page).kind).toBe("prose");
  });

  it("shows lines where they carry the meaning", () => {
    expect((["table", "receipt", "code", "chat", "prose"] as const).filter(keepsLines)).toEqual([
      "table",
      "receipt",
      "code",
    ]);
  });
});
