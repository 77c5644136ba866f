import { isQuestion } from "@/lib/tools/youtube-summarizer/is-question";
import type { SpokenWord } from "@/lib/tools/youtube-summarizer/spoken-words";

/** Words from `from` up to `to`, with the number of clauses. */
type Piece = { from: number; to: number; verbs: number };

/** A question is a sentence of its own: whoever answers it may be somebody else. */
export function asks(words: readonly SpokenWord[], { from, to }: Piece): boolean {
  return isQuestion(words.slice(from, to).map(({ plain }) => plain));
}

/** A question, or what something is said about, which belongs to what follows: not to what comes before it. */
export function opens(words: readonly SpokenWord[], piece: Piece): boolean {
  const text = plainOf(words.slice(piece.from, piece.to));
  if (asks(words, piece) || ADDS.test(text)) return true;
  return TOPIC.test(text) || (piece.verbs === 0 && RELATES.test(text));
}

/** "Oh, and one more thing": something else. */
const ADDS = /^oh and /;

/** "So relative to the center": what follows is so. */
const RELATES = /^(?:(?:so|and|but|now) )?(?:relative|compared|according) (?:to|with) /;

/** "Anything from half an inch to two inches", "in Philadelphia": what follows says something about it. */
const LEADS_ON =
  /^(?:(?:so|and|but|now|okay|well) )?(?:anything|everything|anyone|everyone|whatever|for|in|on|at|with|from|under|over|after|before|during|until|by|as) /;

/** "Anything under an inch like a nail hole": nobody does anything in it yet. */
const TOPIC =
  /^(?:(?:so|and|but|now|okay) )?(?:anything|everything) (?:from|under|over|above|below|between|past) /;
const DOES = / (?:i|you|we|they|it|is|are|was|were|will|can|should|gets?|goes)\b/;
/** "When you think a new hire costs me four thousand dollars": what then is still to come. */
const CONSIDERS = /^(?:so |and |but |now )?(?:when|if) you (?:think|consider|figure|realize)\b/;

export function leadsOn(words: readonly SpokenWord[], { from, to, verbs }: Piece): boolean {
  const text = plainOf(words.slice(from, to));
  if (verbs === 0) return LEADS_ON.test(text) || RELATES.test(text);
  return (TOPIC.test(text) && !DOES.test(text)) || (verbs <= 3 && CONSIDERS.test(text));
}

const AWAY = /^(?:away|out|up|off|down|back|over|aside)$/;
const ARTICLE =
  /^(?:one|two|three|an?|the|my|your|our|his|her|their|any|another|some|every|anybody|somebody|anyone|someone)$/;
/** "They turn", "to turn", "than turn": what is turned away comes next. */
const BEFORE_VERB =
  /^(?:to|than|i|we|you|they|he|she|and|or|can|could|will|would|should|must|don't|didn't|never|always|just|i'd|we'd|you'd|i'll|we'll|you'll)$/;
const TAKES_OBJECT =
  /^(?:turn|throw|give|take|put|send|hand|pick|pull|cut|set|write|fill|pay|bring|turned|threw|gave|took|sent|handed|picked|pulled|wrote|filled|paid|brought)$/;
const MOST_OF_OBJECT = 5;
const FEW = 3;

/** Whether a piece is only what the verb at the end of the one before is about: "than turn away | one hungry kid". */
export function isObjectOf(words: readonly SpokenWord[], { from, to, verbs }: Piece): boolean {
  const [before = "", verb = "", away = "", article = ""] = words
    .slice(Math.max(0, from - 3), from + 1)
    .map(({ plain }) => plain);
  // In "one hungry kid", the last word may be taken for a verb.
  const isNoun = verbs === 0 || to - from <= FEW;
  if (!isNoun || to - from > MOST_OF_OBJECT || from < 3) return false;
  return (
    ARTICLE.test(article) && AWAY.test(away) && TAKES_OBJECT.test(verb) && BEFORE_VERB.test(before)
  );
}

function plainOf(words: readonly SpokenWord[]): string {
  return words.map(({ plain }) => plain).join(" ");
}

/** "Step one: square up the hole": a number that names what follows. */
const NUMBERED =
  /^(?:(?:okay|ok|alright|so|now|and|then) ){0,3}(?:step|tip|rule|lesson|mistake|reason) (?:number )?(?:one|two|three|four|five|six|seven|eight|nine|ten)$/;
/** Words with which it is no name: "step one is", "rule one of". */
const NO_NAME = /^(?:is|was|are|were|of|in|on|and|or|for|to|at|that|has|had|will|would|which)$/;
const MOST_BEFORE_COLON = 7;
/** "So my verdict: it's good": what names what follows, without a number. */
const NAMED =
  /^(?:(?:okay|alright|so|now|and) ){0,2}(?:(?:my|our) (?:final )?verdict|short version)$/;
const SUM = /^(?:(?:okay|alright|so|now|and|but) ){0,2}to sum up$/;

/** Whether the words of a sentence up to one of them name what follows. */
export function isLabel(words: readonly string[], index: number): boolean {
  if (index >= MOST_BEFORE_COLON || NO_NAME.test(words[index + 1] ?? "")) return false;
  const text = words.slice(0, index + 1).join(" ");
  return NUMBERED.test(text) || NAMED.test(text);
}

/** Whether a sentence begins with a word that says that it sums up, up to this word. */
export function isSum(words: readonly string[], index: number): boolean {
  return index < MOST_BEFORE_COLON && SUM.test(words.slice(0, index + 1).join(" "));
}
