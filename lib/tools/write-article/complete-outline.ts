import "server-only";

import type { RunContext } from "@/lib/providers/context";
import type { TextCompletion } from "@/lib/providers/text/port";
import type { ArticleBrief } from "@/lib/tools/write-article/brief";
import { followOutline, type OutlinedArticle } from "@/lib/tools/write-article/follow-outline";
import { sectionsPrompt } from "@/lib/tools/write-article/prompt";
import { hasRepairTime } from "@/lib/tools/write-article/repair-time";

const LIST = new Intl.ListFormat("en");

/**
 * Makes a model's article follow the outline it was asked for. Sections that it left out are asked for once more; what
 * is still missing then is named.
 *
 * @param deadlineMs when writing has to end, in milliseconds since the Unix epoch
 * @returns the article as it came when there is no outline
 */
export async function completeOutline(
  ctx: RunContext,
  brief: ArticleBrief,
  written: TextCompletion,
  deadlineMs: number,
): Promise<TextCompletion & { notices: string[] }> {
  const { outline } = brief;
  if (!outline) return { ...written, notices: [] };
  const first = followOutline(written.text, outline);
  // What is cut off is continued later.
  const isWhole = written.finishReason === "stop";
  const article =
    isWhole && first.missing.length > 0
      ? await addMissing(ctx, { ...brief, outline }, first, deadlineMs)
      : first;
  if (article.markdown !== written.text.trim()) ctx.progress.onReplace(article.markdown);
  const notices = isWhole ? missingNotices(article.missing) : [];
  return { ...written, text: article.markdown, notices };
}

async function addMissing(
  ctx: RunContext,
  brief: ArticleBrief & { outline: readonly string[] },
  article: OutlinedArticle,
  deadlineMs: number,
): Promise<OutlinedArticle> {
  if (!hasRepairTime(ctx, deadlineMs)) return article;
  const timeoutMs = deadlineMs - Date.now();
  const turn = { userId: ctx.user.id, signal: ctx.signal, timeoutMs };
  const request = sectionsPrompt(brief, article.markdown, article.missing);
  // A repair that fails leaves what there is.
  const more = await ctx.text.generate({ ...request, ...turn }).catch(() => undefined);
  if (more?.finishReason !== "stop") return article;
  const { markdown } = followOutline(more.text, article.missing);
  // Without a title, or words about the task.
  const sections = /^## [\s\S]*/m.exec(markdown)?.[0] ?? "";
  return followOutline(`${article.markdown}\n\n${sections}`, brief.outline);
}

/** Says which headings an article lacks; empty when it lacks none. */
export function missingNotices(missing: readonly string[]): string[] {
  if (missing.length === 0) return [];
  const names = LIST.format(missing.map((heading) => `“${heading}”`));
  return [
    missing.length === 1
      ? `Nothing was written under ${names}, so that heading is left out.`
      : `Nothing was written under ${names}, so those headings are left out.`,
  ];
}
