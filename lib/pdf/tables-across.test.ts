import { expect, it } from "vitest";
import type { PdfFragment } from "@/lib/pdf/pdf";
import { findTablesAcross } from "@/lib/pdf/tables-across";

const at = (x: number, y: number, text: string): PdfFragment => ({
  ...{ x, y, text, width: 5 * text.length, size: 10, font: "Body", angle: 0 },
});

it("finds a table whose cells run over thousands of lines in a short time", () => {
  const prose = Array.from({ length: 8 }, (_, line) => [
    at(60, 80 + line * 15, "Both of the measures lengthened the sleep"),
    at(308, 80 + line * 15, "Hospitals that want their staff to sleep"),
  ]);
  const rows = [300, 315].map((y) => [at(70, y, "Nurses"), at(180, y, "12.5"), at(340, y, "9.4")]);
  const more = Array.from({ length: 12_000 }, (_, line) => [
    at(70, 330 + line * 12, "of all"),
    at(180, 330 + line * 12, "hours"),
  ]);
  const started = performance.now();
  const found = findTablesAcross([...prose, ...rows, ...more].flat(), () => 300);

  expect(found?.tables[0]?.slice(0, 4).map(({ text }) => text)).toEqual([
    ...["Nurses", "12.5", "9.4", "Nurses"],
  ]);
  expect(performance.now() - started).toBeLessThan(1_500);
});
