import { TIME_OF_DAY } from "@/lib/documents/reader/clock-times";
import { type Cue, type CuedText, cuesIn } from "@/lib/documents/reader/cue";
import { SOUGHT_IN_LETTERS } from "@/lib/documents/reader/sought-in-letters";
import { ANY, type Sought, STATEMENTS } from "@/lib/documents/reader/sought-rule";

const TO_PARENTS =
  /(?:^|\n)dear (?:\p{L}+ ){0,3}(?:parents?|carers?|families|guardians?|caregivers?)\b/iu;
/** What stands there is for the parents to fill in. */
const SLIP = /\b(?:reply|permission|consent|return|tear-off) (?:slip|form)\b/i;
const CUES: readonly Cue[] = [
  { name: "a greeting to parents", weight: 4, pattern: TO_PARENTS },
  {
    name: "a trip",
    weight: 3,
    pattern: /\b(?:trip|visit to|outing|excursion|field day|residential|sports day|school play)\b/i,
  },
  {
    name: "a reply slip",
    weight: 3,
    pattern: new RegExp(
      String.raw`${SLIP.source}|\bgive (?:my )?(?:permission|consent)\b|\benclosed form\b`,
      "i",
    ),
  },
  {
    name: "a school",
    weight: 2,
    pattern: /\b(?:school|nursery|kindergarten|pupils|class(?:es)?|year \d|grade|troop)\b/i,
  },
];
const NEWS = /\b(?:newsletter|news|bulletin|handbook)\b/i;
const GOES = /\b(?:trip|visit|outing|excursion|slip|permission|consent|coach|bus)\b/i;

/** What tells a letter of a school about a trip or an event; empty where it's about anything else. */
export function noticeCues(text: CuedText): Cue[] {
  if (!TO_PARENTS.test(text.body) || !GOES.test(text.body) || NEWS.test(text.title)) return [];
  const found = cuesIn(CUES, text);
  return found.some(({ name }) => name === "a trip" || name === "a reply slip") ? found : [];
}

const DEADLINE =
  /\b(?:by|before|no later than|until|deadline)\b.{0,20}(?:\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\d)/i;

/** When it is and when one is back, what it costs, what to return and to bring, and who to ask; then what any letter says. */
export const SOUGHT_IN_NOTICES: readonly Sought[] = [
  {
    heading: "When",
    pattern:
      /^(?!.{0,200}\b(?:pay|slip|return(?:ed)? (?:it|the)|due)\b).{0,400}?\b(?:visit\w*|trip|going|take[sn]? place|outing|excursion|will be (?:held|moved)|from .{3,40} (?:to|until))\b/i,
    figures: ["date"],
    kinds: [...STATEMENTS, "row"],
    inOrder: true,
    most: 4,
  },
  {
    heading: "When",
    pattern: new RegExp(`^${TIME_OF_DAY}`, "i"),
    kinds: ["row"],
    inOrder: true,
    most: 20,
  },
  {
    heading: "When",
    pattern: new RegExp(
      String.raw`\b(?:leaves?|returns?|back|departs?|arrives?|collect\w*|pick(?:ed)?[- ]up|drop|meet|begins?|starts?|ends?|until)\b.{0,80}${TIME_OF_DAY}`,
      "i",
    ),
    kinds: [...STATEMENTS, "row"],
    inOrder: true,
    most: 24,
  },
  {
    heading: "Cost",
    pattern: ANY,
    figures: ["money"],
    kinds: [...STATEMENTS, "row"],
    inOrder: true,
    most: 6,
  },
  {
    heading: "Cost",
    pattern:
      /\b(?:contributions?|free school meals|pay (?:through|online|via|by|in)|difficulty paying|install?ments?)\b/i,
    kinds: STATEMENTS,
    inOrder: true,
    most: 8,
  },
  {
    heading: "To return or tell",
    pattern: DEADLINE,
    kinds: [...STATEMENTS, "row", "heading"],
    figures: ["date"],
    inOrder: true,
    most: 6,
  },
  {
    heading: "To return or tell",
    pattern: /\b(?:slip|permission|consent|tell us|let us know|told us|in writing)\b/i,
    notBelow: SLIP,
    kinds: STATEMENTS,
    inOrder: true,
    most: 8,
  },
  {
    heading: "What to bring",
    pattern:
      /\b(?:bring|wear|packed lunch|pocket money|(?:left|leave) .{0,40}at home|uniform|raincoat|wellingtons?|boots|sun ?(?:cream|screen|hat))\b/i,
    notBelow: SLIP,
    kinds: STATEMENTS,
    inOrder: true,
    most: 24,
  },
  {
    heading: "Health",
    pattern: /\b(?:medicines?|medications?|inhalers?|allerg\w+|travel[- ]sick|first aid\w*)\b/i,
    kinds: STATEMENTS,
    inOrder: true,
    most: 5,
  },
  {
    heading: "Who to ask",
    pattern:
      /\b(?:(?:any )?questions|contact|speak to|word with|ask (?:Mr|Mrs|Ms|Miss|Dr|the)|will (?:lead|accompany|be led)|led by|in charge)\b/i,
    kinds: STATEMENTS,
    inOrder: true,
    most: 4,
  },
  {
    heading: "What to bring",
    pattern: ANY,
    below: /\b(?:bring|wear|pack|kit|clothing|clothes|equipment)\b/i,
    kinds: STATEMENTS,
    inOrder: true,
    most: 20,
  },
  ...SOUGHT_IN_LETTERS,
];
