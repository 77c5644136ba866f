/** A run of text; `unsure` marks a word that OCR may have misread. */
export type TextPiece = { text: string; unsure: boolean };

/** Text that no reader need check: what stands between words. */
export function plain(text: string): TextPiece {
  return { text, unsure: false };
}

/** Concatenates the pieces into one string. */
export function joinPieces(pieces: readonly TextPiece[]): string {
  return pieces.map(({ text }) => text).join("");
}
