import { focusOf } from "@/lib/documents/reader/focus";
import { hasTerm } from "@/lib/documents/reader/has-term";
import { NAMES } from "@/lib/documents/reader/names";
import { searchTerms } from "@/lib/documents/terms";

/** Where what is said of somebody else begins: "Ann runs the shop on odd days and Bo on even days." */
const NEXT_NAME = /(?:;|,)?\s(?:and|but|while|whereas)\s(?=\p{Lu})|[;,]\s(?=\p{Lu})/gu;
const FIRST_NAME = new RegExp(`^${NAMES}`, "u");
const NOBODY =
  /^(?:I|You|He|She|It|We|They|This|That|These|Those|The|An?|No|All|If|When|In|On|At|January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b/;
const SAYS_MORE = 2;
const MAX_CHARACTERS = 600;
const IS_SAID_OF = /^\s\p{Ll}/u;

/**
 * Whose name a statement says what a question asks of, where the one that was found stands in another part of it, and undefined where
 * it's the right one.
 */
export function tiedName(name: string, text: string, asked: string): string | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  const { required } = focusOf(asked);
  const parts = partsByName(text);
  // Whoever a part begins with is who it's said of.
  const own = parts.find(
    (part) => part.startsWith(name) && IS_SAID_OF.test(part.slice(name.length)),
  );
  if (!own || parts.length < 2 || wordsBehind(own, name) < SAYS_MORE) return undefined;
  const named = (part: string) => {
    const there = new Set(searchTerms(part));
    return required.filter((term) => hasTerm(there, term));
  };
  const here = named(own);
  const [better, ...others] = parts.filter(
    (part) =>
      part !== own &&
      isOfName(part) &&
      named(part).some((term) => !here.includes(term)) &&
      here.every((term) => named(part).includes(term) || isShared(term, own, name)),
  );
  const other = better && FIRST_NAME.exec(better)?.[0];
  return other && others.length === 0 ? other.replace(/(?<=\p{Ll}{2})\.$/u, "") : undefined;
}

function isOfName(part: string): boolean {
  const name = NOBODY.test(part) ? undefined : FIRST_NAME.exec(part)?.[0];
  return name !== undefined && IS_SAID_OF.test(part.slice(name.length));
}

/** A word that stands right behind the first name is left out behind the others: "Ann is lead in May and Bo in June". */
function isShared(term: string, part: string, name: string): boolean {
  const behind = part.slice(part.indexOf(name) + name.length);
  const verb = behind.split(/\s(?:on|in|at|for|of|from|during|every|each)\s/)[0] ?? "";
  const there = new Set(searchTerms(verb));
  return hasTerm(there, term);
}

function wordsBehind(part: string, name: string): number {
  return part.slice(part.indexOf(name) + name.length).match(/\p{L}+/gu)?.length ?? 0;
}

function partsByName(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(NEXT_NAME)) {
    const next = text.slice(index + mark.length);
    if (!isOfName(next)) continue;
    parts.push(text.slice(from, index));
    from = index + mark.length;
  }
  return [...parts, text.slice(from)];
}
