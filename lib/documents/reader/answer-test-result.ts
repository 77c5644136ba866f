import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { focusOf } from "@/lib/documents/reader/focus";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { asksYesOrNo } from "@/lib/documents/reader/question-type";
import { stems } from "@/lib/documents/reader/same-words";
import { type Standing, type TestResult, testResults } from "@/lib/documents/reader/test-results";
import type { Structure } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

/** Which results a question means, by where they stand. */
type Asked = {
  words: RegExp;
  isMeant: (result: TestResult) => boolean;
  /** Asks on which side of what is normal, which not every flag says. */
  isSided?: boolean;
  isNormal?: boolean;
};

const RANGE =
  "(?:the |its |their |my )?(?:normal |reference |healthy |expected )?(?:range|ranges|limits?|interval)";
const OUTSIDE = new RegExp(
  String.raw`\b(?:abnormal|out of ${RANGE}|outside(?: of)? ${RANGE}|(?:not|isn['’]t|aren['’]t) (?:normal|okay|ok|fine|(?:in|within) ${RANGE}))\b`,
  "i",
);
const isOutside = ({ standing }: TestResult) => standing !== undefined && standing !== "normal";
const ASKED: readonly Asked[] = [
  { words: /\bflagged\b/i, isMeant: ({ isFlagged }) => isFlagged },
  { words: OUTSIDE, isMeant: isOutside },
  {
    words: new RegExp(String.raw`\b(?:high|elevated|raised|(?:above|over) ${RANGE})\b`, "i"),
    isMeant: ({ standing }) => standing === "high",
    isSided: true,
  },
  {
    words: new RegExp(String.raw`\b(?:low|deficient|(?:below|under) ${RANGE})\b`, "i"),
    isMeant: ({ standing }) => standing === "low",
    isSided: true,
  },
  {
    words: new RegExp(
      String.raw`\b(?:normal|okay|ok|fine|healthy|(?:in|within|inside) ${RANGE})\b`,
      "i",
    ),
    isMeant: ({ standing }) => standing === "normal",
    isNormal: true,
  },
];
/** What isn't the name of a result. */
const GENERAL = new Set(
  stems(`result test value level reading number lab marker finding measurement work everything anything patient too very
    report screening panel come back`),
);
const RESULTS = String.raw`(?:\p{L}+ ){0,2}(?:results?|tests?|values?|levels?|labs?|markers?|numbers)`;
/** "Which blood values …?" means all of them, whatever else "Complete blood count" is about. */
const OF_BLOOD = /\bblood (?=(?:work|results?|tests?|values?|levels?|labs?|markers?|numbers)\b)/i;
const ASKS_COUNT = /\bhow many\b/i;
/** "Which results …?", "Are any …?", "Are all my results …?" */
const ASKS_LIST = new RegExp(
  String.raw`^\W{0,3}(?:and |so )?(?:which|what ${RESULTS}|how many|list|show|are there|is there|(?:is|are|was|were) (?:any|all|everything|anything|(?:my|the|these|those|his|her|their) ${RESULTS}\b))`,
  "iu",
);
const ASKS_WHAT = /^\W{0,3}(?:and |so )?what\b/i;
const OF_SOME = /\b(?:any|anything|everything|all|results?|tests?|values?|levels?|labs?)\b/i;
const MOST_NAMED = 4;
const MOST_QUOTED = 5;

/**
 * Which results of a laboratory report are high, low, or outside of their ranges, how many are, or whether one is: by its flags,
 * or else by comparing each value with its range.
 */
export async function answerTestResult(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = ASKED.find(({ words }) => words.test(question));
  if (!asked) return undefined;
  const all = await testResults(structure.units, signal);
  if (all.length === 0) return undefined;
  const rest = question.replace(asked.words, " ").replace(OF_BLOOD, " ");
  const named = focusOf(rest).required.filter((term) => !GENERAL.has(term));
  const isList = ASKS_LIST.test(question) || (ASKS_WHAT.test(question) && named.length === 0);
  if (!isList && !asksYesOrNo(question)) return undefined;
  // "Is that normal?" is about what was asked before.
  if (!isList && named.length === 0 && !OF_SOME.test(question)) return undefined;
  const own = await filterInTurns(all, (result) => isNamed(result, named, structure), signal);
  if (own.length === 0) return undefined;
  return isList || named.length === 0 ? listed(own, asked, question) : judged(own, asked);
}

/** Whether a result, or the part of the report that it's in, is called what a question names. */
function isNamed({ name, unit }: TestResult, terms: readonly string[], { sections }: Structure) {
  const there = new Set(contentTerms(`${name} ${sections[unit.section]?.title ?? ""}`));
  return hasAllTerms(there, terms);
}

/** Each of a few results that a question names, with where it stands. */
function judged(own: readonly TestResult[], asked: Asked): UnitAnswer | undefined {
  if (own.length > MOST_NAMED) return undefined;
  const units = own.map(({ unit }) => unit);
  if (!own.every((one) => isTold(one, asked))) return { kind: "answer", units };
  const [only, ...others] = own;
  if (only && others.length === 0)
    return {
      kind: "answer",
      lead: `${asked.isMeant(only) ? "Yes" : "No"}: ${standingOf(only)}`,
      units,
    };
  const each = own.map((result) => `${result.name}: ${standingOf(result)}`);
  return { kind: "answer", lead: each.join("; "), units };
}

/** Whether it's known if a result is one that a question means. */
function isTold({ standing }: TestResult, { isSided = false }: Asked): boolean {
  return standing !== undefined && !(isSided && standing === "abnormal");
}

const PLACES: Record<Standing, string> = {
  low: "below",
  normal: "within",
  high: "above",
  abnormal: "outside of",
};

/** "118 mg/dL, above 70 - 99" */
function standingOf({ value, standing = "abnormal", range }: TestResult): string {
  return `${value}, ${range ? `${PLACES[standing]} ${range}` : standing}`;
}

/** Those that a question means, or how many they are; where it asks whether all are normal, those that aren't. */
function listed(own: readonly TestResult[], asked: Asked, question: string): UnitAnswer {
  const { isMeant, isSided, isNormal } = asked;
  const asksAll = isNormal === true && asksYesOrNo(question);
  const found = own.filter((one) => (asksAll ? isOutside : isMeant)(one));
  const unknown = own.filter((one) => !isTold(one, asked));
  const unchecked = `${unknown.length} of ${own.length} results couldn't be checked`;
  if (found.length > 0 && !ASKS_COUNT.test(question)) {
    const names = found.map((one) => (isSided ? one.name : withStanding(one)));
    const lead = `${asksAll ? "No: " : ""}${names.join("; ")}`;
    const units = found.map(({ unit }) => unit);
    return { kind: "answer", lead, ...(unknown.length > 0 && { note: `${unchecked}.` }), units };
  }
  // What nobody can compare may be one of them.
  if (unknown.length === own.length) return { kind: "open" };
  if (unknown.length > 0) {
    const units = unknown.slice(0, MOST_QUOTED).map(({ unit }) => unit);
    const lead = asksAll ? `Not sure: ${unchecked}` : `${found.length} found, but ${unchecked}`;
    const note = units.length < unknown.length ? "Not checked, among others:" : "Not checked:";
    return { kind: "answer", lead, note, units };
  }
  const count = asksAll ? `Yes: all ${own.length}` : `${found.length || "None"} of ${own.length}`;
  if (found.length > 0)
    return {
      kind: "answer",
      lead: count,
      note: "Counted here:",
      units: found.map(({ unit }) => unit),
    };
  const units = own.slice(0, MOST_QUOTED).map(({ unit }) => unit);
  return {
    kind: "answer",
    lead: count,
    ...(units.length < own.length && { note: `The first ${MOST_QUOTED}:` }),
    units,
  };
}

function withStanding({ name, standing }: TestResult): string {
  return standing === "low" || standing === "high" ? `${name} (${standing})` : name;
}
