import { smallest } from "@/lib/core/extremes";
import { stemsOf } from "@/lib/drafting/draft-words";
import { withSpellings } from "@/lib/tools/write-article/notes-capitals";
import { type Embed, nearnessOf } from "@/lib/tools/write-article/notes-nearness";
import {
  BEGINS_SECTION,
  BEGINS_STATEMENT,
  type Phrase,
  phrasesOf,
} from "@/lib/tools/write-article/notes-phrases";
import { refersBack } from "@/lib/tools/write-article/notes-refers-back";

type NamedSection = {
  statements: readonly string[];
  isList: boolean;
  /** The person typed it as paragraphs, each of which has a subject. */
  isTyped?: boolean;
};

/** What may stand over a section. */
type Candidate = {
  text: string;
  /** The phrases it is made of. */
  names: readonly string[];
  roots: readonly string[];
  /** How prominent the least prominent of them is. */
  weight: number;
  /** The statements it names. */
  places: ReadonlySet<number>;
  /** The first statement of a paragraph begins with it. */
  begins: boolean;
};

type Scored = Phrase & { score: number };

/**
 * Finds a heading for each section in the section's own words, where one holds for it: at least half of its statements name
 * it, or it is clearly nearest to them in meaning. None merely repeats the label of a statement.
 *
 * @param sections the statements of each section; English
 * @param embed one vector per text, by meaning; undefined while there is no such model
 * @returns a heading for each; undefined where none holds
 */
export async function coveringHeadingsOf(
  sections: readonly NamedSection[],
  topic: string,
  embed: Embed,
): Promise<(string | undefined)[]> {
  const compared = candidatesOf(sections, topic).map((candidates) =>
    candidates.filter(({ begins }, at) => begins || at < MAX_COMPARED),
  );
  const { isNear, isAbout, nearest } = await nearnessOf(
    sections.map(({ statements }) => statements),
    compared.flat().map(({ text }) => text),
    embed,
  );
  return choose(sections, topic, (candidates, index) => {
    const { statements = [], isTyped } = sections[index] ?? {};
    const fresh = candidates.filter(
      ({ names }) => !names.some((name) => isLabel(name, statements)),
    );
    const own =
      fresh.find((candidate) => covers(candidate, sections[index])) ??
      fresh.find(({ text, begins }) => begins && isNear(text, index));
    if (own || !isTyped) return own;
    const often = fresh.slice(0, MAX_COMPARED).filter((one) => isNamedOften(one, statements));
    const subject = nearest(
      often.map(({ text }) => text),
      index,
    );
    return (
      planOf(statements) ??
      often.find(({ text }) => text === subject) ??
      fresh.find(({ text, begins }) => begins && /\s/.test(text) && isAbout(text, index))
    );
  });
}

/** Comparing all of a long section's phrases takes time. */
const MAX_COMPARED = 8;

/** What several statements name, in whole or in part, may be the subject of a paragraph that begins with something else. */
function isNamedOften({ roots }: Candidate, statements: readonly string[]): boolean {
  const stems = statements.map(stemsOf);
  return roots.every((root) => stems.filter((own) => own.has(root)).length > 1);
}

/** What a paragraph about plans begins with. */
const PLAN =
  /^(next (?:time|week|month|season|term|semester|year|spring|summer|fall|autumn|winter))(?![\p{L}'’-])/iu;

/** "Next year" over a paragraph that begins with it and goes on. */
function planOf(statements: readonly string[]): Candidate | undefined {
  const [, text] = PLAN.exec(statements[0] ?? "") ?? [];
  if (!text || statements.length < 2) return undefined;
  const roots = text.toLowerCase().split(" ");
  return { text, names: [text], roots, weight: 0, places: new Set([0]), begins: true };
}

/** The same, but only what the first statement of a paragraph begins with, and not as a label. */
export function leadingHeadingsOf(
  sections: readonly NamedSection[],
  topic: string,
): (string | undefined)[] {
  return choose(sections, topic, (candidates, index) =>
    candidates.find(
      ({ text, begins }) => begins && !isLabel(text, sections[index]?.statements ?? []),
    ),
  );
}

function choose(
  sections: readonly NamedSection[],
  topic: string,
  pick: (candidates: readonly Candidate[], index: number) => Candidate | undefined,
): (string | undefined)[] {
  const notes = sections.map(({ statements }) => statements.join("\n")).join("\n");
  const taken = new Set<string>();
  return candidatesOf(sections, topic).map((candidates, index) => {
    const free = candidates.filter(({ roots }) => !taken.has(roots.join(" ")));
    const best = pick(free, index);
    if (best) taken.add(best.roots.join(" "));
    return best && withSpellings(best.text, notes);
  });
}

/** What may stand over each section, best first. */
function candidatesOf(sections: readonly NamedSection[], topic: string): Candidate[][] {
  const spread = countSections(sections);
  const subject = stemsOf(topic);
  return sections.map(({ statements, isList }) => {
    const phrases = phrasesOf(statements)
      .map((phrase) => ({ ...phrase, score: scoreOf(phrase, spread, subject) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    const joined = isList ? join(phrases, statements.length) : undefined;
    const single = phrases.map((phrase) => ({
      ...phrase,
      names: [phrase.text],
      begins: !isList && phrase.weight >= BEGINS_SECTION,
    }));
    return joined ? [joined, ...single] : single;
  });
}

/** In how many sections each word occurs. */
function countSections(sections: readonly NamedSection[]): Map<string, number> {
  const spread = new Map<string, number>();
  for (const { statements } of sections) {
    for (const stem of stemsOf(statements.join(" "))) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  }
  return spread;
}

const MAX_COUNTED_PLACES = 3;

function scoreOf(
  phrase: Phrase,
  spread: ReadonlyMap<string, number>,
  subject: ReadonlySet<string>,
): number {
  const own = phrase.roots.filter((root) => !subject.has(root));
  if (own.length === 0) return 0;
  const rarity = own.reduce((sum, root) => sum + 1 / (spread.get(root) ?? 1), 0) / own.length;
  const places = Math.min(MAX_COUNTED_PLACES, phrase.places.size);
  return rarity * (places + phrase.weight + (phrase.roots.length > 1 ? 0.4 : 0));
}

const MAX_JOINED_WORDS = 5;

/** Two phrases over a list of which the first stands for less than half. */
function join([first, ...rest]: readonly Scored[], count: number): Candidate | undefined {
  if (!first || first.places.size >= count / 2) return undefined;
  const second = rest.find(
    (phrase) =>
      phrase.weight >= BEGINS_STATEMENT &&
      phrase.score >= 0.6 * first.score &&
      ![...phrase.places].some((place) => first.places.has(place)) &&
      !phrase.roots.some((root) => first.roots.includes(root)) &&
      wordCount(phrase) + wordCount(first) <= MAX_JOINED_WORDS,
  );
  if (!second) return undefined;
  return {
    text: inOrder(first, second),
    names: [first.text, second.text],
    weight: Math.min(first.weight, second.weight),
    begins: false,
    roots: first.roots,
    places: new Set([...first.places, ...second.places]),
  };
}

function inOrder(first: Phrase, second: Phrase): string {
  const isLater = smallest(second.places) < smallest(first.places);
  return isLater ? `${second.text} and ${first.text}` : `${first.text} and ${second.text}`;
}

function wordCount({ text }: Phrase): number {
  return text.split(/\s+/).length;
}

/** Whether a text begins a statement, and names the first one and half of all, or most of a list; "it" names what was named before. */
function covers({ places, begins, weight }: Candidate, section: NamedSection | undefined): boolean {
  const { statements, isList } = section ?? { statements: [], isList: false };
  const covered = new Set(places);
  for (const [place, statement] of statements.entries())
    if (covered.has(place - 1) && refersBack(statement)) covered.add(place);
  if (weight < BEGINS_STATEMENT) return false;
  const half = statements.length / 2;
  if (!places.has(0) || (covered.size < 2 && !begins)) return false;
  return isList ? covered.size > half : covered.size >= half;
}

/** "Pricing" above "Pricing: 4.99 a month" or "Pricing - 4.99 a month". */
function isLabel(text: string, statements: readonly string[]): boolean {
  const label = text.toLowerCase();
  return statements.some((statement) => {
    const start = statement.toLowerCase();
    return start.startsWith(label) && /^(?::| [-–—] )/.test(start.slice(label.length));
  });
}
