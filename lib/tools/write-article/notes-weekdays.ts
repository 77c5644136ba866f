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

/** "Wed" of no "wed couple", nor of the newly wed. */
const WED =
  "(?<!(?<!\\p{L})(?:newly|happily|just|lawfully|get|got|be) )weds?(?! (?:couples?|pair|bliss|life)(?!\\p{L}))";
const SHORT = `mon|tues?|${WED}|thu(?:rs?)?|fri`;
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
  `(?<![\\p{L}\\d._/@'’+&–-]|(?<!\\p{L})(?:i|we|you|they|he|she|it|who|and|all) )${WEEKDAY}(?:(?:, (?:and |or )?| (?:to|and|or|till?|until|through|thru|[&+]|/) |/)${WEEKDAY})+${END}`,
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
  `(?<![\\p{L}\\d._/@'’+&–-]|(?<!\\p{L})(?:(?:they|to|who|were|we) (?=wed)|day \\d{1,2},? ))(?:${SHORT})(?![\\p{L}\\d_/@'’+&–-]|\\.\\p{L})`,
  "giu",
);
/** "back sun approx 14:00", where a weekday is named. */
const AT_TIME =
  /(?<![\p{L}\d._/@'’-])(?:sat|sun)(?= (?:(?:approx\.?|approximately|about|around|from|till|until) )?\d{1,2}(?:[.:]\d\d|(?::\d\d)? ?[ap]m)(?![\p{L}\d]))/giu;
const NAMED = /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})/iu;

/** "Mon-Fri" */
const RANGE = new RegExp(
  `(?<![\\p{L}\\d._/@'’+&–-])${WEEKDAY} ?[-–] ?${WEEKDAY}(?![\\p{L}\\d_/@'’–-])`,
  "giu",
);
/** "Sat 4/10" and "cleanup sat 4-6", and neither "we sat 4-6 hours" nor "full sun 1/2 day". */
const BEFORE_DATE =
  /(?<![\p{L}\d._/@'’-]|(?<!\p{L})(?:i|we|you|they|he|she|it|who|all|people|kids|and|the|in|full|hot|direct|part|some|no|more|morning|evening|afternoon) )(?:sat|sun)(?=,? \d{1,2}(?:[/.]\d{1,2}|[-–]\d{1,2}(?::\d\d)?(?: ?[ap]m)?|:\d\d)(?![\d.]*[%°])(?![\p{L}\d-]| (?:hours?|hrs?|min(?:ute)?s?|days?|weeks?|times|people|degrees|of|the|cups?)(?!\p{L})))/giu;
/** "arrives 9:10am sat" */
const AFTER_TIME = /(?<=\d ?[ap]m )(?:sat|sun)(?=$|[.,;:!?)\n]| [-–—(])/giu;
/** "meet on Sun at 3" */
const AFTER_ON =
  /(?<=(?<![\p{L}\d])(?:on|by|this|next|last|every|until|till|from) )S(?:at|un)(?=$|[.,;:!?)\n]| (?:at|from|till?|until|to|by|and|or|if|is|we|I|morning|noon|night|evening|afternoon|\d)(?![\p{L}'’-]))/gu;
/** "day 2 - sat", where other days are named. */
const AFTER_DAY = /(?<=(?<!\p{L})day \d{1,2}(?:[,:]| [-–—]) )(?:sat|sun)(?=$|[,;:)\n]| [-–—])/giu;
/** "Sat: hike", where other lines begin with a day, too. */
const AT_START = new RegExp(`^${WEEKDAY}(?=:| [-–—] )`, "iu");
const BEGINS_LINE = new RegExp(`^${WEEKDAY}(?=[:,.]| [-–—]| \\d|$)`, "iu");
const MIN_LISTED = 2;
/** What names a day as it is shortened, and no more than that: "no fri", "Dinner Sat?". */
const LEFT = new RegExp(
  `(?<![\\p{L}\\d._/@'’+&–-]|(?<!\\p{L})(?:they|to|who|were|we) (?=wed))(?:${SHORT}|Mon|Tues?|${WED.replace("weds", "Weds")}|Thu(?:rs?)?|Fri)${END}|(?<=[\\p{Ll}\\d,)] )(?<!(?<!\\p{L})(?:the|hot|full|bright|in|of) )(?:Sat|Sun)${END}(?! \\p{Lu})`,
  "u",
);
const ITEM_SIGN = /^\s*(?:[-*+•–—]|\(?\d{1,2}[.)])\s+/u;

/** How the weekdays of a text are written: those in full that can be nothing else, all, all also before a colon, or none. */
export type Weekdays = "safe" | "all" | "listed" | "none";

/** Whether a text has a weekday in full, or lines that are two weekdays and nothing else. */
function namesWeekday(text: string): boolean {
  if (NAMED.test(text)) return true;
  const lines = text.split("\n").filter((line) => ALONE.test(line));
  return new Set(lines.map(dayOfWeek)).size > 1;
}

/**
 * Once notes name a weekday in full, or one can be written out, all are; and none is where another can't, so that all of them
 * look alike.
 */
export function weekdaysIn(notes: string): Weekdays {
  if (!namesWeekday(spellWeekdays(notes))) return "safe";
  const lines = notes.split("\n").map((line) => line.replace(ITEM_SIGN, "").trim());
  const days = new Set(lines.filter((line) => BEGINS_LINE.test(line)).map(dayOfWeek));
  const weekdays = days.size >= MIN_LISTED ? "listed" : "all";
  const isLeft = lines.some((line) =>
    line.split(CODE).some((part, at) => at % 2 === 0 && LEFT.test(spellWeekdays(part, weekdays))),
  );
  return isLeft ? "none" : weekdays;
}

const CODE = /`[^`]*`/;

/** A weekday in full where its abbreviation can be nothing else; see `weekdaysIn`. */
export function spellWeekdays(text: string, weekdays: Weekdays = "safe"): string {
  if (weekdays === "none") return text;
  const whole = [BEFORE_FIGURE, AFTER_WORD, SUNDAY, AT_END, NO_OTHER, BEFORE_TIME].reduce(
    (spelled, short) => spelled.replace(short, wholeWeekday),
    text.replace(IN_A_ROW, (row) => row.replace(ANY, wholeWeekday)),
  );
  if (weekdays === "safe")
    return namesWeekday(whole)
      ? whole.replace(OTHERS, wholeWeekday).replace(AT_TIME, wholeWeekday)
      : whole;
  const start = weekdays === "listed" ? [AT_START] : [];
  return [ALONE, ...start, OTHERS, AT_TIME, BEFORE_DATE, AFTER_TIME, AFTER_ON, AFTER_DAY].reduce(
    (spelled, short) => spelled.replace(short, wholeWeekday),
    whole.replace(RANGE, (range) => range.replace(ANY, wholeWeekday)),
  );
}

/** "Thursday" for "thurs." */
export function wholeWeekday(typed: string): string {
  return WHOLE[typed.slice(0, 3).toLowerCase()] ?? typed;
}

/** Which day of a week a word that begins like one is, from 0; -1 for none. */
export function dayOfWeek(word: string): number {
  return DAYS.indexOf(word.slice(0, 3).toLowerCase());
}
