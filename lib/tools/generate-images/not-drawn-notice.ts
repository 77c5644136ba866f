const AND_LIST = new Intl.ListFormat("en");

/**
 * Names what the illustrator didn't draw as it was asked for: words, counts, relations, styles. Undefined for an image
 * that shows everything, and for those of other engines.
 *
 * @param meta of an image, as its run noted it
 */
export function notDrawnNotice({ drawn, missing }: Record<string, unknown>): string | undefined {
  if (!isTexts(missing) || missing.length === 0) return undefined;
  const nothing =
    isTexts(drawn) && drawn.length === 0
      ? " It didn't recognize any of the words, so it drew a landscape."
      : "";
  return `The built-in illustrator didn't draw these as asked: ${listOf(missing)}.${nothing}`;
}

/** “A samurai” (drawn as a person) and “a quokka”. */
export function listOf(words: readonly string[]): string {
  return AND_LIST.format(words.map(quoted));
}

/** “samurai” (drawn as a person). */
function quoted(named: string): string {
  const [, words = named, reason = ""] = /^(.*?)( \(.*\))?$/.exec(named) ?? [];
  return `“${words}”${reason}`;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
