import { createYielder, filterInTurns, findInTurns } from "@/lib/core/yield-to-event-loop";
import { PAPER_NOUNS, type Paper, papersOf } from "@/lib/documents/reader/papers";
import type { Structure, Unit } from "@/lib/documents/reader/unit";

/** The papers of a file that a question names, and the question without their names. */
export type AskedPapers = {
  /** All papers of the file; none where it has only one. */
  all: readonly Paper[];
  /** Those that are named; undefined where the question names none. */
  named: readonly Paper[] | undefined;
  /** "What is the total of the invoice?" for "What is the total of invoice 1042?" */
  question: string;
  /** Whether they are named by their numbers rather than by whom they are for. */
  isByNumber: boolean;
  /** Whether it names the number of a paper that isn't there. */
  isMissing: boolean;
};

const MAX_CHARACTERS = 300;
/** "invoice no. 1042" and, behind it, "and 1043" */
const NUMBERED = new RegExp(
  String.raw`\b(?:the )?(${PAPER_NOUNS})s? (?:no\.? ?|number |nr\.? ?|# ?)?((?=[\w/.-]*\d)[\w/-]+(?:\.\d[\w/-]*)*)`,
  "gi",
);
const TOKEN = /[\p{L}\d][\p{L}\d/-]*\d[\p{L}\d/-]*/gu;
/** Shorter numbers count something. */
const MIN_DIGITS = 3;
const CLIENT_LABEL =
  /^(?:bill(?:ed)? to|invoiced? to|sold to|charge to|to|for|customer|client|buyer|purchaser|policyholder|named insured)$/i;
/** A shorter word of a name may be any word: "old", "the". */
const MIN_NAME = 5;

/** Tells which papers of a file a question is about, by their numbers or by whom they are for. */
export async function papersAskedFor(
  { units }: Structure,
  asked: string,
  signal?: AbortSignal,
): Promise<AskedPapers> {
  const question = asked.slice(0, MAX_CHARACTERS);
  const all = await papersOf(units);
  const none = { all, named: undefined, question: asked, isByNumber: false, isMissing: false };
  if (all.length === 0) return none;
  const tokens = tokensIn(question);
  const isNumbered = ({ number }: Paper) => tokens.some((token) => isSameNumber(token, number));
  const named = await filterInTurns(all, isNumbered, signal);
  if (named.length > 0)
    return { ...none, named, question: withoutNumbers(question, all), isByNumber: true };
  if (await namesOther(question, all, units, signal)) return { ...none, isMissing: true };
  const clients = await clientsOf(all, signal);
  const words = new Set(
    wordsOf(question.replace(/['’]s\b/g, "")).map((word) => word.toLowerCase()),
  );
  const namesOf = await namesByWord([...clients.values()], signal);
  const isTheirs = (paper: Paper) => isNamed(clients.get(paper) ?? [], words, namesOf);
  const theirs = await filterInTurns(all, isTheirs, signal);
  return theirs.length > 0
    ? { ...none, named: theirs, question: withoutNames(question, theirs, clients) }
    : none;
}

function tokensIn(question: string): string[] {
  const tokens = [...question.matchAll(TOKEN)].map(([token]) => token);
  const numbered = [...question.matchAll(NUMBERED)].map(([, , token = ""]) => token);
  return [
    ...numbered,
    ...tokens.filter((token) => (token.match(/\d/g) ?? []).length >= MIN_DIGITS),
  ];
}

/** "1043" names "1043", and "INV-1043", too. */
function isSameNumber(token: string, number: string): boolean {
  const [own, whole] = [token.toLowerCase(), number.toLowerCase()];
  const before = whole.endsWith(own) ? whole.slice(0, -own.length) : undefined;
  return (
    before === "" || (before !== undefined && /^\d{2,}$/.test(own) && /\D0{0,9}$/.test(before))
  );
}

/** "Invoice 1044", which the file never mentions. */
async function namesOther(
  question: string,
  [paper]: readonly Paper[],
  units: readonly Unit[],
  signal: AbortSignal | undefined,
): Promise<boolean> {
  for (const [, noun = "", token = ""] of question.matchAll(NUMBERED)) {
    if (noun.toLowerCase() !== paper?.noun || !/\d{3}/.test(token)) continue;
    if (!(await findInTurns(units, ({ text }) => text.includes(token), signal))) return true;
  }
  return false;
}

function withoutNumbers(question: string, papers: readonly Paper[]): string {
  const noun = papers[0]?.noun ?? "";
  return question
    .replace(NUMBERED, (_, name: string) => `the ${name}`)
    .replace(TOKEN, (token) =>
      papers.some(({ number }) => isSameNumber(token, number)) ? `the ${noun}` : token,
    )
    .replace(/^(?:(?:and|so) )?(?:the )?(?=(?:grand )?total\b)/i, "What is the ");
}

type Clients = ReadonlyMap<Paper, readonly string[]>;

/** The words of the names of those whom papers are for. */
async function clientsOf(
  papers: readonly Paper[],
  signal: AbortSignal | undefined,
): Promise<Clients> {
  const pause = createYielder(signal);
  const clients = new Map<Paper, readonly string[]>();
  for (const paper of papers) {
    await pause();
    clients.set(paper, wordsOf(clientOf(paper)?.cells[1] ?? ""));
  }
  return clients;
}

/** The names that each word is in. */
async function namesByWord(
  names: readonly (readonly string[])[],
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const pause = createYielder(signal);
  const byWord = new Map<string, Set<string>>();
  for (const name of names) {
    await pause();
    for (const word of name) byWord.set(word, (byWord.get(word) ?? new Set()).add(name.join(" ")));
  }
  return byWord;
}

/** The statement that says whom a paper is for. */
export function clientOf({ units }: Paper): Unit | undefined {
  return units.find(({ cells }) => cells.length === 2 && CLIENT_LABEL.test(cells[0] ?? ""));
}

function wordsOf(name: string): string[] {
  return name.match(/[\p{L}\d][\p{L}\d'’&-]*/gu) ?? [];
}

/** By two words of the name, or by a long one that no other name has. */
function isNamed(
  name: readonly string[],
  asked: ReadonlySet<string>,
  namesOf: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  const there = name.filter((word) => asked.has(word.toLowerCase()));
  const [first = ""] = there;
  const isShared = (namesOf.get(first)?.size ?? 0) > 1;
  if (isShared && there.length < name.length) return false;
  return there.length > 1 || (first === name[0] && first.length >= MIN_NAME);
}

/** "How much do they owe?" for "How much does Fenton owe?" */
function withoutNames(question: string, papers: readonly Paper[], clients: Clients): string {
  const names = new Set(
    papers.flatMap((paper) => clients.get(paper) ?? []).map((word) => word.toLowerCase()),
  );
  const words = question.split(" ");
  const isName = words.map((word) => names.has(word.replace(/['’]s\b|[?!.,]/g, "").toLowerCase()));
  const kept = words.flatMap((word, at) => {
    if (!isName[at]) return [word];
    return isName[at - 1] ? [] : ["they"];
  });
  return kept
    .join(" ")
    .replace(/\bdoes they\b/i, "do they")
    .replace(/\b(?:for|of|to|from|by) they\b ?/i, "")
    .trim();
}
