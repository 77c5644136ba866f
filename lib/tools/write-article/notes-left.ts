import { splitSentences } from "@/lib/core/sentences";
import { createYielder, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { lowerCaseWords } from "@/lib/drafting/draft-words";
import { splitStatements } from "@/lib/tools/write-article/notes-capitals";
import { BULLET } from "@/lib/tools/write-article/notes-lines";
import { addsTo } from "@/lib/tools/write-article/notes-opening";
import { withoutPurpose } from "@/lib/tools/write-article/notes-purpose";
import { articleLines } from "@/lib/tools/write-article/notes-reminders";
import { spellOut } from "@/lib/tools/write-article/notes-spelling";

/** What somebody noted for themselves: "check deeds", "todo", "pls make nicer", "end w/ the song". */
const REMINDER =
  /^(?:(?:double-)?check(?! in\b)|verify|confirm|look up|find out)\b(?!.*\byour?\b)(?:\s+\S+){0,3}$|\s[-–—]+ ?check$|\b(?:todo|tbd|fixme|xxx|pls)\b|\?{2}|^(?:end|start|begin|close|open) (?:w\/|with)(?: \S+){1,7}$|^(?:don['’]?t|do not) (?:say|mention|write)\b|\bfor (?:the|our) (?:blog|website|newsletter|local paper|article|post)\b|^maybe (?:add|put|mention|start|end|cut)\b|^(?:call|ask|e?mail|text) \S+ (?:abt|about|re|if|whether)\b|^(?:double-)?check:\s|(?:^|, )credit (?:him|her|them)$|^(?:also,? )?(?:could|can|would) you (?:also |please )*(?:say|mention|add|write)\b/i;
/** The same in parentheses: "(get full name)", "(check this, some say 920)", "(spelling?)". */
const ASIDE =
  /^(?:(?:double-)?check(?! in\b)|verify|confirm|look up|find out|fill in|insert)\b(?!.*\byour?\b)|^(?:get|find|add|needs?) (?:(?:the|a|an|his|her|their|its|full|exact|right|correct|real|better|last|first) )*(?:names?|dates?|years?|numbers?|figures?|quotes?|sources?|links?|titles?|pics?|pictures?|photos?|spelling|prices?|address|details|citations?|references?)\b|^(?:sp|spelling|source|name|date|year|number|who|when|where|right|correct|sure|true|[\d.,]+)\?|\b(?:tb[cd]|not sure)\b/i;
/** "(ask Priya)", and not "(ask at the desk)" */
const ASKS_SOMEBODY = /^(?:[Aa]sk|[Cc]all|[Tt]ext|[Ee]?-?[Mm]ail) \p{Lu}\p{Ll}/u;
const PARENTHESES = /\(([^()\n]+)\)/g;
/** A line at the top that says what kind of text these notes are. */
const OF_WRITING =
  /\b(?:notes|post|piece|draft|summary|blog|article|newsletter|booklet|website|bits|version|not final)\b/i;
/** What is in a text that the notes were taken from, and not in the article. */
const REFERENCE =
  /\b(?:see|cf\.?)\s+(?:also\s+)?(?:figures?|figs?\.?|tables?|sections?|chapters?|pages?|p\.|appendix)\s*[\dA-Z][\d.\w-]*/gi;
const MAX_NAMED = 6;
/** More than an e-mail's header and signature have. */
const MAX_LEFT_OUT = 20;
const MAX_REMINDER_CHARACTERS = 120;
/** "This post explains" begins the article itself. */
const SENTENCE_START = /^(?:this|these|in|here|we|i|you|the)\b/i;

type LeftRequest = {
  article: string;
  notes: string;
  topic: string;
  /** The words of the article that no dictionary has, in small letters. */
  unknownWords: readonly string[];
};

/** Tells what an article of somebody's notes says that a reader can't use: reminders, references, and misspelled words. Shares the event loop. */
export async function leftAsTyped(request: LeftRequest): Promise<string[]> {
  const { article, notes, topic, unknownWords } = request;
  const pause = createYielder();
  const text = article.replace(/^#.*$/gm, "").replaceAll("**", "");
  const reminders = await flatMapInTurns(text.split("\n"), (line) =>
    splitStatements(line.replace(/^\s*(?:[-*]|\d+[.)]) (?:\[[ x]\] )?/, ""))
      .map((sentence) => sentence.replace(/[.!]+$/, ""))
      .filter((sentence) => REMINDER.test(sentence) && sentence.length <= MAX_REMINDER_CHARACTERS),
  );
  const reminded = reminders.join("\n");
  const asides = await flatMapInTurns([...text.matchAll(PARENTHESES)], ([whole, inner = ""]) =>
    isAside(inner) && !reminded.includes(whole) ? [inner] : [],
  );
  const described = splitSentences(text.trim().split("\n", 1)[0] ?? "")
    .slice(0, 1)
    .filter((sentence) => OF_WRITING.test(sentence) && !SENTENCE_START.test(sentence));
  const first = described.length > 0 ? firstLine(await articleLines(notes)) : "";
  const describing = described.filter((sentence) =>
    wordsIn(spellOut(first)).includes(wordsIn(sentence)),
  );
  await pause();
  const references = [...text.matchAll(REFERENCE)].map(([found]) => found);
  const typed = wordsOf(notes);
  const names = namesIn(notes);
  const words = unknownWords.filter(
    (word) =>
      word.length >= 4 &&
      /[aeiouy]/.test(word) &&
      !topic.toLowerCase().includes(word) &&
      !reminded.toLowerCase().includes(word) &&
      typed.has(word) &&
      !names.has(word.charAt(0).toUpperCase() + word.slice(1)),
  );
  return [
    ...named(
      "Left as typed",
      [
        ...describing.map((one) => one.replace(/[.!]+$/, "")),
        ...reminders,
        ...asides,
        ...references,
      ].map((one) => `“${one}”`),
    ),
    ...named("Not in the dictionary", words),
  ];
}

/**
 * Tells what is in the notes and not in their article: what stands around an e-mail, a first line that says
 * the title, and reminders. Shares the event loop.
 */
export async function leftOut(request: Pick<LeftRequest, "article" | "notes">): Promise<string[]> {
  const { article, notes } = request;
  const kept = await articleLines(notes);
  const { envelope, reminders } = kept;
  const first = firstLine(kept);
  const [title = ""] = article.split("\n", 1);
  const typed = [first, spellOut(first)];
  const said = wordsIn(article);
  const isIn = (text: string) => said.includes(wordsIn(text));
  const purpose = withoutPurpose(first);
  const body = wordsIn(article.slice(title.length));
  const isSaid = purpose.said !== "" && body.includes(wordsIn(spellOut(purpose.said)));
  const isOut = purpose.left.length > 0 ? !isSaid : typed.some((one) => !addsTo(title, one));
  const out = typed.some(isIn) ? [] : isOut ? [first] : purpose.left;
  return named(
    "Left out",
    [...envelope, ...out, ...reminders].map((line) => `“${line.trim()}”`),
    MAX_LEFT_OUT,
  );
}

function isAside(text: string): boolean {
  if (text.length > MAX_REMINDER_CHARACTERS) return false;
  return REMINDER.test(text) || ASIDE.test(text) || ASKS_SOMEBODY.test(text);
}

function firstLine({ lines }: { lines: readonly string[] }): string {
  return (lines.find((line) => line.trim() !== "") ?? "").replace(BULLET, "$3");
}

function wordsIn(text: string): string {
  return ` ${lowerCaseWords(text).join(" ")} `;
}

/** As they were typed: a name at the beginning of a line isn't among the words in small letters. */
function wordsOf(notes: string): ReadonlySet<string> {
  return new Set(notes.match(/(?<![\p{L}@])\p{L}[\p{L}'’]*/gu));
}

/** "Ines, Bo, Karim" above "karim to order": names, which no dictionary has. */
function namesIn(notes: string): ReadonlySet<string> {
  return new Set(notes.match(/(?<=[\p{Ll})][,&]? |[,:(] ?)\p{Lu}\p{Ll}+/gu));
}

/** A sentence that names things, but no more than a few. */
export function named(lead: string, all: readonly string[], most = MAX_NAMED): string[] {
  const texts = [...new Set(all)];
  if (texts.length === 0) return [];
  const more = texts.length > most ? `, and ${texts.length - most} more` : "";
  return [`${lead}: ${texts.slice(0, most).join(", ")}${more}.`];
}
