import { MONTH } from "@/lib/tools/review-resume/month-names";
import { PERIOD } from "@/lib/tools/review-resume/sections-by-content";
import { isActivityOpening } from "@/lib/tools/review-resume/verbs";

/** After these, a word with a capital belongs to what precedes it. */
const LEADS_ON =
  /(?:^|\s)(?:a|an|the|and|or|of|in|on|at|to|for|from|with|by|via|using|as|into|under|over|per|our|its|their|called|named)$/i;
/** What opens a line about one's work in German: "Leitung von", "Zuständig für". */
const GERMAN_OPENING =
  /^(?:\p{Lu}\p{L}{2,30}(?:ung|ation|arbeit|aufbau|pflege) (?:von|der|des|eines|einer)|Mitarbeit (?:an|bei|in)|Verantwortlich für|Zuständig für)(?!\p{L})/u;
const GERMAN_LEADS_ON =
  /[,;:&]$|^(?:de[rsmn]|die|das|eine?[rsmn]?|und|oder|von|vom|für|mit|bei|zur?m?|in|im|an|am|auf|aus|durch|über|sowie|als|nach|unter)$/i;
const ENDS_WITH_PERIOD = new RegExp(String.raw`${PERIOD.source}\)?$`, "iu");
/** The end of a sentence: not "Inc." or "approx.". */
const ENDS_SENTENCE = /(?:^|[^\p{L}])(?!approx)\p{Ll}{3,30}[.!?]$/u;
/** A sentence's last word: not "approx." or "dept.", which a name may go on after. */
const ENDS_LINE = /^(?!(?:approx|dept|incl|resp)\b)\p{Ll}{2,30}[.!?]$/u;
/** A sentence's last number: "to 95%." Behind a name, "Gate 5." may go on. */
const ENDS_WITH_NUMBER = /^[$€£]?\d[\d.,]{0,12}%?\)?[.!?]$/u;
const MAX_WORD = 32;
/** The period of a job in front of what it was. */
const JOB_BEHIND = new RegExp(
  String.raw`(?<=[.!?]) (?=(?:(?:${MONTH} )?${PERIOD.source}|(?:19|20)\d{2}(?=:)):? \p{L})`,
  "giu",
);
const MIN_WORDS = 3;

/**
 * Divides a line in which several were joined, because their bullets were drawn or not read: where an activity begins in
 * the middle, before the title and period of the next job, and before its period behind a sentence.
 *
 * @param isEnglish otherwise only German openings are known
 */
export function ungluedLines(text: string, isEnglish = true): string[] {
  return dividedAtJobs(text).flatMap((part) => ungluedPart(part, isEnglish));
}

function dividedAtJobs(text: string): string[] {
  // Hardly a line has one, and looking for periods takes longer.
  if (!/[.!?] /.test(text)) return [text];
  const parts: string[] = [];
  let from = 0;
  for (const { index } of text.matchAll(JOB_BEHIND)) {
    if (!ENDS_SENTENCE.test(text.slice(Math.max(from, index - MAX_WORD), index))) continue;
    parts.push(text.slice(from, index));
    from = index + 1;
  }
  return [...parts, text.slice(from)];
}

function ungluedPart(text: string, isEnglish: boolean): string[] {
  const words = text.split(" ");
  if (!isEnglish) return ungluedGerman(words);
  const title = titleStart(words);
  const lines: string[] = [];
  let from = 0;
  for (let index = MIN_WORDS; index < words.length; index += 1) {
    if (index - from < MIN_WORDS || !(index === title || canEnd(words, index))) continue;
    const isStart =
      index === title ||
      (index < title && isActivityOpening(words.slice(index, index + MIN_WORDS).join(" ")));
    if (!isStart) continue;
    lines.push(words.slice(from, index).join(" "));
    from = index;
  }
  return [...lines, words.slice(from).join(" ")];
}

/** What a line about one's work in German may begin with where it has a line to itself: "Terminplanung und Ablage". */
const GERMAN_ACTIVITY =
  /^(?:\p{Lu}\p{Ll}{1,30}- (?:und|sowie) )?\p{Lu}\p{L}{2,30}(?:ung|ungen|ation|arbeit|aufbau|pflege|wesen|kontrolle|anal(?:yse)|annahme|verkauf) (?:von|vom|der|des|eines?|einer|und|sowie|für|im|in|bei|mit|zur?m?|aller|neuer)(?!\p{L})/u;

/** Whether a line opens as one about somebody's work does in German. */
export function opensInGerman(line: string): boolean {
  return GERMAN_ACTIVITY.test(line) || GERMAN_OPENING.test(line);
}

function ungluedGerman(words: readonly string[]): string[] {
  const lines: string[] = [];
  let from = 0;
  for (let index = MIN_WORDS; index < words.length; index += 1) {
    if (index - from < MIN_WORDS || GERMAN_LEADS_ON.test(words[index - 1] ?? "")) continue;
    if (!GERMAN_OPENING.test(words.slice(index, index + MIN_WORDS).join(" "))) continue;
    lines.push(words.slice(from, index).join(" "));
    from = index;
  }
  return [...lines, words.slice(from).join(" ")];
}

/** Whether a line could end before a word that has a capital: not after a name, nor after a word that leads on. */
function canEnd(words: readonly string[], index: number): boolean {
  const before = words[index - 1] ?? "";
  const isWord = /^[\p{Ll}\d].*[\p{L}\d%)]$|^[\d%]$/u.test(before);
  return isWord && !LEADS_ON.test(before) && /^\p{Lu}/u.test(words[index] ?? "");
}

/** Where a title that ends in a period begins: all its longer words have capitals. The end of the line without one. */
function titleStart(words: readonly string[]): number {
  if (!/^\p{Lu}\p{Ll}/u.test(words[0] ?? "")) return words.length;
  const line = words.join(" ");
  const period = ENDS_WITH_PERIOD.exec(line);
  if (!period) return words.length;
  const end = line.slice(0, period.index).trim().split(" ").length;
  const isSentence = isActivityOpening(line);
  const isEnd = (word: string) =>
    ENDS_LINE.test(word) || (isSentence && ENDS_WITH_NUMBER.test(word));
  let start = words.length;
  for (let index = end - 1; index >= MIN_WORDS; index -= 1) {
    const word = words[index] ?? "";
    if (/^\p{Ll}{4}/u.test(word)) break;
    const isBehindSentence = isEnd(words[index - 1] ?? "") && /^\p{Lu}/u.test(word);
    if ((canEnd(words, index) || isBehindSentence) && index < end - 1) start = index;
  }
  return start;
}
