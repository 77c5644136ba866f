import { sensitiveKeyword } from "@/lib/tools/blog-titles/everyday-keyword";
import { type KeywordKind, readKeyword } from "@/lib/tools/blog-titles/keyword-kind";
import type { KeywordSlots } from "@/lib/tools/blog-titles/pattern-slots";
import type { PatternKey } from "@/lib/tools/blog-titles/title-patterns";

/** What somebody may act on, which our patterns claim nothing about. */
const NAMED: readonly KeywordKind[] = [
  "thing",
  "name",
  "person",
  "event",
  "trip",
  "loss",
  "own",
  "choice",
];
/** What people live through, unlike what they want to be told how to do. */
const LIVED =
  /^(?:accepting|adjusting to|caring for|coming home|coping with|dealing with|facing|going through|growing up|hearing about|learning (?:about|that)|living(?! (?:room|space|trust|wage|will)s?\b)|preparing for|recovering from|supporting|talking (?:about|to|with)|understanding|waiting for|working (?:as|in|with))\b/i;
/** Asks what to do or to take, or how not to be found out. */
const ASKS_FOR =
  /\b(?:advice|amounts?|beating|best|black market|buying|bypass\p{L}*|cheap(?:est)?|cheats?|cheating|cloned?|cloning|counterfeit\p{L}*|cooking|cracks?|cures?|dark ?web|diy|dos(?:e|es|age|ages|ing)|evad\p{L}+|evasion|extract\p{L}*|fak(?:e|ed|es|ing)|fixes|forg(?:e|ed|ery|ing)|getting|growing|guides?|hack(?:s|ed|ing)?|hid(?:e|den|ing)|home-?made|how|illegal(?:ly)?|inject\p{L}*|instructions?|kill(?:s|ed|ing)?|launder\p{L}*|lethal|loopholes?|makes?|making|methods?|mixing|obtaining|overdos(?:e|es|ed|ing) on|painless|passing|rape|recipes?|remed(?:y|ies)|secrets?|selling|smuggl\p{L}*|snort\p{L}*|steal\p{L}*|steps|stolen|strateg(?:y|ies)|synthes\p{L}+|techniques?|tips|traffick\p{L}*|tricks?|tutorials?|undetect\p{L}*|untrace\p{L}*|ways?|weapons?|without)\b|\bdrug deal\p{L}*/iu;

/** Where what is taken is bought, or in what amounts it's taken: "steroid stacks", but not "online therapy". */
const TRADED =
  /\b(?:for sale|no (?:prescription|rx)|online|overnight|shipped|suppliers?|vendors?)\b/i;
const CARED =
  /therap(?:y|ies|ists?)\b|\b(?:appointments?|billing|care|class(?:es)?|coach(?:es|ing)?|communit(?:y|ies)|consult\p{L}*|counsel\p{L}*|courses?|degrees?|dental|dentists?|devices?|diets?|doctors?|education|equipment|exercises?|fitness|forums?|groups?|health|hearing|insurance|medical|medicine|meditation|nurs(?:es?|ing)|nutrition\p{L}*|pharmac(?:y|ies)|psychiatr\p{L}*|psycholog\p{L}*|programs?|records?|protein|safety|school|supplements?|support|tests?|training|workouts?|yoga)\b/iu;
const DOPING =
  /\b(?:anabolics?|anavar|clenbuterol|deca|dianabol|hgh|peptides?|sarms?|steroids?|testosterone|tren|trenbolone|winstrol)\b/i;
const CYCLED = /\b(?:cycl(?:es?|ing)|pct|stack(?:s|ing)?)\b/i;

/** What harms everybody and nobody by name, so that whoever asks for help with it may be about to do it. */
const CRIME =
  /\b(?:(?:benefits?|disability|election|food stamp|insurance|marriage|medicaid|medicare|securities|tax|unemployment|visa|voter|welfare) fraud|brib(?:ery|es)|embezzlement|insider trading|market manipulation|perjury|price[ -]fixing|shoplifting)$/i;

/**
 * Whether our patterns can be put around a keyword on health, law, or money: it names a subject. What asks what to do, or to be
 * told how, gets no title that looks like an answer.
 */
export function namesSubject(keyword: string): boolean {
  const { kind, slots } = readKeyword(keyword);
  if (kind === "activity" && !LIVED.test(slots.x ?? "")) return false;
  return (kind === "activity" || NAMED.includes(kind)) && !asksFor(keyword);
}

function asksFor(keyword: string): boolean {
  if (ASKS_FOR.test(keyword.replace(LIVED, ""))) return true;
  if (DOPING.test(keyword) && CYCLED.test(keyword)) return true;
  return TRADED.test(keyword) && sensitiveKeyword(keyword) === "health" && !CARED.test(keyword);
}

/** Patterns of other sorts that promise no more than the careful ones, and fit better. */
const CAREFUL_BY_THEMSELVES: readonly PatternKey[] = [
  "ailment",
  "illness",
  "emergency",
  "procedure",
  "grave",
  "burden",
  "helper",
  "work",
  "field",
  "loss",
  "person",
  "event",
];
const CAREFUL: Readonly<Partial<Record<PatternKey, PatternKey>>> = {
  activity: "carefulActivity",
  lived: "carefulActivity",
  own: "carefulOwn",
  choice: "carefulChoice",
};
/** What is asked about by asking one of them. */
const WHO_KNOWS: Readonly<Record<string, string>> = {
  health: "a doctor",
  law: "a lawyer",
  money: "a financial adviser",
};
const IS_WHO_KNOWS =
  /\b(?:advis[eo]rs?|attorneys?|dentists?|doctors?|lawyers?|nurses?|pharmacists?|health ?care|hospitals?|insurance|insurers?|medicaid|medicare|physicians?|surgeons?|therapists?|veterinarians?|vets?)\b/i;

/** The patterns for a keyword on health, law, or money, where they'd promise advice or a result; all others as they are. */
export function carefully(keyword: string, read: KeywordSlots): KeywordSlots {
  const subject = sensitiveKeyword(keyword);
  if (!subject || !namesSubject(keyword)) return read;
  // Nobody lives with "vaccines and autism".
  if (read.key !== "choice" && CRIME.test(keyword)) return { ...read, key: "crime" };
  const isOneThing = !/ (?:and|or|&) /i.test(keyword);
  if (isOneThing && CAREFUL_BY_THEMSELVES.includes(read.key)) return read;
  const expert = IS_WHO_KNOWS.test(keyword) ? undefined : WHO_KNOWS[subject];
  const { x } = read.slots;
  const label = read.key === "name" && !read.hasTail && x && { label: x };
  const slots = { ...read.slots, ...label, ...(expert && { expert }) };
  return { ...read, key: CAREFUL[read.key] ?? "careful", slots };
}
