import type { PassageShape } from "@/lib/tools/write-article/passage-actions";

/** "Here is the shortened passage:", "Sure! Here's a clearer version:" */
const PREAMBLE =
  /^(?:(?:sure|certainly|of course|okay|absolutely)\b[^\n:]{0,60}[,.!:]\s*)?(?:here(?:['’]s| is| are)\b|the (?:rewritten|revised|edited|corrected|shortened|expanded) (?:passage|text|version)\b)[^\n:]{0,120}:\s*\n?/i;
const AGREEMENT = /^(?:sure|certainly|of course|okay|absolutely)[^\n]{0,60}[!:]\s*\n/i;
const FENCED = /^(`{3,}|~{3,})(?:markdown|md|text|plaintext)?[ \t]*\n([\s\S]*?)\n?\1[ \t]*$/;
const OPENING = "<passage>";
const CLOSING = "</passage>";
const QUOTED = /^(?:"([^"]+)"|“([^“”]+)”)$/;

/**
 * Takes a model's answer out of what models put around it: a preamble, a code fence, our own tags, quotation marks.
 * What the passage itself has of these stays.
 *
 * @returns Markdown that fits in the place of the passage; empty when nothing is left
 */
export function cleanAnswer(answer: string, passage: string, shape: PassageShape): string {
  const own = passage.trim();
  let text = answer.trim();
  if (!PREAMBLE.test(own) && !AGREEMENT.test(own)) {
    text = text.replace(AGREEMENT, "").trim().replace(PREAMBLE, "").trim();
  }
  if (!FENCED.test(own)) text = FENCED.exec(text)?.[2]?.trim() ?? text;
  text = withoutTags(text);
  if (!QUOTED.test(own)) {
    const quoted = QUOTED.exec(text);
    text = quoted?.[1] ?? quoted?.[2] ?? text;
  }
  return shape === "line" ? oneLine(text) : text;
}

/** Without patterns: a model may answer with a hundred thousand spaces. */
function withoutTags(text: string): string {
  const lower = text.toLowerCase();
  if (!lower.startsWith(OPENING) || !lower.endsWith(CLOSING)) return text;
  return text.slice(OPENING.length, -CLOSING.length).trim();
}

function oneLine(text: string): string {
  const lines = text.replace(/^#{1,6}\s+/, "").split("\n");
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ");
}
