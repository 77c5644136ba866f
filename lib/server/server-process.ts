import "server-only";

import { env } from "@/lib/core/env";

/** Checks the environment, opens everything, and takes over what happens on SIGTERM. */
export async function startServer(): Promise<void> {
  checkEnvironment();
  // Only now: much of what it stands on reads the environment as it is loaded.
  const { shutDown, startUp } = await import("@/lib/server/lifecycle");
  await startUp();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      shutDown().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

/** A server with a wrong environment must not come up half-working: it says why, and ends. */
function checkEnvironment(): void {
  try {
    env();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(78);
  }
}
