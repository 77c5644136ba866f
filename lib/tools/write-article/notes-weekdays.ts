const WHOLE: Readonly<Record<string, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};
/** The days of a week in their order, by their first three letters. */
const DAYS = Object.keys(WHOLE);

/** "mon", "tues", "Thursday", and no other word. */
export const WEEKDAY =
  "(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)";

const SHORT = "mon|tues?|weds?|thu(?:rs?)?|fri";
const END = "(?![\\p{L}\\d_/@'’-])";
/** "by fri", "until Sat", "on a wed", and neither "each sat on a chair" nor "in the sun". */
const AFTER_WORD = new RegExp(
  `(?<=(?<![\\p{L}\\d])(?:on|by|every|each|until|till|next|last|this|since|from|on an?|starts?|starting|due|closed) )(?:${SHORT})${END}|(?<=(?<![\\p{L}\\d])(?:on|by|every|until|till|next|last|1st|2nd|3rd|4th|first|second|third|fourth) )sat${END}(?! (?:on|in|at|down|up|there|by|with|and)(?![\\p{L}\\d]))`,
  "giu",
);
/** "by Sun", and not "in the sun". */
const SUNDAY = /(?<=(?<![\p{L}\d])(?:on|by|every|until|till|next|last) )Sun(?=$|[,;.)\n])/gu;
/** "tues 4pm", "Sat May 3", "wed 12 Oct", and not "sat 3 hours". */
const BEFORE_FIGURE = new RegExp(
  `(?<![\\p{L}\\d._/@'’-])(?:${SHORT}|sat|sun)\\.?(?=,? (?:\\d{1,2}(?::\\d\\d|st|nd|rd|th| ?[ap]m| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.? \\d))`,
  "giu",
);

/** What is no other word, and no part of "Tue-Thu". */
const NO_OTHER =
  /(?<![\p{L}\d._/@'’+&–-])(?:tues?|weds|thu(?:rs?)?)(?![\p{L}\d_/@'’+&–-]|\.\p{L})/giu;
/** "I'll ring Mon." */
const AT_END = /(?<=[\p{Ll}'’] )(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri)(?=$|[,;)\n]|\.(?:\s|$))/gu;

/** "wed to sun", "mon, tues and fri", "sat/sun", and neither "Mon-Fri" nor "we sat and sun came". */
const IN_A_ROW = new RegExp(
  `(?<![\\p{L}\\d._/@'’+&–-]|(?<!\\p{L})(?:i|we|you|they|he|she|it|who|and|all) )${WEEKDAY}(?:(?:, (?:and |or )?| (?:to|and|or|till?|until|through|thru|&|/) |/)${WEEKDAY})+${END}`,
  "giu",
);
const ANY = new RegExp(`(?<!\\p{L})${WEEKDAY}(?!\\p{L})`, "giu");
/** "sat morning", "Sun night" */
const BEFORE_TIME = new RegExp(
  `(?<![\\p{L}\\d._/@'’-]|(?<!\\p{L})(?:i|we|you|they|he|she|who|and|all|the|in|hot|full|morning|evening|afternoon) )(?:${SHORT}|sat|sun)(?= (?:morning|afternoon|evening|night|noon|[ap]m)s?${END})`,
  "giu",
);
/** All of a text: "sun", which may be what shines where no weekday is named. */
const ALONE = new RegExp(`^${WEEKDAY}(?=:?$| [ap]m$)`, "iu");
/** What is left once a text names a weekday. "They wed" is none. */
const OTHERS = new RegExp(
  `(?<![\\p{L}\\d._/@'’+&–-]|(?<!\\p{L})(?:they|to|who|were|we|day \\d{1,2},?) )(?:${SHORT})(?![\\p{L}\\d_/@'’+&–-]|\\.\\p{L})`,
  "giu",
);
/** "back sun approx 14:00", where a weekday is named. */
const AT_TIME =
  /(?<![\p{L}\d._/@'’-])(?:sat|sun)(?= (?:(?:approx\.?|approximately|about|around|from|till|until) )?\d{1,2}(?:[.:]\d\d|(?::\d\d)? ?[ap]m)(?![\p{L}\d]))/giu;
const NAMED = /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})/iu;

/** Whether a text has a weekday in full, or lines that are two weekdays and nothing else. */
export function namesWeekday(text: string): boolean {
  if (NAMED.test(text)) return true;
  const lines = text.split("\n").filter((line) => ALONE.test(line));
  return new Set(lines.map(dayOfWeek)).size > 1;
}

/**
 * A weekday in full where its abbreviation can be nothing else.
 *
 * @param isNamed whether the notes name another in full, or one will be: then each is
 */
export function spellWeekdays(text: string, isNamed = false): string {
  const whole = [BEFORE_FIGURE, AFTER_WORD, SUNDAY, AT_END, NO_OTHER, BEFORE_TIME].reduce(
    (spelled, short) => spelled.replace(short, wholeWeekday),
    text.replace(IN_A_ROW, (row) => row.replace(ANY, wholeWeekday)),
  );
  if (!isNamed && !namesWeekday(whole)) return whole;
  return (isNamed ? whole.replace(ALONE, wholeWeekday) : whole)
    .replace(OTHERS, wholeWeekday)
    .replace(AT_TIME, wholeWeekday);
}

/** "Thursday" for "thurs." */
export function wholeWeekday(typed: string): string {
  return WHOLE[typed.slice(0, 3).toLowerCase()] ?? typed;
}

/** Which day of a week a word that begins like one is, from 0; -1 for none. */
export function dayOfWeek(word: string): number {
  return DAYS.indexOf(word.slice(0, 3).toLowerCase());
}
