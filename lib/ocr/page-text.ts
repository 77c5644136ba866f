import { bubbleMessages } from "@/lib/ocr/bubble-messages";
import { chatMessages, chatText } from "@/lib/ocr/chat-text";
import { gridText } from "@/lib/ocr/grid-text";
import type { LayoutKind } from "@/lib/ocr/layout-kind";
import { pageRows } from "@/lib/ocr/page-rows";
import type { ReadPicture } from "@/lib/ocr/read-picture";
import { pageWords, type RecognizedPage } from "@/lib/ocr/recognized-page";
import { reflowText } from "@/lib/ocr/reflow-text";
import { plain, type TextPiece } from "@/lib/ocr/text-pieces";
import { uprightColumns } from "@/lib/ocr/upright-columns";

/** The text of a page, in both ways to set it. */
export type PageText = {
  kind: LayoutKind;
  /** Lines joined to paragraphs; in a chat, one paragraph for each message. */
  flowing: TextPiece[];
  /** Lines as in the image; in tables, receipts, and code with their columns and indentation. */
  lines: TextPiece[];
};

/** Sets the words of a page as text. @param isVertical whether its lines run from top to bottom */
export function pageText(read: RecognizedPage, isVertical = false): PageText {
  const page = isVertical ? uprightColumns(read) : read;
  // The engine reads a sideways page as it lies, with its lines in order, but rows of it would be columns.
  if (isSideways(page)) return proseText(page);
  const { kind, rows } = pageRows(page);
  const messages =
    kind === "code"
      ? undefined
      : (bubbleMessages(page) ?? (kind === "prose" ? chatMessages(page) : undefined));
  if (messages) {
    return { kind: "chat", flowing: chatText(messages), lines: reflowText(page, true) };
  }
  if (kind === "prose") return proseText(page);
  return { kind, flowing: reflowText(page, false), lines: gridText(rows, kind === "code") };
}

function proseText(page: RecognizedPage): PageText {
  return { kind: "prose", flowing: reflowText(page, false), lines: reflowText(page, true) };
}

/** Whether most longer words are taller than they are wide. */
function isSideways(page: RecognizedPage): boolean {
  const long = pageWords(page).filter(({ text }) => text.length > 3);
  const tall = long.filter(({ box }) => box.y1 - box.y0 > box.x1 - box.x0);
  return tall.length > long.length / 2;
}

/** The text of a picture: of its page below the lines across that, and then of what stood beside it. */
export function pictureText(
  read: Pick<ReadPicture, "page" | "across" | "outside" | "isVertical">,
): PageText {
  const { isVertical } = read;
  const page = pageText(read.page, isVertical);
  const parts = [
    pageText(read.across, !isVertical),
    page,
    pageText(read.outside, isVertical),
  ].filter(({ lines }) => lines.length > 0);
  const gap = plain("\n\n");
  const joined = (set: "flowing" | "lines") =>
    parts.flatMap((part, index) => (index > 0 ? [gap, ...part[set]] : part[set]));
  return { kind: page.kind, flowing: joined("flowing"), lines: joined("lines") };
}
