import { expect, it } from "vitest";

import { OCR_ENGINE, ocrEngineOf, SERVER_OCR_ENGINE } from "@/lib/tools/extract-text/ocr-engine";

it("names the server's engine for a text that a chain read, and the browser's for all others", () => {
  expect(ocrEngineOf({ engine: SERVER_OCR_ENGINE })).toEqual(SERVER_OCR_ENGINE);
  expect(ocrEngineOf({})).toBe(OCR_ENGINE);
  expect(ocrEngineOf({ engine: "tesseract" })).toBe(OCR_ENGINE);
});
