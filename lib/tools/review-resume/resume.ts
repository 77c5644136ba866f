import { eld } from "eld/small";
import type { HiddenText, PdfReading } from "@/lib/pdf/pdf";
import { ungluedLines } from "@/lib/tools/review-resume/glued-lines";
import {
  BULLET,
  isBullet,
  partedHeading,
  sectionHeadings,
} from "@/lib/tools/review-resume/headings";
import { isAcademic } from "@/lib/tools/review-resume/is-academic";
import { joinedHeading } from "@/lib/tools/review-resume/joined-headings";
import { withMarginDates } from "@/lib/tools/review-resume/margin-dates";
import { titledBlocks } from "@/lib/tools/review-resume/own-headings";
import { placeOnPage } from "@/lib/tools/review-resume/place-on-page";
import { countScannedPages, readableBlocks } from "@/lib/tools/review-resume/scanned-pages";
import { skillsIn } from "@/lib/tools/review-resume/section-titles";
import type { ResumeLine, ResumeSection, SectionKind } from "@/lib/tools/review-resume/sections";
import {
  PERIOD,
  sectionsByContent,
  takeForEducation,
  takeForJobs,
} from "@/lib/tools/review-resume/sections-by-content";
import { isSigned } from "@/lib/tools/review-resume/signatures";
import { smallPrintOf } from "@/lib/tools/review-resume/small-print";
import { inTableRows } from "@/lib/tools/review-resume/table-rows";
import { isProse, sectionsOfTold, type ToldCareer } from "@/lib/tools/review-resume/told-career";
import { isActivityOpening } from "@/lib/tools/review-resume/verbs";

/** A résumé split into sections. */
export type Resume = {
  /** The text in the largest print of the first page; empty when nothing stands out. */
  largest: string;
  /** The lines before the first section: name and contact details. */
  head: ResumeLine[];
  sections: ResumeSection[];
  /** All visible text, in reading order. */
  text: string;
  words: number;
  pages: number;
  /** Number of pages that are images. */
  scannedPages: number;
  hidden: HiddenText[];
  /** Of what is printed; undefined when all of it is large enough. */
  smallPrint: { size: number; share: number } | undefined;
  /** What only holds for English, such as the verbs that open lines, counts for nothing elsewhere. */
  isEnglish: boolean;
  /** Where jobs are told in sentences rather than listed. */
  career: ToldCareer | undefined;
  /** Of a researcher: as long as it takes, and lines are entries of lists. */
  isAcademic: boolean;
};

/** Enough to tell a language by; fewer words aren't. */
const LANGUAGE_CHARACTERS = 4_000;
const MIN_LANGUAGE_WORDS = 30;

/** At the end, where and when a "Lebenslauf" was signed belongs to no section. */
const MAX_SIGNATURE_LINES = 3;
const MIN_SUMMARY_WORDS = 7;
/** A longer one may be all of a résumé. */
const MAX_SUMMARY_WORDS = 90;
const ENDS_WITH_PERIOD = new RegExp(String.raw`${PERIOD.source}\)?$`, "iu");

/** Splits a résumé into sections by their headings. Running headers and footers are left out. */
export function toResume(reading: PdfReading): Resume {
  const resume: Resume = {
    largest: largestText(reading),
    head: [],
    sections: [],
    text: "",
    words: 0,
    pages: reading.pages.length,
    scannedPages: countScannedPages(reading.pages),
    hidden: reading.pages.flatMap(({ hidden }) => hidden),
    smallPrint: smallPrintOf(reading.pages),
    isEnglish: true,
    career: undefined,
    isAcademic: false,
  };
  const blocks = reading.pages.flatMap((page) =>
    withMarginDates(inTableRows(readableBlocks(page)))
      .filter(({ kind }) => kind !== "running")
      .flatMap(partedHeading)
      .map((block) => ({
        ...block,
        text: joinedHeading(block.text),
        place: placeOnPage(page, block),
      })),
  );
  resume.text = blocks.map(({ text }) => text).join("\n");
  resume.words = wordCount(resume.text);
  const { language } = eld.detect(resume.text.slice(0, LANGUAGE_CHARACTERS));
  resume.isEnglish = !language || language === "en" || resume.words < MIN_LANGUAGE_WORDS;
  const titled = titledBlocks(blocks);
  const kinds = blocks.map((_, index) => titled.get(index)?.kind);
  const namesSkills = kinds.includes("skills");
  const isSection = sectionHeadings(blocks, kinds);
  let open: ResumeSection | undefined;
  for (const [index, block] of blocks.entries()) {
    const kind = kinds[index] ?? (isSection(index) ? "other" : undefined);
    if (kind) {
      const usual = titled.get(index)?.usual;
      open = { kind, title: block.text.trim(), ...(usual && { usual }), lines: [] };
      resume.sections.push(open);
      continue;
    }
    const { place } = block;
    const text = block.text.replace(BULLET, "").trim();
    if (!text || (index >= blocks.length - MAX_SIGNATURE_LINES && isSigned(text))) continue;
    const listed = namesSkills ? undefined : skillsIn(text);
    if (listed) {
      const line = { text: listed.skills, bullet: false, place };
      // What follows still belongs to the section around it.
      resume.sections.push({ kind: "skills", title: listed.title, lines: [line] });
      continue;
    }
    const bullet = isBullet(block);
    const lines = ungluedLines(text, resume.isEnglish);
    (open?.lines ?? resume.head).push(
      ...lines.map((line) => ({ text: line, bullet: bullet && !isJob(line), place })),
    );
  }
  const has = (wanted: SectionKind) => resume.sections.some(({ kind }) => kind === wanted);
  if (!has("experience") && !resume.isEnglish) takeForJobs(resume.sections);
  if (!has("experience")) findByContent(resume);
  else if (resume.isEnglish && !has("education") && !has("skills")) takeApart(resume);
  if (!has("education")) takeForEducation(resume.sections);
  if (!has("summary")) summarize(resume);
  resume.isAcademic = isAcademic(resume.sections, resume.text);
  return resume;
}

/** Looks for jobs where no heading announces them: in entries, and in what is told in sentences, also under a heading of one's own. */
function findByContent(resume: Resume): void {
  const told =
    resume.isEnglish && !hasEntries(resume.head) ? sectionsOfTold(resume.head) : undefined;
  const { head, sections } = told ?? sectionsByContent(resume.head);
  resume.head = head;
  resume.career = told?.career;
  resume.sections.unshift(...sections);
  if (resume.isEnglish && !sections.some(({ kind }) => kind === "experience")) takeApart(resume);
}

/** Divides what tells of all of a career under one heading. */
function takeApart(resume: Resume): void {
  const mayTell = ({ kind, title, lines }: ResumeSection) =>
    !hasEntries(lines) &&
    (kind === "other" ||
      (kind === "experience" && title !== "") ||
      (kind === "summary" && wordsIn(lines) > MAX_SUMMARY_WORDS));
  resume.sections = resume.sections.flatMap((section) => {
    const found = mayTell(section) ? sectionsOfTold(section.lines) : undefined;
    if (!found) return [section];
    resume.career ??= found.career;
    const same = found.sections.find(({ kind }) => kind === section.kind);
    const others = found.sections.filter((one) => one !== same);
    return [{ ...section, lines: [...found.head, ...(same?.lines ?? [])] }, ...others];
  });
}

function hasEntries(lines: readonly ResumeLine[]): boolean {
  return lines.some((line) => !isProse(line) && PERIOD.test(line.text));
}

function wordsIn(lines: readonly ResumeLine[]): number {
  return lines.reduce((sum, { text }) => sum + wordCount(text), 0);
}

/** Moves sentences below the name into a summary without a heading. */
function summarize(resume: Resume): void {
  const isSentence = ({ text }: ResumeLine) =>
    wordCount(text) >= MIN_SUMMARY_WORDS && /[.!]$/.test(text) && !/@/.test(text);
  const lines = resume.head.filter(isSentence);
  if (lines.length === 0) return;
  resume.head = resume.head.filter((line) => !isSentence(line));
  resume.sections.unshift({ kind: "summary", title: "", lines });
}

function largestText({ pages }: PdfReading): string {
  const blocks = pages[0]?.blocks ?? [];
  const [first, second] = [...new Set(blocks.map(({ size }) => size))].sort((a, b) => b - a);
  if (first === undefined || second === undefined) return "";
  return blocks.find(({ size }) => size === first)?.text.trim() ?? "";
}

/** Whether a line is the title of a job with its period. */
export function isJob(text: string): boolean {
  return ENDS_WITH_PERIOD.test(text) && !isActivityOpening(text);
}

/** Returns the lines of all sections of a kind. */
export function linesOf(resume: Resume, kind: SectionKind): ResumeLine[] {
  return resume.sections
    .filter((section) => section.kind === kind)
    .flatMap((section) => section.lines);
}

/** Counts the words that contain a letter or digit. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
