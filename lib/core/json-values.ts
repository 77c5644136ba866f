/**
 * Parses JSON of at most so many values. A list of a million zeros is short, but takes seconds to check against a schema;
 * counting first takes milliseconds.
 *
 * @returns undefined when there are more
 * @throws SyntaxError for malformed JSON
 */
export function parseJson(json: string, mostValues: number): { value: unknown } | undefined {
  return moreValuesThan(mostValues)(json) ? undefined : { value: JSON.parse(json) };
}

/**
 * Counts the values of JSON that arrives in pieces. Each but the first stands after a comma or an opening bracket (an empty
 * list counts twice); what strings hold isn't counted.
 *
 * @returns takes the next piece, and tells whether there are more than `most` values so far
 */
export function moreValuesThan(most: number): (piece: string) => boolean {
  let count = 1;
  let isInString = false;
  /** Of the next piece: past what a backslash at the end of the last one escapes. */
  let from = 0;
  return (piece) => {
    let at = from;
    for (; at < piece.length && count <= most; at += 1) {
      if (isInString) at = endOfString(piece, at);
      if (at >= piece.length) break;
      const code = piece.charCodeAt(at);
      if (code === QUOTE) isInString = !isInString;
      else if (code === COMMA || code === BRACKET || code === BRACE) count += 1;
    }
    from = at - piece.length;
    return count > most;
  };
}

const [QUOTE, COMMA, BRACKET, BRACE, BACKSLASH] = [...'",[{\\'].map((sign) => sign.charCodeAt(0));

/** Where the string ends that `from` is in; the end of the piece, or one past it after a backslash, when it goes on. */
function endOfString(piece: string, from: number): number {
  let at = from;
  while (at < piece.length) {
    const code = piece.charCodeAt(at);
    if (code === QUOTE) break;
    at += code === BACKSLASH ? 2 : 1;
  }
  return at;
}
