import "server-only";

import { keepCreation } from "@/db/queries/creations";
import type { Engine } from "@/lib/core/engine";
import { AppError } from "@/lib/core/errors";
import { secondsBetween } from "@/lib/core/format";
import { LIMITS } from "@/lib/core/limits";
import { logger } from "@/lib/core/logger";
import { countWords } from "@/lib/core/text";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { createQuoteIndex } from "@/lib/documents/quote-index";
import { verifyCitations } from "@/lib/documents/verify-citations";
import { keepFile } from "@/lib/files/keep-source";
import { textOfPage } from "@/lib/pdf/pdf";
import type { RunContext } from "@/lib/providers/context";
import { type Analysis, analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import type { ResumeInput, ResumeReview } from "@/lib/tools/review-resume/contract";
import { isJobPosting, isLetter, isResume } from "@/lib/tools/review-resume/is-resume";
import { layoutRemarks } from "@/lib/tools/review-resume/layout";
import { leadForLed } from "@/lib/tools/review-resume/lead-for-led";
import { matchJob } from "@/lib/tools/review-resume/match-job";
import { parseContact } from "@/lib/tools/review-resume/parse-contact";
import { photoRemarks } from "@/lib/tools/review-resume/photo";
import { reviewPrompt } from "@/lib/tools/review-resume/prompt";
import { confusedWords } from "@/lib/tools/review-resume/real-words";
import { remarksOfJson } from "@/lib/tools/review-resume/remarks-of-json";
import { toReport } from "@/lib/tools/review-resume/report";
import { type Resume, toResume } from "@/lib/tools/review-resume/resume";
import { checkSize } from "@/lib/tools/review-resume/size";
import { withoutToolNames } from "@/lib/tools/review-resume/trade-words";
import { withoutWrongCorrections } from "@/lib/tools/review-resume/wrong-corrections";

/** The engine used when there is no instruction-following model: it counts and quotes. */
const REVIEWER: Engine = {
  id: "local/resume-reviewer",
  name: "Built-in reviewer",
  builtIn: true,
};
const MIN_WORDS = 30;
const NO_RESUME =
  "This document doesn't look like a résumé: it has no experience, education, or skills that we could find. Choose another file.";
const LETTER = "This document looks like a letter. Choose your résumé as the file.";
const POSTING =
  "This document looks like a job description. Paste it into that field, and choose your résumé as the file.";
const OCR_PAGES = 5;

/**
 * Reviews a résumé: measures what can be counted, deterministically, and lets an
 * instruction-following model write the remarks instead where its quotations can be verified. Saves
 * the review to the user's history.
 *
 * @throws AppError `unusable` when there is too little text, `payload_too_large` when there is far too much, `aborted`, and
 *   whatever reading the
 *   file throws
 */
export async function reviewResume(
  ctx: RunContext,
  input: ResumeInput & { files: { resume: UploadedFile } },
): Promise<ResumeReview> {
  const startedAt = ctx.now();
  const turn = { userId: ctx.user.id, signal: ctx.signal };
  const wanted = {
    ...turn,
    onStep: ctx.progress.onStep,
    maxPages: LIMITS.resumePages,
    maxOcrPages: OCR_PAGES,
    findHidden: true,
    findPhotos: true,
  };
  const reading = await ctx.pdfReader.read(input.files.resume, wanted, async (whole) => {
    checkSize(whole);
    return whole;
  });
  const pause = createYielder(ctx.signal);
  const resume = toResume(reading);
  if (resume.words < MIN_WORDS) {
    throw new AppError(
      "unusable",
      "This PDF doesn't have enough text to review. Choose your full résumé, saved as a PDF in the program it was written in.",
    );
  }
  await pause();
  if (isJobPosting(resume.text)) throw new AppError("unusable", POSTING);
  if (isLetter(resume)) throw new AppError("unusable", LETTER);
  await pause();
  const contact = await parseContact(resume, ctx.signal);
  if (!isResume(resume, contact)) throw new AppError("unusable", NO_RESUME);
  ctx.progress.onStep({ label: "Checking grammar" });
  const lines = resume.sections.flatMap((section) => section.lines).map(({ text }) => text);
  const found = resume.isEnglish ? await ctx.grammar.check(lines, turn) : [];
  const likely = withoutWrongCorrections(found, lines);
  const known = await withoutToolNames(likely, lines, resume, ctx.signal);
  await pause();
  const confused = resume.isEnglish
    ? [...confusedWords(lines), ...leadForLed(resume.sections)]
    : [];
  const issues = [...known, ...confused].sort((one, other) => one.line - other.line);
  const layout = layoutRemarks(reading.pages);
  const checked = { contact, lines, issues, layout, photos: photoRemarks(reading.pages) };
  await pause();
  const match = input.jobDescription
    ? await matchJob(resume, input.jobDescription, { now: ctx.now(), signal: ctx.signal })
    : undefined;
  await pause();
  const counted = await analyzeResume(resume, checked, match, ctx.signal);
  const parts = reading.pages.map((page) => ({ place: page.page, text: textOfPage(page) }));
  const { analysis, engine, message } = await withModel(
    ctx,
    counted,
    resume,
    parts,
    input.jobDescription,
  );
  if (ctx.signal.aborted) throw new AppError("aborted", "Stopped before the review was ready.");

  const content = toReport(resume, analysis);
  const meta = {
    engine,
    ...ctx.tokens(),
    overall: analysis.overall,
    parts: analysis.parts.map(({ part, score, weight }) => ({ part, score, weight })),
    words: resume.words,
    pages: resume.pages,
    hidden: resume.hidden.length,
    matched: analysis.match?.matched ?? [],
    missing: analysis.match?.missing ?? [],
    dropped: analysis.dropped,
    seconds: secondsBetween(startedAt, ctx.now()),
  };
  const source = await keepFile(ctx, input.files.resume, "application/pdf");
  const row = await keepCreation(ctx, {
    tool: "review-resume",
    type: "resume-review",
    prompt: `Review of ${input.files.resume.name}`,
    content,
    meta,
    parts: { source },
  });
  return { id: row.id, content, meta, ...(message && { message }) };
}

/** Adds a model's verified remarks; when there is no model or it fails, the counted ones stay. */
async function withModel(
  ctx: RunContext,
  counted: Analysis,
  resume: Resume,
  parts: { place: number; text: string }[],
  jobDescription: string | undefined,
): Promise<{ analysis: Analysis; engine: Engine; message?: string | undefined }> {
  if (ctx.text.openDraft) return { analysis: counted, engine: REVIEWER };
  ctx.progress.onStep({ label: `Waiting for ${ctx.text.engine.name}` });
  const { request, read } = await reviewPrompt(ctx.text, resume.text, jobDescription);
  const answer = await ctx.text
    .generate({
      ...request,
      userId: ctx.user.id,
      timeoutMs: ctx.textTimeoutMs,
      signal: ctx.signal,
    })
    .catch((error: unknown) => {
      logger.warn({ error }, "the model returned no remarks on a résumé");
      return undefined;
    });
  if (!answer) return { analysis: counted, engine: REVIEWER };

  const verifier = verifyCitations("pdf", await createQuoteIndex("pdf", parts), () => {});
  verifier.push(ctx.text.writesJson ? remarksOfJson(answer.text) : answer.text);
  const { statements, dropped } = verifier.end();
  const under = (heading: RegExp) =>
    statements
      .filter((statement) => heading.test(statement.heading))
      .map(({ text, citations }) => ({ text, quotes: citations.map(({ quote }) => quote) }));
  const strengths = under(/strength/i);
  const weaknesses = under(/weakness/i);
  const analysis = {
    ...counted,
    strengths: strengths.length > 0 ? strengths : counted.strengths,
    weaknesses: weaknesses.length > 0 ? weaknesses : counted.weaknesses,
    dropped: counted.dropped + dropped,
  };
  if (strengths.length + weaknesses.length === 0) return { analysis, engine: REVIEWER };
  const notes = [
    read.length < resume.text.length &&
      `The model read only the first ${countWords(read)} of ${countWords(resume.text)} words. The score is based on all of them.`,
    answer.finishReason === "length" &&
      "The model's answer was cut off, so some remarks may be missing.",
  ];
  const message = notes.filter(Boolean).join(" ") || undefined;
  return { analysis, engine: ctx.text.engine, message };
}
