import {
  OPEN_END,
  SHORT_MONTH,
  SHORT_YEAR,
  SHORT_YEARS,
  STILL,
  UP_TO,
} from "@/lib/tools/review-resume/date-parts";
import type { ResumeLine, ResumeSection, SectionKind } from "@/lib/tools/review-resume/sections";

const SHORT_POINT = String.raw`(?:${SHORT_MONTH}|(?<!\p{L})\p{L}{3,9}${SHORT_YEAR})`;
const END = String.raw`(?:\p{L}{1,10}\.?\s*(?:de\s+)?|\.\s*|\d{1,2}[/.])?(?:19|20)\d{2}(?:[-/.](?:0[1-9]|1[0-2])(?!\d))?`;

/** A year or a month up to another one or the present. */
export const PERIOD = new RegExp(
  [
    String.raw`(?:\b${SHORT_YEARS}`,
    String.raw`\b(?:19|20)\d{2}(?:[-/.](?:0[1-9]|1[0-2]))?(?:${OPEN_END}| onwards?|${UP_TO}(?:${END}|(?:\p{L}{1,10}\.?\s*|\.\s*)?${STILL}))`,
    String.raw`(?<=\bbetween (?:\p{L}{3,9} )?)(?:19|20)\d{2} and (?:\p{L}{3,9} )?(?:19|20)\d{2}`,
    `${SHORT_POINT}(?:${OPEN_END}|${UP_TO}(?:${SHORT_POINT}|${STILL})))`,
  ].join("|"),
  "iu",
);
/** Massachusetts, behind a city's comma or before a ZIP code, is no degree. */
const DEGREE =
  /\b(?:bachelor|master|associate(?:['’]s)? degree|diploma|ph\.?d|mba|b\.?sc|m\.?sc|b\.?a\.?(?=[ ,])|(?<!,\s?)m\.?a\.?(?=[ ,])(?!,? \d{5})|b\.?eng|m\.?eng|b\.?com|bsn|degree in|university of|high school|licen[cs]e|grado en|abitur)\b/i;
/** A degree that opens a line, also as an abbreviation: "M.S. Statistics", "BS in Biology". */
const DEGREE_OPENING =
  /^(?:BACHELOR|MASTER(?: OF|['’]S)|[Bb]achelor|[Mm]aster(?:['’]?s)?\b|[Aa]ssociate(?: of|['’]s)|[Dd]octor(?:ate)? (?:of|in)|[Dd]iploma|High [Ss]chool|GED\b|P[Hh]\.?\s?[Dd]\b|MBA\b|[BMA]\.\s?(?:A|S|Sc|Ed|Eng|Com|Tech|Phil|F\.A|B\.A)\b|(?:BA|BS|BSc|BSN|BEng|BFA|BBA|MA|MS|MSc|MSN|MEng|MFA|MEd|AA|AS|AAS|JD|MD)\b)/u;
const MIN_SKILLS = 5;
const MAX_SKILL_WORDS = 3;

/**
 * Finds sections in lines without headings: a period opens a job, a degree is education, and a list of short terms is skills.
 *
 * @param kindTold the kind of a line that tells of it in a sentence, given the one before
 * @returns what precedes the first of them, and the sections in order; each has an empty title
 */
export function sectionsByContent(
  lines: readonly ResumeLine[],
  kindTold: (line: ResumeLine, before: SectionKind | undefined) => SectionKind | undefined = () =>
    undefined,
): {
  head: ResumeLine[];
  sections: ResumeSection[];
} {
  const head: ResumeLine[] = [];
  const sections: ResumeSection[] = [];
  for (const [index, line] of lines.entries()) {
    const last = sections.at(-1);
    // The first line is a name, perhaps with a degree.
    const found = index > 0 ? kindOf(line) : undefined;
    const kind = kindTold(line, last?.kind) ?? found ?? last?.kind;
    if (!kind) head.push(line);
    else if (last?.kind === kind) last.lines.push(line);
    else sections.push({ kind, title: "", lines: [line] });
  }
  return { head, sections };
}

function kindOf({ text, bullet }: ResumeLine): SectionKind | undefined {
  if (bullet) return undefined;
  if (DEGREE.test(text)) return "education";
  if (PERIOD.test(text)) return "experience";
  return isListOfTerms(text) ? "skills" : undefined;
}

/** Takes what stands under an unknown heading of another language for jobs where it has periods. */
export function takeForJobs(sections: readonly ResumeSection[]): void {
  const jobs = sections.find(
    ({ kind, lines }) => kind === "other" && lines.some(({ text }) => PERIOD.test(text)),
  );
  if (jobs) jobs.kind = "experience";
}

/** Takes training for the education of who lists no other, as people do who change their career. */
export function takeForEducation(sections: readonly ResumeSection[]): void {
  const training = sections.find(
    ({ kind, title }) =>
      kind === "certifications" && /^(?:(?:professional )?training|courses)(?!\p{L})/iu.test(title),
  );
  if (training) training.kind = "education";
}

/** Whether a line begins with a degree. */
export function opensWithDegree(text: string): boolean {
  return DEGREE_OPENING.test(text);
}

/** Whether a line is a list of short terms, as skills are. */
export function isListOfTerms(text: string): boolean {
  const items = text.split(/[,;|•·]/).map((item) => item.trim());
  if (items.length < MIN_SKILLS || /@|\d{4}/.test(text)) return false;
  return items.every(
    (item) => item && item.split(/\s+/).length <= MAX_SKILL_WORDS && !/\d[.,]\d/.test(item),
  );
}
