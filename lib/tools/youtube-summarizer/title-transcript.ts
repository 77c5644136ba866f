import type { DocumentPart } from "@/lib/documents/citation";
import { newsWeight, withoutExplaining } from "@/lib/documents/news";
import { subjectOfTalk } from "@/lib/documents/small-talk";
import { standaloneStatement, topStory } from "@/lib/documents/stands-alone";
import { mostNamed } from "@/lib/documents/topic-names";
import { guestIn } from "@/lib/documents/verdicts";
import { afterGreeting } from "@/lib/tools/youtube-summarizer/after-greeting";
import { tagWords } from "@/lib/tools/youtube-summarizer/tag-words";

/** What a talk is about is said in its first sentences. */
const FIRST_SENTENCES = 8;
const NAMED_IN = 60;
const MAX_WORDS = 9;
/** Not every language has spaces between its words. */
const MAX_CHARACTERS = 80;
/** "Today I want to talk about", "Today we're" before "fixing a faucet". */
const BEFORE_SUBJECT =
  /^today,? \S+(?: (?:am|are|will|want|going|gonna|to|be|talk|talking|speak|tell|show|explain|look|discuss|cover|you|about|at|how)){0,9} (?:how to )?/i;
/** "I've been using the Halden Brio for six weeks": what a review is of. */
const TRIED =
  /\b(?:using|testing|reviewing|driving|wearing|riding|living with|trying(?: out)?) (?:the|this) (?!same\b|whole\b|new\b)([\p{L}\d-]+(?: [\p{L}\d-]+){0,3}?) (?:for|since|every)\b/iu;
const AFTER_SUBJECT = /(?:,(?!\d)| (?:who|which|that|because|and (?:i|we|you|why|how))\b).*$/i;

/** "In this video I'll show you how to bleed a radiator". */
const SHOWS =
  /\b(?:in (?:this|my|today['’]s) (?:video|talk|lecture|tutorial|episode|lesson)|in the next \p{L}+ minutes),? (?:i(?:['’]ll| will|['’]m going to| want to|['’]d like to)|we(?:['’]ll| will|['’]re going to| want to)) (?:show you|explain(?: to you)?|teach you|talk about|tell you(?: about)?|look at|cover) ((?:how to|how|why|the|an?|what) (?!it\b|it['’]s\b|they\b|this\b|that\b|we\b|i\b)(?:[^,.;:]|(?<=\d)[,:](?=\d)|\.(?=[\p{L}\d])|(?<=(?<![\p{L}\d])(?:\p{L}|dr|mrs?|ms|st|prof|vs|jr|sr))\.(?! ?$|[\p{L}\d])){6,80})/iu;
/** "This video is about moths", "I want to talk about the price of bread". */
const IS_ABOUT =
  /\b(?:(?:this|today['’]s|my) (?:video|talk|lecture|tutorial|episode|lesson|story|sermon) is (?:all )?about|(?:(?:i|we)(?:['’]ll| will| want to| would like to|['’]d like to)|i['’]m (?:going to|gonna)|we['’]re (?:going to|gonna)|let['’]s|we['’]re) talk(?:ing)? (?:to you |today |a (?:little )?bit ){0,2}about) (?!(?:it|that|this|them|these|those|you|me|what|how)\b)((?:[^,.;:?]|(?<=\d)[,:](?=\d)|\.(?=[\p{L}\d])|(?<=(?<![\p{L}\d])(?:\p{L}|dr|mrs?|ms|st|prof|vs|jr|sr))\.(?! ?$|[\p{L}\d])){4,80})/iu;
/** "A really simple loaf", not "a not very good phone", nor "a very old phone", which would become "a old phone". */
const STRESSES =
  /(?<=\b(?:the|this|that|these|those|my|our|your|some|two|three) )(?:really|very) (?=\p{L})|(?<=\ba )(?:really|very) (?=[b-df-gj-np-tv-z])/giu;
/** What I do isn't what happens to the thing. */
const OF_SPEAKER = /^(?:i|we|you|my|our|your|there|if|when|in|on|at|for|with)\b/i;
const VERB = /^(?:Cop|Mod|Pres|Past|Aux)|\+Cop/;
/** "Today I'm finally doing the video": of what, it doesn't say. */
const VAGUE =
  /\b(?:something|somebody|someone|anything|(?:the|an?|this|my|another) (?:video|episode|question|thing|number one thing|tutorial|stream|talk))\b/i;
/** What is named often in any talk. */
const DULL =
  /^(?:things?|turns?|takes?|back|lines?|rooms?|sides?|ends?|parts?|places?|points?|works?|hands?|words?|ones?|kinds?|ways?|cases?)$/i;
const MOST_NAMED = 4;
const LEAST_TOLD = 4;
const MAX_TOLD = 14;
const MOST_BEFORE_NAME = 3;

/** What to call a transcript that came without a title: what it says it is about, or names most often, or its first words after a greeting. */
export async function titleTranscript(parts: readonly DocumentPart[]): Promise<string> {
  const sentences = parts.map(({ text }) => text);
  const first = sentences.slice(0, FIRST_SENTENCES);
  const guest = first.map(guestIn).find(Boolean);
  const said = first.map(subjectOfTalk).find((one) => one && !VAGUE.test(one));
  const subject =
    (guest && `Interview with ${guest}`) ??
    said?.replace(BEFORE_SUBJECT, "").replace(AFTER_SUBJECT, "") ??
    first.map(topStory).find(Boolean) ??
    first.map((sentence) => TRIED.exec(sentence)?.[1]).find(Boolean);
  const shown = first
    .map((sentence) => (SHOWS.exec(sentence) ?? IS_ABOUT.exec(sentence))?.[1])
    .find((one) => one && !VAGUE.test(one))
    ?.replace(AFTER_SUBJECT, "");
  const news = first.map(withoutExplaining).find((told, at) => told !== first[at]);
  const title = subject?.replace(STRESSES, "") ?? shown ?? news ?? (await titleByName(sentences));
  const whole = title.replace(/[.!?]$/, "");
  const words = whole.split(" ").slice(0, MAX_WORDS).join(" ");
  const short = [...words.slice(0, 2 * MAX_CHARACTERS)].slice(0, MAX_CHARACTERS).join("");
  const told = short === whole ? short : `${short}…`;
  return `${told.charAt(0).toUpperCase()}${told.slice(1)} (transcript)`;
}

/** "The Erie Canal was 363 miles long", in the beginning of a talk that goes on about the canal. */
const PRESENTED =
  /^(?:(?:So|Now|And|Well),? )?(?:The )?(\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){1,3}) (?:is|was|are|were) /u;
const MOST_BEFORE_PRESENTED = 5;
const LEAST_PRESENTED = 5;

/** The name that a talk tells of first, where it goes on about that. */
function presentedIn(sentences: readonly string[]): string | undefined {
  const words =
    sentences
      .join(" ")
      .toLowerCase()
      .match(/[\p{L}'’-]+/gu) ?? [];
  const isGoneOn = (name: string) => {
    const last = name.split(" ").at(-1)?.toLowerCase();
    return words.filter((word) => word === last).length >= LEAST_PRESENTED;
  };
  const names = sentences
    .slice(0, MOST_BEFORE_PRESENTED)
    .map((sentence) => PRESENTED.exec(sentence)?.[1]);
  return names.find((name) => name !== undefined && isGoneOn(name));
}

/**
 * The name that a talk presents first; what is said of the thing that it names most often; the thing itself where nothing is;
 * else its first words.
 */
async function titleByName(sentences: readonly string[]): Promise<string> {
  const presented = presentedIn(sentences.slice(0, NAMED_IN));
  if (presented) return presented;
  const named = await mostNamed(sentences.slice(0, NAMED_IN), MOST_NAMED);
  const name = named.find((one) => !DULL.test(one));
  if (!name) return afterGreeting(sentences.slice(0, FIRST_SENTENCES));
  const told = sentences
    .slice(0, FIRST_SENTENCES)
    .flatMap((sentence) => toldOf(name, sentence) ?? []);
  return told.find((one) => newsWeight(one) > 0) ?? told[0] ?? name;
}

/** A statement whose subject is a thing, up to its first mark. */
function toldOf(name: string, sentence: string): string | undefined {
  const [own = ""] = standaloneStatement(sentence, LEAST_TOLD)?.split(/[,:](?!\d)|;|[.!]$/) ?? [];
  const words = own.split(" ");
  const last = MOST_BEFORE_NAME + name.split(" ").length;
  const isSubject = words.slice(0, last).join(" ").toLowerCase().includes(name.toLowerCase());
  if (!isSubject || OF_SPEAKER.test(own) || words.length < LEAST_TOLD) return undefined;
  const kinds = tagWords(words.map((word) => word.toLowerCase()));
  const tells = kinds.slice(1).some((kind) => VERB.test(kind));
  return tells && words.length <= MAX_TOLD ? own : undefined;
}
