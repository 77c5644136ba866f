import type { GrammarIssue } from "@/lib/providers/grammar/port";
import { opensWithBaseVerb } from "@/lib/tools/review-resume/base-verbs";
import { STILL } from "@/lib/tools/review-resume/date-parts";
import type { ResumeLine, ResumeSection, SectionKind } from "@/lib/tools/review-resume/sections";
import { PERIOD } from "@/lib/tools/review-resume/sections-by-content";
import { isActivityOpening, opensWithPast } from "@/lib/tools/review-resume/verbs";

const OF_DOINGS = new Set<SectionKind>(["experience", "projects", "volunteering"]);
/** "Lead a team", and no "Lead generation" or "Lead Cook". */
const LEAD =
  /^Lead(?= (?:an?|the|our|all|up to|over|more than|\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|several|weekly|daily|monthly) )/;
const YEAR = /\b(?:19|20)\d{2}\b/;
const GOES_ON = new RegExp(String.raw`(?<!\p{L})(?:since|${STILL})(?!\p{L})|[-–—]\s*\)?$`, "iu");
/** As many other lines tell that somebody writes of what is over in the past. */
const MIN_PAST = 2;

/**
 * Finds "Lead" where "Led" is meant: in what ended, by somebody who begins their lines in the past otherwise.
 *
 * @returns issues whose `line` indexes into the lines of all sections
 */
export function leadForLed(sections: readonly ResumeSection[]): GrammarIssue[] {
  const doings = sections.filter(({ kind }) => OF_DOINGS.has(kind)).flatMap(({ lines }) => lines);
  if (doings.filter(({ text }) => opensWithPast(text)).length < MIN_PAST) return [];
  const issues: GrammarIssue[] = [];
  let line = 0;
  for (const { kind, lines } of sections) {
    let hasEnded = false;
    const titles = lines.map(isTitle);
    for (const [at, { text }] of lines.entries()) {
      if (titles[at]) {
        // Each line belongs to one job: it's asked once, however many there are.
        const next = titles.indexOf(true, at + 1);
        const own = lines.slice(at + 1, next < 0 ? undefined : next);
        // "Cut" and "Set" are of both tenses.
        const isPresent = own.some(
          ({ text: one }) => !LEAD.test(one) && !opensWithPast(one) && opensWithBaseVerb(one),
        );
        const isOver = !GOES_ON.test(text) && !opensWithPast(text);
        hasEnded = OF_DOINGS.has(kind) && isOver && !isPresent;
      } else if (hasEnded && LEAD.test(text)) {
        issues.push({
          line,
          ...{ start: 0, end: 4 },
          message: "This has ended, and the past of “Lead” is “Led”.",
          replacements: ["Led"],
        });
      }
      line += 1;
    }
  }
  return issues;
}

/** "Launched a portal in 2021" is none. "Launched Portal in 2021" may be: nobody can tell whether it has ended. */
function isTitle({ text, bullet }: ResumeLine): boolean {
  return !bullet && !isActivityOpening(text) && (YEAR.test(text) || PERIOD.test(text));
}
