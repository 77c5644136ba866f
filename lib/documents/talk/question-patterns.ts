import { asked, isNounPhrase, THING, thingAtStart } from "@/lib/documents/talk/noun-phrase";
import { FILLED, PAST } from "@/lib/documents/talk/question-words";

/** A question, and the words of a statement that answer it. */
export type TalkQuestion = { question: string; answer: string };

/** How a statement of some form is asked for. */
type Pattern = {
  form: RegExp;
  /** Undefined where what was found can't be asked for. */
  ask: (found: Record<string, string>) => string | undefined;
};

const START = String.raw`(?:^|[,;:] |\b(?:and|but|so|because|that|then|now),? )`;
const ABOUT = `(?:about |around |only |just |like |roughly |almost |nearly |maybe |something like |another |at least |over )*`;
const MONEY = String.raw`(?:[$£€]\d[\d,.]*(?: (?:thousand|million|billion))?|\d[\d,.]* (?:(?:thousand|million|billion) )?(?:dollars?|bucks|pounds?|euros?|cents))`;
const TIME = String.raw`(?:\d[\d.]*|an?|two|three|four|five|six|seven|eight|nine|ten) (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)`;
const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december)\\b";
const UNIT = `(?:percent|degrees|inch(?:es)?|feet|miles?|met(?:er|re)s?|centimeters|kilos?|tons?|volts|bars?|decibels|lit(?:er|re)s|gallons)`;

const form = (pattern: string) => new RegExp(pattern, "iu");
/** Undefined where a thing can't be asked about, or the question would say nothing. */
type Asks = (thing: string, verb: string) => string | undefined;

const ofThing =
  (question: Asks) =>
  ({ thing = "", verb = "" }: Record<string, string>) =>
    isNounPhrase(thing) ? question(asked(thing), verb.toLowerCase()) : undefined;

/** For a thing at the end of a form, where more words may follow. */
const ofThingAtStart = (question: Asks) => (found: Record<string, string>) =>
  ofThing(question)({ ...found, thing: thingAtStart(found.thing ?? "") });

/** Those that tell most about a talk come first. */
export const PATTERNS: readonly (readonly Pattern[])[] = [
  // Warnings.
  [
    {
      form: form(
        String.raw`(?:^|[,;:.] |\b(?:and|but|so|please),? )(?:please )?(?:don['’]t|do not|never) (?<verb>use|put|take|buy|touch|throw|drop|add|mix|cut|open|pull|push|turn|leave|count on|trust|drink|eat|wash|clean|refinance|skip) (?<thing>${THING})`,
      ),
      ask: ofThingAtStart((thing, verb) => `Why shouldn't you ${verb} ${thing}?`),
    },
  ],
  // Money.
  [
    {
      form: form(`${START}(?<thing>${THING})(?:['’]s| is| was|['’]re| are| were) ${ABOUT}${MONEY}`),
      ask: ofThing((thing) => FILLED.price(thing)),
    },
    {
      form: form(
        `${START}(?<thing>${THING}) (?<verb>costs?|cost me|starts at|makes|earns|gets|pays) ${ABOUT}${MONEY}`,
      ),
      ask: ofThing((thing, verb) =>
        /^cost/.test(verb) ? `How much ${FILLED.costs(thing)}?` : FILLED.amount(thing, verb),
      ),
    },
    {
      form: form(String.raw`\b(?:paid|spent) ${ABOUT}${MONEY} (?:for|on) (?<thing>${THING})`),
      ask: ofThingAtStart((thing) => `How much did ${thing} cost?`),
    },
    {
      form: form(
        String.raw`\b(?:grand total|in total|altogether|all together)\b.{0,40}?${MONEY}|${MONEY}.{0,20}\b(?:in total|altogether|all together)\b`,
      ),
      ask: () => "How much did it cost in total?",
    },
  ],
  // What is said to be most of all.
  [
    {
      form: form(
        String.raw`\b(?<thing>the (?:most \p{L}+|biggest|main|hardest|best|worst|key|number one|real|only) (?:mistake|problem|part|reason|cause|cost|trick|rule|tip|lesson|difference|advantage|risk|danger|trouble|thing)(?: (?:people|you|they|we) make)?(?: (?:of|in|with|about|to|at|for) (?:the |an? |your )?\p{L}+(?: \p{L}+)?)?) (?:is|was)\b`,
      ),
      ask: ({ thing = "" }) => `What is ${thing.charAt(0).toLowerCase()}${thing.slice(1)}?`,
    },
    {
      form: form(
        String.raw`^(?:(?:so|and|but|okay|well|now),? ){0,2}(?<whole>(?:what|why|how|who|when|where)\b[^?,]{12,70})\?`,
      ),
      ask: ({ whole = "" }) => FILLED.ownQuestion(whole),
    },
  ],
  // Reasons.
  [
    {
      form: form(
        `${START}(?<who>you|we|they|people) (?<verb>can['’]t|cannot|can|should|shouldn['’]t|have to|need to|must|want to) (?<rest>[^,.;?]{4,50}?),? because `,
      ),
      ask: ({ who = "", verb = "", rest = "" }) => FILLED.why(who, verb, rest),
    },
    {
      form: form(
        String.raw`${START}(?<thing>${THING}) (?<verb>is|are|was|were) (?<rest>(?:[\p{L}-]+ ){0,5}[\p{L}-]+),? because `,
      ),
      ask: ({ thing = "", verb = "", rest = "" }) =>
        isNounPhrase(thing) && !/\b(?:it|that|this|why|what)\b/i.test(rest)
          ? `Why ${verb.toLowerCase()} ${asked(thing)} ${rest}?`
          : undefined,
    },
  ],
  // What the speaker did, and why; what does something.
  [
    {
      form: form(
        String.raw`\bi (?<verb>${PAST}) (?<rest>(?!it\b|that\b|this\b|them\b)[^,.;?]{3,40}?),? because `,
      ),
      ask: ({ verb = "", rest = "" }) => FILLED.whyDid(verb, rest),
    },
    {
      form: form(
        String.raw`\bis (?:really |actually |mostly )?,?\s?what,? (?<verb>kills|causes|ruins|breaks|stops|keeps|matters|wears|damages|protects) (?<thing>${THING})`,
      ),
      ask: ofThingAtStart((thing, verb) => `What ${verb} ${thing}?`),
    },
    {
      form: form(
        String.raw`${START}(?<thing>${THING}) (?:went|dropped|jumped|fell|rose|grew|climbed) from ${ABOUT}[$£€]?\d[\d,.]*.{0,20}? to ${ABOUT}[$£€]?\d`,
      ),
      ask: ofThing((thing) => `What happened to ${thing}?`),
    },
  ],
  // Times and measures.
  [
    {
      form: form(
        String.raw`\b(?:takes?|took) (?:me |us |you )?${ABOUT}${TIME} to (?<what>(?:[\p{L}'’-]+ ){0,4}[\p{L}-]+)`,
      ),
      ask: ({ what = "" }) => FILLED.howLong(what),
    },
    {
      form: form(`${START}(?<thing>${THING}) (?:takes?|took) (?:me |us |you )?${ABOUT}${TIME}`),
      ask: ofThing((thing) => `How long does ${thing} take?`),
    },
    {
      form: form(
        String.raw`${START}(?<thing>${THING}) (?<verb>is|was|reads|weighs|holds|carries) ${ABOUT}\d[\d,.]* ${UNIT}`,
      ),
      ask: ofThing((thing, verb) =>
        /^(?:is|was)$/.test(verb) ? `What ${verb} ${thing}?` : FILLED.amount(thing, verb),
      ),
    },
    {
      form: form(
        `${START}(?<thing>${THING}) (?<verb>is|was) (?<done>gone |done |finished |due |closed |open )?(?:on|in|by|until) ${MONTH}`,
      ),
      ask: ({ thing = "", verb = "", done = "" }) =>
        isNounPhrase(thing)
          ? `When ${verb.toLowerCase()} ${asked(thing)} ${done.toLowerCase()}`.trim().concat("?")
          : undefined,
    },
    {
      form: form(
        String.raw`${START}(?<thing>${THING}) (?:was|were) (?<verb>built|finished|founded|opened|patented|invented|made|born|published|started|discovered) (?:in|around|on) (?:the year )?(?:\p{L}+ )?\d{2,4}`,
      ),
      ask: ofThing((thing, verb) => `When was ${thing} ${verb}?`),
    },
  ],
  // What something is, and what a code means.
  [
    {
      form: form(String.raw`\b(?:error |fault )?code (?<code>[a-z]{1,2}-?\d{1,3})\b`),
      ask: ({ code = "" }) => `What does error code ${code.toUpperCase()} mean?`,
    },
    {
      form: form(
        String.raw`\b(?:is|are|it['’]s|that['’]s|thing) called (?<thing>(?:an? |the )?\p{L}[\p{L}-]{3,}(?: \p{L}[\p{L}-]{3,})?)[.,]`,
      ),
      ask: ofThing((thing) => `What is ${thing}?`),
    },
    {
      form: form(
        String.raw`^(?:(?:so|and|now),? )?(?<thing>(?:an? |the )?\p{L}[\p{L}-]{3,}(?: \p{L}[\p{L}-]{3,})?) (?:is|are) (?:a |an )(?:kind|type|sort|mixture|form|piece|device|tool|way|place|method|measure)\b`,
      ),
      ask: ofThing((thing) => `What is ${thing}?`),
    },
  ],
  // Cases.
  [
    {
      form: form(
        String.raw`\bif (?<thing>${THING}) (?<rest>(?:is|are|isn['’]t|goes|stops|starts|won['’]t|doesn['’]t|gets|comes|breaks|falls|has|asks)(?: [\p{L}\d'’-]+){1,6}?),? (?:then |it['’]s |you |that |the |call |take |throw )`,
      ),
      ask: ({ thing = "", rest = "" }) =>
        isNounPhrase(thing) && !/\b(?:it|that|this|them)\b/i.test(rest) && !NEEDS_MORE.test(rest)
          ? `What if ${asked(thing)} ${rest}?`
          : undefined,
    },
  ],
];

/** "If the rinse water is warmer than": of what follows, the rest is missing. */
const NEEDS_MORE =
  /\b(?:than|at|of|to|in|on|with|for|by|from|as|and|or|but|the|an?|not|more|less|very|too|so|like|about|into|under|over|after|before)$/i;

/** The questions that a statement answers, each with the group of its form. */
export function questionsOf(statement: string): (TalkQuestion & { group: number })[] {
  return PATTERNS.flatMap((group, at) =>
    group.flatMap(({ form: pattern, ask }) => {
      const found = pattern.exec(statement);
      const question = found && ask(found.groups ?? {});
      return question ? [{ question, answer: found[0], group: at }] : [];
    }),
  );
}
