const SHOWN_CHARACTERS = 3;

/** Thrown when the PDF fonts lack characters of a text, rather than leaving them out silently. */
export class UncoveredTextError extends Error {
  /** @param characters the distinct characters that can't be drawn */
  constructor(readonly characters: readonly string[]) {
    const shown = characters.slice(0, SHOWN_CHARACTERS).join(" ");
    super(
      `PDF export doesn't support some characters in this text (${shown}). Export to Word or Markdown instead.`,
    );
    this.name = "UncoveredTextError";
  }
}
