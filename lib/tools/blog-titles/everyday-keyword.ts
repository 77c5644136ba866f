import { sensitiveSubject } from "@/lib/drafting/sensitive-words";

const FEARS = "anxiety|fears?|nerves|panic|phobia|stress";
/** What only pupils have to learn; the worry about it is a matter of teaching, not of medicine. */
const LEARNED =
  "algebra|arithmetic|calculus|fractions|geometry|grades|grammar|handwriting|homework|long division|math(?:s|ematics)?|multiplication|phonics|sats?|spelling|subtraction|times tables|word problems?";
/** Subjects, where a worry is called by them: "reading anxiety", but not "anxiety about cancer statistics". */
const SUBJECT = "division|reading|science|statistics";
/** Doctors have tests and exams as well, so that only what is named here may stand before them. */
const TESTED = "essays?|exams?|finals|midterms?|quiz(?:zes)?|tests?";
const OF_SCHOOL = `(?:${LEARNED}|${SUBJECT}|big|biology|chemistry|children['’]s|class|classroom|college|elementary|entrance|final|first|second|third|fourth|fifth|sixth|seventh|eighth|grade|high|history|kids['’]?|middle|next|physics|school|standardized|state|student|students['’]?|upcoming|weekly)`;
const LEADING =
  "about|and|beat|beating|calm|calming|child['’]s|ease|easing|from|handle|handling|manage|managing|my|of|on|overcome|overcoming|reduce|reducing|the|their|understanding|with|your";
/** Also done by grown-ups. */
const SHOWN = "music|oral|presentations?|public speaking|recitals?|reports?|writing";
const ABOUT = "(?:anxiety|anxious|fear|stress|nervous) (?:about|around|over|of|before)";
const ENDS = "(?![\\p{L}-]| (?:results?|scores?)(?!\\p{L}))";

function worryAbout(shown: string): RegExp {
  return new RegExp(
    [
      `(?<![\\p{L}-])(?:${LEARNED}|${SUBJECT}${shown})[ -](?:${FEARS})${ENDS}`,
      `(?:(?<=^|[,:] )|(?<=(?<!\\p{L})(?:${LEADING}) ))(?:${OF_SCHOOL} ){0,4}(?:${TESTED})[ -](?:${FEARS})${ENDS}`,
      `(?<![\\p{L}-])${ABOUT} (?:(?:the|a|an|my|their|your|his|her) )?(?:${OF_SCHOOL} ){0,4}(?:${LEARNED}|${TESTED}${shown})${ENDS}`,
    ].join("|"),
    "giu",
  );
}

const WORRY = worryAbout("");
const WORRY_OF_PUPILS = worryAbout(`|${SHOWN}`);
const PUPILS =
  /(?<!\p{L})(?:child(?:ren)?|class(?:es|room)?|kids?|pupils?|schools?|students?|teens?|grades?)(?!\p{L})/iu;
const GROWN_UP =
  /(?<!\p{L})(?:adults?|boss(?:es)?|co-?workers?|employees?|interviews?|jobs?|medical|meetings?|office|patients?|work|workplaces?)(?!\p{L})/iu;

function worryIn(words: string): RegExp | undefined {
  if (GROWN_UP.test(words)) return undefined;
  return PUPILS.test(words) ? WORRY_OF_PUPILS : WORRY;
}

/** Whether words name a worry about something that is learned or tested: "fractions anxiety", "stress about exams". */
export function isSchoolWorry(words: string): boolean {
  const worry = worryIn(words);
  return worry !== undefined && words.search(worry) >= 0;
}

/** Of small things, which people at home or in an office talk about and no lawyer is asked: "lunch theft". */
const SMALL_THEFT =
  /(?<!\p{L})(?:bikes?|bicycles?|books?|chargers?|coffee|cups?|desks?|food|fridges?|gardens?|kitchens?|laptops?|lunch(?:es)?|machines?|mugs?|packages?|parcels?|pens?|phones?|plants?|porch|scooters?|signs?|snacks?|staplers?|tools?|umbrellas?|yogurts?) thefts?(?!\p{L})/giu;

/** Of whoever is charged, sues, or claims the loss, a lawyer is asked, however small the thing is. */
const AT_LAW =
  /(?<!\p{L})(?:arrest(?:ed|s)?|charge[ds]?|claims?|convict(?:ed|ions?|s)?|court|felon(?:y|ies)|insurance|misdemeanors?|penalt(?:y|ies)|prosecut\p{L}{1,6}|punishments?|records?|sentenc(?:e[ds]?|ing)|sue[ds]?|suing)(?!\p{L})/iu;

/**
 * What of health, law, or money a title's keyword is about; undefined for a worry about school and the theft of a small
 * thing, which our templates may talk about as everybody does. Whatever is to be written at length is judged by
 * `sensitiveSubject` itself.
 */
export function sensitiveKeyword(keyword: string): string | undefined {
  const worry = worryIn(keyword);
  const calm = worry ? keyword.replace(worry, " ") : keyword;
  return sensitiveSubject(AT_LAW.test(keyword) ? calm : calm.replace(SMALL_THEFT, " "));
}
