import { describe, expect, it } from "vitest";

import { QR_LIST } from "@/lib/tools/qr-generator/options";
import { readList } from "@/lib/tools/qr-generator/read-list";

const read = (csv: string) => readList(csv, { errorCorrectionLevel: "M", hasLogo: false });
const short = (csv: string) => read(csv).rows.map(({ line, name, text }) => [line, name, text]);

describe("readList", () => {
  it.each([
    ["commas", "name,content\nA,x\nB,y"],
    ["semicolons and CRLF", "Label;URL\r\nA;x\r\nB;y\r\n"],
    ["tabs and a byte order mark", "\uFEFFtitle\tText\nA\tx\nB\ty"],
    ["quotes", '"Name","Content"\n"A","x"\n"B","y"\n'],
    ["the content first", "link,name\nx,A\ny,B"],
    ["a heading that isn't known beside one that is", "Table,URL\nA,x\nB,y"],
    ["a code for a name", "code,url\nA,x\nB,y"],
    ["a code for a content", "name,code\nA,x\nB,y"],
    ["further columns", "id,notes,url\nA,n,x\nB,m,y"],
  ])("recognizes the heading, with %s", (_what, csv) => {
    expect(short(csv)).toEqual([
      [2, "A", "x"],
      [3, "B", "y"],
    ]);
  });

  it("takes the first two columns without a heading, and contents alone from one", () => {
    expect(short("A,https://a.example\nB,https://b.example")).toEqual([
      [1, "A", "https://a.example"],
      [2, "B", "https://b.example"],
    ]);
    expect(short("https://a.example\n\nhttps://b.example/?x=1,2\nhttps://c.example")).toEqual([
      [1, "", "https://a.example"],
      [3, "", "https://b.example/?x=1,2"],
      [4, "", "https://c.example"],
    ]);
  });

  it.each([
    [
      "https://example.com,Menu\nhttps://example.org,Shop",
      [
        ["Menu", "https://example.com"],
        ["Shop", "https://example.org"],
      ],
    ],
    [
      "https://example.com/menu;Our menu\nhttps://example.com/shop;Our shop",
      [
        ["Our menu", "https://example.com/menu"],
        ["Our shop", "https://example.com/shop"],
      ],
    ],
    ["a@b.example,Ada", [["Ada", "a@b.example"]]],
    ["1,ground floor,https://a.example", [["1", "https://a.example"]]],
    ["Website,https://a.example", [["Website", "https://a.example"]]],
    ["Phone,+44 20 1", [["Phone", "+44 20 1"]]],
    ["email,name\na@b.example,Ada", [["Ada", "a@b.example"]]],
    ["Name,Phone number\nAda,+44 20 1", [["Ada", "+44 20 1"]]],
  ])("finds addresses wherever they stand: %j", (csv, codes) => {
    expect(short(csv).map(([, ...code]) => code)).toEqual(codes);
  });

  it("blames a line that lacks a column, not the others", () => {
    expect(
      read("Menu,https://a.example\nShop\nhttps://b.example").rows.map(({ text, fault }) => [
        text,
        fault,
      ]),
    ).toEqual([
      ["https://a.example", null],
      ["", "There's no content."],
      ["", "There's no content."],
    ]);
    expect(short("https://a.example,Menu\nhttps://b.example")).toEqual([
      [1, "Menu", "https://a.example"],
      [2, "", "https://b.example"],
    ]);
  });

  it("asks whether a name after a URL with a query is part of it", () => {
    expect(read("https://a.example/?tags=red,Blue").fault).toMatch(/part of a URL/);
    expect(short("content,name\nhttps://a.example/?tags=red,Blue")).toEqual([
      [2, "Blue", "https://a.example/?tags=red"],
    ]);
    expect(short("content\nhttps://a.example/?tags=red,Blue")).toEqual([
      [2, "", "https://a.example/?tags=red,Blue"],
    ]);
  });

  it.each([
    [
      "name;content\nHome;Main Street 1, 10115 Berlin, Germany\nWork;Side Street 2, 10117 Berlin, Germany",
      ["Main Street 1, 10115 Berlin, Germany", "Side Street 2, 10117 Berlin, Germany"],
    ],
    ["A;geo:52.5,13.4,30", ["geo:52.5,13.4,30"]],
    ["A,WIFI:T:WPA;S:net;P:secret;;", ["WIFI:T:WPA;S:net;P:secret;;"]],
    [
      "https://x?a=1,2\nhttps://y\nhttps://z?c=1,2",
      ["https://x?a=1,2", "https://y", "https://z?c=1,2"],
    ],
    ["https://x?a=1,2\nhttps://z?c=1,2", ["https://x?a=1,2", "https://z?c=1,2"]],
    ["url\nhttps://x?a=1,2", ["https://x?a=1,2"]],
  ])("tears no content apart: %j", (csv, texts) => {
    const { rows, fault } = read(csv);
    expect([fault, ...rows.map((row) => row.fault ?? row.text)]).toEqual([null, ...texts]);
  });

  it("asks where the separator can't be told, and refuses lines with too many columns", () => {
    expect(read("Smith, John;x\nDoe, Jane;y")).toEqual({
      rows: [],
      fault: expect.stringMatching(/^More than one character could separate/),
    });
    expect(read("name,content\nA,x,\nB,y,z").rows.map(({ fault }) => fault)).toEqual([
      null,
      "This line has more columns than the first. Put its content in quotation marks.",
    ]);
  });

  it("judges no more lines than it needs to refuse a list", () => {
    const startedAt = performance.now();
    for (let keystroke = 0; keystroke < 5; keystroke += 1)
      expect(read("a\n".repeat(490_000)).rows).toEqual([]);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it("counts lines of the file, also after a text over several", () => {
    expect(short('name,text\n"A","one\ntwo, ""three"""\n\nB,y')).toEqual([
      [2, "A", 'one\ntwo, "three"'],
      [5, "B", "y"],
    ]);
  });

  it("takes blanks after a quoted text, also at the end of the list", () => {
    expect(read('name,content\n"A"  ,"x,y" \n"B", "z"\nC,"1 ""a"" 2"\t ').rows).toEqual([
      { line: 2, name: "A", text: "x,y", fault: null },
      { line: 3, name: "B", text: '"z"', fault: null },
      { line: 4, name: "C", text: '1 "a" 2', fault: null },
    ]);
  });

  it("says of each line what is wrong with it, and leaves the others alone", () => {
    const faults = read(`name,content\nA,\nB,y\nC,${"x".repeat(2_332)}\nD,a\uFFFDb\nE,"open`).rows;

    expect(faults.map(({ line, fault }) => [line, fault])).toEqual([
      [2, "There's no content."],
      [3, null],
      [
        4,
        "The text is 2,332 bytes long, but level M holds at most 2,331. Shorten it or choose a lower level.",
      ],
      [5, "The text contains an incomplete character. Retype it."],
      [6, "A quotation mark isn't closed, or stands within a text."],
    ]);
  });

  it("refuses more than it can make at once", () => {
    const rows = (count: number) => Array.from({ length: count }, (_, at) => `n${at},t${at}`);

    expect(read(rows(QR_LIST.rows).join("\n")).fault).toBeNull();
    expect(read(rows(QR_LIST.rows + 1).join("\n")).fault).toBe(
      "This list has more than 500 codes, which is the limit at a time. Split it.",
    );
    expect(read("x".repeat(QR_LIST.characters + 1))).toMatchObject({ rows: [] });
    expect(read(" \n\n")).toEqual({ rows: [], fault: null });
  });

  it("reads a hostile list in little time", () => {
    const startedAt = performance.now();
    for (const csv of [
      '"a" "b'.repeat(100_000),
      '"a",'.repeat(240_000),
      ",".repeat(900_000),
      `a@${".".repeat(900_000)} x`,
      `https://e.com/?a,${".".repeat(900_000)} x`,
      `"${'"a'.repeat(200_000)}${" ".repeat(500_000)}x,b`,
      `name,content\n${`A,${"a".repeat(1_900)}\n`.repeat(500)}`,
    ])
      read(csv);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});
