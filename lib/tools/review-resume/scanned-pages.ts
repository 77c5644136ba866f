import type { PdfBlock, PdfPage } from "@/lib/pdf/pdf";
import { sectionOfTitle } from "@/lib/tools/review-resume/section-titles";

/** Rules and smudges as text recognition reads them: "-_", "EE...". Marks side by side, and hardly a letter. */
const MARKS = /[._—–~=|-]{2}/;
const MAX_LETTERS = 3;
/** Of a line, where a heading may be. */
const MAX_END = 60;

/** The blocks of a page; of a scan, without what recognition made of rules and smudges. */
export function readableBlocks({ blocks, source }: Pick<PdfPage, "blocks" | "source">): PdfBlock[] {
  return source === "ocr"
    ? blocks.filter(({ text }) => !isNoise(text)).flatMap(withHeadingApart)
    : blocks;
}

const CAPITALS_BEHIND = /(?<![\p{Lu}&] )(?<=[\p{Ll}\d.)%] )\p{Lu}[\p{Lu}& ]{4,44}$/u;

/** A heading in capitals that text recognition put at the end of the line above it: "billing. EDUCATION". */
function withHeadingApart(block: PdfBlock): PdfBlock[] {
  const text = block.text.trimEnd();
  const [title] = CAPITALS_BEHIND.exec(text.slice(-MAX_END)) ?? [];
  if (title === undefined || !sectionOfTitle(title)) return [block];
  return [
    { ...block, text: text.slice(0, -title.length).trimEnd() },
    { ...block, text: title },
  ];
}

function isNoise(text: string): boolean {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, "").length;
  return letters === 0 || (letters <= MAX_LETTERS && MARKS.test(text));
}

/** How many pages are images; one without any words is counted beside others, as where the last one is empty. */
export function countScannedPages(pages: readonly Pick<PdfPage, "source">[]): number {
  if (pages.every(({ source }) => source !== "ocr")) return 0;
  return pages.filter(({ source }) => source === "ocr" || source === "unread").length;
}
