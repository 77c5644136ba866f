import { formatPercent } from "@/lib/core/format";
import type { Analysis } from "@/lib/tools/review-resume/analyze-resume";
import type { JobMatch } from "@/lib/tools/review-resume/match-job";
import { quoteLine } from "@/lib/tools/review-resume/quote-line";

const MAX_DATES = 3;

/** Lists the terms of a job description that a résumé has and those it lacks, and the years of experience. */
export function jobMatchSection({ match }: Pick<Analysis, "match">): string[] {
  if (!match) return [];
  const years = yearsOf(match.years);
  if (
    match.matched.length + match.partial.length + match.toCome.length + match.missing.length ===
    0
  ) {
    return [
      "## Job match",
      "The job description has no terms to compare.",
      ...unreadOf(match),
      ...years,
    ];
  }
  const list = (terms: readonly string[]) =>
    terms.map((term) => `\`${term.replace(/`/g, "")}\``).join(", ") || "none";
  const { matched, partial, toCome, missing, required, unread } = match;
  const parts = partial.map(({ term, found }) => `${list([term])} (as ${list([found])})`);
  const awaited = toCome.map(({ term, found }) => `${list([term])} (${quoteLine(found)})`);
  const lacking = missing.filter((term) => required.includes(term));
  const others = missing.filter((term) => !required.includes(term));
  const lines = [
    `- **In your résumé:** ${list(matched)}`,
    ...(parts.length > 0 ? [`- **Partly in your résumé:** ${parts.join(", ")}`] : []),
    ...(awaited.length > 0
      ? [`- **Named in your résumé, but not as held:** ${awaited.join(", ")}`]
      : []),
    ...(required.length > 0
      ? [
          `- **Required, not in your résumé:** ${lacking.length === 0 && unread.length > 0 ? "none of those that we could read" : list(lacking)}`,
        ]
      : []),
    ...notRequired(list(others), required.length > 0),
  ];
  return [
    match.share === undefined ? "## Job match" : `## Job match: ${formatPercent(match.share)}`,
    lines.join("\n"),
    ...unreadOf(match),
    `We match words, not meanings.${required.length > 0 ? " What the job requires counts double." : ""} Add a missing term only if it's true for you.`,
    ...years,
  ];
}

/** Below what is required, "none" would contradict it. */
function notRequired(others: string, isBelow: boolean): string[] {
  if (!isBelow) return [`- **Not in your résumé:** ${others}`];
  return others === "none" ? [] : [`- **Not required, and not in your résumé:** ${others}`];
}

/** What else is required, for the reader to compare. */
function unreadOf({ unread }: JobMatch): string[] {
  if (unread.length === 0) return [];
  return [`**We couldn't match:** ${unread.map(quoteLine).join(", ")}. Compare these yourself.`];
}

/** Whether all jobs count for what a posting asks for is the reader's to say. */
function yearsOf(years: JobMatch["years"]): string[] {
  if (years.length === 0) return [];
  const lines = years.map((match) => {
    const { asked, isPreferred, isMet } = match;
    const preferred = isPreferred && !/preferred/i.test(asked) ? " (preferred)" : "";
    const met = isMet ? "met, if all of your jobs count" : "not met";
    const verdict = isMet === undefined ? "not compared" : met;
    return `- ${quoteLine(asked)}${preferred}: ${verdict}: ${reasonOf(match)}.`;
  });
  return [
    "**Years of experience.** All of your jobs count here, whatever they were in; those that overlap count once.",
    lines.join("\n"),
  ];
}

function reasonOf({ isMet, worked, uncounted }: JobMatch["years"][number]): string {
  const others = uncounted.slice(0, MAX_DATES).map(quoteLine).join(", ");
  if (!worked)
    return others
      ? `the dates of your jobs don't say how long you worked (${others})`
      : "none of your jobs has dates to count from";
  const sum = `the dates of your jobs add up to ${worked.length} (${worked.when})`;
  return isMet === undefined && others ? `${sum}, without ${others}` : sum;
}
