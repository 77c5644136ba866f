import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { isJobPosting, isResume } from "@/lib/tools/review-resume/is-resume";
import { layoutRemarks } from "@/lib/tools/review-resume/layout";
import { leadForLed } from "@/lib/tools/review-resume/lead-for-led";
import { matchJob } from "@/lib/tools/review-resume/match-job";
import { parseContact } from "@/lib/tools/review-resume/parse-contact";
import { confusedWords } from "@/lib/tools/review-resume/real-words";
import { toReport } from "@/lib/tools/review-resume/report";
import { toResume } from "@/lib/tools/review-resume/resume";
import { withoutToolNames } from "@/lib/tools/review-resume/trade-words";
import { readingOfLines } from "@/tests/support/resume-texts";

const HEAD = ["Ada Byron", "ada@example.com | +1 555 123 4567"];
const JOB = "Requirements:\n- 5 years of account planning\n- leading teams\n- Apache Airflow";
/** Enough to tell the language by. */
const GERMAN = Array.from(
  { length: 40 },
  (_, at) => `Verantwortlich für die Pflege der Anwendung ${at} und ihrer Schnittstellen`,
);

/** What reads résumés, with a text in one of the sections: all that a review does but for the file and the engines. */
export const ANALYZERS_OF_RESUMES: Record<string, (text: string) => unknown> = {
  head: (text) => reviewLines(text.split("\n")),
  summary: (text) => reviewLines(["Summary", ...text.split("\n")]),
  experience: (text) => reviewLines(["Experience", ...text.split("\n")]),
  education: (text) => reviewLines(["Education", ...text.split("\n")]),
  skills: (text) => reviewLines(["Skills", ...text.split("\n")]),
  germanExperience: (text) => reviewLines(["Berufserfahrung", ...GERMAN, ...text.split("\n")]),
};

/** Reviews a résumé with a name, an address, and these lines. */
export async function reviewLines(lines: readonly string[]): Promise<string> {
  const reading = readingOfLines([...HEAD, ...lines]);
  const resume = toResume(reading);
  const contact = await parseContact(resume);
  const texts = resume.sections.flatMap((section) => section.lines).map(({ text }) => text);
  const misspelled = texts.map((text, line) => {
    const end = text.indexOf(" ");
    return { line, start: 0, end, message: "Misspelled.", replacements: ["Zebra"] };
  });
  const issues = [
    ...(await withoutToolNames(misspelled, texts, resume)),
    ...confusedWords(texts),
    ...leadForLed(resume.sections),
  ];
  const layout = layoutRemarks(reading.pages);
  const match = await matchJob(resume, JOB);
  const checked = { contact, lines: texts, issues, layout };
  // Both are asked by the service, which refuses what is none. These are all looked at, whatever is in them.
  isJobPosting(resume.text);
  isResume(resume, contact);
  return toReport(resume, await analyzeResume(resume, checked, match));
}
