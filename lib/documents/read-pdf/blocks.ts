import { MIXED_FONT, SAME_LINE } from "@/lib/documents/read-pdf/fragments";
import type { PdfBlock, PdfFragment, PdfLine } from "@/lib/documents/read-pdf/pdf";

/** What is usual in a document, against which a page is judged. */
export type BodyLook = { size: number; font: string };

const BULLET = /^(?:[•‣▪●○◦·■□➢➤✓✔–—*-]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])\s+\S/;
const TERMINAL = /[.!?:;…。！？：；]["'”’)\]]*$/u;
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}、。，．「」『』（）・ー：；！？]/u;
/** Line pitch, in letter heights, above which a new paragraph begins. */
const PARAGRAPH_PITCH = 1.75;
const INDENT = 0.8;
const MAX_HEADING_CHARACTERS = 120;
/** Of one that is no larger than the text around it. */
const MAX_BOLD_HEADING_CHARACTERS = 70;
const HEADING_GROWTH = 1.12;

/** Lines of a page: fragments that follow each other on one baseline are one. */
export function toLines(ordered: readonly PdfFragment[]): PdfLine[] {
  const lines: PdfLine[] = [];
  for (const { angle, ...fragment } of ordered) {
    const last = lines.at(-1);
    const size = Math.max(last?.size ?? 0, fragment.size);
    const beside = last && Math.abs(last.y - fragment.y) < SAME_LINE * size && fragment.x > last.x;
    if (!beside || angle !== 0) {
      lines.push(fragment);
      continue;
    }
    last.text += ` ${fragment.text}`;
    last.width = fragment.x + fragment.width - last.x;
    if (fragment.font !== last.font) last.font = MIXED_FONT;
    if (fragment.size > last.size) last.size = fragment.size;
  }
  return lines;
}

/** The size and font that most letters of a document have. */
export function bodyLook(pages: readonly (readonly PdfLine[])[]): BodyLook {
  const letters = new Map<string, number>();
  for (const { size, font, text } of pages.flat()) {
    const key = `${size.toFixed(1)} ${font}`;
    letters.set(key, (letters.get(key) ?? 0) + text.length);
  }
  const [most] = [...letters].sort((a, b) => b[1] - a[1]);
  const [size = "10", font = ""] = most?.[0].split(" ") ?? [];
  return { size: Number(size), font };
}

/** Headings, paragraphs and items of lists, each in one piece. */
export function toBlocks(lines: readonly PdfLine[], body: BodyLook): PdfBlock[] {
  const blocks: PdfBlock[] = [];
  const right = Math.max(0, ...lines.map((line) => line.x + line.width));
  let last: PdfLine | undefined;
  for (const line of lines) {
    const block = blocks.at(-1);
    const kind = kindOf(line, body);
    if (block && last && continues(block, last, line, kind, right)) append(block, line.text);
    else blocks.push({ kind, text: line.text, size: line.size, x: line.x, y: line.y });
    last = line;
  }
  return blocks.map((block) =>
    block.kind === "heading" && block.text.length > MAX_HEADING_CHARACTERS
      ? { ...block, kind: "paragraph" }
      : block,
  );
}

function kindOf(line: PdfLine, body: BodyLook): PdfBlock["kind"] {
  const large = line.size >= body.size * HEADING_GROWTH;
  const other =
    line.font !== body.font &&
    line.font !== MIXED_FONT &&
    !SPACELESS.test(line.text) &&
    line.size >= body.size * 0.98 &&
    line.text.length <= MAX_BOLD_HEADING_CHARACTERS;
  const titled = /^\p{Lu}|^\d+(?:\.\d+)*\.?\s+\p{L}/u.test(line.text) || SPACELESS.test(line.text);
  const short = line.text.length <= MAX_HEADING_CHARACTERS && /\p{L}{2}/u.test(line.text);
  const ends = /[.,;:。、]$/u.test(line.text);
  if (short && titled && ((large && !/,$/.test(line.text)) || (other && !ends))) return "heading";
  return BULLET.test(line.text) ? "list" : "paragraph";
}

function continues(
  block: PdfBlock,
  last: PdfLine,
  line: PdfLine,
  kind: PdfBlock["kind"],
  right: number,
): boolean {
  const pitch = line.y - last.y;
  if (pitch <= 0 || pitch > PARAGRAPH_PITCH * Math.max(last.size, line.size)) return false;
  if (Math.abs(line.size - last.size) > 0.12 * last.size) return false;
  if (block.kind === "heading" || kind === "heading") {
    return block.kind === kind && line.font === last.font && !/^\d+(?:\.\d+)*\s/.test(line.text);
  }
  if (kind === "list") return false;
  const ended = TERMINAL.test(last.text);
  if (ended && line.x - last.x > INDENT * line.size && block.kind !== "list") return false;
  const shortLine = last.x + last.width < right - 0.2 * right;
  return !(ended && shortLine && /^\p{Lu}/u.test(line.text));
}

function append(block: PdfBlock, text: string): void {
  block.text = joinLines(block.text, text);
}

/** Two lines of one paragraph: a word that was parted at the end of the first is whole again. */
export function joinLines(first: string, second: string): string {
  if (/\p{Ll}[-‐\u00ad]$/u.test(first) && /^\p{Ll}/u.test(second)) {
    return `${first.slice(0, -1)}${second}`;
  }
  const tight = SPACELESS.test(first.at(-1) ?? "") && SPACELESS.test(second.at(0) ?? "");
  return `${first}${tight ? "" : " "}${second}`;
}
