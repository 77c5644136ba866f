import type { SpokenWord } from "@/lib/tools/youtube-summarizer/spoken-words";

/** Words with an apostrophe that are no other word without it; "its", "were", "well", "ill", and the like are. */
const CONTRACTIONS = new Map(
  "don't doesn't didn't isn't aren't wasn't weren't haven't hasn't hadn't couldn't shouldn't wouldn't can't won't ain't i'm i've you're you've you'll they're they've they'll we've that's there's here's what's where's who's how's she's he's it'll that'll there'll y'all o'clock"
    .split(" ")
    .map((word) => [word.replace("'", ""), word]),
);
/** "Its a", "its not", "its gonna": nothing that belongs to it begins so. */
const AFTER_IT_IS =
  /^(?:a|an|the|not|gonna|going|been|called|so|too|very|really|just|about|because|my|your|this|that|what|how|why|okay|worth|still|got|gone|already|always|never|probably|actually|also|important)$/;
/** "Okay lets talk": an order to oneself; "it lets you", "he lets go" are none. */
const LETS_DO =
  /^(?:talk|get|start|begin|move|look|see|say|take|try|make|find|do|turn|run|assume|imagine)$/;
const LETTING = /^(?:it|he|she|that|this|which|who|what|never|always|also|and)$/;

/** Writes the apostrophes that captions came without, where no other word is meant. */
export function restoreApostrophes(words: readonly SpokenWord[]): SpokenWord[] {
  return words.map((word, index) => {
    const plain = contractionAt(words, index);
    if (plain === undefined) return word;
    const at = plain.indexOf("'");
    const from = word.text.toLowerCase().indexOf(word.plain);
    if (from < 0) return word;
    const { text } = word;
    return { ...word, plain, text: `${text.slice(0, from + at)}'${text.slice(from + at)}` };
  });
}

/** "And ill see you", and not "ill with fever". */
const I_WILL =
  /^(?:see|show|tell|explain|be|give|talk|get|have|do|put|make|say|let|never|just|always)$/;
/** "So were gonna do", where "they were gonna" had a subject. */
const BEFORE_WE = /^(?:so|now|then|today|what|okay|here|where|week)$/;
const WE_ARE = /^(?:gonna|going|done|good|ready|back|not)$/;

function contractionAt(words: readonly SpokenWord[], index: number): string | undefined {
  const { plain = "" } = words[index] ?? {};
  const next = words[index + 1]?.plain ?? "";
  if (plain === "its") return AFTER_IT_IS.test(next) ? "it's" : undefined;
  if (plain === "lets")
    return LETS_DO.test(next) && !LETTING.test(words[index - 1]?.plain ?? "") ? "let's" : undefined;
  if (plain === "ill") return I_WILL.test(next) ? "i'll" : undefined;
  if (plain === "were")
    return WE_ARE.test(next) && BEFORE_WE.test(words[index - 1]?.plain ?? "") ? "we're" : undefined;
  return CONTRACTIONS.get(plain);
}
