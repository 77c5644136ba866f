import { formatCount } from "@/lib/core/format";
import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { escapeMarkdown } from "@/lib/documents/citation";
import { originalOf } from "@/lib/documents/reader/continuations";
import { isBareYear } from "@/lib/documents/reader/dates";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { DocumentSection, Unit } from "@/lib/documents/reader/unit";

const MAX_NAMED = 3;
const LIST = new Intl.ListFormat("en");

/**
 * Says what an extract leaves out, so that nobody takes it for all there is: how many statements, how many dates and amounts of
 * those that aren't told, and which sections. Empty where nothing is left out.
 *
 * @param usable what could be shown
 * @param shown what is
 * @param sections of which nothing is shown
 */
export async function writeLeftOut(
  usable: readonly Unit[],
  shown: readonly Unit[],
  sections: readonly DocumentSection[],
  signal?: AbortSignal,
): Promise<string> {
  const told = new Set(shown.map(originalOf));
  const left = usable.filter((unit) => !told.has(unit));
  if (left.length === 0) return "";
  const figures = await untoldFigures(left, shown, signal);
  const among = figures.length > 0 ? `, with ${LIST.format(figures)}` : "";
  const named = sections.slice(0, MAX_NAMED).map(({ title }) => `“${escapeMarkdown(title)}”`);
  const more = sections.length - named.length;
  const names = LIST.format([...named, ...(more > 0 ? [formatCount(more, "more section")] : [])]);
  const whole = sections.length > 0 ? `; nothing is shown of ${names}` : "";
  return `*Left out: ${formatCount(left.length, "statement")}${among}${whole}. Ask about them in the chat.*`;
}

async function untoldFigures(
  left: readonly Unit[],
  shown: readonly Unit[],
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const told = new Set(shown.flatMap(({ text }) => figuresIn(text).map((figure) => figure.text)));
  const all = await flatMapInTurns(left, ({ text }) => figuresIn(text), signal);
  const found = all.filter(({ text }) => !told.has(text));
  const countOf = (type: "date" | "money") => {
    const own = found.filter((figure) => figure.type === type && !isBareYear(figure.text));
    return new Set(own.map(({ text }) => text)).size;
  };
  const [dates, amounts] = [countOf("date"), countOf("money")];
  return [
    ...(dates > 0 ? [formatCount(dates, "more date")] : []),
    ...(amounts > 0 ? [formatCount(amounts, "more amount")] : []),
  ];
}
