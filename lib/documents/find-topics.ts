import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { DocumentPart } from "@/lib/documents/citation";
import { divideByMeaning } from "@/lib/documents/divide-by-meaning";
import { contentTerms } from "@/lib/documents/terms";
import { type Embed, nameTopics } from "@/lib/documents/topic-names";

/** A sentence of a talk with its place. */
export type TalkSentence = Omit<DocumentPart, "certainty"> & { certainty?: number | undefined };
/**
 * A stretch of a talk about one thing: the sentences from `from` up to, not including, `to`; `announced` where its title is what
 * the speaker says comes next.
 */
export type Topic = { title: string; from: number; to: number; announced?: boolean };

const ORDINAL =
  /^(?:(?:okay|so|now|and|well),? )*(?:the |my |our )?(?:first|second|third|fourth|fifth|sixth|seventh|next|last|final|other) (?:\p{L}+ )?(?:thing|step|tip|reason|point|part|mistake|problem|rule|situation|engine|idea|question|way|method|example|option|type|kind|topic|issue|factor|law|principle|habit|lesson|stop|spot|is)\b(?: (?:is|was)\b| (?:i|you|we)\b.{0,40}? is\b)?:?\s*(?:that )?(.{2,60}?)[.!]?$/iu;
const TURN =
  /^(?:(?:okay|so|now|and|well|all right|alright),? )*(?:let['’]s (?:talk about|move on to|move to|go on to|turn to|start with|begin with|look at|get to|get into|go over|discuss)|moving on to|next up(?: is)?|next is|now for|i want to (?:talk about|explain)|when it comes to|what about|how about|coming to|as for)\s+(.{2,60}?)[.!?]?$/iu;
const MAX_QUESTION_WORDS = 14;
/** A topic has at least this many sentences, and so many to a topic are usual where nothing is announced. */
const MIN_SENTENCES = 3;
const USUAL_SENTENCES = 9;
const MAX_TOPICS = 9;
/** How many sentences on each side tell whether the words change. */
const SIDE = 4;
const MIN_ANNOUNCED = 2;
/** A question has to be a whole sentence; of an announcement, little more than its beginning counts. */
const MIN_CERTAINTY = 0.5;
const MIN_TITLE_CERTAINTY = 0.3;
const MAX_TITLE_WORDS = 6;
/** "You told her afterwards?" asks back, and names nothing to somebody who hasn't heard it. */
const ECHOES =
  /^(?:i|you|he|she|we|they|it|so|your|my|his|her|our|their)(?:['’](?:re|ve|s|d|ll|m))? |\b(?:her|him|his|hers)\b|,? (?:right|really|yes|no|huh)\?$/i;
/** What is said about a thing once it has been named. */
const AFTER_TITLE =
  /(?:,| (?:that|which|because|where|who|so|but|and (?:it|I|you|we|they|that))\b).*$/i;

/**
 * Divides a talk into topics: where the speaker announces one ("Let's talk about…", "The second thing is…") or asks what comes
 * next; otherwise where the meaning changes, or, without a model, the words (TextTiling). Titles are what the speaker
 * announces, or else the things that are named.
 *
 * @returns at most nine in order, from the first sentence to the last; empty for a talk too short to divide
 */
export async function findTopics(
  sentences: readonly TalkSentence[],
  embed: Embed = async () => undefined,
): Promise<Topic[]> {
  if (sentences.length < 2 * MIN_SENTENCES) return [];
  const announced = await announcements(sentences);
  const starts = spaced(announced, sentences.length);
  // Where the ends of sentences are guessed, a title that was announced may be any words.
  const isGuessed = sentences.some(({ certainty }) => certainty !== undefined);
  const found = isGuessed && (await meaningStarts(sentences, announced, embed));
  if (found) return toTopics(found, sentences, embed);
  if (starts.length >= MIN_ANNOUNCED) return toTopics(thinned(starts), sentences, embed);
  const changes =
    (await meaningStarts(sentences, announced, embed)) ?? (await wordStarts(sentences));
  return toTopics(changes, sentences, embed);
}

/** At most this many vectors tell where the meaning changes: about two seconds of processor time. */
const MAX_BLOCKS = 160;
const BLOCKS_PER_TOPIC = 9;
const LEAST_BLOCKS = 3;
const MIN_TOPICS = 2;
/** How much the sentences on both sides count beside one's own words. */
const BESIDE = 0.6;
/** How much it counts that a topic is announced, in squared distances. */
const ANNOUNCED = 0.25;

/** The starts between which the meaning changes least; undefined without a model. */
async function meaningStarts(
  sentences: readonly TalkSentence[],
  announced: readonly Start[],
  embed: Embed,
): Promise<Start[] | undefined> {
  const size = Math.ceil(sentences.length / MAX_BLOCKS);
  const blocks = Array.from(
    { length: Math.ceil(sentences.length / size) },
    (_, index) => index * size,
  );
  const texts = blocks.map((from) =>
    sentences
      .slice(from, from + size)
      .map(({ text }) => text)
      .join(" "),
  );
  const vectors = await embed(texts);
  if (!vectors) return undefined;
  const count = Math.min(
    MAX_TOPICS,
    Math.max(MIN_TOPICS, Math.round(blocks.length / BLOCKS_PER_TOPIC)),
  );
  const heard = new Map(announced.map(({ at, title }) => [Math.floor(at / size), title]));
  const starts = await divideByMeaning(
    vectors.map((_, at) => around(vectors, at)),
    count,
    LEAST_BLOCKS,
    (at) => (heard.has(at) ? ANNOUNCED : 0),
  );
  return starts.map((block) => {
    const hint = heard.get(block);
    return { at: block * size, ...(hint && { hint }) };
  });
}

/** `hint` is what was announced in words that may be no title. */
type Start = { at: number; title?: string; hint?: string };

async function announcements(sentences: readonly TalkSentence[]): Promise<Start[]> {
  const pause = createYielder();
  const starts: Start[] = [];
  for (const [at, { text, certainty = 1 }] of sentences.entries()) {
    await pause();
    const title = announcedTitle(text);
    const least = title?.endsWith("?") ? MIN_CERTAINTY : MIN_TITLE_CERTAINTY;
    if (title && certainty >= least) starts.push({ at, title });
  }
  return starts;
}

/** The heading that a sentence announces; undefined when it announces none. */
export function announcedTitle(sentence: string): string | undefined {
  const found = (TURN.exec(sentence)?.[1] ?? ORDINAL.exec(sentence)?.[1])?.replace(AFTER_TITLE, "");
  if (found && isTitle(found)) return toTitle(found);
  const isQuestion =
    /^\P{Ll}.*\?$/u.test(sentence) && sentence.split(" ").length <= MAX_QUESTION_WORDS;
  const question = sentence.replace(/^(?:(?:okay|so|and|but|now|well|then)\b,? )+/i, "");
  return isQuestion &&
    question.split(" ").length > 3 &&
    !ECHOES.test(question) &&
    !/\b(?:it|they|that|this|he|she|them|because)\b/i.test(question)
    ? `${question.charAt(0).toUpperCase()}${question.slice(1)}`
    : undefined;
}

function isTitle(text: string): boolean {
  const isShort = text.split(" ").length <= MAX_TITLE_WORDS;
  return isShort && !/^(?:it|this|that|them|these|you|i|we)\b|\b(?:ones?|said)$/i.test(text);
}

function toTitle(text: string): string {
  const plain = text.replace(/^(?:called |to )?(?:the |a |an )?/i, "").replace(/[,;:]$/, "");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Drops starts that leave fewer than three sentences to the topic before, or after. */
function spaced(starts: readonly Start[], count: number): Start[] {
  const kept: Start[] = [];
  for (const start of starts) {
    const before = kept.at(-1);
    if ((!before || start.at - before.at >= MIN_SENTENCES) && count - start.at >= MIN_SENTENCES)
      kept.push(start);
  }
  return kept;
}

function thinned(starts: readonly Start[]): Start[] {
  if (starts.length < MAX_TOPICS) return [...starts];
  const step = starts.length / (MAX_TOPICS - 1);
  return Array.from(
    { length: MAX_TOPICS - 1 },
    (_, index) => starts[Math.floor(index * step)],
  ).filter((start) => start !== undefined);
}

/** What a sentence is about, as those beside it tell as well. */
function around(vectors: readonly Float32Array[], at: number): Float32Array {
  const own = vectors[at] ?? new Float32Array();
  const sum = own.map((value, index) => {
    const [before, after] = [vectors[at - 1]?.[index] ?? 0, vectors[at + 1]?.[index] ?? 0];
    return value + BESIDE * (before + after);
  });
  const length = Math.sqrt(sum.reduce((squares, value) => squares + value * value, 0)) || 1;
  return sum.map((value) => value / length);
}

/** The starts at which the words on both sides share least. */
async function wordStarts(sentences: readonly TalkSentence[]): Promise<Start[]> {
  const count = Math.min(MAX_TOPICS, Math.round(sentences.length / USUAL_SENTENCES));
  if (count < 2) return [];
  const pause = createYielder();
  const terms: string[][] = [];
  for (const { text } of sentences) {
    await pause();
    terms.push(contentTerms(text));
  }
  const gaps: { at: number; shared: number }[] = [];
  for (const at of sentences.keys()) {
    await pause();
    gaps.push({ at, shared: cohesion(terms, at) });
  }
  const chosen: number[] = [];
  for (const { at } of gaps
    .slice(MIN_SENTENCES, -MIN_SENTENCES + 1)
    .sort((a, b) => a.shared - b.shared)) {
    if (chosen.length >= count - 1) break;
    if (chosen.every((other) => Math.abs(other - at) >= MIN_SENTENCES + 1)) chosen.push(at);
  }
  return [0, ...chosen].sort((a, b) => a - b).map((at) => ({ at }));
}

function cohesion(terms: readonly (readonly string[])[], at: number): number {
  const before = new Set(terms.slice(Math.max(0, at - SIDE), at).flat());
  const after = new Set(terms.slice(at, at + SIDE).flat());
  let shared = 0;
  for (const term of after) if (before.has(term)) shared += 1;
  return shared / Math.sqrt(Math.max(1, before.size * after.size));
}

async function toTopics(
  starts: readonly Start[],
  sentences: readonly TalkSentence[],
  embed: Embed,
): Promise<Topic[]> {
  if (starts.length === 0) return [];
  const all = (starts[0]?.at ?? 0) >= MIN_SENTENCES ? [{ at: 0 }, ...starts] : starts;
  const stretches = all.map(({ title, hint, at }: Start, index) => {
    const [from, to] = [index === 0 ? 0 : at, all[index + 1]?.at ?? sentences.length];
    return { title, hint, to, sentences: sentences.slice(from, to).map(({ text }) => text) };
  });
  const names = await nameTopics(stretches, embed);
  const topics: Topic[] = [];
  for (const [index, { to, title: announced }] of stretches.entries()) {
    const before = topics.at(-1);
    const title = announced ?? names[index];
    // What has no name belongs to the topic before, and at the beginning to the next one.
    const isAnnounced = announced !== undefined;
    if (title !== undefined)
      topics.push({ title, from: before?.to ?? 0, to, ...(isAnnounced && { announced: true }) });
    else if (before) before.to = to;
  }
  return topics;
}
