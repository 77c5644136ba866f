import "server-only";

import { AppError } from "@/lib/core/errors";
import { topicInSentence } from "@/lib/drafting/draft-topic";
import { lowerCaseWords, rootOf } from "@/lib/drafting/draft-words";
import { isOffensive } from "@/lib/drafting/harmful-words";
import type { Draft } from "@/lib/providers/text/port";
import {
  CATEGORY_READERS,
  isGoodTitle,
  patternTitles,
} from "@/lib/tools/blog-titles/draft-patterns";
import {
  addsNothing,
  cleanTitles,
  countsOtherwise,
  isAbout,
  isDuplicate,
  spellLike,
  titleScore,
} from "@/lib/tools/blog-titles/draft-title";
import type { TitleCategory } from "@/lib/tools/blog-titles/options";
import { shortKeyword } from "@/lib/tools/blog-titles/short-keyword";
import { isFaulty } from "@/lib/tools/blog-titles/title-faults";

/** What `draftTitles` needs. */
export type TitlesDraftRequest = {
  /** Gets the model, which is asked only when our templates don't give ten good titles; without it, all titles are ours. */
  openDraft?: () => Promise<Draft>;
  /** Untrusted; reduced to one line of plain words. */
  keyword: string;
  category: TitleCategory;
  /** How many lists were shown before; see `patternTitles`. */
  round?: number;
  /** Looks up the words of titles; see `GrammarChecker.unknownWords`. */
  unknownWords: (texts: readonly string[]) => Promise<string[][]>;
  /** Is told of our titles before the model is asked for more. */
  onFirst?: (titles: readonly string[]) => void;
  signal: AbortSignal;
};

/** Titles, and how many of the first ones come from our templates instead of the model. */
export type DraftedTitles = { titles: string[]; templates: number };

const TITLES = 10;
/** The model is asked until there are this many to choose from, or time is up. */
const ENOUGH_CANDIDATES = 5;
const TIME_MS = 8_000;
/** On a busy machine, the model gets more time until it has found its first. */
const LONG_TIME_MS = 20_000;
const TEMPERATURE = 0.55;
const TEMPERATURE_STEP = 0.04;
/** About three titles: longer answers only vary one. */
const MAX_TOKENS = 52;

/** The start of each answer, which makes it a list and varies it. */
const BEGINNINGS = ["How", "Why", "", "The", "What", "A", "When", "From"].map(
  (word) => `1. "${word}`,
);
const STOPS = ["</s>", "<|", "\n\n", "\n11", "\n10."];

/**
 * Makes titles from our patterns. Where fewer than ten of them are good, a very small model is asked for those that are missing:
 * several times, its answers are cleaned and compared, and the best are put after ours.
 *
 * @returns exactly ten distinct titles about the keyword, the model's own last; when it fails, ours in the place of those it
 *   didn't write; only our good ones when stopped
 */
export async function draftTitles(request: TitlesDraftRequest): Promise<DraftedTitles> {
  const keyword = shortKeyword(request.keyword);
  const ours = patternTitles(keyword, request.category, request.round);
  const good = ours.filter((title) => isGoodTitle(title, keyword));
  const first = withMore([], good, { keyword, upTo: TITLES });
  if (first.length === TITLES) return { titles: first, templates: TITLES };
  request.onFirst?.(first);
  const found = await askModel(request, keyword, first);
  if (request.signal.aborted) return { titles: first, templates: first.length };
  const own = chooseBest(found, keyword, TITLES - first.length);
  const others = ours.filter((title) => !isDuplicate(title, own, keyword));
  const titles = withMore(first, others, { keyword, upTo: TITLES - own.length });
  return { titles: [...titles, ...own], templates: titles.length };
}

/** What the model writes about a keyword that is a title, about it, and unlike those that are taken; nothing when it fails. */
export async function askModel(
  request: TitlesDraftRequest,
  keyword: string,
  taken: readonly string[],
): Promise<string[]> {
  const draft = await request.openDraft?.().catch(withoutModel);
  if (!draft) return [];
  try {
    return await collectTitles({ ...request, draft }, keyword, taken);
  } finally {
    await draft.close();
  }
}

async function collectTitles(
  request: TitlesDraftRequest & { draft: Draft },
  keyword: string,
  taken: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  const startedMs = performance.now();
  const remainingMs = () =>
    Math.ceil((found.length === 0 ? LONG_TIME_MS : TIME_MS) - (performance.now() - startedMs));
  const turns = {
    system: "You are a blog editor who writes short, honest and specific titles.",
    prompt: `Write ten different blog post titles about ${topicInSentence(keyword)}${CATEGORY_READERS[request.category]}. One title per line, at most ten words each.`,
  };
  for (const [round, beginning] of BEGINNINGS.entries()) {
    if (found.length >= ENOUGH_CANDIDATES || request.signal.aborted || remainingMs() <= 0) break;
    const answers = await request.draft
      .continue({
        turns,
        document: beginning,
        maxTokens: MAX_TOKENS,
        candidates: 1,
        stops: STOPS,
        temperature: TEMPERATURE + TEMPERATURE_STEP * round,
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(remainingMs())]),
      })
      .catch(withoutModel);
    if (!answers) break;
    for (const { text, finishReason } of answers) {
      const lines = `${beginning}${text}`.split("\n");
      // The last line was cut off.
      if (finishReason !== "stop") lines.pop();
      for (const clean of await ofKnownWords(cleanTitles(lines.join("\n")), keyword, request)) {
        const title = spellLike(clean, keyword);
        if (isOffensive(title, keyword) || !isAbout(title, keyword)) continue;
        if (countsOtherwise(title, keyword) || addsNothing(title, keyword)) continue;
        if (isFaulty(title, keyword, request.category)) continue;
        if (!isDuplicate(title, [...taken, ...found], keyword)) found.push(title);
      }
    }
  }
  return found;
}

/** A model that fails is none: our own titles need no other. */
function withoutModel(error: unknown): undefined {
  if (error instanceof AppError && /^provider_/.test(error.code)) return undefined;
  throw error;
}

/** The titles whose words the dictionary has, or the keyword; all of them when the dictionary doesn't answer. */
async function ofKnownWords(
  titles: readonly string[],
  keyword: string,
  { unknownWords }: Pick<TitlesDraftRequest, "unknownWords">,
): Promise<string[]> {
  if (titles.length === 0) return [];
  const about = new Set(lowerCaseWords(keyword).map(rootOf));
  // A capital would make every word of a title a name.
  const texts = titles.map((title) => title.toLowerCase());
  const unknown = await unknownWords(texts).catch(() => titles.map((): string[] => []));
  return titles.filter((_, index) => unknown[index]?.every((word) => about.has(rootOf(word))));
}

function chooseBest(found: readonly string[], keyword: string, atMost: number): string[] {
  const rest = [...found];
  const chosen: string[] = [];
  while (chosen.length < atMost && rest.length > 0) {
    rest.sort((a, b) => titleScore(b, keyword, chosen) - titleScore(a, keyword, chosen));
    const [best] = rest.splice(0, 1);
    if (best) chosen.push(best);
  }
  return chosen;
}

/** Titles and those of others that say something else, up to a number of them. */
function withMore(
  titles: readonly string[],
  others: readonly string[],
  { keyword, upTo }: { keyword: string; upTo: number },
): string[] {
  const all = [...titles];
  for (const title of others) {
    if (all.length >= upTo) break;
    if (!isDuplicate(title, all, keyword)) all.push(title);
  }
  return all;
}
