/** Abbreviations whose period doesn't end a sentence, whatever follows: `e.g. this`, `Fig. 3`, `J. Smith`. */
const ALWAYS =
  /(?:^|[\s([“"])(?:e\.g|i\.e|cf|vs|etc|al|fig|figs|eq|eqs|sec|ch|vol|pp?|ed|eds|approx|bc|ca|dr|mr|mrs|ms|prof|st|jr|sr|inc|ltd|co|dept|u\.s|u\.k|z\.b|bzw|usw|nr|abb|ggf|evtl|inkl|exkl|zzgl|bspw|sog|vgl|bzgl|mio|mrd|\p{Lu})\.\s*$/iu;

/** "We recommend option B.", "Take vitamin C.": a letter that tells one of several things from the others, within a sentence. */
const LETTERED =
  /[\p{Ll}\d,] (?:options?|plans?|choice|variant|version|alternative|scenario|types?|class|grade|group|team|phase|zone|vitamin|hepatitis|building|terminal|gate|tier) \p{Lu}\.\s*$/iu;

/** "at a height of 5.5 m.", "Add 20 g.": the unit of a number. */
const MEASURED = /(?<![\p{L}\d])\d[\d.,]{0,9}\s?[ghlmst]\.\s*$/u;

/** Words that often begin a sentence and are no names. */
const OPENER =
  /^(?:The|An?|I|You|He|She|It|We|They|My|Your|His|Her|Its|Our|Their|This|That|These|Those|There|Here|What|Who|How|Why|If|When|While|Where|As|At|By|For|From|In|Of|On|To|With|After|Before|Since|During|Under|Until|Once|And|But|Or|So|Then|Thus|However|Also|Both|Each|All|Any|Some|Many|Most|No|Not|Yes|Please)(?![\p{L}.])/u;

const MONTH = "(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)";
const WHOLE_MONTH =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const DAY =
  "(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)(?=[.,]))";
const ZONE =
  "(?:[ECMP][SD]?T|GMT|UTC|BST|CES?T|EES?T|[IJK]ST|AE[SD]T|(?:Eastern|Central|Mountain|Pacific)(?= (?:Time|Standard|Daylight)|[.,;)]|$))";

const DATE = new RegExp(String.raw`^(?:\d|\p{Ll}|${MONTH}\.? \d|${WHOLE_MONTH} \d)`, "u");
const DAY_OR_ZONE = new RegExp(
  String.raw`^(?:\p{Ll}|[-–—]|[([]?(?:${ZONE}(?!\p{L})|${DAY}(?! (?:is|was|will|are|were|has|would)(?!\p{L}))(?!\p{L})|${MONTH}\.? \d|${WHOLE_MONTH} \d))`,
  "u",
);
const NUMBER =
  /^(?:#?\s?[A-Z]{0,5}[-–/.]?[A-Z]{0,5}\d|[A-Z]{2,3} \d|(?!I(?:['’]| (?!of |in |to )\p{Ll}))[IVXLC]{1,6}(?!\p{L}))/u;
/** "12 of my friends", "3 days later": how many there are, at the beginning of a sentence. */
const COUNTS = /^\d{1,3}(?:,\d{3})? (?!(?:and|or|to|from|dated)(?!\p{L}))\p{L}/u;
/** "PD-3", "7A", or a number that nobody counts */
const CODE =
  /^#?\s?(?:[A-Z]{1,5}[-–/.]?\d|\d{1,9}[-–/.]?[A-Z]|\d{4,12}(?![\d.,]*\d? \p{Ll})|\d{1,12}(?=[-–/]\d))/u;
const PLACE =
  /^(?:\p{Ll}|[NS]\.?[EW]?\.?(?!\p{L})|[EW]\.?(?!\p{L})|(?:Apt|Ste|Suite|Unit|Floor|Bldg|Building|Room|Rm)(?!\p{L})|\p{Lu}[\p{L}.]{1,14}(?: \p{Lu}\p{L}{1,14})?, [A-Z]{2}(?!\p{L}))/u;
const NAME = /^["“]?\p{L}/u;

/** German writes a period behind an ordinal number; some months have the same name in English. */
const GERMAN_MONTH =
  /^(?:J[aä]n(?:uar|ner)?|Feb(?:ruar)?|März|Mai|Juni|Juli|Okt(?:ober)?|Dez(?:ember)?)(?!\p{L})/u;
const COMMON_MONTH = /^(?:April|August|September|November|Jan|Feb|Apr|Aug|Sept?|Nov)(?!\p{L})/u;
const GERMAN_OPENER =
  /^(?:Wir|Sie|Ich|Du|Er|Es|Ihr|Ihre?n?|Unsere?n?|Die|Der|Das|Den|Dem|Des|Dies\p{L}{0,2}|Ein\p{L}{0,2}|Kein\p{L}{0,2}|Bitte|Im|In|Am|An|Auf|Aus|Bei|Mit|Nach|Von|Vor|Zu|Zum|Zur|Für|Wenn|Falls|Wer|Was|Wie|Wo|Und|Oder|Aber|Doch|Dann|Danach|Dort|Hier|Alle|Auch|So|Nur|Ab|Bis|Da|Daher)(?!\p{L})/u;

/** What only abbreviates before some words: how a text ends then, and whether what follows is such. */
const CONDITIONAL: readonly { ends: RegExp; follows: (after: string) => boolean }[] = [
  // "No. 5", "No. AB-12", "part no. DW-CF7", "No. IV"; "The answer is no." is a sentence.
  { ends: /(?:^|[\s([“"])nos?\.\s*$/iu, follows: (after) => NUMBER.test(after) },
  // "VAT Reg. No. 7", "Tel. No. 5"
  {
    ends: /(?:^|[\s([“"])(?:Reg|Acct|Cert|Lic|Tel|Est)\.\s*$/iu,
    follows: (after) => /^(?:Nos?|Nrs?)\.|^[+(]?\d/iu.test(after) || NUMBER.test(after),
  },
  // "Doc. PD-3", "Cat. 12", "our ref. 4411", and not "I have a cat. 12 of my friends have dogs."
  {
    ends: /(?:^|[\s([“"])(?:Ref|Pat|Cat|Ser|Inv|Doc|Mod)\.\s*$/u,
    follows: (after) =>
      /^(?:Nos?|Nrs?)\./iu.test(after) || (NUMBER.test(after) && !COUNTS.test(after)),
  },
  {
    ends: /(?:^|[\s([“"])(?:ref|pat|cat|ser|inv|doc|mod|REF|PAT|CAT|SER|INV|DOC|MOD)\.\s*$/u,
    follows: (after) => /^(?:Nos?|Nrs?)\. ?[#A-Z]{0,5}[-–/]?\d/iu.test(after) || CODE.test(after),
  },
  // "€20 incl. VAT", "excl. Sundays"
  {
    ends: /(?:^|[\s(])(?:incl|excl)\.\s*$/iu,
    follows: (after) =>
      /^(?:\p{Ll}|[\d$€£(]|\p{Lu}{2,5}(?!\p{L})|(?!\p{L}+ (?:are|is|were|was|will|have|has)(?!\p{L}))(?:Sundays?|Mondays?|Saturdays?))/u.test(
        after,
      ),
  },
  // "Nov. 1"
  {
    ends: new RegExp(String.raw`(?:^|[\s([“"/–-])${MONTH}\.\s*$`, "iu"),
    follows: (after) => /^[\d\p{Ll}]/u.test(after),
  },
  // "Sat. 10 a.m.", "Mon. Oct. 12"
  {
    ends: /(?:^|[\s([“"/–-])(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)\.\s*$/u,
    follows: (after) => DATE.test(after),
  },
  // "Lt. Col. James Brown", "Mt. Everest", "her Ph.D. Program"
  {
    ends: /(?:^|[\s([“"’'/–-])(?:Lt|Gen|Col|Sgt|Capt|Maj|Cpl|Pvt|Adm|Cmdr|Sens?|Reps?|Gov|Pres|Supt|Amb|Atty|Rev|Hon|Fr|Msgr|Mt|Ft|Ph\.\s?D)\.\s*$/u,
    follows: (after) => NAME.test(after) && !OPENER.test(after),
  },
  // "Main Ave. NW", "Oak Rd. Springfield, IL"
  { ends: /(?:^|\s)(?:Ave|Blvd|Rd|Ln|Pkwy)\.\s*$/u, follows: (after) => PLACE.test(after) },
  // "Dienstag, 24. März"
  { ends: /(?:^|[\s(])\d{1,2}\.\s*$/u, follows: (after) => GERMAN_MONTH.test(after) },
  // "dem 24. April"
  {
    ends: /(?:^|[\s(])(?:dem|(?<!I )am|vom|zum|bis|der|des|den|ab|seit|und|oder|[-–]|\p{L}{2,9}tag,?) \d{1,2}\.\s*$/iu,
    follows: (after) => COMMON_MONTH.test(after),
  },
  // "vom 3. bis 5. Mai", "im 3. Stock", "die 2. Mahnung"
  {
    ends: /(?:^|[\s(])(?:die|der|das|dem|den|des|im|(?<!I )am|zum|zur|vom|ab|jede[nrs]?|eine[nrs]?) \d{1,2}\.\s*$/iu,
    follows: (after) =>
      /^(?:\p{Ll}|[-–])/u.test(after) ||
      (/^\p{Lu}\p{Ll}{2}/u.test(after) && !OPENER.test(after) && !GERMAN_OPENER.test(after)),
  },
  // "Hauptstr. 5", "Abs. 2", "Tel. 030"
  {
    ends: /(?:\p{L}str|(?:^|[\s(])(?:Str|Abs|Art|Tel|Ziff|Kap|max|min|mind))\.\s*$/iu,
    follows: (after) => /^[\d+(]/u.test(after),
  },
  // "Hr. Brandt"
  { ends: /(?:^|[\s(])Hrn?\.\s*$/u, follows: (after) => /^\p{Lu}/u.test(after) },
  // "Apt. 4", "Ste. B"
  {
    ends: /(?:^|[\s(])(?:Apt|Ste|Bldg|Rm|Hwy|Rte|Ext)\.\s*$/iu,
    follows: (after) => /^(?:#?\s?\d|\p{Lu}(?![\p{L}’'])|\p{Ll})/u.test(after),
  },
  // "9 a.m. Monday", "5 p.m. (EST)", "9 a.m. – Noon"
  { ends: /(?:^|[\s\d(])[ap]\.\s?m\.\s*$/iu, follows: (after) => DAY_OR_ZONE.test(after) },
];

/**
 * Longer than any abbreviation, and than what has to follow one: looking at no more keeps splitting linear in the text's
 * length.
 */
const TAIL = 24;
const AHEAD = 40;

/**
 * Whether a text ends with an abbreviation, whose period doesn't end a sentence.
 *
 * @param after what follows the text, empty at the end of everything; undefined while that isn't known, which counts as if
 *   it were what the abbreviation needs
 */
export function endsWithAbbreviation(text: string, after?: string): boolean {
  const tail = text.slice(-TAIL);
  const ahead = after?.slice(0, AHEAD).trimStart();
  const isWhole = LETTERED.test(tail) || MEASURED.test(tail);
  if (isWhole && ahead !== undefined && !/^[\p{Ll}\d]/u.test(ahead)) return false;
  if (ALWAYS.test(tail)) return true;
  return CONDITIONAL.some(
    ({ ends, follows }) => ends.test(tail) && (ahead === undefined || follows(ahead)),
  );
}
