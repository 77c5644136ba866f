import type { Engine } from "@/lib/core/engine";
import { isEngine } from "@/lib/core/is-engine";

/** The OCR engine. There is no hosted alternative, so it isn't marked as a built-in fallback. */
export const OCR_ENGINE = { id: "tesseract", name: "Tesseract, in your browser", builtIn: false };

/** The same engine where a chain reads images. */
export const SERVER_OCR_ENGINE = {
  id: "local/tesseract",
  name: "Tesseract, on this server",
  builtIn: false,
};

/** What read a stored text: usually the browser; the server in a chain, whose name is in the text's meta. */
export function ocrEngineOf(meta: Record<string, unknown>): Engine {
  return isEngine(meta.engine) ? meta.engine : OCR_ENGINE;
}
