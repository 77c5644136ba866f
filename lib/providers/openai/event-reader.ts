const LINE_END = /\r\n|\n|\r/;

/**
 * Reads server-sent events that arrive in chunks: their data, without types, ids, and comments. The usual parsers join and scan
 * an unfinished line again with each chunk, and the rest of a chunk again with each line. Whoever sends megabytes in one line,
 * or in empty ones, would keep the process busy for a minute. Here each character is looked at once.
 *
 * @returns takes the next chunk, and gives the data of the events that end in it
 */
export function createEventReader(): (chunk: string) => string[] {
  /** The beginning of an unfinished line, and the data of an unfinished event. */
  let begun = "";
  const lines: string[] = [];
  let isAfterReturn = false;

  return (chunk) => {
    if (chunk === "") return [];
    const events: string[] = [];
    // Between the two chunks, a line's end was cut in halves.
    const isHalf = isAfterReturn && chunk.startsWith("\n");
    const parts = (isHalf ? chunk.slice(1) : chunk).split(LINE_END);
    isAfterReturn = chunk.endsWith("\r");
    const rest = parts.pop() ?? "";
    for (const part of parts) {
      const line = begun + part;
      begun = "";
      if (line !== "") lines.push(...dataOf(line));
      else if (lines.length > 0) events.push(lines.splice(0).join("\n"));
    }
    begun += rest;
    return events;
  };
}

/** What a line adds to its event's data. */
function dataOf(line: string): [] | [string] {
  if (line === "data") return [""];
  if (!line.startsWith("data:")) return [];
  return [line.slice(line.startsWith("data: ") ? "data: ".length : "data:".length)];
}
