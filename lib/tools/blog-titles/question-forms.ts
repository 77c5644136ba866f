import nlp from "compromise/two";
import { gerundOf, PREPOSITION } from "@/lib/tools/blog-titles/verb-forms";

/** A question in other words, by the names that patterns have for them; without those whose grammar isn't sure. */
export type QuestionForms = Readonly<
  Partial<
    Record<
      | "told"
      | "made"
      | "seen"
      | "whether"
      | "needed"
      | "chosen"
      | "choosing"
      | "deciding"
      | "weighing"
      | "cost"
      | "worth",
      string
    >
  >
>;

/** Which stand for whom that is asked, and have another form after "makes". */
const PRONOUN = /^(?:I|you|we|they|he|she|it|there|this|that|these|those)$/i;
/** Their forms as a subject and as an object are alike. */
const SAME_FORM = /^(?:you|it)$/i;
const WITH_DO = /^(why|how|where|when) (do|does|did) (.+)$/i;
/** Weighs one thing against another, unlike "can" and "is it safe to", which somebody may act on. */
const WEIGHS = /^(?:should|is it (?:better|cheaper|worth)) /i;
const MAY_DO =
  /^(?:can|could|should) (?:I|you|we) (?!be\b|have\b|not\b|still\b|ever\b|just\b|really\b)(\p{L}+ .+)$/iu;
const IS_IT = /^is it (?:\p{L}+ )?(?:to (\p{L}+ .+)|worth (\p{L}+ing .+))$/iu;
const COST =
  /^how much (?:do|does|did|will|would|should) (?:it cost to (.+)|(?!it\b|you\b|I\b|we\b)(.+?) cost(?: (in .+|to .+|for .+))?)$/i;
const WORTH =
  /^(?:is|are) (?!it\b|there\b)(.+?)(?: (?:actually|even|ever|generally|really|still|truly|usually))* worth (?:it|the (?:cost|effort|hype|money|price))$/i;
/** Verbs that are no nouns, so that what stands before one is the whole subject: "how long does paint take". */
const SURE_VERB =
  /^(?:affect|appear|become|begin|belong|bring|come|contain|depend|die|disappear|eat|exist|expire|freeze|get|give|go|grow|happen|have|keep|lose|make|matter|mean|melt|prefer|remember|seem|spoil|survive|take|tend)$/i;
/** Those that are nouns as well, and verbs only at the end. */
const LAST_VERB = /^(?:last|sink|smell|spread|taste|work)$/i;
const TAKES_S = /^(?:(why|how|where|when|how long|how often|how far) )?does (.+)$/i;

/** Says a question otherwise, where its words leave no doubt about which is the subject and which the verb. */
export function questionForms(question: string): QuestionForms {
  const cost = question.match(COST);
  if (cost)
    return { cost: cost[1] ? gerundOf(cost[1]) : [cost[2], cost[3]].filter(Boolean).join(" ") };
  const worth = question.match(WORTH)?.[1];
  if (worth) return { worth };
  const chosen = question.match(MAY_DO)?.[1] ?? question.match(IS_IT)?.[1];
  if (chosen && isSeveral(chosen)) return {};
  if (chosen) {
    const choosing = gerundOf(chosen);
    const weighed = WEIGHS.test(question) && { deciding: chosen, weighing: choosing };
    return { chosen, choosing, ...weighed };
  }
  const choosing = question.match(IS_IT)?.[2];
  if (choosing && isSeveral(choosing)) return {};
  if (choosing) return { choosing, weighing: choosing };
  const asked = question.match(/^do ((?!it\b|so\b)\S+ .+)$/i)?.[1];
  if (asked) {
    const whether = `whether ${asked}`;
    return { whether, ...(/^(?:I|you|we) (?:really )?need\b/i.test(asked) && { needed: whether }) };
  }
  return { ...withDo(question), ...withDoes(question), ...withIs(question) };
}

/** "Rent or buy a house" is a choice, and "freeze milk and drink it" two deeds, unlike "freeze milk and eggs". */
function isSeveral(deed: string): boolean {
  if (/ or /i.test(deed)) return true;
  const after = deed.split(/ (?:and|then|but) /i).slice(1);
  return after.some((words) => words.includes(" ") || isVerb(words));
}

/** "Why do tomato leaves curl": what is asked is told in the same words, as all verbs after "do" are. */
function withDo(question: string): QuestionForms {
  const [, word = "", verb = "", rest = ""] = question.match(WITH_DO) ?? [];
  const [first = "", second = ""] = rest.split(" ");
  if (second === "") return {};
  const isAlike = !PRONOUN.test(first) || SAME_FORM.test(first);
  return {
    ...(/^do$/i.test(verb) && { told: `${word} ${rest}` }),
    ...(/^why$/i.test(word) &&
      isAlike && { made: `${/^did$/i.test(verb) ? "made" : "makes"} ${rest}` }),
    ...(/^why$/i.test(word) && /^do$/i.test(verb) && seenOf(rest)),
  };
}

const OWNER = /^(?:my|your|our|the) /i;

/** Only some of them do, or two do. */
const NOT_ALL =
  /^(?:and|or|that|all|certain|few|fewer|half|many|more|most|no|other|others|several|so|some)$/i;

/** "Tomato leaves curling in July": what comes after a plural is the verb. */
function seenOf(rest: string): QuestionForms {
  const words = rest.replace(OWNER, "").split(" ");
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      /(?:[^s]s|people|children|men|women|kids)$/i.test(words[index - 1] ?? "") &&
      !/s$|ing$/i.test(word) &&
      isVerb(word),
  );
  const subject = words.slice(0, at);
  if (at < 1 || subject.some((word) => PREPOSITION.test(word) || NOT_ALL.test(word))) return {};
  return { seen: `${subject.join(" ")} ${gerundOf(words.slice(at).join(" "))}` };
}

function isVerb(word: string): boolean {
  return nlp(`to ${word}`).has("to #Infinitive");
}

/** "How long does paint take to dry", told with the ending that the verb has then. */
function withDoes(question: string): QuestionForms {
  const [, asked = "", rest = ""] = question.match(TAKES_S) ?? [];
  const words = rest.split(" ");
  const at = words.findIndex(
    (word, index) =>
      index > 0 && (SURE_VERB.test(word) || (LAST_VERB.test(word) && index === words.length - 1)),
  );
  const subject = words.slice(0, at);
  if (at < 1 || at > 3 || subject.some((word) => PREPOSITION.test(word) || isTooMuch(word)))
    return {};
  const told = [...subject, thirdPerson(words[at] ?? ""), ...words.slice(at + 1)].join(" ");
  return asked ? { told: `${asked} ${told}` } : { whether: `whether ${told}` };
}

/** What may stand between a subject and its verb, or begins another clause. */
function isTooMuch(word: string): boolean {
  return /^(?:not|always|never|often|sometimes|usually|still|even|only|that|who|which|and|or)$/i.test(
    word,
  );
}

function thirdPerson(verb: string): string {
  if (verb === "have") return "has";
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb.replace(/([^aeiou])y$/, "$1ie")}s`;
}

/** "Why is the sky blue", "why are my tomatoes splitting" */
function withIs(question: string): QuestionForms {
  const [, is = "", rest = ""] = question.match(/^why (is|are) (.+)$/i) ?? [];
  const words = rest.split(" ");
  const [first = ""] = words;
  const last = words.at(-1) ?? "";
  if (words.length < 2 || (PRONOUN.test(first) && !/^it$/i.test(first))) return {};
  const at = words.findIndex(
    (word, index) => index > 0 && /\p{L}{2}ing$/u.test(word) && isDoing(word),
  );
  if (at > 0 && !words.slice(0, at).some((word) => PREPOSITION.test(word)))
    return {
      told: `why ${words.slice(0, at).join(" ")} ${is} ${words.slice(at).join(" ")}`,
      ...(/^are$/i.test(is) && { seen: rest.replace(OWNER, "") }),
    };
  const isOf = nlp(last).has("^#Adjective$") && !/(?:ing|ed)$/.test(last) && at < 0;
  if (!isOf || words.some((word) => PREPOSITION.test(word))) return {};
  const from = /^(?:so|too|very)$/i.test(words.at(-2) ?? "") ? -2 : -1;
  const told = ["why", ...words.slice(0, from), is, ...words.slice(from)].join(" ");
  return { told, made: `makes ${rest}` };
}

function isDoing(word: string): boolean {
  return nlp(`is ${word}`).has("#Gerund");
}
