import { OPTIONAL } from "@/lib/tools/review-resume/asked-clauses";
import type { Requirement } from "@/lib/tools/review-resume/job-requirements";

const MAX_BEFORE = 60;
const MAX_BEHIND = 90;
const WORDS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const NUMBER = String.raw`(?:\d{1,2}(?:\.5)?|${WORDS.join("|")}|fifteen|twenty)`;
/** "a year", "five years", "3+ years'", "2-4 yrs", "two (2) or more years", "6 months". */
const LENGTH = new RegExp(
  String.raw`(?<![\p{L}\d.,$€£–-])(${NUMBER}|an?)(?: \(\d{1,2}\))?(?: ?\+| plus| or more| ?(?:-|–|to) ?${NUMBER}\+?)? (?:full )?(years?|yrs?\.?|months?|jahren?|monaten?|ans|années|años)(?:['’]s?)?(?![\p{L}-])`,
  "giu",
);
const AT_LEAST =
  /(?:(?:at least|mindestens|au moins|minimum de|al menos|mínimo(?: de)?|(?:a |an absolute )?minimum(?: of)?|min\.?|more than|over|approximately|about) )$/iu;
/** What else is counted in years. */
const OTHER_LENGTH =
  /^ (?:old|of age|ago|of (?:college|study|studies|school|schooling|university|training|education|growth|age)|degree|program|programme|contract|fixed|course|college|diploma|apprenticeship|term|in a row|in business|with us|with no(?:t|ne)?|without)(?!\p{L})/iu;
const OTHER_BEFORE =
  /(?:last|past|previous|next|within|every|each|first|after|than|aged|founded|for over|contract(?: of)?|half|(?:children|kids|toddlers|pupils|ages?)(?: of| from)?) (?:the )?$/iu;
const OF_WORK =
  /^ (?:\p{L}{0,20}erfahrung(?:en)?|d['’]exp[ée]riences?|de experiencia)(?!\p{L})|^(?: [\p{L}\d/&+-]{1,30}){0,6} (?:experience|expertise|exp)(?!\p{L})|^ (?:of|in|as|with|working|managing|leading|teaching|spent)(?!\p{L})|^ (?!(?:beginning|counting|depending|during|ending|following|including|parking|remaining|starting|training)(?!\p{L})|running(?! (?:an?|the) ))\p{L}{3,20}ing(?!\p{L})/iu;
/** "a year of retail experience", and not "twice a year". */
const OF_A_YEAR = /^(?: of)?(?: [\p{L}-]{1,20}){0,3} experience(?!\p{L})/iu;
const EXPERIENCE_BEFORE =
  /(?:experience|track record)(?: \(|: | of | – | - )(?:[\p{L}]{1,10} ){0,3}$/iu;
/** "Customer service: 1 year (Required)". */
const LABEL = /^\p{L}[\p{L}/&+'’ -]{1,38}: $/u;
const NO_LABEL =
  /(?<!\p{L})(?:ability|age|assignment|college|commitment|contract|degree|duration|education|founded|guarantee|length|licen[cs]e|probation|program|schedule|shifts?|study|term|training|warranty)(?!\p{L})/iu;
const BEHIND_LABEL = /^ ?(?:\((?:required|preferred|minimum)\))?\.?$/i;
/** What the employer says of itself, unless it says what it wants. */
const EMPLOYERS = /(?<!\p{L})(?:we|our|us|company|founded|team)(?!\p{L})/iu;
const WANTS = /(?<!\p{L})(?:require|need|look|seek|want|ask|expect|you|must|with)/iu;
/** "Acme has over 50 years of experience", "With 25 years of experience, Acme is a leader". */
const OF_EMPLOYER =
  /(?:^|, )\p{Lu}[\p{L}\d&.'’-]{0,30} (?:(?:\p{Lu}[\p{L}\d&.'’-]{0,30}|&|and|of|the) ){0,5}(?:has|have|is|are|was|were|brings?|boasts?|combines?|offers?|serves?|employs?|celebrates?)(?!\p{L})/u;
const OF_APPLICANT =
  /(?<!\p{L})(?:require|need|look|seek|want|hir(?:e|ing)|expect|you|must|ideal|successful|candidate|applicant|person|someone|who|minimum|at least|essential|mandatory|prefer|desir|should)/iu;
/** Nobody asks for more, unless they say so. */
const MOST_MONTHS = 240;

/** Years of experience that part of a job description asks for. */
export type Demand = { asked: string; months: number; isPreferred: boolean };

/** Finds the years of experience that part of a job description asks for. */
export function demandsIn(requirement: Requirement): Demand[] {
  const { said, announcedBy, required, isOptional, isList } = requirement;
  const clause = announcedBy ? `${announcedBy}: ${said}` : said;
  if (OF_EMPLOYER.test(clause) && !OF_APPLICANT.test(clause)) return [];
  return [...clause.matchAll(LENGTH)].flatMap(
    ({ 0: length, 1: number = "", 2: unit = "", index }) => {
      const whole = clause.slice(0, index);
      const before = whole.slice(-MAX_BEFORE);
      const behind = clause.slice(index + length.length, index + length.length + MAX_BEHIND);
      if (OTHER_LENGTH.test(behind) || OTHER_BEFORE.test(before)) return [];
      if (/^an?$/i.test(number) && !OF_A_YEAR.test(behind)) return [];
      const isNamed = OF_WORK.test(behind) || EXPERIENCE_BEFORE.test(before);
      const isTold = isList || /\((?:required|preferred)\)/i.test(behind);
      const isLabeled =
        isTold && LABEL.test(whole) && !NO_LABEL.test(whole) && BEHIND_LABEL.test(behind);
      if (!isNamed && !isLabeled) return [];
      if (EMPLOYERS.test(before) && !WANTS.test(before)) return [];
      const amount = /^an?$/i.test(number)
        ? 1
        : Number(number) || numberNamed(number.toLowerCase());
      const months = unit.toLowerCase().startsWith("m") ? amount : 12 * amount;
      if (!required && months > MOST_MONTHS) return [];
      const least = isNamed ? (AT_LEAST.exec(before)?.[0] ?? "") : whole;
      const rest = /^[^,;:()]*?(?=[,;:()]|\.(?: |$)|$)/u.exec(behind)?.[0] ?? "";
      const end = behind.length < MAX_BEHIND ? rest : rest.replace(/ [^ ]*$/, "");
      const part = `${before.split(/[,;]/).at(-1)}${length}${behind.split(/[,;]/)[0]}`;
      const isPreferred = OPTIONAL.test(part) || (isOptional && !/required/i.test(part));
      return [{ asked: `${least}${length}${end}`.trim(), months, isPreferred }];
    },
  );
}

function numberNamed(word: string): number {
  if (word === "fifteen") return 15;
  return word === "twenty" ? 20 : WORDS.indexOf(word) + 1;
}
