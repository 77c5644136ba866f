import { splitSentences } from "@/lib/core/sentences";
import { linesAboutPerson } from "@/lib/tools/review-resume/about-person";
import { isObjective, isPrivateAddress } from "@/lib/tools/review-resume/first-impression";
import { BIRTH, type ParsedContact } from "@/lib/tools/review-resume/parse-contact";
import { splitDetails } from "@/lib/tools/review-resume/parse-name";
import { NO_PHOTO } from "@/lib/tools/review-resume/photo";
import type { Remark } from "@/lib/tools/review-resume/remarks";
import { linesOf, type Resume, wordCount } from "@/lib/tools/review-resume/resume";

/** In a table, no colon follows these. */
const MARITAL_ABROAD = "familienstand|situation de famille|estado civil|stato civile";
const NATIONALITY_ABROAD = "staatsangehörigkeit|konfession|nationalité|nacionalidade?|nazionalità";
const MARITAL = new RegExp(
  String.raw`\b(?:marital status|civil status|${MARITAL_ABROAD}|single|married|divorced|widowed|ledig|verheiratet|geschieden|célibataire|marié|mariée|divorcée?|solter[oa]|casad[oa]|divorciad[oa]|celibe|nubile|coniugat[oa])(?!\p{L})`,
  "iu",
);
const NATIONALITY = new RegExp(
  String.raw`\b(?:nationality|citizenship|religion|gender|sex|${NATIONALITY_ABROAD})\s?:|^(?:${NATIONALITY_ABROAD})\s`,
  "iu",
);
const PHOTO =
  /^(?:photo|foto|lichtbild|picture)\b|\b(?:photo(?:graph)?|picture) (?:attached|enclosed|here)\b/iu;
/** A detail that a line in any section is about. */
const LABELED = new RegExp(
  [
    String.raw`^(?:date of birth|birth ?date|d\.?o\.?b\.?|born|age|marital status|civil status|nationality|citizenship|religion|gender|sex`,
    `|geburtsdatum|geboren|date de naissance|fecha de nacimiento|data di nascita|${MARITAL_ABROAD}|${NATIONALITY_ABROAD})`,
    String.raw`(?:\s*:| (?:on |in |am )?\d)|^(?:${MARITAL_ABROAD}|${NATIONALITY_ABROAD}) `,
  ].join(""),
  "iu",
);
/** Who is married says how many children there are, in any section. */
const FAMILY =
  /^(?:single|married|divorced|widowed)(?=$|[.;]|,? (?:with |and )?(?:no|one|two|three|four|\d) (?:children|kids)(?!\p{L}))/iu;
const MAX_DETAIL_WORDS = 10;
const MAX_QUOTES = 8;
/** Where a birth date is usual. */
const BIRTH_ELSEWHERE =
  "Your birth date is optional. It says nothing about your work, and in many countries employers may not consider it.";
/** Each detail with the reason why it doesn't belong on a résumé. */
const DETAILS: readonly [RegExp, string][] = [
  [
    BIRTH,
    "Leave out your birth date or age. It says nothing about your work, and many employers may not consider it, so some discard résumés that state it.",
  ],
  [
    MARITAL,
    "Leave out your marital status and family. They have nothing to do with the job, and they invite a bias that employers want to avoid.",
  ],
  [
    NATIONALITY,
    "Leave out nationality, religion, and gender. If you need no visa, say that you may work in the country instead.",
  ],
  [PHOTO, `Leave out the photo, ${NO_PHOTO}`],
];

/** Remarks on what is private or makes a poor first impression, with reasons. */
export function personalRemarks(resume: Resume, { email }: ParsedContact): Remark[] {
  const elsewhere = resume.sections
    .flatMap((section) => section.lines)
    .flatMap(({ text }) => splitSentences(text))
    .filter(
      (text) => (LABELED.test(text) || FAMILY.test(text)) && wordCount(text) <= MAX_DETAIL_WORDS,
    );
  const about = linesAboutPerson(resume).map(({ text }) => text);
  const lines = [...new Set([...about, ...elsewhere])].flatMap(splitDetails);
  const remarks = DETAILS.map(([pattern, text]) => ({
    text: pattern === BIRTH && !resume.isEnglish ? BIRTH_ELSEWHERE : text,
    quotes: lines.filter((line) => pattern.test(line)).slice(0, MAX_QUOTES),
  }));
  remarks.push({
    text: "This email address doesn't look professional. Use one based on your name: it's the first thing a recruiter copies.",
    quotes: email && isPrivateAddress(email) ? [email] : [],
  });
  remarks.push({
    text: "An objective says what you want. Recruiters look for what you bring: replace it with two lines about your experience and best result.",
    quotes: linesOf(resume, "summary")
      .map(({ text }) => text)
      .filter(isObjective)
      .slice(0, MAX_QUOTES),
  });
  return remarks.filter(({ quotes }) => quotes.length > 0);
}
