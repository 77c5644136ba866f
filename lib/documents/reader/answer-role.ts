import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { NAMES } from "@/lib/documents/reader/names";
import { isPlace } from "@/lib/documents/reader/places";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS =
  /^\W{0,3}(?:and |so |but )?who(?:['’]?s| is| was) (?:the|my|our|your|his|her|their|its|this) (\p{L}[\p{L}'’-]{1,40}(?: \p{L}[\p{L}'’-]{1,40}){0,3}?)(?: (?:of|at|for|here|in|on|now) .{0,60})?[^\p{L}\p{N}]*$/iu;
/** Who runs something has one of several titles. */
const ASKS_IN_CHARGE =
  /^\W{0,3}(?:and |so |but )?who(?:['’]?s| is)? (?:runs|in charge|running|heads|leads|manages)\b/i;
const IN_CHARGE = [
  "manager",
  "director",
  "principal",
  "president",
  "superintendent",
  "CEO",
  "chair",
];
const MAX_CHARACTERS = 600;
const NAME = new RegExp(NAMES, "gu");
/** Between a name and a role behind it. */
const JOINS =
  /^(?:,? (?:is|was|as)|,|\s?\(|\s[-–—])\s?(?:(?:the|our|your|its|a|an|acting|interim|new) ){0,2}/i;
/** Between a role and a name behind it: "Your agent: Ann Lee", "the principal is Ann Lee". */
const JOINED = /^(?:\s?:|,| is| was|\s[-–—])?\s$/i;
/** What a role ends before; "Principal Investigator" is no principal. */
const ENDS = /^(?:$|[.,;:)/&]|\s(?:of|at|and|for|from|in|to|is|was|will|has|or)\b|\s?[-–—(])/i;
const TITLE_ONLY = /^(?:Mrs?|Ms|Dr|Prof|Professor|Mister|Miss|Sir|Dear)\.?$/;

/** Who holds a role, where a name stands right beside the word for it, as in "Ann Lee, Principal" or "Agent: Ann Lee". */
export async function answerRole(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const role = ASKS.exec(question)?.[1]?.trim();
  const roles = role ? [role] : ASKS_IN_CHARGE.test(question) ? IN_CHARGE : [];
  for (const one of roles) {
    const found = await flatMapInTurns(
      structure.units,
      (unit, at) => holdersIn(unit, structure.units[at + 1], one),
      signal,
    );
    const [first] = found;
    if (first && found.every(({ name }) => isSame(name, first.name)))
      return { kind: "answer", lead: first.name, units: [first.unit] };
  }
  return undefined;
}

type Holder = { name: string; unit: Unit };

function holdersIn(unit: Unit, next: Unit | undefined, role: string): Holder[] {
  const { text } = unit;
  if (unit.kind === "heading" || unit.cells.length > 1 || text.length > MAX_CHARACTERS) return [];
  return [...text.matchAll(NAME)].flatMap(({ 0: match, index }) => {
    const { name, from } = withoutRole(match, role, index);
    const before = text.slice(0, from);
    if (TITLE_ONLY.test(name) || !/\p{Ll}/u.test(name) || isPlace(name, before)) return [];
    const behind = text.slice(from + name.length);
    const joint = JOINS.exec(behind)?.[0];
    const isBehind = joint !== undefined && isRole(behind.slice(joint.length), role);
    const isBelow = name === text && next !== undefined && isRole(next.text, role) && isShort(next);
    return isBehind || isBelow || isRoleBefore(before, role) ? [{ name, unit }] : [];
  });
}

/** "Principal Ann Lee" is read as one name. */
function withoutRole(name: string, role: string, index: number): { name: string; from: number } {
  const isBefore = name.toLowerCase().startsWith(`${role.toLowerCase()} `);
  const from = isBefore ? index + role.length + 1 : index;
  const own = isBefore ? name.slice(role.length + 1) : name;
  return { name: own.replace(/(?<=\p{Ll}{2})\.$/u, ""), from };
}

/** Whether words begin with a role, or with words whose initials it is: "Chief Executive Officer" for "CEO". */
function isRole(words: string, role: string): boolean {
  if (words.toLowerCase().startsWith(role.toLowerCase()))
    return ENDS.test(words.slice(role.length));
  if (!/^\p{L}{2,4}$/u.test(role)) return false;
  const title = /^(?:\p{Lu}[\p{L}]{1,20} ?){2,4}/u.exec(words)?.[0] ?? "";
  const initials = title
    .trim()
    .split(" ")
    .map((word) => word.charAt(0))
    .join("");
  return initials.toLowerCase() === role.toLowerCase();
}

function isRoleBefore(before: string, role: string): boolean {
  const at = before.toLowerCase().lastIndexOf(role.toLowerCase());
  if (at < 0 || /[\p{L}-]$/u.test(before.slice(0, at))) return false;
  // "The assistant principal is Ann Lee" is about somebody else.
  const isOfKind = /\b(?:vice|deputy|assistant|former|co|associate)[ -]$/i.test(
    before.slice(0, at),
  );
  return !isOfKind && JOINED.test(before.slice(at + role.length));
}

function isShort({ text }: Unit): boolean {
  return text.split(" ").length <= 6;
}

function isSame(one: string, other: string): boolean {
  return one.endsWith(other) || other.endsWith(one);
}
