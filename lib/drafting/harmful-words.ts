import { lowerCaseWords } from "@/lib/drafting/draft-words";

/**
 * Words that no title or draft of ours may say, whole words in any case. Written for what a small model blurts out, not
 * for people who disguise what they write, so it doesn't look inside words: Scunthorpe, cocktails, and Essex are safe.
 */

/** Said of nobody and nothing, whatever the subject: slurs, obscenities, and harming oneself. */
const NEVER = wordsOf(
  "n[i1]gg(?:er|a)s?|fagg?ots?|kikes?|chinks?|spics?|wetbacks?|trann(?:y|ies)|retards?|retarded|cripples|sluts?|whores?|cunts?|twats?",
  "(?:mother)?fuck(?:s|er|ers|ing|ed)?|(?:bull|horse)?shit(?:s|ty)?|bitch(?:es|y)?|bastards?|assholes?|dickheads?|blowjobs?|porn(?:o|hub)?|hentai|rap(?:e|es|ed|ist|ists|ing) (?:her|him|them|you|women|girls|kids|children|people)",
  "(?:kill|hang|cut|harm|hurt|starve|poison|shoot|burn|drown)(?:s|ing|ting)? (?:yourself|yourselves|themselves|himself|herself|myself|oneself|ourselves)",
  "self-?harm(?:ing)?|suicid(?:e|es|al)|end (?:your|their|my|his|her) (?:own )?li(?:fe|ves)|die trying|pro-?ana|thinspiration",
  "(?:kill|murder|beat|hurt|torture|abuse|drug|poison)(?:s|ing)? (?:your |their |his |her |my |the |a )?(?:wife|husband|kids?|child|children|bab(?:y|ies)|boss|neighbors?|girlfriend|boyfriend|partner|parents?|mother|father|sister|brother|students?|people|women|girls|pets?|dogs?|cats?)",
  "(?:build|make|making|building) (?:a |an )?(?:pipe )?bombs?",
);

/** Insults, violence, and sex: fine in a title only when the keyword itself is about them. */
const UNLESS_ASKED = wordsOf(
  "idiots?|morons?|stupid|dumb(?:ass|er)?|losers?|imbeciles?|pathetic|ugly|fat (?:people|kids|women|girls)|fatties|lunatics?|freaks?",
  "kill(?:s|ed|ers?|ing)?|murder(?:s|ed|ers?|ing|ous)?|slaughter(?:s|ed|ing)?|tortur(?:e|es|ed|ing)|massacres?|genocide|terroris(?:m|ts?)|nazis?|hitler|corpses?|bloodbath|deadly|die|dies|dying",
  "sex(?:y|iest|ual)?|naked|nud(?:e|es|ity)|erotic(?:a)?|orgasms?|boobs?|tits|penis(?:es)?|vagina|fetish(?:es)?|stripp(?:er|ers)|hookers?|prostitut(?:e|es|ion)",
  "cocaine|heroin|meth|crack cocaine|get high|drunk|wasted|hell|damn(?:ed)?|crap(?:py)?|sucks?",
);

/** Whether a keyword is itself about harming somebody, or a slur: nothing is written about it. */
export function isHarmful(text: string): boolean {
  return NEVER.test(text);
}

/**
 * Whether a title may not be shown under a keyword. Words that are only harmful in some places may stand when the keyword
 * has them itself, in any form: killing weeds hurts nobody.
 */
export function isOffensive(title: string, keyword: string): boolean {
  if (NEVER.test(title)) return true;
  const asked = new Set(basesOf(keyword));
  const found = title.match(new RegExp(UNLESS_ASKED.source, "giu")) ?? [];
  return found.some((words) => !basesOf(words).every((base) => asked.has(base)));
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
