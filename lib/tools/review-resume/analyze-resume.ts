import { splitSentences } from "@/lib/core/sentences";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { normalizeForMatching } from "@/lib/documents/quote-index";
import type { GrammarIssue } from "@/lib/providers/grammar/port";
import { type ClichePattern, patternsForCliches } from "@/lib/tools/review-resume/cliches";
import { hasFigure } from "@/lib/tools/review-resume/figures";
import type { JobMatch } from "@/lib/tools/review-resume/match-job";
import { type ParsedContact, parseContact } from "@/lib/tools/review-resume/parse-contact";
import { personalRemarks } from "@/lib/tools/review-resume/personal-details";
import { MAX_QUOTE_CHARACTERS } from "@/lib/tools/review-resume/quote-line";
import {
  measureAccomplishments,
  type Remark,
  strengthsOf,
  weaknessesOf,
} from "@/lib/tools/review-resume/remarks";
import type { Resume } from "@/lib/tools/review-resume/resume";
import { patternsFor, type Rewrite, rewriteLines } from "@/lib/tools/review-resume/rewrite";
import {
  CORE_SECTIONS,
  overallScore,
  type PartScore,
  scoreParts,
} from "@/lib/tools/review-resume/score";
import { namesSection } from "@/lib/tools/review-resume/section-titles";
import type { SectionKind } from "@/lib/tools/review-resume/sections";
import { listedSkills } from "@/lib/tools/review-resume/skills";
import { opensWithDuty } from "@/lib/tools/review-resume/verbs";

/** A grammar issue quoted with its surrounding words. */
export type QuotedIssue = { quote: string; message: string; replacements: string[] };

/** Everything measured in a résumé. */
export type Analysis = {
  overall: number;
  parts: PartScore[];
  contact: ParsedContact;
  strengths: Remark[];
  /** What is private or makes a poor first impression. */
  personal: Remark[];
  weaknesses: Remark[];
  missing: SectionKind[];
  rewrites: Rewrite[];
  /** Lines that describe duties, with blanks to fill. */
  patterns: Rewrite[];
  /** What to write in place of clichés, with blanks to fill. */
  clichePatterns: ClichePattern[];
  /** Each names its place on the page. */
  layout: Remark[];
  issues: QuotedIssue[];
  /** Undefined without a job description. */
  match: JobMatch | undefined;
  /** Number of remarks dropped because their quotations aren't in the résumé. */
  dropped: number;
};

const QUOTE_AROUND = 32;
const USUAL_SECTIONS: readonly SectionKind[] = ["summary", ...CORE_SECTIONS];

/**
 * Analyzes a résumé by counting and comparing, deterministically. Every remark quotes the résumé;
 * one whose quotation isn't found there is dropped.
 *
 * @param checked the résumé's lines, the grammar issues whose `line` indexes into them, and what `layoutRemarks` and
 *   `photoRemarks` found; `contact` where it was parsed before
 * @param match of the job description, where there is one
 */
export async function analyzeResume(
  resume: Resume,
  checked: {
    lines: readonly string[];
    issues: readonly GrammarIssue[];
    layout?: readonly Remark[];
    photos?: readonly Remark[];
    contact?: ParsedContact;
  },
  match: JobMatch | undefined,
  signal?: AbortSignal,
): Promise<Analysis> {
  const pause = createYielder(signal);
  const contact = checked.contact ?? (await parseContact(resume, signal));
  const accomplishments = await measureAccomplishments(resume, signal);
  await pause();
  const facts = { contact, accomplishments, listed: await listedSkills(resume, signal) };
  await pause();
  const issues = checked.issues.map((issue) => quoteIssue(issue, checked.lines[issue.line] ?? ""));
  const quoted = issues.map(({ quote }) => quote);
  const parts = scoreParts(resume, { ...facts, issues: quoted });
  await pause();
  const { keep, dropped } = createCheck(resume.text, pause);
  const usual = resume.isEnglish && !resume.isAcademic ? USUAL_SECTIONS : CORE_SECTIONS;
  // A line gets one of both. Who named an amount has no blank to fill.
  // "I was responsible for the till. I helped customers.": each sentence is a line of its own.
  const said = accomplishments.accomplishments.flatMap(splitSentences);
  const edits = resume.isEnglish ? rewriteLines(said) : [];
  const isEdited = (line: string) => hasFigure(line) && edits.some(({ before }) => before === line);
  const patterns = patternsFor(said.filter((line) => opensWithDuty(line) && !isEdited(line)));
  const plain = edits.filter(({ before }) => patterns.every((one) => one.before !== before));
  const spelled = speller(checked);
  await pause();
  const strengths = await keep(strengthsOf(resume, facts));
  const personal = await keep(personalRemarks(resume, contact));
  const weaknesses = await keep(await weaknessesOf(resume, facts, signal));
  const badlySet = await keep(checked.layout ?? []);
  const isPresent = (wanted: SectionKind) =>
    resume.sections.some(({ kind, title }) => kind === wanted || namesSection(title, wanted));
  return {
    overall: overallScore(parts, resume),
    parts,
    contact,
    strengths,
    // A picture has no words to be found in the text.
    personal: [...(checked.photos ?? []), ...personal],
    weaknesses,
    missing: usual.filter((kind) => !isPresent(kind)),
    rewrites: plain.map(spelled),
    patterns: patterns.map(spelled),
    clichePatterns: patternsForCliches(accomplishments.cliches),
    layout: badlySet,
    issues,
    match,
    dropped: dropped(),
  };
}

/** Also "the the", which is to be one word. */
const PLAIN_WORDS = /^\p{L}+(?: \p{L}+){0,3}$/u;

/** Corrects what is misspelled in what a line is rewritten to. */
function speller({
  lines,
  issues,
}: {
  lines: readonly string[];
  issues: readonly GrammarIssue[];
}): (rewrite: Rewrite) => Rewrite {
  const words = issues.flatMap(({ line, start, end, replacements: [better] }) => {
    const word = (lines[line] ?? "").slice(start, end);
    return better && PLAIN_WORDS.test(word) && PLAIN_WORDS.test(better) ? [{ word, better }] : [];
  });
  return ({ before, after }) => ({
    before,
    after: words.reduce(
      (text, { word, better }) =>
        text.includes(word)
          ? text.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u"), better)
          : text,
      after,
    ),
  });
}

/** @param pause is awaited before each quotation is looked up */
function createCheck(text: string, pause: () => Promise<void> | undefined) {
  const whole = normalizeForMatching(text);
  let count = 0;
  const isFound = async (quotes: readonly string[]) => {
    for (const quote of quotes) {
      await pause();
      // What is shown of it. Looking for long texts may take the product of both lengths.
      // More is cut off first than shown, since a letter may be cut from its accent.
      const beginning = normalizeForMatching(quote.slice(0, 2 * MAX_QUOTE_CHARACTERS));
      if (!whole.includes(beginning.slice(0, MAX_QUOTE_CHARACTERS))) return false;
    }
    return quotes.length > 0;
  };
  return {
    dropped: () => count,
    async keep(remarks: readonly Remark[]): Promise<Remark[]> {
      const kept: Remark[] = [];
      for (const remark of remarks) {
        if (await isFound(remark.quotes)) kept.push(remark);
        else count += 1;
      }
      return kept;
    },
  };
}

function quoteIssue(
  { start, end, message, replacements }: GrammarIssue,
  line: string,
): QuotedIssue {
  const from = start <= QUOTE_AROUND ? 0 : line.indexOf(" ", start - QUOTE_AROUND) + 1;
  const until = line.indexOf(" ", end + QUOTE_AROUND);
  const quote = line.slice(Math.min(from, start), until < 0 ? undefined : until).trim();
  return { quote, message, replacements };
}
