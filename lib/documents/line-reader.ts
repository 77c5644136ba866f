/** Reads a text that arrives in pieces, line by line. */
export type LineReader = {
  /** Takes the next piece; a line is read once it is complete. */
  push(text: string): void;
  /** Reads what is left. */
  end(): void;
};

/** @param read called with each line, without its line break; the last one may be empty */
export function createLineReader(read: (line: string) => void): LineReader {
  let open = "";
  return {
    push(text) {
      const lines = (open + text).split("\n");
      open = lines.pop() ?? "";
      for (const line of lines) read(line);
    },
    end() {
      read(open);
      open = "";
    },
  };
}
