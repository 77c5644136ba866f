import type { GrammarIssue } from "@/lib/providers/grammar/port";
import { opensWithBaseVerb } from "@/lib/tools/review-resume/base-verbs";
import { STILL } from "@/lib/tools/review-resume/date-parts";
import type { ResumeSection, SectionKind } from "@/lib/tools/review-resume/sections";
import { PERIOD } from "@/lib/tools/review-resume/sections-by-content";
import { opensWithPast } from "@/lib/tools/review-resume/verbs";

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
    for (const [at, { text, bullet }] of lines.entries()) {
      const isTitle = !bullet && (YEAR.test(text) || PERIOD.test(text));
      if (isTitle) {
        const below = lines.slice(at + 1);
        const end = below.findIndex((one) => !one.bullet && YEAR.test(one.text));
        const own = below.slice(0, end < 0 ? undefined : end);
        // "Cut" and "Set" are of both tenses.
        const isPresent = own.some(
          ({ text: one }) => !LEAD.test(one) && !opensWithPast(one) && opensWithBaseVerb(one),
        );
        hasEnded = OF_DOINGS.has(kind) && !GOES_ON.test(text) && !isPresent;
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
