/** Whether somebody may work somewhere is hardly ever in a résumé. */
const RIGHT_TO_WORK =
  /\b(?:(?:eligib(?:le|ility)|right|authori[sz](?:ed|ation)|permitted|permission|entitled|entitlement) to (?:live and )?work|work (?:permit|visa|authori[sz]ation)|visa sponsorship)\b[^,;.]{0,60}/gi;
/** What is checked of everybody, such as an age, and is no line of a résumé. */
const CHECKED =
  /\b(?:(?:able to )?(?:pass|undergo)|subject to) (?:an? |the )?[^,;.]{0,60}(?:checks?|screen(?:ing)?s?|tests?|physical)\b|\bcomplete (?:an? |the )?(?=[^,;.]{0,60}\b(?:background|criminal|credit|DBS|drug|physical|police|reference|screen))[^,;.]{0,60}(?:checks?|screen(?:ing)?s?|tests?|physical)\b|(?<!\b(?:perform|conduct|run|process|manage|handle|order|review)(?:s|ing)? (?:and \w{1,20} )?)\b(?:(?:enhanced|satisfactory|clean|full|clear) )?(?:background|criminal(?: records?)?|reference|credit|DBS|police|drug) (?:checks?|screen(?:ing)?s?|tests?)\b|\b(?:at least )?\d{2} (?:years )?(?:old|of age|or (?:older|over|above))\b/gi;
/** Where the job is: "in Billings, MT". */
const PLACE =
  /(?<!\p{L})(?<!(?<!\p{L})(?:B\.?[AS]\.?|M\.?[AS]\.?|Ph\.?D\.?|(?:[Bb]achelor|[Mm]aster|[Aa]ssociate)(?:['’]?s)?|[Dd]egrees?|[Dd]iploma|[Mm]ajor) )(?:in|near|to|at) \p{Lu}[\p{L}'-]{1,20}(?: \p{Lu}[\p{L}'-]{1,20})?, (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?=[.;)]|,(?! or )|$)/gu;
/** When somebody should work. */
const TIMES =
  /\b(?:weekends?|evenings?|nights?|(?:bank|school|public) holidays|overtime|on[- ]call|shifts?)\b/i;
const WORKS_THEN = /\b(?:work|available|availability|flexible|flexibly|cover|rota)\b/i;
/** What is more than a time: "2 years of night shifts", "work with PagerDuty". */
const OTHER_TIMES =
  /\b(?:mornings?|days|holidays|hours|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;
const MORE =
  /\b(?:years?|yrs|months|experience[ds]?|certifi\w{0,8}|licen[cs]\w{0,4}|degree|diploma|skills|knowledge)\b/i;
const NAME = /\b(?:with|using|know|of) \p{Lu}|(?<!\p{L})\p{Lu}\p{Ll}{1,20}\p{Lu}/u;
const AT_TIMES =
  / (?:(?:in|on|for|during|including|an?|the|our) ){0,3}(?:weekends?|evenings?|nights?|overtime|on[- ]call|shifts?)(?: (?:work|rotations?|rota|schedules?|hours|shifts?|duty|duties))?(?!\p{L})/giu;

/** A clause of a posting without what no résumé says: whether somebody may work there, and when, and what is checked. */
export function withoutFormalities(clause: string): string {
  return withoutTimes(clause).replace(RIGHT_TO_WORK, "").replace(CHECKED, "").replace(PLACE, "");
}

/** Leaves out the parts of a clause about when somebody works, and keeps the others: "2 years of ICU experience". */
function withoutTimes(clause: string): string {
  if (!TIMES.test(clause) || !WORKS_THEN.test(clause)) return clause;
  const parts = clause.split(/(,? and |, )/);
  let [text, isDropped] = ["", false];
  for (let at = 0; at < parts.length; at += 2) {
    const [between = "", part = ""] = [parts[at - 1], keptOf(parts[at] ?? "")];
    // "evenings with children and parents": what follows may still be of it.
    isDropped =
      !part || (isDropped && between === " and " && !MORE.test(part) && !/\p{Lu}/u.test(part));
    if (!isDropped) text += text ? `${between}${part}` : part;
  }
  return text;
}

function keptOf(part: string): string {
  if (MORE.test(part)) return part;
  if (NAME.test(part)) return part.replace(AT_TIMES, "");
  return [TIMES, OTHER_TIMES, WORKS_THEN].some((pattern) => pattern.test(part)) ? "" : part;
}
