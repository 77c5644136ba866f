/**
 * How much latency the product adds to a hosted model's first token. Starts a server that speaks OpenAI's chat
 * completions API and the production build, then asks both in turns for a streamed article, as the page does: once
 * carried by the queue, so that it goes on without the page, and once as a program does, without it.
 *
 * Run `npm run build`, then `node bench/run.mjs first-token [--embedded]`. Uses Postgres if installed, unless told to
 * use the embedded database.
 */
import { randomUUID } from "node:crypto";
import { articleRequest } from "@/lib/tools/write-article/options";
import { openDatabase } from "./support/database";
import { readStream } from "./support/event-streams";
import { startModelDouble } from "./support/model-double";
import { printRow } from "./support/print-row";
import { startProduct } from "./support/product";
import { median } from "./support/statistics";

const WARM_UP = 20;
const ROUNDS = 61;
const PAUSE_MS = 20;

const database = process.argv.includes("--embedded") ? undefined : await openDatabase();
const double = await startModelDouble(4318);
const product = await startProduct(4319, {
  DATABASE_URL: database?.url ?? "",
  OPENAI_BASE_URL: double.url,
  AI_TEXT_MODEL: "double",
});
const [token = ""] = await product.signUp(1);

const raw: number[] = [];
const ours: number[] = [];
const carried: number[] = [];
for (let round = -WARM_UP; round < ROUNDS; round += 1) {
  const request = articleRequest(`bees of town ${round} [[drip:20]] [[chunk:100]]`, 800);
  const direct = await firstText(`${double.url}/chat/completions`, {}, /"content":"[^"]/, {
    model: "double",
    stream: true,
    messages: [{ role: "user", content: request.prompt }],
  });
  const headers = () => ({
    authorization: `Bearer ${token}`,
    "idempotency-key": randomUUID(),
    // What the page shows.
    "x-engine": "server",
  });
  const address = `${product.url}/api/ai/generate-article`;
  const kept = { "x-run": "keep" };
  const whole = await firstText(address, headers(), /event: delta/, request);
  // A kept run goes on when its reader leaves: read to its end, so that it isn't at work beside the next round.
  const queued = await firstText(address, { ...headers(), ...kept }, /event: delta/, request, {
    untilText: false,
  });
  if (round < 0) continue;
  raw.push(direct);
  ours.push(whole);
  carried.push(queued);
}
const beside = median(raw);
const where = database ? "Postgres" : "embedded";
for (const [name, times] of [
  [`first token, ${where}`, ours],
  [`first token of a run that is kept, ${where}`, carried],
] as const) {
  const own = median(times);
  printRow({
    name,
    product: `${own.toFixed(1)} ms`,
    beside: `${beside.toFixed(1)} ms`,
    ratio: own / beside,
    remark: `+${(own - beside).toFixed(1)} ms`,
  });
}
await product.close();
double.close();
database?.remove();

async function firstText(
  url: string,
  headers: Record<string, string>,
  text: RegExp,
  body: unknown,
  { untilText = true } = {},
): Promise<number> {
  const read = await readStream({ url, headers, body }, text, { untilText });
  if (Number.isNaN(read.firstTextMs)) throw new Error(`${read.status} ${read.sent}`);
  // What the product does after its reader has left is not this measurement's.
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return read.firstTextMs;
}
