import nlp from "compromise/two";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { contentTerms } from "@/lib/documents/terms";

/** A sentence of a talk with its place. */
export type TalkSentence = { text: string; place: number; certainty?: number | undefined };
/** A stretch of a talk about one thing: the sentences from `from` up to, not including, `to`. */
export type Topic = { title: string; from: number; to: number };

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
/** What is said about a thing once it has been named. */
const AFTER_TITLE =
  /(?:,| (?:that|which|because|where|who|so|but|and (?:it|I|you|we|they|that))\b).*$/i;

/**
 * Divides a talk into topics: where the speaker announces one ("Let's talk about…", "The second thing is…") or asks what comes
 * next; otherwise where the words change (TextTiling). Titles are the speaker's words, or the words that stand out.
 *
 * @returns at most nine in order, from the first sentence to the last; empty for a talk too short to divide
 */
export async function findTopics(sentences: readonly TalkSentence[]): Promise<Topic[]> {
  if (sentences.length < 2 * MIN_SENTENCES) return [];
  const announced = spaced(await announcements(sentences), sentences.length);
  if (announced.length >= MIN_ANNOUNCED) return toTopics(thinned(announced), sentences);
  const count = Math.min(MAX_TOPICS, Math.round(sentences.length / USUAL_SENTENCES));
  return count < 2 ? [] : toTopics(await changes(sentences, count), sentences);
}

type Start = { at: number; title?: string };

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

/** The starts at which the words on both sides share least. */
async function changes(sentences: readonly TalkSentence[], count: number): Promise<Start[]> {
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
): Promise<Topic[]> {
  const all = (starts[0]?.at ?? 0) >= MIN_SENTENCES ? [{ at: 0 }, ...starts] : starts;
  const stretches = all.map((start, index) => ({
    ...start,
    from: index === 0 ? 0 : start.at,
    to: all[index + 1]?.at ?? sentences.length,
  }));
  const words: Counted[] = [];
  for (const { from, to } of stretches) words.push(await countWords(sentences.slice(from, to)));
  const taken = new Set<string>();
  return stretches.map(({ from, to, title }: Start & { from: number; to: number }, index) => {
    const own = title ?? titleOf(words, index, taken);
    taken.add(own.toLowerCase());
    return { title: own, from, to };
  });
}

type Counted = Map<string, { count: number; spelling: string; before: Map<string, number> }>;

async function countWords(sentences: readonly TalkSentence[]): Promise<Counted> {
  const pause = createYielder();
  const counts: Counted = new Map();
  const nouns: Noun[] = [];
  for (const { text } of sentences.slice(0, MAX_NAMED)) {
    await pause();
    for (const noun of nounsOf(text)) nouns.push(noun);
  }
  for (const { word, before } of nouns) {
    const [term] = contentTerms(word);
    if (!term || DULL.test(word)) continue;
    const known = counts.get(term) ?? { count: 0, spelling: word, before: new Map() };
    known.count += 1;
    if (before) known.before.set(before, (known.before.get(before) ?? 0) + 1);
    counts.set(term, known);
  }
  return counts;
}

/** A word that may name what a sentence is about, and the word before it that tells which one: "slow-wave" before "sleep". */
type Noun = { word: string; before: string | undefined };

function nounsOf(text: string): Noun[] {
  const found: { terms: { text: string; tags: string[] }[] }[] = nlp(
    text.slice(0, MAX_TAGGED),
  ).json({
    terms: { text: true, tags: true },
  });
  const terms = found.flatMap((sentence) => sentence.terms);
  return terms.flatMap(({ text: word, tags }, index) => {
    const { text: next = "", tags: after = [] } = terms[index + 1] ?? {};
    // Of "drip tray", the tray is what is named.
    if (!isName(word, tags) || isName(next, after)) return [];
    const { text: before = "", tags: own = [] } = terms[index - 1] ?? {};
    const tells = isName(before, own) || (own.includes("Adjective") && TELLING.test(before));
    return { word, before: tells && !DULL.test(before) ? before : undefined };
  });
}

function isName(word: string, tags: readonly string[]): boolean {
  return NOUN_WORD.test(word) && tags.includes("Noun") && !tags.some((tag) => NO_NAMES.has(tag));
}

/** Adjectives that say more than how good or how large a thing is. */
const TELLING =
  /^(?!(?:good|bad|best|better|worst|big|bigger|biggest|large|small|tiny|great|nice|new|old|other|same|next|last|first|own|whole|real|right|wrong|hard|easy|simple|main|only|few|many|more|most|less|least|different|free|fine|sure|able|huge|super|long|short|high|low|full|half)$)\p{Ll}{4,}$/u;

const MAX_TAGGED = 400;
/** As many sentences as tell what a topic is called. */
const MAX_NAMED = 150;
const NOUN_WORD = /^\p{L}[\p{L}'’-]{3,30}$/u;
const NO_NAMES = new Set(["Pronoun", "Date", "Value", "Unit", "Possessive", "FirstName"]);

/** Words that name nothing. */
const DULL =
  /^(?:things?|people|something|someone|everything|everybody|anything|nobody|nothing|years?|days?|times?|months?|weeks?|hours?|minutes?|morning|today|percent|dollars|euros|million|number|kinds?|lots?|ways?|parts?|money|guys|most|video|rest|side|half|middle|idea|thanks?)$/i;

/** What stands out in a stretch against the others: one thing that is named often, or two. */
function titleOf(all: readonly Counted[], index: number, taken: ReadonlySet<string>): string {
  const own: Counted = all[index] ?? new Map();
  const [first, second] = [...own]
    .map(([term, { count, spelling, before }]) => {
      const elsewhere = all.reduce(
        (sum, other, at) => sum + (at === index ? 0 : (other.get(term)?.count ?? 0)),
        0,
      );
      const name = /^\p{Lu}/u.test(spelling) ? 0.2 : 0;
      const score = count / (1 + elsewhere) + name + count * 0.2;
      return { name: nameOf(spelling, before, count), count, score };
    })
    .sort((a, b) => b.score - a.score)
    .filter(({ name }) => !taken.has(name.toLowerCase()));
  if (!first) return "Part";
  const isEnough = !second || second.count < 2 || first.name.includes(second.name);
  const isNamed = first.name.includes(" ") || first.count >= 2;
  const title = isEnough && (isNamed || !second) ? first.name : `${first.name} and ${second?.name}`;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** A noun with the word that tells which one is meant, where that is said at least every other time. */
function nameOf(spelling: string, before: ReadonlyMap<string, number>, count: number): string {
  const plain = /^\p{Lu}\p{Ll}+$/u.test(spelling) ? spelling : spelling.toLowerCase();
  const [[which, times] = ["", 0]] = [...before].sort(([, one], [, other]) => other - one);
  return times * 2 >= count && which ? `${which.toLowerCase()} ${plain}` : plain;
}
