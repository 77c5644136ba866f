"use client";

import { Notice } from "@/components/ui/notice";
import type { ExtractedPage } from "@/lib/client/ocr/extract-text";
import { formatCount } from "@/lib/core/format";
import { type OcrLanguage, readOtherWay } from "@/lib/ocr/languages";

type ExtractTextFindingsProps = {
  pages: readonly ExtractedPage[];
  /** That they were read in. */
  language: OcrLanguage;
};

/** What to try where a language is written in two ways, and nothing was read in one of them. */
const OTHER_WAY: Partial<Record<OcrLanguage, string>> = {
  jpn: " If the text runs from top to bottom, choose Japanese (vertical).",
  jpn_vert: " If the text runs from left to right, choose Japanese.",
};

/** What a reader must know before trusting the text: what wasn't read, letters that are too small, and sums that don't come out. */
export function ExtractTextFindings({ pages, language }: ExtractTextFindingsProps) {
  const unread = pages.reduce((sum, page) => sum + page.unread.length, 0);
  const isEmpty = pages.every(({ words }) => words.length === 0);
  return (
    <>
      {unread > 0 && (
        <Notice tone="warning">
          {formatCount(unread, "area")} {unread === 1 ? "looks" : "look"} like text but couldn't be
          read. Turn on “Show on the image” to see where.
          {isEmpty && (OTHER_WAY[language] ?? "")}
        </Notice>
      )}
      {pages.map(
        ({ otherWay }, index) =>
          otherWay && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and pages don't move.
            <Notice key={index}>
              {nameOf(pages, index)}
              {readOtherWay(otherWay)}
            </Notice>
          ),
      )}
      {pages.map(
        ({ isSmall }, index) =>
          isSmall && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and pages don't move.
            <Notice key={index} tone="warning">
              {nameOf(pages, index)}The letters in this image are very small, so some words may be
              misread without being marked. A larger image is read better.
            </Notice>
          ),
      )}
      {pages.map(({ prices }, index) => {
        if (!prices) return null;
        const { items, total, uncounted = 0 } = prices;
        return uncounted === 0 && items === total ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and pages don't move.
          <Notice key={index} tone="success">
            {nameOf(pages, index)}The prices add up to the total of {inUnits(total)}.
          </Notice>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <Notice key={index} tone="warning">
            {nameOf(pages, index)}The prices read add up to {inUnits(items)},{" "}
            {items === total ? "as" : "but"} the total reads {inUnits(total)}.{" "}
            {uncounted > 0 && `${formatCount(uncounted, "price")} without decimals not counted. `}A
            price may be misread, or a discount or tax may be in between. Check them against the
            image.
          </Notice>
        );
      })}
    </>
  );
}

/** Which of several images something is said of; its place, too, where another one has the same name. */
function nameOf(pages: readonly ExtractedPage[], index: number): string {
  const name = pages[index]?.name ?? "";
  if (pages.length === 1) return "";
  const isUnique = pages.every((page, at) => at === index || page.name !== name);
  return isUnique ? `${name}: ` : `${name} (${index + 1} of ${pages.length}): `;
}

function inUnits(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
