import { isBaseVerb } from "@/lib/tools/review-resume/base-verbs";
import { opensWithVerb } from "@/lib/tools/review-resume/verbs";

/** No "I/O", "A.I.", "I-9", and "I.V.". */
const SAID =
  /(?<![\p{L}\p{N}.&/-])(?:I(?:['’](?:m|ve|d|ll))?(?![\p{L}\p{N}]|[/&–-]|\.\p{L})|(?:my|me|of mine)(?!\p{L}))/gu;
/** What is numbered: "Algebra I", "Level I trauma center", "phase I trials". */
const NUMBERED =
  /(?:\p{Lu}[\p{L}'’.-]*|(?<!\p{L})(?:level|type|phase|class|grade|tier|stage|part|category|step|title|group|volume|section|unit|cycle|zone))[ -]$/u;
/** "Tier I support", in which the word behind may be a verb. */
const LEVEL = /(?<!\p{L})(?:level|tier|type|phase|class|grade)[ -]$/iu;
const OTHER_NUMBER = /^(?:,| (?:and|or|to|through|&)) (?:II|III|IV|V)(?!\p{L})/u;
/** What follows somebody who says "I". */
const SAID_OF_ME =
  /^ (?:am|was|have|had|can|could|do|did|will|would|shall|should|may|might|must|also|then|now|always|often|currently|usually|successfully|personally|never|just|quickly|soon|still|really|both)(?!\p{L})/u;
const MAX_BEFORE = 40;

/** Whether a line has "I" or "my", and not only the number one in "Algebra I". */
export function isFirstPerson(line: string): boolean {
  return [...line.matchAll(SAID)].some(({ 0: said, index }) => {
    if (said !== "I") return true;
    const behind = line.slice(index + 1, index + MAX_BEFORE);
    if (OTHER_NUMBER.test(behind)) return false;
    const before = line.slice(Math.max(0, index - MAX_BEFORE), index);
    if (SAID_OF_ME.test(behind)) return true;
    const next = /^ (\p{Ll}+)/u.exec(behind)?.[1] ?? "";
    if (LEVEL.test(before) && isBaseVerb(next)) return false;
    return opensWithVerb(behind.trimStart()) || !NUMBERED.test(before);
  });
}
