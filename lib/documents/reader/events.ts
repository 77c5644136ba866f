import { figuresIn } from "@/lib/documents/reader/figures";
import { ANY, type Sought, STATEMENTS } from "@/lib/documents/reader/sought-rule";
import type { Structure, Unit } from "@/lib/documents/reader/unit";

/** What reports, rules, and other papers call themselves: they tell of days and prices, too. */
const OTHER =
  /\b(?:syllabus|handbook|polic(?:y|ies)|rules|report|newsletter|news|bulletin|minutes|agreement|contract|invoice|bill|receipt|manual|guide|statement|quot(?:e|ation)|estimate|offer|proposal|lease|insurance|summary|form|application|notice of|permit|license|résumé|resume|letter|leaflet: |record)\b/i;
const LABEL = String.raw`(?:^|\n)(?:\d{1,2}[.)] )?`;
/** "12.50" alone may be a price here. */
const TIMES = String.raw`\b\d{1,2}(?:[.:]\d\d)?(?: ?[ap]\.?m\b|\s?(?:–|-|to|until) ?\d{1,2}[.:]\d\d)|\b\d{1,2}:\d\d\b|\bnoon\b`;
const CUES: readonly { name: string; weight: number; pattern: RegExp }[] = [
  {
    name: "when and where",
    weight: 3,
    pattern: new RegExp(
      String.raw`${LABEL}(?:when|dates?|times?|dates? and times?|hours)\b[^\n]{0,60}\n[\s\S]{0,800}?\n(?:where|venue|place|location|meeting point|getting (?:here|there)|how to (?:find|get|reach))\b|${LABEL}(?:where|venue|place|location|meeting point)\b[^\n]{0,80}\n[\s\S]{0,400}?\n(?:when|dates?|times?|dates? and times?|hours)\b`,
      "i",
    ),
  },
  {
    name: "its price",
    weight: 1,
    pattern: new RegExp(
      String.raw`${LABEL}(?:prices?|costs?|fees?|tickets?|admission|entry|entrance|tuition)\b[^\n]{0,30}(?:\n|$)|\b(?:admission|entry|entrance) (?:is )?free\b|\bfree (?:admission|entry|entrance)\b|\btickets?:? (?:cost|are|from|at)?\s?[$€£]`,
      "i",
    ),
  },
  {
    name: "how to book",
    weight: 2,
    pattern:
      /\b(?:book (?:at|by|online|now|your|a place|early|here|via|on)|booking|signing up|sign up|register (?:at|by|online|now|with|here)|registration (?:opens|closes|is)|RSVP|reserve (?:a|your) (?:place|seat|spot|table)|tickets (?:from|at|are|on sale)|places are (?:limited|given)|just turn up|no (?:need to book|booking|registration)|drop[- ]in)\b/i,
  },
  {
    name: "what to bring",
    weight: 2,
    pattern: new RegExp(
      String.raw`${LABEL}(?:what|things) to (?:bring|wear|pack)\b|\b(?:please|just|don['’]t forget to) bring\b|\bbring (?:along|your own|the (?:kids|family|children))\b`,
      "i",
    ),
  },
  {
    name: "an invitation",
    weight: 2,
    pattern:
      /\b(?:join us|come along|(?:everyone|everybody|all|families|beginners|newcomers|children|dogs) (?:(?:is|are) )?(?:very )?welcome|you(?:['’]re| are) (?:warmly |cordially )?invited|don['’]t miss|see you there|hope to see you)\b/i,
  },
  {
    name: "who it is for",
    weight: 1,
    pattern:
      /\bfor (?:all ages|beginners|children|kids|teens|teenagers|adults|families|ages \d|\d{1,2}-? (?:to|and|–) \d{1,2}|everyone)\b|\b(?:ages|aged) \d|\bages?(?:\t|:)/i,
  },
];
const TITLE =
  /\b(?:festival|fair|f[êe]te|concert|workshop|course|class|classes|camp|sale|open (?:day|house|evening)|party|exhibition|show|market|bazaar|retreat|tournament|fun run|quiz|auction|meet-?up|fundraiser|gala|lessons|holiday club|week|weekend|ball|walk|ride|race|screening|reading|talk|lecture|picnic|parade|swap|raffle|disco|dance)\b/i;
const MIN_WEIGHT = 5;
const READ_CHARACTERS = 12_000;
const TITLE_UNITS = 2;

/** What tells an announcement of an event, a course, a sale, or a camp; empty where it has no day and no hours. */
export function eventCues({ title, units }: Structure): { name: string; weight: number }[] {
  const first = units.slice(0, TITLE_UNITS).map(({ text }) => text);
  const head = [title, ...first].join("\n").slice(0, 400);
  if (OTHER.test(head)) return [];
  const lines: string[] = [];
  let length = 0;
  for (const { text } of units) {
    if (length > READ_CHARACTERS) return [];
    lines.push(text);
    length += text.length + 1;
  }
  const body = lines.join("\n");
  if (/(?:^|\n)dear\b/i.test(body)) return [];
  const hasDay = units.some(({ text }) => figuresIn(text).some(({ type }) => type === "date"));
  const hasTimes = new RegExp(TIMES, "i").test(body);
  if (!hasDay || !hasTimes) return [];
  const cues = CUES.filter(({ pattern }) => pattern.test(body));
  const isTitled = first.some((text) => TITLE.test(text));
  const all = [
    ...(isTitled ? [{ name: "its title", weight: 2 }] : []),
    ...cues.map(({ name, weight }) => ({ name, weight })),
    { name: "a day with its hours", weight: 1 },
  ];
  const weight = all.reduce((sum, cue) => sum + cue.weight, 0);
  // A day and how to book alone may be those of anything.
  return cues.length >= 2 && weight >= MIN_WEIGHT ? all : [];
}

const WHEN =
  /^(?:when|dates?|times?|dates? (?:and|&) times?|hours|opening (?:hours|times)|schedule|sessions|term dates|start|finish)\b/i;
const WHERE =
  /^(?:where|venue|place|location|address|meeting point|getting (?:here|there)|how to (?:find|get|reach)|directions|parking|travel)\b/i;
const PRICE = /^(?:how much|prices?|costs?|fees?|tickets?|admission|entry|entrance|tuition)\b/i;
const FOR =
  /^(?:who (?:it['’]?s|it is|is it|can|may|should)|for whom|ages?|age groups?|participants|who['’]s it for)\b/i;
const NOT_TO_BRING =
  /\b(?:leave (?:at home|behind)|not (?:to )?bring|(?:do not|don['’]t) bring|what not to)\b/i;
const BRING =
  /\b(?:what|things) (?:to|you(?:['’]ll)?|should i|do i) (?:bring|wear|pack|need)\b|^(?:please )?(?:bring|wear|pack)\b|^(?:kit|packing|equipment)\b/i;
const BOOKING =
  /^(?:how to (?:book|register|enroll|apply|sign up)|book|booking|bookings|sign(?:ing)?[- ]up|regist\w{2,8}|reserv\w{1,7}|enrol\w{0,6}|rsvp|contact|questions|(?:more|further) information|cancel\w{0,8}|refunds?)\b/i;
const DEADLINE = /\b(?:by|before|until|no later than|deadline)\b/i;
const LABELED = 40;

/** What readers of an announcement look for: what, when, where, what it costs, who it is for, what to bring, and how to book. */
export const SOUGHT_IN_EVENTS: readonly Sought[] = [
  ...labeled("When", WHEN, 14),
  ...labeled("Where", WHERE, 8),
  ...labeled("Price", PRICE, 14),
  ...labeled("Who it's for", FOR, 8),
  { heading: "What not to bring", pattern: ANY, below: NOT_TO_BRING, most: LABELED },
  { heading: "What to bring", pattern: ANY, below: BRING, most: LABELED },
  ...labeled("Booking and contact", BOOKING, 10),
  {
    heading: "What to bring",
    pattern:
      /^(?:please |just )?(?:bring|wear)\b|\b(?:please|should|must|need to) (?:bring|wear)\b/i,
    kinds: STATEMENTS,
    most: 6,
  },
  {
    heading: "Booking and contact",
    pattern:
      /\b(?:book (?:at|by|on|online|now|early|your|via)|sign up|register|RSVP|reserve|to book|tickets (?:from|at|are|on sale)|(?:ring|call|phone|text|email|e-mail|write to|contact) (?:us\b|\+?\d)|no (?:booking|need to book))/i,
    kinds: STATEMENTS,
    most: 6,
  },
  { heading: "Booking and contact", pattern: ANY, figures: ["email", "phone"], most: 6 },
  { heading: "Deadlines", pattern: DEADLINE, figures: ["date"], kinds: STATEMENTS, most: 5 },
  { heading: "When", pattern: ANY, figures: ["date"], inOrder: true, most: 14 },
  { heading: "When", pattern: new RegExp(TIMES, "i"), kinds: [...STATEMENTS, "row"], most: 24 },
  { heading: "Price", pattern: ANY, figures: ["money"], most: 14 },
  {
    heading: "Price",
    pattern:
      /\b(?:(?:admission|entry|entrance) (?:is )?free|free (?:admission|entry|of charge)|no charge)\b/i,
    kinds: STATEMENTS,
    most: 14,
  },
  {
    heading: "Who it's for",
    pattern:
      /\b(?:ages? \d|aged \d|\d{1,2}[- ]year|year-?olds?\b|years? (?:old|of age|and (?:over|up))|under[- ]\d{1,2}s?\b|over[- ]\d{1,2}s\b|adults only|for (?:beginners|children|adults|families)|(?:families|everyone|everybody|beginners|all(?: ages| levels)?) (?:are |is )?welcome|no experience|open to)/i,
    kinds: STATEMENTS,
    most: 5,
  },
  // "Medicines: inhalers must be handed to Mr Lowe.", "We need six parents."
  {
    heading: "What else is asked",
    pattern:
      /^(?:medicines?|medication|allerg(?:y|ies)|helpers?|volunteers?|supervision|safety|behaviou?r|clothing|uniform|insurance)\s?:|\b(?:must|needs? to|have to|has to|we need|please (?:tell|let|hand|send|give|speak|check|make sure|remember)|helpers|volunteers)\b/i,
    kinds: STATEMENTS,
    most: 8,
  },
];

/** What stands below a heading or behind a label like this. */
function labeled(heading: string, label: RegExp, most: number): Sought[] {
  const behind = new RegExp(String.raw`${label.source.replace(/\\b$/, "")}\s?(?::|\s)`, "i");
  return [
    { heading, pattern: ANY, below: label, most },
    { heading, pattern: behind, kinds: ["row"], most },
    { heading, pattern: new RegExp(`${label.source}\\s?:`, "i"), kinds: STATEMENTS, most },
  ];
}

const MOST_OPENING = 4;

/** What it is: the lines in front of the first heading for one of its details. */
export function eventOpening({ units }: Pick<Structure, "units">): Unit[] {
  const isDetail = ({ kind, text }: Unit) =>
    kind === "row" ||
    kind === "item" ||
    [WHEN, WHERE, PRICE, FOR, BRING, BOOKING].some((label) => label.test(text)) ||
    figuresIn(text).some(({ type }) => type === "date" || type === "money");
  const until = units.slice(0, MOST_OPENING).findIndex((unit, at) => at > 0 && isDetail(unit));
  return units.slice(0, until < 0 ? 2 : until);
}
