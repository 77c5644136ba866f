/** Keeps signs that people type in notes from becoming Markdown: "~10 h", "5 * 3", and a year at a line's start. Arrows become
 * arrows, and one exclamation mark is enough. */
export function plainSigns(text: string): string {
  return outsideCode(text, (words) =>
    words
      .replace(/(?<![~\\])~(?!~)/g, "\\~")
      .replace(/(?<=[\s\d])\*(?=[\s\d])/g, "\\*")
      .replace(/(?<=\s)-{1,2}>(?=\s)/g, "→")
      .replace(/(?<![!?])!{2,5}(?![!?])/g, "!"),
  )
    .replace(/^(\d{1,9})([.)])(?=\s)/, "$1\\$2")
    .replace(/^(?=#{1,6}\s)/, "\\");
}

/** Changes the words of a text, and not what stands between backticks. */
export function outsideCode(text: string, change: (words: string) => string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join("");
}
