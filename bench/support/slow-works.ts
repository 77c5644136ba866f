import { LIMITS } from "@/lib/core/limits";
import { articleRequest } from "@/lib/tools/write-article/options";
import { QUESTION_HEADS, UNITS, UNITS_OF_SHORT_TEXTS } from "@/tests/support/analyzers/units";
import type { Worker } from "@/tests/support/kill-work";
import { linesAt, makePdf } from "@/tests/support/make-pdf";

/** Work for the server; gives the status of its answer. */
export type SlowWork = () => Promise<number>;

/** Whether the server did the work: what has no text to read is unusable, and any other failure measures nothing. */
export function isExpected(status: number): boolean {
  return (status >= 200 && status < 300) || status === 422;
}

const SENTENCES = [
  "The garden number # was founded in 1984 by twelve neighbors who met at a bakery.",
  "Water comes from a well that was drilled to a depth of # meters.",
  "Volunteers water bed # every second evening in the summer months.",
  "A grant of 4,# dollars paid for the greenhouse and its heating.",
];
/** On 18 pages of their usual size. */
const RESUME_CHARACTERS = 90_000;
const LINE_CHARACTERS = 100;
const LINES_OF_PAGE = 50;
/** As many as an account may save in an hour by default. */
const ARCHIVED_TEXTS = 60;
/** Without them, what is sent is no résumé. */
const RESUME_LINES = [
  "Ada Byron",
  "ada@example.com",
  "Experience",
  "Engineer, Acme, 2019 - 2023",
  "Reduced the page load time by 42% for 120,000 users of the shop",
  "Education",
  "BSc Computer Science, MIT, 2018",
  "Skills",
  "Java, Go, SQL",
  "Experience",
];
/** Of the fonts that every reader of PDFs has. */
const LATIN = /^[\x20-\x7e]+$/;
const SHORT_UNITS = [...UNITS, ...UNITS_OF_SHORT_TEXTS];
/** One question in so many is asked of each unit's: there are a dozen heads, and each takes all units together for 40 s. */
const HEADS_OF_UNIT = 4;

/** What makes the server read: ordinary texts, and ones that made one of its readers or another slow. */
export async function* worksOf(worker: Worker): AsyncGenerator<[name: string, SlowWork]> {
  const latin = UNITS.filter((unit) => LATIN.test(unit));
  const send = (endpoint: string, input: object) => () => sendJson(worker, endpoint, input);
  const transcript = (text: string) =>
    send("youtube-summary", { url: "", detail: "detailed", transcript: text });
  yield* [
    ["transcript: lecture, timed", transcript(lecture("\n", true))],
    ["transcript: lecture, plain", transcript(lecture(" ", false))],
    ...UNITS.map((unit): [string, SlowWork] => [
      `transcript: ${JSON.stringify(unit)}`,
      transcript(filled(unit, LIMITS.transcriptCharacters)),
    ]),
    ...typedWorksOf(worker),
    ...UNITS.map((unit): [string, SlowWork] => [
      `text: ${JSON.stringify(unit)}`,
      send("extract-text", { text: `a${filled(unit, LIMITS.ocrTextCharacters - 2)}b` }),
    ]),
    [
      "resume: lecture",
      () => review(worker, lines(lecture(" ", false).slice(0, RESUME_CHARACTERS)), ""),
    ],
    ...latin.flatMap((unit): [string, SlowWork][] => {
      const text = filled(unit, RESUME_CHARACTERS);
      const job = filled(unit, LIMITS.jobDescriptionCharacters);
      return [
        [`resume: ${JSON.stringify(unit)} in lines`, () => review(worker, lines(text), job)],
        [`resume: ${JSON.stringify(unit)} in a row`, () => review(worker, [text], "")],
      ];
    }),
    ...latin.map((unit): [string, SlowWork] => [
      `pdf: ${JSON.stringify(unit)}`,
      () => summarize(worker, lines(filled(unit, LIMITS.transcriptCharacters))),
    ]),
  ] satisfies [string, SlowWork][];
  // Only now: a person keeps only so many documents.
  const contextId = await summarizedPaper(worker);
  yield* QUESTION_HEADS.map((head): [string, SlowWork] => [
    `questions: ${JSON.stringify(head)}`,
    () => askAbout(worker, { endpoint: "pdf-chat", contextId, head }),
  ]);
  const ids = await savedTexts(worker);
  yield ["archive: long texts", () => download(worker, ids)];
}

/** Questions about a talk, and notes to write an article from. */
function typedWorksOf(worker: Worker): [name: string, SlowWork][] {
  return [
    ...QUESTION_HEADS.map((head): [string, SlowWork] => [
      `talk: questions: ${JSON.stringify(head)}`,
      () => askOfTalk(worker, head),
    ]),
    ...UNITS.map((unit): [string, SlowWork] => [
      `notes: ${JSON.stringify(unit)}`,
      () => {
        const notes = `a${filled(unit, LIMITS.notesCharacters - 2)}b`;
        return sendJson(worker, "generate-article", { ...articleRequest("Bees", 800), notes });
      },
    ]),
  ];
}

/** Summarizes a talk first: a person keeps only so many documents. */
async function askOfTalk(worker: Worker, head: string): Promise<number> {
  const answer = await worker.fetch("/api/ai/youtube-summary", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ url: "", detail: "short", transcript: lecture("\n", true) }),
  });
  const { contextId } = (await answer.json()) as { contextId: string };
  return askAbout(worker, { endpoint: "youtube-chat", contextId, head });
}

/**
 * Asks one question after another, each as long as questions may be, with a share of the units: another for each head.
 *
 * @returns the highest status
 */
async function askAbout(
  worker: Worker,
  about: { endpoint: string; contextId: string; head: string },
): Promise<number> {
  const { endpoint, contextId, head } = about;
  const tail = "? x";
  const room = LIMITS.questionCharacters - head.length - tail.length;
  const place = QUESTION_HEADS.indexOf(head) % HEADS_OF_UNIT;
  let worst = 0;
  for (const unit of SHORT_UNITS.filter((_unit, at) => at % HEADS_OF_UNIT === place)) {
    const question = `${head}${filled(unit, room)}${tail}`;
    // All of them take longer than a token is good for.
    await worker.refresh();
    worst = Math.max(worst, await sendJson(worker, endpoint, { question, contextId }));
  }
  return worst;
}

async function sendJson(worker: Worker, endpoint: string, input: object): Promise<number> {
  const answer = await postJson(worker, `/api/ai/${endpoint}`, input);
  await answer.text();
  return answer.status;
}

function postJson(worker: Worker, path: string, input: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return worker.fetch(path, { method: "POST", headers, body: JSON.stringify(input) });
}

async function download(worker: Worker, ids: readonly string[]): Promise<number> {
  const answer = await postJson(worker, "/api/user/download-creations", { ids });
  await answer.arrayBuffer();
  return answer.status;
}

/** Texts as long as they may be, of characters that take long to compress. */
async function savedTexts(worker: Worker): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 0; page < ARCHIVED_TEXTS; page += 1) {
    const codes = Array.from(
      { length: LIMITS.ocrTextCharacters },
      (_, at) => 0x4e00 + (((at + page) * 7_919 + ((at * at) % 10_007)) % 20_000),
    );
    const text = codes.map((code) => String.fromCharCode(code)).join("");
    const answer = await postJson(worker, "/api/ai/extract-text", { text, source: "page.png" });
    if (!answer.ok) throw new Error(`A text to download was answered with ${answer.status}.`);
    ids.push(((await answer.json()) as { id: string }).id);
  }
  return ids;
}

async function review(worker: Worker, texts: readonly string[], job: string): Promise<number> {
  const body = new FormData();
  body.append("resume", pdfOf([...RESUME_LINES, ...texts]), "resume.pdf");
  body.append("jobDescription", job);
  const answer = await worker.fetch("/api/ai/resume-review", { method: "POST", body });
  await answer.text();
  return answer.status;
}

async function summarize(worker: Worker, texts: readonly string[]): Promise<number> {
  return (await sendPdf(worker, texts)).status;
}

async function sendPdf(worker: Worker, texts: readonly string[]) {
  const body = new FormData();
  body.append("pdf", pdfOf(texts), "paper.pdf");
  const answer = await worker.fetch("/api/ai/summarize-pdf", { method: "POST", body });
  return { status: answer.status, summary: (await answer.json()) as { contextId: string } };
}

/** The document that is asked about: as long as a book. */
async function summarizedPaper(worker: Worker): Promise<string> {
  await worker.refresh();
  const { status, summary } = await sendPdf(worker, lines(lecture(" ", false)));
  if (status !== 200) throw new Error(`The document to ask about was answered with ${status}.`);
  return summary.contextId;
}

function pdfOf(texts: readonly string[]): Blob {
  const count = Math.ceil(texts.length / LINES_OF_PAGE);
  const pages = Array.from({ length: count }, (_, page) => ({
    texts: linesAt(texts.slice(page * LINES_OF_PAGE, (page + 1) * LINES_OF_PAGE)),
  }));
  return new Blob([new Uint8Array(makePdf(pages))], { type: "application/pdf" });
}

function lines(text: string): string[] {
  const count = Math.ceil(text.length / LINE_CHARACTERS);
  return Array.from({ length: count }, (_, at) =>
    text.slice(at * LINE_CHARACTERS, (at + 1) * LINE_CHARACTERS),
  );
}

function filled(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}

function lecture(separator: string, isTimed: boolean): string {
  let text = "";
  for (let at = 0; text.length < LIMITS.transcriptCharacters; at += 1) {
    const time = isTimed ? `${Math.floor(at / 60)}:${String(at % 60).padStart(2, "0")} ` : "";
    const sentence = SENTENCES[at % SENTENCES.length] ?? "";
    text += `${time}${sentence.replace("#", String(at))}${separator}`;
  }
  return text.slice(0, LIMITS.transcriptCharacters);
}
