/** What WebVTT and SRT have for markup; other angle brackets compare: "x < 5 and y > 2". */
const MARKUP =
  /<\/?(?:[cibusv]|lang|ruby|rt|font)(?:\.[\w.-]{1,100})?>|<(?:[cv]|lang|font)(?:\.[\w.-]{1,100})?\s[^<>]{0,200}>|<(?:\d{1,3}:)?\d{2}:\d{2}\.\d{3}>|\{\\[^{}]{0,100}\}/gi;
/** WebVTT names who speaks: "<v Director Holm>Thank you". */
const VOICE = /^<v(?:\.[\w.-]{1,100})?\s([^<>]{1,100})>/i;

/** Strips caption markup (`<c.yellow>`, `<00:00:01.000>`, `{\an8}`) and decodes HTML entities. */
export function captionText(line: string): string {
  return line
    .replace(/<br ?\/?>/gi, " ")
    .replace(MARKUP, "")
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39|#x27);/g, (_, name: string) => ENTITIES[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();
}

/** What each voice says in a line of captions; without a name where the line has none. */
export function* voicesOf(line: string): Generator<{ speaker?: string; text: string }> {
  for (const piece of line.split(/(?=<v[.\s])/i)) {
    const speaker = captionText(VOICE.exec(piece)?.[1] ?? "");
    const text = captionText(piece);
    if (text !== "") yield { ...(speaker && { speaker }), text };
  }
}

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  "#39": "'",
  "#x27": "'",
};
