import { foldSpelling } from "@/lib/core/american-spelling";
import { drivingLicenseIn } from "@/lib/tools/review-resume/licenses";

/** Whether a text has one of the words in "Looker/Tableau"; shorter ones, as in "CI/CD", are one term. */
export function hasOption(text: string, term: string): boolean {
  // "REST/GraphQL APIs"
  const options = term.replace(/ \p{L}+$/u, "").split("/");
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
export function isAbbreviated(text: string, term: string): boolean {
  const words = term.split(" ").filter((word) => !LINKING.test(word));
  if (words.length >= 2) {
    // A résumé that writes out what two letters stand for has the term itself.
    if (words.length < MIN_INITIALS && !KNOWN_BY_INITIALS.test(term)) return false;
    const initials = words.map((word) => word.charAt(0).toUpperCase()).join("");
    // No "5 ML doses", "24 HR".
    return new RegExp(`(?<![\\p{L}\\p{N}]|\\d )${escaped(initials)}(?![\\p{L}\\p{N}])`, "u").test(
      text,
    );
  }
  if (!/^\p{Lu}{3,6}$/u.test(term)) return false;
  const between = "(?:\\s+(?:of|in|and|the|for|to|&))?[\\s-]+";
  const pattern = [...term].map((letter) => `${letter}\\p{Ll}+(?:['’]s)?`).join(between);
  return new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, "iu").test(text);
}

/** "Class A" in "Class A CDL", and "Level 3" in "NVQ Level 3", which may stand elsewhere as well. */
const CLASS_OR_WORD = /(?<!\S)(?:class|level|category|grade) [a-z\d](?!\S)|\S+/giu;

/**
 * Whether one line has all the words of a term in lowercase, or of a class of license: "mentored three junior engineers" for
 * "mentoring engineers", and "CDL, Class A" for "Class A CDL".
 */
export function isSaidInOneLine(lines: readonly string[], term: string): boolean {
  const words = (term.match(CLASS_OR_WORD) ?? []).filter((word) => !LINKING.test(word));
  const isPlain = words.every((word) => /^\p{Ll}{3,}$/u.test(word));
  if (words.length < 2 || !(isPlain || words.some((word) => word.includes(" ")))) return false;
  const patterns = words.map(termPattern);
  return lines.some((line) => patterns.every((pattern) => pattern.test(line)));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

/** A text as terms are looked for in it: in American spelling and lowercase, without the marks between words. */
export function searchable(text: string): string {
  const plain = text
    .normalize("NFKC")
    .replace(/[\u2010-\u2013]/g, "-")
    .replace(/[\s,;:()[\]"'“”‘’|•]+/g, " ");
  return ` ${foldSpelling(plain)} `;
}

/** Whether a text contains a term as whole words: "C" isn't in "C++", nor "Java" in "JavaScript". */
export function containsTerm(text: string, term: string): boolean {
  return termPattern(term).test(text);
}

export function termPattern(term: string): RegExp {
  const words = term.split(" ").map(wordPattern);
  return new RegExp(
    `(?<![\\p{L}\\p{N}+#])${words.join("[ -]")}(?![\\p{L}\\p{N}+#])(?!\\.[\\p{L}])`,
    "u",
  );
}

/** "5 years in analytics" is met by who is an analyst, or analyzes. */
const ANALYSIS = /^analy(?:tics|tical|sis|zing)$/i;

/** What somebody does, and who does it: "project management" and "Project Manager". */
const FIELDS: readonly [RegExp, string][] = [
  [/^management$/i, "manag(?:e|es|ed|ing|ement|ers?)"],
  [/^development$/i, "develop(?:s|ed|ing|ment|ers?)?"],
  [/^engineering$/i, "engineer(?:s|ed|ing)?"],
  [/^administration$/i, "administ(?:er|ers|ered|ering|ration|rators?|rative)"],
  [/^coordination$/i, "coordinat(?:e|es|ed|ing|ion|ors?)"],
  [/^supervision$/i, "supervi[sz](?:e|es|ed|ing|ion|ors?|ory)"],
  [/^installation$/i, "install(?:s|ed|ing|ations?|ers?)?"],
  [/^(?:bookkeeping|bookkeeper)$/i, "bookkeep(?:ing|ers?)"],
  [/^teaching$/i, "t(?:each(?:es|ing|ers?)?|aught)"],
  [/^accounting$/i, "account(?:ing|ants?)"],
  [/^preceptor$/i, "precept(?:s|ed|ing|ors?)?"],
  [ANALYSIS, "analy(?:tics|s[ei]s|sts?|z(?:e|es|ed|ing))"],
];

/** Also where some write none: "nonprofit" and "non-profit". */
const BETWEEN_PARTS = /(?<=\p{L})-(?=\p{L})|(?<=^(?:non|multi))(?=\p{L}{4})/gu;

/** A name has a plural; other words have more forms, such as "counts" and "counting". */
function wordPattern(word: string): string {
  const field = FIELDS.find(([asked]) => asked.test(word));
  if (field) return field[1];
  const plain = searchable(word).trim();
  const isPlainWord = /^\p{Ll}[\p{Ll}-]{4,}$/u.test(word);
  const root = plain.replace(isPlainWord ? /(?<=\p{L}{4})(?:ing|s)$/u : /s$/, "");
  // "cold-chain" and "cold chain", "e-commerce" and "ecommerce"
  const spelled = escaped(root).replaceAll(BETWEEN_PARTS, "[ -]?");
  return `${spelled}${isPlainWord ? "(?:s|ing|ed)?" : "s?"}`;
}

/** What a name is of: "Canvas LMS", "SAP software". */
const KIND_BEHIND =
  /^(\p{Lu}[\p{L}\d]{2,20}) (?:LMS|CRM|ERP|EHR|EMR|POS|CMS|WMS|software|systems?|platform)$/u;

/** What a piece of software is called: "Canvas" for "Canvas LMS". */
export function nameOfSoftware(term: string): string | undefined {
  return KIND_BEHIND.exec(term)?.[1];
}

/** A term without the word for what it is, where that is all it adds: "HAZMAT" of a driver, a course. */
export function bareName(term: string): string | undefined {
  return /^(.+) endorsements?$|^(\S+ \S.*) training$/u.exec(term)?.slice(1).find(Boolean);
}

/** "QuickBooks Online": who names the product may know another edition of it. Cloud and Pro are mostly parts of a name. */
const EDITION =
  /^((?!Remote |Virtual ).+) (?:Online|Desktop|Enterprise|Premium)$|^(Acrobat|Confluence|Jira) (?:Cloud|Pro)$/u;
const NAME_OF_EDITION = /\S (?:Online|Desktop|Cloud|Pro|Enterprise|Premium)$/u;
/** The maker in "MS Excel", which is a state too, and times of day. */
const TELLS_NOTHING = /^(?:MS|AM|PM)$/;

/** What distinguishes a name of several words: its last word if that is a name, or else an abbreviation in it. */
export function tellingPart(text: string, term: string): string | undefined {
  const license = drivingLicenseIn(text, term)?.found;
  if (license !== undefined) return license;
  if (OFFICE.test(term)) return OFFICE_PROGRAM.exec(text)?.[0];
  const words = term.split(" ");
  if (words.length < 2) return undefined;
  const product = EDITION.exec(term)?.slice(1).find(Boolean);
  if (product !== undefined) return namesProduct(text, product) ? product : undefined;
  if (NAME_OF_EDITION.test(term)) return undefined;
  const last = words.at(-1) ?? "";
  const candidates = [
    ...(/^\p{Lu}[\p{L}\p{N}]{2,}$/u.test(last) ? [last] : []),
    ...words.filter((word) => /^\p{Lu}{2,}$/u.test(word) && !TELLS_NOTHING.test(word)),
  ];
  return candidates.find((word) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "u").test(text),
  );
}

/** Whether a text has a product's name with its capital: sage isn't Sage. */
function namesProduct(text: string, product: string): boolean {
  const named = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(product)}(?![\\p{L}\\p{N}])`, "giu");
  return (text.match(named) ?? []).some((name) => /^\p{Lu}/u.test(name));
}
