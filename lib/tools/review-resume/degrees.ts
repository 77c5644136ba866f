import { linesOf, type Resume } from "@/lib/tools/review-resume/resume";

/** How people write a degree: in words that mean nothing else, and in letters that may. */
type Degree = { asked: RegExp; words: readonly RegExp[]; letters: RegExp };

/** Who has one of these has the degrees below it as well. */
const DOCTOR: Degree = {
  asked: /^(?:Ph\.?\s?D\.?|doctorate|doctoral degree)$/i,
  words: [/(?<!\p{L})Ph\.? ?D(?!\p{L})/u, /\b(?:doctorate|doctor of)(?!\p{L})/iu],
  letters: /(?<![\p{L}\p{N}.])D\.\s?Phil\.?(?![\p{L}\p{N}])/gu,
};
const MASTER: Degree = {
  // "MA" alone may be where the job is.
  asked: /^(?:master(?:['’]s)?(?: degree)?|MS|M\.[AS]\.?)$/i,
  words: [
    /\bmaster(?:['’]s|s? (?:in|of|degree))(?!\p{L})/iu,
    /\b(?:M\.?Sc|M\.?S\.?N|M\.?Eng|M\.?B\.?A|M\.?F\.?A)(?!\p{L})/u,
    ...DOCTOR.words,
  ],
  letters: /(?<![\p{L}\p{N}.])(?:M\.\s?[AS]\.?|M[AS]\.?)(?![\p{L}\p{N}])/gu,
};
const BACHELOR: Degree = {
  asked:
    /^(?:bachelor(?:['’]s)?(?: degree)?|honou?rs degree|(?:university|college|academic|undergraduate) degree|B\.?[AS]\.?(?:\/B\.?[AS]\.?)?)$/i,
  words: [
    /\bbachelor(?:['’]?s)?(?!\p{L})/iu,
    /\b(?:B\.?Sc|B\.?S\.?N|B\.?Eng|BFA|BBA)(?!\p{L})/u,
    ...MASTER.words,
  ],
  letters: /(?<![\p{L}\p{N}.])(?:[BM]\.\s?[AS]\.?|[BM][AS]\.?)(?![\p{L}\p{N}])/gu,
};
const ASSOCIATE: Degree = {
  ...BACHELOR,
  asked: /^associate(?:['’]?s)? degree$/i,
  words: [
    ...BACHELOR.words,
    /\bassociate(?:['’]?s)? (?:degree|of (?:applied )?(?:arts|science))(?!\p{L})/iu,
  ],
};
const HIGH_SCHOOL: Degree = {
  ...BACHELOR,
  asked: /^high[- ]school (?:diploma|degree)$/i,
  words: [...ASSOCIATE.words, /\b(?:high school|GED)(?!\p{L})/iu, /\bHigh, graduated(?!\p{L})/u],
};
/** Who asks for one in science doesn't ask for an MBA. */
const MASTER_OF_SCIENCE: Degree = {
  asked: /^M\.?Sc\.?(?: degree)?$/i,
  words: [/\bM\.? ?Sc(?!\p{L})/u, /\bmaster(?:['’]?s)? (?:of|in) science(?!\p{L})/iu],
  letters: /(?<![\p{L}\p{N}.])(?:M\.\s?S\.?|MS\.?)(?![\p{L}\p{N}])/gu,
};
const BACHELOR_OF_SCIENCE: Degree = {
  asked: /^B\.?Sc\.?(?: degree)?$/i,
  words: [
    /\bB\.? ?Sc(?!\p{L})/u,
    /\bbachelor(?:['’]?s)? (?:of|in) science(?!\p{L})/iu,
    ...MASTER_OF_SCIENCE.words,
  ],
  letters: /(?<![\p{L}\p{N}.])(?:[BM]\.\s?S\.?|[BM]S\.?)(?![\p{L}\p{N}])/gu,
};
const DEGREES = [
  BACHELOR,
  ASSOCIATE,
  HIGH_SCHOOL,
  MASTER,
  MASTER_OF_SCIENCE,
  BACHELOR_OF_SCIENCE,
  DOCTOR,
];

const MAX_AROUND = 60;
const FIELD =
  "(?:account|actuari|aerospace|agricultur|american|anthropolog|applied|architect|arts?\\b|astronom|bio|business|chemi|civil|clinical|communicat|computer|computing|counsel|creative|criminal|cyber|data|design|econom|education|electric|electronic|elementary|engineer|english|environment|film|financ|fine arts|french|gender|geo|german|global|graphic|health|histor|hospitality|human|industrial|information|interior|international|journalism|kinesiolog|latin|law|liberal|librar|linguist|literature|manage|marketing|materials|mathemat|maths?\\b|mechanic|media|medic|microbio|music|neuro|nursing|nutrition|organization|pharma|philosoph|physic|political|psycholog|public|quantitative|religio|robotics|science|secondary|social|socio|software|spanish|special education|speech|sport|statisti|structural|supply chain|systems|teaching|theat|theolog|urban|visual arts|women)";
const IN_FIELD = new RegExp(`^ (?:in|of) ${FIELD}`, "iu");
const IN_SOMETHING = new RegExp(`^ (?:(?:in|of) (?:${FIELD}|\\p{Lu})|degree)`, "iu");
const BEFORE_FIELD = new RegExp(`^ ?[(–—-]? ?${FIELD}`, "iu");
const COMMA_BEFORE_FIELD = new RegExp(`^,? ?[(–—-]? ?${FIELD}`, "iu");
/** "MS" of Microsoft, whose programs may be named like fields. */
const MICROSOFT =
  /^[ -](?:office|excel|word|teams|sql|project|access|outlook|power|visio|visual|dynamics|windows|azure|sharepoint|publisher|suite|365)/i;
const ZIP_CODE = /^,? \d{5}(?!\d)/;
/** What an entry's degree follows: nothing, a mark, a year, or another degree. */
const ENTRY_START = /(?:^|[|–—•·:;(/]|(?<!\p{L})-|\d{4},?|(?<!\p{L})B\.?[AS]\.?(?:,| and| &)) ?$/u;

/** Whether a job's term is a degree, which a résumé may have in other words. */
export function isDegree(term: string): boolean {
  return DEGREES.some(({ asked }) => asked.test(term));
}

/** Whether a job's term is a degree that a résumé has: "Master's degree" and "M.S., Statistics". */
export function hasDegree(resume: Resume, term: string): boolean {
  const education = new Set(linesOf(resume, "education").map(({ text }) => text));
  const lines = [...education, ...resume.text.split("\n")];
  return DEGREES.filter(({ asked }) => asked.test(term)).some(
    ({ words, letters }) =>
      words.some((pattern) => pattern.test(resume.text)) ||
      lines.some((line) => hasLetters(line, letters, education.has(line))),
  );
}

/** Whether a line has a degree's letters where they are no state, name, program, or anything else. */
function hasLetters(line: string, letters: RegExp, isEducation: boolean): boolean {
  return [...line.matchAll(letters)].some(({ 0: found, index }) => {
    const end = index + found.length;
    const before = line.slice(Math.max(0, index - MAX_AROUND), index);
    const after = line.slice(end, end + MAX_AROUND);
    if (ZIP_CODE.test(after) || MICROSOFT.test(after)) return false;
    return /^.\./.test(found)
      ? isDotted(before, after, isEducation)
      : isBare(found, before, after, isEducation);
  });
}

/** "M.S." is a degree unless it begins a name, such as "M.S. Patel". */
function isDotted(before: string, after: string, isEducation: boolean): boolean {
  if (isEducation || IN_SOMETHING.test(after) || COMMA_BEFORE_FIELD.test(after)) return true;
  return /(?:^|[,|(] ?)$/.test(before) && !/^ \p{Lu}\p{Ll}/u.test(after);
}

/** "MS" and "MA" behind a comma are states, unless a field says otherwise; "BS" and "BA" never are. */
function isBare(found: string, before: string, after: string, isEducation: boolean): boolean {
  const mayBeState = found.startsWith("M") && /,\s*$/.test(before);
  if (mayBeState && !ENTRY_START.test(before))
    return IN_FIELD.test(after) || (isEducation && BEFORE_FIELD.test(after));
  if (IN_SOMETHING.test(after) || COMMA_BEFORE_FIELD.test(after)) return true;
  return isEducation && (ENTRY_START.test(before) || found.startsWith("B"));
}
