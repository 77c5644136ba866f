import { expect, it } from "vitest";
import { NOT_A_PDF, notAPdfByName } from "@/lib/core/not-a-pdf";

it.each([
  ["Resume 2026.docx", NOT_A_PDF.document],
  ["CV.PAGES", NOT_A_PDF.document],
  ["scan.JPG", NOT_A_PDF.picture],
  ["resume.pdf.zip", NOT_A_PDF.other],
  ["resume", NOT_A_PDF.other],
])("says what to do with %s", (name, message) => {
  expect(notAPdfByName(name)).toBe(message);
});
