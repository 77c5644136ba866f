const PRONOUN =
  /\b(?:it|its|that|this|they|them|their|he|she|him|her|his|these|those|here|there|i|me|my|us|our)\b/i;
const PLURAL = /(?:[^s]s|people|children)$/i;
/** Amounts by themselves, which nothing costs. */
const AMOUNT =
  /\b(?:fee|price|rent|salary|payments?|bill|cost|budget|deposit|debt|fine|charge|income|loan|tax|balance|raise|wage|pay)$/i;
const NO_AMOUNT = /\b(?:minimum|maximum|difference|average|total|rest|margin|half|limit|number)$/i;
const BASE: Readonly<Record<string, string>> = {
  "starts at": "start at",
  carries: "carry",
  has: "have",
};
/** What speakers say that they did, with how it is asked for. */
const DID: Readonly<Record<string, string>> = {
  picked: "pick",
  chose: "choose",
  bought: "buy",
  sold: "sell",
  stopped: "stop",
  left: "leave",
  kept: "keep",
  quit: "quit",
  switched: "switch",
  replaced: "replace",
  moved: "move",
  started: "start",
  used: "use",
  went: "go",
  hired: "hire",
  built: "build",
  called: "call",
  closed: "close",
  opened: "open",
  returned: "return",
  cut: "cut",
  gave: "give",
  took: "take",
  skipped: "skip",
};
export const PAST = `(?:${Object.keys(DID).join("|")})`;

/** Nobody in the talk is asked by who reads it. */
const OF_LISTENER = /\b(?:you|your|we)\b/i;
const VERB =
  /['’]s\b|\b(?:is|are|was|were|does?|did|can|could|will|would|should|has|have|happens?)\b/i;
const MOST_WORDS = 9;
/** "Figure out which is how", "get to the": of something longer, what stood nearest. */
const CUT_SHORT =
  /\b(?:which|who|whose|what|how|why|when|where|if|whether|because|but|so|than|as)\b|\b(?:is|are|was|were|be|the|an|and|or|to|of|in|on|at|for|with|from|by|(?:figure|find|work|point|pick|carry) out|into|about|every|each|some|any|very|really|just|even|not|only)$/iu;

/** The parts of questions that have to agree with what is asked about. */
export const FILLED = {
  /** "do new chains cost", "does a filter cost" */
  costs: (thing: string) => `${PLURAL.test(thing) ? "do" : "does"} ${thing} cost`,
  /** "How much was the fee?", "How much does a new filter cost?" */
  price: (thing: string) => {
    if (NO_AMOUNT.test(thing)) return undefined;
    return AMOUNT.test(thing) ? `How much is ${thing}?` : `How much ${FILLED.costs(thing)}?`;
  },
  /** "What does a good battery read?", "How much does it weigh?" */
  amount: (thing: string, verb: string) =>
    `${/^(?:reads|starts)/.test(verb) ? "What" : "How much"} does ${thing} ${FILLED.base(verb)}?`,
  /** "Why did the speaker pick the snowball?" */
  whyDid: (verb: string, rest: string) =>
    PRONOUN.test(rest) ? undefined : `Why did the speaker ${DID[verb.toLowerCase()]} ${rest}?`,
  /** "weigh" of "weighs" */
  base: (verb: string) => BASE[verb] ?? verb.replace(/s$/, ""),
  /** "Why can't you be colorblind?" */
  why: (who: string, verb: string, rest: string) => {
    if (PRONOUN.test(rest) || rest.split(" ").length > MOST_WORDS) return undefined;
    const subject = who.toLowerCase();
    const modal = verb.toLowerCase();
    return /^(?:have|need|want) to$/.test(modal)
      ? `Why do ${subject} ${modal} ${rest}?`
      : `Why ${modal} ${subject} ${rest}?`;
  },
  /** "How long does it take to get to full strength?" */
  howLong: (what: string) =>
    PRONOUN.test(what) || CUT_SHORT.test(what) || !/^\p{L}+ .*\p{L}{3,}$/u.test(what)
      ? undefined
      : `How long does it take to ${what}?`,
  /** A question that somebody asks in the talk, where it can be understood by itself. */
  ownQuestion: (whole: string) => {
    const words = whole.split(" ");
    if (PRONOUN.test(whole) || OF_LISTENER.test(whole) || !VERB.test(whole)) return undefined;
    if (words.length < 4 || words.length > MOST_WORDS + 2) return undefined;
    return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}?`;
  },
};
