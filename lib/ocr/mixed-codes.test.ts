import { describe, expect, it } from "vitest";

import { withMixedCodes } from "@/lib/ocr/mixed-codes";
import { pageWords, UNSURE_BELOW } from "@/lib/ocr/recognized-page";
import { placedPage } from "@/tests/support/ocr/placed-page";

const read = (line: string) => pageWords(withMixedCodes(placedPage([[0, 0, line]])));
const doubted = (line: string) =>
  read(line)
    .filter(({ confidence }) => confidence < UNSURE_BELOW)
    .map(({ text }) => text);

describe("withMixedCodes", () => {
  it.each([
    ["Model: QR90-1100B", ["QR90-1100B"]],
    ["S/N: 5G7S0-B801Z-2L16Q", ["5G7S0-B801Z-2L16Q"]],
    ["WPA2 key: hv7-1111-O008-Zz2s.", ["hv7-1111-O008-Zz2s."]],
    ["the side gate is 7Q4- 081", ["7Q4-", "081"]],
    ["(gate 7Q4-O81)", ["7Q4-O81)"]],
    ["Ticket AB100472", ["AB100472"]],
    ["SSID Quillon-0D8E", ["Quillon-0D8E"]],
    ["a bare drum is $18-%$25, a kit", ["$18-%$25,"]],
  ])("doubts the codes of %s", (line, codes) => {
    expect(doubted(line)).toEqual(codes);
  });

  it("reads O and I in pairs of base 16 as the figures they must be, and doubts them", () => {
    expect(read("MAC: 9C:B7:0D:8E:1F:DO")[1]?.text).toBe("9C:B7:0D:8E:1F:D0");
    expect(doubted("MAC: 9C:B7:OD:8E:IF:DO,")).toEqual(["9C:B7:0D:8E:1F:D0,"]);
  });

  it.each(["Fa-la-la-la-la, la-la-la-la", "do-do-do-do-do", "le-lo-10:de-10-fe", "bo-la-do-1a"])(
    "rewrites nothing in %s",
    (line) => {
      expect(
        read(line)
          .map(({ text }) => text)
          .join(" "),
      ).toBe(line);
    },
  );

  it.each([
    "8-10am or 1:30-3pm on the 21st",
    "Input: 12V 1.5A 0-40°C, 1500W",
    "a 55-gallon barrel at 1920x1080 in 1h30m",
    "Room101 of COVID-19, ISO-8859-1, F-150, B12",
    "see http://192.168.10.1/a1b0c or t.vance10@fern0.example",
    "DE27 1007 7777 0209",
    "$1,037.50 to 31.10% by 12/10/2026",
    "at 10:41:00",
    "Open 10AM-6PM, 9AM-10PM, or 11AM-2AM",
    "100V-240V, 10A/250V, 16GB/512GB at 1080p60",
    "10KG/22LB, 200MG/5ML, 100ML/10ML, 1L/100KM, 10YR/100K",
    "$10M-$15M or 10K-15K, USD10,000, EUR1,500, and R10,000.50",
    "30x40x10cm, 30x20x10, 10x10x10, 5ft10in, 6lb10oz, 1of10",
    "FY2021, ISO9001, RFC2119, CES2019, RTX3080, 12Jan2021",
    "an A320-200 with H1N1, C6H12O6, and i18n in S01E02",
    "Fa-la-la-la-la, la-la-la-la, do-do-do-do-do",
  ])("leaves %s as sure as it was", (line) => {
    expect(doubted(line)).toEqual([]);
  });
});
