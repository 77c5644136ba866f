const UNITS: Readonly<Record<string, string>> = {
  sec: "second",
  min: "minute",
  hr: "hour",
  wk: "week",
  mo: "month",
  yr: "year",
};

/** "40 min.", "5-6 hrs", "1.5hrs", and neither "10 sec/km", "min. 40", nor "a 5/10 min". */
const DURATION =
  /(?<![\p{L}\d.,:/–-])((?:\d{1,3} ?[-–] ?)?\d{1,3}(?:[.,]\d{1,2})?) ?(sec|min|hr|wk|mo|yr)(s?)(?![\p{L}\d_/@'’-]|\.[\p{L}\d])(\.(?=[ ),;:]))?( old(?!\p{L}))?/giu;
/** Words that go on after a duration: "40 min. on hold", "5 min a side". */
export const GOES_ON =
  /^ (?:an?|per|each|every|of|or|and|to|in|on|at|by|for|from|with|without|before|after|until|till?|if|so|as|than|ago|late|early|later|longer|max|maximum|min|minimum|tops|total|away|apart|into|off|over|then|when|while|because|but|plus|only|both|more|less|again|daily|between|during|through|since|old|approx|approximately|roughly|or so|w|\d+ ?min)(?![\p{L}\d'’-])/iu;
/** What begins another sentence after a period: "for 3 wks. after that we call". */
export const FOLLOWS = /^ (?:then|after (?:that|this))(?![\p{L}'’-])/iu;
/** What a duration says the length of: "60 min. nap", "24 hr notice". */
const LASTS =
  /^ (?:nap|walk|drive|ride|hike|climb|run|jog|swim|break|talk|call|chat|session|delay|wait|layover|stop|stopover|flight|trip|journey|bus|train|ferry|boat|lesson|class|course|slot|timer|notice|warranty|guarantee|contract|lease|loan|meeting|interview|video|episode|film|movie|show|match|game|exam|test|limit|rest|massage|lunch|window|workout|warm-?up|shift|day|week|plan|trial|intro|introduction|presentation|demo|visit|tour|read|timeout|cycle|bake|soak|simmer|commute|detour|queue|sleep|gap|period|mortgage|term|deadline)(?![\p{L}\d'’-])/iu;

/** "a 100 yr old oak" is "a 100-year-old oak". */
const ARTICLE = /(?<!\p{L})(?:an?|the|my|our|your|his|her|their|this|that|one|another|every) $/iu;
const MAX_ARTICLE = 10;

/**
 * Writes out how long something takes. The period of a shortened unit goes where the sentence goes on, and stays where
 * another one begins: "train from Oslo 40 min. book ahead".
 */
export function spellDurations(text: string): string {
  return text.replace(DURATION, (typed: string, ...found) => {
    const [figure, unit, plural, period = "", old, at] = found as Found;
    const after = text.slice(at + typed.length, at + typed.length + MAX_READ);
    const name = UNITS[unit.toLowerCase()] ?? unit;
    // "HIST 110 wk 4" counts weeks.
    if (/^(?:wk|mo|yr)$/i.test(unit) && !plural && /^ \d/.test(after)) return typed;
    const word = `${figure} ${name}${figure === "1" ? "" : "s"}`;
    if (old) {
      const isBefore = ARTICLE.test(text.slice(Math.max(0, at - MAX_ARTICLE), at));
      return isBefore ? `${figure}-${name}-old` : `${word} old`;
    }
    if (!plural && LASTS.test(after)) {
      const isRange = /[-–]/.test(figure);
      return isRange ? `${figure} ${unit}` : `${figure}-${name}`;
    }
    if (!/^ \p{Ll}/u.test(after))
      return `${word}${/^(?:[),;:]| [(&+–-])/.test(after) ? "" : period}`;
    if (period && FOLLOWS.test(after)) return `${word}.`;
    if (GOES_ON.test(after) || (plural !== "" && !period)) return word;
    if (!period) return typed;
    if (/^ \p{Ll}+ing(?!\p{L})/u.test(after)) return word;
    return /^ \S+ \S/.test(after) ? `${word}.` : word;
  });
}

/** A figure, its unit with "s" and a period if any, "old", and where it stands. */
type Found = [string, string, string, string | undefined, string | undefined, number];

/** The beginning of what follows is enough to tell. */
const MAX_READ = 40;
