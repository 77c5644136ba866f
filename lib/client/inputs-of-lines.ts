/** Texts or links as they were typed: one a line, without empty lines and repetitions. */
export function inputsOfLines(text: string): string[] {
  return distinct(text.split(/\r?\n/));
}

/** Texts without the space around them, each once, and none that is empty. */
export function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ""))];
}
