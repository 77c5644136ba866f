import { createYielder, filterInTurns } from "@/lib/core/yield-to-event-loop";
import { degreeToCome, hasDegree, isDegree } from "@/lib/tools/review-resume/degrees";
import { searchable, tellingPart, termPattern } from "@/lib/tools/review-resume/find-term";
import { type JobTerm, jobTerms } from "@/lib/tools/review-resume/job-terms";
import { lastItem, optionsIn } from "@/lib/tools/review-resume/options";
import { withInstead } from "@/lib/tools/review-resume/or-equivalent";
import type { Resume } from "@/lib/tools/review-resume/resume";
import { isIn, textOf, textOfLines } from "@/lib/tools/review-resume/searched-text";
import { type HeldKind, heldKindOf, withoutToCome } from "@/lib/tools/review-resume/to-come";
import { unreadRequirements } from "@/lib/tools/review-resume/unread-requirements";
import { compareYears, type YearsMatch } from "@/lib/tools/review-resume/years";

/** The terms of a job description, split by whether the résumé contains them. */
export type JobMatch = {
  matched: string[];
  /** Names of which the résumé has the part that tells them apart: "Airflow" of "Apache Airflow". */
  partial: { term: string; found: string }[];
  /** What somebody names and doesn't hold, or not yet, with the line that says so: "CPA" and "Studying toward CPA". */
  toCome: { term: string; found: string }[];
  missing: string[];
  /** Those of all three that the job requires. */
  required: string[];
  /** Matched terms as a share of all, 0 to 1, in which required ones count double and parts half; undefined for too few. */
  share: number | undefined;
  /** What is required in sentences that no term was read from. */
  unread: string[];
  /** The years of experience that the job asks for; not in the share. */
  years: YearsMatch[];
};

const REQUIRED_WEIGHT = 2;
const PARTIAL_WEIGHT = 0.5;
/** A share of fewer terms says nothing of a job. */
const MIN_COMPARED = 4;

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
  const asked = await jobTerms(description, signal);
  const all = asked.filter(({ spelling }) => !(resume.isEnglish && spelling === "English"));
  const raw = resume.text.split("\n");
  const whole = await textOf(raw, pause);
  const heldText = async (kind: HeldKind) =>
    textOf(await withoutToCome(raw, kind, signal), pause, whole);
  const held = {
    credential: await heldText("credential"),
    letters: await heldText("letters"),
    name: await heldText("name"),
  };
  const isHeld = (spelling: string): boolean => {
    if (isDegree(spelling)) return hasDegree(resume, spelling, now);
    return isIn(held[heldKindOf(spelling)], spelling);
  };
  const matched = await filterInTurns(all, ({ spelling }) => isHeld(spelling));
  const lineToCome = (spelling: string): string | undefined => {
    if (isDegree(spelling)) return degreeToCome(resume, spelling, now);
    if (!isIn(whole, spelling)) return undefined;
    const { rawLines } = held[heldKindOf(spelling)];
    const changed = raw.filter((line, at) => line !== rawLines[at]);
    return changed.find((line) => isIn(textOfLines([line]), spelling));
  };
  await pause();
  const terms = withoutOtherOptions(all, matched, description);
  const found = new Map<JobTerm, string>();
  const toCome = new Map<JobTerm, string>();
  for (const term of terms.filter((one) => !matched.includes(one))) {
    await pause();
    const line = lineToCome(term.spelling);
    if (line !== undefined) toCome.set(term, line);
    const part = line === undefined ? tellingPart(resume.text, term.spelling) : undefined;
    if (part !== undefined) found.set(term, part);
  }
  const weigh = (some: Iterable<JobTerm>) =>
    [...some].reduce((sum, { required }) => sum + (required ? REQUIRED_WEIGHT : 1), 0);
  // Whether somebody has what a degree may be replaced by, no word tells.
  const named = new Map(
    terms.map((term) => {
      const { spelling } = term;
      const isAlone = matched.includes(term) || !isDegree(spelling);
      return [term, isAlone ? spelling : withInstead(spelling, description)];
    }),
  );
  const isReplaceable = (term: JobTerm) => (named.get(term) ?? term.spelling) !== term.spelling;
  const compared = terms.filter((term) => !isReplaceable(term) || toCome.has(term));
  const spellings = (some: readonly JobTerm[]) =>
    some.map((term) => named.get(term) ?? term.spelling);
  const reached = weigh(matched) + PARTIAL_WEIGHT * weigh([...found.keys(), ...toCome.keys()]);
  return {
    matched: spellings(matched),
    partial: [...found].map(([{ spelling }, part]) => ({ term: spelling, found: part })),
    toCome: [...toCome].map(([{ spelling }, line]) => ({ term: spelling, found: line })),
    missing: spellings(
      terms.filter((term) => !matched.includes(term) && !found.has(term) && !toCome.has(term)),
    ),
    required: spellings(all.filter(({ required }) => required)),
    share: compared.length < MIN_COMPARED ? undefined : reached / weigh(compared),
    unread: unreadRequirements(description, asked),
    years: await compareYears(resume, description, now, signal),
  };
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
