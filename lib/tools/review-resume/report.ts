import { formatPercent } from "@/lib/core/format";
import { escapeMarkdown } from "@/lib/documents/place";
import type { Analysis } from "@/lib/tools/review-resume/analyse";
import type { Remark } from "@/lib/tools/review-resume/remarks";
import type { Resume } from "@/lib/tools/review-resume/resume";

const MAX_FAULTS = 12;
const MAX_QUOTE_CHARACTERS = 220;
const HIDDEN_WHY = {
  invisible: "in the colour of the paper",
  tiny: "too small to be read",
  outside: "outside the page",
} as const;

/** The analysis as Markdown, the same headings in the same order each time. */
export function toReport(resume: Resume, analysis: Analysis): string {
  const { overall, strengths, weaknesses } = analysis;
  return [
    `## Overall score: ${overall} of 100`,
    scores(analysis),
    ...hidden(resume),
    ...jobMatch(analysis),
    "## Strengths",
    remarks(strengths, "Nothing that can be counted stands out yet."),
    "## Weaknesses",
    remarks(weaknesses, "None that can be counted."),
    "## Missing sections",
    missing(analysis),
    "## Rewrites",
    rewrites(analysis),
    "## Grammar and spelling",
    grammar(analysis),
    "## What a parser reads",
    parsed(resume, analysis),
  ].join("\n\n");
}

export function quoted(text: string): string {
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
  const lines = pieces.map(({ text, reason }) => `- ${quoted(text)}: ${HIDDEN_WHY[reason]}`);
  return [
    "## Hidden text",
    "This text is in the file and cannot be seen on the page. It does not count for the score, and readers who find it may think it is a trick. Take it out.",
    lines.join("\n"),
  ];
}

function jobMatch({ match }: Analysis): string[] {
  if (!match) return [];
  if (match.matched.length + match.missing.length === 0) {
    return ["## Match with the job", "The job description names no terms that could be compared."];
  }
  const list = (terms: readonly string[]) =>
    terms.map((term) => `\`${term.replace(/`/g, "")}\``).join(", ") || "none";
  return [
    `## Match with the job: ${formatPercent(match.share)}`,
    `- **In your résumé:** ${list(match.matched)}\n- **Not in your résumé:** ${list(match.missing)}`,
    "Compared by spelling alone. Add a missing term only where it is true.",
  ];
}

function remarks(list: readonly Remark[], none: string): string {
  if (list.length === 0) return none;
  return list
    .map(({ text, quotes }) =>
      [`- ${text}`, ...quotes.map((quote) => `  - ${quoted(quote)}`)].join("\n"),
    )
    .join("\n");
}

function missing({ missing: kinds }: Analysis): string {
  if (kinds.length === 0) return "None: summary, experience, education and skills are there.";
  return kinds.map((kind) => `- ${kind[0]?.toUpperCase()}${kind.slice(1)}`).join("\n");
}

function rewrites({ rewrites: list }: Analysis): string {
  if (list.length === 0) return "No line can be made better by rule alone.";
  const lines = list.map(({ before, after }) => `- ${quoted(before)}\n  - ${quoted(after)}`);
  return `Shorter and with the deed first. Nothing is added.\n\n${lines.join("\n")}`;
}

function grammar({ faults }: Analysis): string {
  if (faults.length === 0) return "No faults found.";
  const lines = faults.slice(0, MAX_FAULTS).map(({ quote, message, replacements }) => {
    const better =
      replacements.length > 0 ? ` Perhaps: ${replacements.map(quoted).join(" or ")}.` : "";
    return `- ${quoted(quote)}: ${escapeMarkdown(message.replace(/[“”"`]/g, "'"))}${better}`;
  });
  const more = faults.length - lines.length;
  return [...lines, ...(more > 0 ? [`- … and ${more} more`] : [])].join("\n");
}

function parsed(resume: Resume, { contact }: Analysis): string {
  const said = (values: readonly (string | undefined)[]) => {
    const found = values.filter((value) => value !== undefined);
    return found.length > 0 ? found.map((value) => quoted(value)).join(", ") : "**not found**";
  };
  return [
    `- Name: ${said([contact.name])}`,
    `- E-mail: ${said([contact.email])}`,
    `- Phone: ${said([contact.phone])}`,
    `- Links: ${said(contact.links)}`,
    `- Sections: ${said(resume.sections.map(({ title }) => title))}`,
    `- Dates: ${said(contact.dates)}`,
    `- Length: ${resume.words} words on ${resume.pages} ${resume.pages === 1 ? "page" : "pages"}`,
    ...(resume.scannedPages > 0
      ? [
          `- ${resume.scannedPages} of ${resume.pages} pages are pictures. Many parsers read nothing there.`,
        ]
      : []),
  ].join("\n");
}
