/** A run of text; `unsure` marks a word that OCR may have misread. */
export type TextPiece = { text: string; unsure: boolean };

/** Concatenates the pieces into one string. */
export function joinPieces(pieces: readonly TextPiece[]): string {
  return pieces.map(({ text }) => text).join("");
}
