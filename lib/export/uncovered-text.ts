const SHOWN_CHARACTERS = 3;

/** Thrown instead of leaving out what the PDF's fonts have no letters for. */
export class UncoveredTextError extends Error {
  /** @param characters what cannot be drawn, each once */
  constructor(readonly characters: readonly string[]) {
    const shown = characters.slice(0, SHOWN_CHARACTERS).join(" ");
    super(
      `The PDF cannot show some characters of this text (${shown}). Word and Markdown keep them all.`,
    );
    this.name = "UncoveredTextError";
  }
}
