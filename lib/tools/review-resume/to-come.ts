import { smallest } from "@/lib/core/extremes";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { opensWithVerb } from "@/lib/tools/review-resume/verbs";

/** What somebody holds or doesn't: "HCPC registration", "Registered Nurse". */
const CREDENTIAL =
  /(?:^|\s)(?:registration|licen[cs]e|licensure|certification|certificate|credentials?|PIN|membership|ticket|card|diploma|degree)(?: number)?$|^(?:chartered|registered|licensed|certified|qualified)\s/iu;
/** "CPA", which may also be something to work with, such as "SLA". */
const ABBREVIATION = String.raw`\p{Lu}[\p{Lu}\d&]{1,6}`;
const LETTERS = new RegExp(`^${ABBREVIATION}$`, "u");

const STUDIES =
  "(?:studying|study|studies|reading|revising) (?:for|towards?|to (?:become|be))|working towards?|(?:progress(?:ing)?|on track|en route) (?:for|towards?)|pursuing|sitting(?: for)?|enrolled (?:for|in|on)|candidate for";
const STUDIED = new RegExp(`(?<!\\p{L})(?:${STUDIES})(?!\\p{L})`, "iu");
const BEFORE_CREDENTIAL = new RegExp(
  `(?<!\\p{L})(?:${STUDIES}|appl(?:ied|ying)(?: to [\\p{L} ]{2,20})? for|application for|registered for|(?:training|preparing) (?:for|towards?|to (?:become|be))|pending|awaiting|eligib(?:le|ility) (?:for|to sit)|scheduled (?:for|to (?:sit|take))|seeking|(?:plan(?:ning)?|intend|hop(?:e|ing)|due|about|expect(?:ed|ing)?) to (?:obtain|receive|complete|earn|get|sit|take|gain|pass|become)|will (?:obtain|receive|complete|earn|get|sit|take|gain|pass|become)|no(?![.:#]| ?[\\p{L}#]{0,4}\\d)|without an?|lapsed|expired|former(?:ly)?)(?!\\p{L})`,
  "iu",
);
/** What "pending" and the like end or go on with; in "RN, pending CCRN", the name behind it is meant. */
const ENDS = String.raw`(?=\s*(?:$|[,;.()–—-]|\d|(?:approval|results?|exams?|graduation|completion|since|as of|in|by|until|(?:early|late|mid|\p{L}{3,9})[ -](?:\p{L}{3,9} )?(?:19|20)\d\d)(?!\p{L})))`;
/** Behind its name; no "earlier than expected". */
const STATUS = String.raw`(?:(?:in progress|in process|pending|under ?way|candidate|eligible|lapsed|expired|applied for|application submitted|(?<!(?:than|as) )(?:to be )?(?:expected|anticipated|projected))${ENDS}|not yet \p{L}{2,12}|to be (?:completed|obtained|awarded)|due (?:in |by )?(?:\p{L}{3,9} )?20\d\d|exams? (?:booked|scheduled))(?!\p{L})`;
const HAS_STATUS = new RegExp(String.raw`(?<!\p{L})${STATUS}`, "iu");
const ALL_STATUSES = new RegExp(HAS_STATUS, "giu");
const OPENS_WITH_STATUS = new RegExp(String.raw`^\s*${STATUS}`, "iu");
/** "PMP, PMI, expected 2027": it is said of all of them. */
const ENDS_WITH_STATUS = new RegExp(`(?:, ?| [–—-] )${STATUS}[^,()]{0,40}$`, "iu");
/** What has expired and holds again: "expired 2024, renewed 2025". */
const RENEWED =
  /(?<!\p{L})(?:lapsed|expired)(?: [^,;.()]{0,20})?(?:[,;.(]|(?<= )(?:and|but)(?= ))? ?(?=(?:since |now |then |was )?(?:renewed|reinstated|reactivated|current|valid)(?!\p{L}))/giu;

/** What a name of letters goes on with: "CFA Level II". */
const MORE_OF_IT =
  "(?: (?:[Ee]xam(?:ination)?s?|[Dd]esignation|[Cc]ertifi(?:cation|cate)|[Ll]icen[cs](?:e|ure)|[Cc]redentials?|[Ll]evel|[Pp]art|[IVX\\d]{1,4})){0,3}";
const NAME_WORD = "(?:\\p{Lu}[\\p{L}\\d&.’'-]{0,20}|of|for|the|in)";
/** What stands right in front of a status, where that is said of a name of letters. */
const BEFORE_STATUS = [
  new RegExp(`(?<![\\p{L}\\d])${ABBREVIATION}${MORE_OF_IT}(?:,? | ?\\(| ?[–—-] ?)$`, "u"),
  new RegExp(`(?<![\\p{L}\\d])${ABBREVIATION}(?: ${NAME_WORD}){0,5} ?\\($`, "u"),
  new RegExp(
    `^[^\\p{L}\\d]{0,4}${ABBREVIATION}(?:,? ${NAME_WORD}){0,6}(?:, ?| ?[–—-] ?|: ?)$`,
    "u",
  ),
];
const MAX_BEFORE = 120;
/** Behind what says that somebody studies: "for the CPA exam", and no "sales leads in the CRM". */
const STUDIED_LETTERS = new RegExp(
  `^ (?:(?:the|an?|my|full|\\p{Lu}\\p{Ll}{1,15}) ){0,3}(${ABBREVIATION})${MORE_OF_IT}(?=$|[^\\p{L}\\d ]| (?:and|or|at|by|from|in|on|since|through|while|with)(?!\\p{L})| [^\\p{L}])`,
  "u",
);
const ONLY_LETTERS = new RegExp(
  `^(?:(?:,? (?:and|or|&)|,) ${ABBREVIATION}${MORE_OF_IT})+[ .]*$`,
  "u",
);
/** Credentials and the marks between them. */
const MAX_STUDIED = 20;
/** An item of a list that somebody is only learning: "Python (in progress)". */
const LEARNED =
  /(?<=^|[,:;] ?)\p{Lu}[\p{L}\d.+#]{0,20}(?: [\p{Lu}\d][\p{L}\d.+#]{0,20}){0,4} \((?:currently )?(?:in progress|learning|studying|not yet \p{L}{2,12})\)/gu;

/** How a term that isn't held by being named is read. */
export type HeldKind = "credential" | "letters" | "name";

export function heldKindOf(term: string): HeldKind {
  if (CREDENTIAL.test(term)) return "credential";
  return LETTERS.test(term) ? "letters" : "name";
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
    kept.push(kind === "name" ? line.replace(LEARNED, "") : heldOf(line, kind));
  }
  return kept;
}

function heldOf(line: string, kind: "credential" | "letters"): string {
  return line
    .replace(RENEWED, "")
    .split(/([;|•·]|[.!?](?= \p{Lu}|$))/u)
    .map(kind === "letters" ? withoutLetters : withoutCredentials)
    .join("");
}

/** Letters may be something to work with, so what is said has to be said of them. */
function withoutLetters(segment: string): string {
  const studied = STUDIED.exec(segment);
  const end = studied ? studied.index + studied[0].length : 0;
  const names = studied ? STUDIED_LETTERS.exec(segment.slice(end)) : null;
  if (names) {
    const rest = segment.slice(end + names[0].length);
    return segment.slice(0, end) + (ONLY_LETTERS.test(rest) ? "" : rest);
  }
  // "Screened SAP candidates", "Cut SQL costs, projected for 2020"
  if (opensWithVerb(segment.replace(/^[^\p{L}]{1,6}/u, ""))) return segment;
  let kept = "";
  let done = 0;
  for (const { 0: status, index } of segment.matchAll(ALL_STATUSES)) {
    const from = Math.max(done, index - MAX_BEFORE);
    const before = segment.slice(from, index);
    const starts = BEFORE_STATUS.slice(0, from === 0 ? 3 : 2).flatMap(
      (pattern) => pattern.exec(before)?.index ?? [],
    );
    if (starts.length === 0) continue;
    kept += segment.slice(done, from + smallest(starts));
    done = index + status.length;
  }
  return kept + segment.slice(done);
}

function withoutCredentials(segment: string): string {
  if (ENDS_WITH_STATUS.test(segment)) return "";
  const parts = segment.split(/([,()])/);
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at] ?? "";
    if (HAS_STATUS.test(part)) {
      parts[at] = "";
      if (at >= 2 && OPENS_WITH_STATUS.test(part)) parts[at - 2] = "";
      continue;
    }
    parts[at] = part.slice(0, BEFORE_CREDENTIAL.exec(part)?.index ?? part.length);
    // "Studying for RN license, CPA"
    if (STUDIED.test(part) && areCredentials(parts.slice(at + 2, at + 2 + MAX_STUDIED)))
      return parts.slice(0, at + 1).join("");
  }
  return parts.join("");
}

function areCredentials(parts: readonly string[]): boolean {
  return (
    parts.length < MAX_STUDIED &&
    parts.every((part, at) => at % 2 === 1 || heldKindOf(part.trim()) !== "name")
  );
}
