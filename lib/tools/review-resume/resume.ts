import { eld } from "eld/small";
import type { HiddenText, PdfReading } from "@/lib/pdf/pdf";
import { placeOnPage } from "@/lib/tools/review-resume/place-on-page";
import { sectionOfTitle } from "@/lib/tools/review-resume/section-titles";
import type { ResumeLine, ResumeSection, SectionKind } from "@/lib/tools/review-resume/sections";
import { sectionsByContent } from "@/lib/tools/review-resume/sections-by-content";
import { opensWithDuty, opensWithVerb } from "@/lib/tools/review-resume/verbs";

/** A résumé split into sections. */
export type Resume = {
  /** The lines before the first section: name and contact details. */
  head: ResumeLine[];
  sections: ResumeSection[];
  /** All visible text, in reading order. */
  text: string;
  words: number;
  pages: number;
  /** Number of pages read with OCR. */
  scannedPages: number;
  hidden: HiddenText[];
  /** What only holds for English, such as the verbs that open lines, counts for nothing elsewhere. */
  isEnglish: boolean;
};

/** Enough to tell a language by; fewer words aren't. */
const LANGUAGE_CHARACTERS = 4_000;
const MIN_LANGUAGE_WORDS = 30;

const SENTENCE_WORDS = 9;
const PHRASE_WORDS = 5;

const BULLET = /^\s*[•‣▪●○◦·■□➢➤✓✔–—*-]\s+/;

/** Splits a résumé into sections by their headings. Running headers and footers are left out. */
export function toResume(reading: PdfReading): Resume {
  const resume: Resume = {
    head: [],
    sections: [],
    text: "",
    words: 0,
    pages: reading.pages.length,
    scannedPages: reading.pages.filter(({ source }) => source === "ocr").length,
    hidden: reading.pages.flatMap(({ hidden }) => hidden),
    isEnglish: true,
  };
  const blocks = reading.pages.flatMap((page) =>
    page.blocks
      .filter(({ kind }) => kind !== "running")
      .map((block) => ({ ...block, place: placeOnPage(page, block) })),
  );
  for (const block of blocks) {
    const kind = sectionOfTitle(block.text);
    if (kind) {
      resume.sections.push({ kind, title: block.text.trim(), lines: [] });
      continue;
    }
    const { place } = block;
    const line = { text: block.text.replace(BULLET, "").trim(), bullet: isBullet(block), place };
    if (!line.text) continue;
    (resume.sections.at(-1)?.lines ?? resume.head).push(line);
  }
  if (!resume.sections.some(({ kind }) => kind === "experience")) {
    const { head, sections } = sectionsByContent(resume.head);
    resume.head = head;
    resume.sections.unshift(...sections);
  }
  resume.text = blocks.map(({ text }) => text).join("\n");
  resume.words = resume.text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const { language } = eld.detect(resume.text.slice(0, LANGUAGE_CHARACTERS));
  resume.isEnglish = !language || language === "en" || resume.words < MIN_LANGUAGE_WORDS;
  return resume;
}

function isBullet(block: { kind: string; text: string }): boolean {
  return block.kind === "list" || BULLET.test(block.text);
}

/** Returns the lines of all sections of a kind. */
export function linesOf(resume: Resume, kind: SectionKind): ResumeLine[] {
  return resume.sections
    .filter((section) => section.kind === kind)
    .flatMap((section) => section.lines);
}

/**
 * Returns the lines that describe what a person did: list items, full sentences, and lines that begin with an activity,
 * under experience, projects, and volunteering.
 */
export function accomplishmentsOf(resume: Resume): string[] {
  const kinds = ["experience", "projects", "volunteering"] as const;
  const lines = kinds.flatMap((kind) => linesOf(resume, kind));
  const items = lines.filter(({ text, bullet }) => bullet || isActivity(text, resume));
  return items.map(({ text }) => text);
}

/** A full sentence, or a line that says what was done. Bullets that were drawn aren't in a PDF's text. */
function isActivity(text: string, { isEnglish }: Pick<Resume, "isEnglish">): boolean {
  const words = wordCount(text);
  // Verbs of other languages aren't known here. What has a year there is a job's heading.
  if (!isEnglish) return words >= PHRASE_WORDS && !/\b(?:19|20)\d{2}\b/.test(text);
  if (words >= SENTENCE_WORDS) return true;
  // "Lead Engineer" is a title, and so is "Cook, 2019".
  const goesOn = /^[\p{L}-]+ [\p{Ll}\d]/u.test(text) && !/\b(?:19|20)\d{2}\b/.test(text);
  return goesOn && (opensWithVerb(text) || opensWithDuty(text));
}

/** Counts the words that contain a letter or digit. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
