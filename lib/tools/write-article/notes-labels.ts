import { createYielder, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { asksQuestion } from "@/lib/tools/write-article/notes-heading-lines";
import { refersBack } from "@/lib/tools/write-article/notes-refers-back";
import { stagesIn } from "@/lib/tools/write-article/notes-stages";
import { answersOf, isLetter, type NoteBlock } from "@/lib/tools/write-article/notes-structure";

const LABELED = /^(\p{L}[^:.!?,;()"“”\n]{0,40}(?: \([^():.!?"“”\n]{1,30}\))?):\s+(\S.*)$/su;
const MAX_LABEL_WORDS = 4;
/** What has less text after it is a figure or a name: "Time: 2 hours". */
const MIN_TEXT_WORDS = 6;
const MIN_LABELS = 2;
/** Remarks to the reader, not subjects. */
const REMARK =
  /^(?:n\.?b|p\.?s|def|defn?|definition|ex|example|note|notes|tl;?dr|summary|in short|todo|to do|tbd|update|edit|warning|careful|attention|tip|hint|fyi|btw|re|cc|q|a|e\.?g|i\.?e|source|quote|and|but|so)$/i;
/** Says something of what is above, and is no subject of its own. */
const EXCEPTION = /^(?:(?:but )?not(?: for)?|except(?: for)?|exceptions?)$/i;
/** "Staff now: 7, two are part time" is one statement. */
const IS_FIGURE = /^[\p{Sc}~±-]?\d/u;
/** "He told me: don't" is the beginning of a sentence. */
const BEGINS_SENTENCE =
  /^(?:i|you|we|they|he|she|it|there|this|that|these|those|and|but|so|because|if|when|as)\s|\s(?:is|are|was|were|says?|said|asked|told \S+|wrote|added|replied|answered|remembers?|remembered|named|called)$/i;

type Labeled = { label: string; text: string };

/**
 * Where several paragraphs begin with a label, as in "Homework: find an example", the labels are their headings. Shares the
 * event loop.
 *
 * @param asTyped whether weekdays stay shortened
 */
export async function withLabelHeadings(
  blocks: readonly NoteBlock[],
  asTyped: boolean,
): Promise<readonly NoteBlock[]> {
  const pause = createYielder();
  const stages = stagesOf(blocks, asTyped);
  const answers = answersOf(blocks);
  await pause();
  const labeled = stages ?? (await labelsAmong(blocks, answers));
  const labels = labeled.flatMap((one) => (one ? [one.label.toLowerCase()] : []));
  // Who speaks is named again and again.
  const isOnce = new Set(labels).size === labels.length;
  const isMarked = blocks.some((block) => block.kind === "heading" && block.isMarked);
  if (labels.length < MIN_LABELS || !isOnce || isMarked || isLetter(blocks)) return blocks;
  return blocks.flatMap((block, at): NoteBlock[] => {
    const found = labeled[at];
    if (!found || block.kind !== "prose") return [block];
    return [
      { kind: "heading", text: found.label, level: 2, isLabel: true },
      { ...block, text: found.text },
    ];
  });
}

/**
 * The labels that paragraphs begin with: none right below a heading, which is theirs, none beside a paragraph without one,
 * for which it would hold, too, and none at all where most paragraphs have none.
 */
async function labelsAmong(
  blocks: readonly NoteBlock[],
  answers: readonly boolean[],
): Promise<(Labeled | undefined)[]> {
  const labeled = await flatMapInTurns(blocks, (block, at) => {
    const isHeaded = blocks[at - 1]?.kind === "heading";
    return [answers[at] || isHeaded ? undefined : labelOf(block)];
  });
  const others = await flatMapInTurns(blocks, (block, at) =>
    block.kind === "prose" && !labeled[at] && !needsAbove(block.text) ? [block.group] : [],
  );
  const groups = new Set(others);
  const found = labeled.map((one, at) => {
    const block = blocks[at];
    return block?.kind === "prose" && groups.has(block.group) ? undefined : one;
  });
  const count = found.filter((one) => one !== undefined).length;
  return others.length > count ? [] : found;
}

/** Goes on with what is above, or leads into what is below. */
function needsAbove(text: string): boolean {
  return refersBack(text) || text.endsWith(":");
}

/** What paragraphs are named that count days, weeks, or parts; undefined where fewer than three do, or not in order. */
function stagesOf(
  blocks: readonly NoteBlock[],
  asTyped: boolean,
): (Labeled | undefined)[] | undefined {
  const texts = blocks.map((block) => (block.kind === "prose" ? block.text : ""));
  const stages = stagesIn(texts, asTyped);
  const said = stages?.flatMap((stage) => (stage ? [stage.text] : [])) ?? [];
  const words = said.reduce((sum, text) => sum + text.split(/\s+/).length, 0);
  const isEnough = words >= MIN_TEXT_WORDS * said.length && !said.includes("");
  return isEnough ? stages : undefined;
}

/** "After" of "After: check the gauge"; undefined where the words before the colon are no name. */
export function labelAt(text: string): string | undefined {
  const [, label = ""] = LABELED.exec(text) ?? [];
  const isName = label.trim().split(/\s+/).length <= MAX_LABEL_WORDS;
  return label && isName && !beginsSentence(text) && !REMARK.test(label) ? label : undefined;
}

/** "He showed me the logbook: one line a day" */
export function beginsSentence(text: string): boolean {
  const [, label = ""] = LABELED.exec(text) ?? [];
  return BEGINS_SENTENCE.test(label) && !asksQuestion(label);
}

function labelOf(block: NoteBlock): Labeled | undefined {
  const [, , text = ""] = (block.kind === "prose" && LABELED.exec(block.text)) || [];
  const label = block.kind === "prose" ? labelAt(block.text) : undefined;
  if (
    !label ||
    /\d/.test(label) ||
    EXCEPTION.test(label) ||
    IS_FIGURE.test(text) ||
    /^["“]/.test(text)
  )
    return undefined;
  return text.split(/\s+/).length >= MIN_TEXT_WORDS ? { label: label.trim(), text } : undefined;
}
