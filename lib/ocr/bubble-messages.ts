import { boxAround, centerOf, isInside, median } from "@/lib/ocr/boxes";
import type { ChatMessage, ChatSide } from "@/lib/ocr/chat-text";
import type {
  PixelBox,
  RecognizedLine,
  RecognizedPage,
  RecognizedWord,
} from "@/lib/ocr/recognized-page";
import { isLegible } from "@/lib/ocr/recognized-page";

/** Parts of the width of all bubbles: how much nearer to its side a bubble stands, and how far those of one side are out of line. */
const NEARER = 0.06;
const OUT_OF_LINE = 0.04;
/** Fewer are a conversation only if they say when they were sent. */
const MIN_BUBBLES = 4;
const MIN_TIMED_BUBBLES = 3;
/** Share of the words that bubbles on the two sides hold. */
const MIN_WORDS = 0.5;
/** A time stands this many heights of a line after the message, or in a row of its own. */
const TIME_GAP = 0.6;
const TIME = /^(\d{1,2}[:.]\d{2}(?: ?[ap]\.?m\.?)?)(?: ?\P{N}{1,3})?$/iu;
/** Share of the messages in which times are told apart from what was written. */
const MIN_TIMED = 0.5;
/** Share of the bubbles that have words beside them: boxes of a form. */
const MAX_LABELED = 0.4;
/** What the edge of a bubble is read as. */
const EDGE_MARKS = /^[^\p{L}\p{N}?!.…$€£¥]+$/u;

type Bubble = { box: PixelBox; side: ChatSide | null; rows: RecognizedLine[] };

/**
 * The messages of a chat, by the bubbles around them; undefined when there are none, or when they don't stand on two sides
 * as those of a chat do.
 */
export function bubbleMessages(page: RecognizedPage): ChatMessage[] | undefined {
  const lines = page.paragraphs.flat();
  const high = median(lines.flatMap(({ words }) => words.map(({ box }) => box.y1 - box.y0)));
  const bubbles = sidesOf(page.bubbles ?? []).map(({ box, side }): Bubble => {
    return { box, side, rows: rowsIn(lines, box).map((row) => withoutEdges(row, box, high)) };
  });
  const sided = bubbles.filter(
    ({ side, rows }) => side && rows.some(({ words }) => words.length > 0),
  );
  const timed = sided.map((bubble) => messageIn(bubble, high));
  const times = timed.filter(({ time }) => time).length;
  const isTimed = times > 0 && times >= MIN_TIMED * sided.length;
  if (sided.length < (isTimed ? MIN_TIMED_BUBBLES : MIN_BUBBLES)) return undefined;
  const besides = lines.flatMap((line) => beside(line, sided));
  if (!isConversation(sided, lines) || areLabeled(sided, besides)) return undefined;
  const messages = isTimed ? timed : sided.map(({ side, rows }) => wrapped({ side, lines: rows }));
  return [...messages, ...besides]
    .filter((message) => message.lines.length > 0)
    .sort((one, other) => boxAround(one.lines).y0 - boxAround(other.lines).y0);
}

/** Whether words stand beside several of the boxes, as labels do beside the fields of a form; times don't count. */
function areLabeled(bubbles: readonly Bubble[], besides: readonly ChatMessage[]): boolean {
  const labels = besides
    .flatMap(({ lines }) => lines)
    .filter(({ words }) => !TIME.test(textOf(words)));
  const labeled = bubbles.filter(({ box }) =>
    labels.some((label) => {
      const { y } = centerOf(label.box);
      return y > box.y0 && y < box.y1;
    }),
  );
  return labeled.length >= MAX_LABELED * bubbles.length;
}

function sidesOf(boxes: readonly PixelBox[]): Pick<Bubble, "box" | "side">[] {
  if (boxes.length === 0) return [];
  const area = boxAround(boxes.map((box) => ({ box })));
  const width = area.x1 - area.x0;
  return boxes.map((box) => {
    const nearer = (area.x1 - box.x1 - (box.x0 - area.x0)) / width;
    return { box, side: nearer > NEARER ? "left" : nearer < -NEARER ? "right" : null };
  });
}

/** Bubbles on both sides, in line with one another, none beside another one, and with most of what was read in them. */
function isConversation(bubbles: readonly Bubble[], lines: readonly RecognizedLine[]): boolean {
  const left = bubbles.filter(({ side }) => side === "left").map(({ box }) => box.x0);
  const right = bubbles.filter(({ side }) => side === "right").map(({ box }) => box.x1);
  if (left.length === 0 || right.length === 0) return false;
  const area = boxAround(bubbles);
  const isInLine = (places: readonly number[]) => {
    const usual = median(places);
    const off = places.filter((x) => Math.abs(x - usual) > OUT_OF_LINE * (area.x1 - area.x0));
    return off.length <= 0.25 * places.length;
  };
  const count = (all: readonly RecognizedLine[]) =>
    all.flatMap(({ words }) => words.filter(isLegible)).length;
  const held = count(bubbles.flatMap(({ rows }) => rows));
  const isBeside = bubbles.some(({ box }) =>
    bubbles.some(
      (other) =>
        other.box !== box && isInside({ ...centerOf(box), x: centerOf(other.box).x }, other.box),
    ),
  );
  return isInLine(left) && isInLine(right) && !isBeside && held >= MIN_WORDS * count(lines);
}

/** What was read in a bubble, from top to bottom; what stands at one height is one row. */
function rowsIn(lines: readonly RecognizedLine[], box: PixelBox): RecognizedLine[] {
  const parts = lines
    .map(({ words }) => words.filter((word) => isInside(centerOf(word.box), box)))
    .filter((words) => words.length > 0)
    .map((words) => ({ words, box: boxAround(words) }))
    .sort((one, other) => centerOf(one.box).y - centerOf(other.box).y);
  const rows: RecognizedLine[] = [];
  for (const part of parts) {
    const row = rows.at(-1);
    if (row && centerOf(part.box).y < row.box.y1 && centerOf(row.box).y > part.box.y0) {
      const words = [...row.words, ...part.words].sort((one, other) => one.box.x0 - other.box.x0);
      rows[rows.length - 1] = { words, box: boxAround(words) };
    } else rows.push(part);
  }
  return rows;
}

/** Without what the bubble's own edge, or a pattern behind it, was read as. */
function withoutEdges(
  { words, box }: RecognizedLine,
  bubble: PixelBox,
  high: number,
): RecognizedLine {
  const isEdge = ({ text, box: place }: RecognizedWord) =>
    EDGE_MARKS.test(text) && (place.x0 - bubble.x0 < high / 2 || bubble.x1 - place.x1 < high / 2);
  const first = words.findIndex((word) => !isNoise(word));
  const last = words.findLastIndex((word) => !isNoise(word));
  const kept = first < 0 ? [] : words.slice(first, last + 1).filter((word) => !isEdge(word));
  return { words: kept, box };
}

/** What is neither legible nor long enough to be a word. */
function isNoise(word: RecognizedWord): boolean {
  return !isLegible(word) && !/\p{N}|\p{L}{3}/u.test(word.text);
}

function textOf(words: readonly RecognizedWord[]): string {
  return words.map(({ text }) => text).join(" ");
}

function messageIn({ side, rows }: Bubble, high: number): ChatMessage {
  const filled = rows.filter(({ words }) => words.length > 0);
  const last = filled.at(-1);
  if (!last) return { side, lines: [] };
  for (const [at, word] of last.words.entries()) {
    const before = last.words[at - 1];
    const isApart = before ? word.box.x0 - before.box.x1 > TIME_GAP * high : filled.length > 1;
    const [, time] = TIME.exec(textOf(last.words.slice(at))) ?? [];
    if (!isApart || !time) continue;
    const rest = last.words.slice(0, at);
    const lines = rest.length > 0 ? [{ words: rest, box: boxAround(rest) }] : [];
    return { ...wrapped({ side, lines: [...filled.slice(0, -1), ...lines] }), time };
  }
  return wrapped({ side, lines: filled });
}

/** Lines break where the next word would have fit: after a name, or between the items of a list. */
function wrapped(message: ChatMessage): ChatMessage {
  const lines = message.lines.filter(({ words }) => words.length > 0);
  const right = lines.length > 0 ? boxAround(lines).x1 : 0;
  const breaks = lines.flatMap((line, row) => {
    const above = lines[row - 1];
    const first = line.words[0]?.box;
    if (!above || !first) return [];
    const space = (above.box.y1 - above.box.y0) / 2;
    return above.box.x1 + space + (first.x1 - first.x0) < right ? [row] : [];
  });
  return { ...message, lines, breaks: new Set(breaks) };
}

/** What stands outside the bubbles of both sides: a date, a name, a status. */
function beside({ words }: RecognizedLine, bubbles: readonly Bubble[]): ChatMessage[] {
  const outside = words.filter(
    (word) =>
      !isNoise(word) &&
      /[\p{L}\p{N}]/u.test(word.text) &&
      !bubbles.some(({ box }) => isInside(centerOf(word.box), box)),
  );
  // A name that is read unsurely is one if anything beside it is legible; on its own, it may be a picture.
  if (!outside.some((word) => isLegible(word) && /[\p{L}\p{N}]{2}/u.test(word.text))) return [];
  return [{ side: null, lines: [{ words: outside, box: boxAround(outside) }] }];
}
