import nlp from "compromise/two";
import type { Resume } from "@/lib/tools/review-resume/resume";

/** The terms of a job description, split by whether the résumé contains them. */
export type JobMatch = {
  matched: string[];
  missing: string[];
  /** Those of both that the job requires. */
  required: string[];
  /** Matched terms as a share of all, 0 to 1, in which required ones count double; 0 when there are none. */
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

/** A line that requires something, or the heading of such lines. */
const REQUIRES =
  /\b(?:must|required|requirements?|essential|mandatory|minimum|you(?:['’]ll)? (?:have|need|bring)|what you (?:need|bring)|qualifications)\b/i;
const OPTIONAL = /\b(?:nice to have|bonus|preferred|desirable|ideally|an advantage|a plus)\b/i;
const REQUIRED_WEIGHT = 2;
const MAX_HEADING_CHARACTERS = 60;

type Term = { spelling: string; weight: number; required: boolean };

/** Compares a job description's terms with a résumé, by spelling only. */
export function matchJob(resume: Resume, description: string): JobMatch {
  const terms = termsOf(description);
  const resumeText = searchable(resume.text);
  const matched = terms.filter(({ spelling }) => containsTerm(resumeText, spelling));
  const weigh = (some: readonly Term[]) =>
    some.reduce((sum, { required }) => sum + (required ? REQUIRED_WEIGHT : 1), 0);
  const spellings = (some: readonly Term[]) => some.map(({ spelling }) => spelling);
  return {
    matched: spellings(matched),
    missing: spellings(terms.filter((term) => !matched.includes(term))),
    required: spellings(terms.filter(({ required }) => required)),
    share: terms.length === 0 ? 0 : weigh(matched) / weigh(terms),
  };
}

/** The lines of a job description, and whether each requires what it names: by its own words, or by the heading above it. */
function requirementsOf(description: string): { text: string; required: boolean }[] {
  let under = false;
  return description.split("\n").flatMap((text) => {
    const isHeading =
      text.trim().length <= MAX_HEADING_CHARACTERS && /:\s*$|^[^.,;•-]*$/.test(text.trim());
    if (isHeading && text.trim() && !/^\s*[•*-]/.test(text)) under = REQUIRES.test(text);
    const required = (under || REQUIRES.test(text)) && !OPTIONAL.test(text);
    return { text, required };
  });
}

/** Extracts up to 40 terms: required ones first, then by weight. */
function termsOf(description: string): Term[] {
  const counts = new Map<string, Term>();
  const count = (spelling: string, weight: number, required: boolean) => {
    const key = searchable(spelling).trim();
    const known = counts.get(key);
    if (known) {
      known.weight += weight;
      known.required ||= required;
    } else counts.set(key, { spelling, weight, required });
  };
  let isFirst = true;
  for (const { text, required } of requirementsOf(description)) {
    const named = text.replace(PHRASES, (phrase) => {
      count(phrase, 3, required);
      return " . ";
    });
    const rest = phrasesOf(named).reduce((left, phrase) => {
      count(phrase, 2, required);
      return left.replace(phrase, " . ");
    }, named);
    for (const [word] of rest.matchAll(TERM)) {
      const bare = word.replace(/[.-]$/, "");
      const weight = weightOf(bare, isFirst);
      isFirst = false;
      if (weight > 0) count(bare, weight, required);
    }
  }
  return [...counts.values()]
    .filter(({ weight }) => weight >= 2)
    .sort((a, b) => Number(b.required) - Number(a.required) || b.weight - a.weight)
    .slice(0, MAX_TERMS);
}

/** How much a word looks like a qualification; 0 for one that isn't. */
function weightOf(bare: string, isFirst: boolean): number {
  const plain = bare.toLowerCase();
  if (COMMON.has(plain) || (plain.length < 2 && !/^[cr]$/.test(plain))) return 0;
  if (plain.length === 1 && bare !== bare.toUpperCase()) return 0;
  // Symbols, mixed case, or a capital inside a sentence suggest a technology or product.
  const special = /[+#./\d]|\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u.test(bare);
  if (special) return 3;
  return /^\p{Lu}/u.test(bare) && !isFirst ? 2 : 1;
}

const MAX_TAGGED = 600;
const MAX_PHRASE_WORDS = 3;

/** Terms of two or three words in lowercase, such as "stakeholder management": nouns that follow one another. */
function phrasesOf(line: string): string[] {
  const text = line.slice(0, MAX_TAGGED);
  const found: { terms: { text: string; post: string; tags: string[] }[] }[] = nlp(text).json({
    terms: { text: true, whitespace: true, tags: true },
  });
  const phrases: string[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length >= 2 && open.length <= MAX_PHRASE_WORDS) phrases.push(open.join(" "));
    open = [];
  };
  for (const { text: word, post, tags } of found.flatMap(({ terms }) => terms)) {
    const isPart =
      /^\p{Ll}{3,}$/u.test(word) &&
      !COMMON.has(word) &&
      tags.some((tag) => tag === "Noun" || tag === "Gerund");
    if (!isPart || tags.includes("Pronoun") || tags.includes("Value")) close();
    else open.push(word);
    if (post !== " ") close();
  }
  close();
  return phrases.filter((phrase) => text.includes(phrase));
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
