import { figuresIn } from "@/lib/documents/reader/figures";
import { hasTerm } from "@/lib/documents/reader/has-term";
import { hasRelative, type UnitIndex } from "@/lib/documents/reader/indexed-units";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** What a question asks for, with what any statement that has it says. */
const SAYS: readonly { asks: RegExp; says: RegExp }[] = [
  {
    asks: /\bhow old (?:is|are|was|were) (?:the|this|that|these|those|its?|your)\b/i,
    says: /\b(?:old|older|aged?|ages|built|born|installed|constructed|completed|founded|established|opened|made in|dates? (?:from|back)|dating|since|new|newer|newest|original|century|years? of age)\b|\b(?:1[5-9]|20)\d\d\b/i,
  },
  {
    asks: /\b(?:which|what) (?:brand|make|manufacturer)\b|\b(?:brand|manufacturer) (?:is|was|are|were) (?:the|used)\b/i,
    says: /\b(?:brands?|makes?|made by|models?|manufactur\w+|type)\b|[\p{Ll},(] ?(?:\p{Lu}\p{L}{1,30}|\p{Lu}{2,10}\b)/u,
  },
  // "Never use the wire brush on glass" names nothing to use, unless it goes on with "but use the sponge".
  {
    asks: /\b(?:which|what)\b[^?]{1,40}\b(?:should|can|do|must|may|shall) (?:i|we|you) (?:use|take|choose|pick|wear|buy|put|set|fit|attach)\b/i,
    says: /^(?!(?:[\d.)]{1,6}\s)?(?:never|do not|don['’]t|must not|avoid)\b(?![^;:.]{1,300}\b(?:but|instead|rather),? (?:only |always |just )?(?:use|take|choose|pick|wear|buy|put|set|fit|attach)\b)[^;:.]{1,300}[.!]?$)/i,
  },
];
const ASKS_ADDRESS =
  /\b(?:what(?:['’]s| is| was)|which is|give me|where is) (?:the |its |their )?(?:(?:street|postal|mailing|exact|full) )?address\b/i;
const ADDRESS =
  /\d|@|\bwww\b|\b(?:address|street|st|road|rd|avenue|ave|lane|ln|drive|dr|square|row|way|court|place|close|boulevard|blvd|highway|box)\b/i;
const SINCE = /\bhow (?:many|much)\b[^?]{1,80}\bsince (?<year>(?:19|20)\d\d)\b/i;
const ASKS_LEAVE_FOR_PHONES =
  /^\W{0,3}(?:and |but |so )?(?:are|is|may|can|could)\b(?![^?]{0,80}\b(?:by|via|over the|call|reach|contact|order|book|number)\b)[^?]{0,60}\b(?:cell ?|mobile |smart)?phones?\b/i;
const OF_CALLS =
  /\b(?:by|via|over the|on the) (?:tele)?phone\b|\btelephone\b|\bphone (?:number|hours|calls?)\b|\bphone:/gi;
const PHONES = /\b(?:cell|mobile|smart)?\s?phones?\b/i;
const PAYS_FOR =
  /^\W{0,3}(?:and |but |so )?(?:does|do|will|would|is|are|did)\b[^?]{0,60}\b(?:pays?|paid|covers?|covered|reimburs\w+|charged?|costs?)\b(?: \p{L}+){0,2}? (?:for )(?:the |my |our |an? )?(?<thing>\p{L}[\p{L} -]{2,40})[^\p{L}\p{N}]{0,4}$/iu;
/** "How many square feet is the cellar?", "How long does the second coat dry?" */
const OF_THING =
  /^\W{0,3}(?:and |but |so )?how (?:many|big|large|long|wide|high|tall|deep|heavy|far|old|hot|thick)\b(?: \p{L}+){0,3}? (?:is|are|was|were|does|do|did|has|have) (?:the|my|our|this|that) (?<thing>\p{L}[\p{L}-]{2,30})(?=[^\p{L}\p{N}]{0,4}$| (?:have|has|last|take|takes|need|weigh|measure|hold|cover|in|on|of|at|for|from|with)\b)/iu;

/** Whether a statement, read with what stands above it, can't have what a question asks for, whatever words they share. */
export function lacksAsked(
  index: UnitIndex,
  text: string,
  read: string,
  question: string,
): boolean {
  if (SAYS.some(({ asks, says }) => asks.test(question) && !says.test(text))) return true;
  if (ASKS_ADDRESS.test(question) && !ADDRESS.test(withoutDates(text))) return true;
  const year = SINCE.exec(question)?.groups?.year;
  if (year && !read.includes(year)) return true;
  if (saysOnlyHowToCall(text, question)) return true;
  const thing = PAYS_FOR.exec(question)?.groups?.thing;
  return thing !== undefined && leavesOut(index, read, thing);
}

/** Whether a figure is told of something else than a question asks for, which the document has elsewhere: "How many square feet is the cellar?" */
export function isOfOtherThing(index: UnitIndex, read: string, question: string): boolean {
  const thing = OF_THING.exec(question)?.groups?.thing;
  return thing !== undefined && leavesOut(index, read, thing);
}

/** Only where the document has a word, a statement without it is of something else, and doesn't call it otherwise. */
function leavesOut({ frequency, subject }: UnitIndex, read: string, thing: string): boolean {
  const terms = contentTerms(thing);
  const there = new Set(searchTerms(read));
  const isThere = (term: string) =>
    hasTerm(there, term) || hasRelative(there, term) || subject.has(term);
  return terms.some((term) => frequency.has(term)) && !terms.some(isThere);
}

function withoutDates(text: string): string {
  const dates = figuresIn(text).filter(({ type }) => type === "date");
  return dates.reduce((rest, { text: date }) => rest.replace(date, " "), text);
}

/** "Ring us by telephone" says nothing of whether phones are allowed. */
export function saysOnlyHowToCall(text: string, question: string): boolean {
  if (!ASKS_LEAVE_FOR_PHONES.test(question)) return false;
  const rest = text.replace(OF_CALLS, " ");
  return rest !== text && !PHONES.test(rest);
}
