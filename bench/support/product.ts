import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startTestServer, untilReady } from "@/tests/support/test-server";
import { signUp } from "./sign-up";

/** The product's production build, running in a process of its own. */
export type Product = {
  url: string;
  pid: number;
  /** Its data folder. */
  folder: string;
  /** Signs new people up and returns their bearer tokens, which are good for five minutes. */
  signUp: (people: number) => Promise<string[]>;
  close: () => Promise<void>;
};

/** Limits for people, not for benchmarks. */
const NO_LIMITS = {
  CALLS_PER_MINUTE: "100000000",
  BUILT_IN_RUNS_PER_HOUR_FREE: "100000000",
  RUNS_PER_HOUR_FREE: "100000000",
  SIGN_UPS_PER_HOUR: "100000000",
};

/**
 * Starts the build in `.next`.
 *
 * @param env such as `DATABASE_URL`; without it, the embedded database is used
 * @param folder the data folder; a new one by default
 */
export async function startProduct(
  port: number,
  env: Record<string, string>,
  folder = mkdtempSync(path.join(tmpdir(), "atelier-bench-")),
): Promise<Product> {
  const server = startTestServer(port, {
    DATABASE_URL: "",
    DATA_DIR: folder,
    ADOPT_STORAGE: "on",
    APP_URL: `http://localhost:${port}`,
    ...NO_LIMITS,
    ...env,
  });
  await untilReady(server);
  return {
    url: server.url,
    pid: server.pid ?? 0,
    folder,
    signUp: async (people) => {
      const tokens: string[] = [];
      while (tokens.length < people) tokens.push(await signUp(server.url));
      return tokens;
    },
    close: async () => {
      await server.end("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
