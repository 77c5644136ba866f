import type { Cue } from "@/lib/documents/reader/cue";
import { DECISION, PROPOSAL } from "@/lib/documents/reader/decisions";
import { ANY, type Sought, STATEMENTS } from "@/lib/documents/reader/sought-rule";
import type { Unit } from "@/lib/documents/reader/unit";

/** The words that minutes of a meeting are recognized by. */
export const MINUTES_CUES: readonly Cue[] = [
  {
    name: "its title",
    weight: 3,
    in: "title",
    pattern: /\bminutes of\b|\b(?:meeting|committee|council|board) minutes\b|^minutes$/im,
  },
  {
    name: "who was there",
    weight: 2,
    pattern:
      /(?:^|\n|\. )(?:present|in attendance|attend(?:ees|ance)|apologies(?: for absence)?|in the chair|chair(?:ed by|person|man|woman)?|minutes|minute[- ]taker)(?:\t|\s?:)/i,
  },
  {
    name: "votes",
    weight: 2,
    pattern:
      /\b(?:\d{1,4}|\p{L}{2,12}) (?:votes? )?(?:for|in favou?r),? (?:\d{1,4}|none|\p{L}{2,12}) against\b|\b(?:carried|passed|approved|adopted) (?:by \d{1,4}|unanimously)|\b(?:seconded by|motion (?:carried|passed)|quorum)\b/iu,
  },
  {
    name: "decisions and tasks",
    weight: 1,
    pattern:
      /\b(?:it was (?:agreed|decided|resolved)|the meeting (?:agreed|decided|chose|resolved|approved)|action items?|actions?:|any other business|next meeting)\b/i,
  },
];

const MARKED = String.raw`^(?:[Aa]ctions?(?: items?| points?)?|[Tt]o[- ]?[Dd]o|[Tt]asks?|[Ff]ollow[- ]?ups?|ACTION|TO[- ]?DO)(?: \([^)]{1,40}\))?\s?[:–—]\s?\S`;
const DOER = String.raw`(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20}){0,2}`;
/** What minutes put in the present tense, as they report everything else in the past. */
const DOES =
  "(?:writes?|orders?|organi[sz]es?|checks?|contacts?|calls?|rings?|buys?|prepares?|sends?|books?|arranges?|collects?|brings?|draws? up|finds? out|looks? (?:into|after|for)|invites?|takes? (?:care|charge)|gets?(?= (?:an?|the|two|three|more) )|runs?|obtains?|updates?|drafts?|reports? back|follows? up|repairs?)";
const TASK = new RegExp(
  String.raw`${MARKED}|^(?!It |This |That |The |Nobody |Everybody |Everyone )${DOER}(?:(?:, | and )${DOER}){0,3} ${DOES} (?!(?:that|whether|why)\b)`,
  "u",
);

/** Whether a statement of minutes says what somebody is to do: "Action: …", "Ann Lee writes to the landlord." */
export function isTask({ kind, text }: Pick<Unit, "kind" | "text">): boolean {
  return kind !== "heading" && kind !== "row" && TASK.test(text);
}

/** "Kofi will place the order", "Rupert is to be asked": not what happens or is held. */
const BODIES =
  "(?:secretary|treasurer|chair(?:man|woman|person)?|clerk|committee|board|council|captain|manager|caretaker|trustees|president|directors?|warden|agent|steward|editor|principal|working group|sub-?committee)";
const NO_DOER =
  "(?:This|That|It|There|These|Those|Nobody|Everybody|Everyone|Somebody|Members|Residents|Parents|Owners|Tenants|Players|Visitors|Guests|Children|Pupils|Students|Work|Rents?|Fees?|Subscriptions?|Entries|Tickets?|Prices?|Lessons|Bookings?|Payments?|Dues|Repairs?|Meetings?|Which|What|January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)";
const WILL =
  "(?: will|['’]ll| (?:is|are|has|have) to| (?:offered|volunteered|undertook|promised|agreed) to)";
const HAPPENS =
  "(?:have|not|arrive|come|open|close|start|begin|take place|continue|remain|stay|cost|need|last|run|end|happen|fall|rise|increase|become|receive|pay|be(?! (?:asked|told|invited|informed|reminded|responsible)))";
const ASSIGNED = new RegExp(
  String.raw`(?:(?<![Tt]he )\b(?!${NO_DOER}\b)\p{Lu}\p{L}[\p{L}'’-]{0,20}?|\b[Tt]he ${BODIES}|\b(?:[Hh]e|[Ss]he|[Tt]hey|[Ww]e))${WILL} (?!${HAPPENS}\b)\p{Ll}`,
  "u",
);

/** What every meeting begins and ends with: nobody looks for it. */
const RITUAL =
  /^the meeting (?:was )?(?:closed|opened|ended|finished|adjourned(?! (?:until|till|to)\b)|called to order)\b|^there being no\b|^(?:the )?minutes\b.{0,80}\b(?:approved|accepted|adopted|confirmed|agreed|read)\b|^(?:approved|accepted|adopted) (?:without|as)\b/i;
/** What else a sentence says besides. */
const SAYS_MORE = /[:;]\s|[$€£¥]|, (?:and|but|so|which|after|because|except|with|subject)\b/i;

/** Whether a sentence of minutes only tells what every meeting begins and ends with. */
export function isRitual(text: string): boolean {
  return RITUAL.test(text) && !SAYS_MORE.test(text);
}

const NEXT = /^(?:the |our )?(?:date of (?:the )?)?next (?:\p{L}{3,20} )?meeting\b/iu;

/** When and who, what was decided, who was elected, what is to be done, and what it costs. */
export const SOUGHT_IN_MINUTES: readonly Sought[] = [
  {
    heading: "Elections",
    pattern: /\b(?:(?:re-?)?elected|appointed|stood? (?:down|again)|resigned|takes? over)\b/i,
    kinds: [...STATEMENTS, "row"],
    most: 4,
  },
  { heading: "To do", pattern: TASK, kinds: STATEMENTS, most: 12 },
  { heading: "Decisions", pattern: DECISION, kinds: STATEMENTS, most: 14 },
  { heading: "Next meeting", pattern: NEXT, figures: ["date"], most: 2 },
  { heading: "Next meeting", pattern: ANY, figures: ["date"], below: NEXT, most: 2 },
  {
    heading: "To do",
    pattern: /^(?!the meeting (?:was )?(?:closed|ended|finished|adjourned)\b|there being\b)/i,
    below: /^(?:\d{1,2}\W{0,3})?(?:to[- ]?do|actions?(?: items?)?|tasks|action points?)\b/i,
    most: 12,
  },
  { heading: "To do", pattern: ASSIGNED, kinds: STATEMENTS, most: 12 },
  // What was proposed is needed to understand what was then decided.
  { heading: "Proposals and objections", pattern: PROPOSAL, kinds: STATEMENTS, most: 6 },
  { heading: "Amounts", pattern: ANY, figures: ["money"], most: 6 },
  {
    heading: "Coming up",
    pattern: /\b(?:will|is to|are to|takes? place|is on|are on)\b/i,
    figures: ["date"],
    kinds: STATEMENTS,
    most: 5,
  },
  { heading: "Dates", pattern: ANY, figures: ["date"], kinds: STATEMENTS, most: 5 },
];
