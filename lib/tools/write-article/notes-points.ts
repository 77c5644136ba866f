import { SENTENCE_END, splitSentences } from "@/lib/core/sentences";
import { withCapital, withInnerCapitals } from "@/lib/tools/write-article/notes-capitals";
import { hasVerb } from "@/lib/tools/write-article/notes-grammar";
import type { NoteBlock, NoteItem } from "@/lib/tools/write-article/notes-structure";

/** One statement of somebody's notes. */
export type Point = {
  text: string;
  /** Points of one paragraph, list, or run of lines share a block; those between blank lines a group. */
  block: number;
  group: number;
  form: "sentence" | "bullet" | "number" | "verbatim";
  depth: number;
  /** The number that was typed. */
  number?: number;
  /** A plus or a minus that was typed in place of a bullet, and means something. */
  sign?: "+" | "-";
  /** Belongs to a list with a lead-in or with numbers, and stays in it. */
  isFixed?: boolean;
};

/** Opens with a word that refers to what was said before. */
const REFERS_BACK =
  /^(?:it|its|it's|this|that|that's|these|those|they|they're|their|them|he|she|his|her|him|such|however|but|and|or|also|so|then|thus|therefore|hence|instead|otherwise|still|yet|moreover|furthermore|meanwhile|besides|likewise|similarly|afterwards?|both|neither|either|another|the (?:latter|former|same|other)|in addition|as a result|for (?:example|instance)|on the other hand|because of (?:this|that)|after (?:this|that)|same|ditto)(?![\p{L}\p{N}-])/iu;

/** Whether a statement needs the one before it to be understood. */
export function refersBack(text: string): boolean {
  return REFERS_BACK.test(text);
}

/** The statements of blocks, in order; headings are left out. Lines without verbs become bullets. */
export function pointsOf(blocks: readonly NoteBlock[]): Point[] {
  return blocks.flatMap((block, index): Point[] => {
    if (block.kind === "heading") return [];
    const place = { block: index, group: block.group, depth: 0 };
    if (block.kind === "verbatim") return [{ ...place, text: block.text, form: "verbatim" }];
    if (block.kind === "prose") {
      return splitSentences(block.text).map((text) => ({ ...place, text, form: "sentence" }));
    }
    if (block.kind === "list") {
      const isFixed = block.ordered || isLed(blocks, index);
      return block.items.map((item) => ({ ...place, isFixed, ...itemPoint(item) }));
    }
    const form = formOf(block.items);
    return block.items.flatMap(({ text, depth }): Point[] => {
      const texts = form === "sentence" ? splitSentences(text) : [text];
      return texts.map((one) => ({ ...place, text: one, form, depth }));
    });
  });
}

/** Whether the line right above a list leads into it. */
function isLed(blocks: readonly NoteBlock[], index: number): boolean {
  const [before, list] = [blocks[index - 1], blocks[index]];
  if (!before || list?.kind !== "list") return false;
  if (before.kind === "heading") return true;
  if (before.kind === "list" || before.kind === "verbatim") return false;
  const text = before.kind === "lines" ? (before.items.at(-1)?.text ?? "") : before.text;
  return before.group === list.group || text.endsWith(":");
}

function itemPoint({
  text,
  depth,
  number,
  sign,
  part,
}: NoteItem): Pick<Point, "text" | "depth" | "form" | "sign"> {
  if (part) return { text, depth, form: part === "code" ? "verbatim" : "sentence" };
  if (number === undefined) return { text, depth, form: "bullet", ...(sign && { sign }) };
  return { text, depth, form: "number", ...{ number } };
}

/** Lines become prose when most of them are sentences. */
function formOf(items: readonly { text: string }[]): "sentence" | "bullet" {
  const sentences = items.filter(({ text }) => isSentence(text)).length;
  return sentences >= 0.6 * items.length ? "sentence" : "bullet";
}

/** Whether a text is a sentence rather than a label, a figure, or a reminder. */
export function isSentence(text: string): boolean {
  if (/^[^:]{1,30}:\s/.test(text)) return false;
  const words = text.split(/\s+/).length;
  if (SENTENCE_END.test(text)) return words >= 4;
  return words >= 3 && hasVerb(text);
}

/** A statement with a capital letter and a period. Nothing else about it changes. */
export function asSentence(text: string): string {
  const begun = asItem(text);
  return SENTENCE_END.test(begun) || /[:|`]$/.test(begun) ? begun : `${begun}.`;
}

/** The same without a period, for lists of fragments. */
export function asItem(text: string): string {
  const bare = text
    .trim()
    .replace(/^(?:=>|->|[→⇒])\s*/u, "")
    .replace(/\s+(?=[,;.!?](?:\s|$))/g, "")
    .replace(/\s*[,;]$/, "");
  return outsideCode(withCapital(bare), withInnerCapitals);
}

/** Keeps signs that people type in notes from becoming Markdown: "~10 h", "5 * 3", and a year at a line's start. */
export function plainSigns(text: string): string {
  return outsideCode(text, (words) =>
    words.replace(/(?<![~\\])~(?!~)/g, "\\~").replace(/(?<=[\s\d])\*(?=[\s\d])/g, "\\*"),
  ).replace(/^(\d{1,9})([.)])(?=\s)/, "$1\\$2");
}

/** Changes the words of a text, and not what stands between backticks. */
function outsideCode(text: string, change: (words: string) => string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join("");
}
