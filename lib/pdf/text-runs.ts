import type { OpenPage } from "@/lib/pdf/open-page";
import type { PdfFragment } from "@/lib/pdf/pdf";
import { readText } from "@/lib/pdf/pdfium";

/** A word, or a part of one, as the file draws it: in one font and without a gap. */
export type TextRun = PdfFragment & {
  /** After a space, or a gap as wide as one. */
  spaced: boolean;
  /** The file has no space there: PDFium took a gap for one. */
  isGuessed: boolean;
};

type OpenRun = Pick<TextRun, "text" | "spaced" | "isGuessed"> & {
  first: number;
  last: number;
  object: number;
};

/** A hyphen at the end of a line. */
const LINE_HYPHENS = new Set([0x2, 0xfffe]);
const LAST_CODE_POINT = 0x10ffff;

/** Reads the text of a page in the order in which the file draws it. */
export function readTextRuns(page: OpenPage): TextRun[] {
  const { call } = page.pdfium;
  const text = call.FPDFText_LoadPage(page.address);
  if (!text) return [];
  const styleOf = createStyleReader(page, text);
  const runs: TextRun[] = [];
  let open: OpenRun | undefined;
  let spaced = false;
  let isGuessed = false;
  const close = () => {
    if (open) runs.push(toRun(page, text, open, styleOf(open)));
    open = undefined;
  };
  const count = call.FPDFText_CountChars(text);
  for (let at = 0; at < count; at += 1) {
    const code = call.FPDFText_GetUnicode(text, at);
    if (isSpace(code)) {
      close();
      isGuessed = (isGuessed || !spaced) && call.FPDFText_IsGenerated(text, at) === 1;
      spaced = true;
      continue;
    }
    const object = call.FPDFText_GetTextObject(text, at);
    if (open?.object !== object) close();
    open ??= { text: "", first: at, last: at, object, spaced, isGuessed };
    open.text += characterOf(code);
    open.last = at;
    spaced = false;
    isGuessed = false;
  }
  close();
  call.FPDFText_ClosePage(text);
  return runs;
}

function isSpace(code: number): boolean {
  return (code <= 32 && !LINE_HYPHENS.has(code)) || code === 0xa0;
}

function characterOf(code: number): string {
  if (LINE_HYPHENS.has(code)) return "-";
  return code > LAST_CODE_POINT ? "\ufffd" : String.fromCodePoint(code);
}

type Style = Pick<PdfFragment, "size" | "font" | "angle">;

function toRun(page: OpenPage, text: number, run: OpenRun, style: Style): TextRun {
  const { call, scratch } = page.pdfium;
  call.FPDFText_GetCharOrigin(text, run.first, scratch, scratch + 8);
  const origin = page.pdfium.doubles();
  const { x, y } = page.place(origin[scratch / 8] ?? 0, origin[scratch / 8 + 1] ?? 0);
  call.FPDFText_GetLooseCharBox(text, run.last, scratch);
  const box = page.pdfium.floats(); // left, top, right, bottom
  const at = scratch / 4;
  const end = Math.max(
    page.place(box[at] ?? 0, box[at + 3] ?? 0).x,
    page.place(box[at + 2] ?? 0, box[at + 1] ?? 0).x,
  );
  const { size, font, angle } = style;
  const width = Math.max(0, end - x);
  const { spaced, isGuessed } = run;
  return { text: run.text, x, y, width, size, font, angle, spaced, isGuessed };
}

/** Reads size, font and angle of runs; those of one text object are the same. */
function createStyleReader(page: OpenPage, text: number) {
  const { call, scratch, floats } = page.pdfium;
  const fonts = new Map<number, string>();
  let last: { object: number; style: Style } | undefined;

  function fontOf(object: number): string {
    const font = object ? call.FPDFTextObj_GetFont(object) : 0;
    const known = fonts.get(font);
    if (known !== undefined || !font) return known ?? "";
    const name = readText(
      page.pdfium,
      (to, size) => call.FPDFFont_GetBaseFontName(font, to, size),
      "utf8",
    );
    fonts.set(font, name || `font ${fonts.size}`);
    return fonts.get(font) ?? "";
  }

  return ({ object, first }: OpenRun) => {
    if (last?.object === object) return last.style;
    call.FPDFText_GetMatrix(text, first, scratch);
    const [a = 1, b = 0, c = 0, d = 1] = floats().subarray(scratch / 4, scratch / 4 + 4);
    const size = call.FPDFText_GetFontSize(text, first) * Math.hypot(c, d);
    const angle = Math.round((-Math.atan2(b, a) * 180) / Math.PI) + 90 * page.turns;
    const style = { size, font: fontOf(object), angle: ((angle + 180) % 360) - 180 || 0 };
    last = { object, style };
    return style;
  };
}
