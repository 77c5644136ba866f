import type { ParsedContact } from "@/lib/tools/review-resume/parse-contact";
import { dateStyles } from "@/lib/tools/review-resume/parse-contact";
import { deedsOf, linesOf, type Resume, wordCount } from "@/lib/tools/review-resume/resume";
import { opensWithVerb } from "@/lib/tools/review-resume/verbs";

/** What is said about a résumé, and the words of it that it is said about. */
export type Remark = { text: string; quotes: string[] };

const WEAK_OPENER =
  /^(?:responsible for|duties include[ds]?|in charge of|worked on|helped(?: to)?|assisted (?:in|with)|tasked with|participated in|involved in)\b/i;
const FIRST_PERSON = /\b(?:I|I'm|I’m|my|me|mine)\b/;
const CLICHE =
  /\b(?:team player|hard[- ]?working|detail[- ]oriented|results[- ]driven|go[- ]getter|think(?:ing)? outside the box|self[- ]starter|dynamic|synergy|passionate|highly motivated|fast[- ]paced)\b/i;
const FIGURE =
  /(?:[$€£]\s?\d|\d+\s?%|\b\d[\d,.]*\+?\s?(?:k|m|million|billion|people|users|customers|clients|hours|days|weeks|months|projects|members|engineers|students|pages|x)\b|\b\d{2,}\b)/i;
const MAX_QUOTES = 3;
const LONG_WORDS = 34;
const SHORT_WORDS = 5;

/** What is counted in the lines that say what a person did. */
export type DeedFigures = {
  deeds: string[];
  withVerb: string[];
  withFigure: string[];
  weak: string[];
  tooLong: string[];
  tooShort: string[];
  firstPerson: string[];
  cliches: string[];
};

export function measureDeeds(resume: Resume): DeedFigures {
  const deeds = deedsOf(resume);
  const prose = [...linesOf(resume, "summary").map(({ text }) => text), ...deeds];
  return {
    deeds,
    withVerb: deeds.filter((deed) => opensWithVerb(deed) && !WEAK_OPENER.test(deed)),
    withFigure: deeds.filter(hasFigure),
    weak: deeds.filter((deed) => WEAK_OPENER.test(deed)),
    tooLong: deeds.filter((deed) => wordCount(deed) > LONG_WORDS),
    tooShort: deeds.filter((deed) => wordCount(deed) < SHORT_WORDS),
    firstPerson: prose.filter((line) => FIRST_PERSON.test(line)),
    cliches: prose.filter((line) => CLICHE.test(line)),
  };
}

function hasFigure(deed: string): boolean {
  return FIGURE.test(deed.replace(/\b(?:19|20)\d{2}\b/g, ""));
}

export function strengthsOf(resume: Resume, deeds: DeedFigures, contact: ParsedContact): Remark[] {
  const remarks: Remark[] = [];
  const say = (text: string, quotes: readonly string[]) =>
    remarks.push({ text, quotes: quotes.slice(0, MAX_QUOTES) });
  const of = (part: readonly string[]) => `${part.length} of ${deeds.deeds.length}`;
  if (deeds.withFigure.length >= 2) {
    say(
      `${of(deeds.withFigure)} lines of experience name a figure, which makes them believable.`,
      deeds.withFigure,
    );
  }
  if (deeds.withVerb.length >= 3 && deeds.withVerb.length >= deeds.deeds.length * 0.6) {
    say(`${of(deeds.withVerb)} lines open with what was done.`, deeds.withVerb);
  }
  const skills = linesOf(resume, "skills").map(({ text }) => text);
  if (skills.join(", ").split(/[,;|•]/).length >= 6) {
    say(
      "Skills stand together in a section of their own, where they are found at a glance.",
      skills,
    );
  }
  const summary = linesOf(resume, "summary").map(({ text }) => text);
  if (summary.length > 0 && wordCount(summary.join(" ")) <= 90) {
    say("It opens with a short summary.", summary.slice(0, 1));
  }
  if (contact.email && contact.phone) {
    say("Both ways to get in touch can be read.", [contact.email, contact.phone]);
  }
  return remarks;
}

export function weaknessesOf(deeds: DeedFigures, contact: ParsedContact): Remark[] {
  const remarks: Remark[] = [];
  const say = (text: string, quotes: readonly string[]) => {
    if (quotes.length > 0) remarks.push({ text, quotes: quotes.slice(0, MAX_QUOTES) });
  };
  const silent = deeds.deeds.filter((deed) => !hasFigure(deed));
  if (silent.length > deeds.deeds.length / 2) {
    say(
      `${silent.length} of ${deeds.deeds.length} lines of experience name no figure. Say how many, how much or how fast where you know it.`,
      silent,
    );
  }
  say("These lines open with a duty. Open them with what you did.", deeds.weak);
  say(
    `These lines have more than ${LONG_WORDS} words. Make two of each, or cut them.`,
    deeds.tooLong,
  );
  say("These lines are too short to tell anything.", deeds.tooShort);
  say("A résumé does without “I” and “my”.", deeds.firstPerson);
  say("These words are in most résumés and prove nothing. Show it by an example.", deeds.cliches);
  const styles = dateStyles(contact.dates);
  if (styles.length > 1) {
    say(
      `Dates are written in ${styles.length} ways (as ${styles.join(" and ")}). Choose one.`,
      contact.dates,
    );
  }
  return remarks;
}
