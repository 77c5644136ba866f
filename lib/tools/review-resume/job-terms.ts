import { createYielder } from "@/lib/core/yield-to-event-loop";
import { isBaseVerb } from "@/lib/tools/review-resume/base-verbs";
import { isCity } from "@/lib/tools/review-resume/cities";
import { hasCliche } from "@/lib/tools/review-resume/cliches";
import { COMMON } from "@/lib/tools/review-resume/common-job-words";
import { namesOfEmployer, namesOfFirmsAndPlaces } from "@/lib/tools/review-resume/employer-names";
import { isOnlyVerb, phrasesOf } from "@/lib/tools/review-resume/job-phrases";
import { requirementsOf } from "@/lib/tools/review-resume/job-requirements";
import { keptTogether, setApart, standardsIn } from "@/lib/tools/review-resume/kept-together";
import { isTrait } from "@/lib/tools/review-resume/skills";
import { isToolName } from "@/lib/tools/review-resume/trade-words";
import { withoutTwoNames } from "@/lib/tools/review-resume/two-names";
import { opensWithVerb } from "@/lib/tools/review-resume/verbs";

/** What a job description asks for. */
export type JobTerm = { spelling: string; weight: number; required: boolean };

const MAX_TERMS = 40;

/** Words with symbols that belong to them: C++, C#, F#, .NET, Node.js, CI/CD, UI/UX, PV*SOL. Not the "ll" of "you'll". */
const TERM =
  /(?<!\p{L}['’](?=(?:ll|re|ve|[dmst])(?![\p{L}\p{N}])))\.?[\p{L}][\p{L}\p{N}]*(?:[.+#/&*-]?[\p{L}\p{N}]+)*(?:\+\+|#)?/gu;

/** Multi-word terms. */
const PHRASES =
  /\b(?:machine learning|deep learning|data (?:science|analysis|engineering|warehouse|modeling|modelling)|project management|product management|customer (?:service|success|support)|unit testing|version control|cloud computing|software (?:engineering|development)|full[- ]stack|front[- ]?end|back[- ]?end|user research|business intelligence|supply chain|quality assurance|change management|public speaking|continuous integration|distributed systems|rest apis?|google cloud|react native|spring boot|ruby on rails|power bi|visual studio|natural language processing|computer vision|risk management|financial (?:modeling|modelling|reporting)|social media|content marketing|search engine optimi[sz]ation|a\/b[- ]test(?:ing|s)?)\b/gi;

/** What divides a list, and the words between two of its terms. */
const BETWEEN_ITEMS =
  /[,;:•()]|\.(?= |$)|(?<!-) (?:and|or|with|using|in|und|oder|mit|sowie) | [–—&-] /iu;
/** What precedes and follows the name of a qualification. */
const BEFORE_NAME =
  /^(?:(?:at least|(?:a )?minimum(?: of)?|thorough|verifiable|demonstrable|progressive|recent|more than|over|mindestens|abgeschlossenes? (?:ausbildung|studium) (?:als|zum|zur|in|der|des)|several|some|any|strong|solid|proven|good|excellent|expert|advanced|deep|basic|working|hands-on|professional|fluent|demonstrated|practical|prior|previous|relevant|a|an|the|your|der|die|das|den|dem|des|gute|sehr|sichere) |[\p{L}\d+–-]{1,12} (?:years?['’]?s?|months?['’]?s?|jahre)(?: of)?(?: |$)|grades? [\p{L}\d*+/–-]{1,5}$|(?:experience|knowledge|familiarity|proficiency|understanding|command|expertise|background|degree|erfahrung|kenntnisse|studium|abschluss|ausbildung) (?:(?:of|in|with|der|des|von|im) |(?=\p{Ll}+ing ))|(?:good |high )?(?:level|standard) of |(?:proficient|skilled|experienced|competent|trained|fluent|knowledgeable|familiar|versed) (?:in|with|at|about) |including |(?:the )?ability to (?:speak|use|read|write|operate|drive) |(?:taught|used|operated|driven|worked (?:in|with|on)) |ideally |preferably |(?:confidence|competence|ability|skills?) (?:with|in|using) |(?:evidence|proof) of |confident (?:using|with|in) |active |current |valid |clear |written |spoken |bilingual (?:in )?|from an? )/iu;
const AFTER_NAME =
  / (?:experience|skills?|knowledge|(?<!(?:fork ?-?lift|teach(?:ing|er)|educator) )(?:certifications?|certificates?)|certified|of \d+\+?|\d+\+?|candidates?|erforderlich|von vorteil|(?:(?:is|are|would be|will be) )?(?:also |very |highly |strongly )?(?:preferred|required|essential|mandatory|necessary|desirable|desired|welcome|helpful|useful|advantageous|beneficial|an? (?:must|plus|asset|advantage|bonus)))$/iu;
/** Words of sentences; a name has none. */
const CLAUSE =
  /(?<!\p{L})(?:you|your|we|our|they|that|who|which|this|is|are|be|will|can|have|has|to|must|should|the|an|for|from|on|at|by|sie|du|wir|ist|sind|die|das|den|dem)(?!\p{L})/iu;
/** In lowercase; "Class A" and "US GAAP" are names. */
const LOWER_CLAUSE = /(?<!\p{L})(?:a|us)(?!\p{L})/u;
/** What is no more than another example. */
const LIKE_IT = /^(?:similar|equivalent|comparable|related|relevant|other|another) /i;
const MAX_NAME_WORDS = 4;
/** Of two languages, the one that a résumé in English doesn't show by itself: "English/Spanish". */
const BESIDE_ENGLISH = /^(?:English[/–-](\p{Lu}\p{Ll}+)|(\p{Lu}\p{Ll}+)[/–-]English)$/u;

/** Extracts up to 40 terms of a job description: required ones first, then by weight. */
export async function jobTerms(description: string, signal?: AbortSignal): Promise<JobTerm[]> {
  const pause = createYielder(signal);
  const named = namesOfEmployer(description);
  const isNamed = (spelling: string) => spelling.split(" ").every((word) => named.has(word));
  const placed = namesOfFirmsAndPlaces(description);
  // What is required is only left out where it can be nothing else: "our Spanish school" and "fluent Spanish".
  const isPlaced = (spelling: string, required: boolean) =>
    spelling.split(" ").every((word) => (required ? placed.only : placed.all).has(word));
  const counts = new Map<string, JobTerm>();
  let isFirst = true;
  for (const { text, required, isList } of requirementsOf(description)) {
    const count = (name: string, weight: number) => {
      const spelling = setApart(name);
      const key = spelling.toLowerCase().replaceAll("-", " ");
      const known = counts.get(key);
      if (known) {
        known.weight += weight;
        known.required ||= required;
      } else counts.set(key, { spelling, weight, required });
    };
    for (const piece of piecesOf(text)) {
      await pause();
      const rest = isList ? setApart(countNames(keptTogether(piece), count)) : piece;
      countWords(rest, isFirst && !isList, count);
      isFirst = false;
    }
  }
  return withoutTwoNames([...counts.values()])
    .filter(
      ({ weight, spelling, required }) =>
        weight >= 2 &&
        !saysCharacter(spelling) &&
        !isCity(spelling) &&
        !isPlaced(spelling, required) &&
        (required || !isNamed(spelling)),
    )
    .sort((a, b) => Number(b.required) - Number(a.required) || b.weight - a.weight)
    .slice(0, MAX_TERMS);
}

/** No sentence that anybody writes is as long, and one that is keeps others waiting. */
const MAX_PIECE_CHARACTERS = 2_000;

/** A text in pieces, between words where there are any. */
function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const end = from + MAX_PIECE_CHARACTERS;
    const space = text.lastIndexOf(" ", end);
    const to = end >= text.length || space <= from ? end : space;
    yield text.slice(from, to);
    from = to;
  }
}

type Count = (spelling: string, weight: number) => void;

const NATURE =
  /^(?:(?:self|good|strong|great|the|an?|your) ?-?){0,3}(?:confidence|patience|discretion|calm(?:ness)?|integrity|honesty|enthusiasm|reliability|punctuality|empathy|compassion|initiative|commitment|dedication|flexibility|resilience|energy|passion|tact|diplomacy|stamina|common sense|(?:sense of )?humou?r|physical(?:ly)? fit(?:ness)?)$| (?:manner|attitude|personality|outlook)$/iu;

/** What somebody is like can't be found in a résumé: "self-starter", "friendly manner", "discretion". */
export function saysCharacter(name: string): boolean {
  return isTrait(name) || hasCliche(name) || NATURE.test(name);
}

/** "Pick and pack orders accurately", "Load, unload, and sort trailers". */
const VERBS_OF_TASK = /^(\p{L}{3,20})(?:, \p{Ll}{3,20}){0,4},? (?:and|or|&) (\p{Ll}{3,20}) \p{L}/u;

/** Counts the items of a list that name something, each as a whole. @returns the others */
function countNames(list: string, count: Count): string {
  const [, first = "", second = ""] = VERBS_OF_TASK.exec(list) ?? [];
  if (isBaseVerb(first.toLowerCase()) && isBaseVerb(second)) return list;
  if (isOnlyVerb(/^\p{L}+(?= \p{Ll})/u.exec(list)?.[0].toLowerCase() ?? "")) return list;
  const others = list.split(BETWEEN_ITEMS).filter((item) => {
    const name = nameOf(item);
    const words = name.split(" ");
    if (name === "" || (words.every((word) => isCommon(word)) && !NUMBERED.test(name)))
      return false;
    // "or similar equipment"
    if (LIKE_IT.test(name) || saysCharacter(name)) return false;
    if (words.length > MAX_NAME_WORDS || CLAUSE.test(name) || LOWER_CLAUSE.test(name)) return true;
    count(name.replace(BESIDE_ENGLISH, "$1$2"), 3);
    return false;
  });
  return others.join(" . ");
}

/** A qualification that is known by its number: "2391". A year is none. */
const NUMBERED = /^(?!19\d\d$|20\d\d$)\d{4}(?:-\d{1,2})?$/;

function nameOf(item: string): string {
  let name = item.trim();
  for (let before = ""; before !== name; ) {
    before = name;
    name = name.replace(BEFORE_NAME, "").replace(AFTER_NAME, "").trim();
  }
  return name.replace(/^[^\p{L}\p{N}.]+|[.!?]+$/gu, "");
}

/** Counts what looks like a qualification in sentences. */
function countWords(text: string, isFirst: boolean, count: Count): void {
  const standards = standardsIn(text);
  for (const standard of standards) count(standard, 3);
  const others = standards.reduce((left, standard) => left.replace(standard, " . "), text);
  const named = others.replace(PHRASES, (phrase) => {
    count(phrase, 3);
    return " . ";
  });
  const unnamed = countProperNames(named, count);
  const rest = phrasesOf(unnamed).reduce((left, phrase) => {
    count(phrase, 2);
    return left.replace(phrase, " . ");
  }, unnamed);
  for (const [at, { 0: word, index }] of [...rest.matchAll(TERM)].entries()) {
    const bare = word.replace(/[.-]$/, "").replace(BEHIND_LETTERS, "$1");
    const weight = weightOf(bare, (isFirst && at === 0) || isVerbAt(rest, index, word));
    if (weight === 1 && BEFORE_VERB.test(rest.slice(Math.max(0, index - MAX_BEFORE), index)))
      continue;
    if (weight > 0) count(bare, weight);
  }
}

/** "PLC-controlled", "GDC-registered" */
const BEHIND_LETTERS =
  /^(\p{Lu}{2,6})-(?:accredited|approved|based|certified|compliant|controlled|driven|led|licensed|qualified|registered|regulated|trained)$/u;

/** "to teach pupils", "you will greet guests" */
const BEFORE_VERB = /(?<!\p{L})(?:to|will|can|must|should|you|we|who) $/iu;
const MAX_BEFORE = 10;

/** What may follow a name at the beginning of a sentence: "Kaizen and Lean", "Salesforce experience". */
const BEHIND_NAME =
  /^ (?:and|or|is|are|experience|skills?|knowledge|proficiency|certification|preferred|required|a plus)(?!\p{L})/iu;

/** Whether a word has its capital from the beginning of a sentence, and says what is to be done: "Lead a team", "Own the P&L". */
function isVerbAt(text: string, index: number, word: string): boolean {
  const opens = index === 0 || /[.:!?•–*-] $/.test(text.slice(Math.max(0, index - 2), index));
  const behind = text.slice(index + word.length, index + word.length + 20);
  // A phrase that was counted leaves a mark in its place: "Analyze student data".
  const goesOn =
    /^ \p{Ll}/u.test(behind) ||
    (behind.startsWith("  . ") && (isBaseVerb(word.toLowerCase()) || word.endsWith("ing")));
  if (!opens || !/^\p{Lu}\p{Ll}+$/u.test(word) || !goesOn) return false;
  return !BEHIND_NAME.test(behind) || isOneOfTwoVerbs(word, behind);
}

/** "Design and build APIs", "Picking and packing orders". */
function isOneOfTwoVerbs(word: string, behind: string): boolean {
  // A phrase that was counted leaves a mark in its place.
  const next = /^ and (?: \.|(\p{Ll}+))/u.exec(behind);
  if (!next) return false;
  const [, other = word] = next;
  if (word.endsWith("ing")) return other.endsWith("ing");
  return [word, other].every((one) => opensWithVerb(one) || isBaseVerb(one.toLowerCase()));
}

/** Names of several words, such as "Apache Airflow". The first word of a sentence may have its capital from that. */
function countProperNames(text: string, count: Count): string {
  const runs: { from: number; to: number; words: number }[] = [];
  for (const { 0: word, index } of text.matchAll(TERM)) {
    const isStart = !/(?:[\p{L}\p{N}),] | \()$/u.test(text.slice(Math.max(0, index - 2), index));
    const before = runs.at(-1);
    const follows = before !== undefined && before.to + 1 === index && text[before.to] === " ";
    // "New York", whose first word says nothing alone.
    const opensName =
      /^(?:Key|New|San|Los|Las|Great|North|South|East|West)$/.test(word) && !isStart;
    if (!opensName && weightOf(word, isStart && !follows) < 2) continue;
    const last = runs.at(-1);
    if (last && last.to + 1 === index && text[last.to] === " ") {
      last.to = index + word.length;
      last.words += 1;
    } else runs.push({ from: index, to: index + word.length, words: 1 });
  }
  let [rest, from] = ["", 0];
  for (const run of runs.filter(({ words }) => words > 1 && words <= MAX_NAME_WORDS)) {
    count(text.slice(run.from, run.to), 3);
    rest += `${text.slice(from, run.from)} . `;
    from = run.to;
  }
  return rest + text.slice(from);
}

function isCommon(word: string): boolean {
  return COMMON.has(word.toLowerCase()) || !/\p{L}/u.test(word);
}

/** How much a word looks like a qualification; 0 for one that isn't. */
function weightOf(bare: string, isFirst: boolean): number {
  const plain = bare.toLowerCase();
  if (COMMON.has(plain) || (plain.length < 2 && !/^[cr]$/.test(plain))) return 0;
  if (plain.length === 1 && bare !== bare.toUpperCase()) return 0;
  if (isToolName(plain)) return 3;
  // Symbols, mixed case, or a capital inside a sentence suggest a technology or product.
  const special = /[+#./*\d]|\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u.test(bare);
  if (special) return 3;
  return /^\p{Lu}/u.test(bare) && !isFirst ? 2 : 1;
}
