import type { PdfReading } from "@/lib/pdf/pdf";

/** A PDF with one paragraph. */
export function readingOf(text: string): PdfReading {
  const block = { kind: "paragraph" as const, text, size: 10, x: 50, y: 50 };
  const size = { width: 600, height: 800 };
  const page = { page: 1, ...size, blocks: [block], source: "text" as const, hidden: [] };
  return { title: "", language: "", pages: [page], outline: [] };
}
