import { createYielder } from "@/lib/core/yield-to-event-loop";
import { linesOf, type Resume } from "@/lib/tools/review-resume/resume";
import { namesSection } from "@/lib/tools/review-resume/section-titles";
import { skillsElsewhere } from "@/lib/tools/review-resume/skills-elsewhere";

/** What people say of their character where skills belong. Nothing in it can be searched for or checked. */
const TRAIT =
  /^(?:(?:very|highly|extremely|self|a|an|strong|great|good|excellent)[ -])*(?:people[ -]person|team[ -]?(?:player|work|oriented)|detail[ -]?(?:s|ed)?[ -]oriented|attention to detail|(?:fast|quick|eager) learner|learns? (?:fast|quickly)|go[ -]getter|hard[ -]?work(?:er|ing)|work ethic|self[ -]?(?:starter|motivated)|starter|motivated|dependable|reliable|punctual|friendly|outgoing|energetic|enthusiastic|passionate|positive(?: attitude)?|flexible|adaptable|trustworthy|honest|loyal|responsible|creative|dynamic|ambitious|organi[sz]ed|driven|results[ -](?:driven|oriented)|multi[ -]?task(?:er|ing)|problem[ -]solver|works? well (?:with others|under pressure|in a team)|can[ -]do attitude|think(?:s|ing)? outside the box)$/i;
/** Behind a bracket, the next row of a table may begin: "Dutch (B2) Software SAP". */
const BETWEEN_SKILLS = /[,;|•/]|(?<=\)) (?=\p{Lu})/u;
/** The name of a group of skills: "Languages: Go, Python". */
const GROUP = /^[^:]{1,60}:\s+/;

/**
 * What a résumé lists as skills, apart from traits of character such as "people person"; without a list, what it names
 * elsewhere.
 */
export type ListedSkills = { skills: string[]; traits: string[]; elsewhere: string[] };

/** Finds what is listed as skills; see `ListedSkills`. */
export async function listedSkills(resume: Resume, signal?: AbortSignal): Promise<ListedSkills> {
  const own = linesOf(resume, "skills");
  const shared = resume.sections.filter(({ title }) => namesSection(title, "skills"));
  const lines = own.length > 0 ? own : shared.flatMap((section) => section.lines);
  const pause = createYielder(signal);
  const listed: ListedSkills = { skills: [], traits: [], elsewhere: [] };
  for (const { text } of lines) {
    await pause();
    for (const skill of skillsOf(text)) {
      (TRAIT.test(skill) ? listed.traits : listed.skills).push(skill);
    }
  }
  if (lines.length === 0) listed.elsewhere = await skillsElsewhere(resume, signal);
  return listed;
}

/** Whether a word or two say what somebody is like: "self-starter". */
export function isTrait(text: string): boolean {
  return TRAIT.test(text);
}

function skillsOf(line: string): string[] {
  return line
    .split(BETWEEN_SKILLS)
    .map((skill) => skill.trim().replace(GROUP, "").replace(/\.$/, ""))
    .filter(Boolean);
}
