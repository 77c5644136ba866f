/** The OCR engine. There is no hosted alternative, so it isn't marked as a built-in fallback. */
export const OCR_ENGINE = { id: "tesseract", name: "Tesseract, in your browser", builtIn: false };
