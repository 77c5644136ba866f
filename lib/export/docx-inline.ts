import { ExternalHyperlink, type ParagraphChild, TextRun } from "docx";

import type { InlineRun } from "@/lib/export/inline-runs";

/** Right-to-left scripts; the first strong letter decides a paragraph's direction. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Whether a text's first letter belongs to a right-to-left script. */
export function startsRightToLeft(text: string): boolean {
  const firstLetter = /\p{L}/u.exec(text)?.[0];
  return firstLetter !== undefined && RIGHT_TO_LEFT.test(firstLetter);
}

/** Converts runs into Word runs; adjacent runs with the same link share one hyperlink. */
export function docxInline(runs: readonly InlineRun[]): ParagraphChild[] {
  const children: ParagraphChild[] = [];
  for (let start = 0; start < runs.length; ) {
    const href = runs[start]?.href ?? null;
    let end = start + 1;
    while (href && runs[end]?.href === href) end += 1;
    const texts = runs.slice(start, end).flatMap((run) => textRuns(run, href !== null));
    children.push(...(href ? [new ExternalHyperlink({ link: href, children: texts })] : texts));
    start = end;
  }
  return children;
}

function textRuns(run: InlineRun, linked: boolean): TextRun[] {
  return run.text.split("\n").map(
    (text, line) =>
      new TextRun({
        text,
        ...(line > 0 ? { break: 1 } : {}),
        ...(run.bold ? { bold: true } : {}),
        ...(run.italic ? { italics: true } : {}),
        ...(run.strike ? { strike: true } : {}),
        ...(run.superscript ? { superScript: true } : {}),
        ...(RIGHT_TO_LEFT.test(text) ? { rightToLeft: true } : {}),
        ...(linked ? { style: "Hyperlink" } : run.code ? { style: "Code" } : {}),
      }),
  );
}
