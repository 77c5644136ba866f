const MAX_CHARACTERS = 80;

/**
 * A title for an uploaded image from its file name: one line of at most 80 characters, no extension.
 *
 * @param name untrusted
 * @returns "image" when nothing usable is left
 */
export function titleFromFileName(name: string): string {
  const title = name
    .replace(/\.[a-z\d]{1,5}$/i, "")
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim();
  const characters = [...title];
  if (characters.length === 0) return "image";
  if (characters.length <= MAX_CHARACTERS) return title;
  return `${characters
    .slice(0, MAX_CHARACTERS - 1)
    .join("")
    .trimEnd()}…`;
}

/** Strips the prefix an image tool added to a title: "Compressed: coffee" gives "coffee". */
export function nameInTitle(title: string): string {
  return title.replace(
    /^(?:Compressed|Background removed|Background added|Framed|Touched up|Removed [^:]+): /,
    "",
  );
}
