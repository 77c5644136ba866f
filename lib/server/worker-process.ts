import "server-only";

import { createServer, type ServerResponse } from "node:http";
import { isDraining } from "@/lib/api/drain";
import { env } from "@/lib/core/env";
import { reachDatabase } from "@/lib/providers/database";
import { workerFaults } from "@/lib/server/find-faults";
import { checkEnvironment, onSignal, traceIfAsked } from "@/lib/server/server-process";

/**
 * Carries runs of the servers that share this process's database and storage, until SIGTERM or SIGINT. Serves
 * `/api/health` and nothing else. Exits with code 78 (EX_CONFIG) when it shares none.
 */
export async function startWorker(): Promise<void> {
  checkEnvironment();
  const { DATABASE_URL, WORKER_KINDS } = env();
  const faults = workerFaults({ DATABASE_URL, WORKER_KINDS: WORKER_KINDS.join(",") || "none" });
  if (faults.length > 0) {
    process.stderr.write(`A worker can't start like this:\n  ${faults.join("\n  ")}\n`);
    process.exit(78);
  }
  const stopTracing = await traceIfAsked();
  // Imported after the check, because these modules read the environment when they load.
  const { shutDown, startUp } = await import("@/lib/server/lifecycle");
  const server = createServer((request, response) => void answer(request.url ?? "", response));
  server.listen(env().PORT);
  await startUp("worker");
  onSignal(async () => {
    await shutDown("worker");
    server.close();
    await stopTracing();
  });
}

async function answer(url: string, response: ServerResponse): Promise<void> {
  const isHealth = url.split("?")[0] === "/api/health";
  const kind = isHealth ? await reachDatabase() : null;
  const ready = kind !== null && !isDraining();
  const body = isHealth
    ? { success: ready, live: true, ready, carries: env().WORKER_KINDS }
    : {
        success: false,
        code: "not_found",
        message: "This is a worker. It only serves /api/health.",
      };
  response.writeHead(isHealth ? (ready ? 200 : 503) : 404, {
    "content-type": "application/json",
    "cache-control": "no-store",
  });
  response.end(JSON.stringify(body));
}
