import { stem } from "@/lib/core/stem";
import { hasRelative } from "@/lib/documents/reader/indexed-units";
import { alternatives } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";

const ASKS_ROLE =
  /^\W{0,3}(?:and |so |but )?who(?:['’]?s| is| was) (?:the|my|our|your|his|her|their|its|this) (?:\p{L}+ ){0,2}?(?<role>\p{L}+)[^\p{L}\p{N}]*$/iu;
/** "will be invited by", in front of a name: what whoever is named does. */
const DONE_BY =
  /(?<![\p{L}\p{N}])(?<done>\p{L}{2,}(?:ed|en|wn|ght|ade|eld|nt|id|et|ld))(?: (?:again|once|only|together))? by (?:the |an? )?$/iu;
/** "will invite the", "thanked our", between a name and the word for a role. */
const DOES_TO =
  /^,? (?:(?:(?:will|would|shall|should|must|can|may|has|have|had|is|was)(?: (?:to|be|been))? )?\p{L}{2,} (?:to |with |for |at |from )?(?:the|our|my|your|his|her|their|its) )$/iu;
const IS = /^,? (?:is|was|as|becomes?|became|remains?|serves?|served|acts?|acted)\b/i;

/** Whether a person who was found for a role only does something to whoever has it: "The mayor will be invited by Ann Lee." */
export function actsOnRole(
  { name, unit: { text, kind } }: { name: string; unit: Unit },
  question: string,
): boolean {
  const role = stem(ASKS_ROLE.exec(question)?.groups?.role?.toLowerCase() ?? "");
  const at = text.indexOf(name);
  if (!role || kind === "row" || at < 0) return false;
  const done = DONE_BY.exec(text.slice(0, at))?.groups?.done;
  // Whoever a place is managed by is its manager.
  if (done && !isOfRole(stem(done.toLowerCase()), role)) return true;
  const behind = text.slice(at + name.length);
  const own = [...behind.matchAll(/\p{L}+/gu)].find(([word]) =>
    alternatives(role).has(stem(word.toLowerCase())),
  );
  const between = own ? behind.slice(0, own.index) : "";
  return !IS.test(between) && DOES_TO.test(between);
}

function isOfRole(verb: string, role: string): boolean {
  return alternatives(role).has(verb) || hasRelative(new Set([verb]), role);
}
