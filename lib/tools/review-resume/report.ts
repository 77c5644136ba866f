import { formatPercent } from "@/lib/core/format";
import { escapeMarkdown } from "@/lib/documents/citation";
import type { Analysis } from "@/lib/tools/review-resume/analyze-resume";
import { quoteLine } from "@/lib/tools/review-resume/quote-line";
import type { Remark } from "@/lib/tools/review-resume/remarks";
import { deductionsSection } from "@/lib/tools/review-resume/report-deductions";
import { jobMatchSection } from "@/lib/tools/review-resume/report-job";
import type { Resume } from "@/lib/tools/review-resume/resume";
import { overallScore } from "@/lib/tools/review-resume/score";
import type { ResumeSection } from "@/lib/tools/review-resume/sections";

const MAX_ISSUES = 12;
const ACADEMIC =
  "This looks like an academic CV. Its length, a summary, and the verbs and numbers of its lines don't count.";
const OTHER_LANGUAGE =
  "This résumé isn't in English. Verbs, clichés, grammar, and spelling are judged in English only, so they don't count here.";
/** How the checker asks about a word that it doesn't know; whether it is misspelled is the reader's to say. */
const SPELLING_QUESTION = /^did you mean to spell\s\P{L}?(.{1,60}?)\P{L}? this way\?$/iu;
const HIDDEN_WHY = {
  invisible: "blends into the background",
  tiny: "too small to read",
  outside: "off the page",
} as const;

/** Formats an analysis as Markdown, always with the same headings in the same order. */
export function toReport(resume: Resume, analysis: Analysis): string {
  const { overall, strengths, personal, weaknesses } = analysis;
  return [
    ...scan(resume),
    `## Overall score: ${overall} of 100`,
    ...(resume.isAcademic ? [ACADEMIC] : []),
    ...(resume.isEnglish ? [] : [OTHER_LANGUAGE]),
    scores(analysis),
    ...scanScore(resume, analysis),
    ...deductionsSection(resume, analysis),
    ...hidden(resume),
    ...jobMatchSection(analysis),
    "## Strengths",
    remarks(strengths, "We found no measurable strengths."),
    "## Weaknesses",
    remarks([...personal, ...weaknesses], noWeaknesses(analysis)),
    ...layout(analysis),
    "## Missing sections",
    missing(analysis, resume),
    "## Rewrites",
    rewrites(analysis),
    "## Grammar and spelling",
    grammar(analysis, resume),
    resume.scannedPages > 0
      ? "## What text recognition found"
      : "## What an applicant tracking system reads",
    parsed(resume, analysis),
  ].join("\n\n");
}

/** What is listed elsewhere is a weakness, too, and what is missing has no line to quote. */
function noWeaknesses({ parts, layout: list, issues }: Analysis): string {
  const deductions = parts.flatMap((part) => part.deductions);
  if (list.length + issues.length + deductions.length === 0)
    return "We found no measurable weaknesses.";
  const lacking = deductions
    .filter(({ lines }) => lines.length === 0)
    .map(({ text }) => `- ${text}`);
  const isAll = list.length + issues.length === 0 && lacking.length === deductions.length;
  return [
    ...(lacking.length > 0 ? [lacking.join("\n")] : []),
    ...(isAll ? [] : ["The other parts of this review list what else could be better."]),
  ].join("\n\n");
}

function scores({ parts }: Analysis): string {
  const rows = parts.map(
    ({ part, score, weight }) => `| ${part} | ${score} | ${formatPercent(weight / 100)} |`,
  );
  return ["| Part | Score | Weight |", "| --- | ---: | ---: |", ...rows].join("\n");
}

/** A scan's most important fault comes first: to most parsers the file is empty. */
function scan({ scannedPages, pages }: Resume): string[] {
  if (scannedPages === 0) return [];
  const which =
    scannedPages === pages
      ? "This file is"
      : `${scannedPages} of ${pages} pages ${scannedPages === 1 ? "is" : "are"}`;
  return [
    "## Parsers read nothing here",
    `${which} scanned: images without text. Applicant tracking systems read nothing there, so your application may arrive empty. Save the résumé as a PDF from the program you wrote it in. What follows is based on text recognition, which may have misread words.`,
  ];
}

function scanScore({ scannedPages }: Resume, { overall, parts }: Analysis): string[] {
  if (scannedPages === 0) return [];
  return [
    `The parts score what text recognition read, ${overallScore(parts)} in all. Because software reads nothing on scanned pages, the overall score is ${overall}.`,
  ];
}

function layout({ layout: list }: Analysis): string[] {
  return list.length > 0 ? ["## Layout", remarks(list, "")] : [];
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

function remarks(list: readonly Remark[], none: string): string {
  if (list.length === 0) return none;
  return list
    .map(({ text, quotes }) =>
      [`- ${text}`, ...quotes.map((quote) => `  - ${quoteLine(quote)}`)].join("\n"),
    )
    .join("\n");
}

function missing({ missing: kinds }: Analysis, { isEnglish, isAcademic }: Resume): string {
  if (kinds.length === 0)
    return isEnglish && !isAcademic
      ? "None. You have a summary, experience, education, and skills."
      : "None. You have experience, education, and skills.";
  return kinds.map((kind) => `- ${kind[0]?.toUpperCase()}${kind.slice(1)}`).join("\n");
}

function rewrites({ rewrites: list, patterns, clichePatterns }: Analysis): string {
  const filled = patterns.map(
    ({ before, after }) => `- ${quoteLine(before)}\n  - ${quoteLine(after)}`,
  );
  const toFill =
    filled.length > 0
      ? [
          `Patterns for lines that describe duties. Fill the blanks with what is true, or leave them out.\n\n${filled.join("\n")}`,
        ]
      : [];
  const proof = clichePatterns.map(
    ({ cliches, instead }) => `- ${cliches.map(quoteLine).join(", ")}\n  - ${quoteLine(instead)}`,
  );
  if (proof.length > 0)
    toFill.push(
      `These say more than a cliché does. Fill in the blanks of those that are true for you, and leave out the others.\n\n${proof.join("\n")}`,
    );
  return [...quickEdits(list, toFill.length > 0), ...toFill].join("\n\n");
}

function quickEdits(list: Analysis["rewrites"], hasPatterns: boolean): string[] {
  if (list.length === 0) return hasPatterns ? [] : ["No quick edits to suggest."];
  const lines = list.map(({ before, after }) => `- ${quoteLine(before)}\n  - ${quoteLine(after)}`);
  return [`Shorter, and starting with a verb. Nothing is added.\n\n${lines.join("\n")}`];
}

function grammar({ issues }: Analysis, { isEnglish }: Resume): string {
  if (!isEnglish) return "Grammar and spelling are checked in English only.";
  if (issues.length === 0)
    return "No issues found. Names of tools, and skills of a single short word, aren't checked.";
  const lines = issues
    .slice(0, MAX_ISSUES)
    .map((issue) => `- ${quoteLine(issue.quote)}: ${saidOnce(issue)}`);
  const more = issues.length - lines.length;
  return [...lines, ...(more > 0 ? [`- … and ${more} more`] : [])].join("\n");
}

/** A message as a sentence, and what it suggests where it doesn't name that itself. */
function saidOnce({ message, replacements }: Analysis["issues"][number]): string {
  const text = said(message);
  const sentence = /[.!?]['”]?$/.test(text) ? text : `${text}.`;
  const [only = "", ...more] = replacements;
  const isNamed =
    only === "" ||
    (more.length === 0 &&
      ["''", "“”"].some(([open, close]) => text.includes(`${open}${only}${close}`)));
  const better = isNamed ? "" : ` Suggestion: ${replacements.map(quoteLine).join(" or ")}.`;
  return `${escapeMarkdown(sentence)}${better}`;
}

function said(message: string): string {
  const plain = message.replace(SPELLING_QUESTION, "Possible misspelling: “$1”.");
  return plain === message ? message.replace(/[“”"`]/g, "'") : plain;
}

function titleOf({ kind, title }: ResumeSection): string {
  return title || `${kind[0]?.toUpperCase()}${kind.slice(1)} (no heading; found by what is in it)`;
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
    `- Sections: ${said(resume.sections.map(titleOf))}`,
    `- Dates: ${said(contact.dates)}`,
    `- Length: ${resume.words} words on ${resume.pages} ${resume.pages === 1 ? "page" : "pages"}`,
  ].join("\n");
}
