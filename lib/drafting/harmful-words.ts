import { lowerCaseWords } from "@/lib/drafting/draft-words";
import { asksForHarm } from "@/lib/drafting/harmful-requests";

/**
 * Words that no title or draft of ours may say, whole words in any case. Written for what a small model blurts out, not
 * for people who disguise what they write, so it doesn't look inside words: Scunthorpe, cocktails, and Essex are safe.
 */

/** Said of nobody and nothing, whatever the subject: slurs, obscenities, and harming oneself. */
const NEVER = wordsOf(
  "n[i1]gg(?:er|a)s?|fagg?ots?|kikes?|chinks?|spics?|wetbacks?|trann(?:y|ies)|retards?|retarded|cripples|sluts?|whores?|cunts?|twats?",
  "(?:mother)?fuck(?:s|er|ers|ing|ed)?|(?:bull|horse)?shit(?:s|ty)?|bitch(?:es|y)?|bastards?|assholes?|dickheads?|blowjobs?|porn(?:o|hub)?|hentai|rap(?:e|es|ed|ist|ists|ing) (?:her|him|them|you|women|girls|kids|children|people)",
  "(?:kill|hang|cut|harm|hurt|starve|poison|shoot|burn|drown)(?:s|ing|ting)? (?:yourself|yourselves|themselves|himself|herself|myself|oneself|ourselves)",
  "starv(?:e|es|ed|ing) (?:your|their|her|his) way|starv(?:e|es|ing) (?:yourself )?(?:to|for|until|into) (?:be |get |lose |become |a )*(?:thin(?:ner)?|skinn(?:y|ier)|weight|slim(?:mer)?|smaller|perfect|bod(?:y|ies))",
  "(?:end(?:s|ing)?|stop(?:ping)?) it all(?! (?:up|together))|(?:slit(?:ting)?|cut(?:ting)?) (?:your|their|my|her|his) wrists?|better off dead|(?:no|not|isn['\\u2019]t) (?:a reason to live|worth living|reasons? to live)|(?:off|end|hate|hating) yourself|take (?:your|their|my|her|his) own li(?:fe|ves)",
  "self[- ]?harm(?:ing)?|suicid(?:e|es|al)|end (?:your|their|my|his|her) (?:own )?li(?:fe|ves)|die trying|pro[- ]?ana|thinspo|thinspiration|nembutal|exit bags?",
  "(?:kill|murder|beat|hurt|torture|abuse|drug|poison)(?:s|ing)? (?:your |their |his |her |my |the |a )?(?:wife|husband|kids?|child|children|bab(?:y|ies)|boss|neighbors?|girlfriend|boyfriend|partner|parents?|mother|father|sister|brother|students?|people|women|girls|pets?|dogs?|cats?)",
  "(?:build|make|making|building) (?:a |an )?(?:pipe )?bombs?|pipe ?bombs?|meth(?:amphetamine)? labs?(?! clean)",
);

/** Insults, violence, and sex: fine in a title only when the keyword itself is about them. */
const UNLESS_ASKED = wordsOf(
  "idiots?|morons?|stupid|dumb(?:ass|er)?|losers?|imbeciles?|pathetic|ugly|fat (?:people|kids|women|girls)|fatties|lunatics?|freaks?",
  "kill(?:s|ed|ers?|ing)?|murder(?:s|ed|ers?|ing|ous)?|slaughter(?:s|ed|ing)?|tortur(?:e|es|ed|ing)|massacres?|genocide|terroris(?:m|ts?)|nazis?|hitler|corpses?|bloodbath|deadly|die|dies|dying",
  "sex(?:y|iest|ual)?|naked|nud(?:e|es|ity)|erotic(?:a)?|orgasms?|boobs?|tits|penis(?:es)?|vagina|fetish(?:es)?|stripp(?:er|ers)|hookers?|prostitut(?:e|es|ion)",
  // Contempt, whomever or whatever it's for.
  "worthless|disgusting|revolting|repulsive|repugnant|hideous|loathsome|despicable|shameful|subhuman|inferior|filthy|scum|vermin|parasites?|garbage people|crybab(?:y|ies)|brainless|clueless|braindead|whin(?:y|ers?|ing)|hyster(?:ia|ical)",
  "starv(?:e|es|ed|ing|ation)|anorexi[ac]|bulimi[ac]|skinny|bleed(?:s|ing)?|blood-?thirsty|strangl(?:e|es|ed|ing)|suffocat(?:e|es|ed|ing)",
  "cocaine|heroin|meth|crack cocaine|get high|drunk|wasted|hell|damn(?:ed)?|crap(?:py)?|sucks?",
);

/** Who may be insulted: people by sex, age, origin, faith, body, or means, and the reader. */
const PEOPLE = wordsOf(
  "wom[ae]n|m[ae]n|girls?|boys?|lad(?:y|ies)|guys?|wi(?:fe|ves)|husbands?|moms?|mothers?|dads?|fathers?|parents?|kids?|child(?:ren)?|teens?|teenagers?|boomers?|millennials?|seniors|elderly|grand(?:mas?|pas?|mothers?|fathers?|parents?)",
  "people|folks|person|nobody|everyone|everybody|immigrants?|foreigners?|refugees?|natives?|christians?|muslims?|jews?|hindus?|buddhists?|catholics?|atheists?|blacks?|whites?|asians?|africans?|arabs?|mexicans?|indians?|chinese|germans?|americans?|europeans?|gays?|lesbians?|queers?|disabled|poor|homeless|employees|workers|customers|neighbors?|students?|teachers?|nurses|you|you['\\u2019]re|they",
);

/** What is an insult when it's said of people, and harmless of most else: a crazy good pasta. */
const INSULTS = wordsOf(
  "craz(?:y|ier)|insane|nuts|mad|psychos?|mental|irrational|unstable|useless|hopeless|lazy|weak|dirty|gross|evil|wicked|trash|garbage|annoying|unbearable|nasty|boring|fat|selfish|greedy|dangerous|failures?|burdens?|doomed|unlovable|undesirable|unattractive|nags?|nagging|witch(?:es)?|bitter|toxic",
);

/** Whether a keyword is itself about harming somebody, asks how to, or is a slur: nothing is written about it. */
export function isHarmful(text: string): boolean {
  return NEVER.test(text) || asksForHarm(text);
}

/**
 * Whether a title may not be shown under a keyword. Words that are only harmful in some places may stand when the keyword
 * has them itself, in any form: killing weeds hurts nobody.
 */
export function isOffensive(title: string, keyword: string): boolean {
  if (NEVER.test(title)) return true;
  const asked = new Set(basesOf(keyword));
  const found = wordsIn(title, UNLESS_ASKED);
  if (PEOPLE.test(title)) found.push(...wordsIn(title, INSULTS));
  return found.some((words) => !basesOf(words).every((base) => asked.has(base)));
}

function wordsIn(title: string, words: RegExp): string[] {
  return title.match(new RegExp(words.source, "giu")) ?? [];
}

/** The words of a text without the endings of verbs and plurals: "kill" for "killers". */
function basesOf(text: string): string[] {
  return lowerCaseWords(text).map((word) =>
    word.replace(/(?<=\p{L}{3})(?:ing|ers?|ed|es|s|e)$/u, ""),
  );
}

function wordsOf(...alternatives: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${alternatives.join("|")})(?![\\p{L}\\d])`, "iu");
}
