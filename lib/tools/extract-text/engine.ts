/** What reads pictures. There is no better one to connect, so it does not count as a stand-in. */
export const OCR_ENGINE = { id: "tesseract", name: "Tesseract, in your browser", builtIn: false };
