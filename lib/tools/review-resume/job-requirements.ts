import { smallest } from "@/lib/core/extremes";
import { saysOfEmployer } from "@/lib/tools/review-resume/about-employer";
import { askedClauses, REQUIRES } from "@/lib/tools/review-resume/asked-clauses";
import { withoutFormalities } from "@/lib/tools/review-resume/formalities";

/** Part of a job description, whether the job requires what it names or lists it as optional, and whether it is a list of that. */
export type Requirement = {
  text: string;
  /** With the words that ask for it. */
  said: string;
  required: boolean;
  isOptional: boolean;
  isList: boolean;
  /** What announces it in the same line: "Experience" in "Experience: 5+ years". */
  announcedBy: string | undefined;
};

/** What a list is for; `none` for what says nothing about the person. */
type Scope = "required" | "optional" | "none";

/** What announces lists, as a heading or inside a paragraph: "Must have: …". */
const ANNOUNCED: readonly [Scope, string][] = [
  [
    "required",
    "(?:minimum |basic |key |job |core )?(?:requirements?|qualifications)|must[- ]haves?|(?:what )?you(?:['’]ll| will)? (?:must have|need(?: to have)?|have|bring)|what (?:you|we)(?:['’](?:ll|re)| will| are)? (?:must have|need|bring|expect|require|look(?:ing)? for)|about you|who you are|your (?:profile|skills|experience|background)|person specification|(?:skills|experience|education)(?: (?:and|&) (?:skills|experience|education|qualifications))?|(?:the |our )?(?:successful|ideal|right) (?:candidate|applicant|person) (?:will|must|should) have|(?:required|essential)(?: (?:skills|qualifications|criteria|requirements|experience))?|mandatory|(?:unsere )?anforderungen|voraussetzungen|(?:dein|ihr) profil|das bring(?:st du|en sie) mit",
  ],
  [
    "optional",
    "nice(?:[- ]to[- ]haves?)?|(?:preferred|desirable|desired)(?: (?:skills|qualifications|criteria|requirements|experience))?|bonus(?: points)?|ideally|(?:a )?plus|von vorteil|wünschenswert",
  ],
  [
    "none",
    "about (?:us|the company|our company)|who we are|(?:our )?benefits|perks|what we offer|we offer|how to apply|über uns|wir bieten|das bieten wir",
  ],
];
const MARKS = ANNOUNCED.map(
  ([scope, words]) => [scope, new RegExp(`^(?:${words})$`, "i")] as const,
);
/** "Must have:", "Requirements (must have):" at the beginning of a line or sentence. */
const INLINE = new RegExp(
  String.raw`(?:^|(?<=[.;!?)] ))(${ANNOUNCED.map(([, words]) => words).join("|")})(?: \([^()]{0,40}\))?:\s?`,
  "giu",
);

/** Other headings end a list. */
const OTHER_HEADING =
  /^(?:(?:key |your |main )?(?:responsibilities|duties|tasks|role)|the (?:role|job|team)|what you(?:['’]ll| will) (?:do|work on)|your (?:day|mission)|(?:deine|ihre) aufgaben|aufgaben)\b/i;
const BULLET = /^(?:[•*–-]|\d{1,2}[.)])\s+/;
/** What the employer gives, and when people work. */
const OFFERED =
  /\b(?:we offer|401\(?k|dental|health insurance|paid time off|pto|tuition|competitive (?:pay|salary)|salary|stock options|equity|parental leave|vacation days|days['’]? (?:of )?(?:annual |paid )?(?:holiday|leave|vacation)|you(?:['’]ll| will) (?:get|receive|enjoy)|offsites?|(?:night|day|weekend|rotating) shifts?|every \w+ weekend)\b/i;
/** "A night shift nurse with 2 years of experience" is asked for. */
const WITH_YEARS = /\b(?:years?|yrs)\b[^,;.]{0,60}\bexperience\b/i;
/** "You'll report to the General Manager": whom somebody works for is nothing to have. */
const REPORTS_TO =
  /(?:\byou(?:['’]ll| will)? (?:be )?|\bthis (?:role|position) )?\breport(?:s|ing)? (?:directly |straight )?(?:in)?to:? (?:[\p{L}&-]{1,30} ){0,5}(?:manager|director|head|lead|supervisor|officer|chief|c[efot]o|vp|president|owner|partner|coordinator|principal|board)(?: of (?:the )?[\p{L}&-]{1,30})?(?![\p{L}-])/giu;
/** What the posting says of the job in a line of its own: "Pay: $20 per hour". */
const OF_THE_JOB =
  /^(?:pay|salary|wages?|rate|compensation|(?:working )?hours|schedule|location|place of work|start(?:ing)?(?: date)?|closing date|deadline|contract(?: type)?|(?:job|employment) type|reference|ref\.?|contact|(?:how )?to apply|reports to|department|similar (?:roles|jobs|positions))(?: \([^()]{0,30}\))?:/i;
/** The same in a sentence: "Pay is £31,000 plus bread." */
const SAYS_OF_JOB =
  /^(?:the |our )?(?:pay|salary|wages?|(?:working )?hours|shifts|contract|start date|closing date|interviews?|base salary|hourly rate) (?:is|are|will be|starts?|ranges?|of)(?!\p{L})/iu;
/** What somebody likes is nothing to show. */
const LIKED =
  /^you(?:['’]re| are)? (?:care about|love|enjoy|believe in|value|passionate)(?!\p{L})/iu;
const MAX_HEADING_CHARACTERS = 60;
const MAX_TITLE_CHARACTERS = 90;
/** Below a title: the employer, the place, and the kind of contract. */
const MAX_TITLE_LINES = 3;
/** What else stands there: pay, hours, and a city with its state. */
const OF_BLOCK =
  /[$€£]\d|\b(?:(?:full|part)[- ]time|temporary|permanent|contract|remote|hybrid|on-?site|posted)\b|^\p{Lu}[\p{L} .'-]{1,30}, \p{Lu}{2}$/iu;
/** What a line of the title's block never says. */
const ASKS =
  /\b(?:must|requires|require(?:d|ments?)(?! (?:for|from|by) )|minimum|experienced?|certifi\w{0,8}|licen[cs]\w{0,4}|degree|diploma|skills?|knowledge|abilit(?:y|ies)|able to|proficien\w{1,3}|fluent|familiar\w{0,5}|you)\b|\d ?(?:\+ ?)?(?:years?|yrs?)\b/i;
/** The end of a role's name: Engineer, Director, Analyst, Technician, Assistant, Projektleiterin. */
const ROLE =
  /\p{L}{2,}(?:er|or|ist|ian|yst|ant|eur|erin|orin)(?![\p{L}])|(?<![\p{L}])(?:intern|secretary|(?:para)?medic|mechanic|nurse|clerk|chef|cook|lead|head|operative|aide|executive|representative|apprentice|trainee|associate)(?![\p{L}])/iu;

/** The parts of a job description without its title, each with what it is for: by its own words, or by those above it. */
export function requirementsOf(description: string): Requirement[] {
  const found: Requirement[] = [];
  let under: Scope | undefined;
  let above = "";
  const lines = withoutTitleBlock(
    description
      .trim()
      .split("\n")
      .map((line) => line.replace(/\s+/g, " ").replace(REPORTS_TO, "").trim()),
  );
  for (const [index, line] of lines.entries()) {
    const heading = headingOf(line, {
      isFirst: index === 0 || !lines[index - 1],
      below: lines[index + 1],
    });
    if (heading) under = heading.scope;
    // A paragraph behind a list isn't of it.
    else if (line && !lines[index - 1] && !BULLET.test(line) && BULLET.test(above))
      under = undefined;
    if (line) above = line;
    if (heading || !line || OF_THE_JOB.test(line)) continue;
    for (const part of markedParts(line.replace(BULLET, ""))) {
      const scope = part.scope ?? under;
      if (scope === "none") continue;
      const [list = "", ...rest] = part.scope ? sentencesOf(part.text) : [""];
      if (list)
        found.push({
          text: list,
          said: list,
          required: scope === "required",
          isOptional: scope === "optional",
          isList: true,
          announcedBy: part.by,
        });
      const others = part.scope ? rest : sentencesOf(part.text);
      for (const text of others) {
        if (SAYS_OF_JOB.test(text)) continue;
        if (OFFERED.test(text) && !REQUIRES.test(text) && !WITH_YEARS.test(text)) continue;
        const isLiked = LIKED.test(text);
        const clauses = isLiked
          ? [{ text, said: text, requires: false, isOptional: false, isList: false }]
          : askedClauses(text);
        for (const clause of clauses) {
          const asked = withoutFormalities(clause.text);
          const isAsked = clause.requires || clause.isList || under !== undefined;
          if (!asked.trim() || (!isAsked && saysOfEmployer(clause.said))) continue;
          found.push({
            text: asked,
            said: clause.said,
            required: clause.requires || (under === "required" && !isLiked && !clause.isOptional),
            isOptional: under === "optional",
            isList: clause.isList || (under !== undefined && !isLiked),
            announcedBy: undefined,
          });
        }
      }
    }
  }
  return found[0] && found.length > 1 && isTitle(found[0]) ? found.slice(1) : found;
}

/** A posting's lines without those between its title and the first blank line: who looks for somebody, where, and when. */
function withoutTitleBlock(lines: readonly string[]): string[] {
  const [title = "", ...rest] = lines;
  const end = rest.indexOf("");
  const above = rest.slice(0, Math.max(0, end));
  // A short posting may say below its title what it asks for, in a line each.
  const asked = above.findIndex((line) => ASKS.test(line));
  const other = above.findIndex((line, at) => at >= MAX_TITLE_LINES && !OF_BLOCK.test(line));
  const ends = [asked, other].filter((at) => at >= 0);
  const block = above.slice(0, smallest([...ends, above.length]));
  const isOfTitle = (line: string) =>
    line.length <= MAX_HEADING_CHARACTERS && !BULLET.test(line) && !/[.:!?]$/.test(line);
  const isTitled = isTitle({ text: title, isList: false });
  return isTitled && block.every(isOfTitle) ? [title, ...rest.slice(block.length)] : [...lines];
}

/** Whether a line is a heading, and what the lines below it are for. */
function headingOf(
  line: string,
  { isFirst, below }: { isFirst: boolean; below: string | undefined },
): { scope: Scope | undefined } | undefined {
  if (!line || line.length > MAX_HEADING_CHARACTERS || BULLET.test(line)) return undefined;
  const plain = line.replace(/\s*\([^()]*\)/, "").replace(/\s*[:!?]$/, "");
  const scope = MARKS.find(([, words]) => words.test(plain))?.[0];
  const isOther =
    line.endsWith(":") || OTHER_HEADING.test(line) || (isFirst && BULLET.test(below ?? ""));
  if (scope) return { scope };
  if (!isOther || /[.,;]/.test(line)) return undefined;
  return { scope: REQUIRES.test(plain) ? "required" : undefined };
}

type Part = { scope: Scope | undefined; by: string | undefined; text: string };

/** A line's parts, divided where lists are announced in it. */
function markedParts(line: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let [scope, by]: [Scope | undefined, string | undefined] = [undefined, undefined];
  for (const match of line.matchAll(INLINE)) {
    parts.push({ scope, by, text: line.slice(from, match.index) });
    from = match.index + match[0].length;
    by = match[1];
    scope = MARKS.find(([, words]) => words.test(by ?? ""))?.[0];
  }
  parts.push({ scope, by, text: line.slice(from) });
  return parts.filter(({ text }) => text.trim() !== "");
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=\p{L}{2}[.!?]|[)\d][.!?]) (?=\p{Lu})/u).map((sentence) => sentence.trim());
}

function isTitle({ text, isList }: Pick<Requirement, "text" | "isList">): boolean {
  const isShort = text.length <= MAX_TITLE_CHARACTERS && text.includes(" ");
  const isClause = /,.*,.*,|\b(?:and|we|you|with|our|is|are|know|need)\b/i.test(text);
  return !isList && isShort && !isClause && ROLE.test(text);
}
