import { type SQL, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { Database } from "@/db/client";
import { insertChainRun } from "@/db/queries/chain-runs";
import { sumEngineUses } from "@/db/queries/engine-uses";
import { findRun } from "@/db/queries/runs";
import type { ChainStep } from "@/lib/chains/steps";
import { RUN_CHAIN } from "@/lib/registry/chain-paths";
import { askRun } from "@/lib/runs/ask-run";
import { writeArticleContract } from "@/lib/tools/write-article/contract";
import { articleRequest } from "@/lib/tools/write-article/options";
import { consumeQuota } from "@/lib/usage/quota";
import { countedRuns } from "@/tests/support/counted-uses";
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

/** Makes a worker take nothing until it gets SIGCONT. It holds no lock then, which others would wait for. */
export async function pause(db: Database, { pid = 0 }: TestServer): Promise<void> {
  for (;;) {
    process.kill(pid, "SIGSTOP");
    await new Promise((resolve) => setTimeout(resolve, 200));
    const [row] = await rowsOf(
      db,
      sql`select count(*)::int as count from pg_stat_activity
        where backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()`,
    );
    if (Number(row?.count) === 0) return;
    process.kill(pid, "SIGCONT");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
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

/**
 * A chain run that waits to be taken up.
 *
 * @param asked.before is told the IDs of its inputs before it can be
 */
export async function askForChain(
  db: Database,
  userId: string,
  asked: {
    steps: readonly ChainStep[];
    inputs: readonly string[];
    before?: (itemIds: readonly string[]) => Promise<void>;
  },
): Promise<{ id: string; chainRunId: string }> {
  const { inputs, before = async () => {} } = asked;
  const steps = [...asked.steps];
  const chainRunId = uuidv7();
  const now = new Date();
  const items = inputs.map((input, position) => ({ id: uuidv7(), position, input }));
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
  await before(items.map(({ id }) => id));
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

/** What a person has in the end: creations, runs charged, and uses of engines. */
export async function countOf(db: Database, userId: string) {
  const [row] = await rowsOf(
    db,
    sql`select count(*)::int as count from creations where user_id = ${userId}`,
  );
  const charged = await countedRuns(userId, db);
  const uses = await sumEngineUses(db, { userId, since: new Date(0) });
  const used = uses.reduce((sum, { runs }) => sum + runs, 0);
  return { creations: Number(row?.count), charged, used };
}

async function rowsOf(db: Database, query: SQL): Promise<{ count?: unknown }[]> {
  const rows: unknown = await db.execute(query);
  return Array.isArray(rows) ? rows : Object(rows).rows;
}
