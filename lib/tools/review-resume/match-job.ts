import { foldSpelling } from "@/lib/core/american-spelling";
import { createYielder, filterInTurns } from "@/lib/core/yield-to-event-loop";
import { hasDegree, isDegree } from "@/lib/tools/review-resume/degrees";
import { type JobTerm, jobTerms } from "@/lib/tools/review-resume/job-terms";
import {
  drivingLicenseIn,
  plainLicense,
  registrationOf,
  saysRegistered,
} from "@/lib/tools/review-resume/licenses";
import { lastItem, optionsIn } from "@/lib/tools/review-resume/options";
import type { Resume } from "@/lib/tools/review-resume/resume";
import { compareYears, type YearsMatch } from "@/lib/tools/review-resume/years";

/** The terms of a job description, split by whether the résumé contains them. */
export type JobMatch = {
  matched: string[];
  /** Names of which the résumé has the part that tells them apart: "Airflow" of "Apache Airflow". */
  partial: { term: string; found: string }[];
  missing: string[];
  /** Those of all three that the job requires. */
  required: string[];
  /** Matched terms as a share of all, 0 to 1, in which required ones count double and parts half; 0 when there are none. */
  share: number;
  /** The years of experience that the job asks for; not in the share. */
  years: YearsMatch[];
};

const REQUIRED_WEIGHT = 2;
const PARTIAL_WEIGHT = 0.5;

/**
 * Compares a job description's terms with a résumé, by spelling, with abbreviations written out and forms of words, and the
 * years of experience with the dates of its jobs.
 *
 * @param settings `now`, which jobs that haven't ended go up to
 */
export async function matchJob(
  resume: Resume,
  description: string,
  { now = new Date(), signal }: { now?: Date; signal?: AbortSignal } = {},
): Promise<JobMatch> {
  const pause = createYielder(signal);
  // An English résumé shows English by itself.
  const all = (await jobTerms(description, signal)).filter(
    ({ spelling }) => !(resume.isEnglish && spelling === "English"),
  );
  const lines: string[] = [];
  for (const line of resume.text.split("\n")) {
    await pause();
    lines.push(searchable(line));
  }
  const resumeText = ` ${lines.flatMap((line) => line.trim() || []).join(" ")} `;
  await pause();
  const matched = await filterInTurns(all, ({ spelling }) =>
    isDegree(spelling)
      ? hasDegree(resume, spelling)
      : containsTerm(resumeText, spelling) ||
        hasOption(resumeText, spelling) ||
        isAbbreviated(resume.text, spelling) ||
        hasLicense(resume.text, resumeText, spelling) ||
        isSaidInOneLine(lines, spelling),
  );
  await pause();
  const terms = withoutOtherOptions(all, matched, description);
  const found = new Map<JobTerm, string>();
  for (const term of terms.filter((one) => !matched.includes(one))) {
    await pause();
    const part = tellingPart(resume.text, term.spelling);
    if (part !== undefined) found.set(term, part);
  }
  const weigh = (some: Iterable<JobTerm>) =>
    [...some].reduce((sum, { required }) => sum + (required ? REQUIRED_WEIGHT : 1), 0);
  const spellings = (some: readonly JobTerm[]) => some.map(({ spelling }) => spelling);
  const reached = weigh(matched) + PARTIAL_WEIGHT * weigh(found.keys());
  return {
    matched: spellings(matched),
    partial: [...found].map(([{ spelling }, part]) => ({ term: spelling, found: part })),
    missing: spellings(terms.filter((term) => !matched.includes(term) && !found.has(term))),
    required: spellings(all.filter(({ required }) => required)),
    share: terms.length === 0 ? 0 : reached / weigh(terms),
    years: await compareYears(resume, description, now, signal),
  };
}

function hasLicense(text: string, searched: string, term: string): boolean {
  const name = registrationOf(term);
  if (name !== undefined && isRegistered(text, name)) return true;
  const plain = plainLicense(term);
  if (plain === undefined) return false;
  // "No driving licence" has its words as well.
  const isToDrive = /(?<!\p{L})driv/iu.test(plain);
  return isToDrive ? drivingLicenseIn(text, term)?.isAll === true : containsTerm(searched, plain);
}

/** "Registered with the NMC" for "NMC registration". */
function isRegistered(text: string, name: string): boolean {
  return text
    .split("\n")
    .some(
      (line) =>
        saysRegistered(line) && (containsTerm(searchable(line), name) || isAbbreviated(line, name)),
    );
}

/** Clauses with options, and what is named with examples; there are hardly as many in a description. */
const MAX_CLAUSES = 60;
const MAX_CLAUSE_CHARACTERS = 300;

/** Of "Go or Rust", one is enough: the others aren't asked for. */
function withoutOtherOptions(
  terms: readonly JobTerm[],
  matched: readonly JobTerm[],
  description: string,
): JobTerm[] {
  const patterns = new Map(terms.map((term) => [term, termPattern(term.spelling)]));
  const has = (text: string, some: readonly JobTerm[]) => {
    const plain = searchable(text);
    return some.filter((term) => patterns.get(term)?.test(plain));
  };
  const clauses = description
    .split(/[.;:()\n]+/)
    .filter((clause) => clause.length <= MAX_CLAUSE_CHARACTERS && /\sor\s/i.test(clause))
    .slice(0, MAX_CLAUSES);
  const spared = clauses.flatMap((clause) => {
    return optionsIn(clause).flatMap((options) =>
      options.some((option) => has(option, matched).length > 0)
        ? options.flatMap((option) => has(option, terms))
        : [],
    );
  });
  // "event streaming (Kafka or Pulsar)": who has one of them has that.
  const named = [...description.matchAll(/([^.;:()\n]{1,80}) \(([^()\n]{1,80})\)/g)];
  const examples = named
    .slice(0, MAX_CLAUSES)
    .flatMap(([, name = "", inside = ""]) =>
      has(inside, matched).length > 0 ? has(lastItem(name), terms) : [],
    );
  // "a CRM such as Salesforce or HubSpot": the examples are options, and who has one of them has that.
  const suchAs = [...description.matchAll(/([^.;:()\n]{1,80}?),? such as ([^.;:()\n]{1,160})/gi)]
    .slice(0, MAX_CLAUSES)
    .flatMap(([, name = "", list = ""]) => {
      const asked = has(lastItem(name), terms);
      const isMet = has(list, matched).length > 0 || asked.some((term) => matched.includes(term));
      return isMet ? [...asked, ...has(list.split(/ (?:is|are|and) /)[0] ?? "", terms)] : [];
    });
  const unasked = [...spared, ...examples, ...suchAs];
  return terms.filter((term) => matched.includes(term) || !unasked.includes(term));
}

/** Whether a text has one of the words in "Looker/Tableau"; shorter ones, as in "CI/CD", are one term. */
function hasOption(text: string, term: string): boolean {
  const options = term.split("/");
  const isChoice = options.length > 1 && options.every((option) => /^\p{L}{4,}$/u.test(option));
  return isChoice && options.some((option) => containsTerm(text, option));
}

const LINKING = /^(?:of|in|and|the|for|to|&)$/i;
/** Of two words, the initials mostly stand for something else: a state, a time of day. These are known by theirs. */
const KNOWN_BY_INITIALS =
  /^(?:artificial intelligence|business intelligence|human resources|machine learning|quality assurance)$/i;
const MIN_INITIALS = 3;

/** "Microsoft Office", of which people name the programs. */
const OFFICE = /^(?:Microsoft|MS) Office(?: Suite)?$/i;
const OFFICE_PROGRAM = /\b(?:(?:Microsoft|MS) )?(?:Word|Excel|PowerPoint|Outlook)\b/;

/** Whether an abbreviation is written out in a text, or the other way around: "BSN" and "Bachelor of Science in Nursing". */
function isAbbreviated(text: string, term: string): boolean {
  const words = term.split(" ").filter((word) => !LINKING.test(word));
  if (words.length >= 2) {
    // A résumé that writes out what two letters stand for has the term itself.
    if (words.length < MIN_INITIALS && !KNOWN_BY_INITIALS.test(term)) return false;
    const initials = words.map((word) => word.charAt(0).toUpperCase()).join("");
    return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(initials)}(?![\\p{L}\\p{N}])`, "u").test(text);
  }
  if (!/^\p{Lu}{3,6}$/u.test(term)) return false;
  const between = "(?:\\s+(?:of|in|and|the|for|to|&))?[\\s-]+";
  const pattern = [...term].map((letter) => `${letter}\\p{Ll}+(?:['’]s)?`).join(between);
  return new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, "iu").test(text);
}

/** "Class A" in "Class A CDL", which may stand behind it as well. */
const CLASS_OR_WORD = /(?<!\S)class [a-z\d](?!\S)|\S+/giu;

/**
 * Whether one line has all the words of a term in lowercase, or of a class of license: "mentored three junior engineers" for
 * "mentoring engineers", and "CDL, Class A" for "Class A CDL".
 */
function isSaidInOneLine(lines: readonly string[], term: string): boolean {
  const words = (term.match(CLASS_OR_WORD) ?? []).filter((word) => !LINKING.test(word));
  const isPlain = words.every((word) => /^\p{Ll}{3,}$/u.test(word));
  if (words.length < 2 || !(isPlain || words.some((word) => word.includes(" ")))) return false;
  const patterns = words.map(termPattern);
  return lines.some((line) => patterns.every((pattern) => pattern.test(line)));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

function searchable(text: string): string {
  const plain = text.normalize("NFKC").replace(/[\s,;:()[\]"'“”‘’|•]+/g, " ");
  return ` ${foldSpelling(plain)} `;
}

/** Whether a text contains a term as whole words: "C" isn't in "C++", nor "Java" in "JavaScript". */
function containsTerm(text: string, term: string): boolean {
  return termPattern(term).test(text);
}

function termPattern(term: string): RegExp {
  const words = term.split(" ").map(wordPattern);
  return new RegExp(
    `(?<![\\p{L}\\p{N}+#])${words.join(" ")}(?![\\p{L}\\p{N}+#])(?!\\.[\\p{L}])`,
    "u",
  );
}

/** "5 years in analytics" is met by who is an analyst, or analyzes. */
const ANALYSIS = /^analy(?:tics|sis|zing)$/i;

/** A name has a plural; other words have more forms, such as "counts" and "counting". */
function wordPattern(word: string): string {
  if (ANALYSIS.test(word)) return "analy(?:tics|s[ei]s|sts?|z(?:e|es|ed|ing))";
  const plain = searchable(word).trim();
  const isPlainWord = /^\p{Ll}[\p{Ll}-]{4,}$/u.test(word);
  const root = plain.replace(isPlainWord ? /(?<=\p{L}{4})(?:ing|s)$/u : /s$/, "");
  return `${escaped(root)}${isPlainWord ? "(?:s|ing|ed)?" : "s?"}`;
}

/** The maker in "MS Excel", which is a state too, and times of day. */
const TELLS_NOTHING = /^(?:MS|AM|PM)$/;

/** What distinguishes a name of several words: its last word if that is a name, or else an abbreviation in it. */
function tellingPart(text: string, term: string): string | undefined {
  const license = drivingLicenseIn(text, term)?.found;
  if (license !== undefined) return license;
  if (OFFICE.test(term)) return OFFICE_PROGRAM.exec(text)?.[0];
  const words = term.split(" ");
  if (words.length < 2) return undefined;
  const last = words.at(-1) ?? "";
  const candidates = [
    ...(/^\p{Lu}[\p{L}\p{N}]{2,}$/u.test(last) ? [last] : []),
    ...words.filter((word) => /^\p{Lu}{2,}$/u.test(word) && !TELLS_NOTHING.test(word)),
  ];
  return candidates.find((word) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "u").test(text),
  );
}
