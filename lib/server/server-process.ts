import "server-only";

import { env } from "@/lib/core/env";
import { recordPeerAddresses } from "@/lib/server/peer-address";

/** Checks the environment, starts the server's services, and shuts them down on SIGTERM or SIGINT. */
export async function startServer(): Promise<void> {
  checkEnvironment();
  recordPeerAddresses();
  // Imported after the check, because these modules read the environment when they load.
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

/** Exits with code 78 (EX_CONFIG) instead of starting half-configured. */
function checkEnvironment(): void {
  try {
    env();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(78);
  }
}
