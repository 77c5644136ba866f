import "server-only";

import { keepCreation } from "@/db/queries/creations";
import type { Engine } from "@/lib/core/engine";
import { TITLE_PATTERNS_ENGINE_ID } from "@/lib/core/engine-ids";
import { AppError } from "@/lib/core/errors";
import { secondsBetween } from "@/lib/core/format";
import { itemsAsList } from "@/lib/core/json-items";
import { checkDraftLanguage } from "@/lib/drafting/draft-limits";
import type { RunContext } from "@/lib/providers/context";
import { lookUpWords } from "@/lib/providers/look-up-words";
import type { TextCompletion } from "@/lib/providers/text/port";
import { namesSubject } from "@/lib/tools/blog-titles/careful-keyword";
import type { BlogTitles, TitlesInput } from "@/lib/tools/blog-titles/contract";
import { type DraftedTitles, draftTitles } from "@/lib/tools/blog-titles/draft-titles";
import { sensitiveKeyword } from "@/lib/tools/blog-titles/everyday-keyword";
import { keywordOfPrompt, type TitleCategory } from "@/lib/tools/blog-titles/options";
import { titlesPrompt } from "@/lib/tools/blog-titles/prompt";
import { shortKeyword } from "@/lib/tools/blog-titles/short-keyword";
import { distinctTitles, parseTitles, toMarkdownList } from "@/lib/tools/blog-titles/title-list";

const TITLES = 10;
/** Who wrote the titles when the model had none. */
const PATTERNS_ENGINE: Engine = {
  id: TITLE_PATTERNS_ENGINE_ID,
  name: "Our title templates",
  builtIn: true,
};
const TEMPLATES = {
  writer: "Our title templates know",
  way: "Connect a model under Engines.",
};
/** More than needed, because some will be alike. */
const ASKED = 12;

/**
 * Generates up to ten distinct titles for a keyword and saves them to the user's history as one
 * numbered list.
 *
 * @throws AppError `aborted` when stopped, `unusable` for a keyword that the built-in model can't take, `provider_failed` when a connected model returned
 *   no usable title or broke off, and whatever `ctx.text` throws, except for a failure of the built-in model, which our own titles stand in for
 */
export async function findTitles(ctx: RunContext, input: TitlesInput): Promise<BlogTitles> {
  const startedAt = ctx.now();
  const { keyword, category } = keywordOfPrompt(input.prompt);
  const found = await findAll(ctx, keyword, category, input.round);
  const titles = found.titles.slice(0, TITLES);
  if (ctx.signal.aborted) throw new AppError("aborted", "Stopped before the titles were ready.");
  if (titles.length === 0) {
    throw new AppError(
      "provider_failed",
      "The model returned no usable titles. Try again or change the keyword.",
    );
  }
  const content = toMarkdownList(titles);
  const seconds = secondsBetween(startedAt, ctx.now());
  const { templates } = found;
  const engine = templates === titles.length ? PATTERNS_ENGINE : ctx.text.engine;
  const meta = {
    titles,
    engine,
    ...ctx.tokens(),
    seconds,
    ...(templates > 0 && { templates }),
  };
  const row = await keepCreation(ctx, {
    tool: "blog-titles",
    type: "blog-title",
    prompt: input.prompt,
    content,
    meta,
    parentId: input.parentId,
  });
  return { id: row.id, content, meta };
}

async function findAll(
  ctx: RunContext,
  keyword: string,
  category: TitleCategory,
  round = 0,
): Promise<DraftedTitles> {
  const { openDraft } = ctx.text;
  if (!openDraft) {
    return { titles: await askForTitles(ctx, keyword, category), templates: 0 };
  }
  const lookUp = (texts: readonly string[]) => lookUpWords(ctx, texts);
  await checkDraftLanguage(keyword, lookUp, TEMPLATES);
  const { signal } = ctx;
  const onFirst = (titles: readonly string[]) => ctx.progress.onText(toMarkdownList(titles));
  const request = { keyword, category, round, unknownWords: lookUp, onFirst, signal };
  const subject = sensitiveKeyword(keyword);
  if (subject) {
    checkNamesSubject(subject, keyword);
    return await draftTitles(request);
  }
  return await draftTitles({
    ...request,
    openDraft: () => openDraft({ userId: ctx.user.id, signal }),
  });
}

/**
 * Lets pass a keyword on health, law, or money that our templates can be put around.
 *
 * @throws AppError `unusable` when it asks what to do
 */
function checkNamesSubject(subject: string, keyword: string): void {
  if (namesSubject(shortKeyword(keyword))) return;
  throw new AppError(
    "unusable",
    `Our title templates give no advice on ${subject}. Enter just the subject, like "${EXAMPLES[subject] ?? subject}", or connect a model under Engines.`,
  );
}

const EXAMPLES: Readonly<Record<string, string>> = {
  health: "knee surgery",
  law: "tenant rights",
  money: "index funds",
};

/** Makes one call, and another one for missing titles. */
async function askForTitles(
  ctx: RunContext,
  keyword: string,
  category: TitleCategory,
): Promise<string[]> {
  const deadline = Date.now() + ctx.textTimeoutMs;
  const first = await ask(ctx, keyword, category, [], deadline);
  if (first.titles.length >= TITLES || ctx.signal.aborted) return first.titles;
  const more = await ask(ctx, keyword, category, first.titles, deadline).catch(() => undefined);
  const titles = distinctTitles([...first.titles, ...(more?.titles ?? [])]);
  const cut = first.cut && (more?.cut ?? true);
  if (cut && titles.length < TITLES && !ctx.signal.aborted) throw brokenOff();
  return titles;
}

function brokenOff(): AppError {
  return new AppError(
    "provider_failed",
    "The AI service stopped before the titles were complete. Try again.",
  );
}

async function ask(
  ctx: RunContext,
  keyword: string,
  category: TitleCategory,
  taken: readonly string[],
  deadline: number,
): Promise<{ titles: string[]; cut: boolean }> {
  const asJson = ctx.text.writesJson === true;
  const pieces = ctx.text.stream({
    ...titlesPrompt(keyword, category, ASKED - taken.length, taken, { asJson }),
    userId: ctx.user.id,
    timeoutMs: Math.max(1_000, deadline - Date.now()),
    signal: ctx.signal,
  });
  let json = "";
  let shown = "";
  for (;;) {
    const { done, value } = await pieces.next();
    if (done) {
      const cut = value.finishReason !== "stop";
      return { titles: parseTitles(asJson ? itemsAsList(value.text) : wholeLines(value)), cut };
    }
    if (taken.length > 0) continue;
    if (!asJson) ctx.progress.onText(value);
    else {
      json += value;
      const list = itemsAsList(json);
      if (list !== shown) ctx.progress.onText(list.slice(shown.length));
      shown = list;
    }
  }
}

/** Half a line may look like a title. */
function wholeLines({ text, finishReason }: TextCompletion): string {
  return finishReason === "stop" ? text : text.slice(0, text.lastIndexOf("\n") + 1);
}
