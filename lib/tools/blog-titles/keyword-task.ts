import { termsOf } from "@/lib/tools/blog-titles/keyword-names";
import { isFood } from "@/lib/tools/blog-titles/keyword-sort";
import { tagged } from "@/lib/tools/blog-titles/tagged-text";
import { DONE_TO_FOOD, PREPOSITION, TWO_WORDS } from "@/lib/tools/blog-titles/verb-forms";

/** Verbs that are no nouns, so that what follows them is done something with: "grow tomatoes", but "love poems". */
const PLAIN_VERBS =
  /^(?:achieve|avoid|bake|be|become|begin|bring|build|buy|choose|clean|cook|create|declutter|decorate|defrost|descale|earn|eat|enjoy|find|gain|get|give|go|grow|hire|improve|increase|install|invest|keep|learn|lose|make|manage|meet|organi[sz]e|overcome|prepare|prevent|quit|raise|reduce|reheat|remove|repair|replace|save|sell|sharpen|speak|stay|teach|thaw|unclog|understand|write)$/i;
const GUIDED =
  /^\p{L}+ (?:(?:up|down|out|off|away|back|over) )?(?:a|an|the|your|my|our|more|less|better|it|them|yourself|myself|from|with|for|like|to|into|without|every|this|these|those)\b(?! of\b)/iu;
/** Things that are called by a verb, or by an adjective that is one as well: "clean energy", "repair shop", "buy now pay later". */
const NO_COMMAND =
  /^(?:(?:buy|get|go|keep|make|give|clean|build|sell|be|raise|hire) (?:button|order|team|room|guide|kart)s?|clean (?:air|beauty|code|eating|energy|fuels?|label|lines|living|power|slate|skincare|tech|technology|water)|bake (?:offs?|sales?|shops?|ware)|build quality|buy (?:backs?|ins?|now|outs?)|cook (?:books?|islands|offs?|outs?|times?|tops?)|eat in|get (?:aways?|togethers?)|give ?aways?|hire (?:cars?|purchase)|keep sakes?|learn to earn|make (?:overs?|up)|meet (?:cutes?|ups?)|repair (?:bills?|caf[eé]s?|costs?|kits?|manuals?|services?|shops?)|save the dates?|sell (?:by|offs?)|stay cations?|write (?:offs?|ups?))\b/i;

/** Things that are called by two such words: "meal prep ideas", "stir fry sauce". */
const NO_TWO_WORDS =
  /^\S+ \S+ (?:bags?|basics|benefits|bowls?|business|chairs?|charts?|compan(?:y|ies)|containers?|for|guides?|hacks|ideas|kits?|methods?|noodles|only|plann(?:ers?|ing)|plans?|prices?|recipes?|sauces?|schedules?|seats?|services?|snacks?|templates?|tips|vegetables)\b/i;

/** What asks, leads, or greets before an article, and commands nothing: "is the earth flat", "behind the scenes". */
const NO_VERB =
  /^(?:am|is|are|was|were|does|did|could|would|will|should|shall|may|might|must|has|had|(?:is|are|was|were|does|do|did|ca|could|would|wo|should|has|have|had)n['’]t|above|across|all|along|although|among|and|because|behind|below|beneath|beside|besides|beyond|both|but|despite|down|even|goodbye|half|hello|here|hey|hi|if|inside|just|many|maybe|near|never|no|not|off|often|once|only|opposite|or|out|outside|past|per|quite|rather|since|such|than|thanks|there|though|throughout|twice|underneath|unless|unlike|up|upon|via|whatever|whether|while|whose|yes)$/i;
/** "Can my dog eat chocolate", "do your plants need light", "have the trees died": what is asked of somebody, unlike "do your taxes". */
const ASKS_OF =
  /^(?:can (?:(?:a|an|my|your|our|their|his|her)\b|the \p{L}+ (?!(?:and|at|for|from|in|of|on|or|with|without)\b)\p{L})|do (?:the|my|your|our) (?:\p{L}+ )?(?:\p{L}+[^s]s|children|people|men|women)(?= (?:actually |even |ever |really |still )?(?:affect|attract|become|bite|burn|carry|cause|change|come|cost|count|die|eat|exist|expire|feel|freeze|get|go|grow|happen|hate|have|help|hibernate|hurt|know|last|like|live|look|love|make|matter|mean|melt|need|play|prefer|remember|see|seem|sleep|smell|sting|stop|suffer|survive|swim|take|taste|think|understand|use|want|work)\b)|have (?:the|my|your|our) (?:\p{L}+ ){1,2}(?:\p{L}+ed|been|become|begun|come|gone|grown|got|gotten|had|lost|risen|stopped|taken)\b)/iu;

/** Whether a keyword tells to do something: "learn Python", "train a puppy". */
export function isTask(plain: string): boolean {
  const [first = "", second = ""] = plain.split(" ");
  if (
    !second ||
    PREPOSITION.test(first) ||
    NO_VERB.test(first) ||
    ASKS_OF.test(plain) ||
    /ing$|^(?:how|what|when|where|which|who|why)$/i.test(first)
  )
    return false;
  if (TWO_WORDS.test(plain) && / .+ /.test(plain)) return !NO_TWO_WORDS.test(plain);
  if (
    /^\p{L}+ \p{L}+ing$/iu.test(plain) &&
    /^(?:stop|start|quit|keep|enjoy|avoid|go)$/i.test(first)
  )
    return true;
  if (PLAIN_VERBS.test(first) && !/^(?:tips|ideas|hacks)$/i.test(second))
    return !NO_COMMAND.test(plain);
  if (DONE_TO_FOOD.test(plain) && isFood(plain)) return true;
  const [verb] = termsOf(plain);
  const isVerb = verb?.tags.includes("Infinitive") ?? false;
  // "Water the fern": what is taken for a noun, and can't be one before an article.
  const isRead = isVerb || /^\p{L}+ (?:a|an|the|your|my) /iu.test(plain);
  const isProper = /^\p{Lu}/u.test(first) && !isVerb;
  return (
    isRead &&
    !isProper &&
    GUIDED.test(plain) &&
    !isPlural(first) &&
    !/^(?:love|hope|work|life|travel|study|art|music|food|dress|gift|help|care)s? (?:for|from|with|to|like|the|a)\b/i.test(
      plain,
    )
  );
}

function isPlural(word: string): boolean {
  return tagged(word).has("^#Plural$");
}
