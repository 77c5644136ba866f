import { splitSentences } from "@/lib/core/sentences";

/** What begins an item, and the stars of a label in bold. */
const START = /^\s*(?:[-*+•]\s+)?/;
const STARS = /^[*_]{1,2}(?=\p{L})|[*_]{1,2}(?=\s*[:=–—-])|(?<=[:=])[*_]{1,2}/gu;
/** "Audience = freelancers", "Tone: friendly", "Call to action – try it": one to four words, a sign, and what is said of it. */
const LABELED =
  /^((?:\p{L}+[ /&-]{1,3}){0,3}\p{L}+)(?: ?[:=] ?(?=[^\s/=])| [-–—]{1,2} (?=\S))(.*)$/su;

/** Labels that have no reader but the writer. */
const SURE =
  /^(?:(?:target|intended|core|main) (?:audience|readers?|readership)|tone of voice|(?:goal|aim|purpose) of (?:the|this) (?:post|article|piece|text|page|newsletter)|(?:(?:seo|target|focus|primary|secondary|main) )?key ?(?:words?|phrases?)|(?:brand|writing) (?:voice|style)|reading level)$/i;
/** Labels that may tell of what is written about, too, as of an event or a course: to the writer only beside one that can't. */
const WEAK = /^(?:audience|tone(?: ?(?:[/&]|and) ?(?:voice|style))?|goal|seo)$/i;
/** "Audience: 300 came", "Audience: everyone, children welcome", and "Goal: raise money for the shelter" tell something. */
const TELLS = /\d|\b(?:welcome|all ages|money|funds|donations)\b/i;
/** "Tone: friendly" of a text, and not "warm" of a guitar. */
const HAS_TONE = /^tone/i;
const MANNER =
  /\b(?:friendly|professional|conversational|chatty|upbeat|authoritative|light-?hearted|encouraging|empathetic|persuasive|jargon|salesy|first[ -]person|second[ -]person|third[ -]person|plain (?:english|language)|tongue[ -]in[ -]cheek)\b/i;
/** A dance is formal, too, and a film funny. */
const MANNER_OF_MUCH = /\b(?:casual|formal|informal|witty|playful|humorous|funny)\b/i;
const HAS_COUNT = /^word ?count$/i;
const TEXT_LENGTH =
  /\b\d[\d.,k]* ?(?:words?|wds|characters|chars|paragraphs?|min(?:ute)?s? read)\b/i;
const WORD_COUNT =
  /^(?:(?:about|around|approx\.?|ca\.?|max\.?|under|up to) |[~<≤] ?)?(?:\d,?)?\d{3}(?: ?(?:[-–]|to) ?(?:\d,?)?\d{3})?[.+]?$/i;
/** "6 weeks, 500 words a week" is a course's length. */
const TAKES_TIME = /\b(?:days?|weeks?|months?|hours?|lessons?|per|each)\b/i;
const TEXT_FORMAT =
  /\b(?:blog ?post|article|listicle|how-?to|press release|op-?ed|bullet points|bullets|headings)\b/i;
/** By what they say, beside a label that only a brief has. */
const BY_VALUE = new Map<string, (value: string) => boolean>([
  ["style", (value) => MANNER.test(value)],
  // "Voice: soprano" is a singer's.
  ["voice", (value) => MANNER.test(value) || MANNER_OF_MUCH.test(value) || /\bour\b/i.test(value)],
  ["length", (value) => TEXT_LENGTH.test(value) && !TAKES_TIME.test(value)],
  ["format", (value) => TEXT_FORMAT.test(value)],
]);
const CALL = /^call[ -]to[ -]action$/i;
/** "CTA" is Chicago's transit, too. */
const CTA = /^cta$/i;
const ASKS =
  /^["“]?(?:apply|ask|book|buy|call|check|click|contact|donate|download|e-?mail|find|follow|get|give|join|learn|order|read|register|request|reserve|rsvp|schedule|see|send|share|shop|sign|start|subscribe|switch|talk|try|visit|vote|watch|write)\b/i;
/** "Not salesy." behind "Tone: friendly." */
const GOES_ON = /^(?:no|not|avoid|keep it|never)\b/i;
/** A paper names its keywords to its readers. */
const ABSTRACT = /^\W*abstract\b/i;
const MAX_CHARACTERS = 300;

type Said = { label: string; value: string };

/** What notes say to whoever writes, and no reader of the article. */
export type Brief = {
  /** The lines of the article, with what readers are asked to do at the end. */
  lines: string[];
  said: string[];
};

/**
 * Takes a brief out of notes: whom the article is for, its tone, length, and keywords. What readers are asked to do goes to the
 * end without its label.
 *
 * @param texts the lines that are words; undefined for those that stay as they are, such as code
 */
export function withoutBrief(
  lines: readonly string[],
  texts: readonly (string | undefined)[],
): Brief {
  const isPaper = lines.some((line) => ABSTRACT.test(line));
  const read = texts.map((text) => (text === undefined || isPaper ? [] : sentencesOf(text)));
  const hasSure = read.some((sentences) => sentences.some((one) => isSure(saidIn(one))));
  const said: string[] = [];
  const asked: string[] = [];
  const kept = lines.flatMap((line, at) => {
    const sentences = read[at] ?? [];
    const left: string[] = [];
    let wasOut = false;
    for (const sentence of sentences) {
      const one = saidIn(sentence);
      const call = one && callIn(one);
      const isOut = one !== undefined && isToWriter(one, hasSure);
      if (call) asked.push(call);
      else if (isOut || (wasOut && GOES_ON.test(sentence))) said.push(sentence);
      else left.push(sentence);
      wasOut = isOut || (wasOut && GOES_ON.test(sentence));
    }
    if (left.length === sentences.length) return [line];
    const sign = START.exec(line)?.[0] ?? "";
    return left.length > 0 ? [sign + left.join(" ")] : [];
  });
  const isAll = asked.length === 0 && kept.every((line) => line.trim() === "");
  if (isAll) return { lines: [...lines], said: [] };
  return { lines: asked.length > 0 ? [...kept, "", ...asked] : kept, said };
}

function sentencesOf(line: string): string[] {
  return splitSentences(line.replace(START, "").trim());
}

function saidIn(sentence: string): Said | undefined {
  if (sentence.length > MAX_CHARACTERS) return undefined;
  const [, label, value = ""] = LABELED.exec(sentence.replace(STARS, "")) ?? [];
  return label === undefined ? undefined : { label, value: value.trim() };
}

/** What readers are asked to do. */
function callIn({ label, value }: Said): string | undefined {
  if (CALL.test(label) || (CTA.test(label) && ASKS.test(value))) return value;
  return undefined;
}

/** Whether only a brief has this. */
function isSure(one: Said | undefined): boolean {
  if (!one) return false;
  const { label, value } = one;
  if (callIn(one) || SURE.test(label)) return true;
  if (HAS_TONE.test(label)) return MANNER.test(value);
  return HAS_COUNT.test(label) && (TEXT_LENGTH.test(value) || WORD_COUNT.test(value));
}

/** @param hasSure whether the notes have what only a brief has */
function isToWriter(one: Said, hasSure: boolean): boolean {
  const { label, value } = one;
  if (isSure(one) || (HAS_TONE.test(label) && MANNER_OF_MUCH.test(value))) return true;
  if (!hasSure) return false;
  return BY_VALUE.get(label.toLowerCase())?.(value) ?? (WEAK.test(label) && !TELLS.test(value));
}
