import { isListItem, sentencesOf, splitParagraphs } from "@/lib/core/sentences";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { WordUsage } from "@/lib/documents/word-usage";

/** Definitions such as "A parameter is an entity…", capturing the term and its verb. */
const DEFINITION =
  /^(?:(?:The|An?) )?(\p{L}[\p{L}\p{N}+#-]*(?: \p{L}[\p{L}\p{N}+#-]*){0,3}) (is|are) (?:an?|the|one of) /u;
/** Words that mean nothing outside their sentence, or that don't name a concept. */
const NO_SUBJECT =
  /^(?:it|there|here|they|he|she|we|you|i|one|what|who|another|each|all|some|such|other|others|both|either|neither|many|most|first|second|third|next|last|only|also|not|now|otherwise|if|when|where|while|because|since|as|but|and|or|so|then|thus|however|note|in|on|at|by|for|to|from|with|of|after|before|although|unless|once|see|use|using|example|name|value|number|result|default|rest|following|purpose|main|important|entries?|option|case|way|idea|answer|reason|difference|advantage|problem|alternative|exception)\b|\b(?:this|that|these|those|which|following|above|below|there|here|who|it|its|their|they|you|we|is|are|the|of|to|from|for|by|in|on|with|also|not|or|and)\b/i;
/** Number of definitions to consider, from the beginning of the text. */
const MAX_DEFINITIONS = 200;
/**
 * Characters in which a text introduces its subject ("bash is a shell"). Later on, a bare word is a
 * column or an argument.
 */
const OPENING_CHARACTERS = 5_000;
/** A term mentioned fewer times than this isn't what the document is about. */
const MIN_MENTIONS = 3;

/**
 * Builds "What is …?" questions from the terms that a text defines, most mentioned first.
 *
 * @throws AppError `aborted` when the signal fires
 */
export async function definitionQuestions(
  text: string,
  usage: WordUsage,
  signal?: AbortSignal,
): Promise<string[]> {
  const found = await findDefinitions(text, usage, signal);
  const pause = createYielder(signal);
  const mentions = new Map<string, number>();
  for (const name of found.keys()) {
    await pause();
    mentions.set(name, countMentions(text, name));
  }
  return [...found]
    .filter(([name]) => (mentions.get(name) ?? 0) >= MIN_MENTIONS)
    .sort(([a], [b]) => (mentions.get(b) ?? 0) - (mentions.get(a) ?? 0))
    .map(([, question]) => question);
}

/** The terms that a text defines, each with its question. */
async function findDefinitions(
  text: string,
  usage: WordUsage,
  signal: AbortSignal | undefined,
): Promise<Map<string, string>> {
  const pause = createYielder(signal);
  const found = new Map<string, string>();
  let end = 0;
  for (const paragraph of splitParagraphs(text)) {
    // Only spaces are between two paragraphs; within one, sentences are as long as they are read.
    let at = text.indexOf(paragraph, end);
    end = at + paragraph.length;
    for (const sentence of sentencesOf(paragraph)) {
      await pause();
      if (found.size >= MAX_DEFINITIONS) return found;
      const isLate = at > OPENING_CHARACTERS;
      at += sentence.length + 1;
      const [, subject = "", verb = ""] = DEFINITION.exec(sentence) ?? [];
      if (subject.length < 3 || NO_SUBJECT.test(subject) || isListItem(paragraph)) continue;
      // Only the first word may be capitalized just because it begins the sentence.
      const [first = "", ...rest] = subject.split(" ");
      const name = [sentenceCase(first, usage), ...rest].join(" ");
      // "The point is a position…" refers back to an earlier point; "The R Foundation" is a name.
      const isKnown = /^The /.test(sentence) && name === name.toLowerCase();
      const isBare = /^\p{Ll}+$|^(?:TRUE|FALSE|NULL)$/u.test(name) && !/^An? /.test(sentence);
      if (!isAllCaps(name) && !isKnown && !(isBare && isLate))
        found.set(name, `What ${verb} ${withArticle(sentence, name)}?`);
    }
  }
  return found;
}

/** Headings that many documents share and nobody asks about. */
const PLAIN_HEADING =
  /^(?:table of contents|contents|outline|agenda|index|abstract|(?:.* )?introduction(?: .*)?|preface|foreword|overview|summary|conclusions?|references|dedication|bibliography|conventions?|appendix.*|(?:.* )?annex.*|acknowledge?ments?|glossary|notes?|footnotes?|figures?|tables?|lists?|about.*|copyright.*|licen[cs]e.*|chapter \w+|part \w+|section \w+|pages? .*|name|synopsis|description|options?|arguments?|details|values?|usage|examples?|files?|authors?.*|contributors?|bugs?|bug reports?|known (?:bugs|issues)|see also|environment|exit status|return values?|diagnostics|history|comments?|definitions?|invocation|purpose|scope|requirements?|rationale|background|motivation|methods?|materials? .*|results?|discussion|future work|related work|evaluation|thank(?:s| you).*|questions?.*|answers? .*|exercises?.*|practical.*|additional.*|miscellaneous|misc|other.*|general|basics|getting started|changes?|changelog|release notes|news|faq|minutes of .*|matters arising|any other business|(?:old|new|unfinished) business|(?:next|last|previous) meeting|(?:date of )?(?:the )?next meeting|apologies.*|present|attendance|approval of .*|call to order|adjournment|action(?: item| point)?s|further .*|specific options|next steps.*|contact.*)$/i;
const NUMBERING =
  /^(?:(?:chapter|part|section|appendix|annex)\s+[\divxlc]+[.:]?\s+|\d+(?:\.\d+)*[.):]?\s+|[a-z](?:\.\d+)+[.)]?\s+|(?:[a-z]|[ivxlc]+)[.)]\s+)/i;
const QUESTION_WORD = /^(?:how|why|what|when|where|who|which|can|may|is|are|do|does|should)\b/i;
/** "Before you start", "For office use only": no topic to know something about. */
const NO_TOPIC =
  /^(?:before|after|during|for|in|on|at|by|with|without|to|from|if|please|your|our|my|the|this|that)\b/i;
const DOING = /^\p{L}{3,}ing (?:the|an?|your|our|my|its|it|this|that|these|those)\b/iu;
const MAX_HEADING_WORDS = 7;

/**
 * Builds a question from a heading, such as "How do I create a package?"; undefined when no reader
 * would ask one.
 */
export function headingQuestion(heading: string, usage: WordUsage): string | undefined {
  const title = heading.normalize("NFKC").replace(NUMBERING, "").replace(/\s+/g, " ").trim();
  if (/[?？]$/.test(title)) return title.length > 8 ? title : undefined;
  const words = title.split(" ");
  if (words.length < 2 || words.length > MAX_HEADING_WORDS || PLAIN_HEADING.test(title))
    return undefined;
  // Symbols, digits and colons belong to tables, commands and titles of works.
  if (!/^[\p{L}\p{M} ,’'/+#-]+$/u.test(title) || /[^\p{Script=Latin}\p{P}\p{S}\s]/u.test(title))
    return undefined;
  const name = sentenceCase(title, usage);
  if (/^(?:how|why|where|when) to\b/i.test(name))
    return `${capitalized(name)}?`.replace(/^(\w+) to\b/, "$1 do I");
  if (QUESTION_WORD.test(name) || NO_TOPIC.test(name)) return undefined;
  const task = imperativeOf(name, usage);
  if (task) return `How do I ${task}?`;
  // "Breaking the rules" is no thing to know something about.
  return DOING.test(name)
    ? undefined
    : `What should I know about ${asNamed(withWholeNames(title, name), usage)}?`;
}

/** Function words, which stand between names rather than in them. */
const JOINS = /^(?:and|or|of|the|an?|in|on|at|for|to|with|by|from)$/i;

/** A name keeps all of its capitals where it has to keep one of them: "Old Mill Lane", and not "old mill Lane". */
function withWholeNames(title: string, name: string): string {
  if (title === title.toUpperCase()) return name;
  const [own, lower] = [title.split(" "), name.split(" ")];
  let from = 0;
  while (from < own.length) {
    let end = from;
    while (end < own.length && /^\p{Lu}/u.test(own[end] ?? "") && !JOINS.test(own[end] ?? ""))
      end += 1;
    if (lower.slice(from, end).some((word) => /^\p{Lu}/u.test(word)))
      lower.splice(from, end - from, ...own.slice(from, end));
    from = end + 1;
  }
  return lower.join(" ");
}

const NO_COUNT = /(?:s|ing|ness|ity)$/;

/** A thing as it's spoken of in a question: with its article, where the text has one or another thing is named behind it. */
function asNamed(name: string, { inSentences, withArticle }: WordUsage): string {
  if (/^(?:the|an?|our|your|my)\b/i.test(name)) return name;
  if (/^\p{Ll}+ of \p{L}/u.test(name)) return `the ${name}`;
  const [phrase = ""] = name.split(/ (?:and|or|for|in|on|at|to|with|by|from|of)\b/);
  const noun = phrase.split(" ").at(-1) ?? "";
  const isOne = phrase === name && phrase === phrase.toLowerCase() && !NO_COUNT.test(noun);
  const count = withArticle.get(noun) ?? 0;
  return isOne && count > 0 && count * 2 >= (inSentences.get(noun) ?? 0) ? `the ${name}` : name;
}

/**
 * Turns "creating source packages" into "create source packages"; undefined when it doesn't begin
 * with a verb.
 */
function imperativeOf(name: string, usage: WordUsage): string | undefined {
  const [first = "", ...rest] = name.split(" ");
  const verb = verbOf(first, usage);
  if (!verb || rest.length === 0) return undefined;
  const words = rest.map((word, index) =>
    rest[index - 1] === "and" && word.endsWith("ing") ? verbOf(word, usage) : word,
  );
  return words.includes(undefined) ? undefined : [verb, ...words].join(" ");
}

/** The infinitive of an -ing form, provided that the text uses it; undefined otherwise. */
function verbOf(word: string, { infinitives }: WordUsage): string | undefined {
  const [, stem] = /^(\p{Ll}{3,})ing$/u.exec(word) ?? [];
  if (!stem) return undefined;
  const forms = [`${stem}e`, stem.replace(/([bdgklmnprt])\1$/u, "$1"), stem];
  return forms.find((form) => infinitives.has(form));
}

/**
 * Lowercases a title as it would appear in mid-sentence; words the text itself capitalizes keep
 * their capitals.
 */
function sentenceCase(title: string, { inSentences }: WordUsage): string {
  return title
    .split(" ")
    .map((word) => {
      const lower = word.toLowerCase();
      if (lower === word || /\p{Ll}\p{Lu}|\d/u.test(word)) return word;
      return (inSentences.get(lower) ?? 0) >= (inSentences.get(word) ?? 0) ? lower : word;
    })
    .join(" ");
}

/** How often a phrase of one or more words is within a sentence, as `WordUsage` has it for words. */
export function countLowercase(text: string, phrase: string): number {
  return (
    text.match(new RegExp(`(?<=\\p{Ll},? )${escaped(phrase)}(?![\\p{L}\\p{N}])`, "gu"))?.length ?? 0
  );
}

/** How often a name ends a longer one, as in "the Alder Bridge". */
export function countWithin(text: string, name: string): number {
  const longer = new RegExp(`(?<=\\p{Lu}\\p{Ll}{1,20} )${escaped(name)}(?![\\p{L}\\p{N}])`, "gu");
  return text.match(longer)?.length ?? 0;
}

/** Finds a word or a phrase, and no part of another. */
export function wholeWord(phrase: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(phrase)}(?![\\p{L}\\p{N}])`, "gu");
}

function countMentions(text: string, name: string): number {
  return (
    text.match(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, "giu"))
      ?.length ?? 0
  );
}

function withArticle(sentence: string, name: string): string {
  const article = /^(?:The|An?) /.exec(sentence)?.[0].toLowerCase() ?? "";
  return `${article}${name}`;
}

/** An all-caps first word is a heading that ran into its text. */
function isAllCaps(name: string): boolean {
  return /^\p{Lu}{4,} /u.test(name);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
