import { lowerCaseWords, sharedCount, stemsOf } from "@/lib/drafting/draft-words";

/** Words that want a figure after them, and what stands there when the figure is missing. */
const MISSING_FIGURE =
  /\b(?:over|about|around|approximately|nearly|roughly|at least|up to|more than|less than|fewer than|as (?:many|much|little|few) as) (?:(?:millions|billions|thousands)\b|(?:percent|degrees|years|months|weeks|days|hours|minutes|seconds|feet|inches|miles|meters|kilometers|pounds|ounces|dollars|cups|times)(?! of\b))/i;
/** Words that can't stand next to each other unless something between them is gone. */
const MISSING_WORD =
  /\b(?:between and|from to|as of|of (?:of|and|or|by|to|at)|at (?:at|of|and|by)|by (?:by|of|at)|the (?:the|of|and|or|to|in|by|at|is|are|was|were)|an? (?:and|or|of|to|in|at|is|are|was|were))\b/i;
const MISSING_SIGN =
  /\s{2}|[\u00a0]|\s[,.;:!?](?:\s|$)|(?:^|\s)-\p{L}|\p{L}-(?=\s(?!and\b|or\b|to\b))|\(\s*\)|(?:^|\s)(?:[b-hj-z]|nd|rd|th)(?=[\s,]|\.(?:\s|$))|\p{Cf}|,\s*,/u;

/** Whether something is missing in a sentence, as in "Over  millions" or "in the s": the model may not write figures. */
export function hasHole(sentence: string): boolean {
  return (
    MISSING_SIGN.test(sentence) || MISSING_WORD.test(sentence) || MISSING_FIGURE.test(sentence)
  );
}

const DEFINITION =
  /^(.{2,80}?)\s(?:is|are|was|were|means|refers to)\s(?:(?:simply|just|also|often|usually|defined as|known as|called|a type of|a kind of|a form of)\s)*([^,;.!?]+)/i;
/** What comes after these tells something about the thing. */
const SAYS_MORE = /\s(?:that|which|who|whose|because|when|where|while|but)\s.*/i;
/** Words that define nothing by themselves. */
const HOLLOW = stemsOf(
  "practice process activity method way art act type form kind thing term topic subject name area world example important popular great good",
);

/** Whether a sentence says that a thing is itself: "Urban gardening is the practice of gardening in urban areas." */
export function definesItself(sentence: string): boolean {
  const [, subject = "", rest = ""] = DEFINITION.exec(sentence) ?? [];
  const named = stemsOf(subject);
  const said = [...stemsOf(rest.replace(SAYS_MORE, ""))];
  const meaningful = said.filter((stem) => !HOLLOW.has(stem));
  return named.size > 0 && meaningful.length > 0 && meaningful.every((stem) => named.has(stem));
}

/** This many words of ours in a row are no coincidence when two of them carry meaning; nor are this many in all. */
const LEAKED_WORDS = 3;

/**
 * Creates a check for sentences that repeat what we told the model.
 *
 * @param told everything it was told but for the topic
 */
export function createLeakCheck(
  told: readonly string[],
  topic: string,
): (sentence: string) => boolean {
  const runs = new Set(told.flatMap((text) => runsOf(lowerCaseWords(text))));
  const about = stemsOf(topic);
  const ours = new Set([...stemsOf(told.join(" "))].filter((stem) => !about.has(stem)));
  return (sentence) =>
    sharedCount(ours, stemsOf(sentence)) >= LEAKED_WORDS ||
    runsOf(lowerCaseWords(sentence)).some((run) => runs.has(run));
}

function runsOf(words: readonly string[]): string[] {
  const starts = words.slice(0, Math.max(0, words.length - LEAKED_WORDS + 1));
  return starts
    .map((_, at) => words.slice(at, at + LEAKED_WORDS).join(" "))
    .filter((run) => stemsOf(run).size >= 2);
}
