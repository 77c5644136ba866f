import type { ParsedContact } from "@/lib/tools/review-resume/parse-contact";
import { dateStyles } from "@/lib/tools/review-resume/parse-contact";
import { deedsOf, linesOf, type Resume, wordCount } from "@/lib/tools/review-resume/resume";
import { opensWithVerb } from "@/lib/tools/review-resume/verbs";

/** A remark about a résumé, with the words it refers to. */
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

/**
 * The lines that describe what a person did, grouped by what was found in them. A line may be in
 * several groups.
 */
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

/** Sorts a résumé's activity lines into groups. */
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

/** Lists the measurable strengths of a résumé, each with up to three quotations. */
export function strengthsOf(resume: Resume, deeds: DeedFigures, contact: ParsedContact): Remark[] {
  const remarks: Remark[] = [];
  const say = (text: string, quotes: readonly string[]) =>
    remarks.push({ text, quotes: quotes.slice(0, MAX_QUOTES) });
  const of = (part: readonly string[]) => `${part.length} of ${deeds.deeds.length}`;
  if (deeds.withFigure.length >= 2) {
    say(
      `${of(deeds.withFigure)} lines about your experience include a number, which makes them credible.`,
      deeds.withFigure,
    );
  }
  if (deeds.withVerb.length >= 3 && deeds.withVerb.length >= deeds.deeds.length * 0.6) {
    say(`${of(deeds.withVerb)} lines start with an action verb.`, deeds.withVerb);
  }
  const skills = linesOf(resume, "skills").map(({ text }) => text);
  if (skills.join(", ").split(/[,;|•]/).length >= 6) {
    say("Your skills have their own section, where they're easy to find.", skills);
  }
  const summary = linesOf(resume, "summary").map(({ text }) => text);
  if (summary.length > 0 && wordCount(summary.join(" ")) <= 90) {
    say("The summary is short and to the point.", summary.slice(0, 1));
  }
  if (contact.email && contact.phone) {
    say("Your email address and phone number are easy to find.", [contact.email, contact.phone]);
  }
  return remarks;
}

/** Lists the measurable weaknesses of a résumé, each with up to three quotations. */
export function weaknessesOf(deeds: DeedFigures, contact: ParsedContact): Remark[] {
  const remarks: Remark[] = [];
  const say = (text: string, quotes: readonly string[]) => {
    if (quotes.length > 0) remarks.push({ text, quotes: quotes.slice(0, MAX_QUOTES) });
  };
  const silent = deeds.deeds.filter((deed) => !hasFigure(deed));
  if (silent.length > deeds.deeds.length / 2) {
    say(
      `${silent.length} of ${deeds.deeds.length} lines about your experience have no numbers. Add how many, how much, or how fast where you can.`,
      silent,
    );
  }
  say("These lines start with a duty. Start with what you did instead.", deeds.weak);
  say(`These lines run longer than ${LONG_WORDS} words. Split or shorten them.`, deeds.tooLong);
  say("These lines are too short to say much.", deeds.tooShort);
  say("Leave “I” and “my” out of a résumé.", deeds.firstPerson);
  say("These are clichés that prove nothing. Show an example instead.", deeds.cliches);
  const styles = dateStyles(contact.dates);
  if (styles.length > 1) {
    say(
      `Dates use ${styles.length} different formats (${styles.join(" and ")}). Pick one.`,
      contact.dates,
    );
  }
  return remarks;
}
