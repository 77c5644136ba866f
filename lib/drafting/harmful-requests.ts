/**
 * What asks to be told how to do harm, by what is done and to what: "smoke meth", but neither "smoke brisket" nor "meth addiction".
 * Written for what people type plainly, in any form of the verb.
 */

const A =
  "(?:(?:a|an|the|my|your|our|some|his|her|their) )?(?:own |homemade |simple |diy |cheap )?";
const THEIR = "(?:my|your|our|his|her|their|a|an|the|somebody['’]?s|someone['’]?s)";
const PARTNER =
  "(?:wi(?:fe|ves)|husbands?|spouses?|girlfriends?|boyfriends?|partners?|ex(?:es|-wife|-husband)?|roommates?|cowork?ers?|neighbors?|boss(?:es)?)";
const SOMEBODY = `(?:${PARTNER}|kids?|child(?:ren)?|sons?|daughters?|bab(?:y|ies)|toddlers?|teens?|teenagers?|students?|mothers?|moms?|fathers?|dads?|parents?|sisters?|brothers?|wom[ae]n|girls?|dogs?|pupp(?:y|ies)|cats?|kittens?|pets?)`;
/** Nothing follows that it's of: "hang a baby mobile", "boil your baby's bottles". */
const ENDS = "(?!['’]| (?!(?:to|with|in|at|by|without|until|and|alive|for|or|if|when)\\b)\\p{L})";
const DRUG =
  "(?:(?:crystal )?meth(?:amphetamines?)?|heroin|(?:crack )?cocaine|fentanyl|mdma|lsd|ketamine|ghb|roofies|opium|dmt|nembutal)";
const CRACK =
  "crack(?! (?:bread|burgers?|chicken|corn|crackers?|dip|pie|pork|potatoes|sauce|sliders?|slaw)\\b)";
const WEAPON =
  "(?:(?:pipe |nail |dirty |car |letter |fertilizer |pressure cooker |nuclear )?bombs?|explosives?|molotov(?: cocktails?)?|ieds?|ghost guns?|gun silencers?|(?:nerve|mustard|chlorine|poison) gas|ricin|anthrax|sarin|hand grenades?|napalm|land ?mines?)(?! (?:cyclones?|detectors?|disposal|shelters?|squads?|suits?|threats?)\\b)";
const PAPERS =
  "(?:ids?|i\\.d\\.s?|passports?|visas?|money|currency|cash|dollars?|bills?|checks?|signatures?|prescriptions?|documents?|diplomas?|degrees?|(?:driver['’]?s )?licenses?|(?:doctor['’]?s|sick) notes?|vaccin(?:e|ation) cards?)";
const WILD =
  "(?:elephants?|rhinos?|rhinoceros(?:es)?|tigers?|lions?|leopards?|gorillas?|deer|bears?|wol(?:f|ves)|pangolins?|turtles?|eagles?|moose|elk|whales?|sharks?|wildlife|wild animals|animals|big game|ivory)";

const REQUESTS = wordsOf(
  `${doing("smoke snort inject cook make synthesize sell deal buy take use try do get brew")} ${A}(?:pure |good )?${DRUG}`,
  `${doing("smoke snort cook sell deal")} ${A}${CRACK}`,
  `${doing("build make assemble detonate plant print buy get set")} ${A}${WEAPON}`,
  `${doing("hire pay order")} ${A}(?:hit ?m[ae]n|contract killers?|assassins?)`,
  `${doing("forge counterfeit falsify")} ${A}(?:\\p{L}+['’]?s['’]? )?${PAPERS}`,
  `${doing("make buy print sell get use")} ${A}(?:fake|false|counterfeit|forged) ${PAPERS}(?! for (?:kids|children|a (?:play|movie|film)|props?)\\b)`,
  `${doing("sell")} ${A}(?:human )?(?:organs|kidneys?(?! (?:beans?|pie)\\b))|${doing("buy harvest")} ${A}human organs`,
  `${doing("sell buy fence")} ${A}stolen (?!bases?\\b)\\p{L}+`,
  `${doing("poach")} ${A}(?:\\p{L}+ )?${WILD}`,
  "(?:mix|mixing|combine|combining) (?:bleach (?:and|with) (?:ammonia|vinegar|acid|rubbing alcohol)|(?:ammonia|vinegar|rubbing alcohol) (?:and|with) bleach)",
  `${doing("install use plant put")} ${A}(?:spyware|stalkerware|keyloggers?)`,
  `(?:${doing("read check track hack monitor")}|(?:spy|spying|snoop|snooping) on|(?:hack|hacking) into|(?:go|going) through) ${THEIR} ${PARTNER}(?:['’]?s)?(?: private)? (?:texts?|text messages|messages|phones?|emails?|e-mails?|location|dms|whatsapp|accounts?|instagram|facebook|diar(?:y|ies))`,
  `${doing("hit slap punch kick choke strangle smother stab drown hang boil skin stalk burn starve whip")} (?:(?:${THEIR}|stray) (?:own )?${SOMEBODY}|kittens|puppies)${ENDS}`,
  `${doing("kill murder torture poison stab strangle rape kidnap drug")} (?:a |an |the |your |my |his |her )?(?:someone|somebody|anyone|person|man|wom[ae]n|girls?|cops?|teachers?|coworkers?|roommates?|landlords?|ex|enem(?:y|ies))(?! (?:at|in) chess)`,
  `${doing("slit cut slash")} ${A}wrists?`,
  `${doing("kill hang cut harm hurt starve poison shoot burn drown strangle suffocate choke stab gas")} (?:my ?self|your ?sel(?:f|ves)|themselves|him ?self|her ?self|oneself|ourselves)`,
  // What is a request as soon as it's named.
  "self[ -]?(?:harm(?:ing)?|injur(?:y|ing)|mutilat(?:ion|ing))|nembutal|thinspo|bonespo|pro[ -]?(?:ana|mia)|exit bags?",
  "(?:painless|easiest|quickest|fastest) (?:ways?|methods?) to die|i (?:want to|wanna) die",
  "(?:pipe|nail|dirty) bombs?|bomb[ -]?making|meth labs?|(?:meth|heroin|cocaine) (?:recipes?|for sale)|date rape drugs?",
);

/** Who wants it to end, or tells why it's wrong: "stop hitting your child", "never mix bleach and ammonia". */
const AGAINST =
  /(?<![\p{L}\d])(?:(?:stop(?:s|ped|ping)?|quit(?:s|ting)?|prevent(?:s|ing)?|avoid(?:s|ing)?|fight(?:s|ing)?|against|never|do not|don['’]t|should not|shouldn['’]t|dangers? of|risks? of|history of|penalt(?:y|ies) for|laws? (?:on|against))(?: (?:people|poachers|somebody|someone|parents|to))?(?: from)? $)/iu;
const ENDED = /^ (?:prevention|awareness|recovery|clean-?up|laws?|penalt(?:y|ies)|support)\b/i;

/** Whether a text has words that ask for harm, unless it's against it. */
export function asksForHarm(text: string): boolean {
  for (const match of text.matchAll(new RegExp(REQUESTS.source, "giu"))) {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 20);
    if (!AGAINST.test(before) && !ENDED.test(after)) return true;
  }
  return false;
}

/** Verbs as they're told to do, and as what somebody does. */
function doing(verbs: string): string {
  const forms = verbs.split(" ").map((verb) => {
    const last = verb.at(-1) ?? "";
    return last === "e" ? `${verb.slice(0, -1)}(?:es?|ing)` : `${verb}(?:e?s|${last}?ing)?`;
  });
  return `(?:${forms.join("|")})`;
}

function wordsOf(...alternatives: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${alternatives.join("|")})(?![\\p{L}\\d])`, "iu");
}
