/** Irregular gerunds and their past tense; regular ones are derived. */
const IRREGULAR: Readonly<Record<string, string>> = {
  building: "built",
  leading: "led",
  running: "ran",
  writing: "wrote",
  overseeing: "oversaw",
  driving: "drove",
  making: "made",
  teaching: "taught",
  selling: "sold",
  buying: "bought",
  keeping: "kept",
  setting: "set",
  cutting: "cut",
  growing: "grew",
  giving: "gave",
  taking: "took",
  holding: "held",
  planning: "planned",
  programming: "programmed",
  mapping: "mapped",
  shipping: "shipped",
  submitting: "submitted",
};

/** Stems of regular verbs that drop a final "e" before "ing". */
const LOSES_E = new Set(
  "manag creat produc organis organiz analys analyz prepar updat optimiz optimis automat coordinat negotiat facilitat improv reduc schedul handl execut generat evaluat integrat migrat configur compil collaborat achiev advis ensur resolv serv introduc supervis communicat calculat contribut".split(
    " ",
  ),
);
const REGULAR =
  "develop design maintain train test support monitor review assist process document conduct perform report implement deploy deliver recruit mentor coach research present answer sort clean cook help market order stock check install repair debug launch establish";
const REGULAR_STEMS = new Set(REGULAR.split(" "));

/** Returns the past tense of a gerund; undefined when it is unknown. */
export function pastOfGerund(gerund: string): string | undefined {
  const word = gerund.toLowerCase();
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  const stem = word.replace(/ing$/, "");
  if (LOSES_E.has(stem)) return `${stem}ed`;
  return REGULAR_STEMS.has(stem) ? `${stem}ed` : undefined;
}

/** Gerunds that stand for a field, and others that are irregular. */
const NO_REGULAR =
  /^(?:(?:market|account|engineer|bank|hous|light|cloth|nurs|plumb|staff|fund|cater|farm|fish|train|morn|even|noth|anyth|everyth|someth|meet|feel|send|spend|speak|stand|bring|think|find|fight|see|do|go|be|hav|com|becom|beg|choos|draw|eat|fall|fly|forget|freez|hear|hid|know|lay|leav|lend|los|pay|read|rid|ris|say|shak|shin|shoot|show|shut|sing|sit|sleep|strik|swim|tell|throw|understand|wak|wear)ing)$/;

/** The past tense of a gerund with an object ("picking orders"), unless it may be the name of a field. */
export function pastBeforeObject(gerund: string): string | undefined {
  const word = gerund.toLowerCase();
  const known = pastOfGerund(word);
  if (known || NO_REGULAR.test(word) || !/^\p{L}{3,}ing$/u.test(word)) return known;
  return `${word.replace(/ing$/, "").replace(/(?<=[^aeiou])y$/, "i")}ed`;
}

/** What opens a description of duties, in English and German. */
export const DUTY =
  /^(?:I (?:(?:also|then) )?)?(?:(?:was|am|were) )?(?:responsible for|(?:my )?duties include[ds]?|in charge of|worked on|helped(?: out)?(?: to| with)?|assisted (?:in|with)|tasked with|participated in|involved in|verantwortlich für|zuständig für|mitarbeit (?:an|bei|in)|unterstützung (?:bei|von|der|des))(?!\p{L})/iu;

/** Whether a line starts as a description of duties does. */
export function opensWithDuty(line: string): boolean {
  return DUTY.test(line);
}

const STRONG =
  "achieved adapted administered advised analysed analyzed architected arranged assembled assessed audited automated authored balanced boosted built calculated cared chaired championed coached co-founded collaborated collected commissioned compiled completed composed conducted configured consolidated constructed consulted converted coordinated created cut debugged decreased defined delivered deployed designed detected developed devised diagnosed directed documented doubled drafted drove earned edited eliminated enabled engineered enhanced established evaluated examined executed expanded facilitated fixed forecast formed formulated founded generated grew guided halved handled headed hired identified implemented improved increased influenced initiated interviewed inspected installed instituted integrated introduced invented investigated launched led lowered maintained managed mapped marketed measured mentored merged migrated modelled modernised modernized monitored negotiated optimised optimized orchestrated organised organized overhauled oversaw owned performed piloted pioneered planned prepared presented produced programmed proposed prototyped published raised ran rebuilt recruited redesigned reduced refactored replaced researched resolved restructured reviewed rewrote saved scaled scheduled scraped secured served set shaped shipped shortened simplified sold solved sourced spearheaded standardised standardized started streamlined strengthened studied supervised supported taught tested tracked trained transformed translated treated tripled tutored turned unified upgraded validated visited volunteered weighed won wrote precepted titrated triaged charted admitted discharged educated counseled operated calibrated welded wired framed cooked stocked counted packed loaded cleaned greeted answered filed booked ordered billed filmed styled painted sketched illustrated animated";
const STRONG_VERBS = new Set(STRONG.split(" "));

const IRREGULAR_PAST = new Set(
  "became began bought bred broke brought built caught chose cut dealt did drew drove fed fit flew forecast found fought gave got grew held hit kept laid learned led lent lit made met oversaw paid proved put quit ran rang read rebuilt redid rewrote rode rose sang saw sent set shot showed sold spent split spoke spread stood strove swam swept taught threw told took trod undertook understood upheld withstood won wove wrote".split(
    " ",
  ),
);
/** Of "grind": "Ground welds", and no "Ground crew". */
const GROUND =
  /^[Gg]round (?!(?:crew|staff|floor|handl\p{L}{2,4}|transport|support|operations|services?|school|water|control|team|equipment)(?!\p{L}))\p{Ll}/u;
/** Words that end like a verb in the past and describe a person or a thing. */
const NOT_PAST = new Set(
  "accomplished accredited advanced based bed breed certified chartered combined dedicated detailed deed educated embedded experienced extended feed focused gifted greed interested licensed limited listed med motivated need qualified red registered related required seasoned seed shed skilled specialized speed talented united used varied versed weed wed".split(
    " ",
  ),
);

/** Whether a line opens with an activity or duty and goes on: "Lead Engineer" is a title. */
export function isActivityOpening(line: string): boolean {
  return /^[\p{L}-]+ [\p{Ll}\d$€£]/u.test(line) && (opensWithVerb(line) || opensWithDuty(line));
}

/** Whether a line starts with an action verb in the past tense. */
export function opensWithPast(line: string): boolean {
  const first = firstWord(line);
  if (STRONG_VERBS.has(first) || IRREGULAR_PAST.has(first) || GROUND.test(line)) return true;
  return /^[\p{L}-]{2,}ed$/u.test(first) && !NOT_PAST.has(first);
}

function firstWord(line: string): string {
  return /^[“"(]*([\p{L}-]+)/u.exec(line)?.[1]?.toLowerCase() ?? "";
}

/** Whether a line starts with an action verb, in the past or present tense. */
export function opensWithVerb(line: string): boolean {
  if (opensWithPast(line)) return true;
  const first = firstWord(line);
  const gerund = pastOfGerund(first);
  if (gerund) return true;
  const past = first.replace(/(?:s|es)$/, "");
  return (
    STRONG_VERBS.has(`${past}ed`) ||
    STRONG_VERBS.has(`${past}d`) ||
    /^(?:lead|build|write|run|drive|oversee|own|teach|sell|grow|set|cut)s?$/.test(first)
  );
}
