import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { PdfReading } from "@/lib/pdf/pdf";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { isResume } from "@/lib/tools/review-resume/is-resume";
import { parseContact } from "@/lib/tools/review-resume/parse-contact";
import { toResume } from "@/lib/tools/review-resume/resume";

const FOLDER = "tests/fixtures/resumes";
const LINE = 15;

/** A document with what a review should find in it; see the folder's README. */
export type ResumeText = {
  name: string;
  lines: string[];
  sections: string[];
  remarks: string[];
  phone: string;
  isResume: boolean;
};

/** Remarks by the names that the fixtures use. */
const REMARKS: Record<string, RegExp> = {
  birth: /birth date/,
  marital: /marital status/,
  nationality: /nationality/,
  photo: /the photo/,
  address: /email address doesn.t look/,
  objective: /An objective/,
  weak: /describe duties/,
  cliche: /clichés/,
};

/** The documents of `tests/fixtures/resumes`. */
export function readResumeTexts(): ResumeText[] {
  return readdirSync(FOLDER).map((file) => {
    const all = readFileSync(path.join(FOLDER, file), "utf8").trim().split("\n");
    const wanted = (key: string) =>
      all
        .find((line) => line.startsWith(`% ${key}:`))
        ?.slice(key.length + 3)
        .trim() ?? "";
    const list = (key: string) => wanted(key).split(" ").filter(Boolean);
    return {
      name: path.parse(file).name,
      lines: all.filter((line) => !line.startsWith("%")),
      sections: list("sections"),
      remarks: list("remarks"),
      phone: wanted("phone"),
      isResume: wanted("not") === "",
    };
  });
}

/** The document as a PDF of one column would be read. */
export function readingOfLines(lines: readonly string[]): PdfReading {
  const blocks = lines.map((text, index) => ({
    kind: "paragraph" as const,
    text,
    size: 10,
    x: 50,
    y: (index + 1) * LINE,
  }));
  const page = { page: 1, width: 595, height: 842, blocks, source: "text" as const, hidden: [] };
  return { title: "", language: "", pages: [page], outline: [] };
}

/** What a review finds, by the names that the fixtures use. */
export async function reviewText({ lines }: ResumeText) {
  const resume = toResume(readingOfLines(lines));
  const contact = await parseContact(resume);
  const analysis = await analyzeResume(resume, { lines: [], issues: [] }, undefined);
  const remarks = Object.keys(REMARKS).filter((key) =>
    [...analysis.personal, ...analysis.weaknesses].some(({ text }) => REMARKS[key]?.test(text)),
  );
  return {
    resume,
    analysis,
    sections: [...new Set(resume.sections.map(({ kind }) => kind))].sort(),
    remarks: remarks.sort(),
    phone: contact.phone ?? "",
    isResume: isResume(resume, contact),
  };
}
