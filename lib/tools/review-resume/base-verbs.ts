import { foldSpelling } from "@/lib/core/american-spelling";

/** Verbs as they stand at the beginning of a line about a job that goes on: "Scan packages". None of them begins a title. */
const VERBS = new Set(
  `abate accelerate accept accommodate accompany accomplish account achieve acquire act adapt add address adhere adjust administer
   admit adopt advise advocate aggregate alert align allocate amend analyze answer anticipate apply appoint appraise approach
   approve arrange articulate assemble assess assign assist attend attract audit augment author authorize automate balance bake bill
   bolster book boost bring brief budget build bundle buy calculate calibrate call care carry catalog categorize cater certify chair
   champion change chart check choose clarify clean clear climb close coach code collaborate collate collect combine commission
   communicate compare compile complete compose conceive conduct configure confirm connect conserve consolidate construct consult contact
   contribute control convert convey cook coordinate copy correct counsel count cover craft create cultivate curate customize cut debug
   decorate decrease define delegate deliver demonstrate deploy describe design detect determine develop devise diagnose differentiate
   direct discharge disinfect dispatch dispense display distribute document double draft draw drive earn edit educate eliminate embed
   empower empty enable encourage enforce engage engineer enhance ensure enter enrich escort establish estimate evaluate examine exceed
   execute exercise expand expedite explain explore extend fabricate facilitate feed file fill find finish fit fix flag fold follow
   forecast form formulate foster found gather generate give greet grow guide handle harvest help hire hold host identify illustrate
   implement improve increase induct influence inform initiate innovate inspect inspire install instruct integrate interact interpret
   interview introduce invent inventory investigate invoice issue join keep label launch lead learn leverage liaise lift listen load
   locate log lower maintain make manage manufacture map market maximize measure mediate meet mend mentor merge migrate minimize mix mop
   model moderate modify monitor motivate move negotiate notify observe obtain offer onboard open operate optimize orchestrate order
   organize orient oversee own pack package paint pair participate patrol perform persuade pick pitch place plan plant polish post
   precept prep prepare prescribe present preserve prevent prioritize process procure produce program promote proofread propose protect
   prototype provide publish pull purchase push qualify raise react read receive recommend reconcile record recruit redesign reduce
   refer refill refine register relay release remove render renew reorganize repair replace replenish report represent rescue research
   resolve respond restock restore restructure retain retrieve return review revise rewrite rotate run safeguard sand sanitize save scale
   scan schedule screen seal search secure select sell send separate serve service set sew shape share ship show simplify sketch
   smooth solve sort source spearhead speak sponsor stack staff standardize start steer sterilize stock streamline strengthen structure
   study submit supervise supply support surface survey sustain sweep take tailor teach tend terminate test titrate track trade
   train transcribe transfer transform translate transport treat triage troubleshoot tune tutor uncover unload unpack update upgrade
   upload upsell use utilize vacuum validate verify visit wash watch weigh weld welcome wipe wire work wrap write`.split(
    /\s+/,
  ),
);
/** What a noun goes on with: "Sponsor of the math club". */
const NOUN_GOES_ON = /^(?:of|for|at|and)$/;
/** "Support engineer", "Staff nurse". */
const ROLE =
  /^(?:analyst|assistant|attendant|clerk|coordinator|developer|driver|engineer|handler|helper|lead|manager|member|nurse|officer|operator|representative|specialist|supervisor|teacher|technician|worker)$/i;
/** Verbs that go on with "for". */
const GOES_ON =
  /^(?:account|act|adhere|advocate|apply|care|cater|check|collaborate|cook|liaise|listen|look|prepare|provide|tend|work)$/;

/** Whether a line begins with a verb as in a list of what somebody does, and goes on in lowercase. */
export function opensWithBaseVerb(line: string): boolean {
  const [, first = "", joined = "", next = ""] =
    /^[“"(]*([\p{L}-]{2,20})(?:(,| and| &| or)(?= [\p{Ll}]))? ([\p{Ll}\d$€£(]\p{L}*|\p{Lu}[\p{L}\d]*)/u.exec(
      line,
    ) ?? [];
  const verb = first.toLowerCase();
  if (!isBaseVerb(verb)) return false;
  // "Load and unload trailers", and not "Research and development".
  if (joined) return isBaseVerb(next.toLowerCase());
  if (ROLE.test(next)) return false;
  return !NOUN_GOES_ON.test(next) || (next === "for" && GOES_ON.test(verb));
}

/** Whether a word in lowercase is a verb that lines about jobs begin with. */
export function isBaseVerb(word: string): boolean {
  return VERBS.has(foldSpelling(word));
}
