import { FOLLOWS, GOES_ON, spellDurations } from "@/lib/tools/write-article/notes-durations";
import { outsideCode } from "@/lib/tools/write-article/notes-signs";
import { spellSlips } from "@/lib/tools/write-article/notes-slips";
import { spellWeekdays, type Weekdays } from "@/lib/tools/write-article/notes-weekdays";

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
  hes: "he's",
  isnt: "isn't",
  ive: "I've",
  mustnt: "mustn't",
  neednt: "needn't",
  shes: "she's",
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
  `(?<![\\p{L}\\d'’._/@-])(?<!\\b(?:his|her|their|its|my|our|your|the|thieves['’]) )(?!wont to(?!\\p{L}))(?:${Object.keys(CONTRACTED).join("|")})(?![\\p{L}\\d'’_/@-]|\\.\\p{L})`,
  "giu",
);
/** "its not", "its a lot", "when its hot", "if its cold at the top", and neither "its very own", "its only road", nor "its hot water". */
const ITS =
  /(?<![\p{L}\d'’._/@-])its(?= (?:(?:an?|the|just|not|been|because|too|really|so|about|in|at|for|from|with|under|like|already|now|worth|going to|even (?:better|worse|more|less)|better|worse|what|why|where|his|her|my|your|our|their|here|there|okay|ok|still \p{L}{2,}ing)(?![\p{L}\d'’-])|(?:hot|cold|warm|wet|dry|dark|late|early|open|free|easy|hard|cheap|full|empty|good|bad|nice) (?:at|in|on|for|when|if|to|after|before|until|till|than|enough|outside|inside)(?![\p{L}\d'’-])|(?:hot|cold|dry|wet|windy|dark|late|open|free|raining|snowing|closed|broken|ready|done|gone|true|easy|hard|cheap|expensive|fine|great|good|bad|urgent|safe|possible|okay)(?=[.,;!?)\n]| [-–—] |$)|(?:up|down|over|off|gone) (?:by|to|in|at|for|on|since|again|now)(?![\p{L}\d'’-])))/giu;
/** "now its 10 Nov" */
const ITS_DATE =
  /(?<![\p{L}\d'’._/@-])its(?= \d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/giu;
/** "Who its for" */
const ASKED_ITS = /(?<=(?<![\p{L}\d])(?:who|what) )its(?= for(?![\p{L}\d'’-]))/giu;
/** "im not sure", "Im getting a phone": in other languages, another word. */
const IM =
  /(?<![\p{L}\d'’._/@-])im(?= (?:an?|not|so|very|really|too|\p{Ll}{3,}ing)(?![\p{L}\d'’-]))/giu;
const WITHOUT = /(?<![\p{L}\d/])w\/o(?:ut)?(?![\p{L}\d/])/giu;
const WITHIN = /(?<![\p{L}\d/]|\d )w\/in(?= (?:\d|an?\b|the\b|one\b|two\b|three\b))/giu;
/** "w/ Tom" and "w/lid", and neither "w/c 3 June", "w/e", nor "24 W/h". */
const WITH =
  /(?<![\p{L}\d/.]|\d )w\/(?: (?=\S)|(?=\p{L}{2}|\d|["“(]))|(?<=(?<![\p{L}\d/.])\d+ )w\/ (?=\p{L})/giu;
/** "a room w breakfast", "phones w. cracked screens" */
const W = /(?<=(?<![\p{L}\d])\p{L}{2,} )w\.? (?=\p{Ll}{2}|an? )/gu;
/** "btw 8 and 12"; elsewhere it's "by the way". */
const BETWEEN = /(?<![\p{L}\d._/@-])btw(?= \d)/giu;
const BECAUSE = /(?<![\p{L}\d/]|\d )(?:b\/c|bc)(?= [\p{L}("“])|(?<![\p{L}\d/])bc(?= of\b)/gu;
/** Only what is no other word, nor an abbreviation that stands in finished texts. */
const WORDS: Readonly<Record<string, string>> = {
  abt: "about",
  afaik: "as far as I know",
  alot: "a lot",
  altho: "although",
  appt: "appointment",
  appts: "appointments",
  approx: "approximately",
  asap: "ASAP",
  aswell: "as well",
  bcos: "because",
  bday: "birthday",
  btw: "by the way",
  btwn: "between",
  coz: "because",
  cuz: "because",
  dept: "department",
  depts: "departments",
  eg: "e.g.",
  fyi: "FYI",
  cld: "could",
  govt: "government",
  hrs: "hours",
  idk: "I don't know",
  ie: "i.e.",
  imho: "in my opinion",
  imo: "in my opinion",
  mgmt: "management",
  mins: "minutes",
  msg: "message",
  msgs: "messages",
  cttee: "committee",
  notif: "notification",
  notifs: "notifications",
  nxt: "next",
  obv: "obviously",
  ofc: "of course",
  ppl: "people",
  rly: "really",
  rsvp: "RSVP",
  smth: "something",
  shld: "should",
  sth: "something",
  tbh: "to be honest",
  tho: "though",
  thru: "through",
  thx: "thanks",
  tmrw: "tomorrow",
  tonite: "tonight",
  whos: "who's",
  wkend: "weekend",
  wkends: "weekends",
  wld: "would",
  yr: "year",
  yrs: "years",
};
const WORD = new RegExp(
  `(?<![\\p{L}\\d._/@-]|(?<!\\d)[012]\\d{3} (?=hrs))(${Object.keys(WORDS).join("|")})(?![\\p{L}\\d_/@'’-]|\\.\\p{L})(\\.?)`,
  "giu",
);
/** The period of an abbreviation goes with it, but not where the next word begins a sentence: "after 3 yrs. some thoughts", "last yr. Tips". */
const SENTENCE_GOES_ON =
  /^ (?!(?:i|we|you|they|it|there|the|some|not|no|never|now|then|still|nobody|everybody|everyone|none|all|both|maybe|also)(?![\p{L}'’-]))\p{Ll}/u;
/** "pls use the gate", and not "plain words pls", which is a note to oneself. */
const PLEASE = /(?<![\p{L}\d._/@-])(?:pls|plz)\.?(?=,? [\p{L}\d])/giu;
/** "til 8", and neither "TIL" nor "til that": both are "today I learned". */
const TILL = /(?<![\p{L}\d._/@'’-])[tT]il(?= )(?! that(?:['’]?s)?(?![\p{L}'’-]))/gu;
const LEARNED = /^til(?= that(?:['’]?s)?(?![\p{L}'’-]))/gimu;
/** "id let him know", "tbh id buy it", and neither "an id" nor "the id like ours". */
const WOULD =
  /(?<![\p{L}\d'’._/@-]|(?<!\p{L})(?:an?|the|my|your|his|her|their|our|this|that|each|every|any|no|new|same|of|with|by|user|photo|order|customer|student) )id(?= (?:like|love|prefer|rather|say|let|go|buy|do|be|have|recommend|test|try|use|get|take|give|call|ask|bring|see|send|suggest|definitely|probably|still|never|always|not)(?![\p{L}\d'’-]))/giu;
/** "wd be nice", "shd work", and not "a cd". */
const MODAL =
  /(?<![\p{L}\d'’._/@-]|(?<!\p{L})(?:an?|the|my|your|his|her|our|their|this|that|one|each) )(?:wd|cd|shd)(?= (?:be|have|like|love|need|prefer|rather|help|work|go|make|take|get|want|also|still|never|probably)(?![\p{L}\d'’-]))/giu;
const MODALS: Readonly<Record<string, string>> = { wd: "would", cd: "could", shd: "should" };
/** "so this is approx": at the end, it says what something is. */
const APPROXIMATE = /(?<=(?<!\p{L})(?:is|are|was|were|be|all|only|very) )approx\.?(?=$|[,;)\n])/giu;
/** "every half hr", "per hr" */
const HOUR = /(?<=(?<![\p{L}\d])(?:half(?: an)?|an|per|every|each) )hr(?![\p{L}\d_/@'’.-])/giu;
/** "lets finish on time", and neither "she lets us in" nor "lets you choose". */
const LETS =
  /(?<=^|[,.;:!?–-] |\n)lets(?= \p{L})(?! (?:you|us|me|him|her|them|it|the|an?|your|people|users)(?![\p{L}'’-]))/giu;
const CHILDS = /(?<![\p{L}\d'’._/@-])childs(?= \p{L})/giu;
const COUNTED_WORDS = /(?<=\d )wds(?![\p{L}\d_/@'’-]|\.\p{L})/giu;

/** "ill call you", and neither "fell ill" nor "ill luck". */
const WILL =
  /(?<![\p{L}\d'’._/@-]|(?<!\p{L})(?:fell|fall|falls|falling|feel|feels|felt|am|is|are|was|were|be|been|being|became|get|gets|got|so|very|seriously|really|too|look|looks|taken|speak|of|mentally|the|an?|if|critically|terminally) )ill(?= (?:like|love|let|go|buy|do|be|have|test|try|use|get|take|give|call|ask|bring|see|check|send|write|ring|pay|pick|make|come|tell|definitely|probably|never|always|not)(?![\p{L}\d'’-]))/giu;
/** "see u there", and not "a u turn". */
const YOU =
  /(?<=(?<![\p{L}\d'’])\p{Ll}{2,} )u(?= (?!turn|bend|boat|shape|tube|lock|value)\p{Ll}{2})/gu;
/** "brown + mushy", and neither "ATP + NADPH", "2 + 2", "Ctrl + Shift", nor "back in + stock". */
const AND =
  /(?<!(?<!\p{L})(?:in|on|up|off|out|over|back|down|with))(?<=\p{Ll}{2}\)?)(?<!(?<![\p{L}\d])(?:ctrl|control|cmd|command|alt|option|shift|win|strg|Ctrl|Control|Cmd|Command|Alt|Option|Shift|Win|Strg)) \+ (?=\p{Lu}?\p{Ll}{2})/gu;
/** "the classic eg", where it's a word like any other. */
const EXAMPLE =
  /(?<=(?<![\p{L}\d'’])(?:the|an|another|one|this|good|bad|best|classic|main|only|typical|obvious|famous|first|last|another|simple) )eg\.?(?=$|[,;:.)\n]| [-–—(]| (?:is|was|of|for|in)(?!\p{L}))/gu;
/** "xmas" */
const CHRISTMAS = /(?<![\p{L}\d._/@-])x-?mas(?![\p{L}\d_/@-]|\.\p{L})/giu;
/** "approx. 30", "abt. 3 hrs": words that end no sentence. */
const BEFORE_FIGURE = /(?<=(?<![\p{L}\d._/@-])(?:approx|abt))\.(?= ?[~£$€]?\d)/giu;
/** "esp. those who call", and not "ESP" */
const ESPECIALLY = /(?<![\p{L}\d._/@-])(?:esp|Esp)\.?(?= \p{Ll})/gu;
const ACCORDING = /(?<![\p{L}\d._/@-])acc\.? to(?![\p{L}\d])/giu;
/** "last wk. pls use the chain" is two sentences. */
const WEEK = /(?<![\p{L}\d._/@-])(w)k(s?)(?![\p{L}\d_/@-])(\.(?= \p{Ll}))?/giu;
const MEETING = /(?<![\p{L}\d._/@-])(m)tg(s?)(?![\p{L}\d_/@-])(?:\.(?= \p{Ll}))?/giu;

/**
 * Writes out what people shorten as they type English notes, where it can only be one thing: "w/o", "mtg", and words without
 * their apostrophe. Nothing between backticks changes.
 *
 * @param weekdays see `weekdaysIn`
 */
export function spellOut(text: string, weekdays: Weekdays = "safe"): string {
  return outsideCode(text, (words) =>
    spellWeekdays(spellDurations(spellSlips(words)), weekdays)
      .replace(WITHOUT, (typed) => likeTyped(typed, "without"))
      .replace(WITHIN, (typed) => likeTyped(typed, "within"))
      .replace(WITH, (typed) => `${likeTyped(typed, "with")} `)
      .replace(W, "with ")
      .replace(BECAUSE, "because")
      .replace(BETWEEN, "between")
      .replace(BEFORE_FIGURE, "")
      .replace(EXAMPLE, "example")
      .replace(CHRISTMAS, "Christmas")
      .replace(APPROXIMATE, "approximate")
      .replace(HOUR, "hour")
      .replace(CHILDS, (typed) => likeTyped(typed, "child's"))
      .replace(LETS, (typed) => likeTyped(typed, "let's"))
      .replace(COUNTED_WORDS, "words")
      .replace(MODAL, (typed) => likeTyped(typed, MODALS[typed.toLowerCase()] ?? typed))
      .replace(ESPECIALLY, (typed) => likeTyped(typed, "especially"))
      .replace(ACCORDING, (typed) => likeTyped(typed, "according to"))
      .replace(WORD, (typed, word: string, period: string, at: number, text: string) => {
        const after = text.slice(at + typed.length, at + typed.length + MAX_READ);
        const end = SENTENCE_GOES_ON.test(after) ? "" : period;
        return likeTyped(word, WORDS[word.toLowerCase()] ?? word) + end;
      })
      .replace(PLEASE, (typed) => likeTyped(typed, "please"))
      .replace(LEARNED, (typed) => likeTyped(typed, "today I learned"))
      .replace(TILL, (typed) => likeTyped(typed, "till"))
      .replace(WOULD, "I'd")
      .replace(WILL, "I'll")
      .replace(YOU, "you")
      .replace(AND, (typed, at: number, text: string) => (isInSum(text, at) ? typed : " and "))
      .replace(WEEK, (typed, w: string, s: string, period = "", at: number, text: string) => {
        const after = text.slice(at + typed.length, at + typed.length + MAX_READ);
        const goesOn = GOES_ON.test(after) && !FOLLOWS.test(after);
        return `${w}eek${s}${goesOn ? "" : period}`;
      })
      .replace(MEETING, "$1eeting$2")
      .replace(ITS, (typed) => likeTyped(typed, "it's"))
      .replace(ITS_DATE, (typed) => likeTyped(typed, "it's"))
      .replace(ASKED_ITS, (typed) => likeTyped(typed, "it's"))
      .replace(IM, "I'm")
      .replace(CONTRACTION, (typed) => contracted(typed)),
  );
}

/** The beginning of what follows is enough to tell. */
const MAX_READ = 40;

const PLUS = " + ";

/** "flour + salt + water": with a word for each sign, it would say more than was typed. */
function isInSum(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - MAX_READ), at);
  const after = text.slice(at + PLUS.length, at + PLUS.length + MAX_READ);
  const [left = ""] = /[^,.;:!?()\n]*$/.exec(before) ?? [];
  const [right = ""] = /^[^,.;:!?()\n]*/.exec(after) ?? [];
  return left.includes(PLUS) || right.includes(PLUS);
}

function contracted(typed: string): string {
  const word = CONTRACTED[typed.toLowerCase()] ?? typed;
  return typed === typed.toUpperCase() ? word.toUpperCase() : likeTyped(typed, word);
}

/** With its capital letter; "IMO" and "BTW", typed like that, stand in finished texts. */
function likeTyped(typed: string, word: string): string {
  if (/^\p{Lu}{2}/u.test(typed)) return typed;
  return /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
