import { SENTENCE_END, splitSentences } from "@/lib/core/sentences";
import { SINCE } from "@/lib/tools/review-resume/date-parts";
import { hasFigure } from "@/lib/tools/review-resume/figures";
import type { ResumeLine, ResumeSection, SectionKind } from "@/lib/tools/review-resume/sections";
import { PERIOD, sectionsByContent } from "@/lib/tools/review-resume/sections-by-content";
import { opensWithVerb } from "@/lib/tools/review-resume/verbs";

/** Whoever writes of themselves, or leaves "I" out. */
const OWN = /(?<!\p{L})(?:I|I['’](?:ve|m|d)|[Mm]y)(?!\p{L})/u;
const SOMEBODY = /(?<!\p{L})(?:he|she|his|her)(?!\p{L})/iu;
const OTHERS = /(?<!\p{L})(?:he|she|they|we|it|his|her|their|our)(?!\p{L})/iu;
const WITHOUT_I =
  /^(?:[\p{L} ]{2,30}, |(?:from|since|between|until|in|after) [\p{L}\d –—-]{4,40} )?(?:then |also )?(?:worked|employed|joined|studied|graduated|served as|trained as|promoted)(?!\p{L})/iu;

/** What people say of their jobs. */
const JOB = new RegExp(
  `(?<!\\p{L})(?:${[
    "work(?:ed|ing)? (?:(?:there|then|also|part[- ]time|full[- ]time|mostly|mainly|nights?|shifts) )?(?:as|at|for|in|with|on|from|under|through)",
    "(?:been|was|got) (?:then |later |soon )?(?:working|employed|hired|taken on|promoted|self-employed|freelancing|in charge|(?:the )?head of|responsible for)",
    "(?:been|was|became) (?:an?|the) (?:[\\p{L}-]+ ){1,4}(?:at|for|with|in|since|until|there)",
    "(?:I['’]ve|have) (?:also )?been (?!living|doing|looking|feeling|waiting|going|trying|thinking|being|having)\\p{L}{2,20}ing",
    "I(?:['’]m| am) (?:now |currently )?(?:at|with) [^.]{1,60} since",
    "(?:since|in) (?:\\p{L}{3,9} )?(?:19|20)\\d{2},? I['’]ve been",
    "promoted to|employed (?:as|at|by)|freelanced?|self-employed|temp(?:ed|ing| work| jobs?)|joined|taught|coached",
    "(?:my|a) (?:(?:summer|first|last|next|second|third|current|present|previous|recent|latest|part-time|full-time|weekend|office|own) )+(?:jobs?|positions?|posts?|roles?|employers?|business|company)",
    "(?:opened|founded|set up|started|ran|run|took over|own) (?:my|an?|the|our) (?:own )?(?:[\\p{L}-]+ )?(?:business|company|shop|store|salon|restaurant|café|bar|practice|agency|studio|farm|bakery|garage|firm|office|branch|department|team|kitchen|ward)",
    "(?:a|the|my) (?:jobs?|position|role|post|internship) (?:as|at|in|with)|(?:many|several|various|different|odd|kinds of) jobs|my boss|employees|colleagues|coworkers",
    "(?:started|began) (?:out )?(?:my career|work|as|at|with)",
    "for (?:about |over |almost |nearly )?(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|several|many|some|a few) (?:years?|months?)",
  ].join("|")})(?!\\p{L})`,
  "iu",
);
const EDUCATION =
  /(?<!\p{L})(?:stud(?:ied|ying)|graduat(?:ed|ing|e of)|(?:finished|left|completed|attended|went to) (?:[\p{L}-]+ ){0,2}(?:school|college|university)|(?:a|my|an?other) (?:[\p{L}-]+ ){0,2}(?:degree|diploma|bachelor|master|apprenticeship|doctorate)(?:['’]s)?|bachelor(?:['’]s)?|master(?:['’]s)? (?:degree|of|in)|ph\.?d|apprenticed?|a[- ]levels?|gcses?|ged|certificate (?:in|of)|qualified as|trained as|train(?:ing|ed) (?:as|to be)|course (?:in|on|at)|majored|(?:high|nursing|vocational|trade) school|university of)(?!\p{L})/iu;
const SKILLS =
  /^(?:[\p{L} ]{2,30}, )?(?:and )?I(?:['’]m| am| can| know| use| have)?(?: also)? ?(?:good (?:at|with)|proficient (?:in|with|at)|skilled (?:in|at|with)|familiar with|comfortable with|confident with|experienced (?:in|with)|use|work with|operate|know how to use|(?:good |strong |solid |excellent )?(?:knowledge of|experience (?:with|in)|skills in))(?!\p{L})/iu;
const KNOW = /^(?:(?:and )?I(?: also)? know|[Cc]an use) (?=\p{Lu})/u;
const MY_SKILLS = /^my (?:[\p{L}-]+ ){0,2}skills (?:are|include)(?!\p{L})/iu;
const LANGUAGES = /^(?:(?:and )?I(?:['’]m| am)?(?: also)? )?(?:speaks?|fluent in) /iu;
const WISH =
  /(?<!\p{L})I(?:(?:['’]m| am)(?: now| currently)? (?:looking for|seeking)|(?:['’]d| would) (?:like|love) to|(?: now)? (?:want|hope) to)(?!\p{L})/u;
const INTERESTS = /(?<!\p{L})(?:(?:free|spare) time|hobby|hobbies)(?!\p{L})/iu;

const SINCE_THEN = new RegExp(`(?<!\\p{L})${SINCE} (?:\\p{L}{3,9} )?(?:19|20)\\d{2}(?!\\d)`, "iu");
const MIN_WORDS = 6;
/** Longer ones are prose also without a mark at their end, or with an address. */
const MIN_LONG = 20;
/** The end of a sentence within a text. */
const WITHIN = /[\p{Ll}\d%)]{2}[.!?] \p{Lu}/u;
const MAX_SKILL_WORDS = 5;
/** Where a sentence goes on with something else that somebody did. */
const NEXT =
  /(?:, (?:and |but |so )?(?:then )?|; (?:and |then )?|(?:,? (?:where|after which|during which)) )(?=I (?!think|guess|believe|mean|suppose|hope)[\p{Ll}])/u;
const MIN_PART = 4;
/** A longer one says more of a job than a title does. */
const MAX_TITLE_WORDS = 16;
/** How many sentences about jobs and schools make a career. */
const MIN_TOLD = 2;

/** What somebody tells of their career in sentences, in the first person or without any. */
export type ToldCareer = {
  /** How many sentences are about jobs and schools, and how many there are. */
  told: number;
  sentences: number;
};

/** Whether a line is part of a text rather than a heading, an entry, or an item. */
export function isProse({ text, bullet }: ResumeLine): boolean {
  const words = text.split(" ").length;
  if (bullet || words < MIN_WORDS) return false;
  if (words >= MIN_LONG && WITHIN.test(text)) return true;
  return SENTENCE_END.test(text) && !text.includes("@");
}

/** Undefined where nobody tells of a career of their own. */
function careerIn(lines: readonly ResumeLine[]): ToldCareer | undefined {
  const sentences = lines.filter(isProse).flatMap(({ text }) => splitSentences(text));
  const own = sentences.filter((sentence) => isOwn(sentence) && isCareer(sentence));
  const isEnough = own.length >= MIN_TOLD || own.some(isDated);
  const hasJob = own.some((one) => JOB.test(one) || !EDUCATION.test(one));
  return isEnough && hasJob ? { told: own.length, sentences: sentences.length } : undefined;
}

/**
 * Takes apart what is told of a career in sentences. Each of them is a line, and is divided where it goes on with something
 * else; headings and entries around them stay.
 *
 * @returns what belongs to no section, and the sections, each with an empty title; undefined where no career is told
 */
export function sectionsOfTold(
  lines: readonly ResumeLine[],
): { career: ToldCareer; head: ResumeLine[]; sections: ResumeSection[] } | undefined {
  const career = careerIn(lines);
  if (!career) return undefined;
  const parts = new Set<ResumeLine>();
  const all = lines.flatMap((line) => {
    if (!isProse(line)) return [line];
    const told = partsOf(line);
    for (const part of told) parts.add(part);
    return told;
  });
  const found = sectionsByContent(all, (line, before) =>
    parts.has(line) ? toldKind(line.text, before) : undefined,
  );
  const sections = new Map<SectionKind, ResumeSection>();
  for (const section of found.sections) {
    const same = sections.get(section.kind);
    if (same) same.lines.push(...section.lines);
    else sections.set(section.kind, section);
  }
  const skills = sections.get("skills");
  if (skills) skills.lines = skills.lines.map(asListOfSkills);
  return { career, head: found.head, sections: [...sections.values()] };
}

function asListOfSkills(line: ResumeLine): ResumeLine {
  const skills = skillsToldIn(line.text);
  return skills ? { ...line, text: skills.join(", ") } : line;
}

/** Whether a text tells of somebody else's jobs. */
export function tellsOfSomebody(text: string): boolean {
  return splitSentences(text).some((one) => SOMEBODY.test(one) && JOB.test(one));
}

function isOwn(sentence: string): boolean {
  return OWN.test(sentence) || (WITHOUT_I.test(sentence) && !OTHERS.test(sentence));
}

function isDated(sentence: string): boolean {
  return PERIOD.test(sentence) || SINCE_THEN.test(sentence);
}

function isCareer(sentence: string): boolean {
  return JOB.test(sentence) || EDUCATION.test(sentence) || PERIOD.test(sentence);
}

function partsOf(line: ResumeLine): ResumeLine[] {
  return splitSentences(line.text)
    .flatMap(dividedSentence)
    .map((text) => ({ ...line, text: text.trim() }));
}

function dividedSentence(sentence: string): string[] {
  const parts = sentence.split(NEXT);
  // "Before, I cleaned offices."
  return parts.every((part) => part.split(" ").length >= MIN_PART) ? parts : [sentence];
}

/** What a part of a sentence is about; what isn't plain belongs to what precedes it. */
function toldKind(text: string, before: SectionKind | undefined): SectionKind | undefined {
  const goesOn = before === "skills" || before === "languages" ? "summary" : undefined;
  if (!OTHERS.test(text) && LANGUAGES.test(text)) return "languages";
  if (skillsToldIn(text)) return "skills";
  if (!isOwn(text)) return goesOn;
  if (WISH.test(text)) return "summary";
  if (INTERESTS.test(text)) return "interests";
  const [job, school] = [JOB.exec(text), EDUCATION.exec(text)];
  if (job && school) return job.index < school.index ? "experience" : "education";
  if (job) return "experience";
  if (school) return "education";
  // After a course, "I did the invoices, 60 a week" is told of a job again.
  const isDone =
    opensWithVerb(text.replace(/^I (?:also |then |have (?:since |also )?)?/, "")) &&
    hasFigure(text);
  return before && before !== "experience" && isDone ? "experience" : goesOn;
}

/** The names in a sentence that lists what somebody can use: "I can use Word and Excel, and Sage." */
function skillsToldIn(text: string): string[] | undefined {
  const lead = SKILLS.exec(text) ?? KNOW.exec(text) ?? MY_SKILLS.exec(text);
  if (!lead) return undefined;
  const skills = text
    .slice(lead[0].length)
    .replace(SENTENCE_END, "")
    .split(/,? (?:and|as well as) |, /)
    .map((skill) => skill.trim())
    .filter(Boolean);
  const isList = skills.every((skill) => skill.split(" ").length <= MAX_SKILL_WORDS);
  return skills.length > 0 && isList ? skills : undefined;
}

/** Whether a sentence only says where somebody worked, and when, as the title of a job does. */
export function isJobTold(text: string): boolean {
  if (text.split(" ").length > MAX_TITLE_WORDS || !/\b(?:19|20)\d{2}\b/.test(text)) return false;
  return JOB.test(text) && isOwn(text) && !hasFigure(text);
}
