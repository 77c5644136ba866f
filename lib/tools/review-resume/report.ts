import { formatPercent } from "@/lib/core/format";
import { escapeMarkdown } from "@/lib/documents/citation";
import type { Analysis } from "@/lib/tools/review-resume/analyze-resume";
import type { Remark } from "@/lib/tools/review-resume/remarks";
import type { Resume } from "@/lib/tools/review-resume/resume";

const MAX_ISSUES = 12;
const MAX_QUOTE_CHARACTERS = 220;
const HIDDEN_WHY = {
  invisible: "blends into the background",
  tiny: "too small to read",
  outside: "off the page",
} as const;

/** Formats an analysis as Markdown, always with the same headings in the same order. */
export function toReport(resume: Resume, analysis: Analysis): string {
  const { overall, strengths, weaknesses } = analysis;
  return [
    `## Overall score: ${overall} of 100`,
    scores(analysis),
    ...hidden(resume),
    ...jobMatch(analysis),
    "## Strengths",
    remarks(strengths, "We found no measurable strengths."),
    "## Weaknesses",
    remarks(weaknesses, "We found no measurable weaknesses."),
    "## Missing sections",
    missing(analysis),
    "## Rewrites",
    rewrites(analysis),
    "## Grammar and spelling",
    grammar(analysis),
    "## What an applicant tracking system reads",
    parsed(resume, analysis),
  ].join("\n\n");
}

/** Quotes a text as escaped Markdown, shortened to 220 characters at a word boundary. */
export function quoteLine(text: string): string {
  const whole = text.length <= MAX_QUOTE_CHARACTERS;
  const end = text.lastIndexOf(" ", MAX_QUOTE_CHARACTERS);
  return `“${escapeMarkdown(whole ? text : text.slice(0, end))}${whole ? "" : " …"}”`;
}

function scores({ parts }: Analysis): string {
  const rows = parts.map(
    ({ part, score, weight }) => `| ${part} | ${score} | ${formatPercent(weight / 100)} |`,
  );
  return ["| Part | Score | Weight |", "| --- | ---: | ---: |", ...rows].join("\n");
}

function hidden({ hidden: pieces }: Resume): string[] {
  if (pieces.length === 0) return [];
  const lines = pieces.map(({ text, reason }) => `- ${quoteLine(text)}: ${HIDDEN_WHY[reason]}`);
  return [
    "## Hidden text",
    "This text is in the file but can't be seen on the page. It doesn't count toward the score, and recruiters who find it may see it as a trick. Remove it.",
    lines.join("\n"),
  ];
}

function jobMatch({ match }: Analysis): string[] {
  if (!match) return [];
  if (match.matched.length + match.missing.length === 0) {
    return ["## Job match", "The job description has no terms to compare."];
  }
  const list = (terms: readonly string[]) =>
    terms.map((term) => `\`${term.replace(/`/g, "")}\``).join(", ") || "none";
  return [
    `## Job match: ${formatPercent(match.share)}`,
    `- **In your résumé:** ${list(match.matched)}\n- **Not in your résumé:** ${list(match.missing)}`,
    "We match exact words, not meanings. Add a missing term only if it's true for you.",
  ];
}

function remarks(list: readonly Remark[], none: string): string {
  if (list.length === 0) return none;
  return list
    .map(({ text, quotes }) =>
      [`- ${text}`, ...quotes.map((quote) => `  - ${quoteLine(quote)}`)].join("\n"),
    )
    .join("\n");
}

function missing({ missing: kinds }: Analysis): string {
  if (kinds.length === 0) return "None. You have a summary, experience, education, and skills.";
  return kinds.map((kind) => `- ${kind[0]?.toUpperCase()}${kind.slice(1)}`).join("\n");
}

function rewrites({ rewrites: list }: Analysis): string {
  if (list.length === 0) return "No quick edits to suggest.";
  const lines = list.map(({ before, after }) => `- ${quoteLine(before)}\n  - ${quoteLine(after)}`);
  return `Shorter, and starting with a verb. Nothing is added.\n\n${lines.join("\n")}`;
}

function grammar({ issues }: Analysis): string {
  if (issues.length === 0) return "No issues found.";
  const lines = issues.slice(0, MAX_ISSUES).map(({ quote, message, replacements }) => {
    const better =
      replacements.length > 0 ? ` Suggestion: ${replacements.map(quoteLine).join(" or ")}.` : "";
    return `- ${quoteLine(quote)}: ${escapeMarkdown(message.replace(/[“”"`]/g, "'"))}${better}`;
  });
  const more = issues.length - lines.length;
  return [...lines, ...(more > 0 ? [`- … and ${more} more`] : [])].join("\n");
}

function parsed(resume: Resume, { contact }: Analysis): string {
  const said = (values: readonly (string | undefined)[]) => {
    const found = values.filter((value) => value !== undefined);
    return found.length > 0 ? found.map((value) => quoteLine(value)).join(", ") : "**not found**";
  };
  return [
    `- Name: ${said([contact.name])}`,
    `- Email: ${said([contact.email])}`,
    `- Phone: ${said([contact.phone])}`,
    `- Links: ${said(contact.links)}`,
    `- Sections: ${said(resume.sections.map(({ title }) => title))}`,
    `- Dates: ${said(contact.dates)}`,
    `- Length: ${resume.words} words on ${resume.pages} ${resume.pages === 1 ? "page" : "pages"}`,
    ...(resume.scannedPages > 0
      ? [
          `- Scanned pages: ${resume.scannedPages} of ${resume.pages}. Many parsers can't read scans.`,
        ]
      : []),
  ].join("\n");
}
