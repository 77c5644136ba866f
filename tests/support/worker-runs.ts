import { sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { Database } from "@/db/client";
import { insertChainRun } from "@/db/queries/chain-runs";
import { findRun } from "@/db/queries/runs";
import type { ChainStep } from "@/lib/chains/steps";
import { RUN_CHAIN } from "@/lib/registry/chain-paths";
import { askRun } from "@/lib/runs/ask-run";
import { writeArticleContract } from "@/lib/tools/write-article/contract";
import { articleRequest } from "@/lib/tools/write-article/options";
import { consumeQuota } from "@/lib/usage/quota";
import { countedUses } from "@/tests/support/counted-uses";
import { startTestServer, type TestServer } from "@/tests/support/test-server";

/** A machine that carries runs, in a process of its own. */
export async function startWorker(
  port: number,
  env: { DATABASE_URL: string; DATA_DIR: string; OPENAI_BASE_URL: string } & Record<string, string>,
): Promise<TestServer> {
  const variables = { AI_TEXT_MODEL: "double", MODELS_FETCH: "off", PRIVATE_ENGINES: "on", ...env };
  const worker = startTestServer(port, variables, [process.execPath, "build/workers/server.mjs"]);
  let isGone = false;
  void worker.exited.then(() => {
    isGone = true;
  });
  for (let tries = 0; tries < 300 && !isGone; tries += 1) {
    const answer = await fetch(`${worker.url}/api/health`).catch(() => undefined);
    if (answer?.ok) return worker;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the worker isn't ready: ${worker.output()}`);
}

/** A person's charged article that waits to be taken up. */
export async function askForArticle(db: Database, userId: string, topic: string): Promise<string> {
  const user = { id: userId, name: "Ada", imageUrl: null, plan: "free" as const };
  const { window } = await consumeQuota(db, user, new Date());
  const ticket = {
    runId: uuidv7(),
    requestHash: "",
    user,
    engine: "server",
    compared: null,
    charge: { ...window, windowStart: window.windowStart.toISOString() },
    files: [],
  };
  const input: Record<string, unknown> = writeArticleContract.input.parse(
    articleRequest(topic, 800),
  );
  const run = { userId, id: uuidv7(), endpoint: "generate-article", input, ticket };
  const asked = { ...run, kind: "remote" as const, now: new Date() };
  await askRun(db, asked, { carrier: "nobody", most: 0 });
  return run.id;
}

/** A chain run on one input that waits to be taken up. */
export async function askForChain(
  db: Database,
  userId: string,
  { steps, input }: { steps: ChainStep[]; input: string },
): Promise<{ id: string; chainRunId: string }> {
  const chainRunId = uuidv7();
  const now = new Date();
  const items = [{ id: uuidv7(), position: 0, input }];
  await insertChainRun(db, { id: chainRunId, userId, name: "Bees", steps, createdAt: now }, items);
  const user = { id: userId, name: "Ada", imageUrl: null, plan: "free" as const };
  const ticket = { runId: uuidv7(), requestHash: "", user, engine: null };
  const run = {
    userId,
    id: uuidv7(),
    endpoint: RUN_CHAIN,
    input: { id: chainRunId, prompt: "Bees" },
    ticket: { ...ticket, compared: null, charge: null, files: [] },
  };
  await askRun(db, { ...run, kind: "remote" as const, now }, { carrier: "nobody", most: 0 });
  return { id: run.id, chainRunId };
}

/** Waits until some text of a run is saved; returns who carries it. */
export async function untilWriting(db: Database, name: { userId: string; id: string }) {
  for (let tries = 0; tries < 300; tries += 1) {
    const run = await findRun(db, name);
    if (run?.carrier && run.text.length > 40) return run;
    if (run?.answer) throw new Error(`it ended: ${JSON.stringify(run.answer).slice(0, 300)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("nobody took the run up");
}

/** What a person has in the end: creations, and runs charged. */
export async function countOf(db: Database, userId: string) {
  const rows: unknown = await db.execute(
    sql`select count(*)::int as count from creations where user_id = ${userId}`,
  );
  const [row] = Array.isArray(rows) ? rows : Object(rows).rows;
  const charged = await countedUses(`runs:${userId}`, db);
  return { creations: Number(row.count), charged };
}
