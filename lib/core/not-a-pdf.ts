/** What is said of a chosen file that isn't a PDF, with what to do, by what it is. */
export const NOT_A_PDF = {
  document:
    "This is a text document, not a PDF. Save it as a PDF in the program it was written in, then choose the PDF.",
  picture: "This is a picture, not a PDF. Save it as a PDF, then choose the PDF.",
  other: "This file isn't a PDF. Choose a PDF file.",
} as const;

const DOCUMENT = /\.(?:docx?|docm|dotx|odt|rtf|pages|wps|txt|md|tex)$/i;
const PICTURE = /\.(?:png|jpe?g|webp|heic|heif|tiff?|bmp)$/i;

/** What is wrong with a file, by its name; that of a PDF says nothing else. */
export function notAPdfByName(name: string): string {
  if (DOCUMENT.test(name)) return NOT_A_PDF.document;
  return PICTURE.test(name) ? NOT_A_PDF.picture : NOT_A_PDF.other;
}
