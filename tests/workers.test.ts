import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Connection, connect } from "@/db/client";
import { listChainItems } from "@/db/queries/chain-runs";
import { requestChainStop } from "@/db/queries/chain-work";
import { findRun } from "@/db/queries/runs";
import { newStep } from "@/lib/chains/steps";
import { watchRun } from "@/lib/runs/follow-run";
import { type FaultyUpstream, startFaultyUpstream } from "@/tests/support/faulty-upstream";
import { type OpenAiDouble, startOpenAiDouble } from "@/tests/support/openai-double";
import { NO_POSTGRES, type PostgresServer, startPostgres } from "@/tests/support/postgres-server";
import type { TestServer } from "@/tests/support/test-server";
import {
  askForArticle,
  askForChain,
  countOf,
  pause,
  startWorker,
  untilWriting,
} from "@/tests/support/worker-runs";

/** Some five seconds of writing, and longer than a worker that stops waits. */
const SHORT = "[[drip:40]] [[words:150]]";
const LONG = "[[drip:180]] [[words:150]]";
const PORTS = [4431, 4432] as const;
const SILENT = { onText: () => {}, onReplace: () => {}, onStep: () => {} };
const folder = mkdtempSync(join(tmpdir(), "atelier-workers-"));

let postgres: PostgresServer;
let double: OpenAiDouble;
let registry: FaultyUpstream;
let connection: Connection;
let workers: TestServer[] = [];

const start = (port: number, more: Record<string, string> = {}) =>
  startWorker(port, {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    OPENAI_BASE_URL: double.url,
    ...more,
  });

describe.skipIf(NO_POSTGRES)(
  `two workers on one Postgres${NO_POSTGRES ? `: ${NO_POSTGRES}` : ""}`,
  () => {
    beforeAll(async () => {
      [postgres, double, registry] = await Promise.all([
        startPostgres(),
        startOpenAiDouble(),
        startFaultyUpstream(),
      ]);
      // No model ever arrives.
      registry.behave(() => {});
      connection = await connect({ url: postgres.url, dataDir: "", poolSize: 4 });
      workers = await Promise.all(PORTS.map((port) => start(port)));
    }, 60_000);
    afterAll(async () => {
      await Promise.all(workers.map((worker) => worker.end("SIGKILL")));
      await connection.close();
      await Promise.all([double.close(), registry.close()]);
      postgres.remove();
      rmSync(folder, { recursive: true, force: true });
    });

    /** Asks for an article and, once it's being written, sends a signal to all workers but one, which took nothing until then. */
    async function interrupt(signal: NodeJS.Signals, length: string) {
      const { db } = connection;
      const other = await start(PORTS[0] + 2);
      await pause(db, other);
      const name = { userId: `user_${uuidv7()}`, id: "" };
      name.id = await askForArticle(db, name.userId, `bees ${signal} ${length}`);
      const before = await untilWriting(db, name);
      const followed = watchRun(db, name, SILENT);
      const at = Date.now();
      const ended = Promise.all(workers.map((worker) => worker.end(signal)));
      process.kill(other.pid ?? 0, "SIGCONT");
      workers = [other];
      const answer = await followed;
      return { name, before, answer, at, exits: await ended };
    }

    it("a run whose worker is killed is taken up within 30 s, made once, and charged once", async () => {
      const { name, before, answer, at } = await interrupt("SIGKILL", SHORT);

      const after = await findRun(connection.db, name);
      expect(after).toMatchObject({ state: "done", timesLost: 1 });
      expect(after?.carrier).not.toBe(before.carrier);
      expect(Number(after?.startedAt) - at).toBeLessThan(30_000);
      expect(String(answer.content).length).toBeGreaterThan(400);
      expect(await countOf(connection.db, name.userId)).toEqual({
        creations: 1,
        charged: 1,
        used: 1,
      });
    }, 60_000);

    it("a worker that stops hands its runs back, which is no attempt", async () => {
      await Promise.all(workers.map((worker) => worker.end("SIGKILL")));
      workers = await Promise.all(PORTS.map((port) => start(port)));
      const { name, before, exits } = await interrupt("SIGTERM", LONG);

      const after = await findRun(connection.db, name);
      expect(after).toMatchObject({ state: "done", timesLost: 0 });
      expect(after?.carrier).not.toBe(before.carrier);
      expect(exits).toEqual([0, 0]);
      expect(before.timesLost).toBe(0);
      expect(await countOf(connection.db, name.userId)).toEqual({
        creations: 1,
        charged: 1,
        used: 1,
      });
    }, 60_000);

    it("a chain's steps are made by workers of their kinds, wherever the chain is", async () => {
      await Promise.all(workers.map((worker) => worker.end("SIGKILL")));
      workers = await Promise.all([
        start(PORTS[0], { WORKER_KINDS: "remote" }),
        start(PORTS[1], { WORKER_KINDS: "vision" }),
      ]);
      const { db } = connection;
      const userId = `user_${uuidv7()}`;
      // The built-in illustrator's, and everyone's.
      const steps = [newStep("generate-image"), newStep("compress-image")];
      const chain = await askForChain(db, userId, { steps, inputs: ["a bee on a flower"] });

      const answer = await watchRun(db, { userId, id: chain.id }, SILENT);

      expect(answer).toMatchObject({ done: 1, failed: 0 });
      const [item] = await listChainItems(db, chain.chainRunId);
      const [image, compressed] = item?.calls ?? [];
      expect(compressed?.state).toBe("done");
      const [chainRun, imageRun] = await Promise.all(
        [chain.id, image?.runId ?? ""].map((id) => findRun(db, { userId, id })),
      );
      expect(imageRun).toMatchObject({ endpoint: "generate-image", kind: "vision", kept: false });
      expect(imageRun?.carrier).not.toBe(chainRun?.carrier);
      expect(await countOf(db, userId)).toEqual({ creations: 2, charged: 2, used: 1 });
    }, 60_000);

    it("a chain that waits for another worker's step goes on after its own worker stops", async () => {
      await Promise.all(workers.map((worker) => worker.end("SIGKILL")));
      workers = [await start(PORTS[0], { WORKER_KINDS: "remote" })];
      const { db } = connection;
      const userId = `user_${uuidv7()}`;
      const steps = [newStep("generate-image")];
      const chain = await askForChain(db, userId, { steps, inputs: ["a bee on a flower"] });
      const handedOn = async () => {
        const [item] = await listChainItems(db, chain.chainRunId);
        const [image] = item?.calls ?? [];
        return image && findRun(db, { userId, id: image.runId });
      };
      await expect.poll(handedOn, { timeout: 20_000 }).toMatchObject({ state: "running" });

      await workers[0]?.end("SIGTERM");
      workers = await Promise.all([
        start(PORTS[0] + 2, { WORKER_KINDS: "remote" }),
        start(PORTS[1] + 2, { WORKER_KINDS: "vision" }),
      ]);

      const answer = await watchRun(db, { userId, id: chain.id }, SILENT);
      expect(answer).toMatchObject({ done: 1, failed: 0 });
      expect(await countOf(db, userId)).toEqual({ creations: 1, charged: 1, used: 1 });
    }, 90_000);

    it("a chain waits for a model that another worker still downloads, and stops meanwhile", async () => {
      await Promise.all(workers.map((worker) => worker.end("SIGKILL")));
      const downloads = {
        MODELS_FETCH: "on",
        MODELS_DIR: join(folder, "models"),
        npm_config_registry: registry.url,
      };
      workers = await Promise.all([
        start(PORTS[0], { WORKER_KINDS: "remote" }),
        start(PORTS[1], { WORKER_KINDS: "vision", ...downloads }),
      ]);
      const { db } = connection;
      const userId = `user_${uuidv7()}`;
      const steps = [newStep("generate-image"), newStep("remove-background")];
      const chain = await askForChain(db, userId, { steps, inputs: ["a bee on a flower"] });
      const name = { userId, id: chain.id };
      const step = async () => (await findRun(db, name))?.step?.label;
      await expect.poll(step, { timeout: 40_000 }).toContain("waiting for its engine");

      await requestChainStop(db, { id: chain.chainRunId, userId });

      await expect(watchRun(db, name, SILENT)).rejects.toMatchObject({ code: "aborted" });
      const [item] = await listChainItems(db, chain.chainRunId);
      expect(item).toMatchObject({ state: "waiting", calls: [{ step: 0, state: "done" }] });
      expect(await countOf(db, userId)).toEqual({ creations: 1, charged: 1, used: 1 });
    }, 90_000);

    it("says at once what it needs", async () => {
      const alone = start(4435, { DATABASE_URL: "" });
      await expect(alone).rejects.toThrow(/DATABASE_URL: is required for a worker/);
    }, 30_000);
  },
);
