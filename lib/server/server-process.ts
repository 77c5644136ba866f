import "server-only";

import { env } from "@/lib/core/env";
import { keepIdleConnections } from "@/lib/server/idle-connections";
import { ignoreUpgrades } from "@/lib/server/ignore-upgrades";
import { markFileCalls } from "@/lib/server/mark-file-calls";
import { mendRequests } from "@/lib/server/mend-requests";
import { recordPeerAddresses } from "@/lib/server/peer-address";
import { renameTrace } from "@/lib/server/rename-trace";
import { closeStuckReaders } from "@/lib/server/stuck-readers";
import { refuseTinyPieces } from "@/lib/server/tiny-pieces";
import { letConnectionsWait } from "@/lib/server/waiting-connections";

/** Checks the environment, starts the server's services, and shuts them down on SIGTERM or SIGINT. */
export async function startServer(): Promise<void> {
  checkEnvironment();
  recordPeerAddresses();
  markFileCalls();
  keepIdleConnections();
  letConnectionsWait();
  closeStuckReaders();
  ignoreUpgrades();
  renameTrace();
  mendRequests();
  refuseTinyPieces();
  const stopTracing = await traceIfAsked();
  // Imported after the check, because these modules read the environment when they load.
  const { shutDown, startUp } = await import("@/lib/server/lifecycle");
  await startUp();
  onSignal(() => shutDown().then(stopTracing));
}

/** Ends the process on SIGTERM or SIGINT, once `stop` is done. */
export function onSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const end = () => {
    // Ctrl+C arrives from the terminal and again from the start script: the second must not cut the draining short.
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, end);
}

/** @returns a function that sends the last traces */
export async function traceIfAsked(): Promise<() => Promise<void>> {
  if (!env().OTEL_EXPORTER_OTLP_ENDPOINT) return async () => {};
  const { startTracing } = await import("@/lib/server/tracing");
  return startTracing();
}

/** Exits with code 78 (EX_CONFIG) instead of starting half-configured. */
export function checkEnvironment(): void {
  try {
    env();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(78);
  }
}
