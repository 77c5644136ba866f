import { rememberLast } from "@/lib/core/remember-last";
import { hasTerm } from "@/lib/documents/reader/has-term";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** "Is smoking allowed?" asks about doing it. */
const GERUND = /(?<![\p{L}\p{N}])(\p{Ll}{3,})ing\b/giu;
/** "Can I smoke?" */
const WANTS =
  /^\W{0,3}(?:and |but |so )?(?:can|could|may|might|must|should|shall|am|are|do|is it (?:ok|okay|all right) to) (?:(?:i|we|you|they|one|someone|people|(?:my |our |the )?\p{L}+s) )?(?:(?:allowed|permitted|have|need|supposed) to )?(\p{L}{3,})/iu;
/** Words in -ing that nobody does, and what is done with anything at all. */
const NO_ACTION =
  /^(?:dur|someth|anyth|noth|everyth|even|morn|build|ceil|accord|concern|includ|regard|follow|us|use|do|go|hav|have|get|mak|make|be|tak|take|giv|give|allow|permit|need|caus)$/i;

/** A word before a verb: "may not smoke", "tenants who smoke", "to drink or smoke". */
const BEFORE_VERB =
  /(?:\b(?:not|to|may|shall|must|can|could|cannot|will|would|should|never|do|does|did|who|they|you|we|i|people|(?!this|his|its|was|has)\p{L}{3,}s)|n['’]t)\s(?:not\s|only\s|\p{L}+ly\s|\p{L}+(?:,| or| and|, or|, and)\s){0,3}$/iu;
/** A verb that a sentence begins with: "Smoke only outside." */
const BEHIND_VERB = /^\s(?:only|in|at|on|no|not|outside|inside|the|a|an|your|any|it|with)\b/i;
const BEGINS = /(?:^|[.:;]\s|^\d{1,2}[.)]\s)$/;
const BEFORE_NOUN =
  /\b(?:the|an?|any|all|each|every|no|of|with|for|in|by|from|into|near|these|those|your|our|their|its)\s$/i;
/** "… detectors are", the thing that a noun tells the kind of. */
const NAMED_THING =
  /^\s\p{Ll}{3,}(?:\s(?:and|or)\s\p{L}+(?:\s\p{L}+)?)?\s(?:is|are|was|were|has|have|must|shall|may|will)\b/iu;
const OTHER_NOUN =
  /^\s(?!(?:is|are|was|were|has|have|must|shall|may|will|can|and|or|but|if|in|on|at|of|to|for|with|by|from|the|an?|that|which|who|as|when|until)\b)\p{Ll}{3,}/u;

type Action = { root: string; isGerund: boolean };

/** What a question asks about doing, by the beginning that all its forms share: "smok" of "smoking" and "smoke". */
const actionsIn = rememberLast((question): readonly Action[] => {
  const verb = WANTS.exec(question)?.[1] ?? "";
  const found = [...question.matchAll(GERUND)].map(([, root = ""]) => ({ root, isGerund: true }));
  if (!/ing$/i.test(verb)) found.push({ root: verb.replace(/e$/i, ""), isGerund: false });
  return found
    .filter(({ root }) => root.length >= 3 && !NO_ACTION.test(root))
    .map(({ root, isGerund }) => {
      const single = root.toLowerCase().replace(/([bdgklmnprt])\1$/, "$1");
      return { root: single, isGerund };
    });
});

/**
 * Whether words have what is asked about only as a thing, where a question asks about doing it: smoke detectors say nothing
 * about smoking, nor does a park about parking.
 */
export function isOfAnotherThing(text: string, question: string): boolean {
  return actionsIn(question).some((action) => {
    const pattern = new RegExp(String.raw`(?<![\p{L}-])${action.root}\p{L}*`, "giu");
    const forms = [...text.matchAll(pattern)];
    return forms.length > 0 && forms.every((form) => isThing(form, action, text));
  });
}

function isThing(
  { 0: word, index }: RegExpExecArray,
  { root, isGerund }: Action,
  text: string,
): boolean {
  // "Smoking" and "smokers" are about the action.
  if (!new RegExp(`^${root}${root.at(-1)}?e?s?$`, "i").test(word)) return false;
  const before = text.slice(Math.max(0, index - 60), index);
  const behind = text.slice(index + word.length);
  const isDetermined = BEFORE_NOUN.test(before);
  // "Landlord pays", and not "the parks".
  if (/s$/i.test(word) && !/s$/i.test(root)) return isGerund && isDetermined;
  if (BEFORE_VERB.test(before) || /^-/.test(behind)) return false;
  const isFirst = BEGINS.test(before);
  if (isGerund) return !(isFirst && BEHIND_VERB.test(behind));
  return isFirst ? NAMED_THING.test(behind) : isDetermined && OTHER_NOUN.test(behind);
}

/** "Is smoking allowed?", "Are dogs OK?" */
const ASKS_ALLOWED =
  /^\W{0,3}(?:and |but |so )?(?:is|are) (?:it )?(.{2,60}?) (?:allowed|permitted|ok|okay|forbidden|prohibited|banned)\b/i;

/** Whether a statement names what may be allowed, where a question asks for that: that candles aren't says nothing about pets. */
export function namesAllowed(text: string, question: string): boolean {
  const asked = contentTerms(ASKS_ALLOWED.exec(question)?.[1] ?? "");
  if (asked.length === 0) return true;
  const there = new Set(searchTerms(text));
  return asked.some((term) => hasTerm(there, term));
}
