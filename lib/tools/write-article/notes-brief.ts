import { splitSentences } from "@/lib/core/sentences";
import { labelAt } from "@/lib/tools/write-article/notes-labels";

/** What begins an item, and the stars of a label in bold. */
const START = /^\s*(?:[-*+•]\s+)?/;
const STARS = /^[*_]{1,2}(?=\p{L})|[*_]{1,2}(?=\s*[:=–—-])|(?<=[:=])[*_]{1,2}/gu;
/** "Audience = freelancers", "Tone: friendly", "Call to action – try it": one to four words, a sign, and what is said of it. */
const LABELED =
  /^((?:\p{L}+[ /&-]{1,3}){0,3}\p{L}+)(?: ?[:=] ?(?=[^\s/=])| [-–—]{1,2} (?=\S))(.*)$/su;

/** Labels that have no reader but the writer. */
const SURE =
  /^(?:(?:target|intended|core|main) (?:audience|readers?|readership)|tone of voice|(?:goal|aim|purpose) of (?:the|this) (?:post|article|piece|text|page|newsletter)|(?:(?:seo|target|focus|primary|secondary|main) )?key ?(?:words?|phrases?)|(?:brand|writing) (?:voice|style)|reading level)$/i;
/** Labels that may tell of what is written about, too: to the writer beside one that can't, or by what is said. */
const WEAK = /^(?:audience|tone(?: ?(?:[/&]|and) ?(?:voice|style))?|voice|goal|seo)$/i;
/** "Tone: friendly" of a text, and neither "warm" of a guitar nor "soprano" of a singer. */
const HAS_MANNER = /^(?:tone.*|voice|style)$/i;
const MANNER =
  /\b(?:friendly|casual|formal|informal|professional|witty|playful|conversational|chatty|upbeat|authoritative|humorous|funny|light-?hearted|encouraging|empathetic|persuasive|jargon|salesy|first[ -]person|second[ -]person|third[ -]person|plain (?:english|language)|tongue[ -]in[ -]cheek)\b/i;
const HAS_LENGTH = /^(?:length|word ?count)$/i;
const TEXT_LENGTH =
  /\b\d[\d.,k]* ?(?:words?|wds|characters|chars|paragraphs?|min(?:ute)?s? read)\b/i;
const WORD_COUNT =
  /^(?:(?:about|around|approx\.?|ca\.?|max\.?|under|up to) |[~<≤] ?)?(?:\d,?)?\d{3}(?: ?(?:[-–]|to) ?(?:\d,?)?\d{3})?[.+]?$/i;
const HAS_FORMAT = /^format$/i;
const TEXT_FORMAT =
  /\b(?:blog ?post|article|listicle|how-?to|newsletter|press release|case study|op-?ed|bullet points|bullets|q ?& ?a|headings|paragraphs)\b/i;
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
  const first = lines.findIndex((line) => line.trim() !== "");
  const said: string[] = [];
  const asked: string[] = [];
  const kept = lines.flatMap((line, at) => {
    const sentences = read[at] ?? [];
    const left: string[] = [];
    let wasOut = false;
    for (const sentence of sentences) {
      const one = saidIn(sentence);
      const call = one && callIn(one);
      const opens = at === first && !hasLabel(lines.slice(at + 1));
      const isOut = one !== undefined && isToWriter(one, hasSure, opens);
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
  if (HAS_MANNER.test(label)) return MANNER.test(value);
  if (HAS_LENGTH.test(label))
    return TEXT_LENGTH.test(value) || (!/^length$/i.test(label) && WORD_COUNT.test(value));
  return HAS_FORMAT.test(label) && TEXT_FORMAT.test(value);
}

/** @param opens it stands at the top, and no label below it */
function isToWriter(one: Said, hasSure: boolean, opens: boolean): boolean {
  if (isSure(one)) return true;
  // "Audience: 300 came" and "Goal: raise $5,000" tell something.
  if (!WEAK.test(one.label) || /\d/.test(one.value)) return false;
  return hasSure || (opens && /^audience$/i.test(one.label));
}

function hasLabel(below: readonly string[]): boolean {
  const next = below.find((line) => line.trim() !== "");
  return next === undefined || labelAt(next.replace(START, "")) !== undefined;
}
