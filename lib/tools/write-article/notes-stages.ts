import type { NoteBlock, NoteItem } from "@/lib/tools/write-article/notes-structure";
import { dayOfWeek, WEEKDAY, wholeWeekday } from "@/lib/tools/write-article/notes-weekdays";

/** What a stage is called, where it belongs in the order, and what happens then. */
type Stage = {
  label: string;
  order: number;
  text: string;
  /** The number after a weekday that may be its date, or begin what happened: "mon 6 km". */
  day?: number;
};

const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}";
const DATE = `(?:,? \\(?(?:\\d{1,2}(?:(?:st|nd|rd|th)|(?:st|nd|rd|th)? ${MONTH}|[/.]\\d{1,2}(?:[/.]\\d{2,4})?|(?=\\s*(?:[:)]|[-–—]\\s|$)))|${MONTH} \\d{1,2})\\)?)?`;
/** "day 1 wed - the lake. ", "day 3 ", "Week 2: " */
const COUNTED =
  /^((?:day|week|stage|part|chapter|leg|month|phase|session|lesson|module|unit|lecture) (\d{1,2})(?: (?:mon|tues?|wed|wednes|thurs?|thu|fri|sat|satur)(?:day)?| sun(?:day|(?= [-–—]))| \((?=[^()]*(?:\d|mon|tue|wed|thu|fri|sat|sun))[^()]{2,20}\))?(?![\p{L}\d]))(?:( [-–—] (?!(?:nothing|nowhere|no|not|none|maybe|probably|i|we|they|he|she|it)(?![\p{L}-]))[^.!?,;:()\n]{2,40})(?=[.!]\s)|\s*[-–—:])?[.!,]?(?:\s+(\S.*))?$/isu;
/** "thu: ", "Fri 3/4 - ", "Saturday ", "sat + sun: ", and neither "Monday is" nor "Monday to". */
const OF_WEEK = ofWeek(DATE);
const OF_WEEK_AND_DAY = ofWeek(",? (\\d{1,2})(?=\\s)");

function ofWeek(date: string): RegExp {
  return new RegExp(
    `^((${WEEKDAY})(?:\\s?[/&+–-]\\s?${WEEKDAY})?${date}(?: (?:morning|afternoon|evening|night|am|pm))?(?![\\p{L}\\d'’-]))(?:(?:\\s*[:.,]|\\s+[-–—](?=\\s))|(?!\\s+(?:to|and|or|of|through|till?|until|in|on|at|with|by|is|was|are|were|will|has|had|would|can|we|they|there)(?![\\p{L}'’-])))(?:\\s+(\\S.*))?$`,
    "isu",
  );
}
/** What comes after all that are counted: "last day: shopping". */
const LAST =
  /^((?:the )?(?:last|final) (?:day|week|stage|part|chapter|leg|month|phase|session|lesson|module|unit|lecture))\s*(?:[:,.]|[-–—](?=\s))\s+(\S.*)$/isu;
const MIN_STAGES = 3;
/** With fewer words each, stages are a list. */
const MIN_MEAN_WORDS = 12;

/**
 * Items of a list or lines that count days, weeks, or parts, with what belongs to each: headings where they say enough.
 *
 * @param asTyped whether weekdays stay shortened
 */
export function withStages(blocks: readonly NoteBlock[], asTyped: boolean): readonly NoteBlock[] {
  if (blocks.some((block) => block.kind === "heading" && block.isMarked)) return blocks;
  return blocks.flatMap((block) =>
    block.kind === "lines" || block.kind === "list" ? stageBlocks(block, asTyped) : [block],
  );
}

type Items = Extract<NoteBlock, { kind: "lines" | "list" }>;

function stageBlocks(block: Items, asTyped: boolean): NoteBlock[] {
  const texts = block.items.map(({ text, depth }) => (depth === 0 ? text : ""));
  const stages = stagesIn(texts, asTyped);
  if (!stages) return [block];
  const places = stages.flatMap((stage, at) => (stage ? [at] : []));
  const end = endOfLast(block, places);
  const words = block.items
    .slice(places[0], end)
    .reduce((sum, { text }) => sum + wordCount(text), 0);
  const above = block.items.slice(0, places[0]);
  const below = block.items.slice(end);
  const isLong = words >= MIN_MEAN_WORDS * places.length;
  const parts = isLong
    ? places.flatMap((at, index) =>
        headed(block, stages[at] as Stage, at, places[index + 1] ?? end),
      )
    : [
        {
          ...block,
          items: block.items.slice(places[0], end).map(labeledBy(stages.slice(places[0]))),
        },
      ];
  return [
    ...(above.length > 0 ? [{ ...block, items: above }] : []),
    ...parts,
    ...(below.length > 0 ? [{ ...block, items: below, group: block.group + BELOW }] : []),
  ];
}

/** What isn't part of the last stage stands in a group of its own, between two of the notes. */
const BELOW = 0.5;

/** Where the last stage ends: with its line, unless other stages have several. */
function endOfLast({ kind, items }: Items, places: readonly number[]): number {
  const last = places.at(-1) ?? 0;
  const own = items.slice(last + 1).findIndex(({ depth }) => depth === 0);
  const nested = own < 0 ? items.length : last + 1 + own;
  const haveMore = places.slice(0, -1).some((at, index) => (places[index + 1] ?? 0) > at + 1);
  return kind === "lines" && haveMore ? items.length : nested;
}

function headed(block: Items, { label, text }: Stage, at: number, end: number): NoteBlock[] {
  const { group } = block;
  const heading: NoteBlock = { kind: "heading", text: label, level: 2, isLabel: true };
  const own: NoteBlock[] = text ? [{ kind: "prose", text, group }] : [];
  const rest = block.items.slice(at + 1, end);
  const more: NoteBlock[] =
    rest.length > 0
      ? [{ ...block, items: rest.map((item) => ({ ...item, depth: Math.max(0, item.depth - 1) })) }]
      : [];
  return [heading, ...own, ...more];
}

/** "Mon: gym" for "mon - gym" */
function labeledBy(stages: readonly (Stage | undefined)[]) {
  return (item: NoteItem, at: number): NoteItem => {
    const stage = stages[at];
    if (!stage) return item;
    return { ...item, text: stage.text ? `${stage.label}: ${stage.text}` : stage.label };
  };
}

/** The stages among texts, one each; undefined where fewer than three are some, or not in order. */
export function stagesIn(
  texts: readonly string[],
  asTyped: boolean,
): (Stage | undefined)[] | undefined {
  for (const read of [countedStage, datedStage, weekdayStage]) {
    const stages = texts.map((text) => read(text, asTyped));
    const found = stages.filter((stage) => stage !== undefined);
    const orders = found.map(({ order }) => order);
    const counted = orders.filter(Number.isFinite).length;
    const isInOrder = read === countedStage ? areRising(orders) : areOfOneWeek(orders);
    if (counted >= MIN_STAGES && isInOrder && (read !== datedStage || areDates(found)))
      return stages;
  }
  return undefined;
}

function countedStage(line: string, asTyped: boolean): Stage | undefined {
  const [, name, number, place = "", text = ""] = COUNTED.exec(line) ?? [];
  if (name) return { label: withWholeDate(name, asTyped) + place, order: Number(number), text };
  const [, last, said = ""] = LAST.exec(line) ?? [];
  return last ? { label: last, order: Number.POSITIVE_INFINITY, text: said } : undefined;
}

/** "Day 1 (Friday)" for "Day 1 (Fri)" */
function withWholeDate(name: string, asTyped: boolean): string {
  return asTyped ? name : name.replace(IN_PARENTHESES, (day) => wholeWeekday(day));
}

const IN_PARENTHESES = new RegExp(`(?<=\\()${WEEKDAY}(?![\\p{L}])`, "iu");

function weekdayStage(line: string, asTyped: boolean): Stage | undefined {
  const [, name = "", weekday = "", text = ""] = OF_WEEK.exec(line) ?? [];
  return name ? { ...ofWeekday(name, weekday, asTyped), text } : undefined;
}

function ofWeekday(name: string, weekday: string, asTyped: boolean): Omit<Stage, "text"> {
  const label = asTyped ? name : name.replace(new RegExp(WEEKDAY, "giu"), wholeWeekday);
  return { label, order: dayOfWeek(weekday) };
}

/** "mon 12 gym" */
function datedStage(line: string, asTyped: boolean): Stage | undefined {
  const [, name = "", weekday = "", day = "", text = ""] = OF_WEEK_AND_DAY.exec(line) ?? [];
  return name ? { ...ofWeekday(name, weekday, asTyped), text, day: Number(day) } : undefined;
}

/** Whether numbers go on as the days of the week beside them do. */
function areDates(stages: readonly Stage[]): boolean {
  return stages.slice(1).every(({ order, day = 0 }, at) => {
    const before = stages[at];
    return day - (before?.day ?? 0) === (order - (before?.order ?? 0) + DAYS) % DAYS;
  });
}

function areRising(orders: readonly number[]): boolean {
  return orders.every((order, at) => at === 0 || order > (orders[at - 1] ?? 0));
}

const DAYS = 7;

/** Days that follow each other and come back to none. */
function areOfOneWeek(orders: readonly number[]): boolean {
  const steps = orders.slice(1).map((order, at) => (order - (orders[at] ?? 0) + DAYS) % DAYS);
  const sum = steps.reduce((total, step) => total + step, 0);
  return steps.every((step) => step > 0) && sum < DAYS;
}

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}
