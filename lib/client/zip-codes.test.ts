import papa from "papaparse";
import { describe, expect, it } from "vitest";

import type { MadeRow } from "@/lib/client/make-codes";
import { filesOfCodes } from "@/lib/client/zip-codes";

const PNG = { png: Buffer.from("png").toString("base64"), scanScore: 100 };

const row = (line: number, name: string, text: string, code: MadeRow["code"] = PNG): MadeRow => ({
  line,
  name,
  text,
  fault: null,
  code,
});

function manifestIn(files: Record<string, Uint8Array>) {
  const csv = new TextDecoder("utf-8", { ignoreBOM: true }).decode(files["manifest.csv"]);
  expect(csv.startsWith("\uFEFF")).toBe(true);
  return papa.parse<Record<string, string>>(csv.slice(1), { header: true, skipEmptyLines: true })
    .data;
}

describe("the files of a list of codes", () => {
  it("have safe names of their own", () => {
    const files = filesOfCodes(
      [
        row(2, "Table 1", "a"),
        row(3, "table 1", "b"),
        row(4, "../../etc/passwd", "c"),
        row(5, "CON", "d"),
        row(6, "manifest.csv", "e"),
        row(7, "", "WIFI:T:WPA;S:Guests;P:secret;;"),
        row(8, "Тест 木", "g", { svg: "<svg/>", scanScore: 100 }),
      ],
      [],
    );

    expect(Object.keys(files)).toEqual([
      "Table 1.png",
      "table 1 (2).png",
      expect.stringMatching(/^[^/\\]+passwd\.png$/),
      "Atelier CON.png",
      "manifest.csv.png",
      "Wi-Fi Guests.png",
      "Тест 木.svg",
      "manifest.csv",
    ]);
    expect(Buffer.from(files["Table 1.png"] ?? []).toString()).toBe("png");
    expect(Buffer.from(files["Тест 木.svg"] ?? []).toString()).toBe("<svg/>");
  });

  it("come with a manifest of every line, in order, with the reason where there's no file", () => {
    const files = filesOfCodes(
      [
        row(4, "B", "two\nlines", { fault: "Too small." }),
        row(2, "A", "=1+1\n2", { ...PNG, warning: "Weak." }),
      ],
      [
        { line: 3, name: "C", text: "", fault: "There's no content." },
        { line: 5, name: "D", text: "d", fault: null },
      ],
    );

    expect(manifestIn(files)).toEqual([
      { file: "A.png", name: "A", content: "'=1+1\n2", line: "2", result: "Weak." },
      { file: "", name: "C", content: "", line: "3", result: "There's no content." },
      { file: "", name: "B", content: "two\nlines", line: "4", result: "Too small." },
      { file: "", name: "D", content: "d", line: "5", result: "Not made" },
    ]);
  });
});
