import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { HEADING, HIDDEN, hideFenced, kindOf } from "@/lib/tools/write-article/notes-lines";

/** A question of somebody's notes with the lines of its answer: the lines from `from` up to `end` of the notes. */
export type Answered = { question: string; answer: string[]; from: number; end: number };

const BULLET = /^\s*(?:[-*•‣▪●○–—]|\(?\d{1,2}[.)])\s+/u;
/** "Q: can we bring dogs", "- Q2. When?", "**Q:** Why?" */
const QUESTION =
  /^\s*(?:[-*•]\s+)?(?:\*\*)?q(?:uestion)?(?: ?\d{1,2})?\s?[:.)](?:\*\*)?\s*(\S.*)$/i;
const ANSWER =
  /^\s*(?:[-*•]\s+)?(?:\*\*)?a(?:ns(?:wer)?)?(?: ?\d{1,2})?\s?[:.)](?:\*\*)?\s*(\S.*)$/i;
/** Both in one line. */
const BOTH = /^\s*(?:[-*•]\s+)?q\s?[:.)]\s*(\S[^?]*\?)\s+a\s?[:.)]\s*(\S.*)$/i;
/** "can I reuse bark? no, it breaks down" */
const ASKED_AND_ANSWERED = /^([^?]{3,120}[^?\s]\?)\s+([\p{L}\d"“].*[^?])$/u;
const ASKS =
  /^(?:(?:and|but|so),? )?(?:what|how|why|when|where|who|which|whose|can|could|do|does|did|is|are|was|were|will|would|should|may|must|have|has|any)(?:['’]\p{L}+|n['’]?t)?(?![\p{L}'’-])/iu;
/** "FAQ", "common questions", "Q&A" */
const OF_QUESTIONS = /(?<!\p{L})(?:faqs?|q ?(?:&|and|\+) ?a|questions|asked)(?!\p{L})/iu;
const MAX_QUESTION_CHARACTERS = 160;
/** More lines between two questions are something else than the first one's answer. */
const MAX_GAP_LINES = 12;
/** Fewer questions that nothing marks may be questions to oneself, above a line about something else. */
const MIN_QUESTIONS = { marked: 2, apart: 2, together: 3 };

/** The questions of notes that are answered right below, or in their line, in their order; empty unless there are several. Shares the event loop. */
export async function answeredQuestions(lines: readonly string[]): Promise<Answered[]> {
  const shown = hideFenced(lines);
  const marked = markedQuestions(shown.map((line) => (line === HIDDEN ? "" : line)));
  if (marked.length >= MIN_QUESTIONS.marked) return withGaps(marked, lines);
  const groups = groupsOf(shown);
  const found = await flatMapInTurns(groups, (group) => [questionsIn(lines, group)]);
  const all = found.flat();
  const apart = found.filter(({ length }) => length > 0).length;
  const isFew = all.length < MIN_QUESTIONS.together && apart < MIN_QUESTIONS.apart;
  const areNamed = groups.some(
    ({ from }, at) => (found[at]?.length ?? 0) > 1 && OF_QUESTIONS.test(titleAbove(lines, from)),
  );
  return isFew && !areNamed ? [] : all;
}

/** The line above a group, and its first one. */
function titleAbove(lines: readonly string[], from: number): string {
  let at = from - 1;
  while (at > 0 && lines[at]?.trim() === "") at -= 1;
  return `${lines[at] ?? ""}\n${lines[from] ?? ""}`;
}

function markedQuestions(lines: readonly string[]): Answered[] {
  const found: Answered[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const [, asked, answered] = BOTH.exec(line) ?? [];
    const [, first] = QUESTION.exec(line) ?? [];
    if (!first) continue;
    if (asked && answered) {
      const end = answerEnd(lines, at + 1);
      const answer = [answered, ...lines.slice(at + 1, end)];
      found.push({ question: asQuestion(asked), answer, from: at, end });
    } else {
      const answerAt = answerBelow(lines, at);
      if (answerAt < 0) continue;
      const question = [first, ...lines.slice(at + 1, answerAt)].map((one) => one.trim());
      const end = answerEnd(lines, answerAt + 1);
      const [, text = ""] = ANSWER.exec(lines[answerAt] ?? "") ?? [];
      const whole = question.filter(Boolean).join(" ").replace(/\*\*/g, "");
      if (whole.length > MAX_QUESTION_CHARACTERS) continue;
      const answer = [text, ...lines.slice(answerAt + 1, end)];
      found.push({ question: asQuestion(whole), answer, from: at, end });
    }
    at = (found.at(-1)?.end ?? at + 1) - 1;
  }
  return found;
}

const MAX_QUESTION_LINES = 3;

/** Which of the next lines begins the answer: the question may go on, and a blank line may stand between. */
function answerBelow(lines: readonly string[], at: number): number {
  let blank = 0;
  for (let next = at + 1; next <= at + MAX_QUESTION_LINES; next += 1) {
    const line = lines[next] ?? "";
    if (ANSWER.test(line)) return next;
    if (line.trim() === "") blank += 1;
    if (blank > 1 || QUESTION.test(line) || HEADING.test(line)) return -1;
  }
  return -1;
}

function answerEnd(lines: readonly string[], from: number): number {
  let end = from;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? "";
    if (line.trim() === "" || QUESTION.test(line) || HEADING.test(line)) break;
  }
  return end;
}

/** What stands between an answer and the next question goes on with the answer, unless it has a heading of its own. */
function withGaps(found: readonly Answered[], lines: readonly string[]): Answered[] {
  return found.map((one, at) => {
    const next = found[at + 1];
    const gap = next ? lines.slice(one.end, next.from) : [];
    const isLong = gap.length > MAX_GAP_LINES;
    if (gap.every((line) => line.trim() === "") || isLong || gap.some(isApart)) return one;
    return { ...one, answer: [...one.answer, ...gap], end: next?.from ?? one.end };
  });
}

const MAX_HEADING_WORDS = 5;

function isApart(line: string): boolean {
  const text = line.trim();
  if (text === "") return false;
  const kind = kindOf(line);
  if (kind === "heading" || kind === "rule") return true;
  return kind === "text" && text.split(/\s+/).length <= MAX_HEADING_WORDS && !/[.!?]$/.test(text);
}

type Group = { from: number; end: number };

/** Lines between blank ones. */
function groupsOf(lines: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const last = groups.at(-1);
    if (last?.end === at) last.end = at + 1;
    else groups.push({ from: at, end: at + 1 });
  }
  return groups;
}

/** The questions of a group that is nothing else, below a heading at most. */
function questionsIn(lines: readonly string[], { from, end }: Group): Answered[] {
  const own = lines.slice(from, end);
  if (own.some((line) => /^(?:fence|heading|rule|verbatim|command)$/.test(kindOf(line)))) return [];
  const hasHead = own.length > 2 && isApart(own[0] ?? "") && !isQuestion(own[0] ?? "");
  const start = hasHead ? from + 1 : from;
  const isNamed = OF_QUESTIONS.test(titleAbove(lines, from));
  return withinLines(lines, { from: start, end }, isNamed) ?? belowLines(lines, start, end) ?? [];
}

/** Where each line is a question with its answer; most begin as questions do, unless they are said to be some. */
function withinLines(
  lines: readonly string[],
  { from, end }: Group,
  isNamed: boolean,
): Answered[] | undefined {
  const found = lines.slice(from, end).map((line, at): Answered | undefined => {
    const [, question, answer] = ASKED_AND_ANSWERED.exec(line.replace(BULLET, "").trim()) ?? [];
    if (!question || !answer || /[.!…]\s/.test(question)) return undefined;
    return { question, answer: [answer], from: from + at, end: from + at + 1 };
  });
  const whole = found.filter((one) => one !== undefined);
  const asking = whole.filter(({ question }) => ASKS.test(question)).length;
  const areAll = whole.length === found.length && found.length >= MIN_QUESTIONS.apart;
  return areAll && (isNamed || asking >= whole.length / 2) ? whole : undefined;
}

/** Where a line that asks stands above each answer. */
function belowLines(lines: readonly string[], from: number, end: number): Answered[] | undefined {
  const found: Answered[] = [];
  for (let at = from; at < end; at += 1) {
    const line = lines[at] ?? "";
    const last = found.at(-1);
    if (isQuestion(line)) {
      if (last && last.answer.length === 0) return undefined;
      const number = /^\s*\(?(\d{1,2})[.)]\s/.exec(line)?.[1];
      const question = `${number ? `${number}. ` : ""}${line.replace(BULLET, "").trim()}`;
      found.push({ question, answer: [], from: at, end: at + 1 });
    } else if (last) {
      last.answer.push(line);
      last.end = at + 1;
    } else return undefined;
  }
  return found.length > 0 && found.every(({ answer }) => answer.length > 0) ? found : undefined;
}

/** One that is asked: "which one??" is a doubt. */
function isQuestion(line: string): boolean {
  const text = line.replace(BULLET, "").trim();
  return text.length <= MAX_QUESTION_CHARACTERS && /[^?\s)]\?$/.test(text);
}

/** What asks has a question mark. */
function asQuestion(text: string): string {
  const plain = text.trim().replace(/[.,;]$/, "");
  return ASKS.test(plain) && !/[?!…]$/.test(plain) ? `${plain}?` : text.trim();
}
