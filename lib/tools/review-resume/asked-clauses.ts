/** A clause of a posting's sentence: what it asks for, without the words that ask for it. */
export type AskedClause = {
  text: string;
  /** As it is written. */
  said: string;
  /** By its own words. */
  requires: boolean;
  isOptional: boolean;
  /** Of nouns that are asked for, so that each of them counts. */
  isList: boolean;
};

/** "Welsh is welcome", and not "You welcome guests". */
export const OPTIONAL =
  /\b(?:nice to have|bonus|preferred|preferably|desirable|desired|ideally|(?:an|of) advantage|advantageous|beneficial|an? (?:big |great |strong |real |huge )?(?:asset|plus)|(?:would|will|can|could|may|might) (?:be (?:great|good|helpful|useful)|help)|not (?:required|essential|necessary|needed|a must)|optional|(?:welcome|helpful|useful)(?= but |[.,!)]|$)|von vorteil|wünschenswert)(?!\p{L})/iu;
/** A clause that requires something. */
export const REQUIRES =
  /\b(?:must|required|requirements?|requires|essential|mandatory|compulsory|minimum|you(?:['’]ll| will)? (?:have|need|bring)|(?:you|candidates|applicants) (?:should|(?:will )?need to|have to) (?:have|hold|be|possess)|we (?:need|require|expect|ask for)|what you (?:need|bring)|qualifications)\b/i;

const WHO =
  "(?:you|candidates|applicants|(?:the |our |your )?(?:successful|ideal|right) (?:candidates?|applicants?|person)|the post ?holder)";
const STARTS_CLAUSE = `(?=(?:${WHO}|we|they|it|this|there|some|must)(?:['’ ]))`;
/** Where a sentence goes on with a clause of its own: "…, and you must hold …", "… because some Saturdays …". */
const NEXT_CLAUSE = new RegExp(
  [
    `,? (?:and|but|so|plus) ${STARTS_CLAUSE}`,
    ",? and (?=need (?:an?|someone) )",
    ",? (?:because|so that|although|though|whereas) ",
    ", so (?=\\p{L})",
    ",? but ",
    ",? (?=(?:ideally|preferably) )",
    "(?<=\\b(?:required|essential|mandatory|necessary|preferred|desirable|helpful|useful|advantage|must)), (?:and |with )?",
  ].join("|"),
  "iu",
);
/** "Sedation is essential, as is infection control": the same is said of both. */
const AS_WELL =
  /^([^.;]{1,200}?)( (?:is|are) (?:also )?[\p{L} ]{4,20}),? as (?:is|are) (?:also )?([^.;]{1,200})([.!]?)$/iu;

const AUXILIARY = "(?:must|should|(?:will )?needs? to|has to|have to|will have to|['’]ll need to)";
const GOOD_AT =
  "(?:confident|competent|proficient|skilled|experienced|familiar|comfortable|fluent|trained|knowledgeable|good|used) (?:with|in|at|using|about|to) ";
/** "You must hold …", "You'll need …", "The right person will have …", "We require …". */
const LEADS: readonly RegExp[] = [
  new RegExp(
    `^(?:${WHO} ?)?${AUXILIARY} (?:also )?(?:(?:have|hold|possess|own|bring|show|demonstrate) (?!to )|be (?=${GOOD_AT}))`,
    "iu",
  ),
  new RegExp(
    `^${WHO}(?:['’]ll| will)? (?:also )?needs? (?!to (?!be ${GOOD_AT})|not )(?:to be (?=${GOOD_AT}))?`,
    "iu",
  ),
  new RegExp(`^${WHO.replace("you|", "")} will (?:have|hold|possess|bring) (?!to )`, "iu"),
  /^(?:we|(?:this|the) (?:role|job|position|post)|it) (?:also )?(?:requires?|asks? for|needs?|expects?) (?!to )/iu,
];
/** "You have 5 years in analytics, expert SQL, and Python"; alone, it may be what the job offers: "You'll have your own van". */
const HAVING = new RegExp(
  `^${WHO}(?:['’]ll| will)? (?:also )?(?:have|bring|hold) (?=[^,]{1,120},[^,]{1,120},? |(?:an? |some |strong |good |excellent |solid |proven |at least |a minimum |previous |relevant )*(?:\\d|\\p{L}{3,6} years|experience|knowledge|understanding|background|track record|qualification|certificat|licen[cs]e|degree|diploma))`,
  "iu",
);
/** "Sedation is essential": what is in front of it is asked for. */
const TAIL =
  /,? (?:(?:is|are|would be|will be|may be|can be) )?(?:(?:an?|all|both|also|very|highly|strongly|absolutely|strictly|definite|real|great|big|huge|strong|distinct|clear) ){0,2}(?:required|essential|mandatory|compulsory|necessary|needed|must|vital|crucial|preferred|desirable|desired|useful|helpful|welcome|beneficial|advantageous|advantage|plus|asset|bonus|(?:would|will|may|might) help)(?: (?:too|as well|here|for (?:this|the) (?:role|job|position|post)|by (?:our|the) \p{L}{3,20}))?[.!]?$/iu;
const FOR_ROLE =
  "(?: (?:for|in) (?:this|the) (?:[\\p{L}-]{1,20} )?(?:role|job|position|post))?[.!]?$";
/** "No experience is necessary", "HubSpot isn't": nothing is asked. */
const NOTHING = new RegExp(
  [
    `^no (?:[\\p{L}-]{1,20} ){0,4}(?:is |are )?(?:required|necessary|needed|essential)${FOR_ROLE}`,
    `(?:isn['’]t|aren['’]t|is not|are not|not)(?: (?:required|necessary|needed|essential))${FOR_ROLE}`,
    "(?:isn['’]t|aren['’]t|is not|are not)[.!]?$",
  ].join("|"),
  "iu",
);
/** "You must not share keys", "you need not know Kubernetes": nothing that a résumé could have. */
const FORBIDS =
  /(?<!\p{L})(?:(?:must|need|should|may|can|will) (?:not|never)|(?:must|need|should|ca|wo)n['’]t|cannot|(?:do|does)(?: not|n['’]t) (?:need|have to))(?!\p{L})/iu;
/** "You will have your own laptop", "You have five weeks of leave, a pension, and free parking": the employer gives it. */
const OFFERS = new RegExp(
  `^${WHO}(?:['’]ll| will)? (?:also )?(?:have|get|receive|enjoy) (?:your own|access to|the (?:chance|opportunity)|[^.;]{0,80}(?<!\\p{L})(?:leave|holidays?|vacation|pension|parking|laptop|phone|uniform|mentor|discounts?|bonus|(?:health|dental|life|medical) (?:cover|insurance))(?!\\p{L}))`,
  "iu",
);
/** "Experience of X", "Knowledge of X", "Current ACLS", "NVQ Level 3": nouns without a verb. */
const NOMINAL =
  /^(?:(?:an?|some|previous|proven|good|excellent|strong|solid|sound|working|basic|current|valid|full) ){0,3}(?:experience|knowledge|understanding|familiarity|proficiency|qualifications?|background) (?:of|in|with) /iu;
const NAMED = /\p{Lu}{2,}|(?<!\p{L})(?:licen[cs]e|certificate|degree|diploma)s?(?!\p{L})/u;
const MAX_NOMINAL_WORDS = 9;
const VERB =
  /(?<!\p{L})(?:is|are|was|were|be|been|will|can|could|would|may|has|have|had|do|does|you|we|our|us|they|it|who|that|which|apply|call|email|send)(?!\p{L})|['’](?:ll|re|ve)(?!\p{L})/iu;
/** "We need a GDC registered nurse who is calm", "someone to run nights": a person, who may be told by what follows "with". */
const PERSON =
  /^(?:someone|somebody|people|(?:an?|another|two|three) (?:[\p{L}\d-]{1,25} ){0,6}?(?:[\p{L}-]{2,25}(?:er|or|ist|ian|yst|ant|eur)|nurse|clerk|chef|cook|lead|head|operative|aide|executive|representative|apprentice|trainee|associate|secretary|(?:para)?medic|mechanic|person|hand))s?(?![\p{L}-])/iu;
/** "looking for", "seeking": who precedes it is the employer. */
const LOOKING =
  /(?<!\p{L})(?:(?:looking|searching) for|seek(?:s|ing)?|hiring|recruiting) (?=(?:an?|another|two|three|someone|somebody|people|experienced|enthusiastic|qualified|motivated|skilled|new)(?!\p{L}))/iu;
const NEEDING =
  /^(?:(?:we|(?:this|the) (?:role|job|position|post)) )?(?:also )?(?:need|require|want)s? /iu;
/** "HGV driver wanted, Felixstowe" */
const WANTED = /^(?:an? )?([^,.;]{3,60}?) (?:wanted|sought|needed)(?!\p{L})/iu;
/** What a person should have: "a paramedic with ultrasound and roster planning". */
const HAS =
  /^([^,]{3,80}?) with (?!us\b|our\b|the\b|its\b|(?:an? )?(?:eye|passion|smile|flair)\b)/iu;

/** Whether a text is a role that somebody is looked for in: "an electrician who keeps them going". */
export function isRole(text: string): boolean {
  return PERSON.test(text) && !/^(?:some|people)/i.test(text);
}

/** Divides a sentence of a posting into its clauses; the words that ask are left out where nouns are asked for. */
export function askedClauses(sentence: string): AskedClause[] {
  const whole = sentence.replace(AS_WELL, "$1 and $3$2$4");
  return whole.split("; ").flatMap((part, at, parts) => {
    // "Must have a diploma; good typing" asks for both.
    const isGoingOn = at > 0 && REQUIRES.test(parts[0] ?? "");
    return part
      .split(NEXT_CLAUSE)
      .map((clause) => clause.trim())
      .filter((clause) => clause !== "" && !asksNothing(clause))
      .flatMap((said) => {
        const isOptional = OPTIONAL.test(said);
        return askedParts(said).map(({ isAsked, ...asked }) => {
          const requires = (isAsked || isGoingOn || REQUIRES.test(said)) && !isOptional;
          return { ...asked, requires, isOptional };
        });
      });
  });
}

/** Whether a clause asks for nothing that a résumé could have. */
function asksNothing(clause: string): boolean {
  return [NOTHING, FORBIDS, OFFERS].some((pattern) => pattern.test(clause));
}

type Part = Pick<AskedClause, "text" | "said" | "isList"> & { isAsked: boolean };

/** What a clause asks for; as it stands where it asks in another way, or not at all. */
function askedParts(clause: string): Part[] {
  const person = personIn(clause);
  if (person) {
    const [before, role = ""] = HAS.exec(person.text) ?? [];
    const { isAsked } = person;
    if (before === undefined || /(?<!\p{L})(?:who|that)(?!\p{L})/u.test(role))
      return [{ text: person.text, said: clause, isAsked, isList: false }];
    const having = person.text.slice(before.length);
    const asked = { text: having, said: having, isAsked, isList: true };
    // Of the role's name, only letters such as "GDC" are a qualification.
    return /\p{Lu}{2}/u.test(role)
      ? [{ text: role, said: role, isAsked, isList: false }, asked]
      : [asked];
  }
  const lead = LEADS.find((pattern) => pattern.test(clause));
  const text = clause.replace(lead ?? HAVING, "").replace(TAIL, "");
  const isShort = /[.!]$/.test(clause) && clause.split(" ").length <= MAX_NOMINAL_WORDS;
  const isNamed =
    NOMINAL.test(clause) ||
    (isShort && NAMED.test(clause) && !VERB.test(clause) && !/^no /i.test(clause));
  return [{ text, said: clause, isAsked: lead !== undefined, isList: text !== clause || isNamed }];
}

/** Whom a clause looks for. */
function personIn(clause: string): { text: string; isAsked: boolean } | undefined {
  const looking = LOOKING.exec(clause);
  if (looking) return { text: clause.slice(looking.index + looking[0].length), isAsked: false };
  const [, wanted = ""] = WANTED.exec(clause) ?? [];
  if (PERSON.test(`a ${wanted.toLowerCase()}`)) return { text: wanted, isAsked: false };
  const text = clause.replace(NEEDING, "");
  return text !== clause && PERSON.test(text) ? { text, isAsked: true } : undefined;
}
