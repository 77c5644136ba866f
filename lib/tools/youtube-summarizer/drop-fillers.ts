import { createYielder } from "@/lib/core/yield-to-event-loop";
import { hesitationTest } from "@/lib/tools/youtube-summarizer/find-hesitations";
import type { SpokenWord } from "@/lib/tools/youtube-summarizer/spoken-words";

/** Before these, "you know" asks or tells: "you know what", "you know that". */
const AFTER_KNOW = new Set(
  "what that how if why where when who whether which it about him her them me us anything something nothing everything more better enough nobody".split(
    " ",
  ),
);
/** After "I mean", words that correct or add to what was said, which would be salad without it: "the cost I mean the rent". */
const CORRECTS =
  /^(?:that|it|what|the|this|these|those|a|an|my|your|his|her|its|our|their|me|us|him|them|in|on|at|for|to|of|with|by|from|not|no)$/;
/** "When I say cold | I mean minus thirty five", "by soon | I mean": what a word stands for. */
const EXPLAINS =
  /(?:^| )(?:(?:when|whenever|if|where) (?:i|we|you|they|people) (?:say|said|talk|call|use|mention|write|wrote)(?: \S+){0,5}|by(?: \S+){1,3})$/;
const EXPLAINED = 9;
/** How far back a word may be that is said again: "cold water and I mean cold". */
const STRESSED = 8;
/** Words looked at for a stutter. */
const REACH = 7;
/** After these, "you know" tells: "do you know", "as you know", "because you know". */
const BEFORE_KNOW = new Set(
  "do did don't as if let when before would will can to that once what how than".split(" "),
);
const SUBJECT = /^(?:i|i've|i'm|we|we're|they|he|she|there's|it's|you're)$/;
const TOLD = /^(?:said|told|mentioned|showed|explained|do|did|always|just)$/;
/** After these, "like" compares. */
const COMPARES =
  /^(?:is|it's|that's|was|be|feel|feels|felt|look|looks|looked|sound|sounds|sounded|just|more|something|much|things|people|someone|would|don't|really|i|you|we|they)$/;
/** "Push it like you're slicing": after these, "like" only fills. */
const NEVER_COMPARED = /^(?:|and|but|so|because|or|then|now|okay|well|was|were|he's|she's|i'm)$/;
const DOING =
  /^(?!(?:thing|something|nothing|anything|everything|king|ring|spring|string)$).{2,}ing$/;
/** Words that nobody says twice on purpose; others may end one sentence and begin the next. */
const STUTTERED = new Set(
  "a an the i i'm i'd i've you you're we we're he she it it's they they're to of in on at for from with by is are was were and but or so if as this these those my your our their his her when what which who there there's can could will would".split(
    " ",
  ),
);

/**
 * Drops what fills pauses: "um", "gosh", "you know" and "I mean" where they tell nothing, "like" before a clause, and words and pairs
 * of words said twice in a row. Keeps everything else in its order. Shares the event loop.
 *
 * @param onlySounds leaves all but "um" and the like, for text that somebody has written
 * @param language an ISO 639-1 code; of one whose sounds aren't known, none is dropped. All but sounds are looked for in English only
 */
export async function dropFillers(
  words: readonly SpokenWord[],
  onlySounds: boolean,
  language: string,
): Promise<SpokenWord[]> {
  const pause = createYielder();
  const isHesitation = hesitationTest(words, language);
  const kept: SpokenWord[] = [];
  let opens = false;
  let heading: string | undefined;
  let begins = false;
  for (let index = 0; index < words.length; ) {
    const turn = pause();
    if (turn) await turn;
    const word = words[index];
    if (!word) break;
    const skipped = isHesitation(index)
      ? 1
      : onlySounds
        ? 0
        : fillerAt(words, index, kept, isHesitation);
    opens ||= word.opens;
    heading = word.heading ?? heading;
    if (skipped > 0) begins ||= onlySounds && /^\P{L}*\p{Lu}/u.test(word.text);
    else {
      const text = begins ? capitalized(word.text) : word.text;
      kept.push({ ...word, opens, text, ...(heading && { heading }) });
      opens = false;
      heading = undefined;
      begins = false;
    }
    index += Math.max(1, skipped);
  }
  return kept;
}

/** How many words from one on only fill a pause. */
function fillerAt(
  words: readonly SpokenWord[],
  index: number,
  kept: readonly SpokenWord[],
  isHesitation: (index: number) => boolean,
): number {
  const at = (offset: number) => words[index + offset]?.plain ?? "";
  const before = kept.at(-1)?.plain ?? "";
  const isYouKnow = at(0) === "you" && at(1) === "know";
  if (isYouKnow && !AFTER_KNOW.has(at(2)) && !BEFORE_KNOW.has(before)) return 2;
  if (
    at(0) === "i" &&
    at(1) === "mean" &&
    !CORRECTS.test(at(2)) &&
    !/^(?:what|do|did|how|that)$/.test(before) &&
    !(before === "and" && plainEnd(kept, STRESSED).split(" ").includes(at(2))) &&
    !EXPLAINS.test(plainEnd(kept, EXPLAINED))
  )
    return 2;
  // "Oh gosh", "oh my gosh"; whoever says more of it means it.
  const exclaimed = ["gosh", "oh gosh", "oh my gosh"].find((sound) =>
    sound.split(" ").every((one, offset) => at(offset) === one),
  );
  if (exclaimed && before !== "my") return exclaimed.split(" ").length;
  if (at(0) === "like" && isFillingLike(before, at(1), at(2))) return 1;
  return repeatedAt(words, index, isHesitation);
}

function plainEnd(words: readonly SpokenWord[], count: number): string {
  return words
    .slice(-count)
    .map(({ plain }) => plain)
    .join(" ");
}

/** "You get like a puddle", "like I tried it twice"; "it takes like three hours" means about three. */
function isFillingLike(before: string, next: string, afterNext: string): boolean {
  if (/^(?:a|an)$/.test(next)) return /^(?:get|got|need|needs)$/.test(before);
  const isAsIf = /'re$/.test(next) && DOING.test(afterNext) && !NEVER_COMPARED.test(before);
  return !isAsIf && SUBJECT.test(next) && !TOLD.test(afterNext) && !COMPARES.test(before);
}

/** A stutter: the same word or pair of words twice in a row. The first is dropped. */
function repeatedAt(
  words: readonly SpokenWord[],
  index: number,
  isHesitation: (index: number) => boolean,
): number {
  // A sound between them is no word: "we're um we're".
  const ahead: SpokenWord[] = [];
  for (
    let next = index;
    next < words.length && ahead.length < 4 && next < index + REACH;
    next += 1
  ) {
    const word = words[next];
    if (word && (next === index || !isHesitation(next))) ahead.push(word);
  }
  const at = (offset: number) => ahead[offset];
  const same = (one: number, other: number) =>
    at(one)?.plain === at(other)?.plain && at(other)?.opens === false;
  const isStuttered = (offset: number) => STUTTERED.has(at(offset)?.plain ?? "");
  if (same(0, 1) && isStuttered(0)) return 1;
  // Not "the roof the roof", where one sentence may end and another begin, nor "over and over and".
  const isAgain = /^(?:and|or)$/.test(at(1)?.plain ?? "") && !isStuttered(0);
  if (same(0, 2) && same(1, 3) && isStuttered(1) && !isAgain) return 2;
  return 0;
}

function capitalized(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
