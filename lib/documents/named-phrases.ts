import nlp from "compromise/two";
import { contentTerms } from "@/lib/documents/terms";

const MAX_TAGGED = 400;
const MAX_WORDS = 3;
const WORD = /^[\p{L}\d][\p{L}\d'’-]{1,30}$/u;
/** Kinds of words that name nothing, whatever else they may be. */
const NO_NAMES = new Set(
  "Pronoun Date Value Unit Possessive Expression Verb Determiner Adverb FirstName".split(" "),
);
/** Words that name nothing, or nothing in particular. */
const DULL = new RegExp(
  `^(?:${`actual afternoons? another answers? anybody anything bad bags? best better big bits? bottom bucks? bunch case cases cents certain channel couple days?
  deal different dollars? easy end ends entire euros evenings? everybody everyone everything exact facts? few folks full good great guys? half hard hello hi
  home hours? huge hundreds? idea ideas inch inches just kinds? last least left less level life like little long looks? lots? main man many matter middle
  millions? mind minutes? moments? money months? mornings? most much name names new next nice nights? nobody nothing numbers? okay old only other others own
  parts? people percent person pieces? places? points? problem problems questions? real reasons? rest right same second seconds several short sides? single sizes?
  small somebody someone something sorts? steps? stuff such super sure thanks? things? thousands? times? today tomorrow tons? top trick types? very video
  videos ways? weeks? welcome whole woman words? world worst wrong years? yesterday`.replace(
    /\s+/g,
    "|",
  )})$`,
  "i",
);

/** Units and verbs of other languages, which look like names: German nouns have capitals. */
const NO_THING =
  /^(?:cents?|pence|per|none|others?|half|quarters?|rest|lot|lots|bits?|couple|east|west|north|south|hectares?|acres?|inch(?:es)?|ounces?|tons?|tonnes?|yards?|degrees?|feet|grams?|kilos?|kilomet(?:er|re)s?|centimet(?:er|re)s?|millimet(?:er|re)s?|lit(?:er|re)s?|met(?:er|re)s?|miles?|pounds?|euros?|dollars?|ganze|grade?|gramm|jahren?|kann|kostet|minuten|monaten?|muss|prozent|sekunden|sollte|stunden?|tagen?|wochen?|años?|ciento|cuesta|d[ií]as?|grados?|horas?|litros?|meses|metros?|minutos?|puede|segundos?|semanas?|tiene|ans?|coûte|degrés?|faut|grammes?|heures?|jours?|litres?|mètres?|mois|peut|semaines?)$/iu;

/** "Welcome back to the garage", "we're not actually in the garage": a talk isn't about where the speaker is, or isn't. */
const NOT_ABOUT =
  /\bwelcome (?:back )?to (?:the |my |our |another )?\p{L}+(?: \p{L}+)?|\b(?:not|n['’]t) (?:\p{L}+ )?(?:in|at|inside) (?:the|a|my|our) \p{L}+/giu;

/** The things that a sentence names, each also without the words before its last. */
export function phrasesOf(sentence: string): string[] {
  const said = sentence.slice(0, MAX_TAGGED).replace(NOT_ABOUT, " ");
  // Its types don't tell of `whitespace`, which adds `post`.
  const parsed: { terms: { text: string; post: string; tags: string[] }[] }[] = nlp(said).json({
    terms: { text: true, whitespace: true, tags: true },
  });
  const runs: { word: string; isNoun: boolean }[][] = [[]];
  const terms = parsed.flatMap((one) => one.terms);
  for (const [at, { text, post, tags }] of terms.entries()) {
    const word = text.replace(/['’]s$/, "");
    const isNoun = tags.includes("Noun") && !tags.some((tag) => NO_NAMES.has(tag));
    const tells = isNoun || (tags.includes("Adjective") && !tags.includes("Comparative"));
    // Of "New York", "New" tells which one.
    const isProper = at > 0 && tags.includes("ProperNoun") && /^\p{Lu}\p{Ll}/u.test(word);
    const isDull = DULL.test(word) || contentTerms(word).length === 0;
    // "Heart's content": the end of a longer name.
    const isOwned =
      /['’]s$/.test(terms[at - 1]?.text ?? "") && terms[at - 1]?.tags.includes("Possessive");
    const isThing = WORD.test(word) && !NO_THING.test(word);
    const isNamed = tells && isThing && !isOwned && (isProper || !isDull);
    if (isNamed) runs.at(-1)?.push({ word, isNoun });
    if (!isNamed || /\S/.test(post) || word !== text) runs.push([]);
  }
  return runs.flatMap((run) => {
    const last = run.findLastIndex(({ isNoun }) => isNoun);
    const words = run.slice(Math.max(0, last + 1 - MAX_WORDS), last + 1).map(({ word }) => word);
    return words.map((_, from) => words.slice(from).join(" ")).filter((name) => name.length > 3);
  });
}
