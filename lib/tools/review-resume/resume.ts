import type { HiddenText, PdfReading } from "@/lib/pdf/pdf";

/** Sections that are recognized. */
export const SECTION_KINDS = [
  "summary",
  "experience",
  "education",
  "skills",
  "projects",
  "certifications",
  "languages",
  "awards",
  "publications",
  "volunteering",
  "interests",
  "references",
] as const;
/** A recognized section. */
export type SectionKind = (typeof SECTION_KINDS)[number];

/** A line or paragraph of a résumé. Untrusted. */
export type ResumeLine = { text: string; bullet: boolean };

/** A section with its lines. */
export type ResumeSection = {
  kind: SectionKind;
  /** The heading as written. */
  title: string;
  lines: ResumeLine[];
};

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
};

/** Section titles; the whole heading must match. */
const TITLES: Readonly<Record<SectionKind, RegExp>> = {
  summary:
    /^(?:(?:professional|career|executive|personal) )?(?:summary|profile|objective|statement|overview)$|^about(?: me)?$/,
  experience:
    /^(?:(?:professional|work|employment|relevant|career|industry) )*(?:experience|history|employment|background)s?$/,
  education:
    /^education(?:al)?(?: (?:background|and training|history))?$|^academic (?:background|qualifications|history)$|^qualifications$/,
  skills:
    /^(?:(?:technical|key|core|professional|relevant|it|computer) )*(?:skills|competenc(?:ies|e)|technologies|expertise|tools)(?: (?:and|&) (?:tools|technologies|skills|expertise|interests|abilities))?$/,
  projects: /^(?:(?:personal|selected|key|side|academic) )*projects$/,
  certifications:
    /^(?:licen[sc]es (?:and|&) )?certifications?(?: (?:and|&) \w+)?$|^courses$|^training$/,
  languages: /^languages?$/,
  awards: /^(?:honou?rs|awards|achievements|accomplishments)(?: (?:and|&) \w+)?$/,
  publications: /^(?:publications|papers|talks|patents)(?: (?:and|&) \w+)?$/,
  volunteering: /^volunteer(?:ing)?(?: (?:work|experience))?$|^community(?: \w+)?$/,
  interests: /^(?:interests|hobbies)(?: (?:and|&) \w+)?$/,
  references: /^(?:references|referees)$/,
};

const MAX_TITLE_CHARACTERS = 45;

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
  };
  const blocks = reading.pages.flatMap((page) =>
    page.blocks.filter(({ kind }) => kind !== "running"),
  );
  for (const block of blocks) {
    const kind = sectionOf(block.text);
    if (kind) {
      resume.sections.push({ kind, title: block.text.trim(), lines: [] });
      continue;
    }
    const line = { text: block.text.replace(BULLET, "").trim(), bullet: isBullet(block) };
    if (!line.text) continue;
    (resume.sections.at(-1)?.lines ?? resume.head).push(line);
  }
  resume.text = blocks.map(({ text }) => text).join("\n");
  resume.words = resume.text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return resume;
}

function isBullet(block: { kind: string; text: string }): boolean {
  return block.kind === "list" || BULLET.test(block.text);
}

function sectionOf(text: string): SectionKind | undefined {
  if (text.length > 2 * MAX_TITLE_CHARACTERS) return undefined;
  const title = text
    .toLowerCase()
    .replace(/[:\s_|•–—-]+$/g, "")
    .replace(/^[\s\d.|•–—-]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (title.length > MAX_TITLE_CHARACTERS) return undefined;
  return SECTION_KINDS.find((kind) => TITLES[kind].test(title));
}

/** Returns the lines of all sections of a kind. */
export function linesOf(resume: Resume, kind: SectionKind): ResumeLine[] {
  return resume.sections
    .filter((section) => section.kind === kind)
    .flatMap((section) => section.lines);
}

/**
 * Returns the lines that describe what a person did: list items and full sentences under
 * experience, projects and volunteering.
 */
export function accomplishmentsOf(resume: Resume): string[] {
  const kinds = ["experience", "projects", "volunteering"] as const;
  const lines = kinds.flatMap((kind) => linesOf(resume, kind));
  const items = lines.filter(({ bullet }) => bullet);
  const long = lines.filter(({ text, bullet }) => !bullet && wordCount(text) >= 9);
  return (items.length > 0 ? [...items, ...long] : long).map(({ text }) => text);
}

/** Counts the words that contain a letter or digit. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
