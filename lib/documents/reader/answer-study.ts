import { createYielder } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import { findSought } from "@/lib/documents/reader/find-sought";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import { NUMBER_WORD } from "@/lib/documents/reader/number-words";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";
import { usableUnits } from "@/lib/documents/reader/usable-units";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

const THEY =
  "(?:they|it|we|this|(?:the|this) (?:authors?|researchers?|scientists?|team|study|paper|research|trial|survey|experiment))";
const OF_IT = String.raw`(?: (?:of|in|from|to) (?:it|this|(?:the|this|their) (?:study|paper|research|trial|survey|experiment|work)))?\W*$`;

/** What readers of a study ask of all of it, and under which headings its extract has that. */
const PARTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    new RegExp(
      String.raw`\bwhat (?:did|do|have|has|does) ${THEY} (?:find|found|discover|discovered|learn|learned|conclude|show|shown|prove|say)(?: out)?${OF_IT}|\bwhat (?:was|were|are|is|['’]s) (?:the|their|its) (?:(?:main|key|overall|most important) )?(?:results?|findings?|outcomes?|conclusions?|takeaways?|upshot|bottom line)${OF_IT}|^\W{0,3}(?:so |and )?(?:did|does|do) (?:it|this|they) (?:actually |really )?(?:work|help|make a difference)\W*$`,
      "i",
    ),
    ["Results", "Conclusion"],
  ],
  [
    new RegExp(
      String.raw`\b(?:limitations?|limits|weakness(?:es)?|shortcomings?|caveats?|drawbacks?|the catch|flaws?)${OF_IT}|\bwhat (?:couldn['’]t|could not|can['’]t) ${THEY} (?:show|tell|say|prove)\b`,
      "i",
    ),
    ["Limits"],
  ],
  [
    new RegExp(
      String.raw`\bwhat (?:was|were|is) ${THEY} (?:trying|hoping|meant) to (?:find|learn|show|test|answer|do)\b|\bwhat (?:was|is) the (?:aim|goal|purpose|point|question|objective)${OF_IT}|\bwhy (?:did|was|were) ${THEY} (?:do|done|carried out|conducted)\b`,
      "i",
    ),
    ["Question"],
  ],
];
const MOST_OF_FIRST = 3;

/** What a study found, what it couldn't show, or what it asked: the statements that its extract has under such headings. */
export async function answerStudy(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const wanted = PARTS.find(([asks]) => asks.test(question))?.[1];
  if (!wanted || !isPaper(index.structure)) return undefined;
  const groups = await groupsOf(index);
  const [first, ...others] = wanted.flatMap((title) =>
    groups.filter((group) => group.title === title),
  );
  if (!first) return undefined;
  const units = [
    ...first.units.slice(0, MOST_OF_FIRST),
    ...others.flatMap((group) => group.units.slice(0, 1)),
  ];
  return { kind: "answer", units };
}

const PERSONS =
  "people|persons|participants?|patients?|subjects?|volunteers?|respondents?|adults?|adolescents?|teens?|teenagers?|children|kids|pupils|students|women|men|infants|babies|households|families|residents|employees|workers|nurses|drivers|individuals|cases";
const ASKS_SAMPLE = new RegExp(
  String.raw`\bhow many (?<who>${PERSONS}) (?:did ${THEY} (?:test|study|look at|follow|include|ask|interview|survey|use|enroll|recruit)|(?:were|was|are)(?: there)? (?:in|part of|studied|tested|included|enrolled|surveyed|recruited|followed|asked|involved|randomized)|(?:took|take) part|participated|joined)\b|\bhow (?:big|large) (?:was|is) (?:the|their|its) (?:study|sample|trial|survey)\b|\bsample size\b`,
  "i",
);
/** "How many people were in the control group?" asks for no sample. */
const OF_GROUP = /\bthe (?<name>[\p{L} -]{3,30}?) (?:group|arm|condition)\b/iu;
/** Not "Nine participants dropped out", which is said of some of them. */
const OF_SOME =
  /\b(?:drop(?:ped)? out|withdr[ae]w\w*|lost to|excluded|declined|refused|screened|invited|approached|eligible|completed|missing|who (?:did|had|were)|of (?:them|these|whom))\b/i;
const DESIGN =
  /\b(?:trial|study|survey\w*|sample|cohort|enrol\w*|recruit\w*|random\w*|includ\w*|participa\w*|assign\w*|took part|follow\w*|interview\w*|analy[sz]ed|experiment|crossover|tested|design|methods?)\b/i;
const SIZE = /\b[nN]\s?=\s?(\d{1,3}(?:,\d{3})+|\d{1,7})\b/g;
/** "Sixty-four teachers were": whoever a sentence begins with, counted in words. */
const COUNTED_IN_WORDS = new RegExp(
  String.raw`^(${NUMBER_WORD}) (?:(?!and |or |to )[\p{L}-]{2,20} ){0,3}?([\p{L}-]{3,20}s|people|children|men|women)\b`,
  "iu",
);
const COUNTED = new RegExp(
  String.raw`(?<![\w.,%$€£])(\d{1,3}(?:,\d{3})+|\d{1,7}) (?:(?!and |or |to )[\p{L}-]{2,20} ){0,3}?(${PERSONS})\b(?! and \d)`,
  "iu",
);

/** How many people a study was made with: "n = 84", or "84 adolescents" in a sentence about how it was done. */
export async function answerSample(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = ASKS_SAMPLE.exec(question);
  if (!asked || !isPaper(structure)) return undefined;
  const group = OF_GROUP.exec(question)?.groups?.name;
  if (group) return sizeOfGroup(structure, group);
  const women = /^(?:wom[ae]n|m[ae]n)$/i;
  const who = asked.groups?.who ?? "";
  const pause = createYielder(signal);
  for (const unit of structure.units) {
    await pause();
    if (unit.kind === "heading" || unit.cells.length > 1 || OF_SOME.test(unit.text)) continue;
    const title = structure.sections[unit.section]?.title ?? "";
    if (!DESIGN.test(`${title} ${unit.text}`)) continue;
    const [, count, counted = ""] =
      COUNTED.exec(unit.text) ?? COUNTED_IN_WORDS.exec(unit.text) ?? wholeSize(unit.text) ?? [];
    // How many women there were is a part of how many people.
    const isSame = women.test(who) === women.test(counted);
    if (count && isSame) return { kind: "answer", lead: count, units: [unit] };
  }
  return undefined;
}

/** "n = 33" where it's the only one: of several, each is the size of a group. */
function wholeSize(text: string): RegExpExecArray | undefined {
  const [only, ...others] = text.matchAll(SIZE);
  return others.length === 0 ? only : undefined;
}

/** The size of a group that a statement gives right behind its name: "to a screen curfew (n = 33)". */
function sizeOfGroup({ units }: Structure, name: string): UnitAnswer {
  const asked = contentTerms(name);
  for (const unit of units) {
    if (unit.kind === "heading" || unit.cells.length > 1) continue;
    let from = 0;
    for (const { 0: size, 1: count = "", index } of unit.text.matchAll(SIZE)) {
      const before = new Set(searchTerms(unit.text.slice(Math.max(from, index - NEAR), index)));
      if (asked.length > 0 && asked.every((term) => before.has(term)))
        return { kind: "answer", lead: count, units: [unit] };
      from = index + size.length;
    }
  }
  return { kind: "open" };
}

const NEAR = 60;
const ASKS_LENGTH = new RegExp(
  String.raw`\bhow long (?:did|was) ${THEY} (?:last|run|go on|take|watch|follow|study|observe|test)\b|\bhow long (?:was|were) (?:the )?(?:${PERSONS}|study|trial|they) (?:followed|watched|observed|studied|tested)\b`,
  "i",
);
/** "For four weeks", "spent two weeks with": how long something went on, and not how much longer. */
const GOES_ON =
  /\b(?:for|over|during|lasted|spent|within)\s(?:a |the |an |about |at least |up to )?$/i;

/** A nap takes minutes, and a study days at least. */
const DAYS = /\b(?:days?|nights?|weeks?|months?|quarters?|years?)\b/i;

/** How long a study went on, as its design says. */
export async function answerStudyLength(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS_LENGTH.test(question) || !isPaper(structure)) return undefined;
  const pause = createYielder(signal);
  for (const unit of structure.units) {
    await pause();
    if (unit.kind === "heading" || !DESIGN.test(unit.text)) continue;
    const [length, ...others] = figuresIn(unit.text).filter(
      ({ type, at, text }) =>
        type === "duration" && DAYS.test(text) && GOES_ON.test(unit.text.slice(0, at)),
    );
    if (length && others.length === 0) return { kind: "answer", lead: length.text, units: [unit] };
  }
  return undefined;
}

function isPaper(structure: Structure): boolean {
  return recognizeKind(structure)?.kind === "paper";
}

const groupsOfPapers = new WeakMap<Structure, Promise<UnitGroup[]>>();

function groupsOf({ structure }: UnitIndex): Promise<UnitGroup[]> {
  const known = groupsOfPapers.get(structure);
  if (known) return known;
  const finding = usableUnits(structure).then((usable: Unit[]) =>
    findSought("paper", structure, usable),
  );
  groupsOfPapers.set(structure, finding);
  return finding;
}
