import { linesToCome, saysToCome } from "@/lib/tools/review-resume/degrees-to-come";
import { linesOf, type Resume } from "@/lib/tools/review-resume/resume";

/** Words that what is studied begins with. */
const FIELD =
  "(?:account|actuari|aerospace|agricultur|american|anthropolog|applied|architect|arts?\\b|astronom|bio|business|chemi|civil|clinical|communicat|computer|computing|counsel|creative|criminal|cyber|data|design|econom|education|electric|electronic|elementary|engineer|english|environment|film|financ|fine arts|french|gender|geo|german|global|graphic|health|histor|hospitality|human|industrial|information|interior|international|journalism|kinesiolog|latin|law|liberal|librar|linguist|literature|manage|marketing|materials|mathemat|maths?\\b|mechanic|media|medic|microbio|music|neuro|nursing|nutrition|organization|pharma|philosoph|physic|political|psycholog|public|quantitative|religio|robotics|science|secondary|social|socio|software|spanish|special education|speech|sport|statisti|structural|supply chain|systems|teaching|theat|theolog|urban|visual arts|women)";
/** Degrees that take no field of theirs, such as "Master of Divinity". */
const MASTERY = `(?:${FIELD}|administ|commerce|divinity|leadership|operations|professional studies|project|research|sustain|tax|technolog)`;

/**
 * How people write a degree: in words that mean nothing else, and in letters that may. Who has one of the `higher` ones has it
 * as well, and these count only where somebody names a degree of their own.
 */
type Degree = {
  asked: RegExp;
  words: readonly RegExp[];
  higher: readonly RegExp[];
  /** In a list of degrees only; elsewhere, they may be jobs. */
  listed?: readonly RegExp[];
  letters: RegExp;
};

const DOCTOR: Degree = {
  asked: /^(?:Ph\.?\s?D\.?|doctorate|doctoral degree)$/i,
  words: [
    /(?<!\p{L})Ph\.? ?D(?!\p{L})/u,
    new RegExp(`\\b(?:doctorate(?!\\p{L})|doctor of (?:${FIELD}|divinity))`, "iu"),
    /\b(?:Doctor|DOCTOR) (?:of|OF) \p{Lu}/u,
  ],
  higher: [],
  letters: /(?<![\p{L}\p{N}.])D\.\s?Phil\.?(?![\p{L}\p{N}])/gu,
};
const MASTER: Degree = {
  // "MA" alone may be where the job is.
  asked: /^(?:master(?:['’]s)?(?: degree)?|MS|M\.[AS]\.?)$/i,
  words: [
    // No "Scrum Master in software teams".
    new RegExp(
      `(?<!scrum )\\b(?:master(?:['’]s|s? degree)(?!\\p{L})|masters? (?:in|of) ${MASTERY})`,
      "iu",
    ),
    /(?<!(?:[Gg]rand|[Hh]arbor|[Hh]ead|[Ss]crum|[Ss]tation|[Ww]eb|SCRUM) )\b(?:[Mm]aster|MASTER)[sS]? (?:in|of|IN|OF) (?![Cc]eremon|CEREMON)\p{Lu}/u,
    /\b(?:M\.?Sc|M\.?S\.?N|M\.?Eng|M\.?B\.?A|M\.?F\.?A|M\.?Ed|M\.?P\.?H|M\.?S\.?W|M\.?P\.?A|M\.?Phil|M\.?Arch|LL\.?M)(?!\p{L})/u,
  ],
  higher: [...DOCTOR.words, /\b(?:Ed\.?D|D\.?N\.?P|Pharm\.?D|Psy\.?D|J\.?D)(?!\p{L})/u],
  letters: /(?<![\p{L}\p{N}.])(?:M\.\s?[AS]\.?|M[AS]\.?)(?![\p{L}\p{N}])/gu,
};
const BACHELOR: Degree = {
  asked:
    /^(?:bachelor(?:['’]s)?(?: degree)?|honou?rs degree|(?:university|college|academic|undergraduate) degree|B\.?[AS]\.?(?:\/B\.?[AS]\.?)?)$/i,
  words: [
    /\bbachelor(?:['’]?s)?(?!\p{L})/iu,
    /\b(?:B\.?Sc|B\.?S\.?N|B\.?Eng|B\.?Ed|B\.?Tech|B\.?Arch|B\.?Com|LL\.?B|BFA|BBA)(?!\p{L})/u,
  ],
  higher: [...MASTER.words, ...MASTER.higher],
  letters: /(?<![\p{L}\p{N}.])(?:[BM]\.\s?[AS]\.?|[BM][AS]\.?)(?![\p{L}\p{N}])/gu,
};
/** "Associate, Leeds" is a job where it's in no list of degrees. */
const ASSOCIATES = [
  /^associate(?:['’]?s)?(?: in |,)|\bassociate['’]?s in(?!\p{L})/iu,
  /(?<![\p{L}\p{N}.])(?:A\. ?A\. ?S\.?|A\. ?[AS]\.|AAS)(?!\p{L})/u,
  /^A[AS](?:,| in | [–-] | (?=[Aa]pplied|[Bb]usiness|[Gg]eneral|[Ll]iberal|[Nn]ursing))/u,
];
const ASSOCIATE: Degree = {
  ...BACHELOR,
  asked: /^associate(?:['’]?s)? degree$/i,
  words: [/\bassociate(?:['’]?s)? (?:degree|of (?:applied )?(?:arts|science))(?!\p{L})/iu],
  higher: [...BACHELOR.words, ...BACHELOR.higher],
  listed: ASSOCIATES,
};
const HIGH_SCHOOL: Degree = {
  ...BACHELOR,
  asked: /^high[- ]school (?:diploma|degree)$/i,
  words: [/\b(?:high school|GED)(?!\p{L})/iu, /\bHigh, graduated(?!\p{L})/u],
  higher: [...ASSOCIATE.words, ...ASSOCIATE.higher],
  listed: ASSOCIATES,
};
/** Who asks for one in science doesn't ask for an MBA. */
const MASTER_OF_SCIENCE: Degree = {
  asked: /^M\.?Sc\.?(?: degree)?$/i,
  words: [/\bM\.? ?Sc(?!\p{L})/u, /\bmaster(?:['’]?s)? (?:of|in) science(?!\p{L})/iu],
  higher: DOCTOR.words,
  letters: /(?<![\p{L}\p{N}.])(?:M\.\s?S\.?|MS\.?)(?![\p{L}\p{N}])/gu,
};
const BACHELOR_OF_SCIENCE: Degree = {
  asked: /^B\.?Sc\.?(?: degree)?$/i,
  words: [/\bB\.? ?Sc(?!\p{L})/u, /\bbachelor(?:['’]?s)? (?:of|in) science(?!\p{L})/iu],
  higher: [...MASTER_OF_SCIENCE.words, ...MASTER_OF_SCIENCE.higher],
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

/** In front of a degree of one's own. */
const OWN =
  /(?:^|[:|•·;] ?|\b(?:hold(?:s|ing)?|earned|received|completed|graduate with|have|has|(?<!work(?:ed|ing|s)? )with) (?:an? |my )?(?:[\p{L}]{2,20} )?)$/iu;
/** The end of a name's line: "Jo Doe, PhD, RN". */
const BEHIND_NAME = /^[\p{Lu}][\p{L}.]{1,6}(?:, ?[\p{Lu}][\p{L}.]{0,7}){0,4}$/u;
const TO_COME = /(?:towards?|pursuing|working on|candidate for|studying for) (?:an? |my |the )?$/iu;
/** "Assistant to Robert Hill, PhD". */
const OF_SOMEBODY =
  /(?<!\p{L})(?:assist(?:ant to|ed|ing)|report(?:ed|ing|s) to|work(?:ed|ing|s)? (?:with|for|under)) [^;|]{0,60}$/iu;
/** "MBA students", "PhD in progress". */
const OTHERS =
  /^(?:['’]?s)?\.? (?:(?:degree |level )?(?:students?|applicants?|interns?|graduates|class(?:es)?|courses?|holders|admissions?|advis\w{2,3}|recruit\w{2,4}|program(?:me)?s?|theses)|candidates?|in progress|\(in progress)(?!\p{L})/iu;

/** Whether a job's term is a degree, which a résumé may have in other words. */
export function isDegree(term: string): boolean {
  return DEGREES.some(({ asked }) => asked.test(term));
}

/** Whether a job's term is a degree that a résumé has: "Master's degree" and "M.S., Statistics". */
export function hasDegree(resume: Resume, term: string, now: Date): boolean {
  const isToCome = degreesToCome(resume, now);
  return lineWithDegree(resume, term, (line) => !isToCome(line)) !== undefined;
}

/** The line of a degree that somebody is still studying for; undefined where none is what a term asks for. */
export function degreeToCome(resume: Resume, term: string, now: Date): string | undefined {
  return lineWithDegree(resume, term, degreesToCome(resume, now));
}

function degreesToCome(resume: Resume, now: Date): (line: string) => boolean {
  const education = linesOf(resume, "education").map(({ text }) => text);
  const [known, toCome] = [new Set(education), linesToCome(education, now)];
  return (line) => {
    const plain = line.replace(/^\s*[^\p{L}\p{N}(]{1,3}\s+/u, "");
    return known.has(plain) ? toCome.has(plain) : saysToCome(line, now);
  };
}

function lineWithDegree(
  resume: Resume,
  term: string,
  isMeant: (line: string) => boolean,
): string | undefined {
  const education = new Set(linesOf(resume, "education").map(({ text }) => text));
  const head = new Set(resume.head.map(({ text }) => text));
  const lines = [...education, ...resume.text.split("\n")].filter(isMeant);
  const isOwn = (line: string, at: number) =>
    education.has(line) ||
    OWN.test(line.slice(Math.max(0, at - MAX_AROUND), at)) ||
    (head.has(line) && BEHIND_NAME.test(line.slice(at)));
  const degrees = DEGREES.filter(({ asked }) => asked.test(term));
  return lines.find((line) =>
    degrees.some(
      ({ words, higher, listed = [], letters }) =>
        words.some((pattern) => heldAt(line, pattern) >= 0) ||
        higher.some((pattern) => {
          const at = heldAt(line, pattern);
          return at >= 0 && isOwn(line, at);
        }) ||
        (education.has(line) && listed.some((pattern) => heldAt(line, pattern) >= 0)) ||
        hasLetters(line, letters, education.has(line)),
    ),
  );
}

/** Where a line names a degree that isn't still to come, and isn't somebody else's; -1 where it doesn't. */
function heldAt(line: string, pattern: RegExp): number {
  const found = pattern.exec(line);
  if (!found) return -1;
  const before = line.slice(Math.max(0, found.index - MAX_AROUND), found.index);
  const after = line.slice(found.index + found[0].length).slice(0, MAX_AROUND);
  return TO_COME.test(before) || OF_SOMEBODY.test(before) || OTHERS.test(after) ? -1 : found.index;
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
