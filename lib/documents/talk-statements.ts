import "server-only";

import { smallest } from "@/lib/core/extremes";
import { sentencesOf, splitParagraphs } from "@/lib/core/sentences";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { adviceFrom } from "@/lib/documents/advice-asked";
import { announcesContent } from "@/lib/documents/announced-content";
import { deniedClaims } from "@/lib/documents/denied-claims";
import type { TalkSentence } from "@/lib/documents/find-topics";
import { sentencesOfHost } from "@/lib/documents/host-turns";
import { joinedStatement } from "@/lib/documents/join-statements";
import { LIKELY, MIN_CERTAINTY, type Statement } from "@/lib/documents/main-points";
import { runsOn } from "@/lib/documents/runs-on";
import { isPhrase } from "@/lib/documents/sentence-kinds";
import { isGreeting, presentsReporter, subjectOfTalk } from "@/lib/documents/small-talk";
import { countedStatement, isFilling } from "@/lib/documents/stands-alone";
import type { SourceDocument, SummaryShape } from "@/lib/documents/summary";
import { contentTerms } from "@/lib/documents/terms";
import { verdictWeight } from "@/lib/documents/verdicts";

/** Statements less likely to be whole sentences are left out, where this many times as many as needed are left. */
const ENOUGH = 1.2;
/** What was decided, or is advised, isn't left out. */
const DECIDES = 2;
/** What a talk is about is said in its first sentences. */
const FIRST_SENTENCES = 8;

/** The sentences of a talk, in their order. */
export async function listSentences({ parts }: SourceDocument): Promise<TalkSentence[]> {
  const pause = createYielder();
  const sentences: TalkSentence[] = [];
  for (const { place, text, certainty, opens = false, speaker, heading } of parts) {
    let begins = opens;
    let headed = heading;
    // A transcript without timestamps may be one part, of thousands of sentences.
    for (const paragraph of splitParagraphs(text)) {
      for (const sentence of sentencesOf(paragraph)) {
        await pause();
        const own = { text: sentence, place, certainty, opens: begins };
        const told = { ...(speaker && { speaker }), ...(headed && { heading: headed }) };
        sentences.push({ ...own, ...told });
        headed = undefined;
        begins = false;
      }
    }
  }
  return sentences;
}

/** Statements that stand alone; where a talk has too few of them, its other sentences as well. */
export async function listStatements(
  sentences: readonly TalkSentence[],
  { min, max }: SummaryShape["points"],
): Promise<Statement[]> {
  const standing = await collect(sentences, joinedStatement);
  if (standing.length >= min) return likeliest(standing, Math.ceil(max * ENOUGH));
  return collect(
    sentences,
    (sentence, next, following) => joinedStatement(sentence, next, following) ?? phraseOf(sentence),
  );
}

/** Those that are likely whole sentences; where they are too few, the likeliest. */
function likeliest(statements: readonly Statement[], least: number): Statement[] {
  const ranked = statements.toSorted((a, b) => b.certainty - a.certainty);
  const kept = ranked.filter(
    ({ certainty, text }, at) =>
      certainty >= MIN_CERTAINTY || at < least || verdictWeight(text) >= DECIDES,
  );
  return kept
    .sort((a, b) => a.sentence - b.sentence)
    .map((statement, ordinal) => ({ ...statement, ordinal }));
}

function phraseOf({ text }: TalkSentence) {
  // "The second thing is posture" says nothing without what follows.
  return isPhrase(text) &&
    !isGreeting(text) &&
    !isFilling(text) &&
    !announcesContent(text) &&
    !presentsReporter(text) &&
    !runsOn(text) &&
    !/\?$|^otherwise\b/i.test(text) &&
    countedStatement(text) === undefined
    ? { text, sentences: 1 }
    : undefined;
}

async function collect(
  sentences: readonly TalkSentence[],
  formOf: typeof joinedStatement,
): Promise<Statement[]> {
  const pause = createYielder();
  const statements: Statement[] = [];
  const seen = new Set<string>();
  const denied = deniedClaims(sentences);
  await pause();
  const hosted = sentencesOfHost(sentences);
  let taken = 0;
  for (const [sentence, spoken] of sentences.entries()) {
    await pause();
    if (sentence < taken) continue;
    const { place, certainty = 1 } = spoken;
    const subject =
      sentence < FIRST_SENTENCES && certainty >= LIKELY ? subjectOfTalk(spoken.text) : undefined;
    const advised = adviceFrom(sentences, sentence);
    const form = subject
      ? { text: subject, sentences: 1 }
      : advised > 0
        ? { text: textOf(sentences.slice(sentence, sentence + advised)), sentences: advised }
        : adviceFrom(sentences, sentence + 1) > 0
          ? undefined
          : formOf(spoken, sentences[sentence + 1], sentences.slice(sentence + 2, sentence + 6));
    if (!form || seen.has(form.text.toLowerCase())) continue;
    if (form.sentences === 1 && denied.has(sentence)) continue;
    // A question is a point with its answer only.
    const isAnswered = form.sentences > 1 && /\?$/.test(spoken.text);
    if (hosted.has(sentence) && !isAnswered && verdictWeight(form.text) === 0) continue;
    taken = sentence + form.sentences;
    const { text } = form;
    const speaker = speakerOf(sentences.slice(sentence, taken));
    const reply = isAnswered ? replyIn(sentences.slice(sentence, taken)) : undefined;
    seen.add(text.toLowerCase());
    statements.push({
      text,
      place,
      sentence,
      // Of several sentences, the least likely one tells how likely all are whole.
      certainty: smallest(sentences.slice(sentence, taken).map((one) => one.certainty ?? 1)),
      ordinal: statements.length,
      isLead: false,
      terms: contentTerms(text),
      isSubject: subject !== undefined,
      ...(advised > 0 && { isAdvice: true }),
      ...(speaker && { speaker }),
      ...(reply && { reply }),
    });
  }
  return statements;
}

function textOf(sentences: readonly TalkSentence[]): string {
  return sentences.map(({ text }) => text).join(" ");
}

/** What somebody else answers in sentences that begin with a question. */
function replyIn([, ...rest]: readonly TalkSentence[]): Statement["reply"] {
  const said = rest.slice(rest.findIndex(({ opens }) => opens));
  const speaker = said[0]?.speaker;
  if (!said[0]?.opens) return undefined;
  return { text: textOf(said), ...(speaker && { speaker }) };
}

/** Who says all of the sentences; undefined where nobody is named, or where somebody else answers. */
function speakerOf(sentences: readonly TalkSentence[]): string | undefined {
  const speaker = sentences[0]?.speaker;
  return sentences.every((one) => one.speaker === speaker) ? speaker : undefined;
}
