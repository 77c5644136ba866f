import type { Resume } from "@/lib/tools/review-resume/resume";

/** The terms of a job description, split by whether the résumé contains them. */
export type JobMatch = {
  matched: string[];
  missing: string[];
  /** Matched terms as a share of all, 0 to 1; 0 when there are none. */
  share: number;
};

const MAX_TERMS = 40;

/** Words with symbols that belong to them: C++, C#, F#, .NET, Node.js, CI/CD, UI/UX. */
const TERM = /\.?[\p{L}][\p{L}\p{N}]*(?:[.+#/&-]?[\p{L}\p{N}]+)*(?:\+\+|#)?/gu;

/** Multi-word terms. */
const PHRASES =
  /\b(?:machine learning|deep learning|data (?:science|analysis|engineering|warehouse|modeling|modelling)|project management|product management|customer (?:service|success|support)|unit testing|version control|cloud computing|software (?:engineering|development)|full[- ]stack|front[- ]?end|back[- ]?end|user research|business intelligence|supply chain|quality assurance|change management|public speaking|continuous integration|distributed systems|rest apis?|google cloud|react native|spring boot|ruby on rails|power bi|visual studio|natural language processing|computer vision|risk management|financial (?:modeling|modelling|reporting)|social media|content marketing|search engine optimi[sz]ation)\b/gi;

/** Words of job descriptions that don't name a qualification. */
const COMMON = new Set(
  `a about across all also an and any are as at be been benefits best better both build building business by can candidate candidates
   career colleagues come company competitive culture daily day degree deliver description desirable develop do during each else employees
   employer ensure environment equal etc every excellent experience experienced fast field for from full good great grow growing growth
   have help her here high highly hiring his how i ideal if in including into is it its job join just key knowledge language learn level like
   location looking make many may more most must need needed new nice not of offer office on one opportunity or other our out over paid part
   passion passionate people per person plus position preferred proficiency proven provide qualifications quality range related relevant
   remote required requirements responsibilities responsible role salary seeking should skill skills small so some stack strong such
   support take team teams technical than that the their them then they things this through time to together tools understanding up us
   use used using we well what when where which while who will with within without work worked working world would year years you your
   yourself ability able apply best-in-class bonus bring closely communicate communication contribute day-to-day familiar familiarity
   hands-on help-us ideally industry least minimum new plus preferably project projects solid track record welcome write writing`.split(
    /\s+/,
  ),
);

/** Compares a job description's terms with a résumé, by spelling only. */
export function matchJob(resume: Resume, description: string): JobMatch {
  const terms = termsOf(description);
  const resumeText = searchable(resume.text);
  const matched = terms.filter((term) => containsTerm(resumeText, term));
  const missing = terms.filter((term) => !matched.includes(term));
  const share = terms.length === 0 ? 0 : matched.length / terms.length;
  return { matched, missing, share };
}

/** Extracts up to 40 terms, highest weighted first. */
function termsOf(description: string): string[] {
  const counts = new Map<string, { spelling: string; weight: number }>();
  const count = (spelling: string, weight: number) => {
    const key = searchable(spelling).trim();
    const known = counts.get(key);
    if (known) known.weight += weight;
    else counts.set(key, { spelling, weight });
  };
  const rest = description.replace(PHRASES, (phrase) => {
    count(phrase, 3);
    return " . ";
  });
  for (const [index, [word]] of [...rest.matchAll(TERM)].entries()) {
    const bare = word.replace(/[.-]$/, "");
    const plain = bare.toLowerCase();
    if (COMMON.has(plain) || (plain.length < 2 && !/^[cr]$/.test(plain))) continue;
    if (plain.length === 1 && bare !== bare.toUpperCase()) continue;
    // Symbols, mixed case, or a capital inside a sentence suggest a technology or product.
    const special = /[+#./\d]|\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u.test(bare);
    const named = /^\p{Lu}/u.test(bare) && index > 0;
    count(bare, special ? 3 : named ? 2 : 1);
  }
  return [...counts.values()]
    .filter(({ weight }) => weight >= 2)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_TERMS)
    .map(({ spelling }) => spelling);
}

function searchable(text: string): string {
  return ` ${text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s,;:()[\]"'“”‘’|•]+/g, " ")} `;
}

/** Whether a text contains a term as whole words: "C" isn't in "C++", nor "Java" in "JavaScript". */
function containsTerm(text: string, term: string): boolean {
  const plain = searchable(term).trim().replace(/s$/, "");
  const escaped = plain.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  return new RegExp(
    `(?<![\\p{L}\\p{N}+#])${escaped}s?(?![\\p{L}\\p{N}+#])(?!\\.[\\p{L}])`,
    "u",
  ).test(text);
}
