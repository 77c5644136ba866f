import nlp from "compromise/two";
import { isBaseVerb } from "@/lib/tools/review-resume/base-verbs";
import { COMMON } from "@/lib/tools/review-resume/common-job-words";

/** Verbs that taggers take for nouns before an object without an article: "resolve account questions". */
const ONLY_VERB =
  /^(?:resolve|manage|develop|create|maintain|ensure|provide|deliver|coordinate|prepare|implement|oversee|analyze|assist|handle|perform|answer|open|greet|serve|assemble|operate|own|lead|drive|present|process|pack|pick|unpack|unload|replenish|identify)$/;
/** What anybody deals with; a phrase that ends in it names no skill: "member calls". */
const ANYTHING =
  /^(?:calls?|questions?|requests?|tasks?|issues?|needs|duties|things|items|accounts?|matters|inquiries|manner|attitude|approach|personality|holder)$/;
/** Whether a word is a verb wherever it stands, and none of "lead generation" and "process improvement". */
export function isOnlyVerb(word: string): boolean {
  return ONLY_VERB.test(word) && !NOUN_TOO.test(word);
}
const NOUN_TOO = /^(?:lead|drive|present|process|open|own|answer|pick|pack)$/;

const MAX_TAGGED = 600;
const MAX_PHRASE_WORDS = 3;

/** Terms of two or three words in lowercase, such as "stakeholder management": nouns that follow one another. */
export function phrasesOf(line: string): string[] {
  const text = line.slice(0, MAX_TAGGED);
  const found: { terms: { text: string; post: string; tags: string[] }[] }[] = nlp(text).json({
    terms: { text: true, whitespace: true, tags: true },
  });
  const phrases: string[] = [];
  let open: string[] = [];
  let before = "";
  const close = () => {
    const words = open.filter((word, at) => at > 0 || !ONLY_VERB.test(word));
    // "pack orders accurately"
    if (/[^ai]ly$/.test(words.at(-1) ?? "")) words.pop();
    const isNamed = words.length >= 2 && words.length <= MAX_PHRASE_WORDS;
    if (isNamed && !ANYTHING.test(words.at(-1) ?? "")) phrases.push(words.join(" "));
    open = [];
  };
  for (const { text: word, post, tags } of found.flatMap(({ terms }) => terms)) {
    const plain = word.toLowerCase();
    // "Fault finding on lines": a sentence may begin with one, and not with "Support customers".
    const isOpening =
      before === "" &&
      /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
      !isBaseVerb(plain) &&
      !tags.includes("Gerund");
    const isPart =
      (isOpening || /^\p{Ll}{3,}$/u.test(word)) &&
      !COMMON.has(plain) &&
      // Not the "run" of "family-run".
      before !== "-" &&
      tags.some((tag) => tag === "Noun" || tag === "Gerund");
    if (!isPart || tags.includes("Pronoun") || tags.includes("Value")) close();
    else open.push(word);
    if (post !== " ") close();
    before = post;
  }
  close();
  return phrases.filter((phrase) => text.includes(phrase));
}
