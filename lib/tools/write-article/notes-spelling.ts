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
/** "its not", "its a lot", and neither "its very own" nor "its only road". */
const ITS =
  /(?<![\p{L}\d'’._/@-])its(?= (?:an?|the|just|not|been|because|too|really|so|about)(?![\p{L}\d'’-]))/giu;
/** "im not sure", "Im getting a phone": in other languages, another word. */
const IM =
  /(?<![\p{L}\d'’._/@-])im(?= (?:an?|not|so|very|really|too|\p{Ll}{3,}ing)(?![\p{L}\d'’-]))/giu;
const WITHOUT = /(?<![\p{L}\d/])w\/o(?![\p{L}\d/])/giu;
/** "w/ Tom" and "w/lid", and neither "w/c 3 June", "w/e", nor "24 W/h". */
const WITH = /(?<![\p{L}\d/.]|\d )w\/(?: (?=\S)|(?=\p{L}{2}|\d|["“(]))/giu;
/** "a room w breakfast", "phones w. cracked screens" */
const W = /(?<=(?<![\p{L}\d])\p{L}{2,} )w\.? (?=\p{Ll}{2}|an? )/gu;
const BECAUSE = /(?<![\p{L}\d/]|\d )(?:b\/c|bc)(?= [\p{L}(])|(?<![\p{L}\d/])bc(?= of\b)/gu;
/** Only what is no other word, nor an abbreviation that stands in finished texts. */
const WORDS: Readonly<Record<string, string>> = {
  abt: "about",
  btwn: "between",
  ppl: "people",
  thru: "through",
  thx: "thanks",
  yr: "year",
  yrs: "years",
};
const WORD = new RegExp(
  `(?<![\\p{L}\\d._/@-])(?:${Object.keys(WORDS).join("|")})(?![\\p{L}\\d_/@-]|\\.\\p{L})(?:\\.(?= \\p{Ll}))?`,
  "giu",
);
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
      .replace(WITH, (typed) => `${likeTyped(typed, "with")} `)
      .replace(W, "with ")
      .replace(BECAUSE, "because")
      .replace(WORD, (typed) =>
        likeTyped(typed, WORDS[typed.toLowerCase().replace(".", "")] ?? typed),
      )
      .replace(WEEK, "$1eek$2")
      .replace(MEETING, "$1eeting$2")
      .replace(ITS, (typed) => likeTyped(typed, "it's"))
      .replace(IM, "I'm")
      .replace(CONTRACTION, (typed) => likeTyped(typed, CONTRACTED[typed.toLowerCase()] ?? typed)),
  );
}

function likeTyped(typed: string, word: string): string {
  return /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
