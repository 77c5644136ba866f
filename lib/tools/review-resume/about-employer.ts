import { isToolName } from "@/lib/tools/review-resume/trade-words";

/** "We're a small bakery in Bristol", "We run three sites", "Our fabrication shop builds …". */
const OWN =
  /^we(?:['’]re| are) (?:an?|the|one|part|based|located|proud|delighted)(?!\p{L})|^we (?:run|operate|serve|employ)(?!\p{L})|^our (?:[\p{L}-]{1,20} ){0,3}(?:shop|firm|company|practice|school|hospital|restaurant|store|clinic|business|bakery|hotel|salon|garage|office|factory|plant|warehouse|charity|home)s? /iu;
/** "Oak Lodge is a home for 42 people" */
const IS_EMPLOYER = /^(?:\p{Lu}[\p{L}'’&-]{1,25} ){2,5}is (?:an?|one|part)(?!\p{L})/u;
/** Names of tools say what the job is done with. */
const NAME = /\p{Lu}{2}|\p{Ll}\p{Lu}|[+#]|\d\p{L}/u;

/** Whether a clause of a posting tells of the employer, and names nothing that is worked with. */
export function saysOfEmployer(clause: string): boolean {
  if (!(OWN.test(clause) || IS_EMPLOYER.test(clause)) || NAME.test(clause)) return false;
  return !clause
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some(isToolName);
}
