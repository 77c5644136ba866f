import { AppError } from "@/lib/core/errors";
import { LIMITS } from "@/lib/core/limits";
import type { PdfReading } from "@/lib/pdf/pdf";

/**
 * Refuses what is longer than any résumé: pages may be of any size, and each may hold a book.
 *
 * @throws AppError `payload_too_large`
 */
export function checkSize({ pages }: PdfReading): void {
  let [characters, lines] = [0, 0];
  for (const { blocks, hidden } of pages) {
    for (const { text } of [...blocks, ...hidden]) {
      characters += text.length;
      lines += text.split("\n").length;
    }
  }
  refuse(characters, LIMITS.resumeCharacters, "characters");
  refuse(lines, LIMITS.resumeLines, "lines");
}

function refuse(count: number, limit: number, what: string): void {
  if (count <= limit) return;
  const [has, most] = [count, limit].map((number) => number.toLocaleString("en"));
  throw new AppError(
    "payload_too_large",
    `This PDF has ${has} ${what}, and the limit for a résumé is ${most}. Upload a shorter one.`,
  );
}
