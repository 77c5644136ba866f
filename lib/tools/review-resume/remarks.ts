import { hasFigure } from "@/lib/tools/review-resume/figures";
import { isObjective } from "@/lib/tools/review-resume/first-impression";
import type { ParsedContact } from "@/lib/tools/review-resume/parse-contact";
import { datesByStyle, datesIn } from "@/lib/tools/review-resume/parse-contact";
import { gapsBetween, reversedPeriods, withSince } from "@/lib/tools/review-resume/periods";
import {
  accomplishmentsOf,
  linesOf,
  type Resume,
  wordCount,
} from "@/lib/tools/review-resume/resume";
import { listedSkills } from "@/lib/tools/review-resume/skills";
import { opensWithDuty, opensWithVerb } from "@/lib/tools/review-resume/verbs";

/** A remark about a résumé, with the words it refers to. */
export type Remark = { text: string; quotes: string[] };

const FIRST_PERSON = /\b(?:I|I['’]m|my|me|mine)\b/;
const CLICHE =
  /\b(?:team player|hard[- ]?working|detail[- ]oriented|results[- ]driven|go[- ]getter|think(?:ing)? outside the box|self[- ]starter|dynamic|synergy|passionate|highly motivated|fast[- ]paced)\b/i;
const VAGUE =
  /(?<!\p{L})(?:(?:and |other )stuff|etc(?:\.|$|(?=,))|various (?:tasks|duties|things|jobs)|and so on|misc\.?|other (?:tasks|duties|things)(?: as (?:needed|required|assigned))?)(?!\p{L})/iu;
const ON_REQUEST =
  /^references (?:are )?(?:available|provided|furnished|supplied) (?:up)?on request\.?$/i;
const LIST = new Intl.ListFormat("en");
const MAX_QUOTES = 3;
/** Who has many is told of the latest. */
const MAX_GAPS = 2;
const LONG_WORDS = 34;
const SHORT_WORDS = 5;
/** Fewer skills make no section that is worth praise. */
const MIN_SKILLS = 6;

/**
 * The lines that describe what a person did, grouped by what was found in them. A line may be in
 * several groups.
 */
export type AccomplishmentStats = {
  accomplishments: string[];
  withVerb: string[];
  withFigure: string[];
  weak: string[];
  tooLong: string[];
  tooShort: string[];
  firstPerson: string[];
  cliches: string[];
};

/** Sorts a résumé's activity lines into groups. */
export function measureAccomplishments(resume: Resume): AccomplishmentStats {
  // Entries of a researcher's lists say what was done without verbs and numbers.
  const accomplishments = resume.isAcademic ? [] : accomplishmentsOf(resume);
  const { isEnglish } = resume;
  const prose = [...linesOf(resume, "summary").map(({ text }) => text), ...accomplishments];
  return {
    accomplishments,
    withVerb: accomplishments.filter(
      (accomplishment) =>
        !isEnglish || (opensWithVerb(accomplishment) && !opensWithDuty(accomplishment)),
    ),
    withFigure: accomplishments.filter(hasFigure),
    weak: accomplishments.filter(opensWithDuty),
    tooLong: accomplishments.filter((accomplishment) => wordCount(accomplishment) > LONG_WORDS),
    // "Mentored 3 junior analysts." is short and says how many.
    tooShort: accomplishments.filter(
      (accomplishment) => wordCount(accomplishment) < SHORT_WORDS && !hasFigure(accomplishment),
    ),
    firstPerson: prose.filter((line) => FIRST_PERSON.test(line)),
    cliches: prose.filter((line) => CLICHE.test(line)),
  };
}

/** Lists the measurable strengths of a résumé, each with up to three quotations. */
export function strengthsOf(
  resume: Resume,
  accomplishments: AccomplishmentStats,
  contact: ParsedContact,
): Remark[] {
  const remarks: Remark[] = [];
  const say = (text: string, quotes: readonly string[]) =>
    remarks.push({ text, quotes: quotes.slice(0, MAX_QUOTES) });
  const of = (part: readonly string[]) =>
    `${part.length} of ${accomplishments.accomplishments.length}`;
  // What is quoted as a strength has no fault elsewhere.
  const isFaulty = (line: string) =>
    [...accomplishments.weak, ...accomplishments.tooLong, ...accomplishments.tooShort].includes(
      line,
    );
  if (accomplishments.withFigure.length >= 2) {
    say(
      `${of(accomplishments.withFigure)} lines about your experience include a number, which makes them more credible.`,
      accomplishments.withFigure.filter((line) => !isFaulty(line)),
    );
  }
  if (
    resume.isEnglish &&
    accomplishments.withVerb.length >= 3 &&
    accomplishments.withVerb.length >= accomplishments.accomplishments.length * 0.6
  ) {
    say(
      `${of(accomplishments.withVerb)} lines start with an action verb.`,
      accomplishments.withVerb.filter((line) => !isFaulty(line)),
    );
  }
  if (listedSkills(resume).skills.length >= MIN_SKILLS) {
    say(
      "Your skills have their own section, where they're easy to find.",
      linesOf(resume, "skills").map(({ text }) => text),
    );
  }
  const summary = linesOf(resume, "summary").map(({ text }) => text);
  const isPoor = summary.some((line) => CLICHE.test(line) || isObjective(line));
  if (summary.length > 0 && !isPoor && wordCount(summary.join(" ")) <= 90) {
    say("The summary is short and to the point.", summary.slice(0, 1));
  }
  if (contact.email && contact.phone) {
    say("Your email address and phone number are easy to find.", [contact.email, contact.phone]);
  }
  return remarks;
}

/** Lists the measurable weaknesses of a résumé, each with up to three quotations. */
export function weaknessesOf(
  resume: Resume,
  accomplishments: AccomplishmentStats,
  contact: ParsedContact,
): Remark[] {
  const remarks: Remark[] = [];
  const say = (text: string, quotes: readonly string[]) => {
    if (quotes.length > 0) remarks.push({ text, quotes: quotes.slice(0, MAX_QUOTES) });
  };
  const silent = accomplishments.accomplishments.filter(
    (accomplishment) => !hasFigure(accomplishment),
  );
  if (silent.length > accomplishments.accomplishments.length / 2) {
    say(
      `${shareWithoutNumbers(silent.length, accomplishments.accomplishments.length)} no numbers. Add how many, how much, or how fast where you can.`,
      silent,
    );
  }
  say("These lines describe duties. Say what you did instead.", accomplishments.weak);
  say(
    `These lines run longer than ${LONG_WORDS} words. Split or shorten them.`,
    accomplishments.tooLong,
  );
  say("These lines are too short to say much.", accomplishments.tooShort);
  say("Leave “I” and “my” out of a résumé.", accomplishments.firstPerson);
  const lines = resume.sections.flatMap((section) => section.lines).map(({ text }) => text);
  say(
    "These lines stay vague. Name what it was.",
    lines.filter((line) => VAGUE.test(line)),
  );
  say(
    "Leave this line out. Employers ask for references when they want them.",
    lines.filter((line) => ON_REQUEST.test(line)),
  );
  say("These are clichés that prove nothing. Show an example instead.", accomplishments.cliches);
  say(
    "These are traits, not skills. Show them in what you did, and list what you can do instead.",
    listedSkills(resume).traits,
  );
  const reversed = reversedPeriods(contact.dates);
  say(
    reversed.length === 1
      ? "This period ends before it begins. Correct one of its dates."
      : "These periods end before they begin. Correct their dates.",
    reversed,
  );
  for (const { before, after } of gapsBetween(datesOfDoings(resume)).slice(-MAX_GAPS)) {
    say(
      "Nothing is listed for a year or more between these. Recruiters ask about that, so say in a line what you did.",
      [before, after],
    );
  }
  const styles = datesByStyle(contact.dates);
  if (styles.size > 1) {
    say(
      `Dates use ${styles.size} different formats (${LIST.format(styles.keys())}). Pick one.`,
      [...styles.values()].flatMap((dates) => dates.slice(0, 1)),
    );
  }
  return remarks;
}

/** The dates of what somebody did with their time, jobs or not. */
function datesOfDoings(resume: Resume): string[] {
  const kinds = ["experience", "education", "volunteering", "projects"] as const;
  return kinds.flatMap((kind) => {
    const lines = linesOf(resume, kind).map(({ text }) => text);
    const text = lines.join("\n");
    return withSince(datesIn(text), text);
  });
}

function shareWithoutNumbers(silent: number, all: number): string {
  if (all === 1) return "The only line about your experience has";
  return `${silent} of ${all} lines about your experience ${silent === 1 ? "has" : "have"}`;
}
