import { createYielder } from "@/lib/core/yield-to-event-loop";

/** What somebody holds or doesn't: "HCPC registration", "Registered Nurse". */
const CREDENTIAL =
  /(?:^|\s)(?:registration|licen[cs]e|licensure|certification|certificate|credentials?|PIN|membership|ticket|card|diploma|degree)(?: number)?$|^(?:chartered|registered|licensed|certified|qualified)\s/iu;
/** "CPA", which may also be something to work with, such as "SLA". */
const LETTERS = /^\p{Lu}[\p{Lu}\d&]{1,6}$/u;

const STUDIES =
  "(?:studying|study|studies|reading|revising) (?:for|towards?|to (?:become|be))|(?:working|progress(?:ing)?|on track|en route) (?:for|towards?)|pursuing|sitting(?: for)?|enrolled (?:for|in|on)|candidate for";
const BEFORE_LETTERS = new RegExp(`(?<!\\p{L})(?:${STUDIES})(?!\\p{L})`, "iu");
const BEFORE_CREDENTIAL = new RegExp(
  `(?<!\\p{L})(?:${STUDIES}|appl(?:ied|ying)(?: to [\\p{L} ]{2,20})? for|application for|registered for|(?:training|preparing) (?:for|towards?|to (?:become|be))|pending|awaiting|eligib(?:le|ility) (?:for|to sit)|scheduled (?:for|to (?:sit|take))|seeking|(?:plan(?:ning)?|intend|hop(?:e|ing)|due|about|expect(?:ed|ing)?) to (?:obtain|receive|complete|earn|get|sit|take|gain|pass|become)|will (?:obtain|receive|complete|earn|get|sit|take|gain|pass|become)|no(?![.:#]| ?[\\p{L}#]{0,4}\\d)|without an?|lapsed|expired|former(?:ly)?)(?!\\p{L})`,
  "iu",
);
/** What "pending" and the like end or go on with; in "RN, pending CCRN", the name behind it is meant. */
const ENDS = String.raw`(?=\s*(?:$|[,;.()–—-]|\d|(?:approval|results?|exams?|graduation|since|as of|in|by|until|\p{L}{3,9} (?:19|20)\d\d)(?!\p{L})))`;
/** Behind its name. */
const STATUS = String.raw`(?:(?:in progress|in process|pending|under ?way|candidate|eligible|lapsed|expired|applied for|application submitted)${ENDS}|not yet \p{L}{2,12}|(?:to be )?(?:expected|anticipated|projected)(?! to )|to be (?:completed|obtained|awarded)|due (?:in |by )?(?:\p{L}{3,9} )?20\d\d|exams? (?:booked|scheduled))(?!\p{L})`;
const HAS_STATUS = new RegExp(String.raw`(?<!\p{L})${STATUS}`, "iu");
const OPENS_WITH_STATUS = new RegExp(String.raw`^\s*${STATUS}`, "iu");
/** "PMP, PMI, expected 2027": it is said of all of them. */
const ENDS_WITH_STATUS = new RegExp(`(?:, ?| [–—-] )${STATUS}[^,()]{0,40}$`, "iu");

/** What a term that isn't held by being named may be read for; undefined for any other term. */
type HeldKind = "credential" | "letters";

export function heldKindOf(term: string): HeldKind | undefined {
  if (CREDENTIAL.test(term)) return "credential";
  return LETTERS.test(term) ? "letters" : undefined;
}

/** Lines without what they say is still to come: "Applied for HCPC registration", "CPA, expected 2027". */
export async function withoutToCome(
  lines: readonly string[],
  kind: HeldKind,
  signal?: AbortSignal,
): Promise<string[]> {
  const pause = createYielder(signal);
  const kept: string[] = [];
  for (const line of lines) {
    await pause();
    kept.push(heldOf(line, kind));
  }
  return kept;
}

function heldOf(line: string, kind: HeldKind): string {
  return line
    .split(/([;|•·]|[.!?](?= \p{Lu}|$))/u)
    .map((segment) => (ENDS_WITH_STATUS.test(segment) ? "" : heldOfSegment(segment, kind)))
    .join("");
}

function heldOfSegment(segment: string, kind: HeldKind): string {
  const before = kind === "letters" ? BEFORE_LETTERS : BEFORE_CREDENTIAL;
  const parts = segment.split(/([,()])/);
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at] ?? "";
    if (HAS_STATUS.test(part)) {
      parts[at] = "";
      if (at >= 2 && OPENS_WITH_STATUS.test(part)) parts[at - 2] = "";
    } else parts[at] = part.slice(0, before.exec(part)?.index ?? part.length);
  }
  return parts.join("");
}
