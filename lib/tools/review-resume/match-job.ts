import { foldSpelling } from "@/lib/core/american-spelling";
import { type JobTerm, jobTerms } from "@/lib/tools/review-resume/job-terms";
import type { Resume } from "@/lib/tools/review-resume/resume";

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
};

const REQUIRED_WEIGHT = 2;
const PARTIAL_WEIGHT = 0.5;

/** Compares a job description's terms with a résumé, by spelling only. */
export function matchJob(resume: Resume, description: string): JobMatch {
  const terms = jobTerms(description);
  const resumeText = searchable(resume.text);
  const matched = terms.filter(({ spelling }) => containsTerm(resumeText, spelling));
  const found = new Map(
    terms
      .filter((term) => !matched.includes(term))
      .map((term) => [term, tellingPart(resume.text, term.spelling)] as const)
      .filter((entry): entry is [JobTerm, string] => entry[1] !== undefined),
  );
  const weigh = (some: Iterable<JobTerm>) =>
    [...some].reduce((sum, { required }) => sum + (required ? REQUIRED_WEIGHT : 1), 0);
  const spellings = (some: readonly JobTerm[]) => some.map(({ spelling }) => spelling);
  const reached = weigh(matched) + PARTIAL_WEIGHT * weigh(found.keys());
  return {
    matched: spellings(matched),
    partial: [...found].map(([{ spelling }, part]) => ({ term: spelling, found: part })),
    missing: spellings(terms.filter((term) => !matched.includes(term) && !found.has(term))),
    required: spellings(terms.filter(({ required }) => required)),
    share: terms.length === 0 ? 0 : reached / weigh(terms),
  };
}

function searchable(text: string): string {
  const plain = text.normalize("NFKC").replace(/[\s,;:()[\]"'“”‘’|•]+/g, " ");
  return ` ${foldSpelling(plain)} `;
}

/** Whether a text contains a term as whole words: "C" isn't in "C++", nor "Java" in "JavaScript". */
function containsTerm(text: string, term: string): boolean {
  const words = term.split(" ").map(wordPattern);
  return new RegExp(
    `(?<![\\p{L}\\p{N}+#])${words.join(" ")}(?![\\p{L}\\p{N}+#])(?!\\.[\\p{L}])`,
    "u",
  ).test(text);
}

/** A name has a plural; other words have more forms, such as "counts" and "counting". */
function wordPattern(word: string): string {
  const plain = searchable(word).trim();
  const isPlainWord = /^\p{Ll}[\p{Ll}-]{4,}$/u.test(word);
  const root = plain.replace(isPlainWord ? /(?<=\p{L}{4})(?:ing|s)$/u : /s$/, "");
  const escaped = root.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  return `${escaped}${isPlainWord ? "(?:s|ing|ed)?" : "s?"}`;
}

/** What distinguishes a name of several words: its last word if that is a name, or else an abbreviation in it. */
function tellingPart(text: string, term: string): string | undefined {
  const words = term.split(" ");
  if (words.length < 2) return undefined;
  const last = words.at(-1) ?? "";
  const candidates = [
    ...(/^\p{Lu}[\p{L}\p{N}]{2,}$/u.test(last) ? [last] : []),
    ...words.filter((word) => /^\p{Lu}{2,}$/u.test(word)),
  ];
  return candidates.find((word) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "u").test(text),
  );
}
