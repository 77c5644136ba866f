/** The OCR engine. There is no hosted alternative, so it isn't marked as a built-in fallback. */
export const OCR_ENGINE = { id: "tesseract", name: "Tesseract, in your browser", builtIn: false };

/** The same engine where a chain reads images. */
export const SERVER_OCR_ENGINE = {
  id: "local/tesseract",
  name: "Tesseract, on this server",
  builtIn: false,
};
