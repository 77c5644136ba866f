import { boxAround, median } from "@/lib/ocr/boxes";
import { SIDE_NAMES } from "@/lib/ocr/count-read-words";
import { type RecognizedLine, type RecognizedPage, UNSURE_BELOW } from "@/lib/ocr/recognized-page";
import { plain, type TextPiece } from "@/lib/ocr/text-pieces";
import { spaceBetween } from "@/lib/ocr/unspaced";
import { isUtterance } from "@/lib/ocr/utterance";

export type ChatSide = "left" | "right";

/** One bubble of a chat: what it says and whose side it stands on; null for what stands on neither, such as a date. */
export type ChatMessage = {
  side: ChatSide | null;
  lines: RecognizedLine[];
  /** When it was sent, if its bubble says so. */
  time?: string;
  /** Places in `lines` that begin a new one in the message too. */
  breaks?: ReadonlySet<number>;
};

/** Parts of the width of the written area. */
const AT_EDGE = 0.08;
const AWAY_FROM_EDGE = 0.18;
/** A gap between lines of one message, in heights of a line. */
const LINE_GAP = 1.1;
/** Share of the messages of either side that have to be more than this utterances. */
const MIN_UTTERANCES = 0.5;

/**
 * The messages of a chat, from top to bottom; undefined when the lines don't stand on two sides as bubbles do, or one side
 * says nothing: the sender, date, and closing of a letter stand at its right, and so do the authors of quotations. Where
 * the bubbles themselves were seen, `bubbleMessages` knows more.
 */
export function chatMessages(page: RecognizedPage): ChatMessage[] | undefined {
  const lines = page.paragraphs.flat().sort((one, other) => one.box.y0 - other.box.y0);
  if (lines.length < 4) return undefined;
  const area = boxAround(lines);
  const width = area.x1 - area.x0;
  const high = median(lines.map(({ box }) => box.y1 - box.y0));
  const groups: RecognizedLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const continues =
      last &&
      line.box.y0 - last.box.y1 < LINE_GAP * high &&
      Math.abs(line.box.x0 - last.box.x0) < AT_EDGE * width;
    if (group && continues) group.push(line);
    else groups.push([line]);
  }
  const messages = groups.map((group): ChatMessage => {
    const box = boxAround(group);
    const before = (box.x0 - area.x0) / width;
    const after = (area.x1 - box.x1) / width;
    if (before < AT_EDGE && after > AWAY_FROM_EDGE / 4) return { side: "left", lines: group };
    if (before > AWAY_FROM_EDGE && after < 2 * AT_EDGE) return { side: "right", lines: group };
    return { side: null, lines: group };
  });
  return isConversation(messages) ? messages : undefined;
}

/** The messages as text, a paragraph each, named after their side. */
export function chatText(messages: readonly ChatMessage[]): TextPiece[] {
  return messages.flatMap((message, index) => [
    plain(`${index > 0 ? "\n\n" : ""}${headOf(message)}`),
    ...message.lines.flatMap(({ words }, row) => {
      const above = message.lines[row - 1]?.words.at(-1)?.text;
      return words.flatMap(({ text, confidence }, place) => {
        const before = words[place - 1]?.text ?? above;
        const isFirst = place === 0 && message.breaks?.has(row);
        const gap = before === undefined ? "" : isFirst ? "\n" : spaceBetween(before, text);
        return [plain(gap), { text, unsure: confidence < UNSURE_BELOW }];
      });
    }),
  ]);
}

function headOf({ side, time }: ChatMessage): string {
  if (!side) return "";
  return `${SIDE_NAMES[side]}${time ? ` (${time})` : ""}: `;
}

/** Two sides that take turns, hardly anything in between, and never beside one another. */
function isConversation(messages: readonly ChatMessage[]): boolean {
  const sided = messages.filter(({ side }) => side !== null);
  const turns = sided.slice(1).filter(({ side }, index) => side !== sided[index]?.side);
  const right = sided.filter(({ side }) => side === "right");
  if (right.length < 2 || sided.length - right.length < 2) return false;
  if (turns.length < 3 || sided.length < 0.7 * messages.length) return false;
  if (!speaks(right) || !speaks(sided.filter(({ side }) => side === "left"))) return false;
  return messages.every(({ lines }, index) => {
    const next = messages[index + 1];
    return !next || boxAround(next.lines).y0 >= boxAround(lines).y1 - 2;
  });
}

function speaks(messages: readonly ChatMessage[]): boolean {
  const said = messages.filter(({ lines }) => {
    const words = lines.flatMap((line) => line.words);
    return isUtterance(words.map(({ text }) => text).join(" "));
  });
  return said.length > MIN_UTTERANCES * messages.length;
}
