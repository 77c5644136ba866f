import { readFile } from "node:fs/promises";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import pdfMake from "pdfmake/build/pdfmake";
import { describe, expect, it } from "vitest";

import { pdfDefinition } from "@/lib/export/to-pdf";

/** As the browser fetches the fonts, from the same packages. */
async function readFont(url: string) {
  return new Uint8Array(await readFile(new URL(url)));
}

type Piece = { page: number; text: string; left: number; right: number; y: number };

/** Makes the PDF and reads what stands where on its pages. */
async function piecesOf(markdown: string) {
  const { definition, fonts } = await pdfDefinition(
    markdown,
    { title: "T", locale: "de" },
    readFont,
  );
  pdfMake.addVirtualFileSystem(
    Object.fromEntries(
      Object.entries(fonts.files).map(([name, bytes]) => [
        name,
        Buffer.from(bytes).toString("base64"),
      ]),
    ),
  );
  pdfMake.setFonts(fonts.families);
  const file = await pdfMake.createPdf(definition).getBlob();
  const data = new Uint8Array(await file.arrayBuffer());
  const document = await getDocument({ data, verbosity: 0 }).promise;
  const pieces: Piece[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    for (const item of items) {
      if (!("str" in item) || !item.str.trim()) continue;
      const [left, y] = [item.transform[4], item.transform[5]];
      pieces.push({ page, text: item.str, left, right: left + item.width, y });
    }
  }
  return pieces;
}

/** Without the page numbers. */
function wordsOf(pieces: readonly Piece[]): string {
  return pieces
    .map(({ text }) => text)
    .filter((text) => !/^\d+ \/ \d+$/.test(text))
    .join(" ");
}

/** Letters and digits in any order: a broken word goes on in the next line. */
const charactersOf = (text: string) => (text.match(/[\p{L}\d]/gu) ?? []).sort().join("");

const RIGHT_MARGIN = 595.28 - 64;

const HASH = "0123456789abcdef".repeat(8).slice(0, 120);
const LONG_ADDRESS = "alexandra.montgomery@longcompanyname.example";

function tableOf(...rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows.map((cells) => `| ${cells.join(" | ")} |`);
  return [head, `|${"---|".repeat(rows[0]?.length ?? 0)}`, ...body].join("\n");
}

const WIDE: readonly (readonly [string, string])[] = [
  [
    "an email address",
    tableOf(
      ["Name", "Email", "Role", "Phone"],
      ["Alexandra Montgomery", LONG_ADDRESS, "Head of Operations", "+49 30 1234567"],
    ),
  ],
  [
    "long words in heads",
    tableOf(
      [
        "Rolle",
        "Aufgabe",
        "Verantwortlichkeitsbereich",
        "Bearbeitungszeitraum",
        "Genehmigungsstatus",
      ],
      ["Leitung", "Planung", "Datenschutzgrundverordnung", "Januar", "offen"],
    ),
  ],
  ["a hash", tableOf(["Key", "Value"], ["checksum of the file", HASH])],
  ["two long words", tableOf(["A", "B", "C"], [HASH, `https://${HASH}`, "end"])],
  ["many columns", tableOf(...[1, 2].map(() => Array(12).fill("responsibility")))],
  ["very many columns", tableOf(...[1, 2].map(() => Array(36).fill("budget")))],
  [
    "a table in a list in a quote",
    `> - a\n>\n>   ${tableOf(["Key", "Value"], ["sum", HASH]).replace(/\n/g, "\n>   ")}`,
  ],
  ["code", `text\n\n\`\`\`\n${HASH}${HASH}\n\`\`\``],
  ["code in a list", `- a\n\n  \`\`\`\n  ${HASH}${HASH}\n  \`\`\``],
  ["an address in a quote", `> See https://example.org/${HASH} there`],
];

describe("the pages of a PDF", () => {
  it.each(WIDE)("hold all of %s", async (_, markdown) => {
    const pieces = await piecesOf(markdown);

    expect(pieces.filter(({ right }) => right > RIGHT_MARGIN + 0.5)).toEqual([]);
    expect(charactersOf(wordsOf(pieces))).toBe(charactersOf(`T ${markdown}`));
  });

  it("break no word that has room", async () => {
    const pieces = await piecesOf(
      tableOf(
        ["Name", "Email", "Role", "Phone"],
        ["Alexandra Montgomery", LONG_ADDRESS, "Head of Operations", "+49 30 1234567"],
      ),
    );

    expect(pieces.map(({ text }) => text)).toContain(LONG_ADDRESS);
  });

  const words = Array.from({ length: 700 }, (_, index) => `w${index}`);

  it.each([200, 700])("go on with a row of %i words", async (count) => {
    const cell = words.slice(0, count).join(" ");
    const pieces = await piecesOf(tableOf(["-", "-", "-"], ["x", cell, "y"], ["next", "row", "."]));

    expect(charactersOf(wordsOf(pieces))).toBe(charactersOf(`T x ${cell} y next row`));
    expect(pieces.filter(({ y }) => y < 0)).toEqual([]);
  });

  it("go on with a tall header", async () => {
    const head = words.slice(0, 300).join(" ");
    const pieces = await piecesOf(tableOf(["A", head, "C"], ["next", "row", "."]));

    expect(charactersOf(wordsOf(pieces))).toBe(charactersOf(`T A ${head} C next row`));
  });

  it("don't break a row of a few lines", async () => {
    const cell = words.slice(0, 30).join(" ");
    const rows = Array.from({ length: 40 }, (_, index) => [`row${index}`, cell, cell]);
    const pieces = await piecesOf(tableOf(["A", "B", "C"], ...rows));

    const pages = new Map<number, string[]>();
    for (const { page, text } of pieces) pages.set(page, [...(pages.get(page) ?? []), text]);
    expect(pages.size).toBeGreaterThan(2);
    for (const texts of pages.values()) {
      const on = texts.join(" ");
      expect(on.match(/\bw29/g) ?? []).toHaveLength(2 * (on.match(/row\d+/g) ?? []).length);
    }
  });

  it("hold an outline of headings", async () => {
    const outline = words.slice(0, 80).map((word) => `## ${word}`);
    const pieces = await piecesOf([...outline, "end"].join("\n\n"));

    expect(charactersOf(wordsOf(pieces))).toBe(charactersOf(`T ${words.slice(0, 80)} end`));
  });
});
