const MAX_CHARACTERS = 80;

/**
 * What to call a picture that somebody sent, after the name of its file: one line, without the extension.
 *
 * @param name untrusted
 */
export function titleOfFile(name: string): string {
  const title = name
    .replace(/\.[a-z\d]{1,5}$/i, "")
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim();
  const characters = [...title];
  if (characters.length === 0) return "picture";
  if (characters.length <= MAX_CHARACTERS) return title;
  return `${characters
    .slice(0, MAX_CHARACTERS - 1)
    .join("")
    .trimEnd()}…`;
}

/** The name inside the title that a picture tool gave: of "Compressed: coffee" the coffee. */
export function nameInTitle(title: string): string {
  return title.replace(/^(?:Compressed|Background removed|Removed [^:]+): /, "");
}
