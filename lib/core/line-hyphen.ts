/**
 * What a hyphen at the end of a line is: `broken` when it only divides a word there, `own` when the word has it anywhere, and
 * `suspended` when it stands for what follows later, as in `Vor- und Nachteile`.
 */
export type LineHyphen = "broken" | "own" | "suspended";

/** As much of a line as decides; a longer word has no hyphen that counts. */
const MAX_LETTERS = 200;
const HYPHENS = "-‐\u00ad";

/** Words after a suspended hyphen. */
const CONJUNCTIONS = new Set(["and", "und", "oder", "sowie", "bzw.", "bzw", "respektive"]);
/** They also end words: `col-or`, `pho-to`, `Kür-bis`. */
const AMBIGUOUS_CONJUNCTIONS = new Set(["or", "to", "bis"]);
/** What such a word follows with its hyphen, and no broken word begins with. */
const SUSPENDABLE =
  /^(?:\p{N}+|one|two|three|four|five|six|seven|eight|nine|eleven|twelve|\p{L}+(?:ty|teen|ieth)|first|second|third|fourth|fifth|short|medium|long|low|mid|middle|high|small|large|single|double|full|part|half|upper|lower|inner|outer|pre|post|over|under|non|inter|intra|macro|micro|multi|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|kurz|mittel|lang|klein|hoch|halb)$/iu;
/** A word with one of these is an address or a path, whose hyphens are its own. */
const ADDRESS = /[/@\\_=#]|\p{L}\.\p{L}|www\./u;
/** Before these a compound goes on: `up-` / `to-date`, `mother-` / `in-law`. */
const INNER_WORD =
  /^(?:a|an|and|as|at|by|for|in|of|off|on|or|out|than|the|to|up|with|de|du|la|le)[-‐]\p{L}/u;
/** What hardly anybody writes as one word: `open-` / `source`. */
const COMPOUND =
  /^(?:open-(?:source|ended|plan|air)|(?:full|part|real|first|lead)-time|(?:long|short|near)-term|(?:high|low|top|entry|mid)-(?:level|quality|end|risk|speed|volume|value|profile|cost|income|impact|performance)|cross-(?:functional|team|border|platform|trained|training|selling)|cost-(?:effective|saving|cutting|efficient)|(?:customer|client|public|user)-(?:facing|focused|friendly|centered)|data-driven|evidence-based|award-winning|problem-solving|decision-making|team-building|well-(?:known|established|organi[sz]ed|respected)|hands-on|year-round)(?!\p{L})/iu;
const TENS = /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/i;
const ONES =
  /^(?:one|two|three|four|five|six|seven|eight|nine|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)(?!\p{L})/u;
/**
 * "nine-" and "point scale", "two-" and "year-old", but "ten-" and "sion". A PDF's lines are looked up in a dictionary as well;
 * those of scans, and paragraphs that go on across pages, only have this list.
 */
const NUMBER =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}{2,8}teen|hundred)$/iu;
const COUNTED =
  /^(?:points?|(?:second|minute|hour|day|week|month|year|mile|foot|inch|page|part|person|star|story|digit|letter|member|step|stage|room|bedroom|item|course)s?|thirds?|fifths?|sixths?|tenths?|sided|dimensional)(?!\p{L})/u;

/** Tells what the hyphen that a line ends with is. @returns undefined where there is none, or no word goes on after it */
export function lineHyphen(line: string, next: string): LineHyphen | undefined {
  const end = line.slice(-MAX_LETTERS);
  const hyphen = end.at(-1) ?? "";
  if (hyphen === "" || !HYPHENS.includes(hyphen)) return undefined;
  const token = end.slice(lastSpace(end) + 1, -1);
  const [first = "", second = ""] = next.trimStart().slice(0, MAX_LETTERS).split(/\s+/, 2);
  if (!/[\p{L}\p{N}]$/u.test(token) || !/^[\p{L}\p{N}]/u.test(first)) return undefined;
  if (hyphen === "\u00ad") return "broken";
  const piece = /[\p{L}\p{N}'’]+$/u.exec(token)?.[0] ?? "";
  // A price below zero may end with its minus.
  if (/\p{N}$/u.test(piece) && !/^[\p{Ll}\p{N}]/u.test(first)) return undefined;
  if (ADDRESS.test(token) || first.includes("@")) return "own";
  if (isSuspended(piece, first, second)) return "suspended";
  return isOwn(token, piece, first) ? "own" : "broken";
}

function isSuspended(piece: string, conjunction: string, second: string): boolean {
  if (CONJUNCTIONS.has(conjunction)) return true;
  if (!AMBIGUOUS_CONJUNCTIONS.has(conjunction)) return false;
  return SUSPENDABLE.test(piece) || /[\p{L}\p{N}][-‐][\p{L}\p{N}]/u.test(second);
}

function isOwn(token: string, piece: string, first: string): boolean {
  // "Anglo-American" and "600-hour"
  if (!/\p{Ll}$/u.test(piece) || !/^\p{Ll}/u.test(first)) return true;
  // "month-to-month" breaks where its own hyphen is.
  if (/[\p{L}\p{N}][-‐]\p{L}+$/u.test(token) || INNER_WORD.test(first)) return true;
  // No word is divided after its first letter.
  if (piece.length === 1) return true;
  if (COMPOUND.test(`${piece}-${first}`)) return true;
  if (/^self$/i.test(piece)) return !/^(?:ish|less|hood|ness|sam)/.test(first);
  return (TENS.test(piece) && ONES.test(first)) || (NUMBER.test(piece) && COUNTED.test(first));
}

function lastSpace(text: string): number {
  for (let at = text.length - 1; at >= 0; at -= 1) if (/\s/.test(text[at] ?? "")) return at;
  return -1;
}

/**
 * Joins two lines of a paragraph, undoing hyphenation.
 *
 * @param gap what stands between words that weren't divided
 * @param areWhole whether no words are divided, so that each hyphen is a word's own
 */
export function joinBrokenLines(line: string, next: string, gap: string, areWhole = false): string {
  const hyphen = lineHyphen(line, next);
  const isSoft = line.endsWith("\u00ad");
  if (hyphen === "broken" && (isSoft || !areWhole)) return `${line.slice(0, -1)}${next}`;
  if (hyphen === "own" || hyphen === "broken") return `${line}${next}`;
  return `${line}${hyphen === "suspended" ? " " : gap}${next}`;
}
