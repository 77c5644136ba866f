/** Words for what something pays for, and for what it comes with. */
const VERBS = {
  covered: String.raw`(?:cover\w*|insur\w+|pay(?:s|ing)? (?:for|out)|paid for)`,
  included: String.raw`(?:includ\w+|part of (?:the|this|our|your) (?:\p{L}+ )?(?:price|cost|fee|package|quote|quotation|offer|rent|deal)|contain\w*)`,
};
const NEGATION = String.raw`(?:\p{L}+n['’]t|not|never|cannot|no longer)`;

/** What a question asks for: what is covered or included, or what isn't. */
export type AskedCover = { of: keyof typeof VERBS | "either"; isNot: boolean };

const WHOLE =
  "(?: (?:by|in|under|with|on|from) (?:the|this|my|our|your|it)?(?: ?(?:\\p{L}+ )?(?:policy|insurance|cover|plan|price|cost|fee|quote|quotation|rate|package|rent|guarantee|warranty|contract|hire|offer|it|this))?)?";
const THING =
  "(?:the|this|my|our|your) (?:\\p{L}+ )?(?:policy|insurance|cover|plan|price|cost|fee|quote|quotation|rate|package|rent|guarantee|warranty|contract|hire|offer)|it|this";
const PASSIVE = new RegExp(
  String.raw`^\W{0,3}(?:and |so |but )?(?:what|which (?:things|items|costs|parts|damage))(?:['’]s| is| are| things are)?(?<not> not|\s?(?:isn|aren|is|are)n?['’]?t)? (?<verb>covered|included|insured|excluded|left out)${WHOLE}[^\p{L}\p{N}]*$`,
  "iu",
);
const ACTIVE = new RegExp(
  String.raw`^\W{0,3}(?:and |so |but )?what (?:does|do|will)(?<not>n['’]?t| not)? (?:${THING})(?<late> not)? (?<verb>cover|include|insure|pay for|exclude)[^\p{L}\p{N}]*$`,
  "iu",
);

const NAMED =
  /^\W{0,3}(?:and |so |but )?(?:what|which)(?: are the)? (?:exclusions|exceptions)\b(?: (?:are there|apply|are listed|does it have))?[^\p{L}\p{N}]*$/iu;
const PART =
  /^\W{0,3}(?:and |so |but )?what(?:(?:['’]s| is| are)(?<not> not)?|\s?(?<nt>isn['’]?t|aren['’]?t)) part of (?:the|this|my|our|your) (?:price|cost|fee|package|quote|quotation|offer|rent|deal)[^\p{L}\p{N}]*$/iu;

/** Reads from a question whether it asks for all that is covered or included, or for what isn't; undefined for any other. */
export function coverAsked(question: string): AskedCover | undefined {
  if (NAMED.test(question)) return { of: "covered", isNot: true };
  const part = PART.exec(question)?.groups;
  if (part) return { of: "included", isNot: part.not !== undefined || part.nt !== undefined };
  const { verb, not, late } = (PASSIVE.exec(question) ?? ACTIVE.exec(question))?.groups ?? {};
  if (!verb) return undefined;
  const excludes = /^(?:exclud|left)/i.test(verb);
  const isNot = excludes !== (not !== undefined || late !== undefined);
  if (excludes) return { of: "either", isNot };
  return { of: /^includ/i.test(verb) ? "included" : "covered", isNot };
}

/** "$400, excluding tax": what a price leaves out, and no cover does. */
const WITHOUT_TAX =
  /\bexcluding (?:the |any |all )?(?:(?:sales|local|city|state|premium|insurance) )?(?:tax(?:es)?|vat|gst|fees?|duty|duties|postage|shipping|tips?)\b/giu;
const EXCLUDES = /\b(?:exclud(?:e|es|ed|ing)|exclusions?|left out|not selected)\b/i;

/** "Is not always covered", "will not pay for", "no cover" */
const NOT = String.raw`(?:${NEGATION}|no) (?:(?:be|been|yet|always|ever|all|\p{L}{2,20}ly) ){0,2}`;
const EITHER = saying(`(?:${VERBS.covered}|${VERBS.included})`);
const SAYS = {
  covered: EITHER,
  either: EITHER,
  included: saying(VERBS.included),
};

function saying(verb: string): { any: RegExp; negated: RegExp } {
  return {
    any: new RegExp(String.raw`(?<!\p{L})${verb}(?!\p{L})`, "iu"),
    negated: new RegExp(String.raw`(?<!\p{L})${NOT}${verb}(?!\p{L})`, "iu"),
  };
}

/** "If it is not excluded below" */
const CONDITION = /\b(?:if|unless|whether|when|where)\b[^,.;]*/giu;

/** What a text says of that: that something is covered or included, that it isn't, or nothing. */
export function coverIn(text: string, of: AskedCover["of"]): "yes" | "no" | undefined {
  const { any, negated } = SAYS[of];
  const plain = text.replace(CONDITION, " ");
  const told = of === "covered" ? plain.replace(WITHOUT_TAX, " ") : plain;
  if (negated.test(told) || EXCLUDES.test(told)) return "no";
  return any.test(told) ? "yes" : undefined;
}
