import type { DocumentPart } from "@/lib/documents/citation";
import { subjectOfTalk } from "@/lib/documents/small-talk";
import { topStory } from "@/lib/documents/stands-alone";
import { mostNamed } from "@/lib/documents/topic-names";
import { guestIn } from "@/lib/documents/verdicts";
import { afterGreeting } from "@/lib/tools/youtube-summarizer/after-greeting";

/** What a talk is about is said in its first sentences. */
const FIRST_SENTENCES = 8;
const NAMED_IN = 60;
const MAX_WORDS = 9;
/** Not every language has spaces between its words. */
const MAX_CHARACTERS = 80;
/** "Today I want to talk about", "Today we're" before "fixing a faucet". */
const BEFORE_SUBJECT =
  /^today,? \S+(?: (?:am|are|will|want|going|gonna|to|talk|talking|speak|tell|show|explain|look|discuss|cover|you|about|at|how)){0,9} (?:how to )?/i;
/** "I've been using the Halden Brio for six weeks": what a review is of. */
const TRIED =
  /\b(?:using|testing|reviewing|driving|wearing|riding|trying(?: out)?) (?:the|this) (?!same\b|whole\b|new\b)([\p{L}\d-]+(?: [\p{L}\d-]+){0,3}?) (?:for|since|every)\b/iu;
const AFTER_SUBJECT = /(?:,| (?:who|which|that|because|and (?:i|we|you|why|how))\b).*$/i;

/** What to call a transcript that came without a title: what it says it is about, or names most often, or its first words after a greeting. */
export async function titleTranscript(parts: readonly DocumentPart[]): Promise<string> {
  const sentences = parts.map(({ text }) => text);
  const first = sentences.slice(0, FIRST_SENTENCES);
  const guest = first.map(guestIn).find(Boolean);
  const said = first.map(subjectOfTalk).find(Boolean);
  const subject =
    (guest && `Interview with ${guest}`) ??
    said?.replace(BEFORE_SUBJECT, "").replace(AFTER_SUBJECT, "") ??
    first.map(topStory).find(Boolean) ??
    first.map((sentence) => TRIED.exec(sentence)?.[1]).find(Boolean);
  const named = await mostNamed(sentences.slice(0, NAMED_IN), 2);
  const title = subject ?? (named.join(" and ") || afterGreeting(first));
  const whole = title.replace(/[.!?]$/, "");
  const words = whole.split(" ").slice(0, MAX_WORDS).join(" ");
  const short = [...words.slice(0, 2 * MAX_CHARACTERS)].slice(0, MAX_CHARACTERS).join("");
  const shown = short === whole ? short : `${short}…`;
  return `${shown.charAt(0).toUpperCase()}${shown.slice(1)} (transcript)`;
}
