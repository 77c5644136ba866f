import { outsideCode } from "@/lib/tools/write-article/notes-signs";

/** Words that are nothing else without their apostrophe. */
const CONTRACTED: Readonly<Record<string, string>> = {
  arent: "aren't",
  cant: "can't",
  couldnt: "couldn't",
  didnt: "didn't",
  doesnt: "doesn't",
  dont: "don't",
  hadnt: "hadn't",
  hasnt: "hasn't",
  havent: "haven't",
  isnt: "isn't",
  ive: "I've",
  mustnt: "mustn't",
  shouldnt: "shouldn't",
  thats: "that's",
  theres: "there's",
  theyre: "they're",
  theyve: "they've",
  wasnt: "wasn't",
  werent: "weren't",
  weve: "we've",
  whats: "what's",
  wont: "won't",
  wouldnt: "wouldn't",
  youre: "you're",
  youve: "you've",
};
/** "his wont" and "thieves' cant" are words of their own. */
const CONTRACTION = new RegExp(
  `(?<![\\p{L}\\d'’._/@-])(?<!\\b(?:his|her|their|its|my|our|your|the|thieves['’]) )(?:${Object.keys(CONTRACTED).join("|")})(?![\\p{L}\\d'’_/@-]|\\.\\p{L})`,
  "giu",
);
/** "its not", "its a lot", "when its hot", and neither "its very own", "its only road", nor "its hot water". */
const ITS =
  /(?<![\p{L}\d'’._/@-])its(?= (?:(?:an?|the|just|not|been|because|too|really|so|about)(?![\p{L}\d'’-])|(?:hot|raining|snowing|closed|broken|ready|done|true|easy|hard|cheap|expensive|fine|great|okay)(?=[.,;!?)\n]|$)))/giu;
/** "Who its for" */
const ASKED_ITS = /(?<=(?<![\p{L}\d])(?:who|what) )its(?= for(?![\p{L}\d'’-]))/giu;
/** "im not sure", "Im getting a phone": in other languages, another word. */
const IM =
  /(?<![\p{L}\d'’._/@-])im(?= (?:an?|not|so|very|really|too|\p{Ll}{3,}ing)(?![\p{L}\d'’-]))/giu;
const WITHOUT = /(?<![\p{L}\d/])w\/o(?:ut)?(?![\p{L}\d/])/giu;
const WITHIN = /(?<![\p{L}\d/]|\d )w\/in(?= (?:\d|an?\b|the\b|one\b|two\b|three\b))/giu;
/** "w/ Tom" and "w/lid", and neither "w/c 3 June", "w/e", nor "24 W/h". */
const WITH = /(?<![\p{L}\d/.]|\d )w\/(?: (?=\S)|(?=\p{L}{2}|\d|["“(]))/giu;
/** "a room w breakfast", "phones w. cracked screens" */
const W = /(?<=(?<![\p{L}\d])\p{L}{2,} )w\.? (?=\p{Ll}{2}|an? )/gu;
const BECAUSE = /(?<![\p{L}\d/]|\d )(?:b\/c|bc)(?= [\p{L}(])|(?<![\p{L}\d/])bc(?= of\b)/gu;
/** Only what is no other word, nor an abbreviation that stands in finished texts. */
const WORDS: Readonly<Record<string, string>> = {
  abt: "about",
  appt: "appointment",
  appts: "appointments",
  approx: "approximately",
  bday: "birthday",
  btw: "by the way",
  btwn: "between",
  cuz: "because",
  dept: "department",
  depts: "departments",
  eg: "e.g.",
  govt: "government",
  ie: "i.e.",
  mgmt: "management",
  ppl: "people",
  smth: "something",
  sth: "something",
  tbh: "to be honest",
  tho: "though",
  thru: "through",
  thx: "thanks",
  tmrw: "tomorrow",
  whos: "who's",
  yr: "year",
  yrs: "years",
};
/** Its period goes with the abbreviation, but not where the next word begins a sentence: "after 3 yrs. some thoughts". */
const WORD = new RegExp(
  `(?<![\\p{L}\\d._/@-])(?:${Object.keys(WORDS).join("|")})(?![\\p{L}\\d_/@'’-]|\\.\\p{L})(?:\\.(?= \\p{Ll})(?! (?:i|we|you|they|it|there|the|some|not|no|never|now|then|still)(?![\\p{L}'’-])))?`,
  "giu",
);
/** "approx. 30", "abt. 3 hrs": words that end no sentence. */
const BEFORE_FIGURE = /(?<=(?<![\p{L}\d._/@-])(?:approx|abt))\.(?= ?[~£$€]?\d)/giu;
/** "esp. those who call", and not "ESP" */
const ESPECIALLY = /(?<![\p{L}\d._/@-])(?:esp|Esp)\.?(?= \p{Ll})/gu;
const ACCORDING = /(?<![\p{L}\d._/@-])acc\.? to(?![\p{L}\d])/giu;
const WEEK = /(?<![\p{L}\d._/@-])(w)k(s?)(?![\p{L}\d_/@-])(?:\.(?= \p{Ll}))?/giu;
const MEETING = /(?<![\p{L}\d._/@-])(m)tg(s?)(?![\p{L}\d_/@-])(?:\.(?= \p{Ll}))?/giu;

/**
 * Writes out what people shorten as they type English notes, where it can only be one thing: "w/o", "mtg", and words without
 * their apostrophe. Nothing between backticks changes.
 */
export function spellOut(text: string): string {
  return outsideCode(text, (words) =>
    words
      .replace(WITHOUT, (typed) => likeTyped(typed, "without"))
      .replace(WITHIN, (typed) => likeTyped(typed, "within"))
      .replace(WITH, (typed) => `${likeTyped(typed, "with")} `)
      .replace(W, "with ")
      .replace(BECAUSE, "because")
      .replace(BEFORE_FIGURE, "")
      .replace(ESPECIALLY, (typed) => likeTyped(typed, "especially"))
      .replace(ACCORDING, (typed) => likeTyped(typed, "according to"))
      .replace(WORD, (typed) =>
        likeTyped(typed, WORDS[typed.toLowerCase().replace(".", "")] ?? typed),
      )
      .replace(WEEK, "$1eek$2")
      .replace(MEETING, "$1eeting$2")
      .replace(ITS, (typed) => likeTyped(typed, "it's"))
      .replace(ASKED_ITS, (typed) => likeTyped(typed, "it's"))
      .replace(IM, "I'm")
      .replace(CONTRACTION, (typed) => likeTyped(typed, CONTRACTED[typed.toLowerCase()] ?? typed)),
  );
}

function likeTyped(typed: string, word: string): string {
  return /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
