import "server-only";

import { AppError } from "@/lib/core/errors";
import { secondsBetween } from "@/lib/core/format";
import { itemsAsList } from "@/lib/core/json-items";
import { embedIfReady } from "@/lib/documents/searchable-document";
import { checkDraftTopic } from "@/lib/drafting/draft-limits";
import { plainTopic } from "@/lib/drafting/draft-topic";
import type { RunContext } from "@/lib/providers/context";
import { lookUpWords } from "@/lib/providers/look-up-words";
import { type ArticleBrief, briefOf } from "@/lib/tools/write-article/brief";
import { checkRoomForNotes } from "@/lib/tools/write-article/check-room";
import { composeDocument } from "@/lib/tools/write-article/compose-document";
import { notesOutline } from "@/lib/tools/write-article/compose-notes";
import type { Outline, OutlineInput } from "@/lib/tools/write-article/contract";
import { documentHeadingsPrompt } from "@/lib/tools/write-article/document-prompt";
import { outlineOf } from "@/lib/tools/write-article/draft-outline";
import { headingsIn } from "@/lib/tools/write-article/follow-outline";
import type { ArticleLength } from "@/lib/tools/write-article/options";
import { headingKey, OUTLINE_LIMITS } from "@/lib/tools/write-article/outline";
import { headingsPrompt } from "@/lib/tools/write-article/prompt";
import { passagesFor } from "@/lib/tools/write-article/write-from-document";
import { unknownWords } from "@/lib/tools/write-article/write-text";

/** As many sections as a length has room for. */
const HEADINGS: Record<ArticleLength, number> = { 800: 5, 1200: 6, 1600: 8 };
const { minHeadings, maxHeadings, headingCharacters } = OUTLINE_LIMITS;

/**
 * Proposes headings for an article, for its author to change. The draft model isn't asked: its headings are those it
 * would write under by itself. For notes that suggest none, it proposes none, and says so.
 *
 * @throws AppError `unusable` when the engine couldn't write from this input, `provider_failed` when the model names
 *   no headings, `aborted`, and whatever `ctx.text` throws
 */
export async function proposeOutline(ctx: RunContext, input: OutlineInput): Promise<Outline> {
  const startedAt = ctx.now();
  const brief = await briefOf(ctx, input);
  const found = ctx.text.openDraft
    ? await draftHeadings(ctx, brief)
    : await askForHeadings(ctx, brief);
  ctx.signal.throwIfAborted();
  const headings = distinct(found).slice(0, maxHeadings);
  const meta = () => ({
    engine: ctx.text.engine,
    ...ctx.tokens(),
    seconds: secondsBetween(startedAt, ctx.now()),
  });
  if (headings.length >= minHeadings) return { headings, meta: meta() };
  if (ctx.text.openDraft) return { headings: [], message: NO_HEADINGS, meta: meta() };
  throw new AppError("provider_failed", "The model proposed no headings. Try again.");
}

async function askForHeadings(ctx: RunContext, brief: ArticleBrief): Promise<string[]> {
  await checkRoomForNotes(ctx.text, brief.notes ?? "");
  const { text } = await ctx.text.generate({
    ...(await requestFor(ctx, brief)),
    userId: ctx.user.id,
    signal: ctx.signal,
    timeoutMs: ctx.textTimeoutMs,
  });
  return parseHeadings(ctx.text.writesJson ? itemsAsList(text) : text);
}

async function requestFor(ctx: RunContext, brief: ArticleBrief) {
  const { source, length } = brief;
  const form = { asJson: ctx.text.writesJson === true };
  if (!source) return headingsPrompt(brief, HEADINGS[length], form);
  const { passages } = await passagesFor(ctx, { ...brief, source });
  return documentHeadingsPrompt(brief, { kind: source.kind, passages }, HEADINGS[length], form);
}

/** Headings that the notes have or suggest; without notes, those that fit the kind of topic. */
async function draftHeadings(ctx: RunContext, brief: ArticleBrief): Promise<string[]> {
  const { topic, notes, source, length } = brief;
  if (source) {
    const own = headingsIn((await composeDocument(ctx, brief, source)).text);
    if (own.length >= minHeadings) return own;
  } else if (notes) {
    const embed = (texts: readonly string[]) => embedIfReady(ctx, texts);
    return notesOutline({
      ...{ topic, notes, embed },
      unknownWords: (texts) => unknownWords(ctx, texts),
    });
  } else await checkDraftTopic(topic, (texts) => lookUpWords(ctx, texts));
  const { body, last } = outlineOf(plainTopic(topic));
  return [...body.slice(0, HEADINGS[length] - 1), last];
}

const NO_HEADINGS =
  "Your notes suggest too few headings, and the built-in model doesn't make any up. Type your own, and your notes will be arranged under them.";

const LIST_MARK = /^\s*(?:[-*•+]|\d{1,2}[.):])\s+|^\s*#{1,6}\s+/;

/** The headings in a model's answer: the items of its list, or its lines when there is no list. */
export function parseHeadings(answer: string): string[] {
  const lines = answer.split("\n").filter((line) => /[\p{L}\p{N}]/u.test(line));
  const items = lines.filter((line) => LIST_MARK.test(line));
  return (items.length >= minHeadings ? items : lines)
    .map((line) =>
      line
        .replace(LIST_MARK, "")
        .replace(/^\s*(?:\d{1,2}[.):]\s+)/, "")
        .replace(/^[*_"“”'‘’`\s]+/, ""),
    )
    .map((line) => withoutEnd(line, /[*_"“”'‘’`\s:,]/))
    .filter((heading) => heading !== "" && heading.length <= headingCharacters);
}

/** By a loop: a pattern that ends with the text would try again at every character. */
function withoutEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
}

function distinct(headings: readonly string[]): string[] {
  const keys = headings.map(headingKey);
  return headings.filter(
    (_, index) => keys[index] !== "" && keys.indexOf(keys[index] ?? "") === index,
  );
}
