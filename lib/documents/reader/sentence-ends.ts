import { saysEmergency } from "@/lib/documents/reader/safety";
import { isBinding } from "@/lib/documents/reader/statement-worth";

/** Where a sentence goes on about something else, or says why or what for. Behind a colon stands what it announces. */
const GOES_ON =
  /;\s|, (?:and|so|since|because|so that)\s|(?<!,) (?:because|so that|in order to)\s/giu;
/** Where it says more of its last word, if nothing comes behind that. What is listed there belongs to what it says. */
const ADDS_TO_LAST = /, (?:which|who|whose|where)\s/giu;
/** What was decided: its reason is what people look for. */
const DECIDES =
  /\b(?:agreed|decided|approved|adopted|accepted|rejected|refused|declined|denied|granted|awarded|upheld|dismissed|resolved|voted|turned down|cancell?ed|suspended|terminated)\b/i;
/** What an end must not hold to be left out: a figure, something that has to be done, a name. */
const SAYS_MORE =
  /\d|["“”„]|\b(?:must|shall|may|should|need|needs|have to|has to|required?|please|due|pay|paid|pays|payable|free|cost|costs|fee|liable|call|contact|before|after|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|twice|once)\b/iu;
const NAMES = /\s\p{Lu}/u;
/** What the words before don't hold without: a condition, a limit, an exception, the opposite. */
const LIMITS =
  /\b(?:no|not|cannot|never|none|nobody|nothing|neither|nor|without|unless|except|only|if|but|however|although|though|until|otherwise|instead|provided|as long as|when|whenever|while|during|depend(?:s|ing)|subject to|less|minus|at least|at most|up to|within|latest|deadline|or)\b|n['’]t\b/iu;
/** "the hall, the stairs" before ", and the yard": the last of several things. */
const IN_LIST = /,(?: [^\s,]+){1,6}$/;
/** "If you are late …", "The landlord, the tenant …": says nothing yet. */
const DEPENDS =
  /^(?:if|when|where|while|because|since|although|though|unless|as|once|after|before)\b[^,]*$/iu;
const HAS_VERB =
  /\b(?:is|are|was|were|be|has|have|had|will|would|must|may|might|can|could|shall|should|do|does|did|costs?|begins?|ends?|starts?|pays?|needs?|takes?|makes?|gets?|goes|comes?|asks?|agrees?|leads?|leaves?|meets?|works?|covers?|includes?|apply|applies|carry|carries|lasts?|calls?|tells?|sends?|brings?|keeps?|returns?|signs?|uses?|shows?|gives?|receives?|\p{L}{2,}ed)\b/iu;
const MIN_KEPT_WORDS = 5;
const MIN_CUT_WORDS = 4;
/** No sentence is longer. */
const MAX_CHARACTERS = 1_200;

/**
 * Where a sentence can be cut without saying anything else: behind a clause that stands alone, before one that neither limits
 * nor denies it, nor has a figure, a name, or a duty. Nowhere in what is asked, forbidden, warned of, or decided. Offsets from
 * left to right.
 */
export function sentenceEndsWithin(sentence: string): number[] {
  if (sentence.length > MAX_CHARACTERS || isKeptWhole(sentence)) return [];
  const ends = [GOES_ON, ADDS_TO_LAST].flatMap((pattern) =>
    [...sentence.matchAll(pattern)].map(({ 0: begin, index }) => ({
      index,
      rest: sentence.slice(index + begin.length),
      isOfLast: pattern === ADDS_TO_LAST,
    })),
  );
  const isPossible = ({ index, rest, isOfLast }: (typeof ends)[number]) => {
    const kept = sentence.slice(0, index);
    const isListed = /^, and\s/i.test(sentence.slice(index)) && IN_LIST.test(kept);
    return (
      !isListed &&
      wordsIn(kept) >= MIN_KEPT_WORDS &&
      wordsIn(rest) >= MIN_CUT_WORDS &&
      !(isOfLast && rest.includes(",")) &&
      !LIMITS.test(rest) &&
      !SAYS_MORE.test(rest) &&
      !NAMES.test(rest) &&
      HAS_VERB.test(kept) &&
      !DEPENDS.test(kept) &&
      isClosed(kept)
    );
  };
  return ends
    .filter(isPossible)
    .map(({ index }) => index)
    .sort((a, b) => a - b);
}

/** Whether each of its conditions, reasons, and parts belongs to what it says. */
function isKeptWhole(sentence: string): boolean {
  return isBinding(sentence) || DECIDES.test(sentence) || saysEmergency(sentence);
}

/** Whether brackets and quotation marks that open close again. */
function isClosed(text: string): boolean {
  const count = (sign: string) => text.split(sign).length - 1;
  return count("(") === count(")") && count("“") === count("”") && count('"') % 2 === 0;
}

function wordsIn(text: string): number {
  return text.split(" ").filter(Boolean).length;
}
