/**
 * Many streamed articles at once, of 100 chunks at 20 a second, through the product and from the model itself, in
 * turns: how many arrive whole, how long they take, and what the product holds on to for each: what is still in use
 * after garbage was collected, which is measured in a run of its own.
 *
 * Run `npm run build`, then `node bench/run.mjs streams [2000] [--embedded]`. Uses Postgres if installed, unless told to
 * use the embedded database.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { articleRequest } from "@/lib/tools/write-article/options";
import { openDatabase } from "./support/database";
import { eventsOf, type ReadStream, readStream, type StreamCall } from "./support/event-streams";
import { liveKilobytes, SHOWS_LIVE_HEAP } from "./support/live-heap";
import { startModelDouble } from "./support/model-double";
import { printRow } from "./support/print-row";
import { startProduct } from "./support/product";
import { percentile } from "./support/statistics";

const STREAMS = Number(process.argv[2]) || 2_000;
const ROUNDS = 2;
const WARM_UP = 50;
/** 600 words in 100 chunks, 50 ms apart. */
const SCRIPT = "[[words:600]] [[chunk:6]] [[drip:50]]";
/** A person may have 30 keyed calls running at once. */
const STREAMS_PER_PERSON = 25;
const SAMPLE_MS = 1_000;

type Run = { whole: number; seconds: number; firstP95: number; failure: string | undefined };

const database = process.argv.includes("--embedded") ? undefined : await openDatabase();
const double = await startModelDouble(4318);
const product = await startProduct(4319, {
  DATABASE_URL: database?.url ?? "",
  OPENAI_BASE_URL: double.url,
  AI_TEXT_MODEL: "double",
  ...SHOWS_LIVE_HEAP,
});
const tokens = await product.signUp(Math.ceil(STREAMS / STREAMS_PER_PERSON));

await run(WARM_UP, productCall, isWholeArticle, /event: delta/);
const raw: Run[] = [];
const ours: Run[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  raw.push(await run(STREAMS, rawCall, isWholeAnswer, /"content":"[^"]/));
  ours.push(await run(STREAMS, productCall, isWholeArticle, /event: delta/));
}
const kilobytesEach = (await mostHeld()) / STREAMS;
ours.forEach((own, round) => {
  const beside = raw[round];
  if (!beside) return;
  if (own.failure) console.log(own.failure.slice(0, 500));
  printRow({
    name: `streams, ${STREAMS} at once, ${database ? "Postgres" : "embedded"}`,
    product: `${own.seconds.toFixed(1)} s`,
    beside: `${beside.seconds.toFixed(1)} s`,
    ratio: own.seconds / beside.seconds,
    remark: [
      `whole ${own.whole} of ${STREAMS} (${beside.whole})`,
      `first text p95 ${own.firstP95.toFixed(0)} ms (${beside.firstP95.toFixed(0)})`,
      `${kilobytesEach.toFixed(0)} KB each`,
    ].join(", "),
  });
});
await product.close();
double.close();
database?.remove();

/** Reads `count` streams that begin together. */
async function run(
  count: number,
  callOf: (index: number) => StreamCall,
  isWhole: (read: ReadStream) => boolean,
  firstText: RegExp,
): Promise<Run> {
  await double.reset();
  const startedMs = performance.now();
  const reads = await Promise.all(
    Array.from({ length: count }, (_, index) => readStream(callOf(index), firstText)),
  );
  const seconds = (performance.now() - startedMs) / 1_000;
  const broken = reads.find((read) => !isWhole(read));
  return {
    whole: reads.filter(isWhole).length,
    seconds,
    firstP95: percentile(
      reads.map(({ firstTextMs }) => firstTextMs),
      95,
    ),
    failure: broken && `${broken.status} ${broken.sent.slice(-300)}`,
  };
}

/** The most that the product holds on to while it streams, beyond what it did before, in kilobytes. */
async function mostHeld(): Promise<number> {
  const before = await liveKilobytes(product);
  let isOver = false;
  const streams = run(STREAMS, productCall, isWholeArticle, /event: delta/).finally(() => {
    isOver = true;
  });
  let most = before;
  while (!isOver) {
    most = Math.max(most, await liveKilobytes(product));
    await pause(SAMPLE_MS);
  }
  await streams;
  return most - before;
}

function topicOf(index: number): string {
  return `bees of town ${index} ${SCRIPT}`;
}

function rawCall(index: number): StreamCall {
  const { prompt } = articleRequest(topicOf(index), 800);
  const body = { model: "double", stream: true, messages: [{ role: "user", content: prompt }] };
  return { url: `${double.url}/chat/completions`, headers: {}, body };
}

function productCall(index: number): StreamCall {
  const token = tokens[index % tokens.length] ?? "";
  return {
    url: `${product.url}/api/ai/generate-article`,
    headers: { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() },
    body: articleRequest(topicOf(index), 800),
  };
}

function isWholeAnswer({ sent }: ReadStream): boolean {
  return sent.endsWith("data: [DONE]\n\n");
}

/** Whether what was streamed is all of the article that was saved, and the article is complete. */
function isWholeArticle({ sent }: ReadStream): boolean {
  const events = eventsOf(sent);
  const last = events.at(-1);
  if (last?.event !== "done") return false;
  const { content, meta } = JSON.parse(last.data);
  const streamed = events
    .filter(({ event }) => event === "delta")
    .map(({ data }) => JSON.parse(data).text)
    .join("");
  return !meta.truncated && streamed.trim() === content;
}
