/**
 * Parses JSON of at most so many values. A list of a million zeros is short, but takes seconds to check against a schema;
 * counting first takes milliseconds.
 *
 * @param revive as for `JSON.parse`
 * @returns undefined when there are more
 * @throws SyntaxError for malformed JSON
 */
export function parseJson(
  json: string,
  mostValues: number,
  revive?: (key: string, value: unknown) => unknown,
): { value: unknown } | undefined {
  return hasMoreValues(json, mostValues) ? undefined : { value: JSON.parse(json, revive) };
}

/** Each value but the first stands after a comma or an opening bracket (an empty list counts twice); what strings hold isn't counted. */
function hasMoreValues(json: string, most: number): boolean {
  let count = 1;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfString(json, at);
    else if (code === COMMA || code === BRACKET || code === BRACE) count += 1;
    if (count > most) return true;
  }
  return false;
}

const [QUOTE, COMMA, BRACKET, BRACE, BACKSLASH] = [...'",[{\\'].map((sign) => sign.charCodeAt(0));

/** Where the string that begins at `from` ends; the end of the text for one that doesn't. */
function endOfString(json: string, from: number): number {
  let at = from + 1;
  while (at < json.length && json.charCodeAt(at) !== QUOTE)
    at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}
